"""A preview is what would really happen, as far as the one who asks may know it, and nothing more."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from botyard.games.interface import Illegal, Preview
from botyard.games.twin_tin_bots.state import ORDINARY, TILES, State, is_known
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codes import Code
from tests.games.players import twin_tin_bots
from tests.games.twin_tin_bots.positions import programming_choices
from tests.games.twin_tin_bots.scene import GAME, scene

A, B = ttb.RobotName.A, ttb.RobotName.B
PROGRAMMING = (ttb.ChooseProgram, ttb.ChooseFirst)


def test_a_preview_is_what_really_comes_of_the_changes() -> None:
    met: set[type | None] = set()
    for state, command in _turns(120):
        view = GAME.view(state, (state.active,))
        outcome = GAME.apply(state, state.active, state.choice, command)
        preview = GAME.preview(view, state.active, _changes(command), 1, False)
        _check(preview.events, outcome.events, view)
        assert _nameless(preview.choice) == _nameless(_interruption(outcome.state))
        met.add(type(preview.choice))
    assert met == {type(None), ttb.ChooseZapRobot, ttb.ChooseZapBlob, ttb.ChooseCrystalHex}


def test_several_rounds_are_as_played_if_no_player_changes_anything() -> None:
    lengths = set()
    for state, command in _turns(60, steps=6):
        seat, view = state.active, GAME.view(state, (state.active,))
        for rounds in (2, 3):
            preview = GAME.preview(view, seat, _changes(command), rounds, False)
            events, after = _played(state, command, rounds)
            _check(preview.events, events, view)
            assert _nameless(preview.choice) == _nameless(_interruption(after))
            lengths.add((rounds, preview.choice is None))
    assert lengths == {(rounds, through) for rounds in (2, 3) for through in (True, False)}


def test_branches_are_what_really_comes_of_each_answer_to_a_zap() -> None:
    hits = set()
    for state, command in _turns(80):
        view = GAME.view(state, (state.active,))
        preview = GAME.preview(view, state.active, _changes(command), 1, True)
        if not isinstance(preview.choice, ttb.ChooseZapRobot | ttb.ChooseZapBlob):
            assert preview.branches == ()
            continue
        hits.add(type(preview.choice))
        zapped = GAME.apply(state, state.active, state.choice, command).state
        for option, branch in zip(preview.choice.options, preview.branches, strict=True):
            answer = _answer(preview.choice, branch)
            assert (branch.order, branch.direction) == (
                (None, option) if isinstance(answer, ttb.ZapBlob) else (option, None)
            )
            outcome = GAME.apply(zapped, zapped.asked, zapped.choice, answer)
            _check(branch.events, outcome.events, view)
            assert _nameless(branch.choice) == _nameless(_interruption(outcome.state))
    assert hits == {ttb.ChooseZapRobot, ttb.ChooseZapBlob}


def test_states_that_differ_in_secrets_only_have_the_same_previews() -> None:
    rng, different = random.Random(4), 0
    for state, command in _turns(30, steps=6):
        twin = _with_other_secrets(rng, state, state.active)
        different += twin != state
        views = [GAME.view(one, (state.active,)) for one in (state, twin)]
        previews = [GAME.preview(view, state.active, _changes(command), 3, True) for view in views]
        assert previews[0] == previews[1]
    assert different > 100


def test_a_special_that_would_be_drawn_is_not_named() -> None:
    state = scene(robots={"red A": {"at": (3, -3), "facing": 5, "cargo": "blue"}}, stack=["jump"]).state
    preview = _ahead(state, ttb.Place(A, 1, ttb.Tile.UNLOAD))
    assert [event.tile for event in preview.events if isinstance(event, ttb.SpecialDrawn)] == [None]


def test_an_end_reveals_only_what_is_known_already() -> None:
    state = scene(
        robots={"red A": {"at": (3, -3), "facing": 5, "cargo": "pink"}},
        programs={"red B": ["zap", None, None]},
        changes={
            "red": {"delivered": {"blue": 0, "green": 0, "pink": 2}, "specials": ["jump"]},
            "yellow": {"specials": ["dash", "u_turn"], "known": ["u_turn"]},
        },
    ).state
    (ended,) = [
        event for event in _ahead(state, ttb.Place(A, 1, ttb.Tile.UNLOAD)).events if isinstance(event, ttb.GameEnded)
    ]
    assert ended.specials == ((ttb.Tile.JUMP,), (ttb.Tile.U_TURN,))


def test_a_first_turn_is_placed_and_others_who_have_not_begun_do_nothing() -> None:
    state = GAME.new(3, ttb.Options(), bytes(32)).state
    places = (ttb.Place(A, 1, ttb.Tile.TURN_LEFT), ttb.Place(B, 2, ttb.Tile.TURN_RIGHT))
    command = ttb.First(tuple(ttb.FirstPlace(one.robot, one.slot, one.tile) for one in places))
    outcome = GAME.apply(state, state.active, state.choice, command)
    assert _ahead(state, *places).events == outcome.events
    later = _ahead(state, *places, rounds=2)
    assert later.events[: len(outcome.events)] == outcome.events
    assert {event.cause.seat for event in later.events if isinstance(event, ttb.RobotTurned)} == {state.active}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ((ttb.Place(A, 1, ttb.Tile.JUMP),), ttb.Refusal.TILE_NOT_IN_HAND),
        ((ttb.Remove(A, 1),), ttb.Refusal.SLOT_EMPTY),
        ((ttb.Swap(A, (1, 1)),), ttb.Refusal.SAME_SLOT),
        ((ttb.Place(A, 1, ttb.Tile.ZAP), ttb.Remove(A, 2)), ttb.Refusal.SLOT_EMPTY),
        (
            (ttb.Place(A, 1, ttb.Tile.ZAP), ttb.Place(A, 1, ttb.Tile.ZAP), ttb.Place(A, 1, ttb.Tile.ZAP)),
            Code.INVALID_FIELD,
        ),
    ],
)
def test_changes_that_would_be_refused_are_refused(changes: tuple[ttb.Change, ...], code: Code) -> None:
    with pytest.raises(Illegal) as refused:
        _ahead(scene().state, *changes)
    assert refused.value.code is code


def test_a_first_turn_without_a_tile_on_each_robot_is_refused() -> None:
    state = GAME.new(2, ttb.Options(), bytes(32)).state
    for changes, code in (
        ((), ttb.Refusal.ONE_TILE_EACH),
        ((ttb.Place(A, 1, ttb.Tile.ZAP),), ttb.Refusal.ONE_TILE_EACH),
        ((ttb.Place(A, 1, ttb.Tile.ZAP), ttb.Place(A, 2, ttb.Tile.ZAP)), ttb.Refusal.ONE_TILE_EACH),
        ((ttb.Remove(A, 1),), Code.WRONG_COMMAND),
        ((ttb.Place(A, 1, ttb.Tile.ZAP), ttb.Remove(A, 1)), ttb.Refusal.JOKER_ON_FIRST_TURN),
    ):
        with pytest.raises(Illegal) as refused:
            _ahead(state, *changes)
        assert refused.value.code is code


def test_only_the_seat_that_programs_looks_ahead() -> None:
    state = scene(programs={"red A": ["zap", None, None]}, robots={"yellow A": {"at": (1, 0), "facing": 0}}).state
    with pytest.raises(Illegal) as early:
        GAME.preview(GAME.view(state, (1,)), 1, (), 1, False)
    assert early.value.code is Code.NOT_YOUR_TURN
    running = GAME.apply(state, 0, state.choice, ttb.Pass()).state
    with pytest.raises(Illegal) as busy:
        GAME.preview(GAME.view(running, (0,)), 0, (), 1, False)
    assert busy.value.code is Code.CHOICE_CLOSED
    over = GAME.resign(state, 1).state
    with pytest.raises(Illegal) as late:
        GAME.preview(GAME.view(over, (0,)), 0, (), 1, False)
    assert late.value.code is Code.GAME_OVER


def test_the_stall_rule_counts_ahead_too() -> None:
    state = scene().state
    state.setting = msgspec.structs.replace(state.setting, stalled_after=2)
    assert isinstance(_ahead(state, rounds=3).events[-1], ttb.GameEnded)
    state.setting = msgspec.structs.replace(state.setting, stalled_after=0)
    assert not isinstance(_ahead(state, rounds=3).events[-1], ttb.GameEnded)


def test_the_score_that_wins_and_the_sides_count_ahead_too() -> None:
    robots = {"red A": {"at": (3, -3), "facing": 5, "cargo": "pink"}}
    rich: dict[str, Any] = {"red": {"delivered": {"blue": 0, "green": 0, "pink": 2}}}
    won = _ahead(scene(robots=robots, changes=rich).state, ttb.Place(A, 1, ttb.Tile.UNLOAD))
    assert isinstance(won.events[-1], ttb.GameEnded)
    on = _ahead(scene(robots=robots, changes=rich, score_victory=False).state, ttb.Place(A, 1, ttb.Tile.UNLOAD))
    assert not isinstance(on.events[-1], ttb.GameEnded)
    assert ttb.Crystal.PINK in [getattr(event, "crystal", None) for event in on.events]


def _turns(count: int, steps: int = 12) -> Iterator[tuple[State, ttb.Command]]:
    """Random programming choices, each with a random legal command."""
    rng = random.Random(count)
    for state in programming_choices(count, steps):
        (choice,) = GAME.choices(state)
        yield state, twin_tin_bots(rng, choice, GAME.view(state, (choice.seat,)))


def _changes(command: ttb.Command) -> tuple[ttb.Change, ...]:
    """The changes of a command of programming."""
    match command:
        case ttb.Pass():
            return ()
        case ttb.Double():
            return command.changes
        case ttb.First():
            return tuple(ttb.Place(one.robot, one.slot, one.tile) for one in command.places)
        case ttb.ZapRobot() | ttb.ZapBlob():
            raise AssertionError(command)
        case _:
            assert isinstance(command, ttb.Change)
            return (command,)


def _played(state: State, command: ttb.Command, rounds: int) -> tuple[list[Any], State]:
    """The state after a command and passes, when the seat has run `rounds` times or a player must choose."""
    seat, events = state.active, list[Any]()
    while True:
        outcome = GAME.apply(state, state.asked, state.choice, command)
        rounds -= state.asked == seat
        state, command = outcome.state, ttb.Pass()
        events += outcome.events
        if not rounds or state.over or not isinstance(GAME.choices(state)[0], PROGRAMMING):
            return events, state


def _interruption(state: State) -> ttb.Choice | None:
    """The open choice of the middle of a run."""
    return next((choice for choice in GAME.choices(state) if not isinstance(choice, PROGRAMMING)), None)


def _nameless(choice: ttb.Choice | None) -> ttb.Choice | None:
    return choice and msgspec.structs.replace(choice, id=0)


def _answer(choice: ttb.ChooseZapRobot | ttb.ChooseZapBlob, branch: Any) -> ttb.ZapRobot | ttb.ZapBlob:
    return ttb.ZapRobot(branch.order) if isinstance(choice, ttb.ChooseZapRobot) else ttb.ZapBlob(branch.direction)


def _check(previewed: Any, real: Any, view: ttb.View) -> None:
    """Previewed events are the real ones, but for tiles that the view does not show."""
    shown = {tile for seat in view.seats for tiles in (*seat.programs, seat.specials) for tile in tiles}
    assert len(previewed) == len(real)
    for seen, event in zip(previewed, real, strict=True):
        if isinstance(event, ttb.SpecialDrawn):
            event = msgspec.structs.replace(event, tile=None)  # noqa: PLW2901
        elif isinstance(event, ttb.GameEnded):
            known = tuple(tuple(tile for tile in tiles if tile in shown) for tiles in event.specials)
            event = msgspec.structs.replace(event, specials=known)  # noqa: PLW2901
        assert seen == event


def _with_other_secrets(rng: random.Random, state: State, seat: int) -> State:
    """The state with everything dealt anew that `seat` does not know: the stack, and what others hold in secret."""
    twin = state.copy()
    places = [
        place
        for place, count in enumerate(state.hand)
        if count and place // TILES != seat and place % TILES >= ORDINARY and not is_known(state, place % TILES)
    ]
    tiles = [*state.stack, *(place % TILES for place in places)]
    rng.shuffle(tiles)
    for place in places:
        twin.hand[place] = 0
    for place in places:
        twin.hand[place // TILES * TILES + tiles.pop()] = 1
    twin.stack = tiles
    return twin


def _ahead(state: State, *changes: ttb.Change, rounds: int = 1) -> Preview:
    return GAME.preview(GAME.view(state, (state.active,)), state.active, changes, rounds, False)
