"""`botyard dev`: serves the game of a folder, and follows what its author saves.

After each save the package is imported by another process first: rules that can't be imported leave the node as it
is. Then the node restarts behind the same socket, with the same Redis, so that tables and pages go on, and
`botyard check-game` runs. What came of it stands in the report, which the page shows.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGTERM
from typing import Any, TextIO

import orjson

from botyard.background_tasks import cancel_all, spawn
from botyard.dev.folder import GameFolder, NoGame, State, changed, files_of, other_packages, path_for, read_folder
from botyard.processes.supervisor import NodeProcess
from botyard.settings import Development, Settings, read_settings
from botyard.startup import CannotStart, find_redis, open_listener, public_url

LOOK_SECONDS = 0.25
"""The files are looked at so often."""
IMPORT_SECONDS = 20.0
CHECK_SECONDS = 300.0
STOP_SECONDS = 6.0
"""A node that has not ended this long after SIGTERM is killed."""
WHY = "import sys; from botyard.games.registry import why_unknown; print(why_unknown(sys.argv[1]) or '')"


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


def settings_for(game: GameFolder, report: Path, environment: Mapping[str, str]) -> Settings:
    """Return the settings of a node that serves the game of a folder alone. Raises `BadSetting`."""
    return replace(
        read_settings(environment),
        data=game.private / "data",
        games=(game.game,),
        thinking=(0, 0),
        bot_workers=1,
        offline=False,  # a copy in the browser would hide what was saved
        development=Development(game.game, game.slots, report),
    )


async def develop(folder: Path, name: str | None, environment: dict[str, str], out: TextIO) -> None:
    """Serve the game of a folder until SIGINT or SIGTERM. `name`: which, if it has several.

    Raises `NoGame`, `CannotStart` and `BadSetting`.
    """
    game = read_folder(folder, name)
    if others := other_packages(game):
        raise NoGame(f"The package {others[0]} is installed and brings a game {game.game}, too: remove it first.")
    environment = {**environment, "PYTHONPATH": path_for(game, environment)}
    async with AsyncExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="botyard-dev-")))
        report = Report(directory / "report.json")
        report.write()
        settings = settings_for(game, report.file, environment)
        listener = open_listener(settings)
        stack.callback(listener.close)
        environment["REDIS_URL"] = await find_redis(settings, stack)
        environment["TMPDIR"] = str(directory)  # a check that is killed leaves its files behind
        arguments = ("dev", str(game.folder), "--game", game.game, "--report", str(report.file))
        node = NodeProcess(0, str(directory), arguments)
        stack.push_async_callback(_stop, node)
        watcher = Watcher(game, environment, node, lambda: node.start(listener, environment), report, out)
        stack.push_async_callback(watcher.end_check)
        out.write(f"The table of {game.game}: {public_url(settings, listener).rstrip('/')}/dev (Ctrl-C ends it)\n")
        out.flush()
        await _until_signal(watcher.run())


async def _until_signal(work: Any) -> None:
    """Run a coroutine until SIGINT or SIGTERM. Raises what it raises."""
    loop, task = asyncio.get_running_loop(), spawn(work, "the watcher of a game")
    for number in (SIGINT, SIGTERM):
        loop.add_signal_handler(number, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        if not task.cancelled():
            raise
    finally:
        for number in (SIGINT, SIGTERM):
            loop.remove_signal_handler(number)


async def _stop(node: NodeProcess) -> None:
    """End a node, if it runs: by SIGTERM, and by SIGKILL if it does not end."""
    if not node.runs:
        return
    node.send(SIGTERM)
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await node.wait()
    except TimeoutError:
        node.send(SIGKILL)
        await node.wait()


class Watcher:
    """Looks at the files of a game and follows each save."""

    def __init__(
        self, game: GameFolder, environment: dict[str, str], node: NodeProcess, start: Any, report: Report, out: TextIO
    ) -> None:
        self._game = game
        self._environment = environment
        self._node = node
        self._start = start
        self._report = report
        self._out = out
        self._serves = False
        self._check: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        """Follow the saves, the first of which is the state of the files at the start."""
        seen: State = {}
        while True:
            found = files_of(self._game)
            if found != seen:
                await asyncio.sleep(LOOK_SECONDS)  # an editor may write several files
                found = files_of(self._game)
                await self._follow(changed(seen, found) if seen else [])
                seen = found
            await asyncio.sleep(LOOK_SECONDS)

    async def _follow(self, files: Sequence[str]) -> None:
        """Serve the files as they are now, if they can be served, and check them."""
        if files:
            self._say(f"{', '.join(files[:3])}{' and others' if len(files) > 3 else ''} changed.")
        await self.end_check()
        problem = await self._why_not()
        if problem is not None:
            self._report.write(problem=problem, checking=False, check=[], kept=None)
            self._say(problem + (" The last rules that could be served go on." if self._serves else ""))
            return
        if self._serves:
            await _stop(self._node)
        self._report.write(problem=None, checking=True, check=[], kept=None)
        self._serves = await self._start()
        if not self._serves:
            self._say("The service does not start: the lines above say why. It is tried again with the next save.")
            return
        self._say("It is served.")
        self._check = [spawn(self._run_check(), "check of a game")]

    async def _why_not(self) -> str | None:
        """Return why the game can't be served, in a sentence; None if it can."""
        try:
            path_for(read_folder(self._game.folder, self._game.game), self._environment)  # what it says of its package
        except NoGame as error:
            return str(error)
        process = await self._python("-c", WHY, self._game.game)
        try:
            async with asyncio.timeout(IMPORT_SECONDS):
                out, err = await process.communicate()
        except TimeoutError:
            return f"The package takes longer than {IMPORT_SECONDS:.0f} seconds to import."
        finally:
            await _end(process)
        if process.returncode != 0:
            return f"The package ends Python when it is imported: {' '.join(err.decode().split()[-20:])}"
        lines = out.decode(errors="replace").splitlines() or [""]
        return lines[-1].strip() or None  # the lines before are what the package prints

    async def _run_check(self) -> None:
        """Run check-game, and report its lines as they come."""
        process = await self._python("-m", "botyard.cli", "check-game", self._game.game, "--seeds", "1")
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                assert process.stdout is not None
                async for line in process.stdout:
                    self._report.write(check=[*self._report.check, line.decode().rstrip()])
                status = await process.wait()
        except TimeoutError:
            status = -1
            self._report.write(check=[*self._report.check, f"The check takes longer than {CHECK_SECONDS:.0f} s."])
        finally:
            await _end(process)
        self._report.write(checking=False, kept=status == 0)
        for said in self._report.check:
            if not said.endswith(": ok"):
                self._say(said)

    async def end_check(self) -> None:
        """End the check of the save before, if it runs."""
        await cancel_all(self._check)
        self._check = []

    async def _python(self, *arguments: str) -> asyncio.subprocess.Process:
        """Start Python where it finds the package."""
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *arguments,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=pipe,
            stderr=pipe,
            start_new_session=True,  # Ctrl-C goes to the watcher, which ends it with the processes that it has started
            env=self._environment,
        )

    def _say(self, sentence: str) -> None:
        self._out.write(f"{sentence}\n")
        self._out.flush()


async def _end(process: asyncio.subprocess.Process) -> None:
    """Kill a process, and those that it has started, if it still runs."""
    if process.returncode is None:
        os.killpg(process.pid, SIGKILL)
        await process.wait()


async def serve_node(folder: Path, name: str, report: Path, listener: int) -> None:
    """Run the node that `develop` starts. Raises `CannotStart`, `NoGame` and `BadSetting`."""
    from botyard.serve import serve  # noqa: PLC0415 - the watcher serves nothing

    await serve(settings_for(read_folder(folder, name), report, os.environ), listener)


__all__ = ["CannotStart", "NoGame", "develop", "serve_node"]
