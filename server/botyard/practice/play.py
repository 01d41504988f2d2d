"""The play of a practice: all its moves by the rules, then those of bots.

Pure: the same request gives the same answer. What is asked can go to another process.
"""

from dataclasses import dataclass, field
from typing import Any

from msgspec import structs

from botyard.bots.answer import answer as bot_answer
from botyard.games.interface import Audience, Game, Illegal
from botyard.games.registry import GAMES, find_rules
from botyard.practice.lessons import GoalProgress, find_step, goal_progress, scripted
from botyard.practice.origins import Beginning, CannotBegin, Given, NewMatch, Step, first_state
from botyard.rooms.before.bots_on_seats import with_bot
from botyard.rooms.record import options_view
from botyard.texts import localized
from botyard_protocol.api_practice import MAX_MOVES, MoveSent, Practice, Practised
from botyard_protocol.codec import from_object
from botyard_protocol.codes import Code
from botyard_protocol.messages import BotLevel, EventFrame, Occupant, RoomView, Snapshot, Status

WORK = 24
"""The most work of bots for one request: a planner's move counts as `PLANNER`, a move of another bot as 1."""
PLANNER = 4
EPOCH = 1


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats of a practice. `own`: those that the caller plays. `bots`: the level of each seat that a bot plays.

    A seat in neither gets the answers that a time-out gives, and is shown as a bot.
    """

    count: int
    own: frozenset[int]
    bots: dict[int, BotLevel]


@dataclass(slots=True)
class Played:
    """A practice after some moves. `frames`: of the moves that the caller does not know.

    `known`: how many moves the caller knows. `first_turns`: turns that were finished at the start.
    `goal`: of a lesson or puzzle, None without one. `step`: of a lesson, None for any other origin.
    """

    game: Game
    state: Any
    seats: Seats
    known: int
    first_turns: int
    goal: GoalProgress | None
    step: dict[str, Any] | None = None
    moves: list[MoveSent[Any]] = field(default_factory=list)
    frames: list[EventFrame[Any]] = field(default_factory=list)

    @property
    def audience(self) -> Audience:
        """The seats that the caller plays, ascending."""
        return tuple(sorted(self.seats.own))

    @property
    def turns(self) -> int:
        """Finished turns of all seats since the start."""
        return self.game.turns(self.state) - self.first_turns

    def move(self, seat: int, choice: int, command: Any) -> None:
        """Play a move. Raises `Illegal`."""
        if not isinstance(command, self.game.command_types):
            raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-game_does_know_such"))
        outcome = self.game.apply(self.state, seat, choice, command)
        self.state = outcome.state
        self.moves.append(MoveSent(seat, choice, command))
        if len(self.moves) > self.known:
            events = self.game.redact(outcome.events, self.audience)
            self.frames.append(EventFrame(EPOCH, len(self.moves), events))
        if self.goal is not None:
            self.goal.add(outcome.events, self.turns)


def rules_of(beginning: Beginning, ask: Practice) -> Game:
    """Return the rules that a practice is played by. Raises `CannotBegin` for a game or version that is not here."""
    room = beginning.room
    version = -1 if room is None else room.rules_version
    game = GAMES.get(ask.game) if room is None else find_rules(room.game, version)
    if game is None:
        raise CannotBegin(Code.UNKNOWN_GAME, localized("unknown_game-server"))
    return game


def played(beginning: Beginning, ask: Practice, seed: bytes) -> Played:
    """Begin the practice of a request, play all its moves, and return it. Raises `Illegal`."""
    game = rules_of(beginning, ask)
    _check_bots(beginning, ask)
    state = first_state(game, beginning.origin, seed)
    seats = seats_of(game, beginning, ask)
    step = find_step(game, beginning.origin.id) if isinstance(beginning.origin, Step) else None
    goal = goal_progress(step["goal"], seats.count) if step is not None and step.get("goal") else None
    made = Played(game, state, seats, ask.known, game.turns(state), goal, step)
    for move in ask.moves:
        made.move(move.seat, move.choice, move.command)
    return made


def play(beginning: Beginning, ask: Practice, seed: bytes) -> Practised:
    """Return the position after all moves, and those of the others if they are to play on.

    Raises `Illegal`.
    """
    return play_on(played(beginning, ask, seed), beginning, seed, ask.advance)


def play_on(made: Played, beginning: Beginning, seed: bytes, advance: bool = True) -> Practised:
    """Return the position of a practice, with `advance` after the others have played on. Raises `Illegal`."""
    more = advance and play_others(made, seed)
    return Practised(
        snapshot=_snapshot(made, beginning),
        frames=tuple(made.frames),
        moves=tuple(made.moves),
        seed=seed.hex(),
        more=more,
        check=None if made.goal is None else made.goal.check(made.turns, made.seats.count),
    )


def _check_bots(beginning: Beginning, ask: Practice) -> None:
    """Raise `CannotBegin` for bots that would help to play a running match."""
    if not beginning.running:
        return
    shown = beginning.audience
    for bot in ask.bots:
        if bot.seat in shown or bot.level not in (None, BotLevel.RANDOM, BotLevel.GREEDY):
            sentence = localized("not_finished-until_match_over_easy")
            raise CannotBegin(Code.NOT_FINISHED, sentence)


def play_others(made: Played, seed: bytes) -> bool:
    """Let the other seats play until only seats of the caller have choices, or the goal is decided.

    Returns True if they have stopped earlier, since it is too much work for one request.
    """
    game, own, work = made.game, made.seats.own, WORK
    while True:
        choices = game.choices(made.state)
        asked = next((choice for choice in choices if choice.seat not in own), None)
        if asked is None or len(made.moves) >= MAX_MOVES or _ends(made):
            return False
        level = made.seats.bots.get(asked.seat)
        work -= PLANNER if level is BotLevel.PLANNER else 1
        if work < 0:
            return True
        made.move(asked.seat, asked.id, answer_of(made, asked, level, seed))


def _ends(made: Played) -> bool:
    return made.goal is not None and (made.goal.done or made.goal.failed)


def answer_of(made: Played, asked: Any, level: BotLevel | None, seed: bytes) -> Any:
    """Return the answer of a seat that is not the caller's: that of its bot (`level`), by what the seat knows.

    Without a bot it is the next one in the step of the lesson, else that of the step's bot, or of a seat whose time is
    up.
    """
    game, step = made.game, made.step or {}
    if level is None:
        answered = sum(move.seat == asked.seat for move in made.moves)
        answer = scripted(step, asked.seat, answered)
        if answer is not None:
            return read_command(game, answer)
        if "bot" not in step:
            return game.time_out(made.state, asked.id)
        level = BotLevel[step["bot"].upper()]
    view = game.view(made.state, (asked.seat,))
    return bot_answer(game.name, level, view, asked, int.from_bytes(seed[:6], "big"))


def read_command(game: Game, command: dict[str, Any]) -> Any:
    """Return a command of a game that lessons have in JSON form. Raises `SchemaMismatch`."""
    # read as a part of a request, since the decoder of requests knows the types of the game
    move = {"seat": 0, "choice": 0, "command": command}
    named = {"game": game.name, "start": {"kind": "lesson", "id": "script"}, "own": [], "moves": [move]}
    return from_object(Practice, named).moves[0].command


def _snapshot(made: Played, beginning: Beginning) -> Snapshot[Any, Any, Any]:
    """Return the practice as it is now, as a client gets a room that it enters."""
    game, state = made.game, made.state
    room = room_view(game, beginning, made.seats, game.finished(state))
    view, choices = game.view(state, made.audience), game.choices(state)
    return Snapshot(EPOCH, len(made.moves), made.audience, room, view, choices)


ID = "practice"
"""The id of the room, and the identity of the seats that the caller plays."""


def seats_of(game: Game, beginning: Beginning, ask: Practice) -> Seats:
    """Return which seats the caller plays and which bots play, as the request says."""
    count = _seat_count(game, beginning)
    own = frozenset(seat for seat in ask.own if seat < count)
    bots = {bot.seat: bot.level for bot in ask.bots if bot.level is not None and bot.seat not in own}
    return Seats(count, own, bots)


def _seat_count(game: Game, beginning: Beginning) -> int:
    """Return how many seats a practice match has, by where it begins."""
    if beginning.room is not None:
        return len(beginning.room.seats)
    match beginning.origin:
        case NewMatch(players=players, options=options):
            return len(game.seating(players, game.default_options() if options is None else options))
        case Step(id=id):
            step = find_step(game, id) or {}
            return int(step.get("players", 2))
        case Given(seats=seats):
            return seats
        case _:
            raise AssertionError("a position of a match has its room")


def room_view(game: Game, beginning: Beginning, seats: Seats, over: bool) -> RoomView[Any]:
    """Return the room: that of the match it is of, or one with the caller and bots."""
    status = Status.FINISHED if over else Status.PLAYING
    room = beginning.room or _made_up(game, beginning, seats, status)
    occupants = tuple(_occupant(room.seats[seat], seat, seats) for seat in range(seats.count))
    return structs.replace(room, id=ID, status=status, seats=occupants, clock=None, absence=None, luck=None, coached=())


def _occupant(named: Occupant | None, seat: int, seats: Seats) -> Occupant | None:
    """Return who is shown on a seat. `named`: who has it in the room, whose name stays."""
    if named is None:
        return None
    # identities of bots begin with b-
    level = seats.bots.get(seat, BotLevel.RANDOM if named.identity.startswith("b-") else None)
    return structs.replace(named, identity=ID if seat in seats.own else named.identity, bot=level)


def _made_up(game: Game, beginning: Beginning, seats: Seats, status: Status) -> RoomView[Any]:
    """Return a room for a practice that begins in no match: the player on the own seats, bots on the others."""
    occupants: tuple[Occupant | None, ...] = (None,) * seats.count
    for seat in range(seats.count):
        if seat in seats.own:
            you = Occupant(ID, "You")
            occupants = (*occupants[:seat], you, *occupants[seat + 1 :])
        else:
            occupants = with_bot(ID, occupants, seat, seats.bots.get(seat, BotLevel.RANDOM))
    options = beginning.origin.options if isinstance(beginning.origin, NewMatch) else None  # else none
    return RoomView(
        id=ID,
        game=game.name,
        rules_version=game.rules_version,
        name="",
        status=status,
        players=seats.count,
        host=None,
        seats=occupants,
        options=options_view(game.name, options),
    )
