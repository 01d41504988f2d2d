"""What HTTP requests and answers about notifications hold: what reaches a person while no page is open."""

from typing import Annotated

import msgspec

from botyard_protocol.api_accounts import Word
from botyard_protocol.base import MAX_ITEMS, Received, Sent, WireEnum


class NotificationKind(WireEnum):
    """What a notification is about.

    In a slow match: it is your turn; your time is nearly up; you are asked about a missing player; it begins; it is
    over. Elsewhere: an invitation; a person asks to join your table, or offers a seat; a friend request; a note.
    """

    TURN = 0
    TIME = 1
    VOTE = 2
    BEGUN = 3
    OVER = 4
    INVITATION = 5
    JOIN = 6
    FRIEND = 7
    NOTE = 8


DEFAULT_KINDS = (NotificationKind.TURN, NotificationKind.TIME, NotificationKind.INVITATION)
"""The kinds that are on for a person who has chosen nothing."""
Kinds = Annotated[tuple[NotificationKind, ...], msgspec.Meta(max_length=MAX_ITEMS)]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]
"""A time of the day in minutes."""
Zone = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]*\Z")]
"""The name of a time zone in the IANA database, such as `Europe/Paris`; "" for UTC."""
Base64 = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[A-Za-z0-9_-]*=*\Z")]
"""Bytes in the alphabet of base64 for URLs."""


class NotificationWishes(Received, frozen=True):
    """What a person wants to get on each channel. `language`: of the texts, "" for English.

    Quiet hours last from `quiet_from` to `quiet_to`, by the clock of the `zone`: what is due then comes at their end.
    None if both are equal. `digest`: mail comes once a day, at `digest_at` by the same clock, and not at once; only
    `time` is sent at once all the same.
    """

    push: Kinds = DEFAULT_KINDS
    mail: Kinds = DEFAULT_KINDS
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    zone: Zone = ""
    language: Word = ""
    hook: Kinds = DEFAULT_KINDS
    digest: bool = False
    digest_at: Minute = 480


class NotificationChange(Received, frozen=True):
    """Fields of `NotificationWishes` that change; null for those that stay as they are."""

    push: Kinds | None = None
    mail: Kinds | None = None
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: Zone | None = None
    language: Word | None = None
    hook: Kinds | None = None
    digest: bool | None = None
    digest_at: Minute | None = None


class PushSubscription(Received, frozen=True):
    """The address at which the push service of a browser takes messages, and the keys of the browser (RFC 8291)."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Base64
    auth: Base64


class PushEndpoint(Received, frozen=True):
    """The address of a subscription."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class MailAddress(Received, frozen=True):
    """An address of e-mail."""

    address: Annotated[str, msgspec.Meta(max_length=255)]


class MailToken(Received, frozen=True):
    """The token of a link in a mail: what follows the `#` and the word before the first dot."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


class MailOffer(Sent, frozen=True):
    """Whether the service sends mail."""

    sends: bool


class ResetWish(Received, frozen=True):
    """The name of an account whose password is lost."""

    name: Annotated[str, msgspec.Meta(max_length=60)]


class NotificationState(Sent, frozen=True):
    """The wishes of the caller, and what their ways to the caller are.

    `push_key`: the service's public key for subscriptions of push (base64 for URLs), "" if it sends none. `browsers`:
    how many browsers of the caller have one. `sends_mail`: whether the service does. `address`: where the caller gets
    mail; `unconfirmed`: the address that waits for its owner to open the link in a mail. Both "" for none.
    `sends_hooks`: whether the service sends to webhooks.
    """

    wishes: NotificationWishes
    push_key: str
    browsers: int
    sends_mail: bool
    address: str
    unconfirmed: str
    sends_hooks: bool = False


class HookForm(WireEnum):
    """The form in which a webhook gets messages. `signed`: JSON with a signature, for programs of one's own."""

    DISCORD = 0
    SLACK = 1
    NTFY = 2
    SIGNED = 3


class HookWish(Received, frozen=True):
    """A webhook that is to get messages: its form and its URL."""

    form: HookForm
    url: Annotated[str, msgspec.Meta(max_length=1000)]


class HookMade(Sent, frozen=True):
    """A new webhook. `secret`: signs its messages; it is sent this once only, and "" for other forms than `signed`."""

    id: str
    secret: str


class HookAnswer(Sent, frozen=True):
    """What a webhook answers to a test: the HTTP status, 0 if there is no answer, and the beginning of the text."""

    status: int
    text: str


class HookDelivery(Sent, frozen=True):
    """A message that was sent to a webhook, `at` (s since 1970). `kind`: null for a test. `status`: as for a test."""

    at: int
    kind: NotificationKind | None
    status: int


class Hook(Sent, frozen=True):
    """A webhook of the caller. `host`: of its URL; the rest of it is a secret, which the service shows to none.

    `room`: whose table it is for, "" for the caller's own messages. `is_off`: after a day in which nothing arrived; a
    test that arrives switches it on again. `deliveries`: the last ten, newest first.
    """

    id: str
    form: HookForm
    host: str
    room: str
    is_off: bool
    deliveries: tuple[HookDelivery, ...]


class HookList(Sent, frozen=True):
    """The webhooks of the caller."""

    hooks: tuple[Hook, ...]


class TableHook(Sent, frozen=True):
    """The webhook of a table. `form`: null if there is none. `own`: all about it, for the host who has set it."""

    form: HookForm | None
    own: Hook | None


TYPES = (
    NotificationWishes,
    NotificationChange,
    PushSubscription,
    PushEndpoint,
    MailAddress,
    MailToken,
    MailOffer,
    ResetWish,
    NotificationState,
    HookWish,
    HookMade,
    HookAnswer,
    Hook,
    HookList,
    TableHook,
)
