"""Decides for the people in the browser tests what to click, from what they can see: the view of a game.

One turn of looking ahead over all single changes, with the programs of all others running on. As a program it reads one
question a line (JSON: `view`, `choice`, `wish`) and answers each with a command in the protocol's readable form.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any
from zlib import crc32

from botyard.games.hexgrid import grid
from botyard.games.interface import Illegal
from botyard.games.json_fields import Field
from botyard.games.registry import GAMES
from botyard.games.twin_tin_bots.scenarios import position
from botyard.games.twin_tin_bots.state import NO_CRYSTAL, NONE, Ask, State
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.base import Hex
from botyard_protocol.json_form import to_named

GAME = GAMES["twin_tin_bots"]
ROUNDS_AHEAD = 3
ORDERS = [tile for tile in ttb.Tile if tile is not ttb.Tile.DOUBLE_MODIFICATION]
WORTH = (2, 3, 4)


def decide(view: dict[str, Any], choice: dict[str, Any], wish: str) -> ttb.Command:
    """The command that answers `choice`.

    `wish`: `zap` looks for a zap that hits a robot, `play` for points, `double` for points with two changes, and `end`
    for none, since rounds without a delivery end a match.
    """
    match choice["kind"]:
        case "zap_robot":
            return ttb.ZapRobot(ttb.Tile.TURN_LEFT)
        case "zap_blob":
            return ttb.ZapBlob(choice["options"][0])
        case "place_crystal":
            q, r = choice["options"][0]
            return ttb.PlaceCrystal((q, r))
    state, seat = state_of(view), choice["seat"]
    best, best_value = None, -(10**9)
    for command in candidates(state, seat):
        value = value_of(state, seat, command, wish)
        if value is not None and (value := value + _whim(state, command)) > best_value:
            best, best_value = command, value
    assert best is not None
    return _doubled(state, seat, best) if wish == "double" else best


def _doubled(state: State, seat: int, best: ttb.Command) -> ttb.Command:
    """The best change together with the one that goes best with it; the change alone if none does."""
    changes = [one for one in candidates(state, seat) if isinstance(one, ttb.Change)]
    pairs = [ttb.Double((best, change)) for change in changes] if isinstance(best, ttb.Change) else []
    values = [(value, place) for place, pair in enumerate(pairs) if (value := value_of(state, seat, pair, "play"))]
    return pairs[max(values)[1]] if values else best


def _whim(state: State, command: ttb.Command) -> int:
    """A liking for the unusual that grows with the game: who only repeats what looks best may go in circles."""
    return crc32(f"{command} {state.round}".encode()) % (1 + 4 * state.round)


def candidates(state: State, seat: int) -> Iterator[ttb.Command]:
    """All commands that are worth a thought, without doubles; some are not legal."""
    slots = [(robot, slot) for robot in ttb.RobotName for slot in (1, 2, 3)]
    if state.ask == Ask.FIRST:
        for a in ORDERS:
            for b in ORDERS:
                yield ttb.First((ttb.FirstPlace(ttb.RobotName.A, 1, a), ttb.FirstPlace(ttb.RobotName.B, 1, b)))
        return
    yield ttb.Pass()
    for robot, slot in slots:
        yield ttb.Remove(robot, slot)
        for tile in ORDERS:
            yield ttb.Place(robot, slot, tile)
        for other in range(slot + 1, 4):
            yield ttb.Swap(robot, (slot, other))


def value_of(state: State, seat: int, command: ttb.Command, wish: str) -> int | None:
    """How good a command looks by the next rounds, of which earlier ones count for more; None if it is not legal."""
    try:
        state = GAME.apply(state, seat, state.choice, command).state
    except Illegal:
        return None
    if wish == "zap" and state.ask == Ask.ZAP_ROBOT and state.asked == seat:
        return 10**6  # better than any position: it zaps at once, and the one below soon
    total, weight = 0, 4
    for _ in range(ROUNDS_AHEAD):
        state = run_on(state, seat)
        total += weight * standing(state, seat)
        if wish == "zap" and state.ask == Ask.ZAP_ROBOT:
            return 10**5
        if state.over:
            break
        weight -= 1
    return -total if wish == "end" else total


def run_on(state: State, seat: int) -> State:
    """Let all other seats pass until it is the seat's turn again."""
    for _ in range(40):
        if state.over:
            break
        state = GAME.apply(state, state.asked, state.choice, GAME.time_out(state, state.choice)).state
        if state.ask == Ask.PROGRAM and state.asked == seat:
            break
    return state


def standing(state: State, seat: int) -> int:
    """Points, and how near the seat's robots are to the next ones."""
    points = sum(state.delivered[3 * seat + colour] * WORTH[colour] for colour in range(3))
    others = sum(state.delivered[i] * WORTH[i % 3] for i in range(len(state.delivered)) if i // 3 != seat)
    near = sum(_near(state, seat, robot) for robot in (2 * seat, 2 * seat + 1) if state.at[robot] != NONE)
    return 100 * points - 60 * others + near


def _near(state: State, seat: int, robot: int) -> int:
    """How near a robot is to its next aim: to its base with a crystal, which is worth more, else to a crystal."""
    hexes = grid(state.setting.radius).hexes
    carries = state.cargo[robot] != NO_CRYSTAL
    aims = [state.setting.bases[seat]] if carries else [c for c, held in enumerate(state.cells) if 4 <= held < 8]
    here, facing = hexes[state.at[robot]], state.facing[robot]
    return (60 if carries else 0) + max((12 - _steps(here, facing, hexes[aim]) for aim in aims), default=0)


def _steps(here: Hex, facing: int, there: Hex) -> int:
    """Distance, and a little for facing elsewhere."""
    dq, dr = there[0] - here[0], there[1] - here[1]
    distance = max(abs(dq), abs(dr), abs(dq + dr))
    ways = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    ahead = (here[0] + ways[facing][0], here[1] + ways[facing][1])
    closer = max(abs(there[0] - ahead[0]), abs(there[1] - ahead[1]), abs(sum(there) - sum(ahead))) < distance
    return 2 * distance - int(closer)


def state_of(view: dict[str, Any]) -> State:
    """A state that looks like the view. What the view hides is filled up with what is left."""
    colours = [seat["colour"] for seat in view["seats"]]
    seen = {tile for seat in view["seats"] for tile in _specials(seat)}
    unseen = [tile.wire for tile in ORDERS if tile >= ttb.Tile.TURN_LEFT_2 and tile.wire not in seen]
    scenario = {
        "position": {
            **{name: view[name] for name in ("radius", "mud", "teleporters", "rocks", "blobs", "track", "waiting")},
            "bases": {seat["colour"]: seat["base"] for seat in view["seats"]},
            "robots": [{**robot, "colour": colours[robot["seat"]]} for robot in view["robots"]],
            "crystals": [{"at": one["at"], "colour": one["crystal"]} for one in view["crystals"]],
            "seats": [_seat(seat) for seat in view["seats"]],
            "stack": unseen[: view["stack"]],
            "first": colours[view["first"]],
            "active": colours[view["active"]],
            "round": view["round"],
            "rounds_left": view["rounds_left"],
        }
    }
    return position.read(Field(scenario, ""))


def _specials(seat: dict[str, Any]) -> list[str]:
    """The special tiles that are seen of a seat, in hand and in its programs."""
    placed = [tile for program in seat["programs"] for tile in program if tile is not None]
    return [*seat["specials"], *(name for name in placed if ttb.Tile[name.upper()] >= ttb.Tile.TURN_LEFT_2)]


def _seat(seat: dict[str, Any]) -> dict[str, Any]:
    """A seat of the view as a position has it."""
    return {
        "colour": seat["colour"],
        "program": dict(zip("AB", seat["programs"], strict=True)),
        "hand": {tile.wire: seat["hand"][tile] for tile in list(ttb.Tile)[:8]},
        "specials": seat["specials"],
        "known": seat["known"],
        "delivered": dict(zip(("blue", "green", "pink"), seat["delivered"], strict=True)),
        "turns": seat["turns"],
    }


def main() -> None:
    """Answer questions until there are no more."""
    for line in sys.stdin:
        question = json.loads(line)
        command = decide(question["view"], question["choice"], question["wish"])
        print(json.dumps(to_named(command)), flush=True)


if __name__ == "__main__":
    main()
