"""The client, and the way to connect one."""

import contextlib
from collections.abc import AsyncIterator, Sequence

import msgspec

from botyard.client.connection import SILENCE_SECONDS, Disconnected
from botyard.client.feed import Record
from botyard.client.model import Model
from botyard.client.reconnecting_link import Backoff, Target
from botyard.client.requests import Refused, Requests
from botyard.client.shares import LuckCheck
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Code

__all__ = ["Client", "Disconnected", "LuckCheck", "Refused", "connect"]

RECONNECT = Backoff()


@contextlib.asynccontextmanager
async def connect(
    urls: str | Sequence[str],
    *,
    token: str,
    encoding: Encoding = Encoding.MSGPACK,
    reconnect: Backoff | None = RECONNECT,
    record: Record | None = None,
    silence: float = SILENCE_SECONDS,
) -> AsyncIterator["Client"]:
    """Connect, and yield a client that the server has welcomed. The client is closed after the block.

    `urls`: where the service is (`ws://host/ws`); of several, the next is taken whenever a connection is lost.
    `reconnect` None: the first loss is the end. `record`: where to take everything down. `silence`: seconds without a
    message after which a connection is taken for dead. Raises `Disconnected` if the first connection fails.
    """
    several = (urls,) if isinstance(urls, str) else tuple(urls)
    client = Client(Target(several, token, encoding, reconnect, silence), record)
    await client.open()
    try:
        yield client
    finally:
        await client.close()


class Client(Requests):
    """A connection to the service that is made again after losses. Use `connect` to make one.

    `model` is what it knows. Every method that asks something waits for its answer however often the connection
    breaks meanwhile; it raises `Refused` if the answer is no, and `Disconnected` once the client has ended.
    """

    # --- the lobby ---

    async def lobby(
        self, filter: m.RoomFilter | None = None, open: int = m.MAX_ROWS, running: int = m.MAX_ROWS
    ) -> tuple[m.RoomSummary, ...]:
        """Enter the lobby, and return its first open rooms and running matches, newest first.

        From now on `model.rooms` follows the lobby.

        `filter` None: all rooms. `open` and `running`: how many of each at most.
        """
        return (await self._ask(lambda id: m.EnterLobby(id, filter, open, running), m.LobbyRooms)).rooms

    async def leave_lobby(self) -> None:
        """Follow the list of rooms no more."""
        await self._ask(m.LeaveLobby, m.Exited)

    async def create(  # noqa: PLR0913 - one for each field of the message
        self,
        game: str,
        players: int,
        name: str = "",
        options: m.GameOptions | None = None,
        clock: m.TimeControl | None = None,
        bots: Sequence[m.BotLevel] = (),
        settings: m.RoomSettings | None = None,
        *,
        contribution: str | None = None,
    ) -> str:
        """Make a room and sit on its first seat. Returns the room's id. The room is not entered: `watch` does that.

        `options` None: the standard game; `clock` None: no time limit. `bots`: the levels of bots on the seats
        behind ours; if they take all of them, the match starts. `settings` None: an open room.
        `contribution`: our share of the match's luck, 16 to 32 bytes in hex, of which only the hash is sent. None: no
        share, unlike in `contribute`; the server alone then chooses the luck of a match against bots.
        """
        promise = self._promise(contribution)
        asked = m.CreateRoom("", game, players, name, options, clock, tuple(bots), settings, promise)
        room = (await self._ask(lambda id: msgspec.structs.replace(asked, id=id), m.Created)).room
        if contribution is not None:
            self._shares.wants(room)
        return room

    async def quick_match(
        self, game: str, players: int, tempo: m.Tempo = m.Tempo.NONE, contribution: str | None = None
    ) -> str:
        """Take a seat in an open room of the standard game that fits, or in a new one.

        Returns the id of the room, for `watch`.

        `contribution`: our share of the match's luck, 16 to 32 bytes in hex; None: no share.
        """
        promise = self._promise(contribution)
        room = (await self._ask(lambda id: m.QuickMatch(id, game, players, tempo, promise), m.Paired)).room
        if promise is not None:
            self._shares.wants(room)
        return room

    async def my_matches(self) -> tuple[m.MyMatch, ...]:
        """Return our own matches as they are now, the most urgent first; of those that are over, the last 20.

        The server tells a client of its matches while it follows them, so this follows them and stops at once.
        """
        matches = (await self._ask(m.FollowMatches, m.MyMatches)).matches
        await self._ask(m.LeaveMatches, m.Exited)
        return matches

    # --- a room ---

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

    # --- a match ---

    async def command(
        self, seat: int, choice: int, command: m.GameCommand, id: str | None = None
    ) -> m.Accepted | m.Rejected:
        """Answer a choice, and return what the server says to it.

        `seat`, `choice`: as in the choice that came. `id`: of an earlier call, to ask again what became of it.
        """
        wanted = (m.Accepted, m.Rejected)
        return await self._ask(lambda new: m.Command(new, seat, choice, command), wanted, id)

    async def resign(self, seat: int) -> m.Accepted:
        """Take a seat out of the match."""
        return await self._ask(lambda id: m.Resign(id, seat), m.Accepted)

    async def set_standing(self, answers: m.GameAnswers) -> None:
        """Say what our seats of the room answer without being asked, from now on (`model.answers`)."""
        await self._ask(lambda id: m.SetStanding(id, answers), m.Standing)

    async def vote(self, remedy: m.Remedy, level: m.BotLevel | None = None) -> m.Accepted:
        """Say what we want to be done about who is missing (`model.seating.absence`). `level`: of a bot."""
        return await self._ask(lambda id: m.Vote(id, remedy, level), m.Accepted)

    async def preview(
        self, seat: int, changes: Sequence[m.GameChange], rounds: int = 1, branches: bool = False
    ) -> m.Previewed:
        """Return the consequences that changes at the own open choice would have; nothing is changed.

        `changes`: at most two, none is a pass. `rounds`: 1..3. `branches`: also the consequences of each
        answer to the next choice.
        """
        return await self._ask(lambda id: m.Preview(id, seat, tuple(changes), rounds, branches), m.Previewed)

    async def snapshot(self) -> m.Snapshot:
        """A fresh snapshot of the room."""
        return await self._ask(m.GetSnapshot, m.Snapshot)

    async def history(self, before: int, limit: int = 50) -> m.History:
        """Past frames of the room."""
        return await self._ask(lambda id: m.GetHistory(id, before, limit), m.History)

    async def ping(self) -> None:
        """Hear from the server."""
        await self._ask(m.Ping, m.Pong)

    async def come_back(self, seat: int) -> m.Accepted:
        """Play `seat` again after it was marked absent (`model.absent`)."""
        return await self._ask(lambda id: m.ComeBack(id, seat), m.Accepted)

    async def choices(self) -> AsyncIterator[m.Choice]:
        """Yield the choices of our seats as they open, each once, until the match is over.

        When one comes, `view` is the game in which it is to be answered. What a server has lost after a failure of its
        store may be asked again. Raises `Refused` (`not_in_a_room`) when the room is gone or was left.
        """
        seen: set[tuple[int, int, int]] = set()
        while True:
            await self.until(lambda model: model.finished or model.room is None or _fresh(model, seen) is not None)
            choice = _fresh(self.model, seen)
            if self.model.room is None:
                raise Refused(Code.NOT_IN_A_ROOM, "The room is gone, or was left.")
            if choice is None:
                return
            seen.add((self.model.histories, self.model.epoch, choice.id))
            yield choice


def _fresh(model: Model, seen: set[tuple[int, int, int]]) -> m.Choice | None:
    """Return the first of our choices that is not `seen` (history, epoch and id of each); None if there is none."""
    if model.finished:
        return None
    return next((one for one in model.own_choices if (model.histories, model.epoch, one.id) not in seen), None)
