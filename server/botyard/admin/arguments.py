"""The command line of `botyard admin`. Its work is in `command.py`, which no other command imports."""

import argparse
from datetime import datetime

from botyard.admin.times import BadDuration, BadTime, read_duration, read_time

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
