"""The game of the oracle: a coroutine that plays turns and yields wherever it waits for a seat (rules §3 to §7)."""

from collections import Counter
from collections.abc import Generator, Mapping
from copy import deepcopy
from itertools import pairwise
from typing import Any

from tests.oracle.twin_tin_bots.board import (
    CENTRE,
    WORTH,
    Board,
    Hex,
    Thing,
    distance,
    final_score,
    neighbour,
    ranking,
    score_to_win,
    sides,
    worth,
)
from tests.oracle.twin_tin_bots.programming import JOKER, ORDINARY, Rejected, Seat, field, programmed

Choice = dict[str, Any]
Play = Generator[Choice, Any, None]

FORCED = ("forward_1", "turn_left", "turn_right", "load", "unload")
TURNS = {"turn_left": -1, "turn_right": 1, "turn_left_2": -2, "turn_right_2": 2, "u_turn": 3}
FORWARDS = {"forward_1": 1, "forward_2": 2, "forward_3": 3, "dash": 1, "forward_zap": 1, "forward_load": 1}


class GameOver(Exception):
    """The game has ended in the middle of a turn."""


class Game:
    """A game from a scenario's position on; `pending` is what it waits for, `result` None until it is over.

    `happened` counts what occurred, for the statistics of generated scenarios.
    """

    def __init__(self, scenario: Mapping[str, Any]) -> None:
        """Set the position up and play until the first choice."""
        position = deepcopy(scenario["position"])
        self.mode: str = scenario.get("mode", "standard")
        self.by_score: bool = scenario.get("score_victory", True) and self.mode != "teams"
        self.board = Board(position)
        self.bases: dict[str, list[int]] = position["bases"]
        self.order: list[str] = [seat["colour"] for seat in position["seats"]]
        self.seats: dict[str, Seat] = {seat["colour"]: completed(seat) for seat in position["seats"]}
        self.track: list[str] = position.get("track", [])
        self.waiting: list[str] = position.get("waiting", [])
        self.stack: list[str] = position.get("stack", [])
        self.first: str = position["first"]
        self.active: str = position["active"]
        self.round: int = position["round"]
        self.rounds_left: int | None = position.get("rounds_left")
        self.sides = sides(self.mode, self.order)
        self.result: dict[str, Any] | None = None
        self.happened: Counter[str] = Counter()
        self.playing = self.play()
        self.pending: Choice | None = next(self.playing)

    def submit(self, seat: object, command: object) -> str | None:
        """Take a seat's command; give None, or the code of its rejection, which changes nothing."""
        try:
            answer = self.answer(seat, command)
        except Rejected as rejected:
            self.happened["rejected"] += 1
            return str(rejected)
        try:
            self.pending = self.playing.send(answer)
        except StopIteration:
            self.pending = None
        return None

    def answer(self, seat: object, command: object) -> Any:
        """Check a command against what is pending and give what the coroutine is to be sent."""
        if self.pending is None:
            raise Rejected("game_over")
        if seat != self.pending["seat"]:
            raise Rejected("not_asked")
        kind = self.pending["type"]
        if kind in ("program", "first"):
            return programmed(self.seats[self.pending["seat"]], command)
        if field(command, "type") != kind:
            raise Rejected("other_choice_open")
        answer = field(command, {"zap_robot": "order", "zap_blob": "direction", "place_crystal": "at"}[kind])
        for option in self.pending["options"]:
            if type(option) is type(answer) and option == answer and all_integers(answer):
                return answer
        raise Rejected("not_an_option")

    def play(self) -> Play:
        """Play turn after turn until the game is over."""
        try:
            while True:
                yield from self.turn()
                self.next_turn()
        except GameOver:
            return

    def turn(self) -> Play:
        """Play the active seat's turn: programming, then the run."""
        self.board.stick()
        colour = self.active
        kind = "first" if self.seats[colour]["turns"] == 0 else "program"
        self.seats[colour] = yield {"seat": colour, "type": kind}
        for name in sorted(self.seats[colour]["program"]):
            for tile in self.seats[colour]["program"][name]:
                if tile is not None:
                    yield from self.execute(self.board.robot(colour, name), tile)
        self.seats[colour]["turns"] += 1
        self.happened["turn"] += 1

    def next_turn(self) -> None:
        """Pass the turn on; end the game after its last round."""
        following = self.order[(self.order.index(self.active) + 1) % len(self.order)]
        if following == self.first:
            if self.rounds_left == 0:
                self.end("crystals", None)
            if self.rounds_left is not None:
                self.rounds_left -= 1
            self.round += 1
        self.active = following

    def execute(self, robot: Thing, order: str) -> Play:
        """Have a robot execute an order, from its program or forced by a zap."""
        before = (self.board.where(robot), robot["facing"], robot["cargo"])
        self.happened["order"] += 1
        if order in TURNS:
            robot["facing"] = (robot["facing"] + TURNS[order]) % 6
        for _ in range(FORWARDS.get(order, 0)):
            self.move(robot, robot["facing"])
        if order == "back_up":
            self.move(robot, (robot["facing"] + 3) % 6)
        if order == "jump":
            self.jump(robot)
        if order in ("load", "forward_load"):
            self.load(robot)
        if order == "unload":
            yield from self.unload(robot)
        if order in ("zap", "double_zap", "forward_zap", "long_range_zap"):
            for _ in range(2 if order == "double_zap" else 1):
                yield from self.pulse(robot, 2 * self.board.radius + 1 if order == "long_range_zap" else 2)
        elif before == (self.board.where(robot), robot["facing"], robot["cargo"]):
            self.happened["order ignored"] += 1
        self.let_waiting_enter()

    def move(self, robot: Thing, direction: int) -> None:
        """Move a robot one hex, pushing what may be pushed (Forward 1 in any direction)."""
        if robot["stuck"]:
            robot["stuck"] = False
            self.happened["swallowed by mud"] += 1
            return
        most = len(self.board.hexes) if self.has(robot, "dash") else 1
        row = self.board.row(self.board.where(robot), direction, most)
        if row is not None:
            self.happened[f"move, {min(len(row) - 2, 3)} pushed"] += 1
            if any(distance(one, other) > 1 for one, other in pairwise(row)):
                self.happened["move by teleporter"] += 1
            for here, there in pairwise(row[1:]):
                if (
                    self.board.things[here]["kind"] == "robot"
                    and here in self.board.mud
                    and there not in self.board.mud
                ):
                    self.happened["robot pushed out of mud"] += 1
            self.board.shift(row)

    def jump(self, robot: Thing) -> None:
        """Jump over the hex ahead onto an empty one."""
        here = self.board.where(robot)
        landing = self.board.step(neighbour(here, robot["facing"]), robot["facing"])
        if landing is not None and self.board.empty(landing):
            del self.board.things[here]
            self.board.put(robot, landing)
            self.happened["jump"] += 1

    def load(self, robot: Thing) -> None:
        """Take the crystal ahead, from the ground or from a robot."""
        ahead = neighbour(self.board.where(robot), robot["facing"])
        thing = self.board.things.get(ahead)
        if robot["cargo"] is not None or thing is None:
            return
        if thing["kind"] == "crystal":
            robot["cargo"] = thing["colour"]
            del self.board.things[ahead]
            self.happened["load from ground"] += 1
        elif thing["kind"] == "robot" and thing["cargo"] is not None:
            if self.has(thing, "anti_theft") and not self.friendly(robot["colour"], thing["colour"]):
                self.happened["theft prevented"] += 1
                return
            robot["cargo"], thing["cargo"] = thing["cargo"], None
            self.happened["load from robot"] += 1

    def unload(self, robot: Thing) -> Play:
        """Give the cargo to what is ahead."""
        ahead = neighbour(self.board.where(robot), robot["facing"])
        thing = self.board.things.get(ahead)
        if robot["cargo"] is None:
            return
        if self.board.empty(ahead):
            self.board.things[ahead] = {"kind": "crystal", "colour": robot["cargo"]}
            robot["cargo"] = None
            self.happened["unload on ground"] += 1
        elif thing is not None and thing["kind"] == "robot" and thing["cargo"] is None:
            robot["cargo"], thing["cargo"] = None, robot["cargo"]
            self.happened["unload on robot"] += 1
        elif thing is not None and thing["kind"] == "base" and self.accepts(thing["colour"], robot["colour"]):
            crystal, robot["cargo"] = robot["cargo"], None
            yield from self.deliver(thing["colour"], crystal)

    def accepts(self, base: str, robot: str) -> bool:
        """Tell whether a robot of one colour may unload into the base of another."""
        return self.mode != "advanced_two_player" or base == robot or not self.friendly(base, robot)

    def deliver(self, owner: str, crystal: str) -> Play:
        """Receive a crystal in a base, in the order of rules §5."""
        self.happened["delivery"] += 1
        delivered = self.seats[owner]["delivered"]
        delivered[crystal] += 1
        side = self.side(owner)
        if self.by_score and worth(self.seats, side) >= score_to_win(self.mode, self.order):
            self.end("score", side)
        if crystal == "blue" and self.stack:
            self.seats[owner]["specials"].append(self.stack.pop(0))
            self.happened["special drawn"] += 1
        if not self.track:
            return
        nearest = self.nearest_empty()
        if not nearest:
            self.waiting.append(self.track.pop(0))
            self.happened["crystal waits"] += 1
            return
        at = nearest[0]
        if len(nearest) > 1:
            self.happened["placement choice"] += 1
            options = [list(one) for one in nearest]
            q, r = yield {"seat": owner, "type": "place_crystal", "options": options}
            at = (q, r)
        self.enter(self.track.pop(0), at)

    def nearest_empty(self) -> list[Hex]:
        """List the empty hexes nearest to the centre."""
        empty = self.board.empty_hexes()
        least = min((distance(here, CENTRE) for here in empty), default=0)
        return [here for here in empty if distance(here, CENTRE) == least]

    def enter(self, crystal: str, at: Hex) -> None:
        """Lay a crystal of the track on the board; with the last one the end phase begins."""
        self.board.things[at] = {"kind": "crystal", "colour": crystal}
        if not self.track and not self.waiting:
            self.rounds_left = 3
            self.happened["end phase begins"] += 1

    def let_waiting_enter(self) -> None:
        """Let waiting crystals enter, oldest first, while a hex is empty."""
        while self.waiting and self.board.empty_hexes():
            self.happened["waiting crystal enters"] += 1
            self.enter(self.waiting.pop(0), self.nearest_empty()[0])

    def pulse(self, robot: Thing, reach: int) -> Play:
        """Send one pulse and let the zapping seat use what it hits (rules §6)."""
        self.happened["pulse"] += 1
        here = neighbour(self.board.where(robot), robot["facing"])
        while reach > 1 and self.board.empty(here):
            here = neighbour(here, robot["facing"])
            reach -= 1
        thing = self.board.things.get(here)
        if thing is not None and thing["kind"] == "robot":
            yield from self.zap_robot(robot, thing)
        if thing is not None and thing["kind"] == "blob":
            yield from self.zap_blob(robot, here)

    def zap_robot(self, robot: Thing, target: Thing) -> Play:
        """Offer the orders to force on a robot that is hit."""
        if self.has(target, "anti_zap") and not self.friendly(robot["colour"], target["colour"]):
            self.happened["zap prevented"] += 1
            return
        self.happened["zap robot choice"] += 1
        order = yield {"seat": robot["colour"], "type": "zap_robot", "options": [*FORCED, None]}
        if order is not None:
            yield from self.execute(target, order)

    def zap_blob(self, robot: Thing, blob: Hex) -> Play:
        """Offer the directions in which a blob that is hit can move."""
        rows = {direction: self.board.row(blob, direction, 1) for direction in range(6)}
        options = [direction for direction in range(6) if rows[direction] is not None]
        if not options:
            return
        self.happened["zap blob choice"] += 1
        direction = yield {"seat": robot["colour"], "type": "zap_blob", "options": [*options, None]}
        row = rows.get(direction)
        if row is not None:
            self.board.shift(row)

    def has(self, robot: Thing, tile: str) -> bool:
        """Tell whether a tile lies in a robot's program."""
        return tile in self.seats[robot["colour"]]["program"][robot["name"]]

    def side(self, colour: str) -> list[str]:
        """Give the colours of a seat's side."""
        return next(side for side in self.sides if colour in side)

    def friendly(self, one: str, other: str) -> bool:
        """Tell whether two seats are on the same side."""
        return other in self.side(one)

    def end(self, reason: str, winner: list[str] | None) -> None:
        """End the game at once; always raises GameOver."""
        robots = self.board.robots()
        self.result = {
            "reason": reason,
            "ranking": ranking(self.seats, robots, self.sides, winner),
            "scores": {colour: final_score(self.seats, robots, [colour]) for colour in self.order},
        }
        self.happened[f"end by {reason}"] += 1
        raise GameOver


def completed(seat: Seat) -> Seat:
    """Give a seat with the kinds and lists that a position may leave out."""
    return {
        "colour": seat["colour"],
        "program": seat["program"],
        "hand": {kind: seat["hand"].get(kind, 0) for kind in (*ORDINARY, JOKER)},
        "specials": seat.get("specials", []),
        "known": seat.get("known", []),
        "delivered": {colour: seat["delivered"].get(colour, 0) for colour in WORTH},
        "turns": seat["turns"],
    }


def all_integers(answer: object) -> bool:
    """Tell whether a list answer holds integers proper, since `True == 1` for Python."""
    return not isinstance(answer, list) or all(type(number) is int for number in answer)
