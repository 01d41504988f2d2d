"""Finished matches leave Redis for the archive, and none is lost or doubled, whatever ends in between."""

import logging
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from msgspec import structs
from prometheus_client import REGISTRY

from botyard.accounts.pseudonyms import Pseudonyms
from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable, DifferentMatch
from botyard.archive.queries import Filter
from botyard.rooms.room import Room
from botyard.rooms.runtime import mover as module
from botyard.rooms.runtime import stored_rooms
from botyard.rooms.runtime.mover import KEPT_MS, RETRY_MS, Mover, match_of
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.runtime.stored_rooms import packed_of
from botyard.rooms.sight.public_names import STORED_NAMES, PublicNames
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import SHARDS, ended_indexed_key, room_keys
from botyard.store.room_indexes import EndedRooms
from botyard.store.room_store import Head
from botyard.store.store import Store
from botyard_protocol.messages import Abandoned, Status
from tests.replay.matches import ROOM, Table, played_out
from tests.rooms.runtime.test_stored_rooms import packed
from tests.support.redis import RedisProcess, connected
from tests.support.rooms import lay
from tests.support.waiting import until

AT = room_keys(ROOM)
SOON = 10_000
"""A time soon after the end of the matches of these tests."""
LATE = KEPT_MS + 100_000_000
EVER = 2**53


@pytest.fixture(autouse=True)
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mover of these tests need not rest."""
    monkeypatch.setattr(module, "PAUSE_FACTOR", 0)


@pytest.fixture
def table() -> Table:
    """A finished match."""
    return played_out(2)


def mover_at(store: Store, archive: MatchArchive, now: int, names: PublicNames = STORED_NAMES) -> Mover:
    """A mover for which it is `now`."""
    return Mover(store, archive, names, lambda _: now, Rooms(store, names).retention)


async def is_in(store: Store, archive: MatchArchive) -> tuple[bool, bool, int]:
    """Whether the match is in Redis, whether it is in the archive, and how many are to be visited."""
    there = isinstance(await store.rooms.read(AT), ArchivedRoom)
    return there, await archive.log(ROOM) is not None, await EndedRooms(store).waiting(range(SHARDS), EVER)


async def test_a_match_is_archived_at_once_and_leaves_redis_days_later(
    store: Store, archive: MatchArchive, table: Table
) -> None:
    form = await packed(store, table)
    await store.rooms.clear_dirty(AT, form.number)
    assert await is_in(store, archive) == (True, False, 1)
    await mover_at(store, archive, SOON).sweep()
    assert await is_in(store, archive) == (True, True, 1)
    ended = table.entries[-1].time
    assert await EndedRooms(store).due(range(SHARDS), ended + KEPT_MS - 1) == []
    await mover_at(store, archive, ended + KEPT_MS).sweep()
    assert await is_in(store, archive) == (False, True, 0)
    log = await archive.log(ROOM)
    assert log is not None
    assert packed_of(log) == form
    loaded = await Rooms(store, STORED_NAMES, archive=archive).load(ROOM)
    assert loaded is not None
    assert loaded.number == len(table.entries)


async def test_a_match_is_in_the_archive_when_it_ends_and_is_not_put_there_again(
    store: Store, archive: MatchArchive, table: Table
) -> None:
    assert table.room is not None
    await lay(store, table.room, table.entries)
    mover = mover_at(store, archive, LATE)
    assert await mover.archive_ended(ROOM) is True
    assert await is_in(store, archive) == (False, True, 0)
    archived = await archive.match(ROOM)
    assert await Rooms(store, STORED_NAMES).retention.archive(ROOM)
    await store.rooms.clear_dirty(AT, len(table.entries))
    await mover.sweep()
    assert await is_in(store, archive) == (False, True, 0)
    assert await archive.match(ROOM) == archived
    assert await mover.archive_ended(ROOM) is False


@pytest.mark.parametrize("kind", ["delayed", "passing", "running"])
async def test_a_match_that_is_not_over_for_all_or_not_kept_waits(
    store: Store, archive: MatchArchive, table: Table, kind: str
) -> None:
    assert table.room is not None
    record, entries = table.room.record, table.entries
    if kind == "delayed":
        record = structs.replace(record, settings=structs.replace(record.effective_settings, delay_seconds=60))
    elif kind == "passing":
        record = structs.replace(record, abandoned=Abandoned.DESERTED)
    else:
        record = structs.replace(record, status=Status.PLAYING)
    await lay(store, Room(record, table.room.state), entries)
    assert await mover_at(store, archive, LATE).archive_ended(ROOM) is False
    assert await archive.match(ROOM) is None


async def test_a_match_in_other_bytes_is_the_same_match(
    store: Store, archive: MatchArchive, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert table.room is not None
    await lay(store, table.room, table.entries)
    mover = mover_at(store, archive, LATE)
    with monkeypatch.context() as other:
        other.setattr(stored_rooms, "FILTERS", [{**stored_rooms.FILTERS[0], "preset": 0, "nice_len": 5}])
        assert await mover.archive_ended(ROOM) is True
    before = await archive.log(ROOM)
    assert await Rooms(store, STORED_NAMES).retention.archive(ROOM)
    form = await store.rooms.read(AT)
    assert isinstance(form, ArchivedRoom)
    assert before is not None
    assert form.body != before.body
    await store.rooms.clear_dirty(AT, form.number)
    await mover.sweep()
    assert await is_in(store, archive) == (False, True, 0)
    assert await archive.log(ROOM) == before


async def test_matches_that_earlier_releases_packed_are_found_once(
    store: Store, archive: MatchArchive, table: Table
) -> None:
    form = await packed(store, table)
    await store.rooms.clear_dirty(AT, form.number)
    await store.call("DEL", AT.ended)
    expired = ArchivedRoom.of(1, 1, ArchiveReason.EXPIRED, b"x")
    for room, value in {"expired": expired.value, "damaged": b"x", "passing": form.value}.items():
        await store.call("SET", room_keys(room).packed, value)
    await store.call("EXPIRE", room_keys("passing").packed, 60)
    primary = store.primaries[0]
    assert await EndedRooms(store).index(primary) == 1
    assert await EndedRooms(store).due(range(SHARDS), 0) == [ROOM]
    await store.call("DEL", AT.ended)
    assert await EndedRooms(store).index(primary) == 0
    await store.calls(("DEL", ended_indexed_key(shard)) for shard in range(SHARDS))
    await mover_at(store, archive, LATE).sweep()
    assert await is_in(store, archive) == (False, True, 0)


async def test_a_match_stays_until_its_indexes_are_written(store: Store, archive: MatchArchive, table: Table) -> None:
    form = await packed(store, table)
    mover = mover_at(store, archive, LATE)
    assert await mover.visit(ROOM) is False
    assert await is_in(store, archive) == (True, True, 1)
    await store.rooms.clear_dirty(AT, form.number)
    assert await mover.visit(ROOM) is True


STEPS: dict[str, Callable[[Mover], tuple[Any, str]]] = {
    "put": lambda mover: (mover._archive, "put"),
    "remove": lambda mover: (mover._ended, "remove"),
}


@pytest.mark.parametrize("error", [StoreUnavailable, ArchiveUnavailable])
@pytest.mark.parametrize("done", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", STEPS)
async def test_a_node_that_dies_between_two_steps_leaves_the_rest_to_the_next(
    store: Store, archive: MatchArchive, table: Table, step: str, done: bool, error: type[Exception]
) -> None:
    form = await packed(store, table)
    await store.rooms.clear_dirty(AT, form.number)
    dying = mover_at(store, archive, LATE)
    owner, name = STEPS[step](dying)
    act = getattr(owner, name)

    async def die(*arguments: Any) -> None:
        if done:
            await act(*arguments)
        raise error("dead")

    setattr(owner, name, die)
    await dying.sweep()
    setattr(owner, name, act)
    assert any((await is_in(store, archive))[:2])
    await mover_at(store, archive, LATE).sweep()
    assert await is_in(store, archive) == (False, True, 0)
    assert len(await archive.history(Filter(identity="ann"))) == 1


async def test_movers_of_several_nodes_do_each_others_work(store: Store, archive: MatchArchive, table: Table) -> None:
    form = await packed(store, table)
    await store.rooms.clear_dirty(AT, form.number)
    movers = [mover_at(store, archive, LATE) for _ in range(3)]
    for one in movers:
        one.start()
    await until(lambda: all(one._tasks for one in movers))
    for one in movers:
        await one.sweep()
        await one.stop()
    assert await is_in(store, archive) == (False, True, 0)


async def test_matches_stay_in_redis_while_the_archive_is_away(
    store: Store, archive: MatchArchive, table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await packed(store, table)
    mover, find = mover_at(store, archive, SOON), archive.match

    async def away(room: str) -> None:
        raise ArchiveUnavailable("no route")

    monkeypatch.setattr(archive, "match", away)
    with caplog.at_level(logging.WARNING):
        await mover.sweep()
        await mover.sweep()
    assert mover.away == "no route"
    assert caplog.text.count("the archive cannot be used now: matches stay in Redis") == 1
    assert await is_in(store, archive) == (True, False, 1)
    monkeypatch.setattr(archive, "match", find)
    await mover.sweep()
    assert mover.away == ""
    assert await is_in(store, archive) == (True, True, 1)


async def test_a_redis_that_is_killed_during_the_move_keeps_the_match(
    own_redis: RedisProcess, archive: MatchArchive, table: Table
) -> None:
    async with connected(own_redis.url) as store:
        form = await packed(store, table)
        await store.rooms.clear_dirty(AT, form.number)
        own_redis.kill()
        await mover_at(store, archive, LATE).sweep()
        own_redis.start()
        await until(lambda: not store.is_away(ROOM))
        await mover_at(store, archive, LATE).sweep()
        assert await is_in(store, archive) == (False, True, 0)


async def test_a_match_that_differs_from_the_archived_one_stays_and_is_named(
    store: Store, archive: MatchArchive, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    form = await packed(store, table)
    kept = stored_rooms.unpack(form)
    other = stored_rooms.pack(Head(1, kept.number, kept.record + b"x"), ArchiveReason.FINISHED, [*kept.entries])
    digest = sha256(other.body).hexdigest()
    await archive.put(replace(match_of(form, STORED_NAMES), digest=digest), other.body)
    mover = mover_at(store, archive, LATE)
    with pytest.raises(DifferentMatch):
        await mover.visit(ROOM)
    await mover.sweep()
    assert "a match cannot be archived" in caplog.text
    assert await is_in(store, archive) == (True, True, 1)
    assert await EndedRooms(store).due(range(SHARDS), LATE + RETRY_MS - 1) == []


async def test_a_match_that_redis_has_lost_the_end_of_is_replaced_by_what_was_played_then(
    store: Store, archive: MatchArchive, table: Table
) -> None:
    form = await packed(store, table)
    kept = stored_rooms.unpack(form)
    lost = stored_rooms.pack(Head(0, kept.number, kept.record + b"x"), ArchiveReason.FINISHED, [*kept.entries])
    row = replace(match_of(form, STORED_NAMES), epoch=0, digest=sha256(lost.body).hexdigest())
    await archive.put(row, lost.body)
    await mover_at(store, archive, SOON).sweep()
    log = await archive.log(ROOM)
    assert log is not None
    assert packed_of(log) == form


async def test_a_match_without_rules_waits_for_a_node_that_has_them(
    store: Store, archive: MatchArchive, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await packed(store, table)
    monkeypatch.setattr("botyard.rooms.finished_match.find_rules", lambda game, version: None)
    await mover_at(store, archive, LATE).sweep()
    assert await is_in(store, archive) == (True, False, 1)
    assert await EndedRooms(store).due(range(SHARDS), LATE + RETRY_MS - 1) == []


async def test_a_room_that_lives_again_is_not_moved(store: Store, archive: MatchArchive, table: Table) -> None:
    await packed(store, table)
    await store.call("DEL", AT.packed)
    assert table.room is not None
    await lay(store, table.room, table.entries[:3])
    await mover_at(store, archive, LATE).sweep()
    assert await archive.match(ROOM) is None
    assert await EndedRooms(store).waiting(range(SHARDS), EVER) == 0


async def test_a_person_who_is_deleted_during_the_move_has_a_pseudonym(
    store: Store, archive: MatchArchive, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    names, put = Pseudonyms(), archive.put

    async def deleted_meanwhile(*arguments: Any) -> bool:
        names.add("ann", "Former player 7")
        return await put(*arguments)

    monkeypatch.setattr(archive, "put", deleted_meanwhile)
    await packed(store, table)
    await mover_at(store, archive, SOON, names).sweep()
    found = await archive.match(ROOM)
    assert found is not None
    assert sorted(seat.name for seat in found.seats) == ["Ben", "Former player 7"]


async def test_no_match_moves_to_an_archive_that_is_not_that_of_its_redis(
    store: Store, archive: MatchArchive, table: Table
) -> None:
    await store.archive_id("0123456789abcdef")
    await packed(store, table)
    mover = mover_at(store, archive, LATE)
    await mover.sweep()
    assert "in another archive (01234567, not" in mover.away
    assert not await archive.history(Filter())
    await store.replace_archive_id(await archive.id())
    await mover.sweep()
    assert mover.away == ""


async def test_a_quiet_service_notices_that_its_archive_is_away(
    store: Store, archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, find = mover_at(store, archive, SOON), archive.id

    async def away() -> str:
        raise ArchiveUnavailable("no route")

    monkeypatch.setattr(archive, "id", away)
    await mover.sweep()
    assert mover.away == "no route"
    monkeypatch.setattr(archive, "id", find)
    await mover.sweep()
    assert mover.away == ""


async def test_moves_are_counted_and_many_that_wait_are_said_in_the_log(
    store: Store, archive: MatchArchive, table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def counted() -> list[float | None]:
        results = [{"result": result} for result in ("archived", "removed", "failed")]
        return [REGISTRY.get_sample_value("botyard_archive_matches_total", labels) for labels in results]

    def waiting() -> float | None:
        return REGISTRY.get_sample_value("botyard_archive_waiting")

    form = await packed(store, table)
    await store.rooms.clear_dirty(AT, form.number)
    mover, before = mover_at(store, archive, LATE), counted()
    monkeypatch.setattr(module, "LOG_FROM_COUNT", 1)
    with caplog.at_level(logging.INFO, "botyard"):
        await mover.count()
        assert waiting() == 1
        await mover.sweep()
        await mover.count()
    assert waiting() == 0
    assert [now - (then or 0) for now, then in zip(counted(), before, strict=True) if now is not None] == [1, 1, 0]
    assert caplog.messages.count("matches move to the archive") == 1
