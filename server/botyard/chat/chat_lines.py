"""What a line is: as it is stored, and as it is told."""

from collections.abc import Iterable

import msgspec

from botyard.accounts.identity import Identity
from botyard.chat.permissions import Rights
from botyard.display_names import has_printable_chars, normalise
from botyard.errors import Refused
from botyard.rooms import pseudonyms
from botyard.store.chat import LineId, format_line_id
from botyard_protocol.chat import MAX_LINE_CHARS, ChatLine, Phrase, Say
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code

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
"""What quick phrases are for whoever does not know them by their names."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line as it is stored: fields are only appended. `unheard`: whom the speaker had blocked."""

    identity: str
    name: str
    text: str
    phrase: str | None = None
    unheard: tuple[str, ...] = ()

    def is_for(self, who: str, hidden: frozenset[str]) -> bool:
        """Whether somebody may hear it who does not want to hear those that are `hidden` from them."""
        return self.identity not in hidden and who not in self.unheard


def line_of(speaker: Identity, ask: Say, unheard: Iterable[str] = ()) -> Line:
    """What somebody wants to say, but not to those who are `unheard`. Raises `Refused` for what cannot be said."""
    if ask.phrase is not None:
        if ask.text:
            raise Refused(Code.INVALID_FIELD, "$.text: say a text or a phrase, not both.")
        return Line(speaker.id, speaker.name, ENGLISH[ask.phrase], ask.phrase.wire, tuple(unheard))
    text = normalise(ask.text)
    if not text or len(text) > MAX_LINE_CHARS:
        raise Refused(Code.INVALID_FIELD, f"$.text: a line has 1 to {MAX_LINE_CHARS} characters.")
    if not has_printable_chars(text):
        raise Refused(Code.INVALID_FIELD, "$.text: a line is made of letters, digits and signs that can be seen.")
    return Line(speaker.id, speaker.name, text, None, tuple(unheard))


def dump_line(line: Line) -> bytes:
    """A line as bytes."""
    return pack(line)


def load_line(data: bytes) -> Line:
    """What `dump_line` wrote. Raises `msgspec.DecodeError`."""
    return _lines.decode(data)


def told(id: LineId, line: Line) -> ChatLine:
    """A line as it is told."""
    name = pseudonyms.name_of(line.identity, line.name)
    return ChatLine(format_line_id(id), id[0], line.identity, name, line.text, line.phrase)


def dump_rights(rights: Rights) -> bytes:
    """Who may read a line when it is said, as bytes."""
    return b"%d%d" % (rights.seats, rights.others)


def load_rights(data: bytes) -> Rights:
    """What `dump_rights` wrote."""
    return Rights(data[:1] == b"1", data[1:] == b"1")


_lines = msgspec.msgpack.Decoder(Line, strict=True)
