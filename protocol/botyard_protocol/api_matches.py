"""The answers over HTTP about all finished matches: files for everyone, and the roots of days."""

from botyard_protocol.base import Number, Sent


class MonthFile(Sent, frozen=True):
    """The file of a month that is over: JSON Lines in gzip, at `/api/matches/files/<month>.jsonl.gz`.

    `size`: in bytes. `matches`: how many are in it. `sha256`: of the file, in hex.
    """

    month: str
    size: Number
    matches: Number
    sha256: str


class MonthFiles(Sent, frozen=True):
    """The months that are over, the newest first. `days`: the newest days, each with a file of its own."""

    months: tuple[MonthFile, ...]
    days: tuple[str, ...]


class DailyRoot(Sent, frozen=True):
    """The root over all matches of a day (UTC), in hex. `matches`: their number, with those that are private.

    `former`: the root of the day before, which is a part of this one; empty for the first day. `signature`: of the text
    `botyard root <day> <root>` by Ed25519, in hex; empty where the service cannot sign.
    """

    day: str
    matches: Number
    former: str
    root: str
    signature: str


class DailyRoots(Sent, frozen=True):
    """At most 1,000 roots, the newest first. `key`: the public key of the signatures, in hex, empty without one."""

    key: str
    roots: tuple[DailyRoot, ...]
