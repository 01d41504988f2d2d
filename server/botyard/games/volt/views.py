"""What an audience may know: views of the game and redacted events (section 10)."""

from collections.abc import Sequence

from msgspec.structs import replace

from botyard.games.interface import Audience
from botyard.games.volt.damage import SQUAD_TARGET
from botyard.games.volt.data import data
from botyard.games.volt.ending import scores
from botyard.games.volt.flow import wire_units
from botyard.games.volt.geometry import Board
from botyard.games.volt.state import EMPTY_UNITS, NONE, Die, Seat, State
from botyard.games.volt.state import Activation as ActivationFrame
from botyard_protocol.codec import fingerprint
from botyard_protocol.volt.basics import (
    Colour,
    DieColour,
    EndReason,
    Mode,
    Module,
    Order,
    Phase,
    Side,
    StandingOrder,
    StartNumbers,
)
from botyard_protocol.volt.events import Answered, Event, ModuleDrawn, StackTried
from botyard_protocol.volt.view import (
    Activation,
    ActiveDie,
    ActiveUnits,
    ChampionshipView,
    Defender,
    DrawnDie,
    Equipment,
    KillBotView,
    Mine,
    Own,
    ResultView,
    SeatView,
    View,
)

_COLOURS, _DICE, _MODULES, _SIDES = tuple(Colour), tuple(DieColour), tuple(Module), tuple(Side)
_MODES, _PHASES, _ORDERS, _STARTS = tuple(Mode), tuple(Phase), tuple(Order), tuple(StartNumbers)
_NO_DICE: ActiveUnits = ((), (), ())


def view(state: State, audience: Audience) -> View:
    """Return the game as `audience` may know it."""
    board = state.board
    spaces = board.spaces
    blue, red, yellow = state.stacks
    return View(
        mode=_MODES[state.mode],
        cards=data().cards,
        target=state.target,
        squad_target=SQUAD_TARGET,
        round_limit=state.round_limit,
        start_numbers=_STARTS[state.start_numbers],
        mine_limit=data().mine_limit,
        arena=board.arena,
        round=state.round,
        phase=_PHASES[state.phase],
        unit=state.unit or None,
        tokens=state.tokens,
        pool=len(state.pool),
        taken=state.taken,
        stacks=(len(blue), len(red), len(yellow)),
        mines=tuple([Mine(mine.seat, spaces[mine.at]) for mine in state.mines]),
        seats=tuple([_seat(board, seat, number in audience) for number, seat in enumerate(state.seats)]),
        activation=_activation(state),
        championship=_championship(state),
        result=result(state),
    )


def result(state: State) -> ResultView | None:
    """Return the end of a game, None while it goes on."""
    return ResultView(EndReason(state.ended), state.ranking, scores(state)) if state.over else None


def _championship(state: State) -> ChampionshipView | None:
    if not state.match:
        return None
    return ChampionshipView(state.match, tuple([Defender(arena, seat) for arena, seat in state.defenders]))


def _activation(state: State) -> Activation | None:
    """Return the die that is being activated, None for none: the first frame of the stack."""
    if not state.stack or not isinstance(frame := state.stack[0], ActivationFrame):
        return None
    button = None if frame.button == NONE else frame.button
    return Activation(frame.seat, frame.unit, _DICE[frame.colour], frame.number, button)


def _seat(board: Board, seat: Seat, trusted: bool) -> SeatView:
    """Return the view of a seat. `trusted`: the reader may know what is hidden from others."""
    return SeatView(
        colour=_COLOURS[seat.colour],
        side=_SIDES[seat.side],
        start_number=seat.start_number,
        vp=seat.vp,
        destroyed=seat.destroyed,
        resigned=seat.resigned,
        at=None if seat.at == NONE else board.spaces[seat.at],
        damage=seat.damage,
        left=_modules(seat.left),
        right=_modules(seat.right),
        shield=seat.shield,
        owned=len(seat.inventory),
        units=_units(seat.units),
        answered=None if seat.answered == NONE else seat.answered,
        own=_own(seat) if trusted else None,
        killbot=_killbot(seat) if seat.is_killbot else None,
    )


def _modules(modules: tuple[int, ...]) -> tuple[Module, ...]:
    return tuple([_MODULES[module] for module in modules]) if modules else ()


def _units(units: tuple[tuple[Die, ...], ...]) -> ActiveUnits:
    """Return the dice on the three units; without dice always the same object, which saves time."""
    if units == EMPTY_UNITS:
        return _NO_DICE
    one, two, three = units
    return _dice(one), _dice(two), _dice(three)


def _dice(unit: tuple[Die, ...]) -> tuple[ActiveDie, ...]:
    return tuple(
        [ActiveDie(_DICE[die.colour], die.number, die.button, None if die.by == NONE else die.by) for die in unit]
    )


def _killbot(seat: Seat) -> KillBotView:
    """Return what all see of a KillBot beyond what all seats have."""
    drawn = None if seat.drawn is None else DrawnDie(_DICE[seat.drawn[0]], seat.drawn[1])
    bag = tuple([_DICE[colour] for colour in seat.bag])
    facing, by = (None if number == NONE else number for number in (seat.facing, seat.by))
    return KillBotView(_modules(seat.champion), facing, bag, drawn, by)


def _own(seat: Seat) -> Own:
    """Return what only the seat itself sees of it."""
    return Own(
        _modules(seat.inventory),
        tuple([StandingOrder(_MODULES[module], _ORDERS[order]) for module, order in seat.orders]),
        None if seat.new_units is None else wire_units(seat.new_units),
        None if seat.new_sides is None else Equipment(_modules(seat.new_sides[0]), _modules(seat.new_sides[1])),
    )


# --- fingerprints -----------------------------------------------------------------------------------------------


def fingerprints(state: State) -> tuple[int, tuple[int | None, ...]]:
    """Return the fingerprint of the public view, and by player that of its `Own`."""
    own = tuple([fingerprint(_own(seat)) for seat in state.seats if not seat.is_killbot])
    return fingerprint(view(state, ())), own


# --- events -----------------------------------------------------------------------------------------------------


def redact(event: Event, audience: Audience) -> Event:
    """Return an event as `audience` may know it: secret answers, orders and cards are for their seat only."""
    if isinstance(event, Answered):
        if event.seat in audience or (event.units, event.equipment, event.orders) == (None, None, None):
            return event
        return replace(event, units=None, equipment=None, orders=None)
    if isinstance(event, ModuleDrawn) and event.seat not in audience:
        return replace(event, module=None, doubles=())
    if isinstance(event, StackTried) and event.seat not in audience:
        return replace(event, doubles=())
    return event


def public(events: Sequence[Event]) -> bool:
    """Return whether every audience gets the same of these events."""
    return all(event is redact(event, ()) or event == redact(event, ()) for event in events)
