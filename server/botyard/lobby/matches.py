"""Everybody's own matches: an index of their rooms, made from the rooms, and what there is to say of each.

Of a match that is over the index keeps the line, since reading a packed room is dear; of any other only that it is
there. Whether somebody has a seat is decided by the room alone: what the index says too much is taken out when it is
read.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable

import msgspec

from botyard.errors import Unreadable
from botyard.games.registry import find_rules
from botyard.logs import about
from botyard.rooms import pseudonyms
from botyard.rooms.clock import deadline
from botyard.rooms.commit_plan import LoadedRoom
from botyard.rooms.record import Record
from botyard.rooms.room import Room, answerable_choices
from botyard.store.error_classes import unreadable_level
from botyard.store.store import Store
from botyard.store.user_matches import UserMatches
from botyard_protocol.codec import pack, unpack
from botyard_protocol.messages import MyMatch, Status

log = logging.getLogger("botyard.lobby")

LIST_LIMIT = 200
"""So many matches are told; of those that are over the oldest are forgotten."""

Load = Callable[[str], Awaitable[LoadedRoom | None]]
"""Reads a room. Raises `StoreUnavailable` and `Unreadable`."""


class MatchIndex:
    """Knows in which rooms somebody sits."""

    def __init__(self, store: Store) -> None:
        self._own = UserMatches(store)

    async def note(self, room: str, record: Record | None) -> tuple[str, ...]:
        """Whose matches the room belongs to, which is noted. Raises `StoreUnavailable`."""
        if record is None:  # whoever waited there is told by the list, which finds nothing
            return ()
        seated = {one.identity for one in record.seats if one is not None and one.bot is None}
        people = tuple(sorted(one for one in seated if not pseudonyms.is_gone(one)))
        over = _with_state(record) if record.status is Status.FINISHED else None
        for identity in people:
            line = None if over is None else my_match(over, identity)
            await self._own.put(identity, room, b"" if line is None else pack(line))
        return people

    async def of(self, identity: str, load: Load) -> tuple[MyMatch, ...]:
        """The matches of somebody, the most urgent first. Raises `StoreUnavailable`."""
        matches: list[MyMatch] = []
        for room, stored in (await self._own.of(identity)).items():
            try:
                match = load_match(stored) if stored else await self.read(identity, room, load)
            except Unreadable:  # it stays noted: another node may be able to
                log.log(
                    unreadable_level("match"),
                    "a match of somebody's cannot be read",
                    exc_info=True,
                    extra=about(room=room),
                )
                continue
            if match is not None:
                matches.append(match)
        matches.sort(key=urgency)
        surplus = [match.room.id for match in matches[LIST_LIMIT:] if match.room.status is Status.FINISHED]
        if surplus:
            await self._own.remove(identity, surplus)
        return tuple(matches[:LIST_LIMIT])

    async def rooms_of(self, identity: str) -> list[str]:
        """The rooms that are noted for somebody, without a look at them. Raises `StoreUnavailable`."""
        return sorted(await self._own.of(identity))

    async def forget(self, identity: str) -> None:
        """Forget all matches of somebody. Raises `StoreUnavailable`."""
        await self._own.forget(identity)

    async def read(self, identity: str, room: str, load: Load) -> MyMatch | None:
        """What there is to say of a room to somebody; None if they have no seat there, which is noted.

        Raises `StoreUnavailable` and `Unreadable`.
        """
        match = await _look(identity, room, load)
        if match is None:
            await self._own.remove(identity, (room,))
            if (match := await _look(identity, room, load)) is not None:  # they sat down meanwhile, and it was noted
                await self._own.put(identity, room)
        elif match.room.status is Status.FINISHED:
            await self._own.put(identity, room, pack(match))
        return match


async def _look(identity: str, room: str, load: Load) -> MyMatch | None:
    loaded = await load(room)
    return None if loaded is None else my_match(loaded.room, identity)


def my_match(room: Room, identity: str) -> MyMatch | None:
    """A room as one of somebody's matches, None if they have no seat there."""
    record = room.record
    mine = record.seats_of(identity)
    if not mine:
        return None
    game = find_rules(record.game, record.rules_version)
    known = game is not None and room.state is not None
    asked = {choice.seat for choice in answerable_choices(room)} if known else set()
    over = record.status is Status.FINISHED
    ranking = game.ranking(room.state) if game is not None and known and over else ()
    return MyMatch(record.summary(), mine, tuple(sorted(asked)), _deadline(record, mine), record.time, ranking)


def urgency(match: MyMatch) -> tuple[int, int, str]:
    """Sorts: who is asked, by the time that is left; then who waits for others, for people; then what is over."""
    status, room = match.room.status, match.room.id
    if status is Status.PLAYING and set(match.seats) & set(match.asked):
        return (0, match.deadline, room) if match.deadline is not None else (1, match.changed, room)
    places = {Status.PLAYING: 2, Status.OPEN: 3, Status.FINISHED: 4}
    return places[status], -match.changed, room


def load_match(stored: bytes) -> MyMatch:
    """The line that was stored. Raises `Unreadable`."""
    try:
        match = msgspec.convert(unpack(stored), MyMatch)
        return msgspec.structs.replace(match, room=pseudonyms.told_summary(match.room))
    except ValueError as error:
        raise Unreadable(f"MyMatch: {error}") from error


def _deadline(record: Record, seats: Iterable[int]) -> int | None:
    if record.clocks is None or record.status is not Status.PLAYING:
        return None
    running = [one for one in record.clocks.running if one.seat in seats]
    return min((deadline(record.clocks, one) for one in running), default=None)


def _with_state(record: Record) -> Room:
    game = find_rules(record.game, record.rules_version)
    return Room(record, game.load(record.state) if game is not None and record.state else None)
