"""`botyard admin`: run a subcommand (`arguments.py`) and print the result."""

import argparse
import asyncio
import getpass
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from typing import TextIO

from botyard.accounts.replicated_table import ReplicatedTables
from botyard.accounts.roles import Role
from botyard.admin.locate_store import NoService, store_of
from botyard.admin.operator import Operator, OperatorError, moment
from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable, DifferentMatch, UnusableArchive
from botyard.archive.queries import PAGE
from botyard.archive.sqlite import SqliteDatabase
from botyard.errors import Refused, Unreadable
from botyard.net.fanout.user_channel import UserChannel
from botyard.notifications.mail import checked, send_test
from botyard.settings import Settings
from botyard.startup import CannotStart, archive_of, connect_store, find_redis, wait_for_signing_key
from botyard.store.datafiles import ARCHIVE
from botyard.store.error_classes import StoreUnavailable, UnusableStore
from botyard.store.store import Store

FAILED = 1
FAILURES = (
    *(NoService, CannotStart, UnusableStore, OperatorError, StoreUnavailable, Unreadable),
    *(ArchiveUnavailable, UnusableArchive),
)

Work = Callable[[Operator, argparse.Namespace], Awaitable[Iterator[str]]]


def main(options: argparse.Namespace, settings: Settings) -> int:
    """Run the parsed command and return the exit status."""
    return asyncio.run(run(options, settings, sys.stdout, sys.stderr))


async def run(options: argparse.Namespace, settings: Settings, out: TextIO, errors: TextIO) -> int:
    """Run the command and print its result. Returns 0, or 1 after an error message."""
    try:
        if options.work == "send-test-mail":  # this needs no running service
            print(await _send_test_mail(settings, options.address), file=out)
            return 0
        if options.work == "use-archive":  # only without a service: one with another archive does not start
            print(await _use_archive(settings, options.copy), file=out)
            return 0
        archive = archive_of(settings)
        async with store_of(settings) as store, AsyncExitStack() as stack:
            if archive is not None:
                stack.push_async_callback(archive.stop)
            operator = _operator_at(store, archive)
            for line in await WORK[options.work](operator, options):
                print(line, file=out)
    except FAILURES as error:
        print(f"botyard: {error}", file=errors)
        return FAILED
    except Refused as refused:
        print(f"botyard: {refused.message}", file=errors)
        return FAILED
    return 0


def _operator_at(store: Store, archive: MatchArchive | None = None) -> Operator:
    return Operator(operator_name(), store, ReplicatedTables(store, UserChannel(store).broadcast), archive)


def operator_name() -> str:
    """Return the name of the current user in the operating system, or the number of one without a name."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user without a name, as in many containers
        return str(os.getuid())


# --- work -------------------------------------------------------------------------------------------------------------


async def _room(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    shown = await operator.room(options.room, max(options.entries, 0), options.secrets)
    return iter([json.dumps(shown, indent=2, ensure_ascii=False)])


async def _reset_password(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    """Make a link with which a user sets a new password, and return the lines to print."""
    link = await operator.make_reset_link(options.name)
    return iter([link, f"Send {options.name} the address of the service with this path. It holds once, for 24 hours."])


async def _announce(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    made = await operator.announce(options.text, options.at, options.ms)
    restart = "" if made.restart is None else f" The service is announced to restart at {moment(made.restart * 1000)}."
    return iter([f"All users see it until {moment(made.until * 1000)}.{restart}"])


async def _unannounce(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    await operator.withdraw_announcement()
    return iter(["Nothing is announced any more."])


async def _grant(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    account = await operator.grant(options.name, Role(options.role))
    return iter([f"{account.name} ({account.id}) is a {options.role} now."])


async def _revoke(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    account = await operator.revoke(options.name, Role(options.role))
    return iter([f"{account.name} ({account.id}) is no {options.role} any more."])


async def _roles(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    held = [f"{role.value} {account.name} ({account.id})" for role, account in await operator.roles()]
    return iter(held or ["No account has a role."])


async def _restored(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    rooms = await operator.restored()
    return iter([f"A new epoch begins for {rooms} live rooms. Start the nodes now; restart those that run."])


async def _deliveries(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    """Return a line to print for each channel: how many messages wait, how many are due, and for how long."""
    waiting = await operator.deliveries()
    now, lines = int(time.time() * 1000), []
    for channel, due in sorted(waiting.items()):
        late = sum(at <= now for at in due)
        age = max(now - min(due), 0) // 1000
        lines.append(f"{channel}: {len(due)} waiting, {late} of them due, the oldest for {age} s")
    return iter(lines or ["Nothing waits to be sent."])


async def _send_test_mail(settings: Settings, address: str) -> str:
    """Send a mail and return what came of it. Raises `OperatorError` and `Refused`."""
    if settings.mail is None:
        raise OperatorError("BOTYARD_SMTP is not set: no mail is sent.")
    why = await send_test(settings.mail, checked(address), settings.brand.name)
    if why:
        raise OperatorError(f"The mail was not sent: {why}.")
    return f"{settings.mail.host} has taken a mail to {address}."


async def _matches(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    """Return a line to print for each match of a page; after a full one also how to get the next page."""
    found = await operator.matches(options.person, options.game, options.before)
    lines = [
        f"{moment(one.ended)}  {one.room}  {one.game}  {', '.join(seat.name for seat in one.seats)}" for one in found
    ]
    if len(found) == PAGE:
        lines.append(f"For older ones: --before {found[-1].ended}-{found[-1].room}")
    return iter(lines or ["There are no such matches in the archive."])


async def _delete_match(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    await operator.delete_match(options.room)
    return iter([f"The match {options.room} is deleted."])


async def _ratings(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    """Compute all ratings anew, and return the lines to print."""
    made = await operator.recompute_ratings()
    same = "all are as they were" if not made.different else f"{made.different} are not as they were"
    return iter([f"{made.ratings} ratings follow from {made.matches} rated matches: {same}."])


async def _export_match(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    return iter((await operator.match_file(options.room)).decode().splitlines())


async def _check_archive(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    """Return the line to print if the archive is as its roots say. Raises `OperatorError` with all faults."""
    if faults := await operator.check_archive():
        raise OperatorError("\n".join(("The archive is not as it was published:", *faults)))
    return iter(["All matches are as they were when their day was published."])


async def _use_archive(settings: Settings, copies: bool) -> str:
    """Take the archive of the settings as that of the store, and say so. Raises some of `FAILURES`.

    `copies`: it gets the matches of `archive.sqlite` first.
    """
    archive = archive_of(settings)
    async with AsyncExitStack() as stack:
        store = await connect_store(await find_redis(settings, stack), stack)
        await wait_for_signing_key(store, settings)
        own = ""
        if archive is not None:
            stack.push_async_callback(archive.stop)
            own = await archive.start()
        copied = await _copy(settings, archive) if copies else ""
        await _operator_at(store).use_archive(own)
    return f"{copied}The archive is now {own}. Start the nodes." if own else "There is no archive now. Start the nodes."


async def _copy(settings: Settings, target: MatchArchive | None) -> str:
    """Copy the matches of `archive.sqlite` to another archive, and say how many. Raises some of `FAILURES`."""
    file = settings.data / ARCHIVE
    if settings.archive is None or target is None:
        raise OperatorError("BOTYARD_ARCHIVE names no PostgreSQL to copy the matches to.")
    if not file.is_file():
        raise OperatorError(f"There is no {file} to copy: set BOTYARD_DATA to the directory of the service.")
    source = MatchArchive(SqliteDatabase(file))
    try:
        await source.start()  # brings its tables up to date
        return f"{await source.copy_to(target)} matches are copied. "
    except DifferentMatch as error:
        raise OperatorError(f"The two archives have different matches ({error}): nothing more was copied.") from error
    finally:
        await source.stop()


async def _audit(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    noted = await operator.audit(max(options.last, 1))
    lines = (f"{moment(one.time)}  {one.by}  {one.what}  {one.of}  {one.why}".rstrip() for one in noted)
    return lines if noted else iter(["Operators have done nothing yet."])


WORK: dict[str, Work] = {
    "room": _room,
    "reset-password": _reset_password,
    "announce": _announce,
    "unannounce": _unannounce,
    "grant": _grant,
    "revoke": _revoke,
    "roles": _roles,
    "restored": _restored,
    "matches": _matches,
    "delete-match": _delete_match,
    "ratings": _ratings,
    "export-match": _export_match,
    "check-archive": _check_archive,
    "deliveries": _deliveries,
    "audit": _audit,
}
