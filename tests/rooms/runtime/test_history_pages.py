"""Past frames are made once, are the same bytes as if they were made anew, and show each audience only its own."""

from dataclasses import replace
from itertools import product

import pytest

from botyard.accounts.pseudonyms import Pseudonyms
from botyard.fair_turns import FairTurns
from botyard.net.fanout.encoded_entry import encode_history, with_frames
from botyard.rooms.record import Entry
from botyard.rooms.runtime import history_pages
from botyard.rooms.runtime.history_pages import Frame, Pages, Reader
from botyard.rooms.sight import projection
from botyard.rooms.sight.public_names import STORED_NAMES, PublicNames
from botyard.store.error_classes import StoreUnavailable
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from tests.support.default_game import GAME


def entry(number: int, epoch: int = 1) -> Entry:
    """An entry in which a guest takes a seat."""
    taken = m.SeatTaken(0, f"p{number}", f"Guest {number}", None)
    return Entry(epoch, number, 1, 1, f"p{number}", None, "i", m.Join("i", "r", 0), (taken,), ())


class Log:
    """A log of so many entries that counts what is read of it."""

    def __init__(self, length: int) -> None:
        self.length = length
        self.asked: list[tuple[int, int]] = []
        self.epoch = 1

    async def entries(self, room: str, first: int, last: int) -> list[Entry]:
        self.asked.append((first, last))
        if room == "away":
            raise StoreUnavailable("away")
        return [entry(number, self.epoch) for number in range(first, min(last, self.length) + 1)]


def reader(
    room: str = "r",
    audience: tuple[int, ...] = (),
    encoding: Encoding = Encoding.MSGPACK,
    epoch: int = 1,
    created: int = 0,
) -> Reader:
    return Reader(room, GAME, created, epoch, audience, encoding, "ann")


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_an_answer_made_of_pages_is_what_it_would_be_without_them(encoding: Encoding) -> None:
    kept = Pages(Log(120), FairTurns(), STORED_NAMES)
    frames = await kept.frames(reader(encoding=encoding), 30, 115)
    shown = tuple(projection.event_frame(GAME, entry(number), (), STORED_NAMES) for number in range(30, 116))
    assert encode_history("h", frames, encoding) == encode(m.History("h", shown, True), encoding)
    assert encode_history("h", [], encoding) == encode(m.History("h", (), False), encoding)
    assert [frame.number for frame in frames] == list(range(30, 116))
    assert all(frame.changes_audiences for frame in frames)


def test_frames_stand_in_an_answer_by_http_as_they_are() -> None:
    assert with_frames({"number": 1}, [Frame(1, b'{"a":2}', False)]) == b'{"number":1,"frames":[{"a":2}]}'


@pytest.mark.parametrize("missed", [46, 51])
async def test_for_a_client_that_missed_nothing_nothing_is_read(missed: int) -> None:
    log = Log(missed - 1)
    assert await Pages(log, FairTurns(), STORED_NAMES).frames(reader(), missed, missed - 1) == []
    assert log.asked == []


async def test_the_frames_of_entries_that_were_read_are_those_of_their_page() -> None:
    log = Log(45)
    kept = Pages(log, FairTurns(), STORED_NAMES)
    entries = await log.entries("room1", 43, 45)
    assert await kept.frames_of(reader(), entries) == await kept.frames(reader(), 43, 45)


async def test_a_page_is_read_once_and_then_only_what_is_new() -> None:
    log = Log(60)
    kept = Pages(log, FairTurns(), STORED_NAMES)
    for _ in range(3):
        assert len(await kept.frames(reader(), 1, 60)) == 60
    assert log.asked == [(1, 50), (51, 60)]
    log.length = 70
    assert [frame.number for frame in await kept.frames(reader(), 59, 70)] == list(range(59, 71))
    assert log.asked == [(1, 50), (51, 60), (61, 70)]
    assert await kept.frames(reader(), 1, 0) == []
    with pytest.raises(StoreUnavailable):
        await kept.frames(reader("away"), 1, 5)


async def test_a_page_that_is_forgotten_while_more_of_it_is_read_lacks_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(history_pages, "PAGES_BYTES", 1)  # each page that is made takes the place of the one before

    class Crowded(Log):
        """While entries 11 to 20 are read, another room is read, and then the beginning of this one."""

        async def entries(self, room: str, first: int, last: int) -> list[Entry]:
            if (room, first) == ("r", 11):
                await kept.frames(reader("another"), 1, 1)
                await kept.frames(reader(), 1, 5)
            return await super().entries(room, first, last)

    kept = Pages(Crowded(20), FairTurns(), STORED_NAMES)
    assert len(await kept.frames(reader(), 1, 10)) == 10
    for first in (15, 1):
        assert [frame.number for frame in await kept.frames(reader(), first, 20)] == list(range(first, 21))
    kept_bytes = sum(page.size for page in kept._pages.values())
    assert kept.size == kept_bytes


async def test_nothing_that_was_made_for_one_audience_is_shown_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[tuple[int, ...]]()

    def shown(game: str, one: Entry, audience: tuple[int, ...], names: PublicNames, own: bool) -> m.EventFrame:
        made.append(audience)
        return m.EventFrame(one.epoch, one.number, (m.SeatLeft(sum(audience, 10)),), own)

    monkeypatch.setattr(projection, "event_frame", shown)
    kept = Pages(Log(1), FairTurns(), STORED_NAMES)
    for audience in ((), (0,), (1,), (0, 1)):
        for encoding, own in product(Encoding, (True, False)):
            whose = replace(reader(audience=audience, encoding=encoding), own=own)
            (frame,) = await kept.frames(whose, 1, 1)
            assert frame.payload == encode(shown(GAME, entry(1), audience, STORED_NAMES, own), encoding)
    assert len(made) == 32


async def test_another_epoch_or_another_room_of_that_name_is_read_anew() -> None:
    log = Log(5)
    kept = Pages(log, FairTurns(), STORED_NAMES)
    for one in (reader(), reader(epoch=2), reader(created=7)):
        log.epoch += 1
        frames = await kept.frames(one, 1, 5)
        assert frames[0].payload == encode(
            projection.event_frame(GAME, entry(1, log.epoch), (), STORED_NAMES), Encoding.MSGPACK
        )
    assert len(log.asked) == 3


async def test_the_name_of_a_person_who_has_gone_is_in_no_page() -> None:
    pseudonyms = Pseudonyms()
    kept = Pages(Log(2), FairTurns(), pseudonyms)
    (before, _) = await kept.frames(reader(), 1, 2)
    assert b"Guest 1" in before.payload
    pseudonyms.add("p1", "Former player 1234")
    (after, _) = await kept.frames(reader(), 1, 2)
    assert b"Guest 1" not in after.payload
    assert b"Former player 1234" in after.payload


async def test_how_much_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_pages, "PAGES_BYTES", 30_000)
    log = Log(50)
    kept = Pages(log, FairTurns(), STORED_NAMES)
    for place in range(20):
        await kept.frames(reader(f"r{place}"), 1, 50)
    assert 0 < kept.size <= 30_000
    asked = len(log.asked)
    await kept.frames(reader("r19"), 1, 50)
    assert len(log.asked) == asked
    await kept.frames(reader("r0"), 1, 50)
    assert len(log.asked) == asked + 1
