"""Positions in a bot's head: they are those of the view, and go on as the rules say."""

from botyard.bots.twin_tin_bots.simulation import Simulation, advance, play_default, simulate
from botyard.games.twin_tin_bots.choice_answers import answer, open_choice
from botyard.games.twin_tin_bots.state import JOKER, TILES, State
from botyard_protocol.twin_tin_bots import ChooseProgram, Pass
from tests.games.twin_tin_bots.positions import open_choices
from tests.games.twin_tin_bots.scene import GAME, scene

COUNT = 60


def what_is_seen(state: State) -> tuple[object, ...]:
    return state.cells, state.at, state.facing, state.cargo, state.stuck, state.program, state.delivered, state.track


def test_an_imagined_position_asks_what_the_real_one_does() -> None:
    for state, choice in open_choices(COUNT, 4):
        imagined = simulate(GAME.view(state, (choice.seat,)), choice)
        assert open_choice(imagined) == choice
        assert what_is_seen(imagined) == what_is_seen(state)


def test_a_run_in_mind_ends_as_the_real_one() -> None:
    compared = 0
    for state, choice in open_choices(COUNT, 4):
        real = GAME.apply(state, choice.seat, choice.id, GAME.time_out(state, choice.id)).state
        if isinstance(choice, ChooseProgram):
            thought = Simulation(simulate(GAME.view(state, (choice.seat,)), choice))
            answer(thought, Pass())
            advance(thought)
            if thought.state.choice == real.choice:  # no player was asked on the way
                compared += 1
                assert what_is_seen(thought.state) == what_is_seen(real)
    assert compared > COUNT


def test_a_thought_changes_nothing_but_itself() -> None:
    state = scene("forward_1").state
    before = GAME.dump(state)
    thought = Simulation(state)
    answer(thought, Pass())
    advance(thought)
    assert thought.state.at != state.at
    assert GAME.dump(state) == before


def test_standing_by_lets_all_robots_run_until_the_seat_programs_again() -> None:
    state = scene("forward_1", seats=3, programs={"yellow A": ["turn_left", None, None]}).state
    cells = state.setting.board().grid.cells
    thought = Simulation(state)
    play_default(thought, 0, state.turns[0] + 2)
    assert thought.state.active == 0
    assert thought.state.at[0] == cells[(2, 0)]
    assert thought.state.facing[2] == (state.facing[2] - 2) % 6


def test_an_opponent_that_is_zapped_drops_what_it_carries() -> None:
    robots = {"yellow A": {"at": [1, 0], "facing": 1, "cargo": "pink"}}
    thought = Simulation(scene("zap", robots=robots).state)
    answer(thought, Pass())
    advance(thought)
    assert thought.state.cargo[2] == -1
    assert thought.state.active == 1


def test_the_joker_is_seen_in_hand() -> None:
    for state, choice in open_choices(5, 2):
        imagined = simulate(GAME.view(state, (choice.seat,)), choice)
        assert imagined.hand[choice.seat * TILES + JOKER] == state.hand[choice.seat * TILES + JOKER]
