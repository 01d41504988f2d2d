"""The stored data of people, their sessions, relations and invitations, on one Redis and on clusters.

And a packed room in the place of a live one: put there at once or not at all.
"""

import asyncio

import pytest

from botyard.store.accounts import ENDED_KEPT_SECONDS, LISTS, SESSIONS_KEPT_SECONDS, Account, AccountStore
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.daily import DAILY, DailyStore
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import GUEST_KEPT_SECONDS, alarms_key, room_keys, shard_of, user_key
from botyard.store.notifications import NotificationStore
from botyard.store.relations import MATCHES, InvitationIndex, Relation, Relations, UserMatches
from botyard.store.room_store import CommitData, CommitResult, Head, Verdict
from botyard.store.store import Store
from botyard_protocol.messages import Durability
from tests.support.redis import MEMORY, RedisProcess, connected

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
    await DailyStore(store).record_answer(ann, 20_000, "robot_master", right=True)
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


# --- packed rooms -----------------------------------------------------------------------------------------------


AT = room_keys("room1")
PACKED = ArchivedRoom.of(1, 2, ArchiveReason.FINISHED, b"all of it: \x00\xff")
LIVE_KEYS = (AT.head, AT.log, AT.commands, AT.presence)


async def commit(store: Store, number: int, epoch: int = 1) -> CommitResult:
    return await store.rooms.commit(AT, epoch, number, CommitData(b"entry", b"record", None, 7_000), True)


async def finished(store: Store) -> None:
    """A room with two entries, a person in it, and an alarm."""
    await commit(store, 0)
    await commit(store, 1)
    await store.presence.add(AT, ["ann/1"], 9_000)


async def answers(store: Store) -> None:
    """Wait until Redis answers again."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await store.ping()
            except StoreUnavailable:
                await asyncio.sleep(0.01)


def test_a_packed_form_is_read_as_it_was_written() -> None:
    read = ArchivedRoom.read(PACKED.value)
    assert read == PACKED
    assert read.intact
    beginning = ArchivedRoom.read(PACKED.value[:64])
    assert (beginning.epoch, beginning.number, beginning.reason) == (1, 2, ArchiveReason.FINISHED)
    assert not ArchivedRoom.read(PACKED.value[:-1]).intact


def test_the_longest_stamp_is_read_whole() -> None:
    assert len(ArchivedRoom.of(2**53 - 1, 2**53 - 1, ArchiveReason.FINISHED, b"").stamp) < 64


async def test_the_packed_form_takes_the_place_of_all_live_keys(redis: RedisProcess, store: Store) -> None:
    await finished(store)
    redis.ask("HSET", AT.commands, "ann/#", "1")  # as an earlier release leaves it
    assert await store.rooms.due_rooms([shard_of("room1")], 7_000) == ["room1"]
    assert await store.rooms.archive(AT, PACKED)
    assert await store.rooms.read(AT) == PACKED
    assert [redis.ask("EXISTS", name) for name in LIVE_KEYS] == [b":0\r\n"] * 4
    assert redis.ask("TTL", AT.packed) == b":-1\r\n"
    assert redis.ask("EXISTS", alarms_key(shard_of("room1"))) == b":0\r\n"
    assert await store.rooms.dirty_rooms() == ["room1"]  # unchanged: the lobby has the last entry
    assert await store.rooms.positions(["room1", "other"]) == [(1, 2), None]
    assert await store.rooms.entries(AT, 1, 2) == []


async def test_an_archive_that_a_node_knows_is_not_read_again(store: Store) -> None:
    await finished(store)
    await store.rooms.archive(AT, PACKED)
    known = await store.rooms.read(AT, PACKED.stamp)
    assert isinstance(known, ArchivedRoom)
    assert (known.stamp, known.body) == (PACKED.stamp, b"")
    assert await store.rooms.read(AT, ArchivedRoom.of(1, 2, ArchiveReason.FINISHED, b"another").stamp) == PACKED


@pytest.mark.parametrize(("epoch", "number"), [(1, 1), (1, 3), (2, 2), (0, 0)])
async def test_a_room_that_has_moved_on_is_not_packed(store: Store, epoch: int, number: int) -> None:
    await finished(store)
    assert not await store.rooms.archive(AT, ArchivedRoom.of(epoch, number, ArchiveReason.FINISHED, b""))
    assert await store.rooms.read(AT) == Head(1, 2, b"record")


async def test_only_one_of_many_nodes_that_pack_at_once_does_so(store: Store) -> None:
    await finished(store)
    assert sorted(await asyncio.gather(*(store.rooms.archive(AT, PACKED) for _ in range(8)))) == [False] * 7 + [True]
    assert await store.rooms.read(AT) == PACKED
    assert not await store.rooms.archive(room_keys("nowhere"), PACKED)
    assert await store.rooms.read(room_keys("nowhere")) is None


@pytest.mark.parametrize("number", [0, 1, 2, 3])
async def test_nothing_is_committed_to_a_packed_room(redis: RedisProcess, store: Store, number: int) -> None:
    """Not even its first entry: a room is never made twice."""
    await finished(store)
    await store.rooms.archive(AT, PACKED)
    assert (await commit(store, number)).verdict is Verdict.CONFLICT
    assert await store.rooms.read(AT) == PACKED
    assert redis.ask("EXISTS", AT.head, AT.log, AT.commands) == b":0\r\n"


async def test_the_mark_goes_only_if_the_index_was_made_of_the_same(store: Store) -> None:
    await finished(store)
    await store.rooms.archive(AT, PACKED)
    assert not await store.rooms.clear_dirty(AT, 1)
    assert not await store.rooms.clear_dirty(AT, 0)
    assert await store.rooms.clear_dirty(AT, 2)
    assert await store.rooms.dirty_rooms() == []
    assert await store.rooms.clear_dirty(room_keys("nowhere"), 0)


async def test_an_expired_room_is_marked_published_and_kept_for_a_while(redis: RedisProcess, store: Store) -> None:
    await commit(store, 0)
    await store.rooms.clear_dirty(AT, 1)
    expired = ArchivedRoom.of(1, 1, ArchiveReason.EXPIRED, b"little")
    assert await store.rooms.archive(AT, expired, kept=60, message=b"gone")
    assert 30 <= int(redis.ask("TTL", AT.packed)[1:]) <= 60
    assert await store.rooms.dirty_rooms() == ["room1"]
    assert await store.rooms.positions(["room1"]) == [None]
    assert (await commit(store, 0)).verdict is Verdict.CONFLICT
    redis.ask("DEL", AT.packed)
    assert (await commit(store, 0)).verdict is Verdict.COMMITTED


async def test_a_packed_room_keeps_its_epoch_over_a_redis_that_promises_nothing() -> None:
    """A packed room is there whole or not at all; a live room of the same Redis begins a new epoch."""
    redis = RedisProcess(**{**MEMORY, "appendonly": "yes", "appendfsync": "no"})
    redis.start()
    try:
        async with connected(redis.url) as store:
            await finished(store)
            await store.rooms.archive(AT, PACKED)
            other = room_keys("other")
            await store.rooms.commit(other, 1, 0, CommitData(b"entry", b"record"), False)
            redis.kill()
            redis.start()
            await answers(store)
            assert store.rooms.durability_of(AT) is Durability.MEMORY
            assert await store.rooms.read(AT) == PACKED
            assert await store.rooms.read(other) == Head(2, 1, b"record")
    finally:
        redis.remove()
