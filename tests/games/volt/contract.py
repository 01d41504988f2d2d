"""The part of VOLT in the tests of all games: tables, a random player, twins of states, and a fold."""

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

Named = dict[str, Any]

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
    assert seat.own is not None
    return [*seat.left, *seat.right, *seat.own.inventory]


def _orders(rng: random.Random, seat: wire.SeatView) -> tuple[StandingOrder, ...]:
    """Standing orders for some of a seat's modules."""
    modules = [module for module in _owned(seat) if data().cards[module].use is not wire.ModuleUse.PASSIVE]
    return tuple(
        StandingOrder(module, _order(rng, module)) for module in rng.sample(modules, rng.randint(0, len(modules)))
    )


def _order(rng: random.Random, module: Module) -> Order:
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


# --- a fold -------------------------------------------------------------------------------------------------------

MODULES = [module.wire for module in Module]
FULL_BAG = ["blue", "blue", "red", "red"]


def fold(view: Named, event: Named) -> None:
    """Change a view as an event says; both are in the readable form. Written from PROTOCOL.md."""
    change = _FOLDS.get(event["type"])
    if change is not None:
        change(view, event)


def _seat(view: Named, event: Named) -> Named:
    seat: Named = view["seats"][event["seat"]]
    return seat


def _arena_began(view: Named, event: Named) -> None:
    view["championship"]["match"] = event["match"]
    view.update({key: event[key] for key in ("arena", "pool", "stacks")}, tokens=[], taken=[], mines=[])
    for seat in view["seats"]:
        seat.update(vp=0, destroyed=0, at=None, damage=0, shield=0, units=[[], [], []], answered=None)
        if seat["killbot"]:
            seat["killbot"].update(facing=None, bag=list(FULL_BAG), drawn=None, by=None)
        _forget_answers(seat)


def _phase_began(view: Named, event: Named) -> None:
    view.update(phase=event["phase"], unit=event["unit"], activation=None)


def _round_began(view: Named, event: Named) -> None:
    view["round"] = event["round"]
    for seat in view["seats"]:
        if seat["killbot"]:
            seat["killbot"].update(bag=list(FULL_BAG), drawn=None)


def _token_placed(view: Named, event: Named) -> None:
    view["tokens"] = sorted([*view["tokens"], event["number"]])
    view["pool"] = event["pool"]
    if event["mixed"]:
        view["taken"] = []


def _answered(view: Named, event: Named) -> None:
    seat = _seat(view, event)
    seat["answered"] = event["choice"] if event["open"] else None
    if seat["own"] is not None:
        if event["orders"] is not None:
            seat["own"]["orders"] = event["orders"]
        for key in ("units", "equipment"):
            if event[key] is not None:
                seat["own"][key] = event[key]


def _forget_answers(seat: Named) -> None:
    """Forget what a seat has answered: all answers are known now, or the seat is out."""
    seat["answered"] = None
    if seat["own"] is not None:
        seat["own"].update(units=None, equipment=None)


def _module_drawn(view: Named, event: Named) -> None:
    seat = _seat(view, event)
    seat["owned"] = event["owned"]
    view["stacks"][["blue", "red", "yellow"].index(event["stack"])] = event["left"]  # cards that remain
    if event["module"] is not None:  # only who draws sees it
        seat["own"]["inventory"] = sorted([*seat["own"]["inventory"], event["module"]], key=MODULES.index)


def _equipment_shown(view: Named, event: Named) -> None:
    for seat, sides, owned in zip(view["seats"], event["equipment"], event["owned"], strict=True):
        if sides is not None:
            if seat["own"] is not None:
                modules = {*seat["left"], *seat["right"], *seat["own"]["inventory"]}
                modules -= {*sides["left"], *sides["right"]}
                seat["own"]["inventory"] = sorted(modules, key=MODULES.index)
            seat.update(sides)
        seat["owned"] = owned
        _forget_answers(seat)


def _programs_shown(view: Named, event: Named) -> None:
    for seat, units, number in zip(view["seats"], event["programs"], event["start_numbers"], strict=True):
        seat["start_number"] = number
        if units is not None:
            seat["units"] = [[{**die, "by": None} for die in unit] for unit in units]
        _forget_answers(seat)


def _robot_entered(view: Named, event: Named) -> None:
    seat = _seat(view, event)
    seat["at"] = event["at"]
    if seat["killbot"]:
        seat["killbot"]["facing"] = event["facing"]


def _kill_bot_drew(view: Named, event: Named) -> None:
    killbot = _seat(view, event)["killbot"]
    killbot["bag"].remove(event["colour"])
    killbot["drawn"] = {"colour": event["colour"], "number": event["number"]}


def _die_activated(view: Named, event: Named) -> None:
    seat = _seat(view, event)
    view["activation"] = {key: event[key] for key in ("seat", "unit", "colour", "number", "button")}
    if seat["killbot"]:
        seat["killbot"].update(drawn=None, by=None)
    else:
        del seat["units"][event["unit"] - 1][event["place"]]


def _die_moved(view: Named, event: Named) -> None:
    units = _seat(view, event)["units"]
    die = units[event["unit"] - 1].pop(event["place"])
    units[event["to_unit"] - 1].append({**die, "button": event["to_button"], "by": event["by"]})


def _kill_bot_faced(view: Named, event: Named) -> None:
    killbot = _seat(view, event)["killbot"]
    killbot["facing"] = event["facing"]
    if event["by"] is not None:
        killbot["by"] = event["by"]


def _robots_moved(view: Named, event: Named) -> None:
    for step in event["steps"]:
        view["seats"][step["seat"]]["at"] = step["to"]


def _robot_gone(view: Named, event: Named) -> None:
    seat = _seat(view, event)
    seat.update(at=None, damage=0, shield=0, units=[[], [], []], destroyed=event.get("destroyed", seat["destroyed"]))
    if seat["killbot"]:
        seat["killbot"].update(facing=None, drawn=None, by=None)


def _vp_gained(view: Named, event: Named) -> None:
    _seat(view, event)["vp"] = event["vp"]
    if event["token"] is not None:
        view["tokens"].remove(event["token"])
        view["taken"].append(event["token"])


def _mine_pushed(view: Named, event: Named) -> None:
    for mine in view["mines"]:
        if mine["at"] == event["at"]:
            mine["at"] = event["to"]
            return


def _seat_resigned(view: Named, event: Named) -> None:
    seat = _seat(view, event)
    seat["resigned"] = True
    _forget_answers(seat)


def _arena_won(view: Named, event: Named) -> None:
    winner = _seat(view, event)
    defenders = view["championship"]["defenders"]
    defenders[:] = [one for one in defenders if one["arena"] != event["arena"]]
    defenders.append({"arena": event["arena"], "seat": event["seat"]})
    if event["loser"] is not None:
        _lose(view["seats"][event["loser"]], event["modules"])
        view["seats"][event["loser"]]["owned"] = event["owned"][1]
    if winner["killbot"]:
        winner["killbot"]["champion"] = sorted([*winner["killbot"]["champion"], *event["modules"]], key=MODULES.index)
    elif winner["own"] is not None:
        winner["own"]["inventory"] = sorted([*winner["own"]["inventory"], *event["modules"]], key=MODULES.index)
    winner["owned"] = event["owned"][0]


def _lose(seat: Named, modules: list[str]) -> None:
    """Take modules from a seat, wherever it has them."""
    for side in ("left", "right"):
        seat[side] = [module for module in seat[side] if module not in modules]
    if seat["killbot"]:
        seat["killbot"]["champion"] = [one for one in seat["killbot"]["champion"] if one not in modules]
    if seat["own"] is not None:
        seat["own"]["inventory"] = [one for one in seat["own"]["inventory"] if one not in modules]
        seat["own"]["orders"] = [one for one in seat["own"]["orders"] if one["module"] not in modules]


_FOLDS: dict[str, Any] = {
    "arena_began": _arena_began,
    "round_began": _round_began,
    "phase_began": _phase_began,
    "token_placed": _token_placed,
    "answered": _answered,
    "module_drawn": _module_drawn,
    "equipment_shown": _equipment_shown,
    "programs_shown": _programs_shown,
    "robot_entered": _robot_entered,
    "kill_bot_drew": _kill_bot_drew,
    "die_activated": _die_activated,
    "die_moved": _die_moved,
    "kill_bot_faced": _kill_bot_faced,
    "robots_moved": _robots_moved,
    "robot_damaged": lambda view, event: _seat(view, event).update(damage=event["damage"], shield=event["shield"]),
    "robot_destroyed": _robot_gone,
    "robot_removed": _robot_gone,
    "vp_gained": _vp_gained,
    "robot_repaired": lambda view, event: _seat(view, event).update(damage=0, shield=0),
    "mine_laid": lambda view, event: view["mines"].append({"seat": event["seat"], "at": event["at"]}),
    "mine_removed": lambda view, event: view["mines"].remove({"seat": event["seat"], "at": event["at"]}),
    "mine_pushed": _mine_pushed,
    "seat_resigned": _seat_resigned,
    "arena_won": _arena_won,
    "game_ended": lambda view, event: view.update(
        activation=None, result={key: event[key] for key in ("reason", "ranking", "scores")}
    ),
}
