"""The open choice: what it offers, what answers it, and what its default answer is."""

from collections.abc import Callable
from typing import Final

from botyard.games.interface import Illegal
from botyard.games.twin_tin_bots import programming
from botyard.games.twin_tin_bots.crystals import nearest_empty, place_next
from botyard.games.twin_tin_bots.movement import blob_ways, move_blob
from botyard.games.twin_tin_bots.orders import FORCED, obey
from botyard.games.twin_tin_bots.state import Ask, State, robot_id
from botyard.games.twin_tin_bots.turn_run import Run
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import (
    Choice,
    ChooseCrystalHex,
    ChooseFirst,
    ChooseProgram,
    ChooseZapBlob,
    ChooseZapRobot,
    Command,
    Crystal,
    Pass,
    PlaceCrystal,
    Tile,
    ZapBlob,
    ZapDeclined,
    ZapRobot,
)

_NOTHING: Final = int(Ask.NOTHING)

ROBOT_OPTIONS: tuple[Tile | None, ...] = (*FORCED, None)
"""The answers to a zap that has hit a robot: the orders that it can force, and None to decline."""


def open_choice(state: State) -> Choice | None:
    """The choice that the game waits for, or None when it is over."""
    return None if state.ask == _NOTHING else _OPEN[state.ask](state)


def check_open(state: State, seat: int, choice: int) -> None:
    """Raise `Illegal` unless `choice` is open and belongs to `seat`."""
    if state.over:
        raise Illegal(Code.GAME_OVER, localized("game_over-match"))
    if choice != state.choice:
        raise Illegal(Code.CHOICE_CLOSED, localized("choice_closed-been_decided"))
    if seat != state.asked:
        raise Illegal(Code.NOT_YOUR_TURN, localized("not_your_turn-another_player_decision_wait"))


def answer(run: Run, command: object) -> None:
    """Answer the open choice and close it. Raises `Illegal`."""
    ask, subject = run.state.ask, run.state.subject
    run.close()
    _ANSWERS[ask](run, subject, command)  # `subject`: the robot or the cell that the choice is about


def default_answer(state: State) -> Command:
    """Return the command that answers the open choice when time is up (rules §3.1, §5, §6)."""
    match Ask(state.ask):
        case Ask.PROGRAM:
            return Pass()
        case Ask.FIRST:
            return programming.first_by_default(state)
        case Ask.ZAP_ROBOT:
            return ZapRobot(None)
        case Ask.ZAP_BLOB:
            return ZapBlob(None)
        case Ask.CRYSTAL_HEX:
            board = state.setting.board()
            return PlaceCrystal(board.hexes[nearest_empty(board, state)[0]])
        case Ask.NOTHING:
            raise ValueError("no choice is open")


def _zap_robot(run: Run, robot: int, command: object) -> None:
    """Let the robot that a zap has hit obey an order, or decline the zap. Raises `Illegal`."""
    if not isinstance(command, ZapRobot):
        raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-zap_hit_robot_choose"))
    if command.order not in ROBOT_OPTIONS:
        raise Illegal(Code.NOT_OFFERED, localized("not_offered-zap_force_order_choose"))
    if command.order is None:
        run.emit(ZapDeclined(run.cause))
    else:
        obey(run, robot, Tile(command.order))


def _zap_blob(run: Run, blob: int, command: object) -> None:
    """Move the blob that a zap has hit one step, or decline the zap. `blob`: its cell. Raises `Illegal`."""
    if not isinstance(command, ZapBlob):
        raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-zap_hit_blob_choose"))
    if command.direction is None:
        return run.emit(ZapDeclined(run.cause))
    if command.direction not in blob_ways(run, blob):
        raise Illegal(Code.NOT_OFFERED, localized("not_offered-blob_move_way_choose"))
    move_blob(run, blob, command.direction)


def _crystal_hex(run: Run, _: int, command: object) -> None:
    """Put the next crystal on the chosen hex, one of the nearest empty ones. Raises `Illegal`."""
    if not isinstance(command, PlaceCrystal):
        raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-choose_hex_where_next"))
    cell = run.board.grid.cells.get(command.at)
    if cell not in nearest_empty(run.board, run.state):
        raise Illegal(Code.NOT_OFFERED, localized("not_offered-crystal_enter_choose_hexes"))
    place_next(run, cell)


def _choose_blob_way(state: State) -> ChooseZapBlob:
    run = Run(state)
    return ChooseZapBlob(state.choice, state.asked, run.hex(state.subject), (*blob_ways(run, state.subject), None))


def _choose_crystal_hex(state: State) -> ChooseCrystalHex:
    board = state.setting.board()
    options = tuple(board.hexes[cell] for cell in nearest_empty(board, state))
    return ChooseCrystalHex(state.choice, state.asked, Crystal(state.track[0]), options)


# by what the game waits for: the choice that a seat is offered
_OPEN: dict[int, Callable[[State], Choice]] = {
    Ask.PROGRAM: lambda state: ChooseProgram(state.choice, state.asked),
    Ask.FIRST: lambda state: ChooseFirst(state.choice, state.asked),
    Ask.ZAP_ROBOT: lambda state: ChooseZapRobot(state.choice, state.asked, robot_id(state.subject), ROBOT_OPTIONS),
    Ask.ZAP_BLOB: _choose_blob_way,
    Ask.CRYSTAL_HEX: _choose_crystal_hex,
}

# by what the game waits for: what carries out the answer, with the subject of the choice and the command
_ANSWERS: dict[int, Callable[[Run, int, object], None]] = {
    Ask.PROGRAM: lambda run, _, command: programming.program(run, command),
    Ask.FIRST: lambda run, _, command: programming.program_first(run, command),
    Ask.ZAP_ROBOT: _zap_robot,
    Ask.ZAP_BLOB: _zap_blob,
    Ask.CRYSTAL_HEX: _crystal_hex,
}
