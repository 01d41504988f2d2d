"""Requests about a room: entering and leaving it, its seats, its links, and what its host decides."""

import msgspec

from botyard.client.requests import Requests
from botyard_protocol import messages as m


class RoomRequests(Requests):
    """The requests about a room."""

    async def join(
        self, room: str, seat: int | None = None, contribution: str | None = None, invitation: str | None = None
    ) -> None:
        """Take a seat and enter the room. Ends when the room is known as the holder of that seat sees it.

        `seat` None: any. `contribution`: our share of chance, 16 to 32 bytes in hex, of which only the hash is sent;
        None: no share. `invitation`: the secret of a link (what follows `/i#`), or a short code; None: without one.
        """
        promise = self._promise(contribution)
        if promise is not None:
            self._shares.wants(room)
        await self._ask(lambda id: m.Join(id, room, seat, promise, invitation), (m.Entered, m.Accepted))
        await self.until(lambda model: bool(model.audience) and model.number is not None)

    async def watch(self, room: str, token: str | None = None) -> None:
        """Enter a room, as the holder of seats there or as a spectator. Ends when the room is known.

        `token`: of its link for spectators.
        """
        await self._ask(lambda id: m.Watch(id, room, token), m.Entered)
        await self.until(lambda model: model.number is not None)

    async def coach(self, token: str) -> None:
        """Enter the room of a coach link, to see what a player sees. Ends when the room is known."""
        await self._ask(lambda id: m.Coach(id, token), m.Entered)
        await self.until(lambda model: model.number is not None)

    async def set_link(self, seat: int | None, valid: bool = True) -> m.Accepted:
        """Make a new coach link for our seat, or withdraw it; None: a new link for spectators, as the host."""
        return await self._ask(lambda id: m.SetLink(id, seat, valid), m.Accepted)

    async def link(self, seat: int | None = None) -> str | None:
        """The token of our seat's coach link, None if there is none; without a seat, of the link for spectators."""
        return (await self._ask(lambda id: m.GetLink(id, seat), m.Link)).token

    async def resume(self, room: str, cursor: m.Cursor) -> m.Entered:
        """Enter a room at a place of its log (`cursor`). `recovered` in the answer: entries follow, no snapshot."""
        return await self._ask(lambda id: m.Resume(id, room, cursor), m.Entered)

    async def exit(self) -> None:
        """Leave the room, not the seat."""
        await self._ask(m.Exit, m.Exited)

    async def leave_seat(self, seat: int) -> m.Accepted:
        """Give up a seat before the match."""
        return await self._ask(lambda id: m.LeaveSeat(id, seat), m.Accepted)

    async def contribute(self, seat: int, contribution: str | None = None) -> m.Accepted:
        """Add a share of chance before the match.

        `contribution`: 16 to 32 bytes in hex; None: it is drawn for us.

        Only its hash is sent. The client opens the share by itself when the match starts, and commits to a new one
        after a start that was called off.
        """
        promise, room = self._shares.draw(self.identity, contribution), self.model.seating
        if room is not None:
            self._shares.asked(room)
        answer = await self._ask(lambda id: m.Contribute(id, seat, promise), m.Accepted)
        if room is not None:
            self._shares.wants(room.id)
        return answer

    async def add_bot(self, level: m.BotLevel, seat: int | None = None) -> m.Accepted:
        """Put a bot on a free seat (any) before the match, as the host."""
        return await self._ask(lambda id: m.AddBot(id, level, seat), m.Accepted)

    async def remove_bot(self, seat: int) -> m.Accepted:
        """Take a bot off its seat before the match, as the host."""
        return await self._ask(lambda id: m.RemoveBot(id, seat), m.Accepted)

    async def move_seat(self, seat: int, to: int) -> m.Accepted:
        """Go to a free seat before the match."""
        return await self._ask(lambda id: m.MoveSeat(id, seat, to), m.Accepted)

    async def offer_seat(self, seat: int, to: int | None = None, identity: str | None = None) -> m.Accepted:
        """Offer our seat for the seat `to`, to the person `identity`, or to the first who takes it."""
        return await self._ask(lambda id: m.OfferSeat(id, seat, to, identity), m.Accepted)

    async def answer_offer(self, offer: int, answer: m.OfferAnswer, room: str | None = None) -> m.Accepted:
        """Answer an offer, of the room entered or of another. Who accepts one of another room enters it."""
        asked = m.AnswerOffer("", offer, answer, room)
        return await self._ask(lambda id: msgspec.structs.replace(asked, id=id), m.Accepted)

    async def handle_person(self, identity: str, action: m.PersonAction) -> m.Accepted:
        """As the host send a person away, let them in again, or make them the host, before the match."""
        return await self._ask(lambda id: m.HandlePerson(id, identity, action), m.Accepted)

    async def ready(self, ready: bool = True) -> m.Accepted:
        """Say whether we are ready, in a room that asks."""
        return await self._ask(lambda id: m.Ready(id, ready), m.Accepted)

    async def change_room(
        self,
        players: int,
        name: str = "",
        options: m.GameOptions | None = None,
        clock: m.TimeControl | None = None,
        settings: m.RoomSettings | None = None,
    ) -> m.Accepted:
        """As the host give the room another form before the match. What is not given is as in a new room.

        `players`: the number of seats. `options` None: the standard game; `clock` None: no time limit;
        `settings` None: an open room.
        """
        asked = m.ChangeRoom("", players, name, options, clock, settings)
        return await self._ask(lambda id: msgspec.structs.replace(asked, id=id), m.Accepted)

    async def rematch(self, room: str, contribution: str | None = None) -> str:
        """Ask for another match of the people of `room`, or agree to one.

        Returns the id of the next room, in which we have a seat. `contribution`: our share of chance in it, 16 to 32
        bytes in hex, of which only the hash is sent; None: no share.
        """
        promise = self._promise(contribution)
        following = (await self._ask(lambda id: m.Rematch(id, room, promise), m.Created)).room
        if promise is not None:
            self._shares.wants(following)
        return following

    async def start(self) -> m.Accepted:
        """Start the match, as the host."""
        return await self._ask(m.Start, m.Accepted)
