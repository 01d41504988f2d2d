"""Runs the browser tests (`*.test.mjs`, Node's test runner): each group of files against a service of its own."""

import asyncio
import os
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
GROUPS = [
    ("comfort", "absence"),
    ("practice", "toolkit"),
    ("tables", "site_path"),
    ("front", "embedded"),
    ("match", "bots"),
    ("accounts", "people"),
    ("loading", "timeline"),
    ("robot_master", "devices"),
    ("volt",),
    ("lobby", "messages"),
    ("axe", "inbox"),
]
"""Files that share a process, a service and a browser (`running.mjs`), which cost five seconds of processor time.

A file that is not named here runs alone, after them. The longest come first, so that no worker is left alone with one
at the end. A group takes at most as long as a test may.
"""

EVERYDAY = {
    "match": "two people play a match to its end",
    "robot_master": "the sides are exchanged after a game",
    "volt": "a person plays against three KillBots",
    "tables": "a person with only the link sits",
}
"""By file, a test that every change has to pass: a match of each game, and an invitation."""

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(480)]


def _groups() -> list[tuple[str, ...]]:
    """The files that run together; each of the others runs alone."""
    grouped = {name for group in GROUPS for name in group}
    files = sorted(path.name.partition(".")[0] for path in HERE.glob("*.test.mjs"))
    return GROUPS + [(name,) for name in files if name not in grouped]


@pytest.mark.slow
@pytest.mark.parametrize("group", _groups(), ids="+".join)
async def test_in_a_real_browser(group: tuple[str, ...]) -> None:
    await _run(group)


def test_the_tests_of_every_change_are_there() -> None:
    for file, name in EVERYDAY.items():
        lines = (HERE / f"{file}.test.mjs").read_text().splitlines()
        assert sum(line.startswith("test(") and name in line for line in lines) == 1, name


async def test_a_match_of_each_game_and_an_invitation() -> None:
    output = await _run(EVERYDAY, *(f"--test-name-pattern={name}" for name in EVERYDAY.values()))
    assert output.count("✔") == len(EVERYDAY), output


async def _run(files: Iterable[str], *options: str) -> str:
    """Run files in one process, and return what it prints."""
    process = await asyncio.create_subprocess_exec(
        "node",
        "--test-reporter=spec",
        *options,
        str(HERE / "together.mjs"),
        *(str(HERE / f"{name}.test.mjs") for name in files),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "PYTHON": sys.executable},
    )
    output, _ = await process.communicate()
    assert process.returncode == 0, output.decode()
    return output.decode()
