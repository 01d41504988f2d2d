"""Ratings: their formula, and in the archive what a match changes, the lists, and the computation anew.

The formula is that of openskill, fair to all orders of players, and of little use to farmers.
"""

import asyncio
import random
from collections import Counter
from itertools import pairwise, permutations
from pathlib import Path

import pytest
from openskill.models import BradleyTerryFull

from botyard.archive.archive import MatchArchive, Recomputed
from botyard.archive.database import Database, Steps
from botyard.archive.match import FinishedMatch, MatchSeat
from botyard.archive.ratings import (
    BETA,
    BOT,
    FARMING_MS,
    TAU,
    VERSION,
    RatedPlayer,
    Rating,
    RatingChange,
    Team,
    new_ratings,
    pair,
    teams_of,
    tempo_of,
)
from botyard.archive.sqlite import SqliteDatabase
from tests.archive.conftest import same_place
from tests.archive.matches import body_of, match, seat

NAMES = "abcdefghijkl"
CHANCE = random.Random(7)


def places(*places: int) -> list[Team]:
    """Teams of one player each, with these places."""
    return [Team((False, place), [name]) for place, name in zip(places, NAMES, strict=False)]


def random_teams(count: int, size: int) -> list[Team]:
    """Teams of up to `size` players; some share a place."""
    names = iter(CHANCE.sample(NAMES, len(NAMES)))
    return [
        Team((False, CHANCE.randint(1, count)), [next(names) for _ in range(CHANCE.randint(1, size))])
        for _ in range(count)
    ]


@pytest.mark.parametrize("size", [1, 2], ids=["players", "teams"])
def test_ratings_of_300_random_results_with_ties_are_those_of_openskill(size: int) -> None:
    model = BradleyTerryFull(beta=BETA, tau=TAU)
    ratings = {name: Rating() for name in NAMES}
    theirs = {name: model.rating() for name in NAMES}
    for _ in range(300):
        teams = random_teams(CHANCE.randint(2, 6), size)
        ratings |= new_ratings(teams, ratings, {})
        ranks = [float(team.place[1]) for team in teams]
        rated = model.rate([[theirs[one] for one in team.members] for team in teams], ranks=ranks)
        theirs |= {
            one: new
            for team, news in zip(teams, rated, strict=True)
            for one, new in zip(team.members, news, strict=True)
        }
        for name in NAMES:
            assert ratings[name] == pytest.approx((theirs[name].mu, theirs[name].sigma), abs=1e-9)
            theirs[name].mu, theirs[name].sigma = ratings[name]  # each match is compared by itself


def test_the_order_of_players_changes_no_bit_of_a_rating() -> None:
    before = {name: Rating(CHANCE.uniform(10, 40), CHANCE.uniform(1, 8)) for name in "abcd"}
    seats = [("a", 2), ("b", 1), ("c", 2), ("d", 4)]
    results = set()
    for order in permutations(seats):
        one = match("r", 9_000, *(seat(number, name, place) for number, (name, place) in enumerate(order)))
        results.add(tuple(sorted(new_ratings(teams_of(one), before, {}).items())))
    assert len(results) == 1


def test_a_better_place_of_equals_is_a_better_rating_and_the_same_place_the_same() -> None:
    for counts in ([1, 2, 3, 4, 5, 6], [1, 1, 3, 4], [1, 2, 2, 4, 4, 6], [1, 1]):
        after = new_ratings(places(*counts), {}, {})
        means = [after[name].mean for name, _ in zip(NAMES, counts, strict=False)]
        for mean, place in zip(means, counts, strict=True):
            for other, other_place in zip(means, counts, strict=True):
                assert (mean > other, mean == pytest.approx(other)) == (place < other_place, place == other_place)


def test_the_same_pair_counts_less_and_less() -> None:
    gains = []
    for met in range(5):
        after = new_ratings(places(1, 2), {}, {("a", "b"): met})
        gains.append((after["a"].mean - 25, after["b"].mean - 25))
    first = gains[0][0]
    for n, gain in enumerate(gains, 1):
        assert gain == pytest.approx((first / n, -first / n))


def test_a_farmer_of_one_friend_stays_below_a_player_of_many() -> None:
    def after(friends: int, matches: int = 30) -> float:
        ratings: dict[str, Rating] = {}
        met: Counter[tuple[str, str]] = Counter()
        for number in range(matches):
            friend = f"friend{number % friends}"
            ratings |= new_ratings([Team((False, 1), ["me"]), Team((False, 2), [friend])], ratings, met)
            met[pair("me", friend)] += 1
        return ratings["me"].mean

    assert after(1) < after(5) < after(30)
    # thirty matches with one friend are worth what 1 + 1/2 + ... + 1/30, four matches, are with many
    assert after(1) < after(30, 4) + 1


def test_other_pairs_of_a_match_keep_their_weight() -> None:
    without = new_ratings(places(1, 2, 3), {}, {})
    farmed = new_ratings(places(1, 2, 3), {}, {("a", "b"): 1_000_000})
    assert farmed["c"] == without["c"]
    assert 25 < farmed["a"].mean < without["a"].mean


def ranked(one: FinishedMatch) -> list[tuple[tuple[bool, int], list[str]]]:
    """The teams of a match with their places."""
    return sorted((team.place, team.members) for team in teams_of(one))


def test_a_player_who_left_is_behind_all_who_stayed() -> None:
    one = match("r", 9_000, seat(0, "Ann", 1, left=True), seat(1, "Ben", 2), seat(2, "Cy", 3))
    assert ranked(one) == [((False, 2), ["ben"]), ((False, 3), ["cy"]), ((True, 1), ["ann"])]
    ended = match("r", 9_000, seat(0, "Ann", left=True), seat(1, "Ben"), seat(2, "Cy"), abandoned="vote")
    assert ranked(ended) == [((False, 0), ["ben"]), ((False, 0), ["cy"]), ((True, 0), ["ann"])]


def test_a_person_with_two_seats_is_one_player_with_the_better_place() -> None:
    one = match("r", 9_000, seat(0, "Ann", 3), seat(1, "Ben", 2), seat(2, "Ann", 1, first=False))
    assert ranked(one) == [((False, 1), ["ann"]), ((False, 2), ["ben"])]


def test_partners_are_one_team_that_left_when_all_of_it_did() -> None:
    first = (seat(0, "Ann", 1, team=0), seat(2, "Cy", 1, team=0, left=True))
    second = (seat(1, "Ben", 2, team=1, left=True), seat(3, "Di", 2, team=1, left=True))
    one = match("r", 9_000, *first, *second)
    assert ranked(one) == [((False, 1), ["ann", "cy"]), ((True, 2), ["ben", "di"])]


def test_bots_of_a_level_are_one_player_whose_changes_are_averaged() -> None:
    bots = [seat(1, "Cog", 2, bot="greedy"), seat(2, "Rivet", 3, bot="greedy")]
    teams = teams_of(match("r", 9_000, seat(0, "Ann", 1), *bots))
    after = new_ratings(teams, {}, {})
    assert after.keys() == {"ann", f"{BOT}greedy"}
    single = new_ratings([Team((False, 1), ["ann"]), Team((False, 2), [f"{BOT}greedy"])], {}, {})
    assert after[f"{BOT}greedy"] == pytest.approx(single[f"{BOT}greedy"])  # the bots have not played each other
    assert after["ann"].mean - 25 == pytest.approx(2 * (single["ann"].mean - 25))


def test_the_number_shown_begins_at_1000_and_is_never_negative() -> None:
    assert Rating().points == 1000
    assert Rating(40, 1.0).points == 2480
    assert Rating(-40, 1.0).points == 0


def test_a_match_is_slow_if_its_clock_is() -> None:
    clocks = {"": "live", '{"pace": "live"}': "live", '{"pace": "slow"}': "slow"}
    assert {clock: tempo_of(match("r", 9_000, clock=clock)) for clock in clocks} == clocks


# --- ratings in the archive -------------------------------------------------------------------------------------


GAME = "tic_tac_trap"
DAY = 86_400_000


async def put(archive: MatchArchive, *matches: FinishedMatch) -> None:
    """Add matches one after the other."""
    for one in matches:
        assert await archive.put(one, body_of(one.room))


async def ratings(archive: MatchArchive, *names: str) -> dict[str, RatedPlayer]:
    """The live ratings of people by identity."""
    return await archive.ratings_of(GAME, "live", names)


def first_match(weight_of: int = 0) -> dict[str, Rating]:
    """The ratings of two new players after Ann has won, who have met so often before."""
    return new_ratings([Team((False, 1), ["ann"]), Team((False, 2), ["ben"])], {}, {("ann", "ben"): weight_of})


def random_match(number: int, chance: random.Random) -> FinishedMatch:
    """A rated match of two to five of eight people, and perhaps a bot; some end at the same time, some long before."""
    names = chance.sample(["Ann", "Ben", "Cy", "Di", "Eve", "Fay", "Gus", "Hal"], chance.randint(2, 5))
    seats: list[MatchSeat] = [
        seat(place, name, chance.randint(1, 3), left=chance.random() < 0.1) for place, name in enumerate(names)
    ]
    if chance.random() < 0.3:
        seats.append(seat(len(seats), "Cog", chance.randint(1, 3), identity=f"b-{number}", bot="greedy"))
    clock = chance.choice(["", '{"pace": "slow"}'])
    return match(f"r{number}", chance.randint(1, 60) * DAY, *seats, rated=True, clock=clock)


async def test_a_rated_match_changes_ratings_and_the_same_match_again_does_not(archive: MatchArchive) -> None:
    await put(archive, match("r1", 5_000, rated=True), match("r2", 6_000))
    assert await archive.put(match("r1", 5_000, rated=True), body_of("r1")) is False
    after = first_match()
    assert await ratings(archive, "ann", "ben", "cy") == {
        one: RatedPlayer(one, after[one], 1, 5_000) for one in ("ann", "ben")
    }
    assert await archive.rating_curve("ann", GAME, "live") == [
        RatingChange(1, "r1", "ann", GAME, "live", 5_000, Rating(), after["ann"], VERSION)
    ]
    assert await archive.ratings_of("other", "live", ["ann"]) == {}
    assert await archive.ratings_of(GAME, "live", []) == {}


async def test_tempos_and_games_have_ratings_of_their_own(archive: MatchArchive) -> None:
    slow = match("r2", 6_000, rated=True, clock='{"pace": "slow"}')
    await put(archive, match("r1", 5_000, rated=True), slow, match("r3", 7_000, rated=True, game="a_game"))
    own = await archive.own_ratings("ann")
    assert [*own] == [("a_game", "live"), (GAME, "live"), (GAME, "slow")]
    assert {player.rating for player in own.values()} == {first_match()["ann"]}


async def test_a_pair_counts_less_for_30_days(archive: MatchArchive) -> None:
    late = 5_000 + FARMING_MS
    await put(archive, match("r1", 5_000, rated=True), match("r2", late - 1, rated=True), match("r3", late, rated=True))
    r3, r2, r1 = await archive.rating_curve("ben", GAME, "live")
    ratings = {"ann": first_match()["ann"], "ben": r1.after}
    teams = [Team((False, 1), ["ann"]), Team((False, 2), ["ben"])]
    for change, met in ((r2, 1), (r3, 1)):  # when r3 ends, r1 is 30 days ago
        ratings = new_ratings(teams, ratings, {("ann", "ben"): met})
        assert change.after == ratings["ben"]


async def test_a_match_without_a_second_player_changes_nothing(archive: MatchArchive) -> None:
    await put(archive, match("r1", 5_000, seat(0, "Ann", 1), seat(1, "Ann", 2, first=False), rated=True))
    assert await ratings(archive, "ann") == {}


async def test_all_bots_of_a_level_have_one_rating(archive: MatchArchive) -> None:
    bots = [seat(1, "Cog", 2, identity="b-1", bot="greedy"), seat(2, "Rivet", 3, identity="b-2", bot="greedy")]
    await put(archive, match("r1", 5_000, seat(0, "Ann", 1), *bots, rated=True))
    found = await ratings(archive, "ann", "bot:greedy", "b-1")
    assert found.keys() == {"ann", "bot:greedy"}
    assert found["bot:greedy"].matches == 1


async def test_a_leaderboard_comes_in_pages_the_strongest_first(archive: MatchArchive) -> None:
    people = ["Ann", "Ben", "Cy", "Di", "Eve"]
    for number, name in enumerate(people[:-1]):
        seats = (seat(0, name, 1), seat(1, people[number + 1], 2))
        await put(archive, match(f"r{number}", 31 * DAY * number, *seats, rated=True))
    board = await archive.leaderboard(GAME, "live")
    assert sorted(board, key=lambda one: (one.rating.points, one.identity), reverse=True) == board
    assert {one.identity for one in board} == {name.lower() for name in people}
    pages, after = [], None
    while page := await archive.leaderboard(GAME, "live", "", after, 2):
        pages += page
        after = page[-1].rating.points, page[-1].identity
    assert pages == board
    last = await archive.leaderboard(GAME, "live", "1970-04")
    assert last == [one for one in board if one.last == 93 * DAY]
    assert {one.identity for one in last} == {"di", "eve"}


async def test_a_person_leaves_leaderboards_and_comes_back(archive: MatchArchive) -> None:
    await put(archive, match("r1", 5_000, rated=True))
    for _ in range(2):
        await archive.set_listed("ann", False)
    assert [one.identity for one in await archive.leaderboard(GAME, "live")] == ["ben"]
    assert (await ratings(archive, "ann")).keys() == {"ann"}
    await archive.set_listed("ann", True)
    assert [one.identity for one in await archive.leaderboard(GAME, "live")] == ["ann", "ben"]


async def test_ratings_computed_anew_are_the_same_to_the_last_bit(
    archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.archive.archive.PAGE", 7)
    chance = random.Random(3)
    await asyncio.gather(*(put(archive, *(random_match(5 * row + n, chance) for n in range(5))) for row in range(8)))
    board = [await archive.leaderboard(GAME, tempo) for tempo in ("live", "slow")]
    curve = await archive.rating_curve("ann", GAME, "live")
    assert await archive.recompute_ratings() == Recomputed(40, sum(map(len, board)), 0)
    assert [await archive.leaderboard(GAME, tempo) for tempo in ("live", "slow")] == board
    assert await archive.rating_curve("ann", GAME, "live") == curve


async def test_a_number_that_is_wrong_or_of_a_deleted_match_is_found(archive: MatchArchive, database: Database) -> None:
    await put(
        archive, match("r1", 5_000, rated=True), match("r2", 6_000, seat(0, "Cy", 1), seat(1, "Di", 2), rated=True)
    )

    def spoil() -> Steps[None]:
        yield "UPDATE ratings SET mean = :mean WHERE identity = :identity", {"mean": 99.0, "identity": "ann"}

    await database.write(spoil)
    await archive.delete("r2")
    assert (await ratings(archive, "cy")).keys() == {"cy"}  # a deleted match counts until then
    assert await archive.recompute_ratings() == Recomputed(1, 2, 3)
    assert (await ratings(archive, "ann", "cy"))["ann"].rating == first_match()["ann"]
    assert await archive.recompute_ratings() == Recomputed(1, 2, 0)
    await put(archive, match("r3", 7_000, rated=True))
    assert [one.number for one in await archive.rating_curve("ann", GAME, "live")] == [2, 1]


async def test_nodes_that_rate_matches_at_once_rate_one_after_the_other(database: Database) -> None:
    other = same_place(database)
    await other.start()
    archives = [MatchArchive(one) for one in (database, other)]
    matches = [match(f"r{number}", 1_000 + number, rated=True) for number in range(20)]
    await asyncio.gather(*(archive.put(one, b"x") for one in matches for archive in archives))
    curve = await archives[0].rating_curve("ann", GAME, "live")
    assert len(curve) == 20
    for newer, older in pairwise(curve):
        assert newer.number > older.number
        assert newer.before == older.after
    assert (await archives[1].recompute_ratings()).different == 0
    await other.stop()


async def test_a_copy_of_an_archive_has_the_same_ratings(archive: MatchArchive, tmp_path: Path) -> None:
    source = MatchArchive(SqliteDatabase(tmp_path / "source.sqlite"))
    await source.start()
    chance = random.Random(4)
    await put(source, *(random_match(number, chance) for number in range(30)))
    await source.set_listed("ben", False)
    assert await source.copy_to(archive) == 30
    for tempo in ("live", "slow"):
        assert await archive.leaderboard(GAME, tempo) == await source.leaderboard(GAME, tempo)
    assert (await archive.recompute_ratings()).different == 0
    await source.stop()
