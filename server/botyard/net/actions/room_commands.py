"""Requests to rooms, and the checks that come before a room decides. WebSocket and HTTP share them."""

import logging
from dataclasses import dataclass

import msgspec

from botyard.accounts.identity import Identity, Signer
from botyard.accounts.link_tokens import CoachLink, LinkTokens
from botyard.background_tasks import spawn
from botyard.errors import Refused
from botyard.lobby.games import OfferedGames
from botyard.net.actions.room_quota import Quota
from botyard.net.fanout.absence_monitor import AbsenceMonitor
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.transport.rate_limits import RateLimits
from botyard.people.invitations import Invitations
from botyard.rooms import requests
from botyard.rooms.requests import Answer, Request, RoomRequest
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.watching import link_of, without_strangers
from botyard.store.error_classes import StoreUnavailable
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.codes import Code

log = logging.getLogger("botyard.net")


@dataclass(frozen=True, slots=True)
class Caller:
    """The sender of a request. `address`: the address that limits count it under, None if they do not count it.

    `now`: when the request arrived, in seconds of the loop's clock.
    """

    identity: Identity
    address: str | None
    now: float


class RoomCommands:
    """Checks requests of people and passes them to the rooms."""

    def __init__(
        self,
        rooms: Rooms,
        signer: Signer,
        rate_limits: RateLimits,
        user_channel: UserChannel,
        invitations: Invitations,
        absence_monitor: AbsenceMonitor,
        quota: Quota,
    ) -> None:
        self.offered_games = OfferedGames()  # all games, until the node sets those of its settings
        self.has_ratings = False  # the node sets it when it has an archive
        self._quota = quota
        self.rooms = rooms
        self._absence_monitor = absence_monitor
        self._signer = signer
        self._links = LinkTokens(signer)
        self._rate_limits = rate_limits
        self._user_channel = user_channel
        self._invitations = invitations

    async def create(self, by: Caller, message: messages.CreateRoom) -> messages.Created | Answer:
        """Make a room. Its id follows from the caller and the message's id: a repeated message makes no second room."""
        room = self._signer.room_id(by.identity.id, message.id)
        answer = await self.make(by, room, message)
        return messages.Created(message.id, room) if isinstance(answer, requests.Accepted) else answer

    async def make(self, by: Caller, room: str, message: messages.CreateRoom) -> Answer:
        """Create a room with this id, unless the caller creates rooms too fast (`RetryLater`)."""
        if after := self._rate_limits.rooms.take(by.identity.id, by.address, by.now):
            sentence = localized("too_fast-many_new_tables_address")
            return requests.RetryLater(Code.TOO_FAST, sentence, after)
        return await self.make_counted(by, room, message)

    async def make_counted(self, by: Caller, room: str, ask: messages.CreateRoom | requests.NextRoom) -> Answer:
        """Create a room with this id, which counts for the caller and the caller's address until its match is over.

        Raises `Refused` if they have too many rooms, or if the game is not offered and the room was not made before;
        also `StoreUnavailable`.
        """
        if ask.game not in self.offered_games.names and await self.rooms.load(room, is_new=True) is None:
            self.offered_games.must_offer(ask.game)
        async with self._quota.lock(room):
            counted = await self._quota.count(room, by.identity.id, by.address, _waits_for_people(ask))
            answer = await self.change(by, room, ask)
            if counted and isinstance(answer, requests.Rejected):
                loaded = await self.rooms.load(room, is_new=True)  # another node may have made it for another request
                await self._quota.update_counts(room, None if loaded is None else loaded.room.record)
        return answer

    async def join(self, by: Caller, message: messages.Join) -> Answer:
        """Join a room, by an invitation if the caller has one, unless the host has blocked the caller.

        Raises `Refused`, `StoreUnavailable` and `Unreadable`.
        """
        if message.invitation is not None:
            after = self._rate_limits.lookups.take(by.identity.id, by.address, by.now)
            if after:
                sentence = localized("too_fast-many_invitations_tried_address")
                return requests.RetryLater(Code.TOO_FAST, sentence, after)
        # instead of the secret of an invitation, which no log may hold, the room gets its key
        sealed = self._invitations.with_key(by.identity.id, message)
        try:
            await self._invitations.must_be_welcome(by.identity.id, message.room)
        except Refused as refused:  # the room knows whether it has accepted this very message before; else it refuses
            request = msgspec.structs.replace(self.request(by.identity, message.room, sealed), refused=refused)
            return await self.rooms.ask(message.room, request)
        answer = await self.change(by, message.room, sealed)
        if isinstance(answer, requests.Accepted):
            spawn(self._close_invitations(by.identity, message.room), "an invitation")
        return answer

    async def change(self, by: Caller, room: str, ask: RoomRequest) -> Answer:
        """Have a room decide a request. Raises `StoreUnavailable` until the slots of a cluster are known.

        A guest gets no seat in a rated match.
        """
        if await self._is_rated(room, ask):
            if not self.has_ratings:
                return requests.Rejected(Code.INVALID_FIELD, localized("invalid_field-settings_rated_never"))
            if not await self.plays_rated(by.identity.id):
                return requests.Rejected(Code.NOT_REGISTERED, localized("not_registered-rated"))
        if isinstance(ask, messages.Vote) and ask.remedy is messages.Remedy.GO_ON:
            await self._absence_monitor.record_absences(room)  # who may vote to go on depends on whether all are back
        if isinstance(ask, messages.CreateRoom | messages.ChangeRoom) and ask.settings is not None:
            # a private room is watched by a link at most
            ask = msgspec.structs.replace(ask, settings=without_strangers(ask.settings))
        answer = await self.rooms.ask(room, self.request(by.identity, room, ask))
        if isinstance(ask, messages.Command) and isinstance(answer, requests.Accepted):
            await self._absence_monitor.touch_last_seen(room, by.identity.id)  # a player may have no socket
        return answer

    async def plays_rated(self, identity: str) -> bool:
        """Whether a person may play rated matches: with an account, on a server with an archive.

        Raises `StoreUnavailable`.
        """
        return self.has_ratings and await self._quota.is_registered(identity)

    async def _is_rated(self, room: str, ask: RoomRequest) -> bool:
        """Whether a request is one for a seat in a rated match. A match stays rated, or not, from its creation on."""
        match ask:
            case messages.CreateRoom() | requests.NextRoom():
                return ask.settings is not None and ask.settings.rated
            case messages.Join() | messages.AnswerOffer(answer=messages.OfferAnswer.ACCEPT):
                loaded = await self.rooms.load(room)
                return loaded is not None and loaded.room.record.effective_settings.rated
        return False

    async def set_preset_answers(self, by: Caller, room: str, message: messages.SetStanding) -> messages.Standing:
        """Set the caller's preset answers, and send them to the caller's other connections. Raises `Refused`."""
        await self.rooms.set_preset_answers(room, by.identity.id, message.answers)
        game = await self.rooms.game_of(room) or ""
        # id "": to the other connections it answers no message
        await self._user_channel.send_to_user(by.identity.id, messages.Standing("", room, game, message.answers))
        return messages.Standing(message.id, room, game, message.answers)

    async def preset_answers(self, by: Caller, room: str) -> messages.Standing:
        """Return the caller's preset answers in a room. Raises `Refused` and `StoreUnavailable`."""
        loaded = await self.rooms.require(room)
        if not loaded.room.record.seats_of(by.identity.id):
            raise Refused(Code.NOT_YOUR_SEAT, localized("not_your_seat-table"))
        game = loaded.room.record.game
        return messages.Standing("", room, game, loaded.side_data.of(by.identity.id, game))  # "": no message's id

    async def _close_invitations(self, guest: Identity, room: str) -> None:
        """Close the invitations of a person who has taken a seat in the room, and notify the people who sent them."""
        try:
            await self._invitations.on_join(guest, room)
        except StoreUnavailable:
            log.info("an invitation waits until it is looked at: the store is away")

    async def link(self, by: Caller, room: str, message: messages.GetLink) -> messages.Link:
        """Return a link that the caller may pass on: for coaches of `message.seat`, for spectators if it is None.

        Its token is None while there is no such link. Raises `Refused` and `StoreUnavailable`.
        """
        loaded = await self.rooms.require(room)
        number, seat = link_of(loaded.room.record, by.identity.id, message.seat), message.seat
        if number is None:
            return messages.Link(message.id, seat, None)
        token = self._links.watch(room, number) if seat is None else self._links.coach(CoachLink(room, seat, number))
        return messages.Link(message.id, seat, token)

    def request(self, identity: Identity, room: str, ask: RoomRequest) -> Request:
        """Make the request of a user to a room, received now by the clock of the room's primary.

        Raises `StoreUnavailable` until the slots of a cluster are known.
        """
        return Request(identity.id, identity.name, ask, self.rooms.clock_of(room).now())


def _waits_for_people(ask: RoomRequest) -> bool:
    """Whether a new room has a free seat, so that its match does not begin at once."""
    return isinstance(ask, messages.CreateRoom) and ask.players > 1 + len(ask.bots)
