"""`botyard dev` as a process, from its start to its end, and what it reads of the folder of a game."""

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

from botyard.dev import folder as folders
from botyard.dev import new_game
from botyard.dev.folder import GameFolder, NoGame, changed, copy_of, files_of, path_for, read_folder
from tests.support.descendants import command_line, descendants, is_alive

PRINTS = 'print("a line of the package")\n'


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_rules_that_were_served_go_on_while_the_files_are_broken(tmp_path: Path) -> None:
    folder = _new_game(tmp_path)
    rules = folder / "src" / "gear_rush" / "__init__.py"
    process, lines = _dev(folder, "It is served.", dict(os.environ))
    rules.write_text(f"{rules.read_text()}\n def")
    _read_until(process, "The last rules that could be served go on.")
    found = _position(lines)
    _end(process)
    assert (found["problem"], found["state"]["stones"]) == (None, 21)


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
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


# --- the folder of a game ---------------------------------------------------------------------------------------


PROJECT = '[project]\nname = "gear-rush"\n[project.entry-points."botyard.games"]\n'


def package(folder: Path, project: str = PROJECT + 'gear_rush = "gear_rush:GAME"\n', module: str = "") -> Path:
    """Write a package into a folder, and return the file of its module."""
    (folder / "pyproject.toml").write_text(project)
    file = folder / "src" / "gear_rush" / "__init__.py"
    file.parent.mkdir(parents=True)
    file.write_text(module)
    return file


def test_a_folder_names_its_game(tmp_path: Path) -> None:
    package(tmp_path)
    assert read_folder(tmp_path) == GameFolder(tmp_path, "gear_rush", "gear_rush:GAME", "gear-rush", tmp_path / "src")


@pytest.mark.parametrize(
    ("project", "said"),
    [
        ("[project", "can't be read"),
        ("[project]\n", "needs one game below"),
        ("project = 3\n", "must be a table"),
        ('[project]\nentry-points = ["gear_rush"]\n', "must be a table"),
        (PROJECT + 'a = "gear_rush:A"\nb = "gear_rush:B"\n', "It has: a, b."),
        (PROJECT + 'gear_rush = "elsewhere:GAME"\n', "names the package elsewhere, which is neither in"),
    ],
)
def test_a_folder_without_one_game_is_refused_in_a_sentence(tmp_path: Path, project: str, said: str) -> None:
    package(tmp_path, project)
    with pytest.raises(NoGame, match=said):
        read_folder(tmp_path)


def test_a_folder_without_a_project_names_the_command_that_makes_one(tmp_path: Path) -> None:
    with pytest.raises(NoGame, match="`botyard new-game` makes one"):
        read_folder(tmp_path)


def test_a_game_of_several_can_be_named(tmp_path: Path) -> None:
    package(tmp_path, PROJECT + 'a = "gear_rush:A"\nb = "gear_rush:B"\n')
    assert read_folder(tmp_path, "b").value == "gear_rush:B"


def test_a_package_that_is_not_installed_is_found_by_another_process(tmp_path: Path) -> None:
    package(tmp_path, module="GAME = 1 / 0\n")
    code = "from botyard.games.registry import why_unknown; print(why_unknown('gear_rush'))"
    environment = {**os.environ, "PYTHONPATH": path_for(read_folder(tmp_path), dict(os.environ))}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, cwd=tmp_path
    )
    expected = "can't be imported from gear_rush:GAME: ZeroDivisionError: division by zero (__init__.py, line 1)."
    assert expected in done.stdout


def test_a_package_whose_project_has_a_new_name_is_found_once(tmp_path: Path) -> None:
    package(tmp_path)
    path_for(read_folder(tmp_path), {})
    (tmp_path / "pyproject.toml").write_text(
        (tmp_path / "pyproject.toml").read_text().replace('name = "gear', 'name = "new')
    )
    names = Path(path_for(read_folder(tmp_path), {}).split(os.pathsep)[0])
    assert [one.name for one in names.iterdir()] == ["new_rush-0.dist-info"]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    package(tmp_path)
    (tmp_path / ".botyard").write_text("")
    with pytest.raises(NoGame, match=r"\.botyard.* can't be used: .*Make its folder writable"):
        path_for(read_folder(tmp_path), {})


@pytest.mark.parametrize("place", ["src", "."])
def test_a_copy_has_the_files_of_the_game_and_stays_as_it_is(tmp_path: Path, place: str) -> None:
    folder = tmp_path / "game"
    folder.mkdir()
    file = package(folder, module="x = 1\n")
    if place == ".":
        (folder / "src" / "gear_rush").rename(folder / "gear_rush")
        file = folder / "gear_rush" / "__init__.py"
    copy = copy_of(read_folder(folder), tmp_path / "copy")
    file.write_text("x = 2\n")
    assert (copy.source / "gear_rush" / "__init__.py").read_text() == "x = 1\n"
    assert copy == GameFolder(tmp_path / "copy", "gear_rush", "gear_rush:GAME", "gear-rush", tmp_path / "copy" / place)


def test_a_package_may_have_the_name_of_a_folder_that_is_ignored_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(PROJECT + 'slots = "slots:GAME"\n')
    (tmp_path / "src" / "slots").mkdir(parents=True)
    (tmp_path / "src" / "slots" / "__init__.py").write_text("")
    assert "src/slots/__init__.py" in files_of(read_folder(tmp_path))


def test_a_package_of_another_project_with_the_same_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path)
    other = tmp_path / "site" / "rusher-0.dist-info"
    other.mkdir(parents=True)
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: rusher\nVersion: 0\n")
    (other / "entry_points.txt").write_text("[botyard.games]\ngear_rush = rusher:GAME\n")
    monkeypatch.syspath_prepend(str(other.parent))
    assert folders.other_packages(read_folder(tmp_path)) == ["rusher"]


def test_only_files_of_the_game_count_as_a_save(tmp_path: Path) -> None:
    file = package(tmp_path)
    game = read_folder(tmp_path)
    before = files_of(game)
    editors = (".a.swp", "4913", "#rules.py#", ".#rules.py", "rules.py~", "client.js___jb_tmp___", "rules.py.tmp")
    others = (
        ".botyard/data/log",
        "slots/end.json",
        "debug.log",
        "src/gear_rush/__pycache__/a.pyc",
        "src/env/pyvenv.cfg",
    )
    for name in (*others, *(f"src/gear_rush/{editor}" for editor in editors)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("new")
    assert changed(before, files_of(game)) == []
    file.write_text("x = 1\n")
    (tmp_path / "src/gear_rush/client.js").write_text("")
    assert changed(before, files_of(game)) == ["src/gear_rush/__init__.py", "src/gear_rush/client.js"]
