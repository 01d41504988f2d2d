"""The archive does the same in SQLite and in PostgreSQL.

Every list has an index with its order: no page sorts or looks at all matches.
"""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from botyard.archive import queries, ratings, roots
from botyard.archive.archive import MatchArchive
from botyard.archive.database import Database, DifferentMatch, Statement, Steps, UnusableArchive, migrations
from botyard.archive.match import FinishedMatch, PackedLog, Result
from botyard.archive.queries import PAGE, Filter, GameResults, GameStatistic, Opponent, _search
from botyard.archive.sqlite import SqliteDatabase
from botyard.display_names import default_room_name
from tests.archive.conftest import same_place
from tests.archive.matches import all_digests, body_of, match, seat


async def put(archive: MatchArchive, *matches: FinishedMatch) -> None:
    """Add matches, all at once."""
    await asyncio.gather(*(archive.put(one, body_of(one.room)) for one in matches))


async def rooms(archive: MatchArchive, which: Filter) -> str:
    """The rooms of the first page, in its order."""
    return " ".join(one.room for one in await archive.history(which))


async def test_a_match_comes_back_as_it_was_put(archive: MatchArchive) -> None:
    one = match(
        "r1",
        5_000,
        seat(0, "Ann", 2, points=-3, timeouts=4, result=Result.SHARED, counted='{"steps":3}'),
        seat(1, "Ann", 1, first=False, left=True),
        seat(2, "Bot", None, bot="greedy"),
        options='{"size": 3}',
        clock='{"pace": 0}',
        abandoned="vote",
        rated=True,
        with_bots=True,
        public=False,
        name="Ann's % table_\N{ROBOT FACE}",
    )
    assert await archive.put(one, b"\x00\xff") is True
    assert await archive.match("r1") == one
    assert await archive.log("r1") == PackedLog(1, 30, one.digest, b"\x00\xff")
    assert await archive.ends(["r1", "r2"]) == {"r1": (1, 30, one.digest)}
    assert (await archive.match("r2"), await archive.log("r2"), await archive.ends([])) == (None, None, {})


async def test_a_match_that_is_put_again_changes_nothing(archive: MatchArchive) -> None:
    one = match("r1", 5_000)
    answers = await asyncio.gather(*(archive.put(one, body_of("r1")) for _ in range(5)))
    assert sorted(answers) == [False, False, False, False, True]
    other = replace(one, digest="0" * 64, name="Another")
    with pytest.raises(DifferentMatch, match="room r1"):
        await archive.put(other, b"another")
    assert await archive.match("r1") == one
    assert await archive.log("r1") == PackedLog(1, 30, one.digest, body_of("r1"))


async def test_a_failed_write_takes_no_other_with_it(archive: MatchArchive) -> None:
    """Writes that arrive together share a transaction."""
    await put(archive, match("r1", 5_000))
    twice = match("r3", 5_200, seat(0, "Ann", 1), seat(0, "Ben", 2))  # no two seats have one number
    work = [match("r2", 5_100), match("r1", 5_000, digest="0" * 64), match("r4", 5_300)]
    outcomes = await asyncio.gather(*(archive.put(one, b"x") for one in work), return_exceptions=True)
    assert [type(one) for one in outcomes] == [bool, DifferentMatch, bool]
    with pytest.raises(Exception, match=r"."):
        await archive.put(twice, b"x")
    assert await archive.ends(["r3"]) == {}
    assert await rooms(archive, Filter(identity="ann")) == "r4 r2 r1"


async def test_a_deleted_match_leaves_nothing(archive: MatchArchive) -> None:
    await put(archive, match("r1", 5_000), match("r2", 6_000))
    assert [await archive.delete("r1"), await archive.delete("r1")] == [True, False]
    assert (await archive.match("r1"), await archive.log("r1")) == (None, None)
    assert await rooms(archive, Filter(identity="ann")) == "r2"
    assert await rooms(archive, Filter(words=("ben",))) == "r2"
    assert await archive.put(match("r1", 5_000), b"again") is False


async def test_filters_select_from_the_history_of_a_person(archive: MatchArchive) -> None:
    await put(
        archive,
        match("r1", 1_000),
        match("r2", 2_000, game="other", rated=True),
        match("r3", 3_000, seat(0, "Ann", 2), seat(1, "Cleo", 1), public=False),
        match("r4", 4_000, seat(0, "Ben", 1), seat(1, "Cleo", 2)),
        match("r5", 5_000, seat(0, "Ann"), seat(1, "Ann", first=False), seat(2, "Ben"), abandoned="vote"),
    )
    ann = Filter(identity="ann")
    selected = {
        "r5 r3 r2 r1": ann,
        "r2": replace(ann, game="other"),
        "r3": replace(ann, opponent="cleo"),
        "r2 r1": replace(ann, result=Result.WON),
        "r5": replace(ann, result=Result.NONE),
        "r3 r2": replace(ann, since=2_000, until=5_000),
        "r5 r3 r1": replace(ann, rated=False),
        "r5 r2 r1": replace(ann, public=True),
        "": replace(ann, opponent="dan"),
        "r5 r4 r2 r1": Filter(),
        "r4 r2": Filter(since=1_001, until=4_001),
        "r5 r4 r1": Filter(game="tic_tac_trap"),
    }
    assert {await rooms(archive, which): which for which in selected.values()} == selected


async def test_pages_have_each_match_once_however_many_end_together(archive: MatchArchive) -> None:
    matches = [match(f"r{number:03d}", 1_000 + number // 7) for number in range(2 * PAGE + 30)]
    await put(archive, *matches)
    for which in (Filter(), Filter(identity="ben"), Filter(words=("table",))):
        found: list[FinishedMatch] = []
        while page := await archive.history(which, found[-1].cursor if found else None, 2 * PAGE):
            assert len(page) <= PAGE
            found += page
        assert found == matches[::-1]
    limited = await archive.history(Filter(until=1_003), (1_004, "r030"), 3)
    assert [one.room for one in limited] == ["r020", "r019", "r018"]


async def test_a_search_finds_whole_words_of_public_matches(archive: MatchArchive) -> None:
    await put(
        archive,
        match("r1", 1_000, name="100 % fun_table"),
        match("r2", 2_000, seat(0, "ЗОРЯ", 1), seat(1, "Ben", 2), name="Straße"),
        match("r3", 3_000, name="100 % secret", public=False),
        match("r4", 4_000, seat(0, "Ann", 1), seat(1, "Cleo", 2), name="fun table"),
    )
    searches = {
        "r1": ("%",),
        "r4 r1": ("ANN",),
        "r2": ("зоря", "STRASSE"),
        "r2 r1": ("ben",),
        "": ("fun%",),
    }
    assert {await rooms(archive, Filter(words=words)): words for words in searches.values()} == searches
    assert await rooms(archive, Filter(words=("_un_table",))) == ""
    assert await rooms(archive, Filter(words=("ann cleo",))) == "r4"
    assert await rooms(archive, Filter(identity="ann", words=("100",))) == "r1"
    assert await rooms(archive, Filter(words=("table",), game="other")) == ""


async def test_a_profile_counts_results_by_game_and_opponent(archive: MatchArchive) -> None:
    await put(
        archive,
        match("r1", 1_000),
        match("r2", 2_000, seat(0, "Ann", 2, timeouts=3), seat(1, "Ben", 1)),
        match("r3", 3_000, seat(0, "Ann", 1, result=Result.SHARED), seat(1, "Ben", 1), seat(2, "Cleo", 3)),
        match("r4", 4_000, seat(0, "Ann", left=True), seat(1, "Bot", bot="greedy"), game="other"),
    )
    assert await archive.profile("ann") == [
        GameResults("other", 1, 0, 0, 0, 0, 0),
        GameResults("tic_tac_trap", 3, 1, 1, 1, 3, 3),
    ]
    assert await archive.opponents("ann") == [Opponent("ben", "Ben", 3, 1, 1), Opponent("cleo", "Cleo", 1, 1, 0)]
    assert (await archive.profile("dan"), await archive.opponents("dan")) == ([], [])


async def test_a_profile_for_others_counts_public_matches_only(archive: MatchArchive) -> None:
    await put(archive, match("r1", 1_000), match("r2", 2_000, public=False), match("r3", 3_000, game="other"))
    public = [GameResults("other", 1, 1, 0, 0, 1, 0), GameResults("tic_tac_trap", 1, 1, 0, 0, 1, 0)]
    assert await archive.profile("ann", public=True) == public
    assert await archive.opponents("ann", public=True) == [Opponent("ben", "Ben", 2, 2, 0)]
    await archive.delete("r1")
    assert await archive.profile("ann", public=True) == public[:1]


async def test_statistics_of_games_are_added_up_by_game_and_name(archive: MatchArchive) -> None:
    def counted(room: str, values: str, **changes: Any) -> FinishedMatch:
        return match(room, 1_000, seat(0, "Ann", 1, counted=values), seat(1, "Ben", 2), **changes)

    await put(
        archive,
        counted("r1", '{"traps":3,"lowest":-2}'),
        counted("r2", '{"traps":5}', public=False),
        counted("r3", ""),
        counted("r4", '{"traps":1}', game="other"),
    )
    lowest = GameStatistic("tic_tac_trap", "lowest", 1, -2, -2, -2)
    other = GameStatistic("other", "traps", 1, 1, 1, 1)
    assert await archive.statistics("ann") == [other, lowest, GameStatistic("tic_tac_trap", "traps", 2, 8, 3, 5)]
    assert (await archive.statistics("ann", public=True))[1:] == [
        lowest,
        GameStatistic("tic_tac_trap", "traps", 1, 3, 3, 3),
    ]
    assert await archive.statistics("ben") == []


async def test_statistics_and_time_outs_are_those_of_all_seats_of_a_person(archive: MatchArchive) -> None:
    own = [
        seat(number, "Ann", 1, counted=f'{{"traps":{traps}}}', timeouts=1, first=number == 0)
        for number, traps in ((0, 3), (2, 4))
    ]
    await put(archive, match("r1", 1_000, *own, seat(1, "Ben", 2)))
    assert await archive.statistics("ann") == [GameStatistic("tic_tac_trap", "traps", 1, 7, 3, 4)]
    assert [(one.matches, one.timeouts) for one in await archive.profile("ann")] == [(1, 2)]


async def test_a_rare_filter_looks_through_so_many_matches_for_a_page(
    archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.archive.queries.SCANNED_LIMIT", 10)
    common = [match(f"r{number:02d}", 1_000 + number) for number in range(25)]
    await put(archive, *common, match("a", 1, seat(0, "Ann", 1), seat(1, "Cleo", 2)), match("x", 0))
    for which in (Filter(identity="ann", opponent="cleo"), Filter(words=("ann", "cleo"))):
        pages, cursor = [await archive.history_page(which)], None
        while cursor := pages[-1][1]:
            pages.append(await archive.history_page(which, cursor))
        assert [[one.room for one in found] for found, _ in pages] == [[], [], ["a"]]
    found, cursor = await archive.history_page(Filter(identity="ann"), None, 27)
    assert (len(found), cursor) == (27, None)


async def test_a_renamed_person_has_the_former_name_nowhere(archive: MatchArchive) -> None:
    many = [match(f"r{number}", 1_000 + number, name="Ann's table") for number in range(PAGE + 5)]
    others = match("x", 10, seat(0, "Ann", 1, identity="other"), seat(1, "Ben", 2))
    await put(archive, *many, others, match("p", 20, public=False))
    assert await archive.rename("ann", "Former player 7", default_room_name) == PAGE + 6
    assert await archive.rename("ann", "Former player 7", default_room_name) == 0
    assert await rooms(archive, Filter(words=("ann",))) == "x"
    assert await rooms(archive, Filter(words=("ann's",))) == ""
    found = await archive.match("r0")
    assert found is not None
    assert (found.name, found.seats[0].name, found.seats[1].name) == (
        "Former player 7's table",
        "Former player 7",
        "Ben",
    )
    assert len(await archive.history(Filter(words=("7", "former")))) == PAGE


async def test_tables_are_made_once_and_the_archive_keeps_its_id(database: Database) -> None:
    others = [same_place(database) for _ in range(3)]
    ids = await asyncio.gather(*(one.start() for one in others))
    assert set(ids) == {await database.start()}
    assert len(ids[0]) == 32
    for one in others:
        await one.stop()


async def test_a_database_of_a_newer_release_is_refused_in_one_sentence(database: Database) -> None:
    def newer() -> Steps[None]:
        yield "INSERT INTO migrations (number) VALUES (:number)", {"number": 9999}

    await database.write(newer)
    other = same_place(database)
    with pytest.raises(UnusableArchive, match=rf"tables have number 9999, and this release knows {max(migrations())}"):
        await other.start()
    await other.stop()


async def test_nodes_that_put_the_same_match_at_once_put_it_once(database: Database) -> None:
    other = same_place(database)
    await other.start()
    archives = [MatchArchive(one) for one in (database, other)]
    for number in range(10):
        answers = await asyncio.gather(*(one.put(match(f"r{number}", 1_000), b"x") for one in archives * 2))
        assert sorted(answers) == [False, False, False, True]
    await other.stop()


async def test_a_whole_archive_is_copied_into_another_one_and_again_without_a_change(
    archive: MatchArchive, database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.archive.archive.COPIED_AT_ONCE", 2)
    source = MatchArchive(SqliteDatabase(tmp_path / "source.sqlite"))
    await source.start()
    rooms = [f"r{number}" for number in range(5)]
    for number, room in enumerate(rooms):
        await source.put(match(room, 1_000 + number // 2, public=number != 3), body_of(room))
    await archive.put(match("r0", 1_000), body_of("r0"))
    assert await source.copy_to(archive) == 4
    assert await source.copy_to(archive) == 0
    assert [room for room, _ in await database.read(all_digests)] == rooms
    log = await archive.log("r3")
    assert log is not None
    assert log.body == body_of("r3")
    assert await archive.match("r4") == await source.match("r4")
    await source.stop()


# --- every list has an index ------------------------------------------------------------------------------------


ANN = Filter(identity="ann")
BEFORE = (5_000, "r1")


def statement_of(steps: Steps[object]) -> Statement:
    """The first statement of steps."""
    return next(steps)


def page_of(which: Filter) -> Statement:
    """The statement of a page of a history."""
    return _search(which, BEFORE, 10).page(None)


PLANS = {
    "a person": (page_of(ANN), "seats_by_person"),
    "a person's game": (page_of(Filter(identity="ann", game="g")), "seats_by_person_and_game"),
    "all filters": (
        page_of(Filter("ann", "ben", Result.WON, "g", 1, 9_000, rated=True, public=True, words=("a", "b"))),
        "seats_public_by_person_and_game",
    ),
    "a person's public ones": (page_of(Filter("ann", public=True)), "seats_public_by_person"),
    "rated ones": (page_of(Filter(rated=True)), "matches_public_by_rated"),
    "rated ones of a game": (
        page_of(Filter(game="g", rated=True)),
        "matches_public_by_game_and_rated",
    ),
    "what a page looks through": (_search(Filter("ann", "ben"), BEFORE, 10).bound(), "seats_by_person"),
    "public": (page_of(Filter()), "matches_public"),
    "a game": (page_of(Filter(game="g")), "matches_public_by_game"),
    "words": (page_of(Filter(words=("a", "b"), game="g")), "autoindex_words"),
    "a leaderboard": (statement_of(ratings.leaderboard("g", "live", "", (1_000, "ann"))), "ratings_by_points"),
    "that of a month": (
        statement_of(ratings.leaderboard("g", "live", "2026-11", (1_000, "ann"))),
        "ratings_by_month",
    ),
    "ratings of people": (statement_of(ratings.ratings_of("g", "live", ["a", "b"])), "autoindex_ratings"),
    "own ratings": (statement_of(ratings.own_ratings("ann")), "autoindex_ratings"),
    "a curve": (statement_of(ratings.rating_curve("ann", "g", "live")), "rating_changes_by_person"),
    "all logs": (statement_of(queries.all_logs(BEFORE)), "matches_by_end"),
    "unpublished": (statement_of(queries.unpublished(9_000, 20)), "matches_without_day"),
    "roots": (statement_of(roots.roots("1970-02-01", 10)), "autoindex_roots"),
    "leaves": (statement_of(roots.leaves("1970-01-01", -1)), "autoindex_leaves"),
    "parts": (statement_of(roots.parts("1970-01-01", "1970-01-31")), "COVERING INDEX parts_sizes"),
}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("name", PLANS)
async def test_a_page_is_read_from_an_index_in_its_order(database: Database, name: str) -> None:
    assert isinstance(database, SqliteDatabase)
    await MatchArchive(database).put(match("r1", 1_000), b"x")
    (statement, values), index = PLANS[name]

    def explain() -> Steps[list[str]]:
        return [row[3] for row in (yield f"EXPLAIN QUERY PLAN {statement}", values)]

    plan = await database.read(explain)
    assert index in plan[0], plan
    assert not [line for line in plan if "TEMP B-TREE" in line or "SCAN" in line], plan
