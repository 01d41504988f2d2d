"""Programs that are worth a thought: routes of at most two blue dice, with shots before, between and after them."""

from dataclasses import dataclass
from heapq import nlargest

from botyard.bots.volt.arena_map import FIRE, ArenaMap, blue_moves, equipped, fits, map_of
from botyard.games.rng import Rng
from botyard.games.volt.geometry import NO_SPACE
from botyard_protocol.volt import Die, DieColour, Module, Units, View

FATAL = 3
"""Damage that destroys a robot."""
ROUTES = 14
"""Ends of routes that programs are made for, the best ones."""

TOKEN, REPAIR, UPGRADE, FIELD, WOUND, LOSS, STEP = 10.0, 2.5, 2.0, -3.0, -2.0, -12.0, -0.5
SHOT, KILL = 2.0, 8.0
"""Worth of what a program leads to: a token on the last space, each damage repaired, a module, a lightning field, each
damage, the own destruction, each step to the nearest token; a shot at a robot, one that destroys it."""


RED_PLACES: tuple[tuple[tuple[int, ...], ...], ...] = (
    ((0,), (0, 0)),
    ((0, 1), (1, 1), (1,)),
    ((0,), (1,), (2,)),
)
"""By the number of blue dice, where red ones may stand among them: how many blue dice are activated before each."""


@dataclass(frozen=True, slots=True)
class Route:
    """Up to two blue dice. `dice`: buttons and numbers. `spaces`: before each of them and at the end."""

    dice: tuple[tuple[int, int], ...]
    spaces: tuple[int, ...]
    damage: int


def best_programs(view: View, seat: int, rng: Rng, count: int) -> list[tuple[float, Units]]:
    """Return up to `count` programs of a seat by falling worth, as if nobody else moved. The seat has a robot."""
    arena = map_of(view, seat)
    me = view.seats[seat]
    assert me.at is not None
    reached = [(_end_worth(view, arena, seat, route), route) for route in _routes(view, arena, seat)]
    programs: list[tuple[float, Units]] = []
    for worth, route in nlargest(ROUTES, reached, key=lambda item: item[0]):
        for reds in RED_PLACES[len(route.dice)]:
            gain, units = _with_shots(view, arena, seat, route, reds, rng)
            programs.append((worth + gain + rng.below(100) / 200, units))
    return nlargest(count, programs, key=lambda item: item[0])


def _routes(view: View, arena: ArenaMap, seat: int) -> list[Route]:
    """Return a route of at most two blue dice to each space that can be reached, with the least damage."""
    me = view.seats[seat]
    start = arena.board.number(me.at) if me.at is not None else NO_SPACE
    moves = blue_moves(view, seat)
    best = {start: Route((), (start,), 0)}
    for _ in range(2):
        for route in list(best.values()):
            for button, number in moves:
                space, damage = arena.walk(route.spaces[-1], button, number)
                damage += route.damage
                known = best.get(space)
                if space == NO_SPACE or (known is not None and known.damage <= damage):
                    continue
                if len(route.dice) < 2:
                    best[space] = Route((*route.dice, (button, number)), (*route.spaces, space), damage)
    return list(best.values())


def _end_worth(view: View, arena: ArenaMap, seat: int, route: Route) -> float:
    """Return what a route is worth, without shots."""
    me, end = view.seats[seat], route.spaces[-1]
    damage = me.damage + route.damage
    worth = WOUND * route.damage + STEP * arena.distance[end]
    if end in arena.board.fields:
        damage += 1
        worth += FIELD
    if damage >= FATAL:
        return worth + LOSS
    if end in arena.tokens:
        worth += TOKEN
    if end in arena.board.workshops:
        worth += REPAIR * damage if damage else UPGRADE
    return worth


def _with_shots(
    view: View, arena: ArenaMap, seat: int, route: Route, reds: tuple[int, ...], rng: Rng
) -> tuple[float, Units]:
    """Return what shots at these places add, and the program."""
    gain, units = 0.0, list[tuple[Die, ...]]()
    hit: dict[int, int] = {}
    for place in range(len(route.dice) + 1):
        for _ in range(reds.count(place)):
            more, die = _best_shot(view, arena, seat, route.spaces[place], hit, rng)
            gain += more
            units.append((die,))
        if place < len(route.dice):
            button, number = route.dice[place]
            units.append((Die(DieColour.BLUE, number, button),))
    units += [()] * (3 - len(units))
    return gain, (units[0], units[1], units[2])


def _best_shot(view: View, arena: ArenaMap, seat: int, at: int, hit: dict[int, int], rng: Rng) -> tuple[float, Die]:
    """Return the best shot from a space. `hit`: damage that earlier shots of the program have done, by seat."""
    best, button = 0.0, rng.below(8)
    target = None
    for direction in FIRE:
        robot = arena.target(at, direction)
        if robot is None:
            continue
        damage = view.seats[robot].damage + hit.get(robot, 0)
        worth = KILL if damage == FATAL - 1 else SHOT + damage
        if worth > best:
            best, button, target = worth, direction, robot
    if target is not None:
        hit[target] = hit.get(target, 0) + 1
    return best, Die(DieColour.RED, _red_number(view, seat, rng), button)


def _red_number(view: View, seat: int, rng: Rng) -> int:
    """Return a number for a shot: one that crossfire fits if it is equipped, else a low one, which comes early."""
    if Module.CROSSFIRE in equipped(view.seats[seat]):
        return next(number for number in range(1, 7) if fits(view, Module.CROSSFIRE, DieColour.RED, number))
    return 1 + rng.below(2)
