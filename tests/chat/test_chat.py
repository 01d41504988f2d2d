"""Chat without sockets: the text of a line and its stored form, the right to read and write, and data in reports."""

from typing import Any

import pytest

from botyard.accounts.identity import Identity
from botyard.chat.chat_lines import (
    ALL,
    ENGLISH,
    NONE,
    OTHERS,
    SEATS,
    Permission,
    dump_line,
    line_of,
    load_line,
    readers,
    to_chat_line,
    writers,
)
from botyard.chat.reports import FORMER_PLAYER, ReportsArea, StoredReport, dump_report, load_report
from botyard.errors import Refused
from botyard.rooms.record import Record
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store import moderation
from botyard.store.chat import format_line_id, parse_line_id
from botyard.store.moderation import Reports
from botyard.store.store import Store
from botyard_protocol.chat import MAX_LINE_CHARS, ChatLine, ChatPlace, Phrase, Say
from botyard_protocol.codes import Code
from botyard_protocol.messages import RoomSettings, Status

# --- lines ------------------------------------------------------------------------------------------------------


ANN = Identity("ann", "Ann")


def say(text: str = "", phrase: Phrase | None = None) -> Say:
    return Say("s1", ChatPlace.LOBBY, text, phrase)


def test_a_text_is_put_in_order() -> None:
    assert line_of(ANN, say("  Mind \n the\tmud ")).text == "Mind the mud"
    assert line_of(ANN, say("नमस्ते 👩‍🔧")).text == "नमस्ते 👩‍🔧"


@pytest.mark.parametrize(
    "text", ["", "   ", "\u200d", "a\u202eb", "bell\u0007", "half \ud800", "x" * (MAX_LINE_CHARS + 1)]
)
def test_a_line_without_visible_characters_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        line_of(ANN, say(text))
    assert refused.value.code is Code.INVALID_FIELD


def test_a_phrase_is_sent_by_its_name_and_in_english() -> None:
    line = line_of(ANN, say(phrase=Phrase.GOOD_LUCK))
    assert (line.phrase, line.text) == ("good_luck", "Good luck!")
    assert set(ENGLISH) == set(Phrase)
    assert len(Phrase) >= 12
    with pytest.raises(Refused):
        line_of(ANN, say("and more", Phrase.THANKS))


def test_a_stored_line_is_sent_with_its_time() -> None:
    line = load_line(dump_line(line_of(ANN, say("Hi"), ["ben"])))
    expected = ChatLine("1790000000000-3", 1_790_000_000_000, "ann", "Ann", "Hi")
    assert to_chat_line((1_790_000_000_000, 3), line, STORED_NAMES) == expected


def test_a_line_is_not_for_those_who_are_hidden_from_each_other() -> None:
    line = line_of(ANN, say("Hi"), ["ben"])
    assert line.is_for("cid", frozenset())
    assert not line.is_for("ben", frozenset())
    assert not line.is_for("cid", frozenset({"ann"}))


@pytest.mark.parametrize("text", ["", "-", "1", "1-", "-1", "a-b", "1-2-3", "9" * 16 + "-0", "+1-0"])
def test_a_malformed_line_id_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no id"):
        parse_line_id(text)


def test_ids_keep_their_order() -> None:
    assert parse_line_id("9-0") < parse_line_id("10-0") < parse_line_id(b"10-2") < parse_line_id("10-11")
    assert format_line_id(parse_line_id("10-11")) == "10-11"


# --- the right to read and write --------------------------------------------------------------------------------


ENDED = 1_000_000
LATE = RoomSettings(delay_seconds=60)
LATE_BY_TURNS = RoomSettings(delay_turns=2)


def record(status: Status, settings: RoomSettings | None = None) -> Record:
    return Record("r", "g", 1, "", 2, status, None, (None, None), 0, ENDED, settings=settings)


def test_the_lobby_is_for_all_users() -> None:
    assert readers(ChatPlace.LOBBY, None, 0) == writers(ChatPlace.LOBBY, None, 0) == ALL


@pytest.mark.parametrize(
    ("place", "status", "settings", "since_end", "read", "write"),
    [
        (ChatPlace.ROOM, Status.OPEN, None, 0, ALL, ALL),
        (ChatPlace.ROOM, Status.OPEN, LATE, 0, ALL, ALL),
        (ChatPlace.ROOM, Status.PLAYING, None, 0, ALL, SEATS),
        (ChatPlace.ROOM, Status.PLAYING, LATE, 0, SEATS, SEATS),
        (ChatPlace.ROOM, Status.PLAYING, LATE_BY_TURNS, 0, SEATS, SEATS),
        (ChatPlace.ROOM, Status.FINISHED, None, 0, ALL, ALL),
        (ChatPlace.ROOM, Status.FINISHED, LATE, 59_999, SEATS, SEATS),
        (ChatPlace.ROOM, Status.FINISHED, LATE, 60_000, ALL, ALL),
        (ChatPlace.ROOM, Status.FINISHED, LATE_BY_TURNS, 0, ALL, ALL),
        (ChatPlace.SPECTATORS, Status.OPEN, None, 0, NONE, NONE),
        (ChatPlace.SPECTATORS, Status.PLAYING, None, 0, OTHERS, OTHERS),
        (ChatPlace.SPECTATORS, Status.PLAYING, LATE, 0, OTHERS, OTHERS),
        (ChatPlace.SPECTATORS, Status.FINISHED, LATE, 59_999, ALL, OTHERS),
        (ChatPlace.SPECTATORS, Status.FINISHED, None, 0, ALL, ALL),
    ],
)
def test_a_place_of_a_room(
    place: ChatPlace, status: Status, settings: RoomSettings | None, since_end: int, read: Permission, write: Permission
) -> None:
    assert readers(place, record(status, settings), ENDED + since_end) == read
    assert writers(place, record(status, settings), ENDED + since_end) == write


# --- the data of people in reports ------------------------------------------------------------------------------


def line(id: str, who: str) -> ChatLine:
    return ChatLine(id, 1_790_000_000_000, who, who.title(), f"{who} said {id}")


def report(id: str, by: str, about: str, *around: str) -> StoredReport:
    said = line(id, about)
    context = (*(line(f"{id}-{who}", who) for who in around), said)
    return StoredReport(id, ChatPlace.LOBBY, None, by, by.title(), f"{by} complains", said, context)


async def keep(store: Store, *made: StoredReport) -> Reports:
    kept = Reports(store)
    for one in made:
        assert await kept.add(one.id, dump_report(one), registered=False)
    return kept


async def test_a_report_that_a_scan_returns_twice_is_there_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = await keep(store, report("r1", "ann", "ben"), report("r2", "cal", "ben"))
    call = store.call

    async def scan_again(command: str, *arguments: Any) -> Any:
        """HSCAN as while its hash is resized: a second part has what the first one had."""
        cursor, reply = await call(command, *arguments)
        return (b"7" if arguments[1] == b"0" else cursor), reply

    monkeypatch.setattr(store, "call", scan_again)
    assert sorted([id async for id, _ in kept.each_waiting()]) == ["r1", "r2"]


async def test_a_user_gets_the_reports_that_they_made_and_those_about_them_without_their_authors(
    store: Store,
) -> None:
    kept = await keep(store, report("r1", "ann", "ben"), report("r2", "cal", "ann", "ben"), report("r3", "cal", "ben"))
    assert await kept.close("r2", "operator", "seen to")
    exported = await ReportsArea(kept).area.export("ann")
    assert [(one["id"], one["why"], one["line"]["text"]) for one in exported["made"]] == [
        ("r1", "ann complains", "ben said r1")
    ]
    assert [(one["id"], one["line"]["text"]) for one in exported["about_you"]] == [("r2", "ann said r2")]
    assert "cal" not in str(exported).lower()


async def test_the_lines_of_a_deleted_user_are_deleted(store: Store) -> None:
    kept = await keep(
        store,
        report("about", "ben", "ann"),
        report("made", "ann", "ben", "cal"),
        report("around", "ben", "cal", "ann", "ben"),
        report("others", "ben", "cal"),
        report("closed-about", "ben", "ann"),
        report("closed-others", "ben", "cal"),
    )
    for id in ("closed-about", "closed-others"):
        assert await kept.close(id, "operator", "seen to")
    for _ in range(2):  # done again, it does nothing
        await ReportsArea(kept).area.erase("ann")
    waiting = {id: load_report(data) for id, data in (await kept.waiting()).items()}
    assert set(waiting) == {"made", "around", "others"}
    assert (waiting["made"].by, waiting["made"].name, waiting["made"].why) == ("", FORMER_PLAYER, "")
    assert waiting["made"].line == line("made", "ben")
    assert [one.identity for one in waiting["around"].context] == ["ben", "cal"]
    assert waiting["around"].by == "ben"
    assert [load_report(one.report).id for one in await kept.closed(10)] == ["closed-others"]
    stored = await store.call("HVALS", "botyard:{admin}:reports")
    assert b"ann" not in b"".join(stored).lower()


async def test_all_parts_of_many_reports_are_read(store: Store) -> None:
    many = [report(f"r{number}", "ben", "cal") for number in range(3 * moderation.BATCH_SIZE)]
    kept = await keep(store, *many)
    for one in many[: 2 * moderation.BATCH_SIZE + 1]:
        assert await kept.close(one.id, "operator", "")
    assert {id async for id, _ in kept.each_waiting()} == {one.id for one in many[2 * moderation.BATCH_SIZE + 1 :]}
    assert len([id async for id, _ in kept.each_closed()]) == 2 * moderation.BATCH_SIZE + 1
