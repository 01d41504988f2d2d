"""Chat lines in stored form and in wire form, and who may read and write them. Pure.

Players must not read the spectators' chat, and delayed spectators must not read the table's chat. For delayed
spectators the match ends later, too: until then their permissions are those of a running match.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from botyard.accounts.identity import Identity
from botyard.display_names import has_printable_chars, normalise
from botyard.errors import Refused
from botyard.rooms.record import Record
from botyard.rooms.sight.public_names import PublicNames
from botyard.rooms.sight.watching import is_late
from botyard.store.chat import LineId, format_line_id
from botyard.texts import localized
from botyard_protocol.chat import MAX_LINE_CHARS, ChatLine, ChatPlace, Phrase, Say
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code
from botyard_protocol.messages import Status


@dataclass(frozen=True, slots=True)
class Permission:
    """Whether users with a seat may, and whether other users may."""

    seats: bool
    others: bool

    def of(self, seated: bool) -> bool:
        """Whether a user with a seat, or without one, may."""
        return self.seats if seated else self.others


ALL = Permission(seats=True, others=True)
NONE = Permission(seats=False, others=False)
SEATS = Permission(seats=True, others=False)
OTHERS = Permission(seats=False, others=True)


def readers(place: ChatPlace, record: Record | None, now: int) -> Permission:
    """Return who may read a place of a room (`record` None: the lobby) at `now` (ms since 1970)."""
    if record is None:
        return ALL
    if place is ChatPlace.ROOM:
        return SEATS if is_late(record, now) else ALL
    return {Status.OPEN: NONE, Status.PLAYING: OTHERS, Status.FINISHED: ALL}[record.status]


def writers(place: ChatPlace, record: Record | None, now: int) -> Permission:
    """Return who may write in a place of a room (`record` None: the lobby) at `now` (ms since 1970)."""
    if record is None:
        return ALL
    ended = record.status is Status.FINISHED and not is_late(record, now)
    if place is ChatPlace.ROOM:
        return ALL if record.status is Status.OPEN or ended else SEATS
    if record.status is Status.OPEN:
        return NONE
    return ALL if ended else OTHERS


ENGLISH = {
    Phrase.HELLO: "Hello!",
    Phrase.GOOD_LUCK: "Good luck!",
    Phrase.HAVE_FUN: "Have fun!",
    Phrase.THANKS: "Thank you!",
    Phrase.SORRY: "Sorry!",
    Phrase.NICE_MOVE: "Nice move!",
    Phrase.WELL_PLAYED: "Well played!",
    Phrase.GOOD_GAME: "Good game!",
    Phrase.OOPS: "Oops!",
    Phrase.WOW: "Wow!",
    Phrase.ONE_MOMENT: "One moment, please.",
    Phrase.BACK_AGAIN: "I am back.",
    Phrase.READY: "I am ready.",
    Phrase.TAKE_YOUR_TIME: "Take your time.",
    Phrase.ANOTHER_MATCH: "Another match?",
    Phrase.GOODBYE: "Goodbye!",
}
"""The quick phrases in English, for clients that do not know a phrase's name."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A stored line: fields are only appended. `excluded`: users that the author had blocked."""

    identity: str
    name: str
    text: str
    phrase: str | None = None
    excluded: tuple[str, ...] = ()

    def is_for(self, who: str, hidden: frozenset[str]) -> bool:
        """Whether a user may read the line. `hidden`: the authors that this user has muted or blocked."""
        return self.identity not in hidden and who not in self.excluded


def line_of(speaker: Identity, ask: Say, excluded: Iterable[str] = ()) -> Line:
    """Make a line of a request, hidden from `excluded` users. Raises `Refused` for an invalid text."""
    if ask.phrase is not None:
        if ask.text:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-text_send_text_phrase"))
        return Line(speaker.id, speaker.name, ENGLISH[ask.phrase], ask.phrase.wire, tuple(excluded))
    text = normalise(ask.text)
    if not text or len(text) > MAX_LINE_CHARS:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-text_message_characters", most=MAX_LINE_CHARS))
    if not has_printable_chars(text):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-text_visible_characters_allowed"))
    return Line(speaker.id, speaker.name, text, None, tuple(excluded))


def dump_line(line: Line) -> bytes:
    """Serialise a line."""
    return pack(line)


def load_line(data: bytes) -> Line:
    """Read what `dump_line` wrote. Raises `msgspec.DecodeError`."""
    return _lines.decode(data)


def to_chat_line(id: LineId, line: Line, names: PublicNames) -> ChatLine:
    """Convert a stored line to the wire form."""
    name = names.name_of(line.identity, line.name)
    return ChatLine(format_line_id(id), id[0], line.identity, name, line.text, line.phrase)  # `id[0]`: its time in ms


def dump_permission(readers: Permission) -> bytes:
    """Serialise who could read a line when it was written."""
    return b"%d%d" % (readers.seats, readers.others)


def load_permission(data: bytes) -> Permission:
    """Read what `dump_permission` wrote."""
    return Permission(data[:1] == b"1", data[1:] == b"1")


_lines = msgspec.msgpack.Decoder(Line, strict=True)
