"""Random scenarios: a position, and steps found by playing the oracle from there, some of them doubtful.

`python -m tests.oracle.volt.generate --count 1000` prints how often what occurs in them.
"""

import argparse
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

from tests.oracle.volt.arrange import KINDS_OF_POSITIONS, aims, draw_orders, draw_program, random_scenario
from tests.oracle.volt.board import CARDS, COLOURS, Question, Seat, Unusable, holds
from tests.oracle.volt.dice import turned
from tests.oracle.volt.rules import Game
from tests.oracle.volt.scenarios import run

DOUBTFUL = 0.12
CLOCK = 0.06
RESIGN = 0.012
AGAIN = 0.12
ORDERS = 0.12

JUNK: tuple[Any, ...] = (None, True, False, -1, 0, 1, 8, 2**70, 1.5, "", "1", "anchor", "blue", [], {}, [0, 0], [None])
STRANGERS: tuple[Any, ...] = ("purple", "RED", "", None, 0, True, ["red"], {})
COMMANDS = ("draw", "equip", "restart", "program", "use", "react", "arm", "workshop", "Clock", "pass", None, 7)

Step = dict[str, Any]
TRIES = 20


def generate(seed: int, kind: str = "any") -> dict[str, Any]:
    """Make the scenario of a seed."""
    return played(seed, kind)[0]


def played(seed: int, kind: str) -> tuple[dict[str, Any], Game]:
    """Make the scenario of a seed, and give with it the game as it stands after its steps."""
    rng = Random(f"{seed}/{kind}")
    for _ in range(TRIES):
        try:
            scenario = random_scenario(rng, kind)
            game = Game(deepcopy(scenario))
            steps = walk(rng, game)
        except Unusable as unusable:
            if "KillBot" not in str(unusable):
                raise
            continue
        scenario = {"name": f"{kind}-{seed}", **scenario, "steps": steps}
        if rng.random() < 0.3:
            scenario["expect"] = expectation(rng, run(scenario))
        return scenario, game
    raise Unusable("no scenario in which the KillBots have the dice that are listed")


def walk(rng: Random, game: Game) -> list[Step]:
    """Play random steps. Raises Unusable if a KillBot lacks a die that is listed."""
    steps: list[Step] = []
    for _ in range(rng.choice((5, 10, 20, 40))):
        if game.over and rng.random() < 0.6:
            break
        doubtful = game.over or not game.open.questions or rng.random() < DOUBTFUL
        step = doubtful_step(rng, game) if doubtful else legal_step(rng, game)
        steps.append(step)
        game.submit(step["seat"], deepcopy(step["command"]))
    return steps


def legal_step(rng: Random, game: Game) -> Step:
    """Draw a step that is accepted."""
    operators, chance = game.operators(), rng.random()
    question = rng.choice(game.open.questions)
    if chance < RESIGN:
        seat = rng.choice((question.seat, rng.choice(operators)))
        return {"seat": seat.name, "command": {"type": "resign"}}
    if chance < RESIGN + CLOCK:
        return {"seat": question.seat.name, "command": {"type": "clock"}}
    if game.open.changeable and rng.random() < AGAIN:
        question = rng.choice(game.open.changeable)
    command = {"type": question.kind, **answer(rng, game, question)}
    owned = question.seat.owned
    if owned and rng.random() < ORDERS:
        command["orders"] = draw_orders(rng, rng.sample(owned, 1))
    return {"seat": question.seat.name, "command": command}


def answer(rng: Random, game: Game, question: Question) -> dict[str, Any]:
    """Draw a legal answer."""
    seat, fields = question.seat, question.fields
    match question.kind:
        case "draw" | "workshop":
            return {"stack": rng.choice(fields["stacks"])}
        case "arm" | "restart":
            at = rng.choice(fields["spaces"])
            return {"at": None if at is None else list(at)}
        case "equip":
            return draw_sides(rng, seat)
        case "program":
            return {"units": draw_program(rng, seat.equipped, towards(game, seat))}
        case "react":
            return {"module": fields["module"], "use": rng.choice(fields.get("limits", [True, True, False]))}
    return draw_use(rng, game, seat, fields)


def towards(game: Game, seat: Seat) -> list[int]:
    """List the directions from a robot towards others and mines."""
    around = [[*other.at] for other in game.seats if other.at is not None] + [[*mine.at] for mine in game.mines]
    return aims([*seat.at], around) if seat.at is not None else []


def draw_sides(rng: Random, seat: Seat) -> dict[str, Any]:
    """Draw two sides of a robot card."""
    cards = rng.sample(seat.owned, len(seat.owned))
    sides: list[list[str]] = [[], []]
    if seat.shield:
        cards.remove("shield")
        sides[rng.randrange(2)].append("shield")
    for card in cards:
        side = rng.choice(sides)
        for longer in ([*side, card], [card, *side]):
            if holds(longer) and rng.random() < 0.8:
                side[:] = longer
                break
    return {"left": sides[0], "right": sides[1]}


def draw_use(rng: Random, game: Game, seat: Seat, fields: dict[str, Any]) -> dict[str, Any]:
    """Draw which modules are used with a die."""
    modules: list[str] = []
    for module in rng.sample(fields["modules"], len(fields["modules"])):
        instead = any(CARDS[other]["use"] == "instead" for other in modules)
        if rng.random() < 0.75 and not (instead and CARDS[module]["use"] == "instead"):
            modules.append(module)
    command: dict[str, Any] = {"modules": modules}
    swivel = rng.choice(("left", "right")) if "swivel_head" in modules else None
    if swivel is not None:
        command["swivel"] = swivel
    if "remote_control" in modules:
        places = game.remote_places(seat, turned(fields["die"]["button"], swivel))
        if places:
            command["remote"] = rng.choice(places)
    return command


def doubtful_step(rng: Random, game: Game) -> Step:
    """Draw a step that is wrong in most cases: an answer changed in one place, of another seat, or none at all."""
    name = rng.choice(COLOURS)
    command: Any = {"type": rng.choice(COMMANDS), "units": [[], [], []], "modules": []}
    if game.open.questions:
        question = rng.choice(game.open.questions + game.open.changeable)
        name, command = question.seat.name, {"type": question.kind, **answer(rng, game, question)}
    match rng.randrange(10):
        case 0:
            name = rng.choice(COLOURS)
        case 1:
            command["type"] = rng.choice(COMMANDS)
        case 2:
            command[rng.choice(sorted(command))] = rng.choice(JUNK)
        case 3:
            del command[rng.choice(sorted(command))]
        case 4:
            name = rng.choice(STRANGERS)
        case 5:
            name, command = rng.choice(COLOURS), {"type": rng.choice(("clock", "clock", "resign"))}
        case 6:
            command["orders"] = draw_wrong_orders(rng)
        case 7:
            command = rng.choice(JUNK)
        case _ if game.open.questions:
            spoil_inside(rng, command)
    return {"seat": name, "command": command}


def draw_wrong_orders(rng: Random) -> Any:
    """Draw standing orders that are wrong in most cases."""
    if rng.random() < 0.2:
        return rng.choice(JUNK[1:])
    return {rng.choice([*CARDS, "laser"]): rng.choice(("ask", "no", "yes", "brake", "maybe", None, True, 0))}


def spoil_inside(rng: Random, command: dict[str, Any]) -> None:
    """Change an answer somewhere inside."""
    number = rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, -1, True, 1.0))
    match command["type"]:
        case "program":
            dice = [die for unit in command["units"] for die in unit]
            if dice and rng.random() < 0.6:
                rng.choice(dice)[rng.choice(("number", "button"))] = number
            else:
                rng.choice(command["units"]).append({"colour": rng.choice(("blue", "red")), "number": 2, "button": 1})
        case "equip":
            rng.choice((command["left"], command["right"])).insert(0, rng.choice(list(CARDS)))
        case "use":
            spoil_use(rng, command, number)
        case "restart" | "arm":
            command["at"] = [rng.randrange(9), rng.choice((number, 0, 8))]
        case "react":
            command["use"] = number
            command["module"] = rng.choice((command["module"], rng.choice(list(CARDS))))
        case _:
            command["stack"] = rng.choice(("blue", "red", "yellow", "champion", None))


def spoil_use(rng: Random, command: dict[str, Any], number: Any) -> None:
    """Change what is used with a die."""
    remote = command.get("remote")
    if isinstance(remote, dict) and rng.random() < 0.6:
        inner = remote["to"] if "to" in remote and rng.random() < 0.6 else remote
        inner[rng.choice([key for key in inner if key != "to"])] = number
    elif rng.random() < 0.5:
        command["modules"] = [*command["modules"], rng.choice(list(CARDS))]
    elif rng.random() < 0.5:
        command["swivel"] = rng.choice(("left", "right", "up", 1))
    else:
        command["remote"] = rng.choice(
            ({"facing": 2}, {"facing": 3}, {"unit": 1, "place": 0, "to": {"unit": 1, "button": 2}}, {}, 3)
        )


def expectation(rng: Random, outcome: dict[str, Any]) -> dict[str, Any]:
    """Draw what a scenario expects: a part of the outcome, lists without order shuffled, at times one thing wrong."""
    keys = ("rejected", "pending", "position", "result")
    expect: dict[str, Any] = deepcopy({key: outcome[key] for key in rng.sample(keys, rng.randint(1, 4))})
    rng.shuffle(expect.get("pending", []))
    if "position" in expect:
        position = expect["position"]
        seats = [dict(rng.sample(sorted(seat.items()), rng.randint(0, len(seat)))) for seat in position["seats"]]
        names = [seat["seat"] for seat in position["seats"]]
        seats = [seat | {"seat": name} for seat, name in zip(seats, names, strict=True)]
        rng.shuffle(seats)
        position = dict(rng.sample(sorted(position.items()), rng.randint(0, len(position))))
        expect["position"] = position | {"seats": seats[: rng.randint(0, len(seats))]}
        rng.shuffle(position.get("tokens", []))
    if rng.random() < 0.35:
        falsify(rng, expect, rng.choice(sorted(expect)), outcome["position"]["seats"])
    return expect


def falsify(rng: Random, expect: dict[str, Any], key: str, seats: list[dict[str, Any]]) -> None:
    """Make one field of an expectation wrong, of a seat one that `seats` have."""
    known = {seat["seat"]: seat for seat in seats}
    if key == "rejected":
        expect[key] = [*expect[key], {"step": 99}]
    elif key == "pending":
        expect[key] = [*expect[key], {"seat": "red", "type": "program"}]
    elif key == "result":
        expect[key] = {"reason": "score", "ranking": [["red", "blue"]], "scores": {"red": 0, "blue": 0}}
    elif expect[key]["seats"] and rng.random() < 0.7:
        wrong: dict[str, Any] = {"vp": 77, "robot": {"at": [0, 99], "damage": 0}, "shield": 5, "facing": 9}
        wrong |= {"inventory": ["laser"], "start_number": 0, "destroyed": 33, "side": "up", "left": ["laser"]}
        wrong |= {"by": "none", "champion": ["laser"], "dice": [["blue", 7]], "bag": ["laser"], "orders": {"bomb": 7}}
        seat = rng.choice(expect[key]["seats"])
        name = rng.choice(sorted(wrong.keys() & known[seat["seat"]].keys()))
        seat[name] = wrong[name]
    else:
        wrong = {"round": 99, "tokens": [77], "pool": [77], "phase": "end", "mines": [{"seat": "red", "at": [0, 99]}]}
        name = rng.choice(sorted(wrong))
        expect[key][name] = wrong[name]


def frequencies(count: int, seed: int, kind: str) -> tuple[Counter[str], Counter[str]]:
    """Count what occurs in scenarios: in all of them together, and in how many of them at all."""
    total: Counter[str] = Counter()
    within: Counter[str] = Counter()
    for one in range(seed, seed + count):
        scenario, game = played(one, kind)
        game.happened["step"] = len(scenario["steps"])
        game.happened[f"mode {scenario['mode']}"] = 1
        if "expect" in scenario:
            game.happened[f"expected, {'met' if run(scenario)['ok'] else 'not met'}"] = 1
        if game.result is not None:
            game.happened[f"end, {game.result['reason']}"] = 1
        total.update(game.happened)
        within.update(what for what, times in game.happened.items() if times)
    return total, within


def main() -> None:
    """Print the frequencies."""
    parser = argparse.ArgumentParser(description="Show how often what occurs in random scenarios.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=KINDS_OF_POSITIONS, default=KINDS_OF_POSITIONS[0])
    asked = parser.parse_args()
    total, within = frequencies(asked.count, asked.seed, asked.kind)
    for what, times in sorted(total.items()):
        print(f"{what:44}{times:9} times in {100 * within[what] / asked.count:6.1f} % of the scenarios")


if __name__ == "__main__":
    main()
