"""Every list of the archive has an index with its order: no page sorts or looks at all matches."""

import pytest

from botyard.archive import queries, rating_queries, roots
from botyard.archive.archive import MatchArchive
from botyard.archive.database import Database, Statement, Steps
from botyard.archive.match import Result
from botyard.archive.queries import Filter, _search
from botyard.archive.sqlite import SqliteDatabase
from tests.archive.matches import match

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
    "a leaderboard": (statement_of(rating_queries.leaderboard("g", "live", "", (1_000, "ann"))), "ratings_by_points"),
    "that of a month": (
        statement_of(rating_queries.leaderboard("g", "live", "2026-11", (1_000, "ann"))),
        "ratings_by_month",
    ),
    "ratings of people": (statement_of(rating_queries.ratings_of("g", "live", ["a", "b"])), "autoindex_ratings"),
    "own ratings": (statement_of(rating_queries.own_ratings("ann")), "autoindex_ratings"),
    "a curve": (statement_of(rating_queries.rating_curve("ann", "g", "live")), "rating_changes_by_person"),
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
