"""Random positions: crowded, with mines around, nearly destroyed robots, nearly won games and stacks that run out."""

from dataclasses import dataclass
from random import Random
from typing import Any

from tests.oracle.volt.board import (
    CARDS,
    COLOURS,
    DICE,
    EDGES,
    KINDS,
    MATCHES,
    MINE_LIMIT,
    SIDES,
    STACKS,
    START_NUMBERS,
    STEPS,
    Board,
    can_be_ordered,
    is_legal_button,
)

FOCUS = {
    "remote": ["remote_control", "ram_expansion", "thruster"],
    "pushes": ["force_beam", "recoil", "anchor", "lightning_rod", "bomb"],
    "jumps": ["jetpack", "water_cannon", "wall_control", "mines"],
}
"""Modules that are frequent in the positions of a kind."""

KINDS_OF_POSITIONS = ("any", "activation", "resolution", "between", "killbots", "championship", "training", *FOCUS)
"""Everything; dice; Phase 3; set-up, preparation and programming; KillBots; championships; training; modules."""

Fields = dict[str, Any]
Point = tuple[int, int]


@dataclass(frozen=True)
class Setting:
    """The common part of the seats of a position; `around`: where robots and mines are, `focus`: frequent modules."""

    mode: str
    phase: str
    unit: int | None
    seats: list[Fields]
    around: list[Any]
    focus: list[str]


def random_scenario(rng: Random, kind: str) -> Fields:
    """Make a scenario of a kind, without steps."""
    mode = {"championship": "championship", "training": "training"}.get(kind) or draw_mode(rng)
    phase = draw_phase(rng, kind)
    board, arena, championship = draw_arena(rng, mode)
    unit = rng.choice((1, 1, 1, 2, 3)) if phase == "activation" else None
    seats = draw_table(rng, kind)
    place(rng, board, seats, phase)
    mines = lay_mines(rng, board, seats) if mode != "training" else []
    around = [seat["robot"]["at"] for seat in seats if seat["robot"]] + [mine["at"] for mine in mines]
    setting = Setting(
        mode, phase, unit, seats, around, FOCUS.get(kind) or rng.sample(list(CARDS), rng.choice((0, 2, 4, 6)))
    )
    for seat in seats:
        (fill_killbot if seat.get("killbot") else fill_operator)(rng, seat, setting)
    limit = rng.choice((30, 30, 4, 3))
    options: Fields = {"target": rng.choice((3, 4, 5, 5, 7)), "round_limit": limit}
    options["start_numbers"] = rng.choice(START_NUMBERS)
    for seat in seats:
        seat["vp"] = rng.choice((0, 0, 1, 2, rng.randrange(options["target"] + 1)))
    position: Fields = {"arena": arena, "phase": phase, "round": 1 if phase == "setup" else rng.choice((1, 2, 2, 3, 3))}
    position |= {"unit": unit, "mines": mines, "seats": seats, "championship": championship}
    position |= draw_tokens(rng, board)
    if mode != "training":
        position["stacks"] = draw_stacks(rng)
    if championship is not None:
        share_arenas(rng, position, seats)
    scenario = {"game": "volt", "mode": mode, "options": options, "position": position}
    if rng.random() < 0.3:
        leave_out(rng, scenario)
    return scenario


def leave_out(rng: Random, scenario: Fields) -> None:
    """Leave fields out that have a default."""
    position = scenario["position"]
    for key in ("target", "round_limit", "start_numbers"):
        if rng.random() < 0.5:
            del scenario["options"][key]
    places: list[tuple[Fields, Fields]] = [
        (position, {"mines": [], "unit": None, "championship": None, "round": 2, "stacks": {}})
    ]
    defaults: Fields = {"left": [], "right": [], "inventory": [], "orders": {}, "vp": 0, "destroyed": 0, "shield": 0}
    defaults |= {
        "robot": None,
        "units": [[], [], []],
        "champion": [],
        "dice": [],
        "bag": ["blue", "blue", "red", "red"],
    }
    for fields, values in [*places, *((seat, defaults) for seat in position["seats"])]:
        for key, value in values.items():
            if key in fields and fields[key] == value and rng.random() < 0.7:
                del fields[key]


def draw_mode(rng: Random) -> str:
    """Choose a mode, a league most often."""
    return rng.choice(("league",) * 7 + ("championship", "championship", "training"))


def draw_phase(rng: Random, kind: str) -> str:
    """Choose a phase for a kind of positions."""
    between = ("setup", "preparation", "preparation", "programming")
    if kind in FOCUS:
        return "activation"
    if kind in ("activation", "resolution"):
        return kind
    if kind == "between":
        return rng.choice(between)
    return rng.choice(("activation",) * 10 + ("resolution",) * 4 + between)


def draw_arena(rng: Random, mode: str) -> tuple[Board, Any, Fields | None]:
    """Choose or build an arena: the board, its description, the championship to which it belongs."""
    if mode == "championship":
        match = rng.choice((1, 2, 3, 4, 4, 5, 5, 5))
        name = MATCHES[match - 1] if match < 5 else rng.choice(MATCHES)
        return Board(name), name, {"match": match, "defenders": {}}
    if rng.random() < 0.35:
        name = rng.choice(MATCHES)
        return Board(name), name, None
    arena = build_arena(rng)
    return Board(arena), arena, None


def build_arena(rng: Random) -> Fields:
    """Build an arena with edges and spaces of all kinds, at times a small one with start spaces of its own."""
    size, arena = 9, {}
    if rng.random() < 0.25:
        size = rng.choice((6, 7, 8))
        arena = {"size": size, "start": small_start(rng, size)}
    starts = Board(arena)
    plain = [at for at in starts.spaces() if at not in starts.special]
    rng.shuffle(plain)
    arena["vp"] = {str(number): list(plain.pop()) for number in range(1, rng.choice((1, 4, 7, 9))) if plain}
    for kind in KINDS:
        arena[kind] = [list(plain.pop()) for _ in range(rng.choice((0, 1, 3, 5))) if plain]
    edges = [[x, y, "n"] for x in range(size) for y in range(size - 1)]
    edges += [[x, y, "e"] for x in range(size - 1) for y in range(size)]
    rng.shuffle(edges)
    for kind in EDGES:
        arena[kind] = [edges.pop() for _ in range(rng.choice((0, 2, 5, 10)))]
    return arena


def small_start(rng: Random, size: int) -> list[list[Fields]]:
    """Place start spaces at the edges of a small arena."""
    columns = rng.choice(([size // 2], [1, size // 2, size - 2]))
    return [
        [{"at": [at, 0], "arrow": 0} for at in columns],
        [{"at": [0, at], "arrow": rng.choice((2, 2, 1))} for at in columns],
        [{"at": [at, size - 1], "arrow": 4} for at in columns],
        [{"at": [size - 1, at], "arrow": 6} for at in columns],
    ]


def draw_table(rng: Random, kind: str) -> list[Fields]:
    """Choose seats, sides, start numbers, and which are KillBots."""
    count = rng.choice((2, 3, 3, 4, 4, 4))
    names = rng.sample(COLOURS, count)
    sides, numbers = rng.sample(SIDES, count), rng.sample(range(1, count + 1), count)
    seats = [{"seat": s, "side": d, "start_number": n} for s, d, n in zip(names, sides, numbers, strict=True)]
    bots = rng.randint(1, count - 1) if kind == "killbots" else rng.choice((0, 0, rng.randrange(count)))
    for seat in rng.sample(seats, bots):
        seat["killbot"] = True
    return seats


def place(rng: Random, board: Board, seats: list[Fields], phase: str) -> None:
    """Place the robots close to each other, or on start spaces; some have resigned, some are not in the arena."""
    operators = [seat for seat in seats if not seat.get("killbot")]
    bots = len(seats) - len(operators)
    enough = 1 if bots else 2
    if len(operators) > enough and rng.random() < 0.1:
        rng.choice(operators)["resigned"] = True
    free = near(rng, board)
    for seat in seats:
        seat["destroyed"] = rng.choice((0, 0, 1, 2))
        missing = phase != "programming" and rng.random() < (0.5 if phase == "preparation" else 0.06)
        if phase == "setup" or seat.get("resigned") or missing:
            seat["robot"] = None
            continue
        seat["robot"] = {"at": list(free.pop()), "damage": rng.choice((0, 0, 1, 1, 2, 2, 2))}


def near(rng: Random, board: Board) -> list[Point]:
    """List spaces where robots and mines can be, the last ones close together."""
    spaces = [at for at in board.spaces() if at not in board.pit]
    rng.shuffle(spaces)
    if rng.random() < 0.15:
        return spaces
    x, y = rng.choice(spaces)
    if rng.random() < 0.3:
        x, y = rng.choice([at for at in spaces if at in board.special] or spaces)
    if rng.random() < 0.55:
        row = [at for at in board.straight((x, y), rng.randrange(8), wall_control=True) if at not in board.pit][:4]
        rng.shuffle(row)
        return [at for at in spaces if at not in row] + row
    radius = rng.choice((1, 1, 2, 2, 3))
    return sorted(spaces, key=lambda at: max(abs(at[0] - x), abs(at[1] - y)) > radius, reverse=True)


def lay_mines(rng: Random, board: Board, seats: list[Fields]) -> list[Fields]:
    """Lay mines around the robots."""
    taken = {tuple(seat["robot"]["at"]) for seat in seats if seat["robot"]}
    owners = [s["seat"] for s in seats if not s.get("killbot") and not s.get("resigned")]
    if not owners:
        return []
    centre = rng.choice(sorted(taken)) if taken else (4, 4)
    spaces = [at for at in board.spaces() if at not in board.pit and at not in taken]
    rng.shuffle(spaces)
    radius = rng.choice((2, 2, 3, 9))
    spaces.sort(key=lambda at: max(abs(at[0] - centre[0]), abs(at[1] - centre[1])) > radius)
    mines = [{"seat": rng.choice(owners), "at": list(at)} for at in spaces[: rng.choice((0, 0, 1, 2, 4, 8))]]
    return [
        mine
        for index, mine in enumerate(mines)
        if sum(other["seat"] == mine["seat"] for other in mines[:index]) < MINE_LIMIT
    ]


def draw_modules(rng: Random, focus: list[str]) -> tuple[list[str], list[str], list[str]]:
    """Draw the modules of an operator, often those of the focus: the two sides and the inventory."""
    cards = rng.sample(list(CARDS), len(CARDS))
    if rng.random() < 0.6:
        cards.sort(key=lambda card: card not in focus)
    inner = [card for card in cards if CARDS[card]["stack"] != "yellow"][: rng.choice((0, 1, 2, 3, 4, 5))]
    outer = [card for card in cards if CARDS[card]["stack"] == "yellow"][: rng.choice((0, 1, 2, 2, 3))]
    sides: list[list[str]] = [[], []]
    for side in sides:
        if inner and rng.random() < 0.8:
            side.append(inner.pop(0))
        rest = outer if outer and rng.random() < 0.7 else inner
        if rest and rng.random() < 0.9:
            side.append(rest.pop(0))
    return sides[0], sides[1], (inner + outer if rng.random() < 0.6 else [])


def draw_orders(rng: Random, owned: list[str]) -> dict[str, str]:
    """Draw standing orders."""
    orders = {}
    for module in owned:
        order = rng.choice(("ask", "ask", "ask", "ask", "no", "yes", "yes", "brake"))
        if can_be_ordered(module, order) and order != "ask":
            orders[module] = order
    return orders


def fill_operator(rng: Random, seat: Fields, setting: Setting) -> None:
    """Give an operator modules, orders and dice."""
    equipped: list[str] = []
    if setting.mode != "training":
        left, right, rest = draw_modules(rng, setting.focus)
        equipped = left + right
        if setting.phase == "setup" and rng.random() < 0.7:
            left, right, rest, equipped = [], [], rest[:1], []
        seat |= {"left": left, "right": right, "inventory": rest, "orders": draw_orders(rng, equipped + rest)}
        if "shield" in equipped and seat["robot"]:
            seat["shield"] = rng.choice((0, 0, 1))
    if setting.unit is not None and seat["robot"]:
        seat["units"] = draw_program(rng, equipped, aims(seat["robot"]["at"], setting.around), setting.unit)
        for die in [die for dice in seat["units"] for die in dice]:
            if rng.random() < 0.12:
                die["by"] = rng.choice([other["seat"] for other in setting.seats if other is not seat])


def aims(at: list[int], around: list[list[int]]) -> list[int]:
    """List the directions from a space towards others, the nearest twice."""
    nearest = sorted(around, key=lambda other: max(abs(other[0] - at[0]), abs(other[1] - at[1])))
    steps = [((x > at[0]) - (x < at[0]), (y > at[1]) - (y < at[1])) for x, y in nearest[:1] + nearest[:3]]
    return [STEPS.index(step) for step in steps if step != (0, 0)]


def draw_program(rng: Random, equipped: list[str], towards: list[int], first: int = 1) -> list[list[Fields]]:
    """Draw dice that can be programmed, from a unit on, that often fit the modules."""
    bag = [colour for colour in DICE for _ in range(2)]
    rng.shuffle(bag)
    units: list[list[Fields]] = [[], [], []]
    for dice in units[first - 1 :]:
        if rng.random() < 0.9:
            dice.append(draw_die(rng, bag.pop(), equipped, towards))
    if "ram_expansion" in equipped and rng.random() < 0.8:
        units[rng.randrange(first - 1, 3)] += [draw_die(rng, bag.pop(), equipped, towards)]
    return units


def draw_die(rng: Random, colour: str, equipped: list[str], towards: list[int]) -> Fields:
    """Draw number and button of a die."""
    number = rng.randint(1, 6)
    fitting = [CARDS[module]["range"] for module in equipped if CARDS[module]["die"] == colour]
    if fitting and rng.random() < 0.8:
        number = rng.randint(*rng.choice(fitting))
    buttons = [button for button in range(8) if is_legal_button(equipped, colour, number, button)]
    if rng.random() < 0.8:
        buttons = [button for button in towards if button in buttons] or buttons
    return {"colour": colour, "number": number, "button": rng.choice(buttons)}


def fill_killbot(rng: Random, seat: Fields, setting: Setting) -> None:
    """Give a KillBot its facing, modules and dice."""
    seat["facing"] = rng.choice((0, 2, 4, 6))
    if setting.mode != "training" and rng.random() < 0.5:
        seat["champion"] = rng.sample(("jetpack", "water_cannon", "wall_control"), rng.randint(1, 3))
    unit = setting.unit
    bag = ["blue", "blue", "red", "red"]
    rng.shuffle(bag)
    del bag[: (unit or 1) - 1]
    if unit is not None:
        seat["bag"] = sorted(bag)
    dice: list[str] = bag[: 4 - (unit or 1)] if unit is not None else []
    for _ in range(rng.choice((0, 1, 3))):
        dice = dice + rng.sample(("blue", "blue", "red", "red"), 3)
    seat["dice"] = [[colour, rng.randint(1, 6)] for colour in dice]
    others = [other["seat"] for other in setting.seats if not other.get("killbot")]
    if seat["robot"] and rng.random() < 0.2:
        seat["by"] = rng.choice(others)


def draw_tokens(rng: Random, board: Board) -> Fields:
    """Draw which tokens lie in the arena, in the pool and taken ones."""
    every = [number for number in sorted(board.vp) for _ in range(2)]
    rng.shuffle(every)
    tokens = list(dict.fromkeys(every[: rng.choice((0, 2, 3, 3, 5))]))
    rest = every[len(tokens) :]
    split = rng.choice((0, 1, 2, len(rest)))
    return {"tokens": tokens, "pool": rest[:split], "taken": rest[split:][: rng.choice((0, 2, 9))]}


def draw_stacks(rng: Random) -> dict[str, list[str]]:
    """Draw stacks, at times empty or with doubles."""
    stacks: dict[str, list[str]] = {}
    for name in STACKS:
        cards = [card for card in CARDS if CARDS[card]["stack"] == name]
        stacks[name] = [rng.choice(cards) for _ in range(rng.choice((0, 0, 1, 2, 4, 8)))]
    return stacks


def share_arenas(rng: Random, position: Fields, seats: list[Fields]) -> None:
    """Choose the defenders of a championship's arenas, in the order in which they were won."""
    championship = position["championship"]
    names = [seat["seat"] for seat in seats]
    won = MATCHES[: championship["match"] - 1]
    favourite = rng.choice(names)
    championship["defenders"] = {arena: rng.choice((favourite, rng.choice(names))) for arena in won}
    if championship["match"] == 5:
        defenders = championship["defenders"]
        holders = list(defenders.values())
        best = max(defenders, key=lambda arena: (holders.count(defenders[arena]), arena))
        move_to(rng, position, max(arena for arena in defenders if defenders[arena] == defenders[best]))


def move_to(rng: Random, position: Fields, name: str) -> None:
    """Move a position to the arena of a title match."""
    board = Board(name)
    position["arena"] = name
    for thing in [seat["robot"] for seat in position["seats"] if seat["robot"]] + position["mines"]:
        if tuple(thing["at"]) in board.pit:
            taken = [tuple(seat["robot"]["at"]) for seat in position["seats"] if seat["robot"]]
            taken += [tuple(mine["at"]) for mine in position["mines"]]
            thing["at"] = list(rng.choice([at for at in board.spaces() if at not in board.pit and at not in taken]))
