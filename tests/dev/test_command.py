"""`botyard dev` as a process, from its start to its end."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from botyard.dev import new_game
from tests.support.descendants import is_alive

PRINTS = 'print("a line of the package")\n'


@pytest.mark.parametrize(
    ("begin", "said"),
    [(PRINTS, "It is served."), (f"{PRINTS}raise KeyError('red')\n", "KeyError: 'red' (__init__.py, line 2)")],
)
def test_a_stop_ends_it_in_good_order_whether_the_game_is_served_or_not(tmp_path: Path, begin: str, said: str) -> None:
    folder = _new_game(tmp_path)
    rules = folder / "src" / "gear_rush" / "__init__.py"
    rules.write_text(begin + rules.read_text())
    process, lines = _dev(folder, said, dict(os.environ))
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate()
    assert said in "".join(lines), "".join(lines)
    assert "Traceback" not in rest, rest
    assert process.returncode == 0


def test_a_stop_in_the_middle_of_a_check_leaves_no_file_and_no_process(tmp_path: Path) -> None:
    folder, temporary, loaded = _new_game(tmp_path), tmp_path / "t", tmp_path / "loaded"
    temporary.mkdir()
    os.mkfifo(loaded)
    client = folder / "src" / "gear_rush" / "client.js"
    waits = 'import { writeFileSync } from "node:fs";\nwriteFileSync(FILE, `${process.pid}`);\nwhile (true);\n'
    client.write_text(waits.replace("FILE", json.dumps(str(loaded))))
    process, _ = _dev(folder, "It is served.", {**os.environ, "TMPDIR": str(temporary)})
    node = int(loaded.read_text())
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate()
    assert process.returncode == 0, rest
    assert not list(temporary.iterdir())
    while is_alive(node):
        time.sleep(0.01)


def _new_game(tmp_path: Path) -> Path:
    """Write a new game, and return its folder."""
    folder = tmp_path / "gear-rush"
    assert new_game.main("gear_rush", folder, sys.stderr, sys.stderr) == 0
    return folder


def _dev(folder: Path, said: str, environment: dict[str, str]) -> tuple[subprocess.Popen[str], list[str]]:
    """Start the command in a folder. Returns the process, and its lines as far as the one with what is `said`."""
    process = subprocess.Popen(
        [sys.executable, "-m", "botyard.cli", "dev", str(folder), "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    )
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if said in line:
            break
    return process, lines
