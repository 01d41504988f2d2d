"""Games from outside, played in a real browser with the wheel of the service in a fresh environment.

One is the example, installed as a wheel. The other is what `botyard new-game` writes, in the hands of its author.
"""

import asyncio
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SCRIPTS = Path(__file__).with_name("outside")
MOST_LINES = 250
"""The length of the example, with its client."""
MOST_LINES_OF_LEAST = 20
"""The length of the least client that plays."""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with wheels of the service and of the example; only their dependencies are those of the tests."""
    folder = tmp_path_factory.mktemp("outside")
    shutil.copytree(ROOT / "examples" / "tic_tac_trap", folder / "game", ignore=shutil.ignore_patterns("__pycache__"))
    python = folder / "env" / "bin" / "python"
    uv = str(ROOT / ".venv/bin/uv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "env"], check=True)
    for source in (ROOT, folder / "game"):
        build = [uv, "build", "--quiet", "--offline", "--wheel", "--no-build-isolation", "--python", sys.executable]
        subprocess.run([*build, "--out-dir", str(folder / "wheels"), str(source)], cwd=folder, check=True)
    wheels = [str(wheel) for wheel in (folder / "wheels").glob("*.whl")]
    install = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", str(python)]
    subprocess.run([*install, *wheels], cwd=folder, check=True)
    (site,) = (folder / "env").glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return python


def test_the_installed_game_keeps_the_contract(python: Path) -> None:
    command = [str(python.with_name("botyard")), "check-game", "tic_tac_trap", "--seeds", "20"]
    done = subprocess.run(command, cwd=python.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "keeps the contract of games" in done.stdout


@pytest.mark.timeout(400)
@pytest.mark.parametrize("script", ["tic_tac_trap", "dev"])
async def test_a_game_from_outside_is_played_in_a_real_browser(python: Path, script: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *("node", "--test", "--test-reporter=spec", str(SCRIPTS / f"{script}.test.mjs")),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "PYTHON": str(python)},
    )
    output, _ = await process.communicate()
    assert process.returncode == 0, output.decode()


def test_the_example_is_short() -> None:
    folder = ROOT / "examples" / "tic_tac_trap"
    files = [path for pattern in ("*.toml", "*.py", "*.js") for path in folder.rglob(pattern)]
    lines = sum(len(path.read_text().splitlines()) for path in files)
    assert {path.name for path in files} == {"pyproject.toml", "__init__.py", "client.js"}
    assert lines <= MOST_LINES
    assert len((SCRIPTS / "least_client.js").read_text().splitlines()) <= MOST_LINES_OF_LEAST
