"""Sections 2, 3 and 9: set-up, rounds, the matches of a championship, who wins."""

from collections.abc import Collection, Mapping
from typing import Any

from tests.oracle.volt.board import (
    CARDS,
    CHANGED,
    COPIES_OF_TOKENS,
    DATA,
    MATCHES,
    SIDES,
    STACKS,
    TOKENS_IN_ARENA,
    Board,
    Die,
    Flow,
    MatchOver,
    Open,
    Question,
    Seat,
    Source,
    Space,
)
from tests.oracle.volt.dice import KillBots

LAST_UNIT = 3


class Phases(KillBots):
    """A whole game, as one flow that asks."""

    mode = "league"
    phase = "setup"
    round = 1
    round_limit = 30
    start_numbers = "random"
    match = 0
    defenders: dict[str, str]
    busy = False
    result: dict[str, Any] | None = None

    # The game

    def play(self) -> Flow[None]:
        """Play from the phase that the position is in to the end of the game."""
        try:
            while True:
                try:
                    yield from self.play_match()
                except MatchOver as over:
                    if self.mode != "championship" or over.reason == "resigned":
                        raise
                    self.settle_match(self.ranking(over.winner))
        except MatchOver as over:
            self.finish(over)

    def play_match(self) -> Flow[None]:
        """Play from a phase to the end of the match."""
        while True:
            match self.phase:
                case "setup":
                    yield from self.set_up()
                    self.phase, self.round = "preparation", 1
                case "preparation":
                    yield from self.prepare()
                    self.phase = "programming"
                case "programming":
                    yield from self.program()
                    self.phase, self.unit = "activation", 1
                    for seat in self.squad():
                        seat.bag = ["blue", "blue", "red", "red"]
                case "activation":
                    yield from self.run_units()
                    self.phase, self.unit = "resolution", None
                case _:
                    yield from self.resolve()
                    if self.round >= self.round_limit:
                        raise MatchOver("rounds")
                    self.phase, self.round = "preparation", self.round + 1

    def operators(self) -> list[Seat]:
        """List the operators that have not resigned."""
        return [seat for seat in self.seats if not seat.killbot and not seat.resigned]

    # Set-up

    def fill_tokens(self) -> None:
        """Draw tokens till three lie in the arena."""
        while len(self.tokens) < TOKENS_IN_ARENA and self.draw_token():
            self.happened["token drawn"] += 1

    def draw_token(self) -> bool:
        """Draw the first VP token whose number does not lie in the arena yet; whether there was one.

        Those before it go under the pool.
        """
        if not any(number not in self.tokens for number in self.pool):
            self.pool, self.taken = self.pool + self.taken, []
            self.happened["taken tokens come back"] += 1
        for place, number in enumerate(self.pool):
            if number not in self.tokens:
                self.tokens.append(number)
                self.pool = self.pool[place + 1 :] + self.pool[:place]
                return True
        return False

    def set_up(self) -> Flow[None]:
        """Draw tokens, and in a league's first match two modules for each operator."""
        self.fill_tokens()
        if not self.with_modules or self.match > 1:
            return
        to_draw = {seat.name: 2 - len(seat.owned) for seat in self.operators()}
        tried: dict[str, set[str]] = {seat.name: set() for seat in self.operators()}
        while True:
            waiting = [seat for seat in self.operators() if to_draw[seat.name] > 0]
            options = {seat.name: self.stack_options(tried[seat.name]) for seat in waiting}
            waiting = [seat for seat in waiting if options[seat.name]]
            if not waiting:
                return
            alone = [seat for seat in waiting if len(options[seat.name]) == 1]
            for seat in alone:
                self.draw_in_set_up(seat, options[seat.name][0], to_draw, tried)
            if alone:
                continue
            got = yield Open([Question(seat, "draw", {"stacks": options[seat.name]}) for seat in waiting])
            if got is CHANGED:
                self.happened["resigned in the set-up"] += 1
                continue
            seat, stack = got
            self.draw_in_set_up(seat, stack, to_draw, tried)

    def draw_in_set_up(self, seat: Seat, name: str, to_draw: dict[str, int], tried: dict[str, set[str]]) -> None:
        """Draw one of the first modules; a draw in vain does not count, and is not made again from that stack."""
        if self.draw_card(seat, name):
            to_draw[seat.name] -= 1
            tried[seat.name].clear()
        elif self.stacks[name]:
            tried[seat.name].add(name)

    def stack_options(self, tried: Collection[str] = ()) -> list[str]:
        """List the stacks that are not empty, without those that a draw has tried in vain."""
        return [name for name in STACKS if self.stacks[name] and name not in tried]

    def draw_card(self, seat: Seat, name: str) -> bool:
        """Draw a module from a stack: the first that the seat does not own; whether there is one."""
        stack = self.stacks[name]
        for place, module in enumerate(stack):
            if module not in seat.owned:
                seat.inventory.append(module)
                self.stacks[name] = stack[place + 1 :] + stack[:place]
                self.happened["card drawn past doubles" if place else "card drawn"] += 1
                return True
        self.happened["only doubles"] += 1
        return False

    def draw(self, seat: Seat, *tried: str) -> Flow[None]:
        """Have a seat draw a module from a stack of its choice, till it has one or all stacks have only doubles."""
        while options := self.stack_options(tried):
            stack = options[0]
            if len(options) > 1:
                stack = yield from self.ask(seat, "draw", stacks=options)
            if self.draw_card(seat, stack):
                return
            tried = (*tried, stack)
        self.happened["no draw: all are doubles"] += bool(tried)

    def due_draws(self) -> Flow[None]:
        """Make the due draws, in the order of the destructions."""
        while self.due:
            self.happened["due draw"] += 1
            yield from self.draw(self.due.pop(0))

    # Phase 0

    def prepare(self) -> Flow[None]:
        """Carry out Phase 0: tokens, equipment, and robots that come into the arena."""
        if self.round > 1:
            self.fill_tokens()
        if self.with_modules:
            concerned = [seat for seat in self.operators() if seat.owned]
            answers = yield from self.gather("equip", concerned)
            for seat, (left, right) in answers.items():
                owned = seat.owned  # before it changes with the next line
                seat.left, seat.right = list(left), list(right)
                seat.inventory = [module for module in owned if module not in seat.equipped]
        order = self.seats if self.round == 1 else self.by_number()
        for seat in order:
            if seat.at is None and not seat.resigned:
                yield from self.restart(seat)

    def gather(self, kind: str, concerned: list[Seat]) -> Flow[dict[Seat, Any]]:
        """Have several seats answer in any order, and change their answers: those that count, first come first."""
        answers: dict[Seat, Any] = {}
        while True:
            answers = {seat: answer for seat, answer in answers.items() if not seat.resigned}
            waiting = [seat for seat in concerned if not seat.resigned and seat not in answers]
            if not waiting:
                return answers
            got = yield Open(
                [Question(seat, kind) for seat in waiting],
                [Question(seat, kind) for seat in answers],
            )
            if got is CHANGED:
                self.happened[f"resigned while {kind} is open"] += 1
                continue
            if got[0] in answers:
                self.happened[f"{kind} answered again"] += 1
                del answers[got[0]]
            answers[got[0]] = got[1]

    def start_of(self, seat: Seat) -> list[tuple[Space, int]]:
        """List the start spaces of a seat's side, with their arrows."""
        return [((p["at"][0], p["at"][1]), p["arrow"]) for p in self.board.start[SIDES.index(seat.side)]]

    def is_free(self, space: Space) -> bool:
        """Whether there is neither robot nor mine."""
        return self.robot_at(space) is None and self.mine_at(space) is None

    def pushed_to(self, space: Space, arrow: int) -> Space | None:
        """Give where a restart pushes what is on a start space; None if that is not possible."""
        target = self.board.way(space, arrow)
        if target is None or self.board.crosses(space, arrow):
            return None
        return target if self.is_free(target) and target not in self.board.pit else None

    def restart_spaces(self, seat: Seat) -> list[Space]:
        """List the legal start spaces, in the data's order."""
        return [
            space
            for space, arrow in self.start_of(seat)
            if self.is_free(space) or self.pushed_to(space, arrow) is not None
        ]

    def restart(self, seat: Seat) -> Flow[None]:
        """Bring a robot into the arena."""
        while not seat.resigned:
            spaces = self.restart_spaces(seat)
            if not spaces:
                seat.at = self.substitute(seat)
                seat.facing = self.start_of(seat)[len(self.start_of(seat)) // 2][1]
                self.happened["substitute space"] += 1
                return
            if seat.killbot:
                self.enter(seat, next((space for space in spaces if self.is_free(space)), spaces[0]))
                return
            if len(spaces) == 1:
                self.enter(seat, spaces[0])
                return
            self.happened["asked restart"] += 1
            got = yield Open([Question(seat, "restart", {"spaces": spaces})])
            if got is CHANGED:
                self.happened["resigned while restart is open"] += 1
            else:
                self.enter(seat, got[1])
                return

    def enter(self, seat: Seat, space: Space) -> None:
        """Put a robot on a start space, and push what is there."""
        arrow = next(arrow for at, arrow in self.start_of(seat) if at == space)
        target = self.pushed_to(space, arrow)
        robot, mine = self.robot_at(space), self.mine_at(space)
        if robot is not None:
            robot.at = target
            self.happened["restart pushes a robot"] += 1
        if mine is not None:
            assert target is not None
            mine.at = target
            self.happened["restart pushes a mine"] += 1
        seat.at, seat.facing = space, arrow

    def substitute(self, seat: Seat) -> Space:
        """Give the free plain space nearest to the middle start space."""
        places = self.start_of(seat)
        x, y = places[len(places) // 2][0]
        plain = [space for space in self.board.spaces() if space not in self.board.special and self.is_free(space)]
        return min(plain, key=lambda at: (max(abs(at[0] - x), abs(at[1] - y)), at[1], at[0]))

    # Phase 1

    def program(self) -> Flow[None]:
        """Have all operators program, and give the start numbers."""
        answers = yield from self.gather("program", self.operators())
        for seat, units in answers.items():
            seat.units = [[Die(die["colour"], die["number"], die["button"]) for die in unit] for unit in units]
        playing = [seat for seat in self.seats if not seat.resigned]
        order = playing
        if self.start_numbers == "first_come":
            order = [*answers, *(seat for seat in playing if seat not in answers)]
        elif self.start_numbers == "rotating" and self.round > 1:
            order = sorted(playing, key=lambda seat: seat.start_number)
            order = order[1:] + order[:1]
        order = order + [seat for seat in self.seats if seat.resigned]
        for number, seat in enumerate(order, start=1):
            seat.start_number = number

    # Phase 2

    def run_units(self) -> Flow[None]:
        """Activate the units from the current one on."""
        assert self.unit is not None
        for unit in range(self.unit, LAST_UNIT + 1):
            self.unit = unit
            for seat in self.seats:
                seat.used = set()
            self.draw_dice()
            while (following := self.next_die()) is not None:
                yield from self.run_die(*following)

    def next_die(self) -> tuple[Seat, Die] | None:
        """Give the die of the unit that is activated next: by number, blue before red, by start number, by place."""
        assert self.unit is not None
        found: list[tuple[int, int, int, int]] = []
        for index, seat in enumerate(self.seats):
            if seat.at is not None:
                for place, die in enumerate(seat.units[self.unit - 1]):
                    found.append((die.number, die.colour == "red", seat.start_number, place * 4 + index))
        if not found:
            return None
        place = min(found)[-1]
        seat = self.seats[place % 4]
        return seat, seat.units[self.unit - 1][place // 4]

    def run_die(self, seat: Seat, die: Die) -> Flow[None]:
        """Activate one die, with the due draws after it."""
        assert self.unit is not None
        seat.units[self.unit - 1].remove(die)
        if seat.killbot:
            die.by, seat.by = seat.by, None
        if die.by is not None:
            self.happened["controlled die"] += 1
        self.happened[f"{'killbot' if seat.killbot else 'operator'} {die.colour}"] += 1
        self.busy, self.running = True, (seat, die)
        yield from self.activate_killbot(seat, die) if seat.killbot else self.activate(seat, die)
        yield from self.due_draws()
        self.done()

    def done(self) -> None:
        """Note that a die, the fields or an activation is done with: who has resigned leaves."""
        self.busy, self.running = False, None
        for seat in self.seats:
            if seat.resigned:
                self.leave(seat)

    def leave(self, seat: Seat) -> None:
        """Take a resigned seat's robot and mines out of the arena."""
        self.remove(seat)
        self.mines = [mine for mine in self.mines if mine.owner is not seat]

    # Phase 3

    def resolve(self) -> Flow[None]:
        """Carry out Phase 3."""
        self.busy = True
        fields = self.board.field

        def hits() -> tuple[list[Seat], list[Any]]:
            return [s for s in self.seats if s.at in fields], [m for m in self.mines if m.at in fields]

        yield from self.damage(Source("field", hits))
        yield from self.due_draws()
        self.done()
        for seat in self.by_number():
            if seat.at is not None:
                self.busy = True
                yield from self.activate_space(seat, seat.at)
                yield from self.due_draws()
                self.done()

    def activate_space(self, seat: Seat, own: Space) -> Flow[None]:
        """Have a robot activate its space, or another by its arm."""
        at = own
        adjacent = self.board.adjacent(own)
        if seat.has("telescopic_arm") and adjacent and seat.orders.get("telescopic_arm", "ask") == "ask":
            at = (yield from self.ask(seat, "arm", spaces=[*adjacent, None])) or own
        if at != own:
            self.happened["arm reaches out"] += 1
            if self.board.crosses(own, adjacent[at]):
                yield from self.damage(self.on("barrier by arm", seat, None))
            mine = self.mine_at(at)
            if seat.at is not None and mine is not None:
                self.happened["arm explodes a mine"] += 1
                yield from self.damage(*self.explosions([mine]))
        if seat.at is None:
            return
        token = self.token_at(at)
        if token is not None:
            self.tokens.remove(token)
            self.taken.append(token)
            self.happened["token taken"] += 1
            self.gain(seat)
        elif at in self.board.workshop:
            yield from self.workshop(seat)

    def workshop(self, seat: Seat) -> Flow[None]:
        """Repair, or draw a module."""
        options: list[str | None] = [None] if seat.damage or seat.shield else []
        if self.with_modules and not seat.killbot:
            options += self.stack_options()
        if not options:
            return
        chosen = options[0]
        if len(options) > 1:
            chosen = yield from self.ask(seat, "workshop", stacks=options)
        if chosen is None:
            self.happened["repaired"] += 1
            seat.damage = seat.shield = 0
        else:
            self.happened["workshop draw"] += 1
            if not self.draw_card(seat, chosen):
                self.happened["workshop draw goes on"] += 1
                yield from self.draw(seat, chosen)

    # Resigning

    def resign(self, seat: Seat) -> None:
        """Have a seat resign. Raises MatchOver."""
        seat.resigned = True
        if not self.busy:
            self.leave(seat)
        left = self.operators()
        if not left or (len(left) == 1 and not self.squad()):
            raise MatchOver("resigned")

    # The end

    def sides(self) -> list[list[Seat]]:
        """List the sides: each operator, and the squad."""
        found = [[seat] for seat in self.seats if not seat.killbot]
        return [*found, self.squad()] if self.squad() else found

    def ranked(self, worth: Mapping[str, tuple[int, ...]]) -> list[list[Seat]]:
        """Rank the sides by the sums of their seats' worths, the highest first; who has resigned behind the others."""

        def key(side: list[Seat]) -> tuple[int, ...]:
            sums = (sum(parts) for parts in zip(*(worth[seat.name] for seat in side), strict=True))
            return (0 if side[0].resigned else 1, *sums)

        places: dict[tuple[int, ...], list[Seat]] = {}
        for side in sorted(self.sides(), key=key, reverse=True):
            places.setdefault(key(side), []).extend(side)
        return list(places.values())

    def ranking(self, winner: Seat | None) -> list[list[Seat]]:
        """Rank the sides of a match: places from the first, seats that share one together."""
        first = next((side for side in self.sides() if winner in side), [])
        worth = {s.name: (int(s in first), s.vp, -s.destroyed) for s in self.seats}
        return self.ranked(worth)

    def best(self, place: list[Seat]) -> Seat:
        """Give the seat that wins an arena, of those on the first place: the one with the lowest start number.

        The squad takes part by its KillBot with the most VP.
        """
        squad = [seat for seat in place if seat.killbot]
        candidates = [seat for seat in place if not seat.killbot]
        if squad:
            candidates.append(min(squad, key=lambda seat: (-seat.vp, seat.start_number)))
        return min(candidates, key=lambda seat: seat.start_number)

    def title_defender(self) -> Seat:
        """Give who defends most arenas; of several the one who has won an arena last (they are won in order)."""
        names = list(self.defenders.values())
        arena = max(self.defenders, key=lambda name: (names.count(self.defenders[name]), name))
        return self.seat(self.defenders[arena])

    def title_arena(self) -> str:
        """Give the arena that the title defender won last."""
        defender = self.title_defender().name
        return max(arena for arena, name in self.defenders.items() if name == defender)

    def settle_match(self, ranking: list[list[Seat]]) -> None:
        """Give the winner of a match of a championship what it wins, and begin the next. Raises MatchOver."""
        winner = self.best(ranking[0])
        self.happened[f"championship match {self.match} won{' by a KillBot' if winner.killbot else ''}"] += 1
        if self.match > len(MATCHES):
            loser = self.title_defender()
            if winner is not loser and not (winner.killbot and loser.killbot):
                self.defenders[self.title_arena()] = winner.name
                for module in [module for module in loser.owned if CARDS[module]["stack"] == "champion"]:
                    self.lose_module(loser, module)
                    self.own_module(winner, module)
            raise MatchOver("championship", winner)
        arena = MATCHES[self.match - 1]
        self.defenders[arena] = winner.name
        module = DATA["champion_of_arena"][arena]
        if module is not None:
            self.own_module(winner, module)
        self.match += 1
        self.next_match(self.title_arena() if self.match > len(MATCHES) else MATCHES[self.match - 1])

    def own_module(self, seat: Seat, module: str) -> None:
        """Give a seat a module."""
        if module not in seat.owned:
            (seat.champion if seat.killbot else seat.inventory).append(module)

    def lose_module(self, seat: Seat, module: str) -> None:
        """Take a module from a seat, with its standing order."""
        for group in (seat.left, seat.right, seat.inventory, seat.champion):
            if module in group:
                group.remove(module)
        seat.orders.pop(module, None)

    def next_match(self, arena: str) -> None:
        """Begin the next match of a championship in an empty arena.

        VP and destroyed robots are 0 again; modules, standing orders and start numbers stay.
        """
        self.board = Board(arena)
        self.mines, self.tokens, self.taken, self.due = [], [], [], []
        self.pool = sorted(self.board.vp) * COPIES_OF_TOKENS
        for seat in self.seats:
            self.remove(seat)
            seat.vp = seat.destroyed = 0
        self.busy, self.running = False, None
        self.phase, self.unit, self.round = "setup", None, 1

    def finish(self, over: MatchOver) -> None:
        """Note the result of the game."""
        scores = {seat.name: seat.vp for seat in self.seats}
        if self.mode == "championship":
            names = list(self.defenders.values())
            scores = {seat.name: names.count(seat.name) for seat in self.seats}
            first = next((side for side in self.sides() if over.winner in side), [])
            ranking = self.ranked({s.name: (scores[s.name], int(s in first)) for s in self.seats})
        else:
            ranking = self.ranking(over.winner)
        places = [[seat.name for seat in place] for place in ranking]
        self.result = {"reason": over.reason, "ranking": places, "scores": scores}
