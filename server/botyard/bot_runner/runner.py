"""The turns of bots: when a bot's alarm fires, a worker computes its answer, and the node sends it as a request.

A bot answers by a request of its own identity and seat, so the commit decides what counts. Any node may answer; a claim
with a time to live keeps several from thinking about the same, and if they do, one answer is accepted.
"""

import asyncio
import logging
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

from botyard.background_tasks import cancel_all, spawn
from botyard.bot_runner.worker_entry import command_of, think
from botyard.errors import Refused, Unreadable
from botyard.logs import about
from botyard.metrics import BOT_SECONDS, bot_answers
from botyard.processes.process_pool import ProcessPool
from botyard.processes.worker_process import NoAnswer, WorkerProcess
from botyard.rooms.match.bot_timing import bot_choices, seed
from botyard.rooms.requests import Accepted, Answer, Rejected, Request, RetryLater
from botyard.rooms.room import Room, answerable_choices, game_of
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.service import Rooms
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.store import Store
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code
from botyard_protocol.messages import BotLevel, Command, Occupant

log = logging.getLogger("botyard.opponents")

CLAIM_MS = 5_000
"""How long a claim keeps other nodes from answering a choice: longer than two attempts can take."""
TRIES = 2
"""After this many failed workers the rules answer for the bot, so that no match waits for a broken bot."""
ASKS = 10
"""How often an undecided answer is sent again; afterwards the sweep fires the alarm anew."""
WAITING_LIMIT = 500
"""The most rooms whose bots wait for a worker; for others the sweep fires the alarm again."""
FINISH_SECONDS = 2.0
"""How long a stopping node waits for answers that are being computed or sent."""

MOVED_ON = {
    *(Code.CHOICE_CLOSED, Code.GAME_OVER, Code.TOO_LATE, Code.NO_SUCH_ROOM, Code.ID_REUSED),
    *(Code.NOT_YOUR_SEAT, Code.ADJOURNED),
}
"""Refusals of an answer when another node, the clock, or the person of a substitute bot was faster."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """An open choice of a bot, in the room as it was when the choice opened."""

    room: Room
    choice: Any
    bot: Occupant

    @property
    def level(self) -> BotLevel:
        """The level of the bot."""
        assert self.bot.bot is not None
        return self.bot.bot

    def question(self) -> tuple[str, int, bytes, bytes, int]:
        """Return the arguments of `think` (`worker_entry.py`): the bot's own view, and nothing else of the match.

        A substitute bot gets the view of the seat for which it answers.
        """
        record, game = self.room.record, game_of(self.room.record)
        view = game.view(self.room.state, record.seats_of(self.bot.identity) or (self.choice.seat,))
        return game.name, int(self.level), pack(view), pack(self.choice), seed(record, self.bot.identity)

    def rules_answer(self) -> Any:
        """The command of the rules for a seat that does not answer."""
        return game_of(self.room.record).time_out(self.room.state, self.choice.id)

    def request(self, command: Any) -> Request:
        """The answer as the bot sends it, on every node with the same id, so that one of several counts."""
        ask = Command(f"bot-{self.choice.id}", self.choice.seat, self.choice.id, command)
        return Request(self.bot.identity, self.bot.name, ask)


class BotRunner:
    """Answers for bots, as many at once as there are workers."""

    def __init__(self, store: Store, workers: ProcessPool, rooms: Rooms) -> None:
        self._store = store
        self._workers = workers
        self._rooms = rooms
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by room
        self._again: set[str] = set()  # rooms for which `due` was called again while their task ran
        self._stopping = False

    def due(self, room: str) -> None:
        """Answer for a bot in `room`. Beyond `WAITING_LIMIT` rooms, the room is due again with the next sweep."""
        if room in self._tasks:
            self._again.add(room)  # a second bot may get a choice before the task of the first one has ended
        elif len(self._tasks) < WAITING_LIMIT and not self._stopping:
            self._tasks[room] = task = spawn(self._answer_for_bot(room), f"bot {room}")
            task.add_done_callback(partial(self._done, room))

    async def stop(self) -> None:
        """Finish open answers and end the workers."""
        await self.finish()
        await self._workers.stop()

    async def finish(self) -> None:
        """Accept no more rooms, and wait a while for open answers; other nodes go on."""
        self._stopping = True
        if not self._tasks:
            return
        _, left = await asyncio.wait(self._tasks.values(), timeout=FINISH_SECONDS)
        if left:
            log.warning("bots are ended before they have answered", extra=about(count=len(left)))
        await cancel_all(left)

    def _done(self, room: str, _: asyncio.Task[None]) -> None:
        """Forget the task of a room when it has ended, and start another if the room was due meanwhile."""
        del self._tasks[room]
        if room in self._again:
            self._again.discard(room)
            self.due(room)

    async def _answer_for_bot(self, room: str) -> None:
        """Let a worker find the answer of the bot that is to move in a room, and send it, if there is one."""
        try:
            async with self._workers.reserve() as worker:
                if self._stopping or (turn := await self._claim_turn(room)) is None:
                    return
                command = await self._compute_command(worker, room, turn)
            await self._send(room, turn, command)
        except (StoreUnavailable, Refused, Unreadable) as error:
            log.debug("a bot answers later", extra=about(room=room, reason=type(error).__name__))

    async def _claim_turn(self, room: str) -> BotTurn | None:
        """Claim an open choice of a bot, and return it; None if there is none, or other nodes have claimed all.

        Raises `StoreUnavailable`, `Unreadable` and `GameFailed`.
        """
        loaded = await self._rooms.load(room)
        if loaded is None or loaded.room.state is None:
            return None
        at = loaded.room
        with GameGuard(room, at.record.game):
            choices = bot_choices(at.record, answerable_choices(at))
        for choice, bot in choices:
            if await self._store.rooms.claim_choice(room_keys(room), choice.id, CLAIM_MS):
                return BotTurn(at, choice, bot)
        return None

    async def _compute_command(self, worker: WorkerProcess, room: str, turn: BotTurn) -> Any:
        """Return the bot's command, computed in a worker; None if it gives none in `TRIES` attempts."""
        began = time.perf_counter()
        with GameGuard(room, turn.room.record.game):
            question = turn.question()
        for _ in range(TRIES):
            try:
                command = command_of(turn.room.record.game, await worker.run(think, *question))
            except (NoAnswer, ValueError) as error:
                log.warning("a bot gives no answer", extra=about(room=room, reason=str(error)))
            else:
                BOT_SECONDS.labels(turn.level.wire).observe(time.perf_counter() - began)
                return command
        return None

    async def _send(self, room: str, turn: BotTurn, command: Any) -> None:
        """Send the bot's `command`. If it is None or refused, send what the rules answer for a seat that is silent.

        A refusal because the match has moved on is no error: see `MOVED_ON`.
        """
        if command is not None:
            answer = await self._answer_of(room, turn.request(command))
            if not isinstance(answer, Rejected) or answer.code in MOVED_ON:
                return _count_answer(turn, answer)
            log.error("a bot's answer is refused", extra=about(room=room, reason=answer.code))
        with GameGuard(room, turn.room.record.game):
            command = turn.rules_answer()
        answer = await self._answer_of(room, turn.request(command))
        _count_answer(turn, answer, accepted="rules")

    async def _answer_of(self, room: str, request: Request) -> Answer:
        """Send a request, again as long as it is not decided but at most `ASKS` times, and return the last answer.

        A request that comes too late is not sent again.
        """
        answer = await self._rooms.ask(room, request)
        for _ in range(ASKS):
            if not isinstance(answer, RetryLater) or answer.code is Code.TOO_LATE:
                break
            await asyncio.sleep(answer.after / 1000)
            answer = await self._rooms.ask(room, request)
        return answer


def _count_answer(turn: BotTurn, answer: Answer, accepted: str = "accepted") -> None:
    """Count what became of a bot's answer. `accepted`: the label of an accepted one."""
    outcomes = {Accepted: accepted, Rejected: "outrun", RetryLater: "undecided"}
    bot_answers(turn.level.wire, outcomes[type(answer)]).inc()
