"""Runs the browser tests (`*.test.mjs`, Node's test runner) against a service of their own."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(240)]


@pytest.mark.parametrize("file", sorted(HERE.glob("*.test.mjs")), ids=lambda path: path.name.partition(".")[0])
async def test_in_a_real_browser(file: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        "node",
        "--test-reporter=spec",
        str(file),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "PYTHON": sys.executable},
    )
    output, _ = await process.communicate()
    assert process.returncode == 0, output.decode()
