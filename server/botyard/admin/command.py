"""`botyard admin`: run a subcommand (`arguments.py`) and print the result."""

import argparse
import asyncio
import getpass
import json
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import TextIO

from botyard.accounts.replicated_table import ReplicatedTables
from botyard.accounts.roles import Role
from botyard.accounts.sanctions import Kind
from botyard.admin.inspection import moment
from botyard.admin.locate_store import NoService, store_of
from botyard.admin.operator import ListedReport, Operator, OperatorError
from botyard.chat.reports import StoredReport
from botyard.errors import Refused, Unreadable
from botyard.net.fanout.user_channel import UserChannel
from botyard.settings import Settings
from botyard.store.error_classes import StoreUnavailable, UnusableStore

FAILED = 1
CLOSED_SHOWN = 200

Work = Callable[[Operator, argparse.Namespace], Awaitable[Iterator[str]]]


def main(options: argparse.Namespace, settings: Settings) -> int:
    """Run the parsed command and return the exit status."""
    return asyncio.run(run(options, settings, sys.stdout, sys.stderr))


async def run(options: argparse.Namespace, settings: Settings, out: TextIO, errors: TextIO) -> int:
    """Run the command and print its result. Returns 0, or 1 after an error message."""
    try:
        async with store_of(settings) as store:
            operator = Operator(operator_name(), store, ReplicatedTables(store, UserChannel(store).broadcast))
            for line in await WORK[options.work](operator, options):
                print(line, file=out)
    except (NoService, UnusableStore, OperatorError, StoreUnavailable, Unreadable) as error:
        print(f"botyard: {error}", file=errors)
        return FAILED
    except Refused as refused:
        print(f"botyard: {refused.message}", file=errors)
        return FAILED
    return 0


def operator_name() -> str:
    """The name of the current user in the operating system."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user without a name, as in many containers
        return str(os.getuid())


# --- work -------------------------------------------------------------------------------------------------------------


async def _room(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    shown = await operator.room(options.room, max(options.entries, 0), options.secrets)
    return iter([json.dumps(shown, indent=2, ensure_ascii=False)])


async def _end(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    played = await operator.end(options.room, options.why)
    return iter([f"The match of {options.room} is over." if played else f"The room {options.room} is closed."])


async def _reports(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    reports = await operator.reports(CLOSED_SHOWN if options.all else 0)
    return (line for shut in reports for line in _report_lines(shut)) if reports else iter(["There are no reports."])


async def _close(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    await operator.close_report(options.report, options.why)
    return iter([f"Report {options.report} is closed."])


async def _mute(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    sanction = await operator.mute(options.identity, options.ms, options.why)
    return iter([f"{options.identity} is under a mute until {moment(sanction.until)}."])


async def _ban(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    reach = not options.account_only, options.address
    sanction = await operator.ban(options.identity, options.ms, options.why, *reach)
    return iter([f"{options.identity} is under a ban until {moment(sanction.until)}."])


async def _reset_password(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    link = await operator.make_reset_link(options.name)
    return iter(
        [
            link,
            f"Send {options.name} the address of the service with this path. It holds once, for 24 hours.",
        ]
    )


async def _reserve(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    await operator.reserve_name(options.name, options.why)
    return iter([f"{options.name} is reserved."])


async def _unreserve(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    await operator.free_name(options.name, options.why)
    return iter([f"{options.name} is free."])


async def _reserved(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    return iter(await operator.reserved_names() or ["No names were reserved while the service ran."])


async def _lift(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    await operator.lift(Kind(options.kind), options.identity, options.why)
    return iter([f"{options.identity} is under no {options.kind} any more."])


async def _sanctions(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    held = await operator.sanctions()
    lines = [f"{kind.value} {who} until {moment(one.until)}: {one.why}" for (kind, who), one in held.items()]
    return iter(lines or ["No user is muted or banned."])


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


async def _audit(operator: Operator, options: argparse.Namespace) -> Iterator[str]:
    noted = await operator.audit(max(options.last, 1))
    lines = (f"{moment(one.time)}  {one.by}  {one.what}  {one.of}  {one.why}".rstrip() for one in noted)
    return lines if noted else iter(["Operators have done nothing yet."])


def _report_lines(shut: ListedReport) -> Iterator[str]:
    report = shut.report
    where = report.place.wire if report.room is None else f"{report.place.wire} of {report.room}"
    yield f"report {report.id}: {where}, {moment(report.line.time)}"
    yield f"  by {report.name} ({report.by})" + (f": {report.why}" if report.why else "")
    yield from _context(report)
    if shut.by:
        yield f"  closed {moment(shut.time)} by {shut.by}: {shut.why}"


def _context(report: StoredReport) -> Iterator[str]:
    for line in report.context:
        mark = ">" if line.id == report.line.id else " "
        yield f"  {mark} {moment(line.time)}  {line.name} ({line.identity}): {line.text}"


WORK: dict[str, Work] = {
    "room": _room,
    "end": _end,
    "reports": _reports,
    "close": _close,
    "mute": _mute,
    "ban": _ban,
    "reset-password": _reset_password,
    "reserve": _reserve,
    "unreserve": _unreserve,
    "reserved": _reserved,
    "lift": _lift,
    "sanctions": _sanctions,
    "announce": _announce,
    "unannounce": _unannounce,
    "grant": _grant,
    "revoke": _revoke,
    "roles": _roles,
    "restored": _restored,
    "audit": _audit,
}
