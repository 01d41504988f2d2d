"""A server that samples its own stack: `python -m bench.sampled serve` is `botyard serve` with a sampler.

Each millisecond of CPU it counts the part of a turn that its stack is in. Waiting costs no CPU, so it is not seen.
SIGUSR1 begins to count, SIGUSR2 writes the counts to the file that `BENCH_SAMPLES` names.
"""

import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

from botyard.cli import main

EVERY_SECONDS = 0.001
LOOP = "the loop itself: polling, callbacks, reading and accepting sockets"
PARTS = (
    ("server/botyard/games/", "", "rules"),
    ("server/botyard/rooms/record.py", "dump", "dump the entry and the record"),
    ("server/botyard/rooms/record.py", "load", "read entries and records"),
    ("server/botyard/rooms/sight/projection.py", "", "make frames"),
    ("server/botyard/net/fanout/entry_lane.py", "_event_frame", "make frames"),
    ("server/botyard/net/transport/frame_codec.py", "data_frame", "make frames"),
    ("server/botyard/net/transport/frame_codec.py", "encode_frame", "make frames"),
    ("server/botyard/net/fanout/catch_up.py", "", "make frames"),
    ("server/botyard/net/fanout/encoded_entry.py", "", "make frames"),
    ("server/botyard/net/transport/websocket_driver.py", "write_frame", "write to sockets"),
    ("server/botyard/net/transport/connection.py", "write", "write to sockets"),
    ("server/botyard/net/transport/connection.py", "flush", "write to sockets"),
    ("server/botyard/net/transport/connection.py", "send", "answer the sender"),
    ("server/botyard/net/ws/session.py", "answer", "answer the sender"),
    ("server/botyard/store/", "", "Redis: write, read, wait for"),
    ("redis/", "", "Redis: write, read, wait for"),
    ("server/botyard/net/fanout/", "", "distribute entries"),
    ("server/botyard/net/ws/command_lane.py", "_unusual", "decide"),
    ("server/botyard/net/ws/command_lane.py", "plan_command", "decide"),
    ("server/botyard/rooms/", "", "decide"),
    ("server/botyard/metrics.py", "", "metrics"),
    ("prometheus_client/", "", "metrics"),
    ("server/botyard/net/", "", "receive and parse"),
    ("uvicorn/", "", "receive and parse"),
    ("starlette/", "", "receive and parse"),
    ("websockets/", "", "receive and parse"),
)
"""Parts by file and beginning of function; the first that fits counts. The innermost frame of a part decides."""


def part_of(frame: FrameType | None) -> str:
    """The part of a turn that a stack is in."""
    while frame is not None:
        if (part := part_named(frame.f_code.co_filename, frame.f_code.co_name)) is not None:
            return part
        frame = frame.f_back
    return LOOP


def part_named(path: str, name: str) -> str | None:
    """The part of a turn that a function belongs to, by the path of its file; None if it may belong to any."""
    for file, function, part in PARTS:
        if f"/{file}" in path and name.startswith(function):
            return part
    return None


def name_of(frame: FrameType | None) -> str:
    """The function that a stack is in, with its file; calls of C belong to the function that makes them."""
    if frame is None:
        return LOOP
    return f"{'/'.join(frame.f_code.co_filename.split('/')[-2:])} {frame.f_code.co_qualname}"


def sampled() -> int:
    """Run the command line with the sampler on."""
    parts: Counter[str] = Counter()
    functions: Counter[str] = Counter()

    def look(_: int, frame: FrameType | None) -> None:
        parts[part_of(frame)] += 1
        functions[name_of(frame)] += 1

    def begin(*_: object) -> None:
        parts.clear()
        functions.clear()

    def write(*_: object) -> None:
        Path(os.environ["BENCH_SAMPLES"]).write_text(json.dumps({"parts": parts, "functions": functions}))

    signal.signal(signal.SIGPROF, look)
    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, write)
    signal.setitimer(signal.ITIMER_PROF, EVERY_SECONDS, EVERY_SECONDS)
    return main()


if __name__ == "__main__":
    sys.exit(sampled())
