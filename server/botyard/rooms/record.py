"""The stored forms of a room, and its public views: the record at one position of the log, and the entries of the log.

Both are msgpack arrays whose fields are only ever appended, after the number of the form and a checksum. Events are
stored as the rules made them, unredacted: secrets are cut when events are sent to an audience.

The digest of a log is one number per entry that tells two histories apart. Each digest covers the one before it and
what every audience knows of the entry, so it says nothing that a client does not know. Names of people and rooms are
left out, since they change when an account is deleted.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, get_args
from zlib import crc32

import msgspec
from typing_extensions import TypeVar

from botyard.errors import Damaged, Unreadable
from botyard.rooms.before import luck as provable_luck
from botyard.rooms.before.invitations import Invitation
from botyard.rooms.before.luck import COMMITTED_LUCK, PLAIN_LUCK, Luck, commitment
from botyard.rooms.match.clock import Clocks, Outage
from botyard.rooms.requests import RoomRequest
from botyard_protocol import messages as m
from botyard_protocol.codec import converter, pack
from botyard_protocol.game_content import ChoiceT, EventT
from botyard_protocol.games import GameSchema, schema_of
from botyard_protocol.schema import tag_of
from botyard_protocol.scoping import content_type, typed

T = TypeVar("T")
RequestT = TypeVar("RequestT", default=Any)

MARK = b"\xc1"
"""The first byte of a stored value with a number of its form. No msgpack begins with it, so values
without a form differ, and a release that knows no forms refuses to read it."""
CONTENT = len(MARK) + 1 + 4
"""Where the content of a value with a checksum begins: after the mark, the form and the CRC-32 of the content."""
FORM = 4
"""The form of a record. It grows with every field that a node of an earlier release must not lose, since that node
would write back only the fields that it knows."""
CHECKED_FORM = 3
"""From this form on a record has a checksum."""
ENTRY_FORM = 1
"""The form of an entry. Entries of earlier releases have none, and no checksum."""

DEFAULT_SETTINGS = m.RoomSettings()
"""The settings of a room without any: it is open to all."""


class SeatAgreements(msgspec.Struct, frozen=True, array_like=True):
    """Agreements about the seats of a room apart from their holders; `botyard.rooms.before.seats` applies them.

    `reserved`: by seat, the person for whom a free seat is kept; empty if none is. `ready`: the seats whose people are
    ready, ascending. `barred`: people who may take no seat. `offers`: the open ones; `offered`: how many ever were.
    `asked`: the identities that were away while the room was full, whose readiness the start waits for.
    """

    reserved: tuple[m.Occupant | None, ...] = ()
    ready: tuple[int, ...] = ()
    barred: tuple[m.Occupant, ...] = ()
    offers: tuple[m.Offer, ...] = ()
    offered: int = 0
    asked: tuple[str, ...] = ()

    def holder(self, seat: int) -> m.Occupant | None:
        """The person for whom a free seat is reserved, None if it is for all."""
        return self.reserved[seat] if seat < len(self.reserved) else None


NOTHING_AGREED = SeatAgreements()


class Record(msgspec.Struct, frozen=True, array_like=True):
    """A room after an entry. `state` is the game's dump, empty before the match.

    `created`: seconds since 1970. `time`: ms since 1970 of the last entry. `players`: how many play. `seats`: who
    holds each; before the match one for each player, then those of the game: one person may hold two.
    `secret`: the server's part of the match's seed; it leaves the record only with the last entry. `luck`: people's
    shares of the seed; `contributions`: those (hex, by place) of a room whose match an earlier release was to start,
    else empty.
    `clock`: the time control, None for unlimited time; `clocks`: the time that is left in a match.
    `animation_end`: if bots play, about when the animation of the last entry is over (ms since 1970). `settings`: None
    for the default ones: see `effective_settings`. `invitations`: before the match, oldest first.
    `watch_link`: how many links for spectators were made before the valid one; `coach_links`, by seat: how many
    were made, less than 0 if none is valid; empty before there is one.
    `absence`: None while no player is missing. `abandoned`: why the match was ended early, None if it was not.
    `listed`: from when on the lobby may list it (ms since 1970): a rematch reveals that the match before it is over.
    `digest`: of the log up to the last entry; None if an earlier release wrote that one.
    """

    room: str
    game: str
    rules_version: int
    name: str
    players: int
    status: m.Status
    host: str | None
    seats: tuple[m.Occupant | None, ...]
    created: int
    time: int
    state: bytes = b""
    options: m.GameOptions | None = None
    secret: bytes = b""
    contributions: tuple[str | None, ...] = ()
    clock: m.TimeControl | None = None
    clocks: Clocks | None = None
    animation_end: int = 0
    settings: m.RoomSettings | None = None
    invitations: tuple[Invitation, ...] = ()
    agreements: SeatAgreements = NOTHING_AGREED
    watch_link: int = 0
    coach_links: tuple[int, ...] = ()
    absence: m.Absence | None = None
    abandoned: m.Abandoned | None = None
    listed: int = 0
    digest: int | None = None
    luck: Luck = PLAIN_LUCK

    @property
    def effective_settings(self) -> m.RoomSettings:
        """The settings that apply: those of the room, or the default ones."""
        return self.settings or DEFAULT_SETTINGS

    @property
    def halted(self) -> bool:
        """Whether no choice can be answered: the match is adjourned or over, or has not begun."""
        return self.status is not m.Status.PLAYING or (self.absence is not None and self.absence.adjourned > 0)

    @property
    def has_bots(self) -> bool:
        """Whether a bot holds a seat."""
        for occupant in self.seats:  # noqa: SIM110 - each entry asks for it, and `any` takes three times as long
            if occupant is not None and occupant.bot is not None:
                return True
        return False

    @property
    def has_automatic_seats(self) -> bool:
        """Whether a bot or the rules may answer for a seat: a bot holds one, or a player is missing."""
        return self.absence is not None or self.has_bots

    def seats_of(self, identity: str) -> tuple[int, ...]:
        """The seats that an identity holds, ascending. As an audience: it may see what these seats may see."""
        holders = enumerate(self.seats)
        return tuple([seat for seat, occupant in holders if occupant is not None and occupant.identity == identity])

    def view(self) -> m.RoomView:
        """Return the public view of the room, with stored names."""
        return m.RoomView(
            id=self.room,
            game=self.game,
            rules_version=self.rules_version,
            name=self.name,
            status=self.status,
            players=self.players,
            host=self.host,
            seats=self.seats,
            options=options_view(self.game, self.options),
            commitment=commitment(self.secret),
            contributed=self._contributed(),
            clock=clock_view(self.clock),
            settings=settings_view(self.effective_settings),
            reserved=self.agreements.reserved,
            ready=self.agreements.ready,
            barred=self.agreements.barred,
            offers=self.agreements.offers,
            asked=self.agreements.asked,
            coached=tuple(number > 0 for number in self.coach_links),
            absence=self.absence,
            abandoned=self.abandoned,
            luck=self._luck_view(),
        )

    def _contributed(self) -> tuple[bool, ...]:
        """Return by seat whether its holder has committed to a share; empty once the match has begun.

        Plain shares of an earlier release do not count.
        """
        if self.status is not m.Status.OPEN:
            return ()
        return tuple(self.luck.of(seat) is not None for seat in range(self.players))

    def _luck_view(self) -> m.LuckView | None:
        """Return the shares of the seed as clients see them; with the secret once the match is over.

        None for a match that an earlier release began, with plain shares.
        """
        # a waiting room of an earlier release gets new shares with its next request: it is shown as if it had them
        known = COMMITTED_LUCK if self.status is m.Status.OPEN and not self.luck.round else self.luck
        return provable_luck.view(known, self.secret.hex() if self.status is m.Status.FINISHED else None)

    def is_listed_as(self, other: "Record") -> bool:
        """Return whether the room has the same line in the lobby, and the same free places, as a later record."""
        return (
            self.status is other.status
            and self.players == other.players
            and self.seats == other.seats
            and self.host == other.host
            and self.name == other.name
            and self.options == other.options
            and self.clock == other.clock
            and self.settings == other.settings
            and self.agreements.reserved == other.agreements.reserved
            and (self.luck.until > 0) is (other.luck.until > 0)  # while shares are opened, no one can join
        )

    def summary(self) -> m.RoomSummary:
        """Return the room's line in the lobby. With stored names; a reserved seat counts as taken."""
        seats = tuple(occupant or self.agreements.holder(seat) for seat, occupant in enumerate(self.seats))
        return m.RoomSummary(
            id=self.room,
            game=self.game,
            name=self.name,
            status=self.status,
            players=self.players,
            seats=tuple(None if occupant is None else occupant.name for occupant in seats),
            created=self.created,
            options=options_view(self.game, self.options),
            identities=tuple(None if occupant is None else occupant.identity for occupant in seats),
            clock=clock_view(self.clock),
            bots=tuple(None if occupant is None else occupant.bot for occupant in seats),
            settings=settings_view(self.effective_settings),
        )


class Entry(msgspec.Struct, Generic[RequestT, EventT, ChoiceT], frozen=True, array_like=True):
    """One entry of a room's log. `command`: the accepted request. `choices`: those that are open after it.

    With a time control: `received`, when the request came in (ms since 1970); `outages`, the known ones in which a
    clock would have run; `clocks`, as they are after the entry. In a match: `hash`, the fingerprint of the public view
    after it; `own`, by seat, of what that seat alone knows, empty if no seat knows anything alone. `standing`: the
    command was a preset answer, which only the seat's holder may know. `digest`: of the log up to this entry;
    `before`: up to the entry before it, None at the beginning and after entries of earlier releases. `proof`: of the
    sender's receipt (see `proof_of`); only in files of matches.
    """

    epoch: int
    number: int
    rules_version: int
    time: int
    identity: str
    seat: int | None
    id: str
    command: RequestT
    events: tuple[EventT, ...]
    choices: tuple[ChoiceT, ...]
    received: int = 0
    outages: tuple[Outage, ...] = ()
    clocks: Clocks | None = None
    hash: int | None = None
    own: tuple[int | None, ...] = ()
    standing: bool = False
    digest: int | None = None
    before: int | None = None
    proof: str | None = None


def clock_view(control: m.TimeControl | None) -> m.TimeControlView | None:
    """A time control as clients get it; None for unlimited time."""
    return None if control is None else m.TimeControlView(**msgspec.structs.asdict(control))


def settings_view(settings: m.RoomSettings) -> m.RoomSettingsView:
    """Settings as clients get them."""
    return m.RoomSettingsView(**msgspec.structs.asdict(settings))


def options_view(game: str, options: m.GameOptions | None) -> m.GameOptionsView | None:
    """The options of a game as clients get them, None for none; plain data if this node does not have the game."""
    return None if options is None else _of_game(game, "options_view", msgspec.to_builtins(options))


def _of_game(game: str, kind: str, content: Any) -> Any:
    """Return content in the type that the field `kind` of a game's schema names.

    Unchanged if this node does not have the game. Raises `msgspec.ValidationError`.
    """
    schema = schema_of(game)
    return content if schema is None or content is None else converter(getattr(schema, kind)).convert(content)


def sealed(form: int, content: bytes) -> bytes:
    """The stored value of a content, with its form and checksum: the store does not notice each flipped bit."""
    return MARK + bytes((form,)) + crc32(content).to_bytes(4, "big") + content


def content_of(stored: bytes) -> bytes:
    """Return the content of a value that `sealed` made. Raises `Damaged` if it does not fit its checksum."""
    content = stored[CONTENT:]
    if crc32(content) != int.from_bytes(stored[len(MARK) + 1 : CONTENT], "big"):
        raise Damaged("the bytes of a stored value are not those of its checksum")
    return content


def dump_record(record: Record) -> bytes:
    """Encode a record. Nodes of earlier releases that do not know its form refuse to read it."""
    return sealed(FORM, pack(record))


def load_record(data: bytes) -> Record:
    """Decode a record that this release or an earlier one wrote. Raises `Unreadable`."""
    if not data.startswith(MARK):
        return _load_record(data)  # of a release whose records had no form
    form = data[len(MARK) : len(MARK) + 1]  # one byte
    if not form or form[0] > FORM:
        raise Unreadable(f"Record: form {form.hex()} is not known here")
    return _load_record(content_of(data) if form[0] >= CHECKED_FORM else data[len(MARK) + 1 :])


def dump_entry(entry: Entry) -> bytes:
    """Encode an entry."""
    return sealed(ENTRY_FORM, pack(entry))


def entry_content(data: bytes) -> bytes:
    """Return the msgpack of a stored entry. Raises `Unreadable`, and `Damaged` if the checksum does not fit."""
    if not data.startswith(MARK):
        return data  # of a release whose entries had no form
    form = data[len(MARK) : len(MARK) + 1]  # one byte
    if form != bytes((ENTRY_FORM,)):
        raise Unreadable(f"Entry: form {form.hex()} is not known here")
    return content_of(data)


def load_entry(data: bytes, game: str | None) -> Entry:
    """Decode an entry of a room of `game`. Raises `Unreadable`.

    Without a game, or with one that this node does not have, the game's content stays as plain lists.
    """
    schema = None if game is None else schema_of(game)
    return _load(entry_content(data), _entries if schema is None else _entries_of(schema))


@cache
def entry_type(schema: GameSchema) -> Any:
    """The type of the entries of rooms of a game."""
    types: Any = typed(RoomRequest, schema), content_type("EventT", schema), schema.choice
    return Entry[types]


_records = msgspec.msgpack.Decoder(Record, strict=True)
_entries = msgspec.msgpack.Decoder(Entry[RoomRequest], strict=True)


@cache
def _entries_of(schema: GameSchema) -> msgspec.msgpack.Decoder[Entry]:
    return msgspec.msgpack.Decoder(entry_type(schema), strict=True)


def _load_record(data: bytes) -> Record:
    """Load a record, with the options in the type of its game. Raises `Unreadable`."""
    record = _load(data, _records)
    try:
        return msgspec.structs.replace(record, options=_of_game(record.game, "options", record.options))
    except msgspec.ValidationError as error:
        raise Unreadable(f"Record: {error}") from error


def _load(data: bytes, decoder: msgspec.msgpack.Decoder[T]) -> T:
    """Decode what is stored of a room. Raises `Unreadable`, for example for what a newer release has stored."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable(f"{decoder.type.__name__}: {error}") from error


# --- the digest of the log --------------------------------------------------------------------------------------

# later releases added `former` and `rated`, and the digests of logs from before them stay as they were
_NAMES = frozenset(("name", "title", "former", "rated"))
_ROOM_EVENTS = frozenset(get_args(m.RoomEvent))


def digest_of(before: int | None, number: int, hash: int | None, events: Sequence[Any]) -> int:
    """Return the digest of entry `number`: the CRC-32 of its public form, begun with the digest `before` (None: 0).

    The public form is the msgpack of a list: the number, the fingerprint `hash` of the public view, and for each event
    its tag, or for a room event the list of its tag and fields without names, `former` and `rated`.
    """
    # `_TAGS` has None for a room event: its fields are added to its tag below
    public: list[Any] = [number, hash, *map(_TAGS.__getitem__, map(type, events))]
    if None in public[2:]:
        tagged = zip(public[2:], events, strict=True)
        public[2:] = [_with_fields(event) if tag is None else tag for tag, event in tagged]
    return crc32(pack(public), before or 0)


def continues(digest: int | None, before: int | None) -> bool:
    """Return whether an entry that was made after the digest `before` follows a log whose digest is `digest`.

    Also True if either digest is unknown (None).
    """
    return digest is None or before is None or digest == before


class _Tags(dict[type, int | None]):
    """The tags of events of games by their class; None for events of the room."""

    def __missing__(self, cls: Any) -> int | None:
        """Find the tag of a class when it is needed first."""
        tag = self[cls] = None if cls in _ROOM_EVENTS else int(tag_of(cls) or 0)
        return tag


_TAGS = _Tags()


def _with_fields(event: Any) -> list[Any]:
    return [int(tag_of(type(event)) or 0), *_fields(event)]


def _fields(value: msgspec.Struct) -> list[Any]:
    return [_without_names(getattr(value, name)) for name in value.__struct_fields__ if name not in _NAMES]


def _without_names(value: Any) -> Any:
    """Return a field of an event as the digest has it: structs and tuples become lists, without the fields `_NAMES`."""
    if isinstance(value, tuple):
        return [_without_names(one) for one in value]
    return _fields(value) if isinstance(value, msgspec.Struct) else value
