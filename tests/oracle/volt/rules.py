"""A game of the oracle: it takes commands, refuses those that are not legal, and says what it waits for."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from tests.oracle.volt.board import (
    ARENAS,
    CARDS,
    CHANGED,
    COLOURS,
    DICE,
    EDGES,
    KINDS,
    MINE_LIMIT,
    MODES,
    PHASES,
    SIDES,
    STACKS,
    START_NUMBERS,
    Board,
    Die,
    MatchOver,
    Mine,
    Open,
    Question,
    Seat,
    Unusable,
    can_be_ordered,
    holds,
    is_int,
    is_program,
)
from tests.oracle.volt.phases import Phases


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


# --- positions of scenarios -------------------------------------------------------------------------------------


OPERATORS_ONLY = ("units", "left", "right", "inventory", "orders", "shield")
KILLBOTS_ONLY = ("facing", "champion", "dice", "bag")
FULL_BAG = ["blue", "blue", "red", "red"]


def need(condition: object, why: str) -> None:
    """Raise Unusable unless a condition holds."""
    if not condition:
        raise Unusable(why)


def check(scenario: Mapping[str, Any]) -> None:
    """Raise Unusable for a scenario that can't be."""
    mode, options = scenario.get("mode", "league"), scenario.get("options", {})
    need(mode in MODES, "mode")
    need(options.get("start_numbers", "random") in START_NUMBERS, "start_numbers")
    need(is_int(options.get("target", 5)) and options.get("target", 5) >= 1, "target")
    need(is_int(options.get("round_limit", 30)) and options.get("round_limit", 30) >= 1, "round_limit")
    position = scenario["position"]
    need(position.get("phase") in PHASES, "phase")
    need(is_int(position.get("round", 2)) and position.get("round", 2) >= 1, "round")
    if position["phase"] == "activation":
        need(is_int(position.get("unit")) and position["unit"] in (1, 2, 3), "unit")
    check_arena(position.get("arena"))
    board = Board(position["arena"])
    seats = position.get("seats")
    need(isinstance(seats, list) and 2 <= len(seats) <= 4, "seats")
    check_table(seats, board)
    for seat in seats:
        check_seat(seat, position, mode)
    check_things(position, seats, board, mode)
    check_championship(position, seats, mode)
    for step in scenario.get("steps", []):
        need("seat" in step and "command" in step, "a step without seat or command")


def check_arena(described: Any) -> None:
    """Raise Unusable for an arena that can't be."""
    if isinstance(described, str):
        need(described in ARENAS, "arena")
        return
    need(isinstance(described, dict), "arena")
    board = Board(described)
    places = {(x, y, kind) for kind in KINDS for x, y in described.get(kind, [])}
    places |= {(x, y, f"vp {number}") for number, (x, y) in board.vp.items()}
    places |= {(*place["at"], f"start {side}") for side, starts in enumerate(board.start) for place in starts}
    need(all(board.is_inside((x, y)) for x, y, _ in places), "a space outside")
    need(len({(x, y) for x, y, _ in places}) == len(places), "a space of two kinds")
    kinds = [{(x, y, side) for x, y, side in described.get(kind, [])} for kind in EDGES]
    edges = [edge for of_kind in kinds for edge in of_kind]
    for x, y, side in edges:
        need(side in ("n", "e"), "a side of an edge")
        need(board.is_inside((x, y)), "an edge outside")
        need(board.is_inside((x + (side == "e"), y + (side == "n"))), "an edge on the outer wall")
    need(len(set(edges)) == len(edges), "an edge of two kinds")


def check_table(seats: list[Any], board: Board) -> None:
    """Raise Unusable for names, sides and start numbers that do not go together."""
    names, sides = [seat.get("seat") for seat in seats], [seat.get("side") for seat in seats]
    numbers = [seat.get("start_number") for seat in seats]
    need(all(name in COLOURS for name in names) and len(set(names)) == len(names), "seat")
    need(all(side in SIDES for side in sides) and len(set(sides)) == len(sides), "side")
    need(all(is_int(number) for number in numbers), "start_number")
    need(sorted(numbers) == [*range(1, len(seats) + 1)], "start_number")
    need(any(not seat.get("killbot", False) for seat in seats), "no operator")
    need(all(board.start[SIDES.index(side)] for side in sides), "a side without start space")


def check_seat(seat: Mapping[str, Any], position: Mapping[str, Any], mode: str) -> None:
    """Raise Unusable for a seat that can't be."""
    phase, robot, resigned = position["phase"], seat.get("robot"), seat.get("resigned", False)
    need(robot is None or (is_int(robot.get("damage", 0)) and 0 <= robot.get("damage", 0) <= 2), "damage")
    need(robot is None or not resigned, "a resigned seat with a robot")
    need(robot is None or phase != "setup", "a robot in setup")
    need(robot is not None or resigned or phase != "programming", "a robot missing in programming")
    if seat.get("killbot", False):
        need(not any(key in seat for key in OPERATORS_ONLY), "a field of operators")
        check_killbot(seat, position, mode)
    else:
        need(not any(key in seat for key in KILLBOTS_ONLY), "a field of KillBots")
        check_operator(seat, position, mode)


def check_killbot(seat: Mapping[str, Any], position: Mapping[str, Any], mode: str) -> None:
    """Raise Unusable for what only KillBots have."""
    need(is_int(seat.get("facing")) and seat["facing"] in (0, 2, 4, 6), "facing")
    champion = seat.get("champion", [])
    need(all(module in CARDS for module in champion), "module")
    need(all(CARDS[module]["stack"] == "champion" for module in champion), "champion")
    need(len(set(champion)) == len(champion) and (mode != "training" or not champion), "champion")
    need(all(colour in DICE and number in range(1, 7) for colour, number in seat.get("dice", [])), "dice")
    need(seat.get("by") is None or is_seat(seat["by"], position), "by")
    unit = position["unit"] if position["phase"] == "activation" else None
    if unit is not None and seat.get("robot") is not None:
        need(unit == 1 or "bag" in seat, "bag")
        bag = seat.get("bag", FULL_BAG)
        need(len(bag) == 5 - unit, "bag")
        need(all(bag.count(colour) <= 2 for colour in bag) and set(bag) <= set(DICE), "bag")


def is_seat(name: object, position: Mapping[str, Any]) -> bool:
    """Whether this is the name of a seat."""
    return name in [seat.get("seat") for seat in position["seats"]]


def check_operator(seat: Mapping[str, Any], position: Mapping[str, Any], mode: str) -> None:
    """Raise Unusable for what only operators have."""
    left, right = seat.get("left", []), seat.get("right", [])
    equipped = left + right
    owned = equipped + seat.get("inventory", [])
    need(all(module in CARDS for module in owned), "module")
    need(len(set(owned)) == len(owned), "a module twice")
    need(mode != "training" or not owned, "modules in training")
    need(holds(left) and holds(right), "sides")
    shield = seat.get("shield", 0)
    need(is_int(shield) and shield in (0, 1) and (shield == 0 or "shield" in equipped), "shield")
    for module, order in seat.get("orders", {}).items():
        need(module in owned and can_be_ordered(module, order), "orders")
    units = seat.get("units", [[], [], []])
    need(is_program(units, equipped), "units")
    dice = [die for unit in units for die in unit]
    need(all(die.get("by") is None or is_seat(die["by"], position) for die in dice), "by")
    if dice:
        need(position["phase"] == "activation" and seat.get("robot") is not None, "units")
        need(not any(units[: position["unit"] - 1]), "units")


def check_things(position: Mapping[str, Any], seats: list[Any], board: Board, mode: str) -> None:
    """Raise Unusable for robots, mines, tokens and stacks that can't be."""
    mines, stacks = position.get("mines", []), position.get("stacks", {})
    spaces = [seat["robot"]["at"] for seat in seats if seat.get("robot") is not None] + [mine["at"] for mine in mines]
    need(all(board.is_inside((x, y)) and (x, y) not in board.pit for x, y in spaces), "off the arena or on a pit")
    need(len({(x, y) for x, y in spaces}) == len(spaces), "two things on a space")
    operators = [seat["seat"] for seat in seats if not seat.get("killbot") and not seat.get("resigned")]
    owners = [mine["seat"] for mine in mines]
    need(all(owner in operators and owners.count(owner) <= MINE_LIMIT for owner in owners), "mines")
    tokens = position.get("tokens", [])
    need(len(set(tokens)) == len(tokens), "a token twice")
    for key in ("tokens", "pool", "taken"):
        need(all(is_int(number) and number in board.vp for number in position.get(key, [])), key)
    need(all(name in STACKS for name in stacks), "stack")
    for name, cards in stacks.items():
        need(all(module in CARDS and CARDS[module]["stack"] == name for module in cards), "stacks")
    need(mode != "training" or not (mines or any(stacks.values())), "mines or stacks in training")


def check_championship(position: Mapping[str, Any], seats: list[Any], mode: str) -> None:
    """Raise Unusable for a championship that can't be."""
    championship = position.get("championship")
    need((championship is not None) == (mode == "championship"), "championship")
    if championship is not None:
        match, defenders = championship.get("match"), championship.get("defenders", {})
        need(is_int(match) and 1 <= match <= 5, "match")
        need(match < 5 or defenders, "defenders")
        need(all(arena in ARENAS for arena in defenders), "defenders")
        need(all(name in [seat["seat"] for seat in seats] for name in defenders.values()), "defenders")


def read_seat(fields: Mapping[str, Any]) -> Seat:
    """Make a seat of a position that has been checked."""
    robot = fields.get("robot")
    seat = Seat(
        name=fields["seat"],
        side=fields["side"],
        start_number=fields["start_number"],
        vp=fields.get("vp", 0),
        destroyed=fields.get("destroyed", 0),
        shield=fields.get("shield", 0),
        facing=fields.get("facing", 0),
        left=list(fields.get("left", [])),
        right=list(fields.get("right", [])),
        inventory=list(fields.get("inventory", [])),
        champion=list(fields.get("champion", [])),
        killbot=fields.get("killbot", False),
        resigned=fields.get("resigned", False),
        orders={module: order for module, order in fields.get("orders", {}).items() if order != "ask"},
        dice=[(colour, number) for colour, number in fields.get("dice", [])],
        bag=list(fields.get("bag", FULL_BAG)),
        by=fields.get("by"),
    )
    seat.units = [
        [Die(die["colour"], die["number"], die["button"], die.get("by")) for die in unit]
        for unit in fields.get("units", [[], [], []])
    ]
    if robot is not None:
        seat.at, seat.damage = (robot["at"][0], robot["at"][1]), robot.get("damage", 0)
    return seat


def write_die(die: Die) -> dict[str, Any]:
    """Write a die that is not activated."""
    fields: dict[str, Any] = {"colour": die.colour, "number": die.number, "button": die.button}
    return fields if die.by is None else fields | {"by": die.by}


def write_seat(seat: Seat) -> dict[str, Any]:
    """Write a seat."""
    fields: dict[str, Any] = {
        "seat": seat.name,
        "side": seat.side,
        "start_number": seat.start_number,
        "vp": seat.vp,
        "destroyed": seat.destroyed,
        "resigned": seat.resigned,
        "killbot": seat.killbot,
        "robot": None if seat.at is None else {"at": list(seat.at), "damage": seat.damage},
    }
    if seat.killbot:
        fields |= {"champion": seat.champion, "dice": [list(die) for die in seat.dice]}
        if seat.at is not None:
            fields |= {"facing": seat.facing, "bag": seat.bag, "by": seat.by}
        return fields
    return fields | {
        "left": seat.left,
        "right": seat.right,
        "shield": seat.shield,
        "inventory": seat.inventory,
        "orders": seat.orders,
        "units": [[write_die(die) for die in unit] for unit in seat.units],
    }


def write_mine(mine: Mine) -> dict[str, Any]:
    """Write a mine."""
    return {"seat": mine.owner.name, "at": list(mine.at)}
