"""`botyard backup`, `botyard restore` and `botyard repair`: their output and exit status."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TextIO

from botyard.admin.locate_store import NoService
from botyard.backup.archive import BackupFailed, backup
from botyard.backup.repairing import repair, report
from botyard.backup.restoring import restore
from botyard.settings import Settings
from botyard.store.error_classes import StoreUnavailable, UnusableStore

FAILED = 1

Work = Callable[[argparse.Namespace, Settings], Awaitable[str]]


class DamageFound(Exception):
    """`botyard repair --check` has found damage; the message is its output."""


def main(options: argparse.Namespace, settings: Settings, out: TextIO = sys.stdout, errors: TextIO = sys.stderr) -> int:
    """Run the command and print its result. Returns 0, or 1 after an error message or if a check has found damage."""
    try:
        print(asyncio.run(run(options, settings)), file=out)
    except DamageFound as found:
        print(found, file=out)
        return FAILED
    except (BackupFailed, UnusableStore, NoService, StoreUnavailable) as error:
        print(f"botyard: {error}", file=errors)
        return FAILED
    return 0


async def run(options: argparse.Namespace, settings: Settings) -> str:
    """Run the command and return a line about the result."""
    return await WORK[options.work](options, settings)


async def _backup(options: argparse.Namespace, settings: Settings) -> str:
    target, size = await backup(settings, options.file)
    return f"{target}: {size} bytes"


async def _restore(options: argparse.Namespace, settings: Settings) -> str:
    """Restore a backup, and return the sentences to print."""
    done = await restore(settings, Path(options.file), options.force)
    made = f"The backup of {done.contents.made} (server {done.contents.server}) is restored to {settings.data}."
    rooms = f"A new epoch begins for its {done.rooms} live rooms."
    kept = "" if done.replaced is None else f" The data that was there is in {done.replaced}."
    return f"{made} {rooms}{kept}"


async def _repair(options: argparse.Namespace, settings: Settings) -> str:
    """Repair the data, and return the sentences to print. Raises `DamageFound` if a check finds damage."""
    done = await repair(settings, options.check)
    result = report(done, settings, options.check)
    if options.check and done.findings:
        raise DamageFound(result)
    return result


WORK: dict[str, Work] = {"backup": _backup, "restore": _restore, "repair": _repair}
