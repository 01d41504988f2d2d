"""The walk of a command is short, and ARCHITECTURE.md has all of it."""

import re
from pathlib import Path

import pytest

from bench.walk import files, ordinary, walks
from botyard.net.ws import session
from tests.support.compiled import needs_interpreted

LIMIT = 30
"""The most files that a command may pass, so that a stranger can follow it."""
PAGE = (Path(__file__).parents[2] / "ARCHITECTURE.md").read_text()

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]


async def test_a_command_passes_few_files_and_the_table_of_its_steps_names_each() -> None:
    needs_interpreted(session)
    server, browser = await walks()
    section = PAGE.split("## The way of a command")[1].split("\n## ")[0]
    of_server = {file.removeprefix("botyard/") for file in files(ordinary(server))}
    of_browser = files(ordinary(browser))
    assert of_server
    assert of_browser
    missing = sorted(file for file in of_server | of_browser if f"`{file}`" not in section)
    assert missing == [], "ARCHITECTURE.md, The way of a command: name these files in the table of steps"
    said = re.search(r"passes (\d+) files, (\d+) in the server and (\d+) in the browser", section)
    assert said is not None, "ARCHITECTURE.md, The way of a command: say how many files a command passes"
    assert len(of_server) <= int(said[2]), sorted(of_server)
    assert len(of_browser) <= int(said[3]), sorted(of_browser)
    assert int(said[2]) + int(said[3]) == int(said[1]) <= LIMIT
