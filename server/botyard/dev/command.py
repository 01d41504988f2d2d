"""`botyard dev`: serves the game of a folder, and follows what its author saves.

Each save is copied first, so that all processes of a node have the same files, whatever is saved later. Another process
imports the copy: rules that can't be imported leave the node as it is. Then the node restarts with the copy behind the
same socket, with the same Redis, so that tables and pages go on, and `botyard check-game` runs. The result is
in the report, which the page shows.
"""

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGTERM
from typing import Any, TextIO

import orjson

from botyard.background_tasks import cancel_all, spawn
from botyard.dev.folder import (
    GameFolder,
    NoGame,
    State,
    changed,
    copy_of,
    files_of,
    other_packages,
    path_for,
    private_of,
    read_folder,
    slots_of,
)
from botyard.processes.process_setup import end_with_parent, limit_memory
from botyard.processes.supervisor import NodeProcess
from botyard.settings import Development, Settings, read_settings
from botyard.startup import CannotStart, find_redis, open_listener, public_url

POLL_SECONDS = 0.25
"""The interval of looking at the files."""
RESTART_PAUSE_SECONDS = 1.0
"""The pause before a node that has ended by itself is started again."""
IMPORT_SECONDS = 20.0
CHECK_SECONDS = 300.0
MEMORY_MIB = 1024
"""Rules that need more memory in one process fail, before the computer has none left for anything else."""
STOP_SECONDS = 6.0
"""A node that has not ended this long after SIGTERM is killed."""
MOST_LINES = 200
LINE_CHARS = 1000
"""The lines of a check that are kept, besides the last one, and the characters of each."""
PIPE_LIMIT = 16 * 1024 * 1024
"""The longest line of a check, in bytes: a sentence may have a state in it."""
_MAIL_AND_SECRET = ("BOTYARD_SMTP", "BOTYARD_SMTP_PASSWORD_FILE", "BOTYARD_SECRET", "BOTYARD_SECRET_FILE")
SERVICE_SETTINGS = frozenset(("REDIS_URL", "BOTYARD_ARCHIVE", *_MAIL_AND_SECRET))
"""Settings that name parts of a service. An author may run one, too: `botyard dev` does not use its parts."""
IMPORT_CHECK_SCRIPT = """
import pathlib, sys
from botyard.games.registry import why_unknown
pathlib.Path(sys.argv[2]).write_text(why_unknown(sys.argv[1]) or "", "utf-8", "replace")
"""
"""Imports a game, and writes to a file why that fails, since the package may print to standard output."""


@dataclass
class Report:
    """What the last save led to, in a file that the node reads.

    `problem`: why the newest rules are not served, None if they are. `checking`: whether check-game runs. `check`: its
    lines so far. `kept`: whether it found the contract kept; None while that is not known.
    """

    file: Path
    problem: str | None = None
    checking: bool = False
    check: list[str] = field(default_factory=list)
    kept: bool | None = None

    def write(self, **changes: Any) -> None:
        """Change fields and write the file, which readers see as a whole."""
        for name, value in changes.items():
            setattr(self, name, value)
        content = {"problem": self.problem, "checking": self.checking, "check": self.check, "kept": self.kept}
        new = self.file.with_suffix(".new")
        new.write_bytes(orjson.dumps(content))
        new.replace(self.file)


def settings_for(folder: Path, game: str, environment: Mapping[str, str]) -> Settings:
    """Return the settings of a node that serves the game of a folder alone. Raises `BadSetting`."""
    return replace(
        read_settings(environment),
        data=private_of(folder) / "data",
        games=(game,),
        thinking=(0, 0),
        bot_workers=1,
        offline=False,  # a copy in the browser would hide what was saved
        development=Development(game, slots_of(folder), _run_folder(folder) / "report.json"),
    )


def _run_folder(folder: Path) -> Path:
    """Return the folder of the files that only the running command needs."""
    return private_of(folder) / "run"


async def develop(folder: Path, name: str | None, environment: dict[str, str], out: TextIO) -> None:
    """Serve the game of a folder until SIGINT or SIGTERM. `name`: which, if it has several.

    It has a store of its own, whatever service the `environment` names.

    Raises `NoGame`, `CannotStart` and `BadSetting`.
    """
    game = read_folder(folder, name)
    if others := other_packages(game):
        raise NoGame(f"The package {others[0]} is installed and brings a game {game.game}, too: remove it first.")
    own = {name: value for name, value in environment.items() if name not in SERVICE_SETTINGS}
    await _until_signal(_develop(game, own, out))


async def _develop(game: GameFolder, environment: dict[str, str], out: TextIO) -> None:
    """Serve a game until the task is cancelled. Raises `NoGame`, `CannotStart` and `BadSetting`."""
    async with AsyncExitStack() as stack:
        settings = settings_for(game.folder, game.game, environment)
        listener = open_listener(settings)
        stack.callback(listener.close)
        environment = {**environment, "REDIS_URL": await find_redis(settings, stack)}
        run = _run_folder(game.folder)
        _empty(run)  # removes what a killed command has left
        stack.callback(shutil.rmtree, run, ignore_errors=True)
        environment["TMPDIR"] = str(run)  # a check that is killed leaves its files behind
        node = NodeProcess(0, str(run), ("dev", str(game.folder), "--game", game.game))
        stack.push_async_callback(_stop, node)
        report = Report(run / "report.json")
        watcher = Watcher(game, environment, node, lambda own: node.start(listener, own), report, out)
        stack.push_async_callback(watcher.end_check)
        out.write(f"The table of {game.game}: {public_url(settings, listener).rstrip('/')}/dev (Ctrl-C ends it)\n")
        out.flush()
        await watcher.run()


def _empty(folder: Path) -> None:
    """Make an empty folder. Raises `CannotStart`."""
    try:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    except OSError as error:
        raise CannotStart(f"The folder {folder} can't be made: {error.strerror}.") from error


async def _until_signal(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine until SIGINT or SIGTERM. Raises what it raises."""
    loop, task = asyncio.get_running_loop(), asyncio.ensure_future(work)

    def stop() -> None:
        if not task.cancelling():  # a second signal would stop the end
            task.cancel()

    for number in (SIGINT, SIGTERM):
        loop.add_signal_handler(number, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not task.cancelled():
            raise
    finally:
        for number in (SIGINT, SIGTERM):
            loop.remove_signal_handler(number)


async def _stop(node: NodeProcess) -> None:
    """End a node, if it runs: by SIGTERM, and by SIGKILL if it does not end. Then end what it has started."""
    if node.runs:
        node.send(SIGTERM)
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await node.wait()
        except TimeoutError:
            node.send(SIGKILL)
            await node.wait()
    if node.pid is not None:
        _kill_group(node.pid)


def _kill_group(leader: int) -> None:
    """Kill the processes of a group, if there are any. A leader that has ended may have left some."""
    with suppress(ProcessLookupError, PermissionError):  # the latter on macOS for processes that have just ended
        os.killpg(leader, SIGKILL)


class Watcher:
    """Looks at the files of a game and follows each save.

    `start`: starts the node in an environment, and returns whether it is ready.
    """

    def __init__(
        self,
        game: GameFolder,
        environment: dict[str, str],
        node: NodeProcess,
        start: Callable[[Mapping[str, str]], Coroutine[Any, Any, bool]],
        report: Report,
        out: TextIO,
    ) -> None:
        self._game = game
        self._environment = environment
        self._served: dict[str, str] | None = None  # the environment of the copy that is served
        self._node = node
        self._start = start
        self._report = report
        self._out = out
        self._check: list[asyncio.Task[None]] = []
        self._copies = count()

    async def run(self) -> None:
        """Follow the saves, the first of which is the state of the files at the start. Raises `CannotStart`."""
        seen: State = {}
        try:
            while True:
                found = files_of(self._game)
                if found != seen:
                    await asyncio.sleep(POLL_SECONDS)  # an editor may write several files
                    found = files_of(self._game)
                    await self._follow(changed(seen, found) if seen else [])
                    seen = found
                elif self._served is not None and not self._node.runs:
                    await self._start_again()
                await asyncio.sleep(POLL_SECONDS)
        except OSError as error:
            if not self._game.folder.is_dir():
                raise CannotStart(f"{self._game.folder} is gone: start again in the folder where it is now.") from error
            raise CannotStart(f"{error.filename or self._game.private} can't be used: {error.strerror}.") from error

    async def _follow(self, files: Sequence[str]) -> None:
        """Serve the files as they are now, if they can be served, and check them. Raises `OSError`."""
        if files:
            self._say(f"{', '.join(files[:3])}{' and others' if len(files) > 3 else ''} changed.")
        await self.end_check()
        copy = self._report.file.parent / f"copy-{next(self._copies)}"
        try:
            own = await self._prepare(copy)
        except NoGame as error:
            shutil.rmtree(copy, ignore_errors=True)
            self._report.write(problem=str(error), checking=False, check=[], kept=None)
            self._say(str(error) + (" The last rules that could be served go on." if self._served else ""))
            return
        await _stop(self._node)
        self._report.write(problem=None, checking=True, check=[], kept=None)
        self._served = own if await self._start(own) else None
        for old in self._report.file.parent.glob("copy-*"):
            if old != copy:
                shutil.rmtree(old, ignore_errors=True)
        if self._served is None:
            self._say("The service does not start: the lines above say why. It is tried again with the next save.")
            return
        self._say("It is served.")
        self._check = [spawn(self._run_check(own), "check of a game")]

    async def _start_again(self) -> None:
        """Start the node again, which has ended by itself."""
        self._say(f"The rules have ended the service (exit status {await self._node.wait()}). It is started again.")
        await _stop(self._node)  # it has ended, but processes that it started may run
        await asyncio.sleep(RESTART_PAUSE_SECONDS)
        if self._served is not None and not await self._start(self._served):
            self._served = None
            self._say("The service does not start. It is tried again with the next save.")

    async def _prepare(self, copy: Path) -> dict[str, str]:
        """Copy the game and try to import it. Returns the environment of the copy. Raises `NoGame` and `OSError`."""
        game = read_folder(self._game.folder, self._game.game)
        environment = {**self._environment, "PYTHONPATH": path_for(copy_of(game, copy), self._environment)}
        answer, words = copy / ".why", copy / ".words"
        with words.open("wb") as errors:
            process = await _python(environment, "-c", IMPORT_CHECK_SCRIPT, game.game, str(answer), stderr=errors)
        try:
            async with asyncio.timeout(IMPORT_SECONDS):
                status = await process.wait()
        except TimeoutError as error:
            raise NoGame(f"The package takes longer than {IMPORT_SECONDS:.0f} seconds to import.") from error
        finally:
            await _end(process)
        if not answer.exists():
            last = " ".join(words.read_text(errors="replace").split()[-20:])
            raise NoGame(f"The package ends Python when it is imported (exit status {status}){last and ': '}{last}.")
        if why := answer.read_text("utf-8").strip():
            raise NoGame(why)
        self._game = game
        return environment

    async def _run_check(self, environment: Mapping[str, str]) -> None:
        """Run check-game, and report its lines as they come."""
        game = self._game.game
        arguments = ("-m", "botyard.cli", "check-game", game, "--seeds", "1")
        process = await _python(environment, *arguments, stdout=asyncio.subprocess.PIPE)
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                async for line in _lines_of(process):
                    self._add_line(line)
                status = await process.wait()
            if not self._report.check or not self._report.check[-1].startswith(f"{game}: "):  # how its last line begins
                self._add_line(f"The rules have ended the check (exit status {status}).")
                status = -1
        except TimeoutError:
            status = -1
            self._add_line(f"The check takes longer than {CHECK_SECONDS:.0f} s: look for a match that never ends.")
        finally:
            await _end(process)
        self._report.write(checking=False, kept=status == 0)
        for said in self._report.check:
            if not said.endswith(": ok"):
                self._say(said)

    def _add_line(self, line: str) -> None:
        """Add a line of the check to the report, which keeps the first `MOST_LINES` and the last one."""
        self._report.write(check=[*self._report.check[:MOST_LINES], line[:LINE_CHARS]])

    async def end_check(self) -> None:
        """End the check of the save before, if it runs."""
        await cancel_all(self._check)
        self._check = []

    def _say(self, sentence: str) -> None:
        self._out.write(f"{sentence}\n")
        self._out.flush()


async def _python(
    environment: Mapping[str, str],
    *arguments: str,
    stdout: int = asyncio.subprocess.DEVNULL,
    stderr: Any = asyncio.subprocess.DEVNULL,
) -> asyncio.subprocess.Process:
    """Start Python in an environment, in which it finds the package."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=stdout,
        stderr=stderr,
        limit=PIPE_LIMIT,
        start_new_session=True,  # Ctrl-C goes to the watcher, which ends it with the processes that it has started
        preexec_fn=_set_up_child,
        env=environment,
    )


def _set_up_child() -> None:
    """Limit the memory of a process that imports the game, and end it with this one. It runs in that process."""
    limit_memory(MEMORY_MIB)
    if end_with_parent is not None:
        end_with_parent()


async def _lines_of(process: asyncio.subprocess.Process) -> AsyncIterator[str]:
    """Yield the lines of the standard output of a process until it ends, without their ends."""
    assert process.stdout is not None
    ended = asyncio.ensure_future(process.wait())
    ended.add_done_callback(lambda _: _kill_group(process.pid))  # what it has started holds the pipe open
    async for line in process.stdout:
        yield line.decode(errors="replace").rstrip()


async def _end(process: asyncio.subprocess.Process) -> None:
    """Kill a process, if it still runs, and those that it has started."""
    _kill_group(process.pid)
    await process.wait()


async def serve_node(folder: Path, name: str, listener: int, ready: int) -> None:
    """Run the node that `develop` starts. Raises `CannotStart` and `BadSetting`."""
    from botyard.serve import serve  # noqa: PLC0415 - the watcher serves nothing

    limit_memory(MEMORY_MIB)
    await serve(settings_for(folder, name, os.environ), listener, ready)


__all__ = ["CannotStart", "NoGame", "develop", "serve_node"]
