"""The levels: legal and repeatable answers, no use of what the seat does not know, and no more work than allowed."""

import random

import pytest

from botyard.bots.answer import answer
from botyard.bots.arena import Contest, matches
from botyard.bots.robot_master.endgame import exact_points
from botyard.bots.robot_master.lines import gains
from botyard.bots.robot_master.playout import Player
from botyard.bots.robot_master.position import Position, position_of
from botyard_protocol.messages import BotLevel
from tests.bots.robot_master.scene import GAME, open_choices, view_of
from tests.games.robot_master.contract import twin

pytestmark = pytest.mark.slow

FEW = 40
"""Games that a planner plays to their end."""


@pytest.mark.parametrize("level", BotLevel)
def test_answers_are_legal_and_the_same_again(level: BotLevel) -> None:
    for state, choice in open_choices(3):
        view = view_of(state, choice)
        command = answer(GAME.name, level, view, choice, 1, FEW)
        assert command in set(GAME.legal(view, choice))
        assert command == answer(GAME.name, level, view, choice, 1, FEW)


@pytest.mark.parametrize("level", BotLevel)
def test_cards_that_the_seat_does_not_see_change_no_answer(level: BotLevel) -> None:
    rng, different = random.Random(1), 0
    for state, choice in open_choices(4, (24, 14, 7, 4, 2)):
        other = twin(rng, state, (choice.seat,))
        different += other.hands != state.hands
        views = [view_of(one, choice) for one in (state, other)]
        commands = {answer(GAME.name, level, view, choice, 2, FEW) for view in views}
        assert len(commands) == 1
    assert different > 10


@pytest.mark.parametrize("nodes", [1, 64, 500])
def test_a_planner_plays_about_as_many_games_as_it_may(nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played, finish = [0], Player.finish

    def counted(player: Player, position: Position) -> int:
        played[0] += 1
        return finish(player, position)

    monkeypatch.setattr(Player, "finish", counted)
    for state, choice in open_choices(2, (24, 12, 6)):
        played[0] = 0
        answer(GAME.name, BotLevel.PLANNER, view_of(state, choice), choice, 1, nodes)
        assert nodes / 2 <= played[0] <= max(nodes, 30)  # 16, 8, 4 and 2 moves, each once at least


def test_a_planner_searches_the_end_of_a_game_exactly() -> None:
    for state, choice in open_choices(3, (5, 4, 2)):
        view = view_of(state, choice)
        points = exact_points(position_of(view, choice), gains(7))
        command = answer(GAME.name, BotLevel.PLANNER, view, choice, 1, FEW)
        assert points[int(command.at), command.value] == max(points.values())


def test_the_better_level_wins() -> None:
    assert won(BotLevel.GREEDY, BotLevel.RANDOM, range(12)) >= 9
    assert won(BotLevel.PLANNER, BotLevel.GREEDY, range(12)) >= 7.5


def won(level: BotLevel, against: BotLevel, seeds: range) -> float:
    """How many of the matches of these seeds a level wins against another one, a shared first place by its part."""
    contest = Contest(GAME.name, (level, against), 2, GAME.default_options(), nodes=150)
    return sum(tally.shares[level].won for tally in matches(contest, seeds, jobs=1))
