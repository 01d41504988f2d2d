"""Requests that wait for answers, over any number of connections. Pure: no I/O, no clock.

A request is kept until it is answered. The caller reports when a connection opens and closes, hands it
what is received, and sends what it returns. The server knows requests by their ids, so sending one again is harmless.
"""

from dataclasses import dataclass
from typing import Protocol, TypeGuard

from msgspec.structs import replace

from botyard.client.model import Model
from botyard_protocol import messages as m

Answer = (
    m.Accepted
    | m.Created
    | m.Entered
    | m.Error
    | m.Exited
    | m.History
    | m.Link
    | m.LobbyRooms
    | m.MyMatches
    | m.Paired
    | m.Pong
    | m.Previewed
    | m.Rejected
    | m.Standing
)


class Request(Protocol):
    """A message with an id."""

    @property
    def id(self) -> str:
        """The id by which its answer names it."""
        ...


@dataclass(frozen=True, slots=True)
class Step:
    """The reaction to a message: send, resolve the requests `answered`, send `retry` again `after` ms later."""

    send: tuple[m.ClientMessage, ...] = ()
    answered: tuple[str, ...] = ()
    retry: str | None = None
    after: int = 0


class Session:
    """The conversation of one client. `prefix` makes its ids differ from those of the identity's other clients."""

    def __init__(self, program: str, prefix: str) -> None:
        """`program`: what the client calls itself. `prefix`: what its ids begin with."""
        self.model = Model()
        self._hello = m.Hello(program)
        self._prefix = prefix
        self._made = 0  # ids so far
        self._greeted = False  # whether this connection has been welcomed
        self._lobby: m.EnterLobby | None = None  # how the lobby was entered, to do it again
        self._waiting: dict[str, m.ClientMessage] = {}  # requests without an answer, by id
        self._entering: m.Watch | m.Resume | m.Coach | None = None  # sent to enter the room again, not answered yet
        self._link: m.Watch | m.Resume | m.Coach | None = None  # by which the room was entered
        self._snapshot_request: m.GetSnapshot | None = None  # sent to close a gap, not answered yet

    def new_id(self) -> str:
        """A new id."""
        self._made += 1
        return f"{self._prefix}-{self._made}"

    # --- connections ---

    def opened(self) -> tuple[m.ClientMessage, ...]:
        """Note that a connection is open, and return what to send first."""
        self.closed()
        return (self._hello,)

    def closed(self) -> None:
        """Note that the connection is gone. Requests without an answer wait for the next one."""
        self._greeted, self._entering, self._snapshot_request = False, None, None

    # --- requests ---

    def ask(self, id: str, message: m.ClientMessage) -> tuple[m.ClientMessage, ...]:
        """Keep a request until it is answered, and return what to send now."""
        self._waiting[id] = message
        return (message,) if self._ready else ()

    def ask_again(self, id: str) -> tuple[m.ClientMessage, ...]:
        """Return what to send now to try a request again that the server has put off."""
        own = [one for one in (self._entering, self._snapshot_request) if one is not None and one.id == id]
        if own:
            return tuple(own)
        return (self._waiting[id],) if self._ready and id in self._waiting else ()

    def forget(self, id: str) -> None:
        """Forget a request. The server may have carried it out all the same."""
        self._waiting.pop(id, None)

    def ask_snapshot(self) -> tuple[m.ClientMessage, ...]:
        """Return what to send now to close a gap by a snapshot; nothing if a snapshot comes anyway."""
        if not self._ready or self.model.room is None or self._snapshot_request is not None:
            return ()
        self._snapshot_request = m.GetSnapshot(self.new_id())
        return (self._snapshot_request,)

    # --- what is received ---

    def receive(self, message: m.ServerMessage) -> Step:
        """Take a message in, and return what to do then."""
        whole = self.model.receive(message)
        match message:
            case m.Welcome():
                return Step(self._welcomed())
            case m.Snapshot():
                return Step(answered=self._refreshed())
            case m.TryAgain(id=id, after=after):
                return Step(retry=id, after=after)
            case _ if _is_answer(message):
                return self._answered(message)
        return Step(() if whole else self.ask_snapshot())

    @property
    def _ready(self) -> bool:
        return self._greeted and self._entering is None

    def _welcomed(self) -> tuple[m.ClientMessage, ...]:
        """Return what to send after a welcome: enter lobby and room again, or without a room what is unanswered.

        With a room, the unanswered requests follow once it is entered.
        """
        self._greeted = True
        lobby = () if self._lobby is None else (replace(self._lobby, id=self.new_id()),)
        if self.model.room is None:
            return (*lobby, *self._waiting.values())
        self._entering = self._way_back(self.new_id(), self.model.room)
        return (*lobby, self._entering)

    def _way_back(self, id: str, room: str) -> m.Watch | m.Resume | m.Coach:
        """Return the request that enters again the room where we were, by the same link."""
        cursor, link = self.model.cursor, self._link
        if isinstance(link, m.Coach):
            return m.Coach(id, link.token, cursor)
        token = None if link is None or link.room != room else link.token
        return m.Watch(id, room, token) if cursor is None else m.Resume(id, room, cursor, token)

    def _refreshed(self) -> tuple[str, ...]:
        """Return the ids of all requests for a snapshot, which one answers: it names none of them."""
        self._snapshot_request = None
        asked = tuple(id for id, request in self._waiting.items() if isinstance(request, m.GetSnapshot))
        for id in asked:
            del self._waiting[id]
        return asked

    def _answered(self, answer: Answer) -> Step:
        """Find the request that a message answers, and do what follows from the answer."""
        if self._entering is not None and answer.id == self._entering.id:
            return Step(self._entered(answer))
        if self._snapshot_request is not None and answer.id == self._snapshot_request.id:
            self._snapshot_request = None
        id = answer.id or ""
        request = self._waiting.get(id)
        if request is None or self._is_half(request, answer):
            return Step()
        self._settle(request, answer)
        return Step(answered=(id,))

    def _entered(self, answer: Answer) -> tuple[m.ClientMessage, ...]:
        """Note that the room is entered again, or cannot be; return the requests without an answer, to be sent now."""
        self._entering = None
        if not isinstance(answer, m.Entered):
            self.model.leave()
        return tuple(self._waiting.values())

    def _is_half(self, request: m.ClientMessage, answer: Answer) -> bool:
        """Return whether an answer is only the first of two: a join is accepted before it enters the room.

        The request stays until the second one, so that it is sent again if that is lost.
        """
        return isinstance(request, m.Join) and isinstance(answer, m.Accepted) and self.model.room != request.room

    def _settle(self, request: m.ClientMessage, answer: Answer) -> None:
        """End a request, and note what must be entered again on a new connection: the lobby, the link of a room."""
        del self._waiting[answer.id or ""]
        match request, answer:
            case m.EnterLobby() as lobby, m.LobbyRooms():
                self._lobby = lobby
            case m.LeaveLobby(), m.Exited():
                self._lobby = None
            case m.Exit(), m.Exited():
                self.model.leave()  # without a room, `_link` is not used
            case ((m.Watch() | m.Resume() | m.Coach() as link), m.Entered()):
                self._link = link
            case m.Join(), m.Entered():
                self._link = None  # the seat lets us in again


def _is_answer(message: m.ServerMessage) -> TypeGuard[Answer]:
    return isinstance(message, Answer)
