"""The course of a game: phases, rounds, and one loop that carries on what waits until a seat is asked (section 3)."""

from collections.abc import Callable
from typing import Any

from botyard.games.volt import dice, draws, ending, jumping, pushing, resolution, restarts
from botyard.games.volt.damage import deal
from botyard.games.volt.run import MatchWon, Run
from botyard.games.volt.state import (
    EMPTY_UNITS,
    FULL_BAG,
    NONE,
    UNITS,
    Activation,
    Damage,
    Die,
    Fields,
    Jump,
    Push,
    Recoil,
    SpaceTurn,
    Stream,
)
from botyard_protocol.volt import basics
from botyard_protocol.volt.basics import DieColour, EndReason, Module, Phase, StartNumbers
from botyard_protocol.volt.choices import ChooseEquip, ChooseProgram
from botyard_protocol.volt.events import (
    DieActivated,
    EquipmentShown,
    KillBotDrew,
    PhaseBegan,
    ProgramsShown,
    RoundBegan,
)
from botyard_protocol.volt.view import Equipment


class NoSuchDie(Exception):
    """A scenario lists a die that the KillBot has not left."""


SETUP_DRAWS = 2
"""Modules that each player draws before the first round."""

DIE_NUMBERS = 6

# by the type of what is being carried out: what carries it on
_FRAMES: dict[type, Any] = {
    Activation: dice.carry_on,
    Push: pushing.carry_on,
    Damage: deal,
    Recoil: dice.recoil,
    Stream: dice.stream,
    Jump: jumping.carry_on,
    Fields: resolution.fields,
    SpaceTurn: resolution.activate,
}
_COLOURS = tuple(DieColour)
_MODULES = tuple(Module)


def carry_on(run: Run) -> None:
    """Carry on until a seat is asked or the game is over."""
    state = run.state
    while not state.open and state.ended == NONE:
        go_on(run)


def go_on(run: Run) -> None:
    """Carry on what is on top of the stack, or the phase if it is empty. If a seat wins by that, the match ends."""
    stack = run.state.stack
    try:
        if stack:
            _FRAMES[type(stack[-1])](run, stack[-1])
        else:
            _PHASES[run.state.phase](run)
    except MatchWon as won:
        ending.end_match(run, won.reason)


def carry_on_through(run: Run, phase: Phase) -> None:
    """Carry on through a phase that asks no seat."""
    state = run.state
    while state.phase == phase and state.ended == NONE:
        go_on(run)


def _set_up(run: Run) -> None:
    """Draw the first tokens, and open the draws of the players. Once none is left to make, the first round begins."""
    state = run.state
    if state.stage == 0:
        draws.fill_tokens(run)
        if run.has_modules and state.match < 2:  # in a championship only before its first match
            for seat in run.seats:
                if seat.playing:
                    seat.draws = max(0, SETUP_DRAWS - len(draws.owned(seat)))
        state.stage = 1
    if draws.open_setup_draws(run):
        state.round, state.phase, state.stage = 1, int(Phase.PREPARATION), 0


# --- preparation ------------------------------------------------------------------------------------------------


def _prepare(run: Run) -> None:
    """Do the next stage of the preparation: 0 tokens and equipment, 1 its end, 2 robots that come in (section 3.0)."""
    state = run.state
    if state.stage == 0:
        state.stage = 1
        for seat in run.seats:
            if seat.is_killbot:
                seat.bag = FULL_BAG
        run.emit(RoundBegan(state.round))
        run.emit(PhaseBegan(Phase.PREPARATION, None))
        if state.round > 1:
            draws.fill_tokens(run)
        if run.has_modules:
            _open_equip(run)
    elif state.stage == 1:
        state.stage = 2
        if run.has_modules and any(seat.answered != NONE for seat in run.seats):
            _show_equipment(run)
        order = list(range(len(run.seats))) if state.round == 1 else run.by_start_number()
        seats = run.seats
        state.restarts = tuple([number for number in order if seats[number].at == NONE and not seats[number].resigned])
    elif state.restarts:
        restarts.next_restart(run)
    else:
        state.phase, state.stage = int(Phase.PROGRAMMING), 0


def _open_equip(run: Run) -> None:
    """Ask each seat that has modules how it equips its robot."""
    run.state.open = tuple(
        [
            ChooseEquip(run.next_choice(), number)
            for number, seat in enumerate(run.seats)
            if seat.playing and (seat.inventory or seat.left or seat.right)
        ]
    )


def _show_equipment(run: Run) -> None:
    """Equip all that have answered, and show it."""
    shown: list[Equipment | None] = []
    for seat in run.seats:
        if seat.new_sides is None:
            shown.append(None)
            continue
        have = draws.owned(seat)
        seat.left, seat.right = seat.new_sides
        seat.inventory = tuple(sorted(have - {*seat.left, *seat.right}))
        seat.answered, seat.new_sides = NONE, None
        left, right = (tuple([_MODULES[module] for module in side]) for side in (seat.left, seat.right))
        shown.append(Equipment(left, right))
    run.emit(EquipmentShown(tuple(shown), tuple([len(seat.inventory) for seat in run.seats])))


# --- programming ------------------------------------------------------------------------------------------------


def _program(run: Run) -> None:
    """Do the next stage of the programming: 0 ask all players, 1 show their programs (section 3.1)."""
    state = run.state
    if state.stage == 0:
        state.stage = 1
        state.answers = 0
        run.emit(PhaseBegan(Phase.PROGRAMMING, None))
        state.open = tuple(
            [ChooseProgram(run.next_choice(), number) for number, seat in enumerate(run.seats) if seat.playing]
        )
        return
    _give_start_numbers(run)
    programs: list[basics.Units | None] = []
    for seat in run.seats:
        if seat.new_units is None:
            programs.append(None)
            continue
        seat.units = seat.new_units if seat.at != NONE else EMPTY_UNITS
        seat.answered, seat.new_units = NONE, None
        programs.append(wire_units(seat.units))
    run.emit(ProgramsShown(tuple(programs), tuple([seat.start_number for seat in run.seats])))
    state.programmed += 1
    state.phase, state.unit, state.stage = int(Phase.ACTIVATION), 1, 0


def wire_units(units: tuple[tuple[Die, ...], ...]) -> basics.Units:
    """Return the dice of a program in the words of the wire."""
    one, two, three = (
        tuple([basics.Die(_COLOURS[die.colour], die.number, die.button) for die in unit]) for unit in units
    )
    return one, two, three


def _give_start_numbers(run: Run) -> None:
    """Give start numbers; seats that have resigned come last, in their order.

    First come: in the order of answers, KillBots behind by lot. Rotating: by lot in the first round, after each round
    the first one becomes the last. Else: by lot.
    """
    state, seats = run.state, run.seats
    playing = [number for number, seat in enumerate(seats) if not seat.resigned]
    order: list[int] | tuple[int, ...]
    if state.start_numbers == StartNumbers.FIRST_COME:
        operators = [number for number in playing if not seats[number].is_killbot]
        operators.sort(key=lambda number: seats[number].answer_order)
        order = (*operators, *run.shuffled([number for number in playing if seats[number].is_killbot]))
    elif state.start_numbers == StartNumbers.ROTATING and state.round > 1:
        before = sorted(playing, key=lambda number: seats[number].start_number)
        order = (*before[1:], before[0])
    else:
        order = run.shuffled(playing)
    resigned = [number for number, seat in enumerate(seats) if seat.resigned]
    for place, number in enumerate((*order, *resigned)):
        seats[number].start_number = place + 1


# --- activation -------------------------------------------------------------------------------------------------


def _activate(run: Run) -> None:
    """Begin a control unit, or activate the next die on it; after the last unit Phase 3 follows (section 3.2)."""
    state = run.state
    if state.stage == 0:
        state.stage = 1
        run.emit(PhaseBegan(Phase.ACTIVATION, state.unit))
        for number in run.by_start_number():
            run.seats[number].used = 0  # no module is used on this unit yet
            _draw_die(run, number)
        return
    found = _next_die(run)
    if found is not None:
        _begin_die(run, *found)
    elif state.unit < UNITS:
        state.unit, state.stage = state.unit + 1, 0
    else:
        state.phase, state.unit, state.stage = int(Phase.RESOLUTION), 0, 0


def _draw_die(run: Run, number: int) -> None:
    """Let a KillBot in the arena draw one of its dice and a number (section 8). Raises `NoSuchDie`."""
    seat = run.seats[number]
    if seat.at == NONE or not seat.bag:  # only KillBots have a bag
        return
    if seat.listed:  # only in scenarios
        (colour, value), seat.listed = seat.listed[0], seat.listed[1:]
        if colour not in seat.bag:
            raise NoSuchDie(f"dice: no {_COLOURS[colour].wire} die is left in the bag")
    else:
        colour = seat.bag[run.below(len(seat.bag))]
        value = run.below(DIE_NUMBERS) + 1
    place = seat.bag.index(colour)
    seat.bag = seat.bag[:place] + seat.bag[place + 1 :]
    seat.drawn = colour, value
    run.emit(KillBotDrew(number, _COLOURS[colour], value))


def _next_die(run: Run) -> tuple[int, int] | None:
    """Return the seat of the next die and its place on the unit, None if the unit has no more (section 3.2).

    The lowest number goes first, then colour, start number and place. It is found anew after each die, since remote
    control can move dice.
    """
    best: tuple[int, int, int, int] | None = None
    chosen: tuple[int, int] | None = None
    unit = run.state.unit - 1
    for number, seat in enumerate(run.seats):
        if seat.at == NONE:
            continue
        if seat.drawn is not None:
            key = seat.drawn[1], seat.drawn[0], seat.start_number, 0  # number, colour: the lowest key goes first
            if best is None or key < best:
                best, chosen = key, (number, 0)
        for place, die in enumerate(seat.units[unit]):
            key = die.number, die.colour, seat.start_number, place
            if best is None or key < best:
                best, chosen = key, (number, place)
    return chosen


def _begin_die(run: Run, number: int, place: int) -> None:
    """Take a die off its unit, or the die that a KillBot has drawn, and activate it.

    `number`: the seat. `place`: of the die on the unit, from 0.
    """
    seat, unit = run.seats[number], run.state.unit
    if seat.drawn is not None:
        colour, value = seat.drawn
        frame = Activation(number, unit, colour, value, button=NONE, by=seat.by)
        seat.drawn, seat.by = None, NONE
        run.emit(DieActivated(number, unit, place, _COLOURS[colour], value, None))
    else:
        dice_there = seat.units[unit - 1]
        die = dice_there[place]
        rest = dice_there[:place] + dice_there[place + 1 :]
        seat.units = (*seat.units[: unit - 1], rest, *seat.units[unit:])
        frame = Activation(number, unit, die.colour, die.number, die.button, by=die.by)
        run.emit(DieActivated(number, unit, place, _COLOURS[die.colour], die.number, die.button))
    run.begin(frame)


# --- resolution -------------------------------------------------------------------------------------------------


def _resolve(run: Run) -> None:
    """Do the next stage of Phase 3: fields, then the robots by start number; then the next round (section 3.3)."""
    state = run.state
    if state.stage == 0:
        state.stage = 1
        run.emit(PhaseBegan(Phase.RESOLUTION, None))
        run.begin(Fields())
    elif state.stage == 1:
        state.stage = 2
        state.turns = tuple(run.by_start_number())
    elif state.turns:
        seat, state.turns = state.turns[0], state.turns[1:]
        if run.seats[seat].at != NONE:
            run.begin(SpaceTurn(seat))
    elif state.round >= state.round_limit:
        ending.end_match(run, EndReason.ROUNDS)
    else:
        state.round, state.phase, state.stage = state.round + 1, int(Phase.PREPARATION), 0


_PHASES: dict[int, Callable[[Run], None]] = {
    Phase.SETUP: _set_up,
    Phase.PREPARATION: _prepare,
    Phase.PROGRAMMING: _program,
    Phase.ACTIVATION: _activate,
    Phase.RESOLUTION: _resolve,
}
