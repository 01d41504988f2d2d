"""The walk of one command through a server: `python -m bench.walk` prints the functions that it passes, in order.

One room is played slowly on a server that traces its calls. Calls of games and of the codec are left out.
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
from bench.processes import node, redis
from botyard.cli import main as serve

BEGINS = ("botyard/net/transport/websocket_driver.py", "WebSocketProtocol.data_received")
"""The call with which a command comes in."""
ENDS = ("botyard/net/ws/session.py", "InFlight.end")
"""The call after which it is answered and its entry is written to all sockets of this node."""
LEFT_OUT = ("games/", "bots/", "codec.py", "twin_tin_bots")
THINK_SECONDS = 0.1
PLAY_SECONDS = 6.0

Walk = list[tuple[str, str]]
"""The calls of one command, as file and function."""


def summary(walks: list[Walk]) -> str:
    """The calls of an ordinary command, and how many calls, functions and files commands pass (medians)."""
    counts = [len(walk) for walk in walks], [len(set(walk)) for walk in walks], [len(files(walk)) for walk in walks]
    calls, functions, passed = (median(count) for count in counts)
    ordinary = min(walks, key=lambda walk: (abs(len(files(walk)) - passed), abs(len(walk) - calls)))
    lines = [f"{file}: {function}" for file, function in dict.fromkeys(ordinary)]
    totals = f"{len(walks)} commands: {calls:.0f} calls of {functions:.0f} functions in {passed:.0f} files"
    return "\n".join((*lines, "", *sorted(files(ordinary)), "", totals))


def files(walk: Walk) -> set[str]:
    """The files that a command passes."""
    return {file for file, _ in walk}


async def walks() -> list[Walk]:
    """Play, and return the walk of each command."""
    with tempfile.TemporaryDirectory(prefix="botyard-walk-") as place:
        calls = Path(place, "calls.json")
        os.environ["BOTYARD_CALLS"] = str(calls)
        async with redis() as url, node(url, module="bench.walk", pin=False) as server:
            crowd = await fill(server, 1, 4, 0, Tally(think=THINK_SECONDS))
            await asyncio.sleep(1)
            server.process.send_signal(signal.SIGUSR1)
            await crowd.play(PLAY_SECONDS)
            server.process.send_signal(signal.SIGUSR2)
            await asyncio.sleep(1)
            crowd.close()
        return _commands(calls)


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
    commands = [walk for walk in found if any(function.endswith("send_commit") for _, function in walk)]
    seen = Counter(call for walk in commands for call in set(walk))
    return [[call for call in walk if seen[call] * 2 >= len(commands)] for walk in commands]


def traced() -> int:
    """Serve with a tracer, which SIGUSR1 starts and SIGUSR2 ends."""
    calls: Walk = []

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        folder, _, file = code.co_filename.rpartition("/botyard")
        if event == "call" and folder and "<" not in code.co_name:
            calls.append((f"botyard{file}", code.co_qualname))

    def begin(*_: object) -> None:
        sys.setprofile(note)

    def write(*_: object) -> None:
        sys.setprofile(None)
        Path(os.environ["BOTYARD_CALLS"]).write_text(json.dumps(calls))

    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, write)
    return serve()


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(traced())
    print(summary(uvloop.run(walks())))
