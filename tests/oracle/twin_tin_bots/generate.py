"""Random scenarios: a crowded position, and steps found by playing the oracle from there.

Random commands, legal ones and others, answer whatever a game waits for.
"""

import argparse
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

from tests.oracle.twin_tin_bots.board import WORTH, Hex, hexes_of, neighbour, score_to_win, sides, worth
from tests.oracle.twin_tin_bots.programming import JOKER, ORDINARY, SPECIALS, Rejected, Seat, programmed
from tests.oracle.twin_tin_bots.rules import Choice, Game

Command = dict[str, Any]
KEYS = {"zap_robot": "order", "zap_blob": "direction", "place_crystal": "at"}
JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    4,
    -1,
    1.5,
    "",
    "A",
    "forward_1",
    [],
    [0, 0],
    {},
    [[]],
    "double_modification",
)
ANSWERS: tuple[tuple[Any, ...], ...] = (
    (*ORDINARY, None),
    (*range(-1, 7), None, True, False, 1.5),
    ([0, 0], [9, 9], [0], [True, False], [False, True], [0, 0, 0], {"q": 0, "r": 0}, None),
)
"""What is said to an open choice without looking at its options."""


def legal_step(rng: Random, game: Game) -> Command:
    """Make a step that the game accepts; it must not be over."""
    assert game.pending is not None
    seat = game.pending["seat"]
    if game.pending["type"] in KEYS:
        return {"seat": seat, "command": answer(rng, game.pending)}
    if game.pending["type"] == "first":
        return {"seat": seat, "command": legal(rng, game.seats[seat], ("first",))}
    kinds = ("place", "place", "place", "place", "swap", "remove", "reset", "double", "pass", "pass")
    return {"seat": seat, "command": legal(rng, game.seats[seat], kinds)}


def answer(rng: Random, choice: Choice) -> Command:
    """Answer an open choice; what changes something more often than declining."""
    options = [option for option in choice["options"] if option is not None]
    if None in choice["options"] and rng.random() < 0.1:
        options = [None]
    if "unload" in options and rng.random() < 0.5:
        options = ["load", "unload", "forward_1"]
    return {"type": choice["type"], KEYS[choice["type"]]: rng.choice(options)}


def legal(rng: Random, seat: Seat, kinds: tuple[str, ...]) -> Command:
    """Draw commands of the kinds until one is legal; a pass if none is found soon."""
    for _ in range(50):
        command = programming(rng, seat, rng.choice(kinds))
        try:
            programmed(seat, command)
        except Rejected:
            continue
        return command
    return {"type": "pass"}


def programming(rng: Random, seat: Seat, kind: str) -> Command:
    """Draw a command of programming, not always a legal one."""
    robot = rng.choice(sorted(seat["program"]))
    slot = rng.randint(1, 3)
    if kind == "place":
        return {"type": kind, "robot": robot, "slot": slot, "tile": in_hand(rng, seat)}
    if kind == "swap":
        return {"type": kind, "robot": robot, "slots": rng.choices((1, 2, 3), k=2)}
    if kind == "remove":
        return {"type": kind, "robot": robot, "slot": slot}
    if kind == "reset":
        return {"type": kind, "robot": robot}
    if kind == "double":
        changes = [programming(rng, seat, rng.choice(("place", "place", "swap", "remove", "reset"))) for _ in range(2)]
        return {"type": kind, "changes": changes}
    if kind == "first":
        robots = rng.sample(sorted(seat["program"]), len(seat["program"]))
        places = [{"robot": name, "slot": rng.randint(1, 3), "tile": in_hand(rng, seat)} for name in robots]
        return {"type": kind, "places": places}
    return {"type": kind}


def in_hand(rng: Random, seat: Seat) -> str:
    """Draw a tile that the seat has in hand, specials and useful tiles often."""
    held = [kind for kind in ORDINARY if seat["hand"].get(kind, 0)]
    useful = [kind for kind in held if kind in ("load", "unload", "zap", "forward_1")]
    specials: list[str] = seat["specials"]
    return rng.choice(rng.choice([pile for pile in (held, useful, specials) if pile] or [["load"]]))


def doubtful_step(rng: Random, game: Game) -> Command:
    """Make a step that is most often illegal: spoilt, out of turn, or not what is asked."""
    seats = list(game.seats.values())
    seat = rng.choice(seats)
    asked = game.pending["seat"] if game.pending else seat["colour"]
    kind = rng.choice(("place", "swap", "remove", "reset", "double", "first", "pass", "foreign", *KEYS))
    if game.pending and game.pending["type"] in KEYS and rng.random() < 0.6:
        kind = game.pending["type"]
    command: Any
    if kind in KEYS:
        answers = [boolean(option) for option in (game.pending or {}).get("options", [])]
        command = {"type": kind, KEYS[kind]: rng.choice(rng.choice([*ANSWERS, answers or ANSWERS[0]]))}
    elif kind == "foreign":
        command = {"type": "place", "robot": "A", "slot": 1, "tile": rng.choice((*SPECIALS, *ORDINARY, JOKER))}
    else:
        command = programming(rng, seat, kind)
    if rng.random() < 0.5:
        command = spoilt(rng, command)
    to = rng.choice((asked, asked, asked, asked, seat["colour"], "orange", None, ["red"], 1))
    return {"seat": to, "command": command}


def boolean(option: Any) -> Any:
    """Write 0 and 1 in an option as false and true, which Python takes for equal."""
    if isinstance(option, list):
        return [boolean(number) for number in option]
    return bool(option) if option in (0, 1) else option


def spoilt(rng: Random, command: Command) -> Any:
    """Spoil a command: a field less or more, junk in a field or a nested one, an unknown type, or no object at all."""
    spoiling = rng.choice(("drop", "junk", "junk", "nested", "extra", "type", "whole"))
    key = rng.choice(list(command))
    if spoiling == "whole":
        return rng.choice(JUNK)
    if spoiling == "drop":
        return {name: value for name, value in command.items() if name != key}
    if spoiling == "extra":
        return command | {"unknown": 1}
    if spoiling == "type":
        return command | {"type": rng.choice(("zap", "program", "", None, ["pass"], 7))}
    parts = command.get("changes") or command.get("places")
    if spoiling == "nested" and parts:
        return command | {("changes" if "changes" in command else "places"): [spoilt(rng, parts[0]), *parts[1:]]}
    return command | {key: rng.choice(JUNK)}


MODES = ("standard", "simplified", "teams", "advanced_two_player")
DOUBTFUL = 0.1


def generate(seed: int, mode: str = "standard", elements: bool = False) -> dict[str, Any]:
    """Make the scenario of a seed: 5 to 40 steps, about one in ten of them doubtful, fewer if the game ends."""
    return played(seed, mode, elements)[0]


def played(seed: int, mode: str, elements: bool) -> tuple[dict[str, Any], Game]:
    """Make the scenario of a seed, and give with it the game as it stands after its steps."""
    rng = Random(f"{seed}/{mode}/{elements}")
    scenario = {
        "name": f"{mode}-{'elements' if elements else 'plain'}-{seed}",
        "mode": mode,
        "score_victory": rng.random() < 0.85,
        "position": random_position(rng, mode, elements),
    }
    game = Game(scenario)
    steps = []
    for _ in range(rng.randint(5, 40)):
        if game.pending is None and rng.random() < 0.5:
            break
        doubtful = game.pending is None or rng.random() < DOUBTFUL
        step = doubtful_step(rng, game) if doubtful else legal_step(rng, game)
        steps.append(step)
        game.submit(step["seat"], deepcopy(step["command"]))
    return scenario | {"steps": steps}, game


def frequencies(count: int, seed: int, mode: str, elements: bool) -> tuple[Counter[str], Counter[str]]:
    """Count what occurs in scenarios: in all of them together, and in how many of them at all."""
    total: Counter[str] = Counter()
    within: Counter[str] = Counter()
    for one in range(seed, seed + count):
        scenario, game = played(one, mode, elements)
        game.happened["step"] = len(scenario["steps"])
        total.update(game.happened)
        within.update(game.happened.keys())
    return total, within


def main() -> None:
    """Print the frequencies."""
    parser = argparse.ArgumentParser(description="Show how often what occurs in random scenarios.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", choices=MODES, default="standard")
    parser.add_argument("--elements", action="store_true")
    asked = parser.parse_args()
    total, within = frequencies(asked.count, asked.seed, asked.mode, asked.elements)
    for what, times in sorted(total.items()):
        print(f"{what:28}{times:9} times in {100 * within[what] / asked.count:6.1f} % of the scenarios")


# --- random positions -------------------------------------------------------------------------------------------


COLOURS = ("red", "yellow", "green", "blue", "purple", "pink")
SEAT_COUNTS = {
    "standard": (2, 2, 3, 3, 4, 5, 6),
    "simplified": (2, 3, 4, 5, 6),
    "teams": (2, 4, 6),
    "advanced_two_player": (4,),
}
BAG = ("forward_1", "turn_left", "turn_right", "load", "unload", "zap") * 2 + ("forward_2", "turn_left", "turn_right")
"""The 15 tiles of a seat other than its double modification."""
CRYSTALS = ("blue", "blue", "green", "pink")
Robot = dict[str, Any]


class Layout:
    """A board that is being filled: `taken` hexes, and the position's lists so far."""

    def __init__(self, rng: Random, radius: int) -> None:
        """Begin with an empty board."""
        self.rng = rng
        self.radius = radius
        self.crowding = rng.choice((0.1, 0.4, 0.4, 0.8))
        self.free = hexes_of(radius)
        self.taken: set[Hex] = set()
        self.mud: set[Hex] = set()
        self.bases: dict[str, Hex] = {}
        self.robots: list[Robot] = []
        self.crystals: dict[Hex, str] = {}
        row = rng.choice((-1, 0, 0, 1))
        self.line = [at for at in self.free if at[1] == row]

    def take_on_line(self) -> Hex:
        """Take a free hex of one row of the board, so that teleporters lead on to each other; any where it is full."""
        on_line = [at for at in self.line if at in self.free]
        if not on_line:
            return self.take()
        at = self.rng.choice(on_line)
        self.free.remove(at)
        self.taken.add(at)
        return at

    def take(self, near: float | None = None, around: Hex | None = None) -> Hex:
        """Take a free hex; with probability `near` (else as crowded as the board) one next to `around`, or anything."""
        near = self.crowding if near is None else near
        centres = self.taken if around is None else {around}
        touching = [at for at in self.free if any(neighbour(at, way) in centres for way in range(6))]
        at = self.rng.choice(touching if touching and self.rng.random() < near else self.free)
        self.free.remove(at)
        self.taken.add(at)
        return at

    def add_robot(self, colour: str, name: str) -> None:
        """Add a robot, often before a base with a crystal, else often facing something."""
        cargo = self.rng.choice(CRYSTALS) if self.rng.random() < 0.45 else None
        base = self.rng.choice(list(self.bases.values()))
        at = self.take_on_line() if self.rng.random() < 0.15 else self.take(near=0.6, around=base if cargo else None)
        ways = {way: neighbour(at, way) for way in range(6)}
        ahead = [way for way, near in ways.items() if near in self.taken or neighbour(near, way) in self.taken]
        facing = self.rng.choice(ahead) if ahead and self.rng.random() < 0.8 else self.rng.randrange(6)
        to_base = [way for way in range(6) if neighbour(at, way) in self.bases.values()]
        if cargo and to_base and self.rng.random() < 0.8:
            facing = self.rng.choice(to_base)
        self.robots.append({"colour": colour, "name": name, "at": list(at), "facing": facing, "cargo": cargo})

    def add_row(self, robot: Robot) -> None:
        """Lay crystals on the next one to three hexes straight ahead of a robot, except on those that are taken."""
        at: Hex = tuple(robot["at"])
        for _ in range(self.rng.randint(1, 3)):
            at = neighbour(at, robot["facing"])
            if at in self.free:
                self.free.remove(at)
                self.taken.add(at)
                self.crystals[at] = self.rng.choice(CRYSTALS)

    def useful_tile(self, robot: Robot) -> str | None:
        """Name the tile that does something where a robot stands: it faces a robot, a base or neither."""
        ahead = neighbour(tuple(robot["at"]), robot["facing"])
        facing_robot = list(ahead) in [other["at"] for other in self.robots]
        if facing_robot and ahead in self.mud:
            return "forward_1"
        if robot["cargo"]:
            return "unload" if ahead in self.bases.values() else "anti_theft"
        return "load" if facing_robot else None

    def add_mud(self) -> None:
        """Lay mud, more than the box has, and often under robots that others face: pushes take them out of it."""
        count = self.rng.choice((0, 2, len(hexes_of(self.radius)) // 4, len(hexes_of(self.radius)) // 2))
        self.mud.update(self.rng.sample(hexes_of(self.radius), count))
        standing: set[Hex] = {tuple(robot["at"]) for robot in self.robots}
        faced = [neighbour(tuple(robot["at"]), robot["facing"]) for robot in self.robots]
        self.mud.update(at for at in faced if at in standing and self.rng.random() < 0.5)

    def add_crystals(self) -> None:
        """Fill a part of what is free with crystals; sometimes all of it."""
        share = self.rng.choice((0, 0.05, 0.1, 0.2, 0.2, 0.4, 0.7))
        count = round(len(self.free) * share)
        if self.radius <= 3 and self.rng.random() < 0.2:
            count = len(self.free) - min(self.rng.choice((0, 0, 1, 2)), len(self.free))
        for _ in range(count):
            self.crystals[self.take()] = self.rng.choice(CRYSTALS)


def random_position(rng: Random, mode: str, elements: bool) -> dict[str, Any]:
    """Make a possible position of a mode; without `elements` there is no mud, teleporter, rock or blob."""
    colours = rng.sample(COLOURS, rng.choice(SEAT_COUNTS[mode]))
    names = ("A",) if mode == "simplified" else ("A", "B")
    layout = Layout(rng, rng.choice((2, 2, 3, 3, 4, 4, 5)))
    spare = len(layout.free) - len(colours) * (1 + len(names))
    terrain = random_elements(rng, layout, spare) if elements else {}
    for colour in colours:
        layout.bases[colour] = layout.take(near=0.3)
    for colour in colours:
        for name in names:
            layout.add_robot(colour, name)
    if elements:
        layout.add_mud()
        terrain["mud"] = [list(at) for at in sorted(layout.mud)]
    for robot in layout.robots:
        if rng.random() < 0.2:
            layout.add_row(robot)
    layout.add_crystals()
    rng.shuffle(layout.robots)
    position = terrain | {
        "radius": layout.radius,
        "bases": {colour: list(at) for colour, at in layout.bases.items()},
        "robots": layout.robots,
        "crystals": [{"at": list(at), "colour": colour} for at, colour in layout.crystals.items()],
        **random_seats(rng, mode, layout, colours),
        "first": rng.choice(colours),
        "active": rng.choice(colours),
        "round": rng.randint(1, 20),
    }
    return position | random_track(rng, full=not layout.free)


def random_elements(rng: Random, layout: Layout, spare: int) -> dict[str, Any]:
    """Lay out up to three pairs of teleporters, three rocks and three blobs."""
    elements: dict[str, Any] = {}
    counts = Counter(
        rng.choices(("teleporter", "rock", "blob"), (3, 1, 3), k=rng.randint(0, max(0, min(9, spare // 2))))
    )
    pairs = min(counts["teleporter"], 3)
    take = layout.take_on_line if rng.random() < 0.5 else layout.take
    elements["teleporters"] = [[list(take()), list(take())] for _ in range(pairs)]
    elements["rocks"] = [list(layout.take()) for _ in range(min(counts["rock"], 3))]
    elements["blobs"] = [list(layout.take()) for _ in range(min(counts["blob"], 3))]
    return elements


def random_seats(rng: Random, mode: str, layout: Layout, colours: list[str]) -> dict[str, Any]:
    """Deal tiles to seats, program them, and credit crystals, often close to a score victory."""
    specials = [] if mode == "simplified" else rng.sample(SPECIALS, len(SPECIALS))
    seats = []
    for colour in colours:
        dealt = [specials.pop() for _ in range(min(len(specials), rng.choice((0, 1, 2, 3, 4))))]
        seats.append(random_seat(rng, layout, colour, dealt))
    credit(rng, mode, seats)
    return {"seats": seats, "stack": specials[: rng.choice((0, 1, 13, 13))]}


def random_seat(rng: Random, layout: Layout, colour: str, specials: list[str]) -> dict[str, Any]:
    """Deal one seat; its program is empty before its first turn."""
    bag = list(BAG)
    turns = rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
    filled = rng.choice((0.3, 0.7, 0.95)) if turns else 0
    program = {}
    for robot in sorted(layout.robots, key=lambda it: str(it["name"])):
        if robot["colour"] == colour:
            wanted = layout.useful_tile(robot)
            program[robot["name"]] = [random_tile(rng, bag, specials, filled, wanted) for _ in range(3)]
    return {
        "colour": colour,
        "program": program,
        "hand": random_hand(rng, bag),
        "specials": specials,
        "known": [tile for tile in specials if rng.random() < 0.3],
        "delivered": {crystal: rng.choice((0, 0, 1, 2)) for crystal in WORTH if rng.random() < 0.9},
        "turns": turns,
    }


def random_tile(rng: Random, bag: list[str], specials: list[str], filled: float, wanted: str | None) -> str | None:
    """Take a tile for a slot, or leave it empty; often the one that is wanted."""
    if rng.random() >= filled:
        return None
    for tile, pile in ((wanted, bag), (wanted, specials), ("dash", specials)):
        if tile is not None and tile in pile and rng.random() < 0.5:
            pile.remove(tile)
            return tile
    pile = specials if specials and rng.random() < 0.4 else bag
    return pile.pop(rng.randrange(len(pile)))


def random_hand(rng: Random, bag: list[str]) -> dict[str, int]:
    """Count the tiles left in the bag; some kinds without any are left out."""
    hand = {kind: bag.count(kind) for kind in ORDINARY} | {JOKER: int(rng.random() < 0.7)}
    return {kind: count for kind, count in hand.items() if count or rng.random() < 0.5}


def credit(rng: Random, mode: str, seats: list[dict[str, Any]]) -> None:
    """Bring one side to the brink of a score victory, sometimes; hold the others below it, mostly."""
    order = [seat["colour"] for seat in seats]
    by_colour = {seat["colour"]: seat for seat in seats}
    target = score_to_win(mode, order)
    for side in sides(mode, order):
        if worth(by_colour, side) >= target and rng.random() < 0.9:
            for colour in side:
                by_colour[colour]["delivered"] = {}
    if rng.random() < 0.35:
        side = rng.choice(sides(mode, order))
        while worth(by_colour, side) < target - rng.randint(1, 5):
            delivered = by_colour[rng.choice(side)]["delivered"]
            delivered["blue"] = delivered.get("blue", 0) + 1


def random_track(rng: Random, full: bool) -> dict[str, Any]:
    """Make the crystals to come, those that wait if the board is full, and the countdown."""
    track = [rng.choice(("green", "pink", "pink", "blue")) for _ in range(rng.choice((0, 1, 1, 2, 3, 6)))]
    waiting = [rng.choice(CRYSTALS) for _ in range(rng.choice((0, 1, 1, 2)))] if full else []
    rounds_left = None if track or waiting else rng.choice((None, 0, 1, 2, 3))
    return {"track": track, "waiting": waiting, "rounds_left": rounds_left}


if __name__ == "__main__":
    main()
