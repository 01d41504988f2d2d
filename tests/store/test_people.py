"""What is kept of people and their sessions, and for how long."""

import asyncio

from server.store.keys import people_key
from server.store.people import SESSIONS_KEPT_SECONDS, People
from server.store.store import Store


async def test_the_list_of_everybodys_sessions_is_forgotten_some_day(store: Store) -> None:
    people = [f"{number:016x}" for number in range(100)]
    noted = People(store).note_sessions({(identity, "session"): b"" for identity in people})
    await asyncio.gather(store.call("GET", "something else"), noted)
    for identity in people:
        assert 0 < await store.call("TTL", people_key(identity, "sessions")) <= SESSIONS_KEPT_SECONDS
