"""The walk of one command: `python -m bench.walk` prints the functions that it passes, in a server and in a browser.

Server: a room is played slowly on a server that traces its calls. A walk begins with the bytes of a command, and ends
when its entry is written to all sockets of the node and the command is answered.

Browser: a page plays against bots, and notes its calls (`client_js/e2e/walk.mjs`). A walk begins where the page of the
match takes the answer of the game, and goes on with the messages of the socket until the game is drawn anew. Other
components are drawn anew as well: they and what they call meanwhile are no part of it.

Calls of games and of the codec are left out, and so are calls that less than half of the commands make.
"""

import asyncio
import json
import os
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from types import FrameType

import uvloop

from bench.players import Tally, fill
from bench.processes import HOST, Node, node, redis
from botyard.cli import main as serve

BEGINS = ("botyard/net/transport/websocket_driver.py", "WebSocketProtocol.data_received")
"""The call with which a command comes in."""
ENDS = ("botyard/net/ws/session.py", "InFlight.end")
"""The call after which it is answered and its entry is written to all sockets of this node."""
LEFT_OUT = ("games/", "bots/", "/codec.py", "twin_tin_bots")
THINK_SECONDS = 0.1
COMMANDS = 20
BROWSER_SCRIPT = Path(__file__).parent.parent / "client_js/e2e/walk.mjs"

Walk = list[tuple[str, str]]
"""The calls of one command, as file and function."""


def ordinary(walks: list[Walk]) -> Walk:
    """The walk that passes as many files as most, and about as many calls.

    Files that not nearly all commands pass are left out: timers ran while the node worked at some.
    """
    passing = Counter(file for walk in walks for file in files(walk))
    walks = [[call for call in walk if passing[call[0]] > 0.9 * len(walks)] for walk in walks]
    passed, calls = median(len(files(walk)) for walk in walks), median(map(len, walks))
    return min(walks, key=lambda walk: (abs(len(files(walk)) - passed), abs(len(walk) - calls)))


def files(walk: Walk) -> set[str]:
    """The files that a command passes."""
    return {file for file, _ in walk}


def summary(name: str, walks: list[Walk]) -> str:
    """The functions and files of an ordinary command, and how many there are."""
    walk = ordinary(walks)
    lines = [f"{file}: {function}" for file, function in dict.fromkeys(walk)]
    counts = f"{len(walk)} calls of {len(lines)} functions in {len(files(walk))} files"
    return "\n".join((*lines, "", *sorted(files(walk)), "", f"{name}, {len(walks)} commands: {counts}", ""))


async def walks() -> tuple[list[Walk], list[Walk]]:
    """Play, and return the walks of commands through a server and through a browser."""
    with tempfile.TemporaryDirectory(prefix="botyard-walk-") as place:
        calls = Path(place, "calls.json")
        settings = {"BOTYARD_BOT_THINKING": "0", "WALK_CALLS": str(calls)}
        async with redis(pin=False) as url, node(url, 1, False, "bench.walk", **settings) as server:
            through_browser = await _browser_walks(server)
            crowd = await fill(server, 1, 4, 0, Tally(think=THINK_SECONDS))
            server.process.send_signal(signal.SIGUSR1)
            await crowd.turns(COMMANDS)
            server.process.send_signal(signal.SIGUSR2)
            while not calls.exists():  # noqa: ASYNC110, ASYNC240 - the server has no other way to say so
                await asyncio.sleep(0.1)
            crowd.close()
        return _commands(calls), through_browser


async def _browser_walks(server: Node) -> list[Walk]:
    command = ("node", str(BROWSER_SCRIPT), f"http://{HOST}:{server.port}")
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    written, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError("the page did not play: the lines above say why")
    return _usual([[(file, function) for file, function in walk] for walk in json.loads(written)])


def _commands(written: Path) -> list[Walk]:
    """The calls by command, without those of timers. What else was received commits nothing."""
    found: list[Walk] = []
    walking = False
    for file, function in json.loads(written.read_text()):
        if (file, function) == BEGINS:
            found.append([])
            walking = True
        if walking and not any(part in file for part in LEFT_OUT):
            found[-1].append((file, function))
        walking &= (file, function) != ENDS
    return _usual([walk for walk in found if any(function.endswith("send_commit") for _, function in walk)])


def _usual(commands: list[Walk]) -> list[Walk]:
    """The walks without calls that less than half of the commands make."""
    seen = Counter(call for walk in commands for call in set(walk))
    return [[call for call in walk if seen[call] * 2 >= len(commands)] for walk in commands]


def _in_task() -> bool:
    """Whether a task runs: commands pass callbacks alone, tasks are timers and requests over HTTP."""
    try:
        return asyncio.current_task() is not None
    except RuntimeError:  # no event loop runs
        return False


def traced() -> int:
    """Serve with a tracer, which SIGUSR1 starts and SIGUSR2 ends. It writes the calls to the file `WALK_CALLS`."""
    calls: Walk = []

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        folder, _, file = code.co_filename.rpartition("/botyard")
        if event == "call" and folder and "<" not in code.co_name and not _in_task():
            calls.append((f"botyard{file}", code.co_qualname))

    def begin(*_: object) -> None:
        sys.setprofile(note)

    def write(*_: object) -> None:
        sys.setprofile(None)
        place = Path(os.environ["WALK_CALLS"])
        draft = place.with_suffix(".draft")
        draft.write_text(json.dumps(calls))
        draft.rename(place)

    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, write)
    return serve()


def main() -> None:
    """Play, and print both halves and the number of files in all."""
    server, browser = uvloop.run(walks())
    print(summary("server", server), summary("browser", browser), sep="\n")
    print(f"{len(files(ordinary(server))) + len(files(ordinary(browser)))} files in all")


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(traced())
    main()
