"""Offers of seats and rematches, which also notify people who are not in the room."""

import msgspec

from botyard.accounts.identity import Signer
from botyard.errors import NoSuchRoom
from botyard.net.actions.room_commands import Caller, RoomCommands
from botyard.net.fanout.user_channel import ROOM_MESSAGE, UserChannel
from botyard.net.transport.rate_limits import RateLimits
from botyard.net.transport.token_bucket import Buckets, Rate
from botyard.people.blocks import Blocks
from botyard.people.inbox import Inbox
from botyard.people.inbox_items import offer_id, offer_item, rematch_id, rematch_item
from botyard.rooms.before import rematch
from botyard.rooms.before.bots_on_seats import human_ids
from botyard.rooms.record import Record
from botyard.rooms.requests import Accepted, Answer, Rejected, RetryLater
from botyard.rooms.sight.watching import is_delayed, is_late, is_shown
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.store import Store
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code

OFFERS_PER_IDENTITY = Rate(per_second=0.2, at_once=10)
"""Offers of seats and rematches: each is broadcast to a room, and may notify a user elsewhere."""


class SeatOffers:
    """Requests about seats that involve people outside the room, or another room."""

    def __init__(
        self,
        store: Store,
        room_commands: RoomCommands,
        signer: Signer,
        rate_limits: RateLimits,
        user_channel: UserChannel,
        blocks: Blocks,
        inbox: Inbox,
    ) -> None:
        self._inbox = inbox
        self._store = store
        self._room_commands = room_commands
        self._signer = signer
        self._rate_limits = rate_limits
        self._user_channel = user_channel
        self._blocks = blocks
        self._offers = Buckets(OFFERS_PER_IDENTITY)

    async def offer(self, by: Caller, room: str, message: m.OfferSeat) -> Answer:
        """Offer a seat of the caller; a person whom it is offered to is notified wherever they are.

        Raises `StoreUnavailable`, `Refused`.
        """
        if after := self._offers.take(by.identity.id, by.now):
            return RetryLater(Code.TOO_FAST, localized("too_fast-offering_seat_often_wait"), after)
        whom = message.identity
        if whom is not None and await self._blocks.blocks(by.identity.id, whom):
            return Rejected(Code.NOT_WELCOME, localized("not_welcome-offer_seat_player"))
        answer = await self._room_commands.change(by, room, message)
        # blocked people must not find out that they are: the offer stands in the room, but notifies no one
        if isinstance(answer, Accepted) and not (whom and await self._blocks.blocks(whom, by.identity.id)):
            await self._tell_offer(by, room, message)
        return answer

    async def answer(self, by: Caller, room: str, message: m.AnswerOffer) -> Answer:
        """Take, decline or withdraw an offer; once the room has answered, it leaves the inbox of its receiver.

        Raises `StoreUnavailable`, and `Refused`, also for a caller who takes a seat and whom the host has blocked.
        """
        record = (await self._room_commands.rooms.require(room)).room.record
        if message.answer is m.OfferAnswer.ACCEPT:
            await self._blocks.must_be_welcome(record.host, by.identity.id)
        answer = await self._room_commands.change(by, room, message)
        if not isinstance(answer, RetryLater):
            await self._forget_offer(record, by.identity.id, message.offer)
        return answer

    async def rematch(self, by: Caller, message: m.Rematch) -> m.Created | Answer:
        """Give the caller a seat in the rematch of a match, whose room is made if it is not there yet.

        The other players are notified. Raises `StoreUnavailable` and `Refused`.
        """
        former = (await self._room_commands.rooms.require(message.room)).room.record
        names = self._room_commands.rooms.names
        ask = rematch.next_room(former, by.identity.id, message.id, message.contribution, names.is_deleted)
        room = await self._rematch_room(message.room)
        known = await self._room_commands.rooms.load(room)
        if known is None:
            if after := self._rate_limits.rooms.take(by.identity.id, by.address, by.now):
                sentence = localized("too_fast-many_new_tables_address")
                return RetryLater(Code.TOO_FAST, sentence, after)
        elif known.room.record.seats_of(by.identity.id):
            return m.Created(message.id, room)
        else:
            await self._blocks.must_be_welcome(known.room.record.host, by.identity.id)
        make = self._room_commands.make_counted if known is None else self._room_commands.change
        answer = await make(by, room, ask)
        if isinstance(answer, Rejected) and answer.code is Code.ALREADY_SEATED:  # it was taken in another tab
            return m.Created(message.id, room)
        if not isinstance(answer, Accepted):
            return answer
        # leaving and coming again may not notify the others without end
        if not self._offers.take(by.identity.id, by.now):
            await self._tell_rematch(former, by.identity.id, m.RematchOffered(message.room, room, by.identity.name))
        await self._forget_rematch(by.identity.id, room)
        return m.Created(message.id, room)

    async def next_of(self, room: str, identity: str | None) -> str | None:
        """Return the room of the rematch of `room`; None if there is none, or none yet for this reader.

        Raises `StoreUnavailable` and `NoSuchRoom`.
        """
        former = (await self._room_commands.rooms.require(room)).room.record
        if identity is None or not former.seats_of(identity):
            late = is_late(former, self._room_commands.rooms.clock_of(room).now())
            if late or not is_shown(former):
                return None
        made = await self._rematch_room(room)
        return None if await self._room_commands.rooms.load(made) is None else made

    async def _rematch_room(self, room: str) -> str:
        """Return the room in which the rematch of `room` is, or is to be. Raises `StoreUnavailable`.

        Its id follows from that of the match. If the room with this id has expired, it takes no requests, so the next
        id is used, which follows from the expired one; and so on, also once nothing is left of an expired room.
        """
        rooms, following = self._room_commands.rooms, self._signer.next_room_id(room)
        while True:
            behind = self._signer.next_room_id(following)  # if it is there, `following` was there and has expired
            if not await rooms.has_expired(following):
                if await rooms.load(following) is not None:
                    return following
                if await rooms.load(behind) is None and not await rooms.has_expired(behind):
                    return following
            following = behind

    async def _tell_offer(self, by: Caller, room: str, message: m.OfferSeat) -> None:
        """Tell the person to whom a seat is offered, or with whom a swap is wanted, wherever they are."""
        try:
            record = (await self._room_commands.rooms.require(room)).room.record
            for offer in record.agreements.offers:
                if offer.seat == message.seat and offer.by == by.identity.id and offer.identity is not None:
                    if offer.to is None:  # else a swap for the seat `to`, which only the inbox shows
                        offered = m.SeatOffered(room, offer.id, by.identity.name, record.name)
                        await self._user_channel.send_to_user(offer.identity, offered)
                    await self._inbox.put(offer.identity, offer_item(record, offer, by.identity.name))
        except (StoreUnavailable, NoSuchRoom):
            return  # the room shows the offer all the same

    async def _forget_offer(self, before: Record, by: str, offer: int) -> None:
        """Take an offer that `by` has answered out of the inbox of the person whom it was made to.

        `before`: the room before the answer. `offer`: its id.
        """
        made = next((one for one in before.agreements.offers if one.id == offer), None)
        try:
            # if the offer is gone, or was made to all, at most `by` has an item of it
            await self._inbox.remove(by if made is None else made.identity or by, offer_id(before.room, offer))
        except StoreUnavailable:
            return  # the item stays, and is checked whenever it is read

    async def _tell_rematch(self, former: Record, by: str, message: m.RematchOffered) -> None:
        """Notify the other players wherever they are, and the connections in the room unless spectators see it late."""
        for identity in sorted(set(human_ids(former.seats)) - {by}):
            await self._user_channel.send_to_user(identity, message)
            await self._put_rematch(identity, rematch_item(former, message.next, by, message.name))
        if not is_delayed(former):
            await self._publish(former.room, message)

    async def _put_rematch(self, identity: str, item: m.InboxItem) -> None:
        """Put a rematch into the inbox of a player."""
        try:
            await self._inbox.put(identity, item)
        except StoreUnavailable:
            return  # the room of the former match shows it

    async def _forget_rematch(self, identity: str, room: str) -> None:
        """Take a rematch that a player has agreed to out of their inbox."""
        try:
            await self._inbox.remove(identity, rematch_id(room))
        except StoreUnavailable:
            return  # the item stays, and is checked whenever it is read

    async def _publish(self, room: str, message: msgspec.Struct) -> None:
        """Send a message to all connections in a room, on all nodes."""
        try:
            await self._store.publish(room_keys(room).channel, ROOM_MESSAGE + pack(message))
        except StoreUnavailable:
            return  # clients that enter the room ask for it
