"""Games from outside, played in a real browser with the wheel of the service in a fresh environment.

Some are the examples, installed as wheels. The other is what `botyard new-game` writes, in the hands of its author.
"""

import asyncio
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]

ROOT = Path(__file__).parents[2]
SCRIPTS = Path(__file__).with_name("outside")
EXAMPLES = {"tic_tac_trap": 345, "gear_rush": 499}
"""The example games, and the most lines that each has in all files of these kinds."""
KINDS = ("*.py", "*.js", "*.json", "*.ftl", "*.md", "*.toml")
MOST_LINES_OF_LEAST = 20
"""The length of the least client that plays."""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with wheels of the service and the examples; only their dependencies are those of the tests."""
    folder = tmp_path_factory.mktemp("outside")
    for name in EXAMPLES:
        shutil.copytree(ROOT / "examples" / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    python = folder / "env" / "bin" / "python"
    uv = str(ROOT / ".venv/bin/uv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "env"], check=True)
    for source in (ROOT, *(folder / name for name in EXAMPLES)):
        build = [uv, "build", "--quiet", "--offline", "--wheel", "--no-build-isolation", "--python", sys.executable]
        subprocess.run([*build, "--out-dir", str(folder / "wheels"), str(source)], cwd=folder, check=True)
    wheels = [str(wheel) for wheel in (folder / "wheels").glob("*.whl")]
    install = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", str(python)]
    subprocess.run([*install, *wheels], cwd=folder, check=True)
    (site,) = (folder / "env").glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return python


@pytest.mark.parametrize(("name", "seeds"), [("tic_tac_trap", 20), ("gear_rush", 2)])
def test_an_installed_game_keeps_the_contract(python: Path, name: str, seeds: int) -> None:
    command = [str(python.with_name("botyard")), "check-game", name, "--seeds", str(seeds)]
    done = subprocess.run(command, cwd=python.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "keeps the contract of games" in done.stdout


@pytest.mark.parametrize("script", ["tic_tac_trap", "gear_rush", "dev"])
async def test_a_game_from_outside_is_played_in_a_real_browser(python: Path, script: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *("node", "--test", "--test-reporter=spec", str(SCRIPTS / f"{script}.test.mjs")),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "PYTHON": str(python)},
    )
    output, _ = await process.communicate()
    assert process.returncode == 0, output.decode()


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_short(name: str) -> None:
    files = [path for kind in KINDS for path in (ROOT / "examples" / name).rglob(kind)]
    assert sum(len(path.read_text().splitlines()) for path in files) <= EXAMPLES[name]


def test_the_least_client_is_short() -> None:
    assert len((SCRIPTS / "least_client.js").read_text().splitlines()) <= MOST_LINES_OF_LEAST
