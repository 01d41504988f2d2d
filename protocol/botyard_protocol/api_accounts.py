"""What HTTP requests and answers about identities and accounts hold."""

from typing import Annotated

import msgspec

from botyard_protocol.base import MAX_ITEMS, Id, Number, Received, Sent


class Naming(Received, frozen=True):
    """The name that a person wants."""

    name: str


class Credentials(Received, frozen=True):
    """A name of 1..24 characters and a password of 8..128."""

    name: str
    password: str


class PasswordChange(Received, frozen=True):
    """The password until now, and the one from now on (8..128 characters)."""

    old: str
    new: str


class LogOutEverywhere(Received, frozen=True):
    """Whether the session that asks ends, too."""

    here: bool = False


class TokenWish(Received, frozen=True):
    """The purpose of a new token, in 1..40 characters."""

    label: str


class Confirmation(Received, frozen=True):
    """The password of the account."""

    password: str


class Deletion(Received, frozen=True):
    """The password of the account; nothing for a guest, who has none."""

    password: str = ""


class Me(Sent, frozen=True):
    """The identity of the caller. `registered`: whether there is an account; null while the server cannot know.

    `moderator`: whether the account has this role.
    """

    identity: Id
    name: str
    registered: bool | None
    moderator: bool = False


class BanView(Sent, frozen=True):
    """The ban of the caller, or of their browser. `until`: ms since 1970, null if there is none. `why`: the reason."""

    until: Number | None
    why: str = ""


class CodeRecovery(Received, frozen=True):
    """The name of an account, one of its recovery codes, and another password (8..128 characters)."""

    name: str
    code: str
    password: str


class ResetSecret(Received, frozen=True):
    """The secret of a reset link: what follows its `#`."""

    secret: str


class LinkRecovery(Received, frozen=True):
    """The secret of a reset link, and another password (8..128 characters)."""

    secret: str
    password: str


class ResetOwner(Sent, frozen=True):
    """The name of the account that a reset link belongs to."""

    name: str


class RecoveryCodes(Sent, frozen=True):
    """New recovery codes of an account. They are sent once; only digests are stored."""

    codes: tuple[str, ...]


class RecoveryState(Sent, frozen=True):
    """How many recovery codes of an account are unused, and when they were made: seconds since 1970, null for never."""

    left: Number
    created: Number | None


Word = Annotated[str, msgspec.Meta(max_length=24, pattern=r"^[A-Za-z0-9_-]*\Z")]
"""The name or the value of a setting; empty: not set."""


class GameSetting(Received, frozen=True):
    """A setting of the client part of a game: yes and no are `true` and `false`."""

    game: Word
    name: Word
    value: Word


class PageSetting(Received, frozen=True):
    """A setting of a part of the page, such as the lobby's filters: yes and no are `true` and `false`."""

    part: Word
    name: Word
    value: Word


class AccountSettings(Received, frozen=True):
    """The settings of the page that an account keeps, for all its browsers; an empty one is not set.

    The service only keeps them: what the words mean is up to the client.
    """

    theme: Word = ""
    speed: Word = ""
    language: Word = ""
    volume: Word = ""
    games: Annotated[tuple[GameSetting, ...], msgspec.Meta(max_length=MAX_ITEMS)] = ()
    page: Annotated[tuple[PageSetting, ...], msgspec.Meta(max_length=MAX_ITEMS)] = ()


class NewToken(Sent, frozen=True):
    """A bearer token of `identity`. It is sent once and stored nowhere."""

    identity: Id
    name: str
    token: str


class SessionLine(Sent, frozen=True):
    """A session of who asks. Times: seconds since 1970, coarse.

    `token`: whether it is that of a bearer token, which its owner called `label`; otherwise it is that of a `browser`,
    in words. `began`: null if that is not known. `here`: whether it is the session that asks. `until`: when it ends at
    the latest, null if that is not known.
    """

    session: Id
    token: bool
    began: Number | None
    seen: Number
    browser: str
    label: str
    here: bool
    until: Number | None


class SessionList(Sent, frozen=True):
    """The sessions of who asks, the one that was seen last first."""

    sessions: tuple[SessionLine, ...]


TYPES: tuple[type[msgspec.Struct], ...] = (
    Naming,
    Credentials,
    PasswordChange,
    LogOutEverywhere,
    TokenWish,
    Confirmation,
    Deletion,
    Me,
    BanView,
    CodeRecovery,
    ResetSecret,
    LinkRecovery,
    ResetOwner,
    RecoveryCodes,
    RecoveryState,
    GameSetting,
    AccountSettings,
    NewToken,
    SessionLine,
    SessionList,
)
