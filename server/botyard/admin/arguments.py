"""The command line of `botyard admin`. Its work is in `command.py`, which no other command imports."""

import argparse
import re
from datetime import datetime

from botyard.admin.duration import BadDuration, read_duration
from botyard.admin.time_of_day import BadTime, read_time

ENTRIES_SHOWN = 5
AUDIT_SHOWN = 50
ROLES = ("moderator",)


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of `botyard admin`."""
    words = parser.add_subparsers(required=True, metavar="WHAT")
    _add_room(words.add_parser("room", help="show a room, without its secrets"))
    _add_end(words.add_parser("end", help="end a match without a result, or close a room before its match"))
    _add_reports(words.add_parser("reports", help="list reported chat lines"))
    _add_report(words.add_parser("report", help="handle a report"))
    for kind, meaning in (("mute", "forbid a user to chat"), ("ban", "forbid a user all access")):
        _add_sanction(words.add_parser(kind, help=meaning), kind)
        _add_lift(words.add_parser(f"un{kind}", help=f"lift a {kind}"), kind)
    words.add_parser("sanctions", help="list muted and banned users").set_defaults(work="sanctions")
    _add_announce(words.add_parser("announce", help="show a sentence, or the time of a restart, to all users"))
    unannounce = words.add_parser("unannounce", help="withdraw what was announced")
    unannounce.set_defaults(work="unannounce")
    for change, meaning in (("grant", "give an account a role"), ("revoke", "take a role from an account")):
        _add_role(words.add_parser(change, help=meaning), change)
    words.add_parser("roles", help="list the accounts with a role").set_defaults(work="roles")
    _add_names(words)
    restored = words.add_parser("restored", help="begin a new epoch in all rooms, after the store was restored")
    restored.set_defaults(work="restored")
    _add_audit(words.add_parser("audit", help="list the actions of moderators"))


def _add_room(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("room", metavar="ROOM", help="its id")
    parser.add_argument("--entries", type=int, default=ENTRIES_SHOWN, metavar="N", help="number of last entries (5)")
    parser.add_argument("--secrets", action="store_true", help="show hidden state and seed, too; this is recorded")
    parser.set_defaults(work="room")


def _add_end(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("room", metavar="ROOM", help="its id")
    _add_why(parser, "reason, which the players see")
    parser.set_defaults(work="end")


def _add_reports(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--all", action="store_true", help="show closed reports, too")
    parser.set_defaults(work="reports")


def _add_report(parser: argparse.ArgumentParser) -> None:
    words = parser.add_subparsers(required=True, metavar="WHAT")
    close = words.add_parser("close", help="close a report")
    close.add_argument("report", metavar="REPORT", help="its id")
    _add_why(close, "what was done about it")
    close.set_defaults(work="close")


def _add_sanction(parser: argparse.ArgumentParser, kind: str) -> None:
    parser.add_argument("identity", type=_identity, metavar="IDENTITY", help="as shown in rooms and reports")
    parser.add_argument("--for", dest="ms", type=_duration, required=True, metavar="TIME", help="90m, 2h, 7d, 2w")
    _add_why(parser, "reason, which the user sees")
    parser.set_defaults(work=kind, kind=kind)
    if kind == "ban":
        meaning = "ban the account or the guest only, not the browsers that have used it"
        parser.add_argument("--account-only", action="store_true", help=meaning)
        meaning = "also admit no new guests and accounts from the networks from which the user still comes"
        parser.add_argument("--address", action="store_true", help=meaning)


def _add_names(words: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    reset = words.add_parser("reset-password", help="make a link with which a user sets another password, once")
    reset.add_argument("name", metavar="NAME", help="of the account")
    reset.set_defaults(work="reset-password")
    for work, meaning in (("reserve", "keep a name from being taken"), ("unreserve", "free a reserved name again")):
        parser = words.add_parser(work, help=meaning)
        parser.add_argument("name", metavar="NAME")
        parser.add_argument("--why", default="", metavar="TEXT")
        parser.set_defaults(work=work)
    words.add_parser("reserved", help="list the names reserved while the service ran").set_defaults(work="reserved")


def _add_lift(parser: argparse.ArgumentParser, kind: str) -> None:
    parser.add_argument("identity", type=_identity, metavar="IDENTITY", help="as shown in rooms and reports")
    parser.add_argument("--why", default="", metavar="TEXT")
    parser.set_defaults(work="lift", kind=kind)


def _add_announce(parser: argparse.ArgumentParser) -> None:
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


def _add_why(parser: argparse.ArgumentParser, meaning: str) -> None:
    parser.add_argument("--why", required=True, metavar="TEXT", help=meaning)


def _identity(text: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{16}", text):
        raise argparse.ArgumentTypeError(
            f"{text!r} is no identity: those of people have 16 digits like 5e09cbe7f2aca077."
        )
    return text


def _time(text: str) -> int:
    try:
        return read_time(text, datetime.now().astimezone())
    except BadTime as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _duration(text: str) -> int:
    try:
        return read_duration(text)
    except BadDuration as error:
        raise argparse.ArgumentTypeError(str(error)) from error
