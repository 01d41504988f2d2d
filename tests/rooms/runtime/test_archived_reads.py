"""A match that has left Redis for the archive comes back as it was, and reads as it did before."""

import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from botyard.archive.archive import MatchArchive
from botyard.archive.errors import ArchiveUnavailable
from botyard.archive.match import PackedLog
from botyard.archive.queries import Filter
from botyard.errors import Damaged, Unreadable
from botyard.rooms.record import dump_entry, dump_record
from botyard.rooms.requests import Accepted, Rejected, Request, RetryLater
from botyard.rooms.runtime.archived_matches import match_of
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.runtime.stored_rooms import StoredRooms, Unpacked, pack, packed_of
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.room_store import Head, LogEnd
from botyard.store.store import Store
from botyard_protocol import messages as m
from tests.games.golden import VARIANTS, Playthrough
from tests.replay.matches import ROOM, Table, played_out
from tests.rooms.runtime.test_stored_rooms import move
from tests.support.rooms import lay, stored


def rooms_of(store: Store, archive: MatchArchive) -> Rooms:
    """A node's rooms without subscribers."""
    return Rooms(store, STORED_NAMES, archive=archive)


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
