"""What bots of every level answer in every variant, and who wins contests between them."""

import io
import random
import re

import pytest

from botyard.bots import arena
from botyard.bots.answer import answer
from botyard.bots.arena import Contest, Tally, match, matches, wilson
from botyard.bots.registry import BOTS, find_bot, levels, random_bot
from botyard.cli import main
from botyard.games.random_match import Table
from botyard.games.registry import GAMES
from botyard_protocol.messages import BotLevel
from botyard_protocol.twin_tin_bots import Options
from tests.games.players import TABLES
from tests.games.secrets import TWINS
from tests.games.twin_tin_bots.positions import open_choices
from tests.games.twin_tin_bots.scene import GAME

# --- answers ----------------------------------------------------------------------------------------------------


pytestmark = pytest.mark.slow

FEW = 40
"""Positions that a planner looks at: enough to go through everything that it does."""


@pytest.mark.parametrize("level", BotLevel)
def test_answers_are_legal_in_random_positions(level: BotLevel) -> None:
    kinds = set()
    for state, choice in open_choices(25, 8):
        view = GAME.view(state, (choice.seat,))
        command = answer(GAME.name, level, view, choice, 1, FEW)
        assert GAME.apply(state, choice.seat, choice.id, command).events
        kinds.add(type(choice))
    assert len(kinds) >= 4


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("level", BotLevel)
def test_a_match_at_every_table_gets_legal_answers(table: Table, level: BotLevel) -> None:
    state = table.new(7).state
    for _ in range(4 * table.seats):
        for choice in table.game.choices(state):
            held = next(one for one in table.audiences() if choice.seat in one)
            command = answer(table.game.name, level, table.game.view(state, held), choice, 3, FEW)
            state = table.game.apply(state, choice.seat, choice.id, command).state


@pytest.mark.parametrize("level", BotLevel)
def test_the_same_question_gets_the_same_answer(level: BotLevel) -> None:
    for state, choice in open_choices(6):
        view = GAME.view(state, (choice.seat,))
        assert answer(GAME.name, level, view, choice, 5, FEW) == answer(GAME.name, level, view, choice, 5, FEW)


@pytest.mark.parametrize("level", BotLevel)
def test_hidden_information_changes_no_answer(level: BotLevel) -> None:
    rng, different = random.Random(1), 0
    for state, choice in open_choices(8, 6):
        twin = TWINS[GAME.name](rng, state, (choice.seat,))
        different += GAME.dump(twin) != GAME.dump(state)
        views = [GAME.view(one, (choice.seat,)) for one in (state, twin)]
        answers = [answer(GAME.name, level, view, choice, 2, FEW) for view in views]
        assert answers[0] == answers[1]
    assert different > 10


def test_other_seeds_give_a_random_bot_other_answers() -> None:
    state, choice = next(open_choices(1))
    view = GAME.view(state, (choice.seat,))
    assert len({answer(GAME.name, BotLevel.RANDOM, view, choice, seed) for seed in range(20)}) > 5


def test_a_game_without_a_bot_of_a_level_answers_by_the_next_weaker_one(monkeypatch: pytest.MonkeyPatch) -> None:
    first = random_bot(GAME)
    for bots, expected in (({}, [BotLevel.RANDOM]), ({BotLevel.GREEDY: first}, [BotLevel.RANDOM, BotLevel.GREEDY])):
        monkeypatch.setitem(BOTS, GAME.name, bots)
        assert list(levels(GAME.name)) == expected
    assert find_bot(GAME.name, BotLevel.PLANNER) is first


def test_every_game_has_a_random_bot_of_its_legal_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, GAME.name, {})
    for state, choice in open_choices(6):
        view = GAME.view(state, (choice.seat,))
        drawn = {answer(GAME.name, BotLevel.RANDOM, view, choice, seed) for seed in range(5)}
        assert all(GAME.apply(state, choice.seat, choice.id, command).events for command in drawn)
        assert len(drawn) > 1


# --- contests ---------------------------------------------------------------------------------------------------


RANDOM, GREEDY, PLANNER = BotLevel
NAME = "twin_tin_bots"
ELEMENTS = GAMES[NAME].variants()["elements"]
SMALL = 300
"""Nodes of a planner whose decisions take a few milliseconds."""


def contest(*levels: BotLevel, players: int = 2, options: Options | None = None, nodes: int = SMALL) -> Contest:
    return Contest(NAME, levels, players, options or Options(), nodes)


def won(of: Contest, level: BotLevel, seeds: range) -> float:
    """How many of the matches of these seeds a level wins, a shared first place by its part."""
    total = Tally()
    for tally in matches(of, seeds, jobs=1):
        total.add(tally)
    return total.shares[level].won


@pytest.mark.parametrize("options", [Options(), ELEMENTS], ids=["plain", "elements"])
def test_greedy_beats_random(options: Options) -> None:
    assert won(contest(GREEDY, RANDOM, options=options), GREEDY, range(5)) >= 4


def test_a_planner_beats_greedy() -> None:
    assert won(contest(PLANNER, GREEDY), PLANNER, range(6)) >= 3.5


def test_a_match_is_the_same_again() -> None:
    def outcome() -> list[tuple[float, int | None, int]]:
        tally = match(contest(PLANNER, GREEDY, nodes=1), 4)
        return [(share.won, share.score, share.decisions) for _, share in sorted(tally.shares.items())]

    assert outcome() == outcome()


def test_entrants_move_on_by_a_place_from_match_to_match() -> None:
    of = contest(PLANNER, GREEDY, RANDOM, players=3)
    assert [of.level(0, seed) for seed in range(3)] == [PLANNER, GREEDY, RANDOM]
    assert [of.level(player, 1) for player in range(3)] == [GREEDY, RANDOM, PLANNER]


def test_elements_fit_any_number_of_players() -> None:
    game = GAMES[NAME]
    for players in game.players:
        game.check_options(players, ELEMENTS)


def test_rounds_are_those_of_the_game() -> None:
    game, of = GAMES[NAME], contest(GREEDY, RANDOM, GREEDY, players=3)
    for seed in range(3):
        state = game.new(of.players, of.options, seed.to_bytes(32, "big")).state
        while not game.finished(state):
            (choice,) = game.choices(state)
            view = game.view(state, (choice.seat,))
            command = answer(NAME, of.level(choice.seat, seed), view, choice, seed)
            state = game.apply(state, choice.seat, choice.id, command).state
        assert match(of, seed).rounds == game.view(state, ()).round


def test_two_processes_find_what_one_does() -> None:
    of = contest(GREEDY, RANDOM)
    alone, shared = (
        [(tally.rounds, tally.shares[GREEDY].score) for tally in matches(of, range(2), jobs)] for jobs in (1, 2)
    )
    assert alone == shared


def test_the_interval_is_wilson_s() -> None:
    assert wilson(65, 100) == pytest.approx((0.5525, 0.7364), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)


def test_the_command_prints_rates_and_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["arena", "greedy", "random", "--games", "2", "--seed", "8", "--jobs", "1", "--variant", "elements"]) == 0
    )
    head, names, *lines = capsys.readouterr().out.splitlines()
    assert (
        head == "twin_tin_bots: greedy random: 2 matches, 2 players, variant elements, seeds 8..9, 1000 nodes, 1 jobs"
    )
    assert names.split() == ["level", "won", "95", "%", "score", "decisions", "ms", "each"]
    assert re.fullmatch(r"greedy +100\.0% +34\.2% \.\. 100\.0% +\d+\.\d\d +\d+ +\d+\.\d\d", lines[0])
    assert re.fullmatch(r"random +0\.0% +0\.0% \.\. 65\.8% +\d\.\d\d +\d+ +\d+\.\d\d", lines[1])
    assert re.fullmatch(r"\d+\.\d rounds a match; \d+ decisions/s; \d+\.\d s", lines[2])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"levels": ["greedy"]}, "a match has 2 to 6 players, not 1"),
        ({"levels": ["greedy"] * 3, "players": 2}, "3 levels need as many players"),
        ({"levels": ["greedy"] * 2, "variant": "snow"}, "twin_tin_bots has no variant snow; it has: elements"),
        (
            {"levels": ["greedy"] * 2, "game": "chess"},
            f"there is no game called chess; there are: {', '.join(GAMES)}",
        ),
        ({"levels": ["greedy"] * 2, "games": 0}, "games and jobs are at least 1, the seed at least 0"),
    ],
)
def test_arguments_that_cannot_be_played_are_refused_with_the_reason(arguments: dict[str, object], said: str) -> None:
    out, err = io.StringIO(), io.StringIO()
    assert arena.main(**{"games": 1, "seed": 1, "out": out, "err": err, **arguments}) == 2  # type: ignore[arg-type]
    assert (out.getvalue(), err.getvalue()) == ("", f"botyard arena: {said}\n")
