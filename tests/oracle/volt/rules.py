"""A game of the oracle: it takes commands, refuses those that are not legal, and says what it waits for."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from tests.oracle.volt.board import Board
from tests.oracle.volt.data import STACKS, can_be_ordered, holds, is_int, is_program
from tests.oracle.volt.model import CHANGED, MatchOver, Mine, Open, Question, Seat
from tests.oracle.volt.phases import Phases
from tests.oracle.volt.positions import check, read_seat, write_mine, write_seat


class Illegal(Exception):
    """An answer that does not fit its choice."""


class Game(Phases):
    """A game from a scenario's position on."""

    def __init__(self, scenario: Mapping[str, Any]) -> None:
        """Set the position up and run to the first open choice. Raises Unusable."""
        super().__init__()
        check(scenario)
        position, options = scenario["position"], scenario.get("options", {})
        self.mode = scenario.get("mode", "league")
        self.with_modules = self.mode != "training"
        self.target = options.get("target", 3 if self.mode == "training" else 5)
        self.round_limit = options.get("round_limit", 30)
        self.start_numbers = options.get("start_numbers", "random")
        self.board = Board(position["arena"])
        self.phase, self.unit, self.round = position["phase"], None, position.get("round", 2)
        if self.phase == "activation":
            self.unit = position["unit"]
        self.tokens, self.pool, self.taken = (list(position.get(key, [])) for key in ("tokens", "pool", "taken"))
        self.stacks = {name: list(position.get("stacks", {}).get(name, [])) for name in STACKS}
        self.seats = [read_seat(fields) for fields in position["seats"]]
        self.mines = [
            Mine(self.seat(mine["seat"]), (mine["at"][0], mine["at"][1])) for mine in position.get("mines", [])
        ]
        championship = position.get("championship") or {}
        self.match: int = championship.get("match", 0)
        self.defenders = dict(championship.get("defenders", {}))
        self.flow = self.play()
        self.open = Open([])
        self.advance(None)

    def advance(self, value: Any) -> None:
        """Run to the next open choice, or to the end."""
        try:
            self.open = self.flow.throw(value) if isinstance(value, MatchOver) else self.flow.send(value)
        except StopIteration:
            self.open = Open([])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.result is not None

    def submit(self, name: object, command: object) -> bool:
        """Take a seat's command; whether it was accepted. One that was not changes nothing."""
        seat = next((seat for seat in self.operators() if seat.name == name), None)
        if seat is None or self.over or not isinstance(command, dict):
            accepted = False
        elif command.get("type") == "resign":
            accepted = True
            self.take_resignation(seat)
        elif command.get("type") == "clock":
            accepted = self.take_clock(seat)
        else:
            accepted = self.take_answer(seat, command)
        kind = command.get("type") if isinstance(command, dict) else None
        self.happened[f"{kind} accepted" if accepted else "rejected"] += 1
        return accepted

    def take_resignation(self, seat: Seat) -> None:
        """Have a seat resign, and run on."""
        asked = ", ".join(sorted({question.kind for question in self.open.questions}))
        self.happened[f"resigned during {asked}"] += 1
        try:
            self.resign(seat)
        except MatchOver as over:
            self.advance(over)
        else:
            self.advance(CHANGED)

    def question_of(self, seat: Seat, changeable: bool) -> Question | None:
        """Give what a seat is asked, or may answer again."""
        questions = self.open.questions + (self.open.changeable if changeable else [])
        return next((question for question in questions if question.seat is seat), None)

    def take_clock(self, seat: Seat) -> bool:
        """Give the clock's answer for a seat; whether one was waited for."""
        question = self.question_of(seat, changeable=False)
        if question is None:
            return False
        self.happened[f"clock at {question.kind}"] += 1
        self.advance((seat, self.clock_answer(question)))
        return True

    def take_answer(self, seat: Seat, command: dict[str, Any]) -> bool:
        """Take an answer with the standing orders sent with it; whether both are legal."""
        question = self.question_of(seat, changeable=True)
        if question is None or command.get("type") != question.kind:
            return False
        orders = command.get("orders", {})
        if not isinstance(orders, dict):
            return False
        if not all(module in seat.owned and can_be_ordered(module, order) for module, order in orders.items()):
            return False
        try:
            answer = self.read_answer(question, command)
        except (Illegal, KeyError):
            return False
        for module, order in orders.items():
            self.happened[f"order {order}"] += 1
            seat.orders[module] = order
        seat.orders = {module: order for module, order in seat.orders.items() if order != "ask"}
        self.advance((seat, answer))
        return True

    def read_answer(self, question: Question, command: dict[str, Any]) -> Any:
        """Give the answer that a command is. Raises Illegal, or KeyError for a missing field."""
        seat, fields = question.seat, question.fields
        match question.kind:
            case "draw":
                return one_of(command["stack"], fields["stacks"])
            case "workshop":
                return one_of(command["stack"], fields["stacks"])
            case "arm" | "restart":
                return read_space(command["at"], fields["spaces"])
            case "equip":
                return read_sides(seat, command["left"], command["right"])
            case "program":
                if not is_program(command["units"], seat.equipped):
                    raise Illegal
                return deepcopy(command["units"])
            case "react":
                if command["module"] != fields["module"]:
                    raise Illegal
                return one_of(command["use"], fields.get("limits", [True, False]))
        if not self.is_use(fields, seat, command):
            raise Illegal
        return deepcopy({key: command.get(key) for key in ("modules", "swivel", "remote")})

    # What is open, and the position

    def pending(self) -> list[dict[str, Any]]:
        """List the open choices that wait for an answer."""
        return [
            {"seat": question.seat.name, "type": question.kind, **self.write_fields(question.fields)}
            for question in self.open.questions
        ]

    def write_fields(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Write what a choice offers."""
        if "spaces" not in fields:
            return deepcopy(fields)
        return {"spaces": [None if at is None else list(at) for at in fields["spaces"]]}

    def position(self) -> dict[str, Any]:
        """Write the position."""
        championship = {"match": self.match, "defenders": self.defenders} if self.match else None
        return deepcopy(
            {
                "arena": self.board.described,
                "phase": self.phase,
                "unit": self.unit if self.phase == "activation" else None,
                "round": self.round,
                "tokens": self.tokens,
                "pool": self.pool,
                "taken": self.taken,
                "stacks": self.stacks,
                "mines": [write_mine(mine) for mine in self.mines],
                "seats": [write_seat(seat) for seat in self.seats],
                "championship": championship,
            }
        )


def one_of(value: Any, options: list[Any]) -> Any:
    """Give a value that is one of the options, of the same type. Raises Illegal."""
    if not any(type(value) is type(option) and value == option for option in options):
        raise Illegal
    return value


def read_space(at: Any, options: list[Any]) -> Any:
    """Give the space that is named, one of the options. Raises Illegal."""
    if at is not None:
        if not isinstance(at, list) or len(at) != 2 or not all(is_int(number) for number in at):
            raise Illegal
        at = (at[0], at[1])
    return one_of(at, options)


def read_sides(seat: Seat, left: Any, right: Any) -> tuple[list[str], list[str]]:
    """Give the sides of a robot card as they are named. Raises Illegal."""
    if not isinstance(left, list) or not isinstance(right, list):
        raise Illegal
    both = left + right
    if not all(isinstance(module, str) and module in seat.owned for module in both) or len(set(both)) < len(both):
        raise Illegal
    if not holds(left) or not holds(right) or (seat.shield and "shield" not in both):
        raise Illegal
    return list(left), list(right)
