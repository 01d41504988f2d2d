"""The data of people in reports is exported to them, and removed with them."""

from typing import Any

import pytest

from botyard.chat.reports import StoredReport, dump_report, load_report
from botyard.chat.reports_export import GONE, ReportsArea
from botyard.store import reports
from botyard.store.reports import Reports
from botyard.store.store import Store
from botyard_protocol.chat import ChatLine, ChatPlace


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
    assert (waiting["made"].by, waiting["made"].name, waiting["made"].why) == ("", GONE, "")
    assert waiting["made"].line == line("made", "ben")
    assert [one.identity for one in waiting["around"].context] == ["ben", "cal"]
    assert waiting["around"].by == "ben"
    assert [load_report(one.report).id for one in await kept.closed(10)] == ["closed-others"]
    stored = await store.call("HVALS", "botyard:{admin}:reports")
    assert b"ann" not in b"".join(stored).lower()


async def test_all_parts_of_many_reports_are_read(store: Store) -> None:
    many = [report(f"r{number}", "ben", "cal") for number in range(3 * reports.PART)]
    kept = await keep(store, *many)
    for one in many[: 2 * reports.PART + 1]:
        assert await kept.close(one.id, "operator", "")
    assert {id async for id, _ in kept.each_waiting()} == {one.id for one in many[2 * reports.PART + 1 :]}
    assert len([id async for id, _ in kept.each_closed()]) == 2 * reports.PART + 1
