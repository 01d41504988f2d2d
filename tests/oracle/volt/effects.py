"""Section 4: damage source by source, destruction, steps of rows of robots, movements and pushes."""

from collections import Counter
from typing import Any

from tests.oracle.volt.board import (
    CHANGED,
    SQUAD_TARGET,
    Board,
    Die,
    Flow,
    MatchOver,
    Mine,
    Open,
    Push,
    Question,
    Seat,
    Source,
    Space,
)


class Effects:
    """An arena with all that is in it, and what can happen there. `happened` counts it, for statistics."""

    def __init__(self) -> None:
        """Make an empty arena."""
        self.board = Board("A")
        self.seats: list[Seat] = []
        self.mines: list[Mine] = []
        self.tokens: list[int] = []
        self.pool: list[int] = []
        self.taken: list[int] = []  # VP tokens that lie in the arena no more
        self.stacks: dict[str, list[str]] = {}
        self.due: list[Seat] = []  # seats that are to draw, since their robots were destroyed
        self.target = 5
        self.with_modules = True
        self.running: tuple[Seat, Die] | None = None  # the die that is being carried out
        self.happened: Counter[str] = Counter()

    # What stands where

    def robot_at(self, space: Space | None) -> Seat | None:
        """Give the robot on a space."""
        return next((seat for seat in self.seats if seat.at is not None and seat.at == space), None)

    def mine_at(self, space: Space | None) -> Mine | None:
        """Give the mine on a space."""
        return next((mine for mine in self.mines if mine.at == space), None)

    def token_at(self, space: Space | None) -> int | None:
        """Give the VP token on a space."""
        return next((number for number in self.tokens if self.board.vp[number] == space), None)

    def by_number(self) -> list[Seat]:
        """List the seats by start number."""
        return sorted(self.seats, key=lambda seat: seat.start_number)

    def squad(self) -> list[Seat]:
        """List the KillBots."""
        return [seat for seat in self.seats if seat.killbot]

    def first_in_line(self, space: Space, direction: int) -> Seat | Mine | None:
        """Give the first robot or mine in a line of fire."""
        for at in self.board.straight(space, direction):
            thing = self.robot_at(at) or self.mine_at(at)
            if thing is not None:
                return thing
        return None

    # Asking

    def ask(self, seat: Seat, kind: str, **fields: Any) -> Flow[Any]:
        """Have a seat answer a choice; the clock answers for a seat that has resigned."""
        question = Question(seat, kind, fields)
        while not seat.resigned:
            self.happened[f"asked {kind}"] += 1
            got = yield Open([question])
            if got is not CHANGED:
                return got[1]
            self.happened[f"resigned while {kind} is open"] += 1
        return self.clock_answer(question)

    def clock_answer(self, question: Question) -> Any:
        """Give what the clock answers (section 7)."""
        seat, fields = question.seat, question.fields
        match question.kind:
            case "program":
                return [[], [], []]
            case "equip":
                return seat.left, seat.right
            case "restart":
                return fields["spaces"][0]
            case "draw":
                return max(fields["stacks"], key=lambda name: len(self.stacks[name]))
            case "workshop" if None not in fields["stacks"]:
                return max(fields["stacks"], key=lambda name: len(self.stacks[name]))
            case "use":
                return {"modules": []}
            case "react" if fields["module"] != "anchor":
                return False
        return None

    def react(self, seat: Seat, module: str, steps: int = 0) -> Flow[Any]:
        """Decide on a reaction, by standing order or by asking: whether, or the anchor's limit."""
        order = seat.orders.get(module, "ask")
        self.happened[f"{module}, order {order}"] += 1
        if module == "anchor":
            if order == "ask":
                return (yield from self.ask(seat, "react", module=module, limits=[*range(steps), None]))
            return 0 if order == "brake" else None
        if order == "ask":
            return (yield from self.ask(seat, "react", module=module))
        return order == "yes"

    # Damage

    def damage(self, *sources: Source) -> Flow[None]:
        """Deal sources one after the other, with all that they set off."""
        waiting = list(sources)
        while waiting:
            yield from self.deal(waiting.pop(0), waiting)

    def deal(self, source: Source, waiting: list[Source]) -> Flow[None]:
        """Deal one source; what it sets off is put at the end of those that wait."""
        if source.mine is not None:
            if source.mine not in self.mines:
                self.happened["waiting mine has gone"] += 1
                return
            self.mines.remove(source.mine)
        if source.bomb is not None and not (yield from self.react(source.bomb, "bomb")):
            return
        self.happened[f"source {source.kind}"] += 1
        robots, mines = source.hits()
        bombs: list[Source] = []
        for robot in sorted(robots, key=lambda seat: seat.start_number):
            bombs += yield from self.hurt(robot, source)
        waiting += self.explosions(mines)
        waiting += bombs

    def explosions(self, mines: list[Mine]) -> list[Source]:
        """Make the sources of mines that explode, in their order."""
        ordered = sorted(mines, key=lambda mine: (mine.owner.start_number, mine.at[1], mine.at[0]))
        return [self.explosion("mine", mine.at, mine.owner, mine=mine) for mine in ordered]

    def explosion(
        self, kind: str, at: Space, scorer: Seat | None, mine: Mine | None = None, bomb: Seat | None = None
    ) -> Source:
        """Make an explosion [1] at a space."""
        reach = [at, *self.board.adjacent(at)]

        def hits() -> tuple[list[Seat], list[Mine]]:
            return [s for s in self.seats if s.at in reach], [m for m in self.mines if m.at in reach]

        return Source(kind, hits, scorer, mine, bomb)

    def on(self, kind: str, robot: Seat, scorer: Seat | None) -> Source:
        """Make a source that hits one robot."""
        return Source(kind, lambda: ([robot] if robot.at is not None else [], []), scorer)

    def hurt(self, robot: Seat, source: Source) -> Flow[list[Source]]:
        """Give a robot 1 damage; the sources that its destruction adds."""
        if robot.has("shield") and robot.shield == 0 and (yield from self.react(robot, "shield")):
            robot.shield = 1
            return []
        robot.damage += 1
        self.happened[f"damage by {source.kind}"] += 1
        return self.destroy(robot, source.scorer, source.kind) if robot.damage > 2 else []

    def scorer_of(self, robot: Seat, scorer: Seat | None) -> Seat | None:
        """Give the one who scores for a destroyed robot."""
        if scorer is robot or (scorer is not None and scorer.killbot and robot.killbot):
            scorer = None
        if scorer is None and self.running is not None and self.running[0] is robot and self.running[1].by is not None:
            self.happened["controller scores"] += 1
            return self.seat(self.running[1].by)
        return scorer

    def seat(self, name: str) -> Seat:
        """Find a seat by its name."""
        return next(seat for seat in self.seats if seat.name == name)

    def destroy(self, robot: Seat, scorer: Seat | None, cause: str) -> list[Source]:
        """Destroy a robot; the source of its bomb, if it has one."""
        at = robot.at
        assert at is not None
        scorer = self.scorer_of(robot, scorer)
        self.happened[f"destroyed by {cause}{'' if scorer is None else ', scored'}"] += 1
        self.remove(robot)
        robot.destroyed += 1
        if scorer is not None:
            self.gain(scorer)
        self.mines = [mine for mine in self.mines if mine.owner is not robot]
        if self.with_modules and scorer is not None and not robot.killbot:
            self.due.append(robot)
        return [self.explosion("bomb", at, robot, bomb=robot)] if robot.has("bomb") else []

    def remove(self, robot: Seat) -> None:
        """Take a robot out of the arena, with its dice and all damage."""
        robot.at, robot.damage, robot.shield, robot.by = None, 0, 0, None
        robot.units = [[], [], []]

    def gain(self, seat: Seat) -> None:
        """Give a seat 1 VP and test the end."""
        seat.vp += 1
        if seat.killbot:
            if sum(other.vp for other in self.squad()) >= SQUAD_TARGET:
                raise MatchOver("score", seat)
        elif seat.vp >= self.target and not seat.resigned:
            raise MatchOver("score", seat)

    def fall(self, robot: Seat, scorer: Seat | None, cause: str) -> Flow[None]:
        """Destroy a robot by a pit or a jump; its bomb explodes at once."""
        yield from self.damage(*self.destroy(robot, scorer, cause))

    # Steps

    def chain(self, mover: Seat | None, head: Seat | None, direction: int) -> list[Seat]:
        """List the robots that a step pushes, from the near end: `head` first, or the one before the mover."""
        if mover is not None and mover.at is not None:
            head = self.robot_at(self.board.way(mover.at, direction, mover.has("wall_control")))
        found: list[Seat] = []
        while head is not None and head.at is not None:
            found.append(head)
            beyond = self.board.way(head.at, direction)
            head = self.robot_at(beyond) if beyond is not None else None
        return found

    def step(self, mover: Seat | None, head: Seat | None, direction: int, push: Push, steps: int) -> Flow[bool]:
        """Make one step of a mover with what is before it, or of a pushed robot; whether it was made.

        `steps`: how many are to come in this push, this one included.
        """
        yield from self.ask_rods(mover, head, direction, push)
        if mover is not None and mover.at is None:
            return False
        chain = self.chain(mover, head, direction)
        if mover is None and not chain:
            return False
        if chain:
            end = chain[-1].at
            assert end is not None
            if self.board.way(end, direction) is None:
                self.happened["chain can't move"] += 1
                return False
            self.happened[f"chain of {len(chain)}"] += 1
        if not (yield from self.anchors_allow(chain, push, steps)):
            return False
        row = chain if mover is None else [mover, *chain]
        yield from self.cross(mover, row, direction, push)
        going: list[Seat] = []
        for robot in row:
            if robot.at is None:
                break
            going.append(robot)
        yield from self.move(mover, going, direction, push)
        return bool(going)

    def ask_rods(self, mover: Seat | None, head: Seat | None, direction: int, push: Push) -> Flow[None]:
        """Ask the lightning rods of the chain, from the near end, till there is no new one."""
        while push.author.at is not None:
            chain = self.chain(mover, head, direction)
            rods = [robot for robot in chain if robot.has("lightning_rod") and robot.name not in push.rods]
            if not rods:
                return
            push.rods.add(rods[0].name)
            if (yield from self.react(rods[0], "lightning_rod")):
                yield from self.damage(self.on("rod", push.author, rods[0]))

    def anchors_allow(self, chain: list[Seat], push: Push, steps: int) -> Flow[bool]:
        """Ask the anchors of the chain, from the near end; whether none stops the step."""
        for robot in chain:
            if not robot.has("anchor"):
                continue
            if robot.name not in push.limits:
                push.limits[robot.name] = yield from self.react(robot, "anchor", steps)
            limit = push.limits[robot.name]
            if limit is not None and push.moved.get(robot.name, 0) >= limit:
                self.happened["anchor stops a step"] += 1
                return False
        return True

    def cross(self, mover: Seat | None, row: list[Seat], direction: int, push: Push) -> Flow[None]:
        """Have those who are about to cross a barrier take damage, from the near end, till one is destroyed."""
        for place, robot in enumerate(row):
            if any(nearer.at is None for nearer in row[: place + 1]):
                return
            assert robot.at is not None
            if self.board.crosses(robot.at, direction, robot is mover and robot.has("wall_control")):
                scorer = None if robot is mover else push.author
                yield from self.damage(self.on("barrier", robot, scorer))

    def move(self, mover: Seat | None, going: list[Seat], direction: int, push: Push) -> Flow[None]:
        """Move those who step, from the far end, the mover last."""
        for robot in reversed(going):
            if robot.at is None:
                continue
            target = self.board.way(robot.at, direction, robot is mover and robot.has("wall_control"))
            assert target is not None
            robot.left_last, robot.at = robot.at, target
            push.moved[robot.name] = push.moved.get(robot.name, 0) + 1
            yield from self.arrive(robot, None if robot is mover else push.author)

    def arrive(self, robot: Seat, scorer: Seat | None) -> Flow[None]:
        """Have a robot that has moved onto a space meet the pit or mine there."""
        mine = self.mine_at(robot.at)
        if robot.at in self.board.pit:
            yield from self.fall(robot, scorer, "pit")
        elif mine is not None:
            yield from self.damage(*self.explosions([mine]))

    def push(self, robot: Seat, spaces: int, direction: int, author: Seat) -> Flow[None]:
        """Push a robot by an effect."""
        push = Push(author)
        for steps in range(spaces, 0, -1):
            if robot.at is None or not (yield from self.step(None, robot, direction, push, steps)):
                return

    def movement(self, mover: Seat, spaces: int, direction: int, saw: bool = False) -> Flow[None]:
        """Move an operator's robot by its own dice."""
        push = Push(mover)
        for steps in range(spaces, 0, -1):
            ahead = self.board.way(mover.at, direction, mover.has("wall_control")) if mover.at is not None else None
            if ahead is None:
                return
            before = self.robot_at(ahead)
            if before is not None and saw:
                saw = False
                yield from self.damage(self.on("saw", before, mover))
                if mover.at is None:
                    return
            if not (yield from self.step(mover, None, direction, push, steps)):
                return
