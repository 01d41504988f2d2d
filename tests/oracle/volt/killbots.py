"""Section 8: what KillBots do."""

from __future__ import annotations

from tests.oracle.volt.board import Space
from tests.oracle.volt.data import fits
from tests.oracle.volt.dice import Dice
from tests.oracle.volt.model import Die, Flow, Push, Seat, Unusable

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
