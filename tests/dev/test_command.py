"""`botyard dev` as a process, from its start to its end."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from botyard.dev import new_game
from tests.support.descendants import command_line, descendants, is_alive

pytestmark = pytest.mark.slow

PRINTS = 'print("a line of the package")\n'


@pytest.mark.parametrize(
    ("begin", "said"),
    [
        (f'{PRINTS}print("no end of a line", end="")\n', "It is served."),
        (r"import os; os.write(2, b'\xff red'); os._exit(3)" + "\n", "(exit status 3): \ufffd red."),
    ],
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


def test_rules_that_were_served_go_on_while_the_files_are_broken(tmp_path: Path) -> None:
    folder = _new_game(tmp_path)
    rules = folder / "src" / "gear_rush" / "__init__.py"
    process, lines = _dev(folder, "It is served.", dict(os.environ))
    rules.write_text(f"{rules.read_text()}\n def")
    _read_until(process, "The last rules that could be served go on.")
    found = _position(lines)
    _end(process)
    assert (found["problem"], found["state"]["stones"]) == (None, 21)


def test_a_node_that_the_rules_have_ended_is_started_again(tmp_path: Path) -> None:
    process, lines = _dev(_new_game(tmp_path), "It is served.", dict(os.environ))
    node = next(one for one in descendants(process.pid) if "--ready" in command_line(one))
    os.kill(node, signal.SIGKILL)
    _read_until(process, "The rules have ended the service (exit status -9). It is started again.")
    while not any("--ready" in command_line(one) for one in descendants(process.pid)):
        time.sleep(0.01)
    assert _position(lines)["problem"] is None
    _end(process)


FAULTS = {
    "import os; os._exit(0)": "The rules have ended the check (exit status 0).",
    "raise SystemExit('bye')": "EndsPython: SystemExit: bye (__init__.py, line ",
    "heap = [bytes(1 << 24) for _ in range(1 << 20)]": "MemoryError: the rules need more memory than there is (",
    "import sys; print('x' * 100_000); sys.stderr.write('y' * 100_000); raise KeyError('red')": "KeyError: 'red'",
}
"""What the rules do, and what the check says of it."""


def test_a_check_says_how_the_rules_have_ended_it(tmp_path: Path) -> None:
    folder = _new_game(tmp_path)
    rules = folder / "src" / "gear_rush" / "__init__.py"
    whole = rules.read_text()
    service = {**os.environ, "REDIS_URL": "redis://127.0.0.1:1/0"}  # of the author's service, which is never joined
    process, _ = _dev(folder, "It is served.", service)
    for fault, said in FAULTS.items():
        rules.write_text(whole.replace("        self.check_options", f"        {fault}\n        self.check_options"))
        _read_until(process, said)
    _end(process)


def test_a_start_after_a_kill_leaves_nothing_of_the_run_before(tmp_path: Path) -> None:
    folder = _new_game(tmp_path)
    process, _ = _dev(folder, "It is served.", dict(os.environ))
    started = descendants(process.pid)
    process.kill()
    process.communicate()
    while any(map(is_alive, started)):
        time.sleep(0.01)
    (left,) = (folder / ".botyard" / "run").glob("copy-*")
    (left / "old").write_text("")
    process, _ = _dev(folder, "It is served.", dict(os.environ))
    assert not list((folder / ".botyard" / "run").glob("copy-*/old"))
    _end(process)
    assert not (folder / ".botyard" / "run").exists()


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
    return process, _read_until(process, said)


def _read_until(process: subprocess.Popen[str], said: str) -> list[str]:
    """Return the lines of the command as far as the one with what is `said`. Fails if it ends before."""
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if said in line:
            return lines
    raise AssertionError("".join(lines))


def _end(process: subprocess.Popen[str]) -> None:
    """End the command in good order."""
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate()
    assert process.returncode == 0, rest


def _position(lines: list[str]) -> dict[str, Any]:
    """Ask for the first position of a match. `lines`: of the command, one of which has the address."""
    address = next(line for line in lines if "/dev (" in line).split(": ", 1)[1].split("/dev (")[0]
    practice = {"game": "gear_rush", "start": {"kind": "new", "players": 2}, "own": [0], "advance": False}
    body = json.dumps({"practice": practice}).encode()
    request = urllib.request.Request(f"{address}/api/dev/position", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.loads(answer.read())
        return found
