"""The command line of `botyard admin`. Its work is in `command.py`, which no other command imports."""

import argparse
import re
from datetime import datetime, timedelta

ENTRIES_SHOWN = 5
AUDIT_SHOWN = 50
ROLES = ("moderator",)


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of `botyard admin`. Each sets `work`, the key of the function that does it."""
    words = parser.add_subparsers(required=True, metavar="WHAT")
    _add_room(words.add_parser("room", help="show a room, without its secrets"))
    _add_announce(words.add_parser("announce", help="show a sentence, or the time of a restart, to all users"))
    unannounce = words.add_parser("unannounce", help="withdraw what was announced")
    unannounce.set_defaults(work="unannounce")
    for change, meaning in (("grant", "give an account a role"), ("revoke", "take a role from an account")):
        _add_role(words.add_parser(change, help=meaning), change)
    words.add_parser("roles", help="list the accounts with a role").set_defaults(work="roles")
    reset = words.add_parser("reset-password", help="make a link with which a user sets another password, once")
    reset.add_argument("name", metavar="NAME", help="of the account")
    reset.set_defaults(work="reset-password")
    restored = words.add_parser("restored", help="begin a new epoch in all rooms, after the store was restored")
    restored.set_defaults(work="restored")
    _add_matches(words.add_parser("matches", help="list archived matches, the newest first"))
    delete = words.add_parser("delete-match", help="delete a finished match for ever")
    delete.add_argument("room", metavar="ROOM", help="its id")
    delete.set_defaults(work="delete-match")
    export = words.add_parser("export-match", help="print the file of a finished match, without names of people")
    export.add_argument("room", metavar="ROOM", help="its id")
    export.set_defaults(work="export-match")
    checked = words.add_parser("check-archive", help="compare the archive with the roots of its days")
    checked.set_defaults(work="check-archive")
    use = words.add_parser("use-archive", help="take the archive of the settings in place of another one")
    use.add_argument("--copy", action="store_true", help="the matches of archive.sqlite in the data directory, first")
    use.set_defaults(work="use-archive")
    words.add_parser("ratings", help="compute all ratings anew from the archive").set_defaults(work="ratings")
    words.add_parser("deliveries", help="list what waits to be sent to people").set_defaults(work="deliveries")
    mail = words.add_parser("send-test-mail", help="send a mail to see whether the settings of mail are right")
    mail.add_argument("address", metavar="ADDRESS", help="where to")
    mail.set_defaults(work="send-test-mail")
    _add_audit(words.add_parser("audit", help="list the actions of operators and moderators"))


def _add_room(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `botyard admin room`."""
    parser.add_argument("room", metavar="ROOM", help="its id")
    parser.add_argument("--entries", type=int, default=ENTRIES_SHOWN, metavar="N", help="number of last entries (5)")
    parser.add_argument("--secrets", action="store_true", help="show hidden state and seed, too; this is recorded")
    parser.set_defaults(work="room")


def _add_matches(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `botyard admin matches`."""
    parser.add_argument("--person", default="", metavar="NAME", help="of an account, or an identity: all their matches")
    parser.add_argument("--game", default="", metavar="GAME", help="of this game only")
    parser.add_argument("--before", type=_cursor, metavar="CURSOR", help="go on where a list has ended")
    parser.set_defaults(work="matches")


def _add_announce(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `botyard admin announce`."""
    parser.add_argument("text", nargs="?", default="", metavar="TEXT", help="a sentence (optional with --at)")
    parser.add_argument("--at", type=_time, metavar="TIME", help="of a restart: 18:00, 2026-11-24T18:00, 15m, 2h")
    parser.add_argument("--for", dest="ms", type=_duration, metavar="TIME", help="how long it is shown: 2h, 7d (1d)")
    parser.set_defaults(work="announce")


def _add_role(parser: argparse.ArgumentParser, change: str) -> None:
    parser.add_argument("name", metavar="NAME", help="name of the account")
    parser.add_argument("role", choices=ROLES, help="the role: a moderator uses the desk in the browser")
    parser.set_defaults(work=change)


def _add_audit(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--last", type=int, default=AUDIT_SHOWN, metavar="N", help="number of entries (50)")
    parser.set_defaults(work="audit")


def _cursor(text: str) -> tuple[int, str]:
    """Read the place of a match in a list, for argparse, which prints the message of a wrong one."""
    ended, _, room = text.partition("-")
    if not ended.isdecimal() or not room:
        raise argparse.ArgumentTypeError(f"{text!r} is not what a list has ended with.")
    return int(ended), room


def _time(text: str) -> int:
    """Read a time as seconds since 1970, for argparse, which prints the message of a wrong one."""
    try:
        return read_time(text, datetime.now().astimezone())
    except BadTime as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _duration(text: str) -> int:
    """Read a duration as milliseconds, for argparse, which prints the message of a wrong one."""
    try:
        return read_duration(text)
    except BadDuration as error:
        raise argparse.ArgumentTypeError(str(error)) from error


UNITS = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000}
MOST_MS = 3_650 * UNITS["d"]


class BadDuration(ValueError):
    """A text that is no duration. The message shows the format."""


def read_duration(text: str) -> int:
    """Parse a duration to milliseconds, from a minute to ten years. Raises `BadDuration`."""
    found = re.fullmatch(r"([0-9]{1,6})([mhdw])", text)
    ms = int(found[1]) * UNITS[found[2]] if found else 0
    if not UNITS["m"] <= ms <= MOST_MS:
        raise BadDuration(f"{text!r} is no time: write 90m, 2h, 7d or 2w, at most 3650d.")
    return ms


class BadTime(ValueError):
    """A text that is no time. The message shows the format."""


def read_time(text: str, now: datetime) -> int:
    """Parse a time in the zone of `now`, which must have one, to seconds since 1970. Raises `BadTime`."""
    try:
        return int(now.timestamp()) + read_duration(text) // 1000
    except BadDuration:
        pass  # then it is a time of day, or a date
    try:
        return int(_next(text, now).timestamp())
    except (ValueError, OverflowError):
        raise BadTime(f"{text!r} is no time: write 18:00, 2026-11-24T18:00, 15m or 2h.") from None


def _next(text: str, now: datetime) -> datetime:
    """Return the time of a text: a date with time, or the next time of day like 14:30. Raises `ValueError`."""
    if "T" in text:
        date = datetime.fromisoformat(text)
        return date if date.tzinfo is not None else _local(date, now)
    hours = datetime.strptime(text, "%H:%M").time()
    today = _local(datetime.combine(now.date(), hours), now)
    return today if today > now else _local(datetime.combine(now.date() + timedelta(days=1), hours), now)


def _local(naive: datetime, now: datetime) -> datetime:
    """Give a date without a zone that of `now`; if that is the zone of this machine, with its offset on that day."""
    local = now.astimezone().tzinfo == now.tzinfo
    return naive.astimezone() if local else naive.replace(tzinfo=now.tzinfo)
