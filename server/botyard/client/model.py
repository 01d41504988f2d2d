"""What a client knows: the folded sum of what it has received. Pure."""

from dataclasses import dataclass, field

from botyard.client.folds import Diverged, fits, fold, fold_room
from botyard_protocol import messages as m
from botyard_protocol.games import schema_of


@dataclass(slots=True)
class Check:
    """Compares views with the fingerprints of the server (PROTOCOL.md, "Fingerprints").

    `compared`: how many so far; `misfits`: how many of them did not fit, and events that cannot have happened.
    `useless`: a misfit came right after the snapshot that should have mended another, so the server takes fingerprints
    of more than this program knows; nothing is compared any more.
    """

    compared: int = 0
    misfits: int = 0
    useless: bool = False
    _doubted: bool = False  # whether the last view that was compared did not fit

    def holds(self, view: m.GameView | None, audience: tuple[int, ...], frame: m.ChoiceFrame) -> bool:
        """Compare `view` with the fingerprints in `frame`, and return whether to go on with it.

        If not, a snapshot must take its place. Nothing is compared without a view or fingerprints, nor after two
        misfits in a row. `audience`: the seats whose secrets the view has.
        """
        if view is None or frame.hash is None or self.useless:
            return True
        self.compared += 1
        if fits(view, audience, frame):
            self._doubted = False
            return True
        self.misfits += 1
        # A second misfit in a row: the fingerprint is at fault, not the view. `_doubted` is still of the view before.
        self.useless, self._doubted = self._doubted, True
        return self.useless


@dataclass(slots=True)
class Model:
    """A connection's identity, the lobby, and the room that was entered, all as of `(epoch, number)`.

    `number` is None while the room is not known: until its first snapshot, and when what was known proved wrong.
    `seating`: the room, who sits there and its options. `view`: the game, None before the match; events are folded
    into both. `choices`: those that are open, empty until they come. `clocks`: by seat, as they were at `now`.
    `check`: how the views compared with what the server has. `answers`: what is answered for us without asking.
    `coach`: whether the audience is that of a coach link. `late`: whether we see the match with the delay of
    spectators. `onlookers`: who looks on. `digest`: of the log up to `number`, for the cursor. `histories`: how many
    logs of rooms were followed; it grows when a server has lost what was seen, so that the same ids may name other
    choices.
    """

    welcome: m.Welcome | None = None
    rooms: dict[str, m.RoomSummary] = field(default_factory=dict)
    room: str | None = None
    audience: tuple[int, ...] = ()
    epoch: int = 0
    number: int | None = None
    seating: m.RoomView | None = None
    view: m.GameView | None = None
    choices: tuple[m.Choice, ...] = ()
    clocks: tuple[m.SeatClock, ...] = ()
    now: int = 0
    presence: m.Presence | None = None
    check: Check = field(default_factory=Check)
    answers: m.GameAnswers = None
    coach: bool = False
    late: bool = False
    onlookers: m.Onlookers | None = None
    digest: int | None = None
    histories: int = 1

    @property
    def cursor(self) -> m.Cursor | None:
        """Where to resume; None if there is nothing to resume."""
        return None if self.number is None else m.Cursor(self.epoch, self.number, self.audience, self.digest)

    @property
    def finished(self) -> bool:
        """Whether the match of the room is over."""
        return self.seating is not None and self.seating.status is m.Status.FINISHED

    @property
    def absent(self) -> tuple[int, ...]:
        """Our seats that are marked absent: their choices are answered at once, until they come back."""
        return tuple(seat for seat in self.audience if seat < len(self.clocks) and self.clocks[seat].absent)

    @property
    def is_awaited(self) -> bool:
        """Whether the start of the match waits until we say that we are ready (`Client.ready`)."""
        if self.seating is None or self.seating.status is not m.Status.OPEN:
            return False
        seats = [seat for seat in self.audience if seat not in self.seating.ready]
        people = [self.seating.seats[seat] for seat in seats if seat < len(self.seating.seats)]
        return any(one is not None and one.identity in self.seating.asked for one in people)

    @property
    def own_choices(self) -> tuple[m.Choice, ...]:
        """The open choices of our seats."""
        if self.coach:
            return ()
        return tuple(choice for choice in self.choices if choice.seat in self.audience)

    def receive(self, message: m.ServerMessage) -> bool:
        """Bring the model up to date by a message. Return False if a snapshot is needed: something is missing."""
        match message:
            case m.Snapshot():
                self._restart(message)
            case m.EventFrame():
                return self._follow(message)
            case m.ChoiceFrame():
                return self._choose(message)
            case m.Heartbeat(epoch=epoch, number=number):
                return self.number is None or number is None or self._has(epoch, number)
            case m.Entered():
                self._enter(message)
            case m.Presence():
                self.presence = message
            case m.Onlookers():
                self.onlookers = message
            case m.Standing(room=room_id, answers=answers):
                self.answers = answers if room_id == self.room else self.answers
            case m.Welcome():
                self.welcome = message
            case m.LobbyRooms(rooms=rooms):
                self.rooms = {room.id: room for room in rooms}
            case m.LobbyChanged(room=room):
                self.rooms[room.id] = room
            case m.LobbyRemoved(room=id):
                self.rooms.pop(id, None)
        return True

    def leave(self) -> None:
        """Forget the room: none is entered any more."""
        self.room, self.audience, self.seating, self.view = None, (), None, None
        self.presence, self.check, self.answers = None, Check(), None
        self.coach, self.late, self.onlookers = False, False, None
        self._forget()

    def _forget(self) -> None:
        """Drop what is known of the room's position in its log: only a snapshot can say it."""
        self.number, self.choices, self.clocks, self.now = None, (), (), 0

    def _enter(self, entered: m.Entered) -> None:
        """Note the room that was entered; what is known stays only if it is the same room and its log is continued."""
        if entered.room != self.room:
            self.leave()
        self.room, self.audience = entered.room, entered.audience
        self.coach, self.late = entered.coach, entered.late
        schema = schema_of(entered.game)
        if self.answers is None and schema is not None and schema.answers is not None:
            self.answers = schema.answers()
        if not entered.recovered:
            self._forget()
        if entered.lost:
            self.histories += 1

    def _restart(self, snapshot: m.Snapshot) -> None:
        self.epoch, self.number, self.audience = snapshot.epoch, snapshot.number, snapshot.audience
        self.seating, self.view, self.digest = snapshot.room, snapshot.view, snapshot.digest
        self.choices, self.clocks, self.now = snapshot.choices, snapshot.clocks, snapshot.now

    def _follow(self, frame: m.EventFrame) -> bool:
        """Apply an entry of the log to the view and the seats. Return False if a snapshot is needed instead."""
        if self.number is None or self._has(frame.epoch, frame.number):
            return True  # a snapshot that holds it is on its way, or has come
        if (frame.epoch, frame.number) != (self.epoch, self.number + 1):
            return False
        try:
            self.view = fold(self.view, frame.events)
        except Diverged:
            self.check.misfits += 1
            self._forget()
            return False
        assert self.seating is not None  # a number comes with a snapshot
        self.seating = fold_room(self.seating, frame.events)
        self.number, self.digest, self.choices = frame.number, frame.digest, ()
        return True

    def _choose(self, frame: m.ChoiceFrame) -> bool:
        """Take the choices of the newest entry. Return False if the view does not fit them: a snapshot is needed."""
        if self.number is None:
            return True
        if (frame.epoch, frame.number) != (self.epoch, self.number):
            return self._has(frame.epoch, frame.number)
        if not self.check.holds(self.view, self.audience, frame):
            self._forget()
            return False
        self.choices, self.clocks, self.now = frame.choices, frame.clocks, frame.now
        return True

    def _has(self, epoch: int | None, number: int) -> bool:
        """Return whether the entry `number` of `epoch` is in what the model knows."""
        return epoch == self.epoch and self.number is not None and number <= self.number
