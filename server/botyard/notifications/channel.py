"""What a channel gets to send, and what it answers."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from botyard_protocol.api_notifications import NotificationKind


@dataclass(frozen=True, slots=True)
class Notification:
    """A notification in the words of its reader.

    `path`: of the page that it leads to, such as `/room/x7q`. `tag`: a newer one with the same tag replaces it.
    `kind`: None for a test. `id`: the same whenever it is sent again, "" for a test.
    """

    title: str
    body: str
    path: str
    tag: str
    language: str
    kind: NotificationKind | None = None
    id: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of an attempt. `sent`: whether the notification was sent, or need not be sent any more.

    `why`: what went wrong, "" for nothing. `after`: the least number of seconds before the next attempt; 0 if the
    channel names none. `left`: the names of the stored values that the next attempt is for; () for all. `works`:
    whether the server of the channel answers as it should, although it does not take this notification.
    """

    sent: bool
    why: str = ""
    after: int = 0
    left: tuple[str, ...] = ()
    works: bool = False


def sent() -> Outcome:
    """Return the outcome of a notification that was sent, or need not be sent any more."""
    return Outcome(sent=True)


def failed(why: str, after: int = 0) -> Outcome:
    """Return the outcome of a notification that is to be tried again, after at least `after` seconds."""
    return Outcome(sent=False, why=why, after=after)


def combined_outcome(outcomes: Mapping[str, Outcome]) -> Outcome:
    """Return the outcome for several receivers, by the names of their stored values.

    It is the failure with the longest wait, and names all that failed in `left`.
    """
    failures = {name: one for name, one in outcomes.items() if not one.sent}
    if not failures:
        return sent()
    return replace(max(failures.values(), key=lambda one: one.after), left=tuple(failures))


class Channel(Protocol):
    """A way to people. `name`: as in `botyard.rooms.due.CHANNELS`."""

    name: str

    def reaches(self, values: Mapping[str, bytes]) -> bool:
        """Return whether a person with these stored values can be reached over the channel."""
        ...

    async def send(self, identity: str, values: Mapping[str, bytes], notification: Notification) -> Outcome:
        """Send a notification. `values`: the stored values of its receiver. Raises `StoreUnavailable`."""
        ...
