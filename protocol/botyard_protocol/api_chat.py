"""What HTTP requests and answers about chats hold."""

from typing import Annotated

import msgspec

from botyard_protocol.base import MAX_NAME_CHARS, MAX_TEXT_CHARS, Id, Received, Sent
from botyard_protocol.chat import ChatLine, LineText, MutedPerson, Phrase


class LinePost(Received, frozen=True):
    """Something to say: a text or a quick phrase. `id`: sent again under it within two minutes it is the same line."""

    text: LineText = ""
    phrase: Phrase | None = None
    id: Id | None = None


class LinePosted(Sent, frozen=True):
    """It is the line with this id."""

    line: Id


class ChatPage(Sent, frozen=True):
    """The last lines of a chat, oldest first. `writable`: whether the caller may write there now."""

    lines: tuple[ChatLine, ...]
    writable: bool


class LineReport(Received, frozen=True):
    """A line to be shown to the operators, and why."""

    line: Id
    why: Annotated[str, msgspec.Meta(max_length=MAX_TEXT_CHARS)] = ""


class MuteWish(Received, frozen=True):
    """A person to be muted. `name`: how to find them in the list."""

    identity: Id
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_CHARS)] = ""


class MutedList(Sent, frozen=True):
    """The people whom the caller has muted."""

    people: tuple[MutedPerson, ...]


TYPES: tuple[type[msgspec.Struct], ...] = (LinePost, LinePosted, ChatPage, LineReport, MuteWish, MutedList)
"""All of them that no message holds."""
