"""Random scenarios: a crowded position, and steps found by playing the oracle from there.

Random commands, legal ones and others, answer whatever a game waits for.
"""

from __future__ import annotations

import argparse
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

from tests.oracle.twin_tin_bots.positions import random_position
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


if __name__ == "__main__":
    main()
