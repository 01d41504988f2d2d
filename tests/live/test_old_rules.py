"""A match that began by earlier rules goes on by them on a node of this release, to its end."""

import json
from base64 import b64decode
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from botyard.accounts.identity import Identity
from botyard.games.registry import GAMES
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.rooms.record import Entry, load_entry
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol.volt.events import ModuleDrawn, RobotDestroyed
from tests.net.table import Table, watch
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

pytestmark = pytest.mark.slow

FIXTURE = Path(__file__).parents[1] / "fixtures" / "volt-rules-1.json"
"""A match of VOLT that the last release with version 1 of its rules played and stored.

`head` and the first `stored` of the `entries` are as they were in its middle.
"""


def stored_match() -> tuple[dict[str, Any], list[Entry]]:
    """The fixture, and all entries of its match."""
    found: dict[str, Any] = json.loads(FIXTURE.read_text())
    return found, [load_entry(b64decode(entry), "volt") for entry in found["entries"]]


def sent_again(entry: Entry, id: str) -> Any:
    """The command of an entry, which has its id already."""
    return entry.command


async def test_a_match_of_version_1_goes_on_by_it_and_is_verified_and_replayed(
    own_redis: RedisProcess, own_node: LiveNode
) -> None:
    found, entries = stored_match()
    room, keys = found["room"], room_keys(found["room"])
    for number, entry in enumerate(found["entries"][: found["stored"]], 1):
        own_redis.ask("XADD", keys.log, f"{number}-0", "e", b64decode(entry))
    for field, value in found["head"].items():
        own_redis.ask("HSET", keys.head, field, b64decode(value))
    people = [Identity(one["identity"], one["name"]) for one in found["people"]]
    async with Table() as table:
        players = {one.id: await table.again(own_node, own_node.signer.proof(one, "token")) for one in people}
        for player in players.values():
            assert (await watch(player, room)).room.rules_version == 1
        for entry in entries[found["stored"] :]:
            accepted = await players[entry.identity].ask(partial(sent_again, entry), entry.id)
            assert isinstance(accepted, m.Accepted), accepted
            assert accepted.number == entry.number
    played = [load_entry(data, "volt") for data in await own_node.store.rooms.entries(keys, 1, len(entries))]
    assert [entry.events for entry in played] == [entry.events for entry in entries]
    answer = await own_node.http("GET", f"/api/match/{room}")
    assert verify(read(answer.body)).faults == ()
    line = await own_node.http("GET", f"/api/match/{room}/timeline")
    assert line.status == 200


def test_the_stored_match_shows_the_difference() -> None:
    """After a destruction the operator who scored drew, not the one of the destroyed robot."""
    _, entries = stored_match()
    events = [event for entry in entries for event in entry.events]
    scored = [event for event in events if isinstance(event, RobotDestroyed) and event.scorer is not None]
    assert scored
    after = events[events.index(scored[0]) :]
    drawn = next(event for event in after if isinstance(event, ModuleDrawn))
    assert drawn.seat == scored[0].scorer != scored[0].seat
    assert GAMES["volt"].rules_version == 2
