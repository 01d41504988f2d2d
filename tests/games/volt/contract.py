"""The part of VOLT in the tests of all games: tables, a random player, and twins of states."""

import random
from itertools import product
from typing import Any

from botyard.games.interface import Audience
from botyard.games.random_match import Table
from botyard.games.registry import GAMES
from botyard.games.volt import equipment
from botyard.games.volt.data import data
from botyard.games.volt.state import NONE, Die, Seat, State
from botyard_protocol import volt as wire
from botyard_protocol.volt import DieColour, Mode, Module, Options, Order, StandingOrder, StartNumbers, View

KEPT_CARDS = 6
"""Cards on the top of a stack that one command may lay open to their drawer: a twin keeps them."""


def tables() -> list[Table]:
    """Every mode and arena, each number of players with and without KillBots; matches are short."""
    game = GAMES["volt"]

    def table(label: str, players: int, **options: Any) -> Table:
        return Table(label, players, Options(**{"round_limit": 3, "target": 3, **options}), game)

    return [
        table("standard", 2),
        table("arena-b", 3, arena="B", start_numbers=StartNumbers.ROTATING),
        table("arena-d", 4, arena="D", start_numbers=StartNumbers.FIRST_COME),
        table("solo", 1, arena="random", killbots=3),
        table("squad", 2, arena="C", killbots=2),
        table("training", 2, mode=Mode.TRAINING, killbots=1, arena="B"),
        table("championship", 3, mode=Mode.CHAMPIONSHIP, round_limit=1),
        table("solo-championship", 1, mode=Mode.CHAMPIONSHIP, killbots=2, round_limit=2),
    ]


# --- a random player ----------------------------------------------------------------------------------------------


def player(rng: random.Random, choice: wire.Choice, view: View) -> wire.Command:
    """A legal answer to a choice, sometimes with standing orders. `view`: the one of the choice's seat."""
    seat = view.seats[choice.seat]
    orders = _orders(rng, seat) if rng.randrange(6) == 0 else ()
    match choice:
        case wire.ChooseDraw():
            return wire.Draw(rng.choice(choice.stacks), orders)
        case wire.ChooseEquip():
            left, right = _sides(rng, seat)
            return wire.Equip(left, right, orders)
        case wire.ChooseRestart():
            return wire.Restart(rng.choice(choice.spaces), orders)
        case wire.ChooseProgram():
            return wire.Program(_program(rng, seat), orders)
        case wire.ChooseUse():
            return _use(rng, choice, view, orders)
        case wire.ChooseReact():
            anchor = choice.module is Module.ANCHOR
            limit = rng.choice((*choice.limits, None)) if anchor else None
            return wire.React(choice.module, limit is not None if anchor else rng.random() < 0.7, limit, orders)
        case wire.ChooseArm():
            return wire.Arm(rng.choice((*choice.spaces, None)), orders)
        case wire.ChooseWorkshop():
            return wire.Workshop(rng.choice((*choice.stacks, *((None,) if choice.repair else ()))), orders)


def _owned(seat: wire.SeatView) -> list[Module]:
    """All modules of a seat, on its sides and in its inventory, by its own view."""
    assert seat.own is not None
    return [*seat.left, *seat.right, *seat.own.inventory]


def _orders(rng: random.Random, seat: wire.SeatView) -> tuple[StandingOrder, ...]:
    """Standing orders for some of a seat's modules."""
    modules = [module for module in _owned(seat) if data().cards[module].use is not wire.ModuleUse.PASSIVE]
    return tuple(
        StandingOrder(module, _order(rng, module)) for module in rng.sample(modules, rng.randint(0, len(modules)))
    )


def _order(rng: random.Random, module: Module) -> Order:
    """A standing order that the module may have."""
    return rng.choice([order for order in Order if equipment.order_possible(module, order)])


def _sides(rng: random.Random, seat: wire.SeatView) -> tuple[tuple[Module, ...], tuple[Module, ...]]:
    """Modules for both sides: up to two for each, and none after a yellow one. A shield that is in use stays."""
    modules = _owned(seat)
    rng.shuffle(modules)
    if seat.shield:
        modules.sort(key=lambda module: module is not Module.SHIELD)
    sides: tuple[list[Module], list[Module]] = ([], [])
    for module in modules:
        side = sides[rng.randrange(2)]
        if len(side) < 2 and not (side and data().cards[side[-1]].stack is wire.Stack.YELLOW):
            side.append(module)
    return tuple(sides[0]), tuple(sides[1])


def _program(rng: random.Random, seat: wire.SeatView) -> wire.Units:
    """A program with at most one die in each unit; with a RAM expansion one unit may have two."""
    equipped = {*seat.left, *seat.right}
    dice = rng.sample([DieColour.BLUE, DieColour.BLUE, DieColour.RED, DieColour.RED], 4)
    units: list[list[wire.Die]] = [[], [], []]
    double = rng.randrange(3) if Module.RAM_EXPANSION in equipped else NONE
    for place, unit in enumerate(units):
        for colour in [dice.pop() for _ in range(rng.randint(0, 2) if place == double else rng.randint(0, 1))]:
            unit.append(_die(rng, colour, Module.THRUSTER in equipped))
    return tuple(units[0]), tuple(units[1]), tuple(units[2])


def _die(rng: random.Random, colour: DieColour, thruster: bool) -> wire.Die:
    """A die on a button. A blue one lies on an even button unless the thruster works with its number."""
    number, button = rng.randint(1, 6), rng.randrange(8)
    card = data().cards[Module.THRUSTER]
    fits = thruster and card.low is not None and card.high is not None and card.low <= number <= card.high
    if colour is DieColour.BLUE and not fits:
        button -= button % 2
    return wire.Die(colour, number, button)


def _use(rng: random.Random, choice: wire.ChooseUse, view: View, orders: tuple[StandingOrder, ...]) -> wire.Use:
    """The use of some modules, of which at most one replaces what the die does."""
    cards = data().cards
    chosen = [module for module in choice.modules if rng.random() < 0.7]
    instead = [module for module in chosen if cards[module].use is wire.ModuleUse.INSTEAD]
    chosen = [module for module in chosen if module not in instead or module is instead[0]]
    swivel = rng.choice(list(wire.Swivel)) if Module.SWIVEL_HEAD in chosen else None
    remote = None
    if Module.REMOTE_CONTROL in chosen:
        targets = [target for target in choice.targets if target.swivel is swivel]
        remote = _remote(rng, targets[0], view) if targets else None
    return wire.Use(tuple(chosen), swivel, remote, orders)


def _remote(rng: random.Random, target: wire.RemoteTarget, view: View) -> wire.Remote | None:
    """What remote control does: another facing of a KillBot, or another place for a die."""
    if target.facings:
        return wire.Remote(facing=rng.choice(target.facings))
    die = rng.choice(target.dice)
    place = die.unit, view.seats[target.robot].units[die.unit - 1][die.place].button
    unit, button = rng.choice([to for to in product(die.units, die.buttons) if to != place])
    return wire.Remote(die.unit, die.place, unit, button)


# --- twins --------------------------------------------------------------------------------------------------------


def twin(rng: random.Random, state: State, audience: Audience) -> State:
    """Modules and standing orders that the audience does not see, stacks, pool and answers, exchanged.

    While one choice alone is open, its answer may show what the others have answered, and a draw shows the next cards:
    these stay, and so do the orders of equipped modules.
    """
    new = state.copy()
    hidden = [seat for number, seat in enumerate(new.seats) if number not in audience and not seat.is_killbot]
    # others decide meanwhile, so that the next answer alone shows nothing
    waits = len(state.open) > 1 and not any(isinstance(choice, wire.ChooseDraw) for choice in state.open)
    for seat in hidden:
        if waits and seat.new_units is not None:
            seat.new_units = _hidden_units(rng, seat)
        if waits and seat.new_sides is not None:
            seat.new_sides = seat.left, seat.right
    _exchange_modules(rng, new, hidden, waits)
    for seat in hidden:
        seat.orders = _hidden_orders(rng, seat, waits)
    if waits:
        new.pool = tuple(rng.sample(new.pool, len(new.pool)))
    return new


def _hidden_units(rng: random.Random, seat: Seat) -> tuple[tuple[Die, ...], ...]:
    """Another legal program for a hidden answer: a die on an even button in each unit, two at most of a colour."""
    return tuple((Die(colour, rng.randint(1, 6), 2 * rng.randrange(4)),) for colour in (0, rng.randrange(2), 1))


def _exchange_modules(rng: random.Random, state: State, hidden: list[Seat], waits: bool) -> None:
    """Deal the cards of each colour unknown to the audience anew, to stacks and inventories."""
    stacks = list(state.stacks)
    for stack in wire.Stack:
        top, rest = (stacks[stack][:KEPT_CARDS], stacks[stack][KEPT_CARDS:])
        if waits:
            top, rest = (), stacks[stack]
        slots = [(seat, module) for seat in hidden for module in _free(seat) if data().cards[module].stack is stack]
        cards = rng.sample([*rest, *(module for _, module in slots)], len(rest) + len(slots))
        for seat, module in slots:
            others = {*seat.left, *seat.right, *seat.inventory} - {module}
            found = next((card for card in cards if card not in others), None)
            if found is None:  # all that are left would be the second of their kind for this seat
                return
            cards.remove(found)
            seat.inventory = tuple(sorted([*(one for one in seat.inventory if one != module), found]))
        stacks[stack] = (*top, *cards)
    blue, red, yellow = stacks
    state.stacks = (blue, red, yellow)


def _free(seat: Seat) -> list[int]:
    """Return the modules of the inventory that no answer names."""
    left, right = seat.new_sides or ((), ())
    return [module for module in seat.inventory if module not in (*left, *right)]


def _hidden_orders(rng: random.Random, seat: Seat, waits: bool) -> tuple[tuple[int, int], ...]:
    """The standing orders of a seat, drawn anew; while one choice alone is open, those of equipped modules stay."""
    owned = {*seat.left, *seat.right, *seat.inventory}
    fixed = set() if waits else owned - set(_free(seat))
    orders = {module: order for module, order in seat.orders if module in fixed}
    for module in owned - fixed:
        if not equipment.order_possible(module, Order.ASK):
            continue
        order = _order(rng, Module(module))
        if order is not Order.ASK:
            orders[module] = int(order)
    return tuple(sorted(orders.items()))
