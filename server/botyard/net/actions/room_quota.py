"""Limits of unfinished rooms for each guest, account and address, and what is not stored while memory is short.

Rooms that wait for people have lower limits of their own: they fill the lobby. The changes of one room are limited,
too: its log keeps each of them.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from weakref import WeakValueDictionary

from botyard.accounts.identity import Signer
from botyard.errors import Refused
from botyard.net.transport.client_address import wider_networks
from botyard.net.transport.rate_limits import FULL_SECONDS, RateLimits
from botyard.rooms.before.bots_on_seats import human_ids
from botyard.rooms.record import Record
from botyard.rooms.requests import Request, RetryLater
from botyard.settings import WIDER_FACTOR
from botyard.store.accounts import AccountStore
from botyard.store.fullness import Fullness
from botyard.store.room_indexes import UnfinishedRooms
from botyard.store.store import Store
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Status

BEGUN_ROOMS_LIMIT = 10_000
"""The most rooms that are remembered as begun; beyond that all are forgotten, and each is released a second time."""


class Quota:
    """Grants new rooms within the limits. The counts are in the store, so all nodes see the same."""

    def __init__(self, store: Store, signer: Signer, rate_limits: RateLimits, fullness: Fullness) -> None:
        self._rate_limits = rate_limits
        self._unfinished = UnfinishedRooms(store)
        self._accounts = AccountStore(store)
        self._signer = signer
        self._limits = rate_limits.limits
        self._fullness = fullness
        self._begun: set[str] = set()  # rooms that are not counted as open any more
        self._locks = WeakValueDictionary[str, asyncio.Lock]()  # by room; each is kept while a request uses it

    def lock(self, room: str) -> asyncio.Lock:
        """Return the lock of a room, which a request of this node holds while it makes or counts the room."""
        return self._locks.setdefault(room, asyncio.Lock())

    async def count(self, room: str, identity: str, address: str | None, is_open: bool = False) -> bool:
        """Count a room that is about to be made. Returns False if it is counted already. `is_open`: it awaits people.

        Raises `Refused` and `StoreUnavailable`.
        """
        if await self._unfinished.is_counted(room):
            return False
        if self._fullness.is_full:
            raise Refused(Code.STORE_FULL, localized("store_full"))
        makers = await self._makers(identity, address)
        digests = [maker.digest for maker in makers]
        for maker in makers:
            if not await self._unfinished.count(room, maker.digest, maker.rooms):
                await self._unfinished.withdraw(room, digests)
                raise Refused(Code.TOO_MANY_ROOMS, maker.refusal(maker.rooms))
            if is_open and not await self._unfinished.count_open(room, maker.digest, maker.open_rooms):
                await self._unfinished.withdraw(room, digests)
                raise Refused(Code.TOO_MANY_ROOMS, maker.refusal_of_open(maker.open_rooms))
        # the makers are stored last: another request that finds them takes the room as counted
        if await self._unfinished.set_makers(room, digests):
            return True
        stored = await self._unfinished.makers(room)  # stored by another request for the same room
        await self._unfinished.withdraw(room, [digest for digest in digests if digest not in stored])
        return False

    def postpone(self, room: str, request: Request) -> RetryLater | None:
        """Return why a change of a room that is no move cannot be made now, and when it can; None if it can now.

        Nothing is counted: `count_change` does that once the room has accepted the change.
        """
        if self._fullness.moves_only:
            return RetryLater(Code.STORE_FULL, localized("store_full-moves_only"), FULL_SECONDS * 1000)
        now = asyncio.get_running_loop().time()
        if after := self._rate_limits.room_changes(room, request.identity, now).wait(now):
            return RetryLater(Code.TOO_FAST, localized("too_fast-many_changes_table"), after)
        return None

    def count_change(self, room: str, request: Request) -> None:
        """Count a change of a room that is no move and was accepted: its log keeps it."""
        now = asyncio.get_running_loop().time()
        self._rate_limits.room_changes(room, request.identity, now).charge(now, 1)

    async def update_counts(self, room: str, record: Record | None) -> None:
        """Stop counting a room that is over or gone, and count it as one that awaits people only as long as it does.

        `record`: the room as it is now, None if it is gone. Raises `StoreUnavailable`.
        """
        if record is None or record.status is Status.FINISHED:
            await self._unfinished.release(room)
        elif record.status is Status.PLAYING and room not in self._begun:
            await self._unfinished.release_open(room)
            if len(self._begun) >= BEGUN_ROOMS_LIMIT:
                self._begun.clear()
            self._begun.add(room)
        elif record.status is Status.OPEN:
            await self._update_open(room, record)

    async def _update_open(self, room: str, record: Record) -> None:
        """Count an open room as one that awaits people while its maker sits there, also beyond the limit.

        A seat that is kept for a person, as in a rematch, awaits no one else. Raises `StoreUnavailable`.
        """
        makers = await self._unfinished.makers(room)
        seated = {self._digest_of(identity) for identity in human_ids(record.seats)}
        if not seated.intersection(makers):  # a maker who has left it must be free to make another one
            await self._unfinished.release_open(room)
        elif any(one is None and record.agreements.holder(seat) is None for seat, one in enumerate(record.seats)):
            await self._unfinished.count_open_unlimited(room, makers)

    def _digest_of(self, identity: str) -> str:
        return self._signer.digest(f"maker/{identity}")

    async def is_registered(self, identity: str) -> bool:
        """Whether a person has an account. Raises `StoreUnavailable`."""
        return await self._accounts.account(identity) is not None

    async def _makers(self, identity: str, address: str | None) -> list["Maker"]:
        """Return those for whom a room counts: its creator, the creator's address, and wider networks of that address.

        The wider a network is, the more rooms it may have.
        """
        limits = self._limits
        registered = await self.is_registered(identity)
        own = limits.account_rooms if registered else limits.guest_rooms
        own_open = limits.account_open_rooms if registered else limits.guest_open_rooms
        digest = self._signer.digest
        makers = [Maker(self._digest_of(identity), own, own_open, _own, _own_open)]
        for level, network in enumerate(() if address is None else (address, *wider_networks(address))):
            most, most_open = (
                int(rooms * WIDER_FACTOR**level) for rooms in (limits.address_rooms, limits.address_open_rooms)
            )
            makers.append(Maker(digest(f"maker at/{network}"), most, most_open, _of_address, _open_of_address))
        return makers


@dataclass(frozen=True, slots=True)
class Maker:
    """A creator of rooms: a user, or the network of an address, with its limits and the sentences of its refusals."""

    digest: str
    rooms: int
    open_rooms: int
    refusal: Callable[[int], str]
    refusal_of_open: Callable[[int], str]


def _own(most: int) -> str:
    return localized("too_many_rooms-own", most=most)


def _own_open(most: int) -> str:
    return localized("too_many_rooms-own_open", most=most)


def _of_address(most: int) -> str:
    return localized("too_many_rooms-of_address", most=most)


def _open_of_address(most: int) -> str:
    return localized("too_many_rooms-open_of_address", most=most)
