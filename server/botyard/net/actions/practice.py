"""Practice: where it begins, and what follows, computed in a worker process; the addresses that ask take turns.

A practice that starts from a finished match begins with the exact position. From a running match it gets no more
than the view that the caller has.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import structs

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.fair_turns import FairTurns
from botyard.net.actions.room_reads import RoomReads
from botyard.practice import task
from botyard.practice.origins import Beginning, NewMatch, PastState, SeenPosition, Step
from botyard.processes.process_pool import Busy, ProcessPool
from botyard.replay.log_replay import PastRooms
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.room import Room, game_of, open_choices
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.service import Rooms
from botyard.texts import localized
from botyard_protocol.api_practice import LessonStart, MatchStart, NewStart
from botyard_protocol.codes import Code
from botyard_protocol.messages import Status

TASK_SECONDS = 10.0
"""The longest time to compute a position; then it is given up."""
WORKER_WAIT_SECONDS = 12.0
"""The longest time that a request waits for its turn in the worker process, and for a worker that starts."""
MOST_WAITING = 60
"""The most requests that wait for the worker under one key: an address, or its lessons. A school class fits."""


class PracticeStarts:
    """Finds the beginnings of practice in matches. Raises `Refused`, `StoreUnavailable` and `Unreadable`."""

    def __init__(self, rooms: Rooms, room_reads: RoomReads, past_rooms: PastRooms) -> None:
        self._rooms = rooms
        self._room_reads = room_reads
        self._past_rooms = past_rooms

    async def after_entry(self, start: MatchStart, by: Identity | None, token: str) -> Beginning:
        """Return how a practice begins after an entry of a match, as `by` (None: a stranger) may know it.

        `token`: of a link to the match, "" for none. Refused before the start of the match and, while it runs, for a
        seat whose view the caller does not have.
        """
        sight = await self._room_reads.look(start.room, by, token)
        loaded, audience = sight.loaded, sight.audience
        if not 0 < start.number <= loaded.number:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-number_log_no_such"))
        over = loaded.room.record.status is Status.FINISHED
        if not over and start.seat is not None and start.seat not in audience:
            raise Refused(Code.NOT_FINISHED, localized("not_finished-until_match_over_use"))
        room = await self._room_after(start.room, loaded, start.number, "" if by is None else by.id)
        if room is None:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-number_match_begun"))
        with GameGuard(start.room, room.record.game):
            return self._beginning(room, over, audience)

    def _beginning(self, room: Room, over: bool, audience: tuple[int, ...]) -> Beginning:
        """Return the beginning of a practice match: the whole state if `over`, else what `audience` sees."""
        game, view = game_of(room.record), self._rooms.names.rename(room.record.view())
        if over:
            return Beginning(PastState(game.dump(room.state)), view)
        seen = SeenPosition(game.view(room.state, audience), open_choices(room))
        # without the commitment of the match, whose luck the practice does not have
        return Beginning(seen, structs.replace(view, commitment=""), running=True, audience=audience)

    async def _room_after(self, name: str, loaded: LoadedRoom, number: int, reader: str) -> Room | None:
        """Return the room after entry `number` of a match, None before its start. `reader`: who asks, "" for none.

        Past rooms are computed for one reader after the other (`PastRooms.at`).
        """
        if loaded.room.state is None:
            return None
        if number == loaded.number:
            return loaded.room
        past = await self._past_rooms.at(name, loaded, number, reader)  # for an entry before the start: the start
        return past.room if past.entry.number == number else None


class PracticeRuns:
    """Finds how a practice begins, and computes what follows."""

    def __init__(self, rooms: Rooms, room_reads: RoomReads, past_rooms: PastRooms) -> None:
        self._starts = PracticeStarts(rooms, room_reads, past_rooms)
        self._turns = FairTurns()
        self._pool = ProcessPool(1, task.__name__, seconds=TASK_SECONDS)
        self.stop = self._pool.stop

    async def beginning(self, start: MatchStart | NewStart | LessonStart, by: Identity | None, token: str) -> Beginning:
        """Return how a practice begins, for `by` (None: a stranger). `token`: of a link to its match, "" for none.

        Raises `Refused`, `StoreUnavailable` and `Unreadable`.
        """
        match start:
            case MatchStart():
                return await self._starts.after_entry(start, by, token)
            case NewStart():
                return Beginning(NewMatch(start.players, start.options))
            case LessonStart():
                return Beginning(Step(start.id))

    async def run(self, key: str, function: Callable[..., task.Answer], *arguments: Any) -> task.Answer:
        """Call `function` in the worker process and return its answer. `key`: of the caller; callers take turns.

        Raises `Busy`, `TimeoutError` and `TaskFailed`.
        """
        if self._turns.waiting(key) >= MOST_WAITING:
            raise Busy("too many of this address wait")
        async with asyncio.timeout(WORKER_WAIT_SECONDS), self._turns.turn(key):
            return await self._pool.run(WORKER_WAIT_SECONDS, function, *arguments)
