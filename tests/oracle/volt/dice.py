"""Sections 3.2, 5 and 6: what an operator's die does, with the modules that are used with it."""

from typing import Any

from tests.oracle.volt.board import (
    CARDS,
    MINE_LIMIT,
    Die,
    Flow,
    Hits,
    Mine,
    Push,
    Seat,
    Source,
    Space,
    Unusable,
    fits,
    is_legal_button,
)
from tests.oracle.volt.effects import Effects

Place = dict[str, Any]


class Dice(Effects):
    """The arena while a unit is activated."""

    unit: int | None = None

    def fitting(self, seat: Seat, die: Die) -> list[str]:
        """List the modules that can be used with a die, in the order of the cards."""
        return [
            module
            for module, card in CARDS.items()
            if seat.has(module)
            and card["use"] in ("instead", "add")
            and module not in seat.used
            and fits(module, die.colour, die.number, die.button)
        ]

    def choose_modules(self, seat: Seat, die: Die) -> Flow[dict[str, Any]]:
        """Have an operator decide which modules are used: the answer, with those of standing orders."""
        fitting = self.fitting(seat, die)
        used = [module for module in fitting if seat.orders.get(module) == "yes"]
        instead = [module for module in used if CARDS[module]["use"] == "instead"]
        used = [module for module in used if module not in instead[1:]]
        offered = [
            module
            for module in fitting
            if seat.orders.get(module, "ask") == "ask" and not (instead and CARDS[module]["use"] == "instead")
        ]
        answer: dict[str, Any] = {"modules": []}
        if offered:
            shown = {"unit": self.unit, "colour": die.colour, "number": die.number, "button": die.button}
            answer = yield from self.ask(seat, "use", die=shown, modules=offered)
        answer = answer | {"modules": used + list(answer["modules"])}
        seat.used |= set(answer["modules"])
        for module in answer["modules"]:
            self.happened[f"used {module}"] += 1
        return answer

    def is_use(self, fields: dict[str, Any], seat: Seat, command: dict[str, Any]) -> bool:
        """Whether a command answers a `use` choice."""
        modules = command.get("modules")
        if not isinstance(modules, list) or not all(isinstance(module, str) for module in modules):
            return False
        if len(set(modules)) < len(modules) or not set(modules) <= set(fields["modules"]):
            return False
        if sum(CARDS[module]["use"] == "instead" for module in modules) > 1:
            return False
        swivel = command.get("swivel")
        if swivel not in (("left", "right") if "swivel_head" in modules else (None,)):
            return False
        direction = turned(fields["die"]["button"], swivel)
        places = self.remote_places(seat, direction) if "remote_control" in modules else []
        remote = command.get("remote")
        if not places:
            return remote is None
        if not isinstance(remote, dict) or not isinstance(remote.get("to", {}), dict):
            return False
        named: Place = {key: remote[key] for key in places[0] if key in remote}
        if "to" in named:
            named["to"] = {key: remote["to"][key] for key in ("unit", "button") if key in remote["to"]}
        return repr(named) in [repr(place) for place in places]

    def remote_places(self, seat: Seat, direction: int) -> list[Place]:
        """List what remote control can do to its target; nothing without a target."""
        assert seat.at is not None
        target = self.first_in_line(seat.at, direction)
        if not isinstance(target, Seat):
            return []
        if target.killbot:
            return [{"facing": facing} for facing in (0, 2, 4, 6) if facing != target.facing]
        assert self.unit is not None
        units = range(self.unit, 4)
        return [
            {"unit": unit, "place": place, "to": {"unit": other, "button": button}}
            for unit in units
            for place, die in enumerate(target.units[unit - 1])
            for other in (units if target.has("ram_expansion") else [unit])
            if self.has_room(target, unit, other)
            for button in range(8)
            if (other != unit or button != die.button)
            and is_legal_button(target.equipped, die.colour, die.number, button)
        ]

    def has_room(self, target: Seat, unit: int, other: int) -> bool:
        """Whether a die can go from one unit to another: at most one then holds two, none three."""
        counts = [len(dice) for dice in target.units]
        counts[unit - 1] -= 1
        counts[other - 1] += 1
        return unit == other or (max(counts) <= 2 and counts.count(2) <= 1)

    def activate(self, seat: Seat, die: Die) -> Flow[None]:
        """Activate an operator's die: the choice of modules, the base action, what modules add."""
        seat.left_last = None
        answer = yield from self.choose_modules(seat, die)
        modules = answer["modules"]
        assert seat.at is not None
        assert die.button is not None
        if die.colour == "blue":
            if "jetpack" in modules:
                yield from self.jump(seat, die.number, die.button)
            else:
                yield from self.movement(seat, die.number, die.button, "saw_blade" in modules)
            if "recoil" in modules:
                yield from self.recoil(seat)
            if "mines" in modules:
                self.lay_mine(seat)
        elif "mobility" in modules:
            yield from self.movement(seat, die.number, die.button)
        else:
            yield from self.act_red(seat, die, modules, turned(die.button, answer.get("swivel")), answer.get("remote"))

    def act_red(self, seat: Seat, die: Die, modules: list[str], direction: int, remote: Place | None) -> Flow[None]:
        """Fire, or do what a module does instead."""
        assert seat.at is not None
        if "grenades" in modules:
            spaces = [seat.at, *self.board.straight(seat.at, direction)][: die.number + 1]
            yield from self.damage(self.explosion("grenade", spaces[-1], seat))
        elif "water_cannon" in modules:
            yield from self.stream(seat, seat.at, direction)
        elif {"teleport", "remote_control", "force_beam"} & set(modules):
            target = self.first_in_line(seat.at, direction)
            if isinstance(target, Mine):
                yield from self.damage(*self.explosions([target]))
            elif target is not None:
                yield from self.act_on(seat, target, modules, direction, remote)
        else:
            lines = [direction, *((direction + turn) % 8 for turn in (2, 4, 6) if "crossfire" in modules)]
            yield from self.damage(self.shot(seat, seat.at, lines))

    def act_on(self, seat: Seat, target: Seat, modules: list[str], direction: int, remote: Place | None) -> Flow[None]:
        """Do to the first robot in the line of fire what a module does."""
        if "teleport" in modules:
            seat.at, target.at = target.at, seat.at
        elif "force_beam" in modules:
            yield from self.push(target, 2, direction, seat)
        elif remote is not None and target.killbot:
            target.facing, target.by = remote["facing"], seat.name
            self.happened["killbot controlled"] += 1
        elif remote is not None:
            die = target.units[remote["unit"] - 1].pop(remote["place"])
            die.button, die.by = remote["to"]["button"], seat.name
            target.units[remote["to"]["unit"] - 1].append(die)
            self.happened["die moved to another unit" if remote["unit"] != remote["to"]["unit"] else "die moved"] += 1

    def shot(self, seat: Seat, at: Space, directions: list[int]) -> Source:
        """Make the source of a shot with all its lines; a KillBot's does nothing to friends."""

        def hits() -> Hits:
            things = [self.first_in_line(at, direction) for direction in directions]
            robots = [thing for thing in things if isinstance(thing, Seat)]
            if seat.killbot:
                robots = [robot for robot in robots if not robot.killbot]
            return robots, [thing for thing in things if isinstance(thing, Mine)]

        return Source("shot", hits, seat)

    def stream(self, seat: Seat, at: Space, direction: int) -> Flow[None]:
        """Have the water cannon explode mines till it meets a robot, which it pushes."""
        thing = self.first_in_line(at, direction)
        while isinstance(thing, Mine):
            self.happened["stream over a mine"] += 1
            yield from self.damage(*self.explosions([thing]))
            thing = self.first_in_line(at, direction)
        if thing is not None and not (seat.killbot and thing.killbot):
            yield from self.push(thing, 3, direction, seat)

    def landing(self, seat: Seat, number: int, direction: int) -> Space:
        """Give the space where a jump would land."""
        assert seat.at is not None
        spaces = self.board.straight(seat.at, direction, seat.has("wall_control"))
        return [seat.at, *spaces][: number + 1][-1]

    def jump(self, seat: Seat, number: int, direction: int) -> Flow[None]:
        """Jump with the jetpack."""
        landing = self.landing(seat, number, direction)
        if landing == seat.at:
            return
        robot = self.robot_at(landing)
        if robot is not None:
            yield from self.push(robot, 1, direction, seat)
            if seat.at is not None and robot.at == landing:
                yield from self.fall(robot, seat, "jump")
        if seat.at is not None:
            seat.left_last, seat.at = seat.at, landing
            yield from self.arrive(seat, None)

    def recoil(self, seat: Seat) -> Flow[None]:
        """Push all that is adjacent to the robot directly away: mines first, then robots by start number."""
        if seat.at is None:
            return
        adjacent = self.board.adjacent(seat.at)
        robots = [(robot, adjacent[robot.at]) for robot in self.by_number() if robot.at in adjacent]
        yield from self.damage(*self.explosions([mine for mine in self.mines if mine.at in adjacent]))
        for robot, direction in robots:
            if robot.at is not None:
                yield from self.push(robot, 1, direction, seat)

    def lay_mine(self, seat: Seat) -> None:
        """Lay a mine on the space that the robot left last."""
        at = seat.left_last
        if seat.at is None or at is None or at in self.board.pit:
            return
        if self.robot_at(at) is not None or self.mine_at(at) is not None:
            self.happened["no room for a mine"] += 1
            return
        own = [mine for mine in self.mines if mine.owner is seat]
        if len(own) >= MINE_LIMIT:
            self.mines.remove(own[0])
            self.happened["oldest mine taken away"] += 1
        self.mines.append(Mine(seat, at))


def turned(button: int, swivel: str | None) -> int:
    """Turn a die's direction by swivel head."""
    return (button + {"left": -1, "right": 1, None: 0}[swivel]) % 8


# --- killbots ---------------------------------------------------------------------------------------------------


FACINGS = (0, 2, 4, 6)


class KillBots(Dice):
    """The arena with KillBots that act."""

    def draw_dice(self) -> None:
        """Have each KillBot in the arena draw its die for the unit. Raises Unusable for a die that it lacks."""
        assert self.unit is not None
        for seat in self.by_number():
            if not seat.killbot or seat.at is None:
                continue
            colour, number = seat.dice.pop(0) if seat.dice else (min(seat.bag), 1)
            if colour not in seat.bag:
                raise Unusable("a KillBot has no die of the listed colour")
            seat.bag.remove(colour)
            seat.units[self.unit - 1].append(Die(colour, number))

    def activate_killbot(self, seat: Seat, die: Die) -> Flow[None]:
        """Activate a KillBot's die."""
        assert seat.at is not None
        if die.colour == "red":
            yield from self.fire_killbot(seat, seat.at, die)
        elif self.token_at(seat.at) is not None:
            self.happened["killbot stays"] += 1
        else:
            seat.facing, token = self.look(seat, seat.at)
            if seat.has("jetpack") and fits("jetpack", "blue", die.number, None):
                landing = self.landing(seat, die.number, seat.facing)
                good = landing != seat.at and landing not in self.board.pit and self.mine_at(landing) is None
                if good and (token is None or self.token_at(landing) == token):
                    self.happened["killbot jumps"] += 1
                    yield from self.jump(seat, die.number, seat.facing)
                    return
            yield from self.walk(seat, die.number)

    def look(self, seat: Seat, at: Space) -> tuple[int, int | None]:
        """The facing that a KillBot chooses at `at`, and the token that it faces for (None: an enemy, or nothing).

        The nearest token, else the nearest enemy; of equal ones the first clockwise. Else it keeps its facing.
        """
        tokens: list[tuple[int, int, int, int]] = []
        enemies: list[tuple[int, int, int]] = []
        for turn, facing in enumerate((seat.facing + add) % 8 for add in FACINGS):
            for distance, space in enumerate(self.board.straight(at, facing), start=1):
                robot = self.robot_at(space)
                if robot is not None and robot.killbot:
                    self.happened["killbot meets a friend's space"] += 1
                    break
                token = self.token_at(space)
                if token is not None:
                    tokens.append((distance, turn, facing, token))
                if robot is not None:
                    enemies.append((distance, turn, facing))
                if robot is not None or self.mine_at(space) is not None:
                    break
        if tokens:
            self.happened["killbot faces a token"] += 1
            return min(tokens)[2:]
        if enemies:
            self.happened["killbot faces an enemy"] += 1
            return min(enemies)[2], None
        return seat.facing, None

    def is_bad(self, seat: Seat, facing: int) -> bool:
        """Whether a KillBot does not go in a direction."""
        assert seat.at is not None
        following = self.board.way(seat.at, facing, seat.has("wall_control"))
        return following is None or following in self.board.pit

    def walk(self, seat: Seat, number: int) -> Flow[None]:
        """Move in the facing, turning before what blocks; stop on a token."""
        push = Push(seat)
        for steps in range(number, 0, -1):
            good = [facing for add in FACINGS if not self.is_bad(seat, facing := (seat.facing + add) % 8)]
            if not good:
                self.happened["killbot is enclosed"] += 1
                return
            if good[0] != seat.facing:
                self.happened["killbot turns"] += 1
            seat.facing = good[0]
            made = yield from self.step(seat, None, seat.facing, push, steps)
            if not made or seat.at is None or self.token_at(seat.at) is not None:
                return

    def fire_killbot(self, seat: Seat, at: Space, die: Die) -> Flow[None]:
        """Fire at the nearest enemy, or use the water cannon on it."""
        seen: list[tuple[int, int, int]] = []
        for direction in range(8):
            target = self.first_in_line(at, direction)
            if isinstance(target, Seat) and not target.killbot and target.at is not None:
                distance = max(abs(target.at[0] - at[0]), abs(target.at[1] - at[1]))
                seen.append((distance, target.start_number, direction))
        direction = min(seen)[2] if seen else seat.facing
        self.happened["killbot aims" if seen else "killbot fires ahead"] += 1
        if seat.has("water_cannon") and fits("water_cannon", "red", die.number, None):
            self.happened["killbot uses water cannon"] += 1
            yield from self.stream(seat, at, direction)
        else:
            yield from self.damage(self.shot(seat, at, [direction]))
