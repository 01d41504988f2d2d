"""A packed room reads like the live one, and a match that has left Redis for the archive comes back as it was."""

import asyncio
import json
import logging
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable
from botyard.archive.match import PackedLog
from botyard.archive.queries import Filter
from botyard.errors import Damaged, Unreadable
from botyard.replay.download import Downloads
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.rooms.record import dump_entry, dump_record
from botyard.rooms.requests import Accepted, Rejected, Request, RetryLater
from botyard.rooms.runtime import stored_rooms as module
from botyard.rooms.runtime.mover import match_of
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.runtime.stored_rooms import FORM, StoredRooms, Unpacked, pack, packed_of, unpack
from botyard.rooms.sight import projection
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.room_store import Head, LogEnd
from botyard.store.store import Store
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from tests.games.golden import VARIANTS, Playthrough
from tests.replay.matches import NAMES, ROOM, Table, played_out
from tests.support.rooms import lay, stored

HEAD = Head(3, 2, b"record")


def rooms_of(store: Store, archive: MatchArchive | None = None) -> Rooms:
    """A node's rooms without subscribers."""
    return Rooms(store, STORED_NAMES, archive=archive)


async def seen(rooms: Rooms) -> list[bytes]:
    """All that can be read of the room: snapshots and history of each audience, and the file."""
    loaded = await rooms.load(ROOM)
    assert loaded is not None
    entries = await rooms.entries(ROOM, 1, loaded.number)
    assert len(entries) == loaded.number
    sent = []
    for audience in [(), *(loaded.room.record.seats_of(name.lower()) for name in NAMES)]:
        shown: list[msgspec.Struct] = [
            projection.snapshot(loaded.room, loaded.epoch, loaded.number, audience, STORED_NAMES)
        ]
        shown += [projection.event_frame(loaded.room.record.game, entry, audience, STORED_NAMES) for entry in entries]
        sent += [encode(message, encoding) for message in shown for encoding in Encoding]
    return [*sent, await Downloads(rooms).file(ROOM)]


async def move(store: Store, archive: MatchArchive, form: ArchivedRoom) -> None:
    """Move a packed room into the archive."""
    await archive.put(match_of(form, STORED_NAMES), form.body)
    await store.call("DEL", room_keys(ROOM).packed)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
async def test_a_packed_match_looks_as_it_did_in_every_variant(
    store: Store, archive: MatchArchive, variant: Playthrough
) -> None:
    table = played_out(variant.players, variant.options, variant.seed, resign=True, game=variant.game)
    assert table.room is not None
    await lay(store, table.room, table.entries)
    live = await seen(rooms_of(store))
    assert await rooms_of(store).retention.archive(ROOM)
    rooms = rooms_of(store)
    assert await seen(rooms) == live
    assert verify(read(await Downloads(rooms).file(ROOM))).faults == ()
    loaded = await rooms.load(ROOM)
    assert loaded is not None
    assert (loaded.packed, loaded.room.state) == (True, table.room.state)
    form = await store.rooms.read(room_keys(ROOM))
    assert isinstance(form, ArchivedRoom)
    await move(store, archive, form)
    rooms = Rooms(store, STORED_NAMES, archive=archive)
    assert await seen(rooms) == live
    assert await seen(rooms) == live  # now from memory
    assert verify(read(await Downloads(rooms).file(ROOM))).faults == ()
    assert await rooms.game_of(ROOM) == variant.game


async def test_any_stretch_of_a_packed_log_is_the_same(store: Store) -> None:
    table, chance = played_out(2), random.Random(3)
    assert table.room is not None
    await lay(store, table.room, table.entries)
    rooms, size = rooms_of(store), len(table.entries)
    stretches = [(1, size), (1, 1), (size, size), (size, size + 9), (size + 1, size + 9), (5, 4), (0, 3)]
    stretches += [(chance.randrange(1, size), chance.randrange(1, size)) for _ in range(20)]
    live = [await rooms.entries(ROOM, first, last) for first, last in stretches]
    await rooms.retention.archive(ROOM)
    assert [await rooms.entries(ROOM, first, last) for first, last in stretches] == live
    assert await rooms.entries("nowhere", 1, 9) == []


async def test_every_command_that_was_accepted_still_is_and_no_other_becomes_so(store: Store) -> None:
    table = played_out(2)
    assert table.room is not None
    await lay(store, table.room, table.entries)
    rooms = rooms_of(store)
    await rooms.retention.archive(ROOM)
    await rooms.clock_of(ROOM).refresh()
    for entry in table.entries:
        ask: Any = entry.command
        assert await rooms.ask(ROOM, Request(entry.identity, "", ask)) == Accepted(
            entry.number, store.rooms.durability_of(room_keys(ROOM))
        )
        other = await rooms.ask(ROOM, Request(entry.identity, "", msgspec.structs.replace(ask, id=ask.id + "x")))
        assert isinstance(other, Rejected)
    last = next(entry for entry in reversed(table.entries) if isinstance(entry.command, m.Command))
    assert isinstance(last.command, m.Command)
    changed = msgspec.structs.replace(last.command, choice=last.command.choice + 1)
    reused = await rooms.ask(ROOM, Request(last.identity, "", changed))
    over = await rooms.ask(ROOM, Request(last.identity, "", msgspec.structs.replace(changed, id="new")))
    assert [one.code for one in (reused, over) if isinstance(one, Rejected)] == ["id_reused", "game_over"]
    assert await store.rooms.positions([ROOM]) == [(1, len(table.entries))]


def test_unpacking_returns_the_packed_entries() -> None:
    chance = random.Random(1)
    for entries in ([], [b""], [b"one", b"\xc1\x00"], [chance.randbytes(chance.randrange(2_000)) for _ in range(300)]):
        packed = pack(replace(HEAD, number=len(entries)), ArchiveReason.EXPIRED, entries)
        assert unpack(ArchivedRoom.read(packed.value)) == Unpacked(
            3, len(entries), ArchiveReason.EXPIRED, packed.stamp, b"record", tuple(entries)
        )


def test_bytes_that_are_no_packed_room_are_unreadable() -> None:
    packed = pack(HEAD, ArchiveReason.FINISHED, [b"entry" * 40])
    for place in range(len(packed.body)):
        body = packed.body[:place] + bytes([packed.body[place] ^ 1]) + packed.body[place + 1 :]
        with pytest.raises(Unreadable):
            unpack(replace(packed, body=body))
    with pytest.raises(Damaged, match="1 entries of 2 are there"):
        unpack(packed)
    for body in (b"", FORM, FORM + b"\x00", b"\x02" + packed.body[1:], FORM + packed.body[1:-3]):
        with pytest.raises(Unreadable):
            unpack(ArchivedRoom.of(1, 2, ArchiveReason.FINISHED, body))


async def test_a_node_keeps_only_so_much_of_what_it_unpacked(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "UNPACKED_BYTES", 10_000)
    await store.ping()
    stored = StoredRooms(store)
    for place in range(12):
        stored._keep(f"r{place}", Unpacked(1, 1, ArchiveReason.FINISHED, b"", b"", (bytes(3_000),)))
    stored._keep("r9", Unpacked(1, 1, ArchiveReason.FINISHED, b"", b"", (bytes(3_000),)))
    assert list(stored._kept) == ["r10", "r11", "r9"]
    assert stored._size == 9_000
    stored._keep("big", Unpacked(1, 1, ArchiveReason.FINISHED, b"", b"", (bytes(30_000),)))
    assert (stored._size, len(stored._kept)) == (0, 0)


async def test_a_node_forgets_rooms_that_redis_has_forgotten(store: Store) -> None:
    """After a restart without fsync a room may live again: what was unpacked does not stand in its way."""
    table = played_out(2, resign=True)
    assert table.room is not None
    await lay(store, table.room, table.entries)
    stored, rooms = StoredRooms(store), rooms_of(store)
    await rooms.retention.archive(ROOM)
    assert isinstance(await stored.open(ROOM), Unpacked)
    await store.call("DEL", room_keys(ROOM).packed)
    assert await stored.open(ROOM) is None
    await lay(store, table.room, table.entries[:3])
    found = await stored.open(ROOM)
    assert isinstance(found, Head)
    assert found.number == 3
    assert await stored.position(ROOM) == LogEnd(1, 3)
    assert len(stored._kept) == 0


async def test_many_who_come_at_once_see_the_same(store: Store) -> None:
    table = played_out(4)
    assert table.room is not None
    await lay(store, table.room, table.entries)
    rooms = rooms_of(store)
    reading = [asyncio.create_task(rooms.load(ROOM)) for _ in range(20)]
    packing = asyncio.create_task(rooms.retention.archive(ROOM))
    reading += [asyncio.create_task(rooms.load(ROOM)) for _ in range(20)]
    assert await packing
    found = await asyncio.gather(*reading)
    assert {one.number for one in found if one is not None} == {len(table.entries)}
    assert all(one is not None and one.room.state == table.room.state for one in found)


# --- out of the archive -----------------------------------------------------------------------------------------


async def packed(store: Store, table: Table) -> ArchivedRoom:
    """Put a finished table into Redis and pack it."""
    assert table.room is not None
    await lay(store, table.room, table.entries)
    assert await Rooms(store, STORED_NAMES).retention.archive(ROOM)
    found = await store.rooms.read(room_keys(ROOM))
    assert isinstance(found, ArchivedRoom)
    return found


class Away(MatchArchive):
    """An archive that does not answer."""

    def __init__(self) -> None:
        pass

    async def ends(self, rooms: Sequence[str]) -> Any:
        """Fail."""
        raise ArchiveUnavailable("away")

    async def log(self, room: str) -> Any:
        """Fail."""
        raise ArchiveUnavailable("away")


async def test_every_command_that_was_accepted_still_is_after_the_move(store: Store, archive: MatchArchive) -> None:
    table = played_out(2)
    await move(store, archive, await packed(store, table))
    rooms = rooms_of(store, archive)
    await rooms.clock_of(ROOM).refresh()
    for entry in table.entries:
        ask: Any = entry.command
        answer = await rooms.ask(ROOM, Request(entry.identity, "", ask))
        assert isinstance(answer, Accepted)
        assert answer.number == entry.number
        other = await rooms.ask(ROOM, Request(entry.identity, "", msgspec.structs.replace(ask, id=ask.id + "x")))
        assert isinstance(other, Rejected)
    unknown = await rooms.ask("unknown", Request("ann", "", m.Resign("r", 0)))
    assert isinstance(unknown, Rejected)
    assert unknown.code == "no_such_room"


async def test_a_node_that_has_unpacked_a_match_asks_only_whether_it_is_the_same(
    store: Store, archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played_out(2)
    await move(store, archive, await packed(store, table))
    stored = StoredRooms(store, archive)
    first = await stored.open(ROOM)
    assert isinstance(first, Unpacked)
    log = archive.log
    monkeypatch.setattr(archive, "log", None)
    assert await stored.open(ROOM) is first
    monkeypatch.setattr(archive, "log", log)
    assert await archive.delete(ROOM)
    assert await stored.open(ROOM) is None


async def test_the_end_of_a_log_is_known_wherever_the_room_is(store: Store, archive: MatchArchive) -> None:
    table = played_out(2)
    form = await packed(store, table)
    rooms, names = rooms_of(store, archive), ["unknown", ROOM]
    end = LogEnd(1, len(table.entries))
    assert await rooms.log_ends(names) == [None, end]
    await move(store, archive, form)
    assert await rooms.log_ends(names) == [None, end]
    assert await Rooms(store, STORED_NAMES, archive=Away()).log_ends(names) == [None, None]
    assert await Rooms(store, STORED_NAMES).log_ends(names) == [None, None]


async def test_a_room_that_only_the_archive_may_have_is_unavailable_while_it_is_away(store: Store) -> None:
    rooms = rooms_of(store, Away())
    with pytest.raises(StoreUnavailable, match="archive: away"):
        await rooms.load("unknown")
    with pytest.raises(StoreUnavailable):
        await rooms.entries("unknown", 1, 5)
    answer = await rooms.ask("unknown", Request("ann", "", m.Resign("r", 0)))
    assert isinstance(answer, RetryLater)
    table = played_out(2)
    await packed(store, table)
    assert await rooms.load(ROOM) is not None  # Redis has it


async def test_damaged_bytes_of_the_archive_are_unreadable_and_named(
    store: Store, archive: MatchArchive, caplog: pytest.LogCaptureFixture
) -> None:
    form = await packed(store, played_out(2))
    await archive.put(match_of(form, STORED_NAMES), form.body[:-1] + b"x")
    await store.call("DEL", room_keys(ROOM).packed)
    with caplog.at_level(logging.ERROR), pytest.raises(Unreadable):
        await rooms_of(store, archive).load(ROOM)
    assert "the data of a room are damaged" in caplog.text


def form_of(table: Table) -> ArchivedRoom:
    """The packed form of a table's room."""
    assert table.room is not None
    head = Head(3, len(table.entries), dump_record(stored(table.room)))
    return pack(head, ArchiveReason.FINISHED, [dump_entry(entry) for entry in table.entries])


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
async def test_a_match_of_every_game_comes_back_to_the_byte(archive: MatchArchive, variant: Playthrough) -> None:
    form = form_of(played_out(variant.players, variant.options, variant.seed, resign=True, game=variant.game))
    match = match_of(form, STORED_NAMES)
    await archive.put(match, form.body)
    log = await archive.log(ROOM)
    assert log is not None
    assert packed_of(log) == form
    assert await archive.history(Filter(identity="ann")) == [match]
    counted = json.loads(match.seats[0].counted or "{}")  # nothing if no one had a turn
    assert {one.name for one in await archive.statistics("ann")} == set(counted)


def test_damaged_bytes_are_found() -> None:
    form = form_of(played_out(2))
    log = PackedLog(3, form.number, match_of(form, STORED_NAMES).digest, form.body)
    for body in (form.body[:-1], form.body + b"\x00", b""):
        with pytest.raises(Damaged, match="not those of its digest"):
            packed_of(replace(log, body=body))
