"""What a client knows: the folded sum of what it has received. Pure."""

from dataclasses import dataclass, field

from protocol.messages import (
    Choice,
    ChoiceFrame,
    Cursor,
    Entered,
    EventFrame,
    GameView,
    Heartbeat,
    LobbyChanged,
    LobbyRemoved,
    LobbyRooms,
    MatchFinished,
    Presence,
    RoomSummary,
    ServerMessage,
    Snapshot,
    Status,
    Welcome,
)


@dataclass(slots=True)
class Model:
    """A connection's identity, the lobby, and the room that was entered.

    `number` is None until the first snapshot of the room. `snapshot` is the last one received, and as old as its own
    number: events are not folded into its view. `choices`: those open after `number`.
    """

    welcome: Welcome | None = None
    rooms: dict[str, RoomSummary] = field(default_factory=dict)
    room: str | None = None
    audience: tuple[int, ...] = ()
    epoch: int = 0
    number: int | None = None
    snapshot: Snapshot | None = None
    choices: tuple[Choice, ...] = ()
    presence: Presence | None = None
    finished: bool = False

    @property
    def cursor(self) -> Cursor | None:
        """Where to resume; None if there is nothing to resume."""
        return None if self.number is None else Cursor(self.epoch, self.number, self.audience)

    @property
    def view(self) -> GameView | None:
        """The view of the last snapshot."""
        return self.snapshot.view if self.snapshot else None

    @property
    def own_choices(self) -> tuple[Choice, ...]:
        """The open choices of our seats."""
        return tuple(choice for choice in self.choices if choice.seat in self.audience)

    def receive(self, message: ServerMessage) -> bool:
        """Take a message in. False if something before it is missing, so that a snapshot is needed."""
        match message:
            case Snapshot():
                self._restart(message)
            case EventFrame():
                return self._follow(message)
            case ChoiceFrame():
                return self._choose(message)
            case Heartbeat(epoch=epoch, number=number):
                return self.number is None or number is None or self._has(epoch, number)
            case Entered():
                self._enter(message)
            case Presence():
                self.presence = message
            case Welcome():
                self.welcome = message
            case LobbyRooms(rooms=rooms):
                self.rooms = {room.id: room for room in rooms}
            case LobbyChanged(room=room):
                self.rooms[room.id] = room
            case LobbyRemoved(room=id):
                self.rooms.pop(id, None)
        return True

    def leave(self) -> None:
        """No room is entered any more."""
        self.room, self.audience, self.number, self.snapshot = None, (), None, None
        self.choices, self.presence, self.finished = (), None, False

    def _enter(self, entered: Entered) -> None:
        if entered.room != self.room:
            self.leave()
        self.room, self.audience = entered.room, entered.audience
        if not entered.recovered:
            self.number, self.choices = None, ()

    def _restart(self, snapshot: Snapshot) -> None:
        self.epoch, self.number, self.audience = snapshot.epoch, snapshot.number, snapshot.audience
        self.snapshot, self.choices = snapshot, snapshot.choices
        self.finished = snapshot.room.status is Status.FINISHED

    def _follow(self, frame: EventFrame) -> bool:
        if self.number is None or self._has(frame.epoch, frame.number):
            return True  # a snapshot that holds it is on its way, or has come
        if (frame.epoch, frame.number) != (self.epoch, self.number + 1):
            return False
        self.number = frame.number
        self.finished = self.finished or any(isinstance(event, MatchFinished) for event in frame.events)
        return True

    def _choose(self, frame: ChoiceFrame) -> bool:
        if self.number is None:
            return True
        if (frame.epoch, frame.number) == (self.epoch, self.number):
            self.choices = frame.choices
        return self._has(frame.epoch, frame.number)

    def _has(self, epoch: int | None, number: int) -> bool:
        return epoch == self.epoch and self.number is not None and number <= self.number
