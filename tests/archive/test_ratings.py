"""The formula of ratings: it is that of openskill, fair to all orders of players, and of little use to farmers."""

import random
from collections import Counter
from itertools import permutations

import pytest
from openskill.models import BradleyTerryFull

from botyard.archive.match import FinishedMatch
from botyard.archive.ratings import BETA, BOT, TAU, Rating, Team, new_ratings, pair, teams_of, tempo_of
from tests.archive.matches import match, seat

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
