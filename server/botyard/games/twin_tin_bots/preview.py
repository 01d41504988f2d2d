"""Previews of a change of a program: the rules themselves run the changed program on what a view shows."""

from collections.abc import Sequence

from botyard.games.interface import Illegal, Preview
from botyard.games.twin_tin_bots.choice_answers import answer, open_choice
from botyard.games.twin_tin_bots.orders import carry_on
from botyard.games.twin_tin_bots.state import Ask, State
from botyard.games.twin_tin_bots.state_from_view import assumed_state, conceal
from botyard.games.twin_tin_bots.turn_run import Run
from botyard.games.twin_tin_bots.turns import end_turn
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import (
    Branch,
    Change,
    Choice,
    ChooseZapBlob,
    ChooseZapRobot,
    Command,
    Double,
    Event,
    First,
    FirstPlace,
    Pass,
    Place,
    View,
    ZapBlob,
    ZapRobot,
)

_AHEAD = range(1, 4)
"""How many runs of a seat a preview may look ahead."""

_PROGRAMMING = (Ask.PROGRAM, Ask.FIRST)


def preview(view: View, seat: int, changes: Sequence[Change], rounds: int, branches: bool) -> Preview:
    """Return what would come of `changes` at the open programming choice of `seat`.

    `rounds`: how often its programs run. `branches`: whether the answers to a zap that stops a run are tried, too.
    In later turns all seats pass, and one whose first turn is still to come does nothing. Tiles that the audience has
    not seen are not named, such as a special that would be drawn.
    """
    assert rounds in _AHEAD, rounds
    _check_open(view, seat)
    state = assumed_state(view)
    run = Run(state)
    answer(run, _command(state, changes))
    runs_left = _play_on(run, seat, rounds - 1)
    answers = _branches(run.state, seat, runs_left, view) if branches else ()
    return Preview(conceal(run.events, view), _choice(run.state), answers)


def _check_open(view: View, seat: int) -> None:
    """Raise `Illegal` unless the seat is programming its turn."""
    if view.result is not None:
        raise Illegal(Code.GAME_OVER, localized("game_over-match_nothing_preview"))
    if seat != view.active:
        raise Illegal(Code.NOT_YOUR_TURN, localized("not_your_turn-preview_program"))
    if view.executing is not None:
        raise Illegal(Code.CHOICE_CLOSED, localized("choice_closed-robots_running_preview_when"))


def _command(state: State, changes: Sequence[Change]) -> Command:
    """Return the command that makes the changes. Raises `Illegal` for more than two."""
    if state.ask == Ask.FIRST and all(isinstance(change, Place) for change in changes):
        return First(tuple(FirstPlace(one.robot, one.slot, one.tile) for one in changes if isinstance(one, Place)))
    match tuple(changes):
        case ():
            return Pass()
        case (change,):
            return change
        case (first, second):
            return Double((first, second))
        case _:
            raise Illegal(Code.INVALID_FIELD, localized("invalid_field-make_most_two_changes"))


def _play_on(run: Run, seat: int, runs_left: int) -> int:
    """Carry on through the runs of the seat that are left, or to a choice in the middle of a run.

    Returns how many runs are left.
    A run is the execution of the seat's programs in one turn.
    """
    carry_on(run)
    while runs_left and run.state.ask in _PROGRAMMING:
        if run.state.asked == seat:
            runs_left -= 1
        _change_nothing(run)
        carry_on(run)
    return runs_left


def _change_nothing(run: Run) -> None:
    """Pass at a programming choice; a first turn, in which no seat can pass, is skipped."""
    if run.state.ask == Ask.PROGRAM:
        return answer(run, Pass())
    run.close()
    end_turn(run)


def _choice(state: State) -> Choice | None:
    """Return the choice in the middle of a run at which the rules wait; None if they wait for none or for a program."""
    return None if state.ask in _PROGRAMMING else open_choice(state)


def _branches(state: State, seat: int, runs_left: int, view: View) -> tuple[Branch, ...]:
    """Return what each answer to an open choice about a zap leads to, in the order of the options.

    Empty if another choice or no choice is open.
    """
    match open_choice(state):
        case ChooseZapRobot() as choice:
            after = ((order, _after(state, ZapRobot(order), seat, runs_left, view)) for order in choice.options)
            return tuple(Branch(order, events, then) for order, (events, then) in after)
        case ChooseZapBlob() as choice:
            moved = ((way, _after(state, ZapBlob(way), seat, runs_left, view)) for way in choice.options)
            return tuple(Branch(None, events, then, way) for way, (events, then) in moved)
        case _:
            return ()


def _after(
    state: State, command: ZapRobot | ZapBlob, seat: int, runs_left: int, view: View
) -> tuple[tuple[Event, ...], Choice | None]:
    """Return the events that come of an answer, and the choice at which they stop."""
    run = Run(state)
    answer(run, command)
    _play_on(run, seat, runs_left)
    return conceal(run.events, view), _choice(run.state)
