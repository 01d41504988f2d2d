"""Positions of scenarios: read with every check that the format asks for, and written again from a state."""

from typing import Any

from botyard.games.json_fields import Field
from botyard.games.rng import SEED_BYTES
from botyard.games.volt.data import data
from botyard.games.volt.geometry import NO_SPACE
from botyard.games.volt.scenarios import arena as arenas
from botyard.games.volt.scenarios import seats as seat_fields
from botyard.games.volt.state import Mine, Seat, State, StateV2
from botyard_protocol.volt.basics import Colour, Mode, Module, Phase, Stack, StartNumbers

STANDARD_TARGETS = {Mode.TRAINING: 3, Mode.LEAGUE: 5, Mode.CHAMPIONSHIP: 5}
TITLE_MATCH = 5
FEWEST, MOST = 2, 4
"""Numbers of seats."""


def read(scenario: Field, state_type: type[State] = StateV2) -> State:
    """Return the state at the beginning of a scenario's position. Raises `Unusable` with the path of the field.

    `state_type`: of the version of the rules.
    """
    mode = scenario.get_or("mode", "league").word(Mode)
    options = scenario.get_or("options", {})
    position = scenario.get("position")
    name, arena = arenas.read(position.get("arena"))
    phase = position.get("phase").word(Phase)
    state = state_type(
        seats=[],
        stack=[],
        mode=int(mode),
        target=options.get_or("target", STANDARD_TARGETS[mode]).integer(1),
        round_limit=options.get_or("round_limit", 30).integer(1),
        start_numbers=int(options.get_or("start_numbers", "random").word(StartNumbers)),
        seed=bytes(SEED_BYTES),
        chanceless=True,
        custom=arena if name is None else None,
        arena=name or "",
        phase=int(phase),
        unit=position.get("unit").integer(1, 3) if phase is Phase.ACTIVATION else 0,
        round=position.get_or("round", 2).integer(1),
    )
    _read_tokens(position, state)
    state.stacks = _stacks(position.get_or("stacks", {}), mode)
    fields = position.get("seats").elements()
    if not FEWEST <= len(fields) <= MOST:
        raise position.get("seats").unusable(f"must be {FEWEST} to {MOST} seats")
    state.seats = [seat_fields.read(field, state) for field in fields]
    _check_seats(position.get("seats"), fields, state)
    state.mines = _mines(position, state, mode)
    _check_spaces(position, fields, state)
    _read_championship(position, state, mode)
    return state


def write(state: State) -> dict[str, Any]:
    """Return the position of a state in the form of scenarios."""
    board = state.board
    return {
        "arena": arenas.write(state.arena, state.custom),
        "phase": Phase(state.phase).wire,
        "unit": state.unit if state.phase == Phase.ACTIVATION else None,
        "round": state.round,
        "tokens": list(state.tokens),
        "pool": list(state.pool),
        "taken": list(state.taken),
        "stacks": {stack.wire: [Module(module).wire for module in state.stacks[stack]] for stack in Stack},
        "mines": [
            {"seat": colour_name(state.seats[mine.seat]), "at": list(board.spaces[mine.at])} for mine in state.mines
        ],
        "seats": [seat_fields.write(seat, state) for seat in state.seats],
        "championship": _championship(state),
    }


def colour_name(seat: Seat) -> str:
    """Return the name of a seat: its colour."""
    return Colour(seat.colour).wire


def seat_numbers(state: State) -> dict[str, int]:
    """Return the seats by their names."""
    return {colour_name(seat): number for number, seat in enumerate(state.seats)}


def _read_tokens(position: Field, state: State) -> None:
    """Read the VP tokens: in the arena, in the pool, and taken."""
    numbers = state.board.token_at

    def tokens(key: str) -> tuple[int, ...]:
        """Read a list of tokens, in its order."""
        found = []
        for field in position.items(key):
            if type(field.value) is not int or field.value not in numbers:
                raise field.unusable("must be the number of a VP space of the arena")
            found.append(field.value)
        return tuple(found)

    lying = tokens("tokens")
    if len(set(lying)) < len(lying):
        raise position.get("tokens").unusable("a token is named twice")
    state.tokens = tuple(sorted(lying))
    state.pool, state.taken = tokens("pool"), tokens("taken")


def _stacks(field: Field, mode: Mode) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Read the stacks of modules: blue, red, yellow. Raises `Unusable` for a module of another stack."""
    cards = data().cards
    stacks: list[tuple[int, ...]] = [() for _ in Stack]
    for name, content in field.entries():
        stack = Field(name, content.path).word(Stack)  # the key names the stack
        modules = [one.word(Module) for one in content.elements()]
        for module, one in zip(modules, content.elements(), strict=True):
            if cards[module].stack is not stack:
                raise one.unusable("this module belongs to another stack")
        if modules and mode is Mode.TRAINING:
            raise content.unusable("there are no modules in a training")
        stacks[stack] = tuple(map(int, modules))
    blue, red, yellow = stacks
    return blue, red, yellow


def _check_seats(field: Field, fields: list[Field], state: State) -> None:
    """Check that seats differ where they must, then read who has moved their dice by remote control."""
    seats = state.seats
    if all(seat.is_killbot for seat in seats):
        raise field.unusable("at least one seat must be an operator")
    for name, values in {
        "seat": [seat.colour for seat in seats],
        "side": [seat.side for seat in seats],
        "start_number": [seat.start_number for seat in seats],
    }.items():
        if len(set(values)) < len(values):
            raise field.unusable(f"each {name} must be another")
    if sorted(seat.start_number for seat in seats) != list(range(1, len(seats) + 1)):
        raise field.unusable(f"start numbers must be 1 to {len(seats)}")
    for number, one in enumerate(fields):
        seat_fields.read_controllers(one, seats[number], seat_numbers(state))


def _mines(position: Field, state: State, mode: Mode) -> tuple[Mine, ...]:
    """Read the mines of players (KillBots and seats that resigned have none), at most `mine_limit` of each."""
    names, mines = seat_numbers(state), list[Mine]()
    for field in position.items("mines"):
        if mode is Mode.TRAINING:
            raise field.unusable("there are no mines in a training")
        owner = field.get("seat")
        number = names[_seat_name(owner, names)]
        if state.seats[number].is_killbot or state.seats[number].resigned:
            raise owner.unusable("this seat can't have mines")
        mines.append(Mine(number, state.board.number(arenas.space(field.get("at")))))
        if sum(mine.seat == number for mine in mines) > data().mine_limit:
            raise owner.unusable(f"has more than {data().mine_limit} mines")
    return tuple(mines)


def _seat_name(field: Field, names: dict[str, int]) -> str:
    """Read the name of a seat, a colour of the position. Raises `Unusable`."""
    field.word(Colour)
    if field.value not in names:
        raise field.unusable("must be a seat of the position")
    return str(field.value)


def _check_spaces(position: Field, fields: list[Field], state: State) -> None:
    """Raise `Unusable` for a robot or mine off the arena or on a pit, and for two on a space."""
    placed = [(field, seat.at) for field, seat in zip(fields, state.seats, strict=True) if seat_fields.has_robot(field)]
    placed += list(zip(position.items("mines"), [mine.at for mine in state.mines], strict=True))
    taken: set[int] = set()
    for field, at in placed:
        if at == NO_SPACE:
            raise field.unusable("is outside of the arena")
        if at in state.board.pits:
            raise field.unusable("is on a pit")
        if at in taken:
            raise field.unusable("there is something on this space already")
        taken.add(at)


def _read_championship(position: Field, state: State, mode: Mode) -> None:
    """Read the match of a championship and the defenders of its arenas; in other modes there must be none."""
    field = position.get_or("championship", None)
    if mode is not Mode.CHAMPIONSHIP:
        if field.value is not None:
            raise field.unusable("belongs to the mode championship")
        return
    names, order = seat_numbers(state), list(data().arenas)
    state.match = field.get("match").integer(1, TITLE_MATCH)
    defenders: dict[str, int] = {}
    for arena, seat in field.get_or("defenders", {}).entries():
        Field(arena, seat.path).one_of(data().arenas)
        defenders[arena] = names[_seat_name(seat, names)]
    if state.match == TITLE_MATCH and not defenders:
        raise field.unusable("the title match needs defenders")
    state.defenders = tuple((arena, defenders[arena]) for arena in order if arena in defenders)
    if state.custom is not None:
        state.arena = order[state.match - 1] if state.match < TITLE_MATCH else _title_arena(state.defenders)


def _title_arena(defenders: tuple[tuple[str, int], ...]) -> str:
    """Return the arena of the title match: the last one won by a seat that holds most (rules section 9)."""
    holders = [seat for _, seat in defenders]
    most = max(holders.count(seat) for seat in holders)
    held_by_best = [arena for arena, seat in defenders if holders.count(seat) == most]
    return held_by_best[-1]


def _championship(state: State) -> dict[str, Any] | None:
    """Return the championship of a position; None in other modes."""
    if state.mode != Mode.CHAMPIONSHIP:
        return None
    return {
        "match": state.match,
        "defenders": {arena: colour_name(state.seats[seat]) for arena, seat in state.defenders},
    }
