"""Limits of unfinished rooms for each guest, account and address, and the stop of new rooms while memory is short."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from botyard.accounts.identity import Signer
from botyard.errors import Refused
from botyard.net.transport.client_address import wider_networks
from botyard.rooms.record import Record
from botyard.settings import WIDER_FACTOR, Limits
from botyard.store.accounts import AccountStore
from botyard.store.fullness import Fullness
from botyard.store.store import Store
from botyard.store.unfinished_rooms import UnfinishedRooms
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Status


class Quota:
    """Grants new rooms within the limits. The counts are in the store, so all nodes see the same."""

    def __init__(self, store: Store, signer: Signer, limits: Limits, fullness: Fullness) -> None:
        self._unfinished = UnfinishedRooms(store)
        self._people = AccountStore(store)
        self._signer = signer
        self._limits = limits
        self._fullness = fullness
        self._turns = WeakValueDictionary[str, asyncio.Lock]()

    @asynccontextmanager
    async def turn(self, room: str) -> AsyncIterator[None]:
        """Until the end of the block no other request of this node makes or counts this room."""
        turn = self._turns.get(room)
        if turn is None:
            turn = self._turns[room] = asyncio.Lock()
        async with turn:
            yield

    async def count(self, room: str, identity: str, address: str | None) -> bool:
        """Count a room that is about to be made; False if it is counted already.

        Raises `Refused` and `StoreUnavailable`.
        """
        if await self._unfinished.is_counted(room):
            return False
        if self._fullness.is_full:
            raise Refused(Code.STORE_FULL, localized("store_full"))
        makers = await self._makers(identity, address)
        names = [maker for maker, _, _ in makers]
        for maker, limit, text in makers:
            if not await self._unfinished.count(room, maker, limit):
                await self._unfinished.withdraw(room, names)
                raise Refused(Code.TOO_MANY_ROOMS, localized(text, most=limit))
        # only now: who finds makers noted takes the room for counted
        if await self._unfinished.set_makers(room, names):
            return True
        noted = await self._unfinished.makers(room)  # of another request for the same room
        await self._unfinished.withdraw(room, [name for name in names if name not in noted])
        return False

    async def note(self, room: str, record: Record | None) -> None:
        """A room is over, or gone, if `record` says so. Raises `StoreUnavailable`."""
        if record is None or record.status is Status.FINISHED:
            await self._unfinished.release(room)

    async def _makers(self, identity: str, address: str | None) -> list[tuple[str, int, str]]:
        """As whose a room counts, the most of those, and the id of the refusal of more."""
        limits = self._limits
        registered = await self._people.account(identity) is not None
        own = limits.account_rooms if registered else limits.guest_rooms
        makers = [(self._signer.digest(f"maker/{identity}"), own, "too_many_rooms-own")]
        for level, network in enumerate(() if address is None else (address, *wider_networks(address))):
            most = limits.address_rooms * WIDER_FACTOR**level
            makers.append((self._signer.digest(f"maker at/{network}"), most, "too_many_rooms-of_address"))
        return makers
