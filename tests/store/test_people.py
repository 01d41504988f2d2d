"""The stored data of people, their sessions, relations and invitations, on one Redis and on clusters."""

import asyncio

from botyard.store.accounts import ENDED_KEPT_SECONDS, LISTS, SESSIONS_KEPT_SECONDS, Account, AccountStore
from botyard.store.daily import DAILY, DailyStore
from botyard.store.invitations import InvitationIndex
from botyard.store.keys import GUEST_KEPT_SECONDS, user_key
from botyard.store.notifications import NotificationStore
from botyard.store.relations import Relation, Relations
from botyard.store.store import Store
from botyard.store.user_matches import MATCHES, UserMatches

# --- people and sessions ----------------------------------------------------------------------------------------


async def test_the_lists_of_sessions_expire(store: Store) -> None:
    people = [f"{number:016x}" for number in range(100)]
    noted = AccountStore(store).store_sessions({(identity, "session"): b"" for identity in people})
    await asyncio.gather(store.call("GET", "something else"), noted)
    for identity in people:
        assert 0 < await store.call("TTL", user_key(identity, "sessions")) <= SESSIONS_KEPT_SECONDS


async def test_the_data_of_guests_expires_and_that_of_accounts_does_not(store: Store) -> None:
    people, ann = AccountStore(store), "0123456789abcdef"

    async def lives() -> set[int]:
        return {await store.call("TTL", user_key(ann, one)) for one in LISTS}

    await people.store_sessions({(ann, "session"): b""})
    await UserMatches(store).put(ann, "r1", b"its line")
    for circle in (Relation.ASKED, Relation.ASKED_BY, Relation.BLOCKED, Relation.MUTED):
        assert await Relations(store).put(ann, circle, "ben", b"Ben", 9)
    assert await NotificationStore(store).put(ann, "wishes", b"{}")
    assert all(GUEST_KEPT_SECONDS - 60 < left <= GUEST_KEPT_SECONDS for left in await lives())
    await store.calls([("EXPIRE", user_key(ann, one), 1000) for one in LISTS])
    await people.store_sessions({(ann, "session"): b""})
    assert min(await lives()) > 1000, "who comes back is kept for longer"
    await DailyStore(store).note(ann, 20_000, "robot_master", right=True)
    assert await store.call("TTL", user_key(ann, DAILY)) > 0
    assert await people.create_account(ann, Account("Ann", "hash", 0))
    await people.store_sessions({(ann, "another"): b""})
    assert await lives() == {-1}
    assert await store.call("TTL", user_key(ann, DAILY)) == -1
    await UserMatches(store).put(ann, "r2", b"its line")
    assert await store.call("TTL", user_key(ann, MATCHES)) == -1


async def test_lists_of_format_1_without_an_end_get_one_when_the_guest_is_here(store: Store) -> None:
    await store.call("HSET", user_key("0123456789abcdee", Relation.MUTED), "ben", "Ben")
    await AccountStore(store).store_sessions({("0123456789abcdee", "session"): b""})
    assert await store.call("TTL", user_key("0123456789abcdee", Relation.MUTED)) > 0


async def test_a_session_that_ended_is_not_written_again_by_a_node_that_saw_it_before(store: Store) -> None:
    people, ann = AccountStore(store), "0123456789abcdea"
    await people.store_sessions({(ann, "one"): b"1", (ann, "two"): b"2"})
    await people.forget_sessions(ann, ["one"])
    await people.store_sessions({(ann, "one"): b"late", (ann, "two"): b"3"})
    assert (await people.sessions(ann))[0] == {"two": b"3"}
    assert 0 < await store.call("TTL", user_key(ann, "sessions-ended")) <= ENDED_KEPT_SECONDS


# --- relations and invitations ----------------------------------------------------------------------------------


async def test_a_circle_takes_so_many_and_changes_those_who_are_in(store: Store) -> None:
    relations = Relations(store)
    assert await relations.put("ann", Relation.BLOCKED, "ben", b"1", 2)
    assert await relations.put("ann", Relation.BLOCKED, "cay", b"2", 2)
    assert not await relations.put("ann", Relation.BLOCKED, "dan", b"3", 2)
    assert await relations.put("ann", Relation.BLOCKED, "ben", b"4", 2)
    await relations.replace("ann", Relation.BLOCKED, "cay", b"5")
    await relations.replace("ann", Relation.BLOCKED, "eve", b"6")
    assert await relations.of("ann", Relation.BLOCKED) == {"ben": b"4", "cay": b"5"}
    assert await relations.of("ben", Relation.BLOCKED) == {}


async def test_the_newest_stay_and_nothing_older_takes_their_place(store: Store) -> None:
    relations = Relations(store)
    for other, time in (("ben", 3), ("cay", 1), ("dan", 2), ("ben", 2)):
        await relations.put_recent("ann", Relation.RECENT, other, str(time).encode(), time, 2)
    assert await relations.of("ann", Relation.RECENT) == {"ben": b"3", "dan": b"2"}
    assert await relations.get("ann", Relation.RECENT, "cay") is None
    assert 0 < await store.call("TTL", user_key("ann", Relation.RECENT)) <= 90 * 86_400


async def test_a_removed_row_holds_no_place(store: Store) -> None:
    relations = Relations(store)
    await relations.put_recent("ann", Relation.INBOX, "old", b"", 1, 2)
    for number in range(2, 6):
        await relations.put_recent("ann", Relation.INBOX, f"i{number}", b"", number, 2)
        await relations.remove("ann", Relation.INBOX, f"i{number}")
    assert set(await relations.of("ann", Relation.INBOX)) == {"old"}


async def test_all_relations_of_a_user_are_removed_at_once(store: Store) -> None:
    relations = Relations(store)
    for circle in Relation:
        await relations.put("ann", circle, "ben", b"", 9)
        await relations.put_recent("ben", circle, "ann", b"", 1, 9)
    await relations.forget("ann")
    assert [await relations.of("ann", circle) for circle in Relation] == [{}] * len(Relation)
    assert all([await relations.of("ben", circle) for circle in Relation])


async def test_an_invitation_leads_to_its_room_for_a_time(store: Store) -> None:
    index = InvitationIndex(store)
    await index.put("t.1", "room1", 60)
    assert (await index.room("t.1"), await index.room("t.2")) == ("room1", None)
