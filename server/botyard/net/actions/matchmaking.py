"""Quick matches: a caller is sent to a room that waits for the same match, or waits in a new one.

Pools in Redis say where to go, so that many who come at once do not all try the same seat. They are hints: the room
alone decides who gets a seat, and a caller that finds none there goes on to the next room.

People with an account get a room of about their strength, and ask again while they wait there: docs/topics/ratings.md.
"""

import logging
import time
from dataclasses import replace

from botyard.accounts.identity import Signer
from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable
from botyard.archive.ratings import Rating
from botyard.errors import Refused
from botyard.lobby.pools import must_be_playable, places, pool_for, pool_of
from botyard.logs import about
from botyard.net.actions.room_commands import Caller, RoomCommands
from botyard.people.blocks import Blocks
from botyard.people.online import OnlineUsers
from botyard.rooms.record import Record
from botyard.rooms.requests import RETRY_MS, Accepted, Answer, Rejected, RetryLater
from botyard.store.matchmaking_pools import MatchmakingPools, Wait
from botyard.store.store import Store
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.codes import Code

log = logging.getLogger("botyard.net")

ROOMS_TRIED = 10
"""The most rooms that are tried for one request; the last one is a new room."""

DESERTED_SECONDS = 30.0
"""After so long without a change, a room of live tempo whose people are all offline is passed over."""


class Matchmaking:
    """Finds seats for those who want a quick match."""

    def __init__(
        self,
        store: Store,
        room_commands: RoomCommands,
        signer: Signer,
        blocks: Blocks,
        online: OnlineUsers,
        archive: MatchArchive | None,
    ) -> None:
        self._archive = archive
        self._pools = MatchmakingPools(store)
        self._room_commands = room_commands
        self._signer = signer
        self._blocks = blocks
        self._online = online

    async def update_pool(self, room: str, record: Record | None) -> None:
        """Set how many places a room offers in its pool, if it has one; 0 takes it out. Raises `StoreUnavailable`."""
        if record is not None and (pool := pool_for(record)) is not None:
            await self._pools.put(pool, room, places(record))

    async def pair(self, by: Caller, message: messages.QuickMatch) -> messages.Paired | Answer:
        """Give the caller a seat in a room of the pool, or in a new one, and return that room; or return the refusal.

        The match of a person with an account is rated. The same message again leads to the same room, also after its
        match has begun; while that room is rated and waits, perhaps to an older one instead. Raises `StoreUnavailable`.
        """
        must_be_playable(message, self._room_commands.offered_games)
        self._online.note_activity(by.identity.id)  # they may have no connection
        is_rated = await self._room_commands.plays_rated(by.identity.id)
        pool = pool_of(message.game, message.players, message.tempo, is_rated)
        wait = await self._wait_of(by.identity.id, pool, message) if is_rated else Wait()
        useless: list[str] = []
        while len(useless) < ROOMS_TRIED:
            # the id of a new room for this try: the same message leads to it again
            room = wait.room or self._signer.room_id(by.identity.id, f"{message.id}/{len(useless)}")
            if len(useless) < ROOMS_TRIED - 1:  # the last try is the new one; before, the pool may pick it
                room = await self._pools.take(pool, by.identity.id, room, message.players - 1, useless, wait)
            if wait.room is not None and wait.room != room:  # they wait elsewhere, and leave that room for this one
                if not await self._is_of_use(by, room, pool):
                    useless.append(room)
                    continue
                if (kept := await self._leave(by, wait.room, message)) is not None:
                    return kept
                await self._pools.send(pool, by.identity.id, room)
                wait = replace(wait, room=None)
            answer = await self._sit(by, room, pool, is_rated, message)
            if isinstance(answer, Accepted):
                return messages.Paired(message.id, room)
            if answer is not None:
                return answer
            useless.append(room)
        return RetryLater(Code.BUSY, localized("busy-too_many_players_looking"), RETRY_MS)

    async def _wait_of(self, identity: str, pool: str, message: messages.QuickMatch) -> Wait:
        """Return with how many points a person looks for a rated match, and in which room of the pool they wait."""
        wait = Wait(await self._points(identity, message))
        if (sent := await self._pools.last_sent(pool, identity)) is None:
            return wait
        room, start = sent
        loaded = await self._room_commands.rooms.load(room)
        if loaded is None or identity not in _people(loaded.room.record) or not _is_in(loaded.room.record, pool):
            return wait
        return replace(wait, room=room, start=start)

    async def _points(self, identity: str, message: messages.QuickMatch) -> int:
        """Return the points of a person's rating; without one, or while the archive is away, those of a beginner."""
        control = messages.TEMPO_CONTROLS[message.tempo]
        tempo = "slow" if control is not None and control.pace is messages.Pace.SLOW else "live"
        try:
            found = {} if self._archive is None else await self._archive.ratings_of(message.game, tempo, [identity])
        except ArchiveUnavailable as error:
            log.warning("quick matches take all for beginners: no archive", extra=about(reason=str(error)))
            found = {}
        return found[identity].rating.points if identity in found else Rating().points

    async def _leave(self, by: Caller, room: str, message: messages.QuickMatch) -> messages.Paired | RetryLater | None:
        """Have the caller leave a room where they wait. Returns None if they have, or if it is gone.

        Returns the room if they must stay, since its match has begun; `RetryLater` if it cannot answer now.
        """
        loaded = await self._room_commands.rooms.load(room)
        if loaded is None:
            return None
        for seat in loaded.room.record.seats_of(by.identity.id):
            id = self._signer.room_id(by.identity.id, f"{message.id}/{seat}/{loaded.number}")  # a new id for each stay
            answer = await self._room_commands.change(by, room, messages.LeaveSeat(id, seat))
            if isinstance(answer, RetryLater):
                return answer
            if isinstance(answer, Rejected):
                return messages.Paired(message.id, room)
        return None

    async def _is_of_use(self, by: Caller, room: str, pool: str) -> bool:
        """Return whether a caller may be sent to a room. One that is not of the pool is taken out of it (0 places).

        A deserted room is of no use, nor one with a person who has blocked the caller or is blocked by the caller.
        """
        loaded = await self._room_commands.rooms.load(room)
        if loaded is None or not _is_in(loaded.room.record, pool):
            await self._pools.put(pool, room, 0)
            return False
        record = loaded.room.record
        is_of_use = not self._is_deserted(record)
        for other in sorted(_people(record)):
            is_of_use = is_of_use and not await self._blocks.between(by.identity.id, other)
        if not is_of_use:
            await self._pools.put(pool, room, places(record))  # it stays for others, and its people may come back
        return is_of_use

    async def _sit(
        self, by: Caller, room: str, pool: str, is_rated: bool, message: messages.QuickMatch
    ) -> Accepted | RetryLater | None:
        """Make the room with this id, or join it if it is there. Returns None if it is of no use to the caller."""
        loaded = await self._room_commands.rooms.load(room, is_new=True)
        if loaded is None:
            answer = await self._make(by, room, is_rated, message)
            if not isinstance(answer, Rejected):
                return answer
            if (loaded := await self._room_commands.rooms.load(room, is_new=True)) is None:  # it has expired
                await self._pools.put(pool, room, 0)
                return None
        if by.identity.id not in _people(loaded.room.record) and not await self._is_of_use(by, room, pool):
            return None
        return await self._join(by, room, message)

    def _is_deserted(self, record: Record) -> bool:
        """Return whether all people in a room are offline, so that a match would begin without them.

        False for a slow match, and just after a change of the room, when its people may not be known as online yet.
        """
        is_slow = record.clock is not None and record.clock.pace is messages.Pace.SLOW
        if is_slow or time.time() - record.time / 1000 < DESERTED_SECONDS:  # `record.time`: of the last change, in ms
            return False
        return all(self._online.state(one) is messages.Attendance.OFFLINE for one in _people(record))

    async def _make(self, by: Caller, room: str, is_rated: bool, message: messages.QuickMatch) -> Answer:
        """Make a room for a quick match, with the time control of the wanted tempo."""
        made = messages.CreateRoom(
            message.id,
            message.game,
            message.players,
            clock=messages.TEMPO_CONTROLS[message.tempo],
            settings=messages.RoomSettings(rated=True) if is_rated else None,
            contribution=message.contribution,
        )
        return await self._room_commands.make(by, room, made)

    async def _join(self, by: Caller, room: str, message: messages.QuickMatch) -> Accepted | RetryLater | None:
        """Join a room of the pool for a quick match; None if the room refuses.

        A caller who sits there already is accepted, with an unknown durability.
        """
        try:
            answer = await self._room_commands.join(by, messages.Join(message.id, room, None, message.contribution))
        except Refused as refused:
            answer = Rejected(refused.code, refused.message)
        if not isinstance(answer, Rejected):
            return answer
        if answer.code in (Code.ALREADY_SEATED, Code.ID_REUSED):  # this very message has made the room
            loaded = await self._room_commands.rooms.load(room)
            if loaded is not None and by.identity.id in _people(loaded.room.record):
                return Accepted(loaded.number, messages.Durability.UNKNOWN)
        return None


def _people(record: Record) -> set[str]:
    return {occupant.identity for occupant in record.seats if occupant is not None}


def _is_in(record: Record, pool: str) -> bool:
    """Return whether a room waits for people of this pool."""
    return pool_for(record) == pool and places(record) > 0
