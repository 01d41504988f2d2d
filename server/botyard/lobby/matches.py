"""The match list of each user: an index of rooms, derived from the rooms, and the line of each match.

For a finished match the index holds the line, because reading an archived room is costly; for others only the room.
The room alone decides whether a user has a seat: surplus entries of the index are removed when they are read.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec

from botyard.errors import GameFailed, Unreadable
from botyard.games.registry import find_rules
from botyard.logs import about
from botyard.rooms.match.clock import deadline
from botyard.rooms.places import place_of, teams_of
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Record
from botyard.rooms.room import Room, answerable_choices, load_room
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.error_classes import unreadable_level
from botyard.store.relations import UserMatches
from botyard.store.store import Store
from botyard_protocol.codec import pack, scope_summaries, unpack
from botyard_protocol.messages import MyMatch, Status

log = logging.getLogger("botyard.lobby")

LIST_LIMIT = 200
"""The most matches of a list; the oldest finished ones are removed."""

Load = Callable[[str], Awaitable[LoadedRoom | None]]
"""Reads a room. Raises `StoreUnavailable` and `Unreadable`."""


class MatchIndex:
    """The match lists of all users."""

    def __init__(self, store: Store, names: PublicNames) -> None:
        self._lists = UserMatches(store)
        self._names = names

    async def update(self, room: str, record: Record | None) -> tuple[str, ...]:
        """Add a room to the lists of its players, and return their identities. Raises `StoreUnavailable`.

        `record`: None for a room that is gone.
        """
        if record is None:  # each list drops the room when it is read
            return ()
        seated = {one.identity for one in record.seats if one is not None and one.bot is None}
        people = tuple(sorted(one for one in seated if not self._names.is_deleted(one)))
        for identity in people:
            line = _finished_match(room, record, identity)
            await self._lists.put(identity, room, b"" if line is None else pack(line))  # b"": it is read each time
        return people

    async def of(self, identity: str, load: Load) -> tuple[MyMatch, ...]:
        """Return the matches of a user, the most urgent first, read by `load`. Raises `StoreUnavailable`.

        They are at most `LIST_LIMIT`, without those that this node cannot read. Finished ones beyond it leave the list.
        """
        matches: list[MyMatch] = []
        for room, stored in (await self._lists.of(identity)).items():
            try:
                match = self._with_names(load_match(stored)) if stored else await self.read(identity, room, load)
            except GameFailed:  # it is logged already
                continue
            except Unreadable:  # it stays in the list: another node may be able to read it
                log.log(
                    unreadable_level("match"), "a match of a list cannot be read", exc_info=True, extra=about(room=room)
                )
                continue
            if match is not None:
                matches.append(match)
        matches.sort(key=urgency)
        surplus = [match.room.id for match in matches[LIST_LIMIT:] if match.room.status is Status.FINISHED]
        if surplus:
            await self._lists.remove(identity, surplus)
        return tuple(matches[:LIST_LIMIT])

    async def rooms_of(self, identity: str) -> list[str]:
        """The rooms of a user's list, unchecked. Raises `StoreUnavailable`."""
        return sorted(await self._lists.of(identity))

    async def forget(self, identity: str) -> None:
        """Delete the list of a user. Raises `StoreUnavailable`."""
        await self._lists.forget(identity)

    async def read(self, identity: str, room: str, load: Load) -> MyMatch | None:
        """Return the match of a user in a room. None if the user has no seat there; then the list drops the room.

        A finished match is packed into the list, so that the next call need not read the room; but not by a node that
        does not have its rules, and so not its ranking. Raises `StoreUnavailable`, `Unreadable` and `GameFailed`.
        """
        match, is_final = await _read_match(identity, room, load)
        if match is None:
            await self._lists.remove(identity, (room,))
            match, _ = await _read_match(identity, room, load)
            if match is not None:  # the user sat down meanwhile
                await self._lists.put(identity, room)
        elif is_final:
            await self._lists.put(identity, room, pack(match))
        return None if match is None else self._with_names(match)

    def _with_names(self, match: MyMatch) -> MyMatch:
        return msgspec.structs.replace(match, room=self._names.rename_line(match.room))


async def _read_match(identity: str, room: str, load: Load) -> tuple[MyMatch | None, bool]:
    """Return the match of a user in a room, and whether it stays as it is. Raises as `MatchIndex.read`."""
    loaded = await load(room)
    return (None, False) if loaded is None else (_my_match(loaded.room, identity), _is_final(loaded.room))


def _is_final(room: Room) -> bool:
    """Return whether a match is over, and this node has its rules."""
    return room.record.status is Status.FINISHED and room.state is not None


def _finished_match(room: str, record: Record, identity: str) -> MyMatch | None:
    """Return a finished match as it stays in a user's list; None for others, and if this node cannot read it."""
    if record.status is not Status.FINISHED:
        return None
    try:
        made = load_room(record)
        return _my_match(made, identity) if _is_final(made) else None
    except GameFailed:
        return None
    except Unreadable:
        level = unreadable_level("match")
        log.log(level, "a match of a list cannot be read", exc_info=True, extra=about(room=room, game=record.game))
        return None


def _my_match(room: Room, identity: str) -> MyMatch | None:
    """Call `my_match`, whose result may be None. Raises `GameFailed`, since it runs code of the game."""
    with GameGuard(room.record.room, room.record.game):
        return my_match(room, identity)


def my_match(room: Room, identity: str) -> MyMatch | None:
    """Return a room as a match of a user, None if the user has no seat there."""
    record = room.record
    mine = record.seats_of(identity)
    if not mine:
        return None
    game = find_rules(record.game, record.rules_version)
    known = game is not None and room.state is not None  # else no rules here, or no match yet
    asked = {choice.seat for choice in answerable_choices(room)} if known else set()
    over = record.status is Status.FINISHED
    ranking: tuple[tuple[int, ...], ...] = ()
    teams: Sequence[int] = ()
    if game is not None and known and over:
        ranking, teams = game.ranking(room.state), teams_of(game, room.state, len(record.seats))
    return MyMatch(
        record.summary(),
        mine,
        tuple(sorted(asked)),
        _deadline(record, mine),
        record.time,
        ranking,
        *place_of(ranking, teams, mine),
    )


def urgency(match: MyMatch) -> tuple[int, int, str]:
    """Return the sort key of a match. Matches that wait for the user are first, by remaining time or by length of wait.

    Running, open and finished matches follow; in each group the match that changed last is first.
    """
    status, room = match.room.status, match.room.id
    if status is Status.PLAYING and set(match.seats) & set(match.asked):
        return (0, match.deadline, room) if match.deadline is not None else (1, match.changed, room)
    places = {Status.PLAYING: 2, Status.OPEN: 3, Status.FINISHED: 4}
    return places[status], -match.changed, room


def load_match(stored: bytes) -> MyMatch:
    """Decode a stored line. Raises `Unreadable`. An earlier release stored no place: then each seat is a team."""
    try:
        match = msgspec.convert(unpack(stored), MyMatch)
        scope_summaries((match.room,))
        if match.place is not None or not match.ranking:
            return match
        place, is_shared = place_of(match.ranking, range(len(match.room.seats)), match.seats)
    except (ValueError, IndexError) as error:
        raise Unreadable(f"MyMatch: {error}") from error
    return msgspec.structs.replace(match, place=place, shared=is_shared)


def _deadline(record: Record, seats: Iterable[int]) -> int | None:
    """Return when the first clock that runs for one of these seats is at zero (ms since 1970); None while none runs."""
    if record.clocks is None or record.status is not Status.PLAYING:
        return None
    running = [one for one in record.clocks.running if one.seat in seats]
    return min((deadline(record.clocks, one) for one in running), default=None)
