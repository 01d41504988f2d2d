"""The play of a practice: all its moves by the rules, then those of bots.

Pure: the same request gives the same answer. What is asked can go to another process.
"""

from dataclasses import dataclass, field
from typing import Any

from botyard.bots.answer import answer as bot_answer
from botyard.games.interface import Audience, Game, Illegal
from botyard.games.registry import GAMES, find_rules
from botyard.practice.lessons import GoalProgress, find_step, goal_progress, scripted
from botyard.practice.origins import Beginning, CannotBegin, Step, first_state
from botyard.practice.room_view import Seats, room_view, seats_of
from botyard.texts import localized
from botyard_protocol.api_practice import MAX_MOVES, MoveSent, Practice, Practised
from botyard_protocol.codec import from_object
from botyard_protocol.codes import Code
from botyard_protocol.messages import BotLevel, EventFrame, Snapshot

WORK = 24
"""The work of bots for one request: a move of a planner takes `PLANNER` of it, another one 1."""
PLANNER = 4
EPOCH = 1


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
    # as a part of a request, whose reader knows the types of the game
    move = {"seat": 0, "choice": 0, "command": command}
    named = {"game": game.name, "start": {"kind": "lesson", "id": "script"}, "own": [], "moves": [move]}
    return from_object(Practice, named).moves[0].command


def _snapshot(made: Played, beginning: Beginning) -> Snapshot[Any, Any, Any]:
    """Return the practice as it is now, as a client gets a room that it enters."""
    game, state = made.game, made.state
    room = room_view(game, beginning, made.seats, game.finished(state))
    view, choices = game.view(state, made.audience), game.choices(state)
    return Snapshot(EPOCH, len(made.moves), made.audience, room, view, choices)
