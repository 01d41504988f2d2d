"""`botyard dev` as a process, from its start to its end."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from botyard.dev import new_game

PRINTS = 'print("a line of the package")\n'


@pytest.mark.parametrize(
    ("begin", "said"),
    [(PRINTS, "It is served."), (f"{PRINTS}raise KeyError('red')\n", "KeyError: 'red' (__init__.py, line 2)")],
)
def test_a_stop_ends_it_in_good_order_whether_the_game_is_served_or_not(tmp_path: Path, begin: str, said: str) -> None:
    folder = tmp_path / "gear-rush"
    assert new_game.main("gear_rush", folder, sys.stderr, sys.stderr) == 0
    rules = folder / "src" / "gear_rush" / "__init__.py"
    rules.write_text(begin + rules.read_text())
    process = subprocess.Popen(
        [sys.executable, "-m", "botyard.cli", "dev", str(folder), "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if said in line:
            break
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate()
    assert said in "".join(lines), "".join(lines)
    assert "Traceback" not in rest, rest
    assert process.returncode == 0
