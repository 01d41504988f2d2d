"""What HTTP requests and answers hold about a person's inbox (see `botyard_protocol.api`)."""

from typing import Annotated

import msgspec

from botyard_protocol.api_people import Whom
from botyard_protocol.base import MAX_TEXT_CHARS, Received, Sent
from botyard_protocol.messages import InboxItem

MAX_NOTE_CHARS = 4 * MAX_TEXT_CHARS
"""The most characters of a note to a friend."""


class InboxList(Sent, frozen=True):
    """What waits for the caller, newest first."""

    items: tuple[InboxItem, ...]


class Note(Received, frozen=True):
    """A line to a friend."""

    whom: Whom
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NOTE_CHARS)]


TYPES: tuple[type[msgspec.Struct], ...] = (InboxList, Note)
