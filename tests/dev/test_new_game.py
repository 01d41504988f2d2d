"""The package that `botyard new-game` writes, and the plug-in of pytest for authors over it: good, and broken."""

import io
import json
import os
import re
import shutil
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from botyard.dev import new_game
from botyard.dev.folder import read_folder
from botyard.games.registry import BUILT_IN


def write(name: str, folder: Path) -> tuple[int, str]:
    """Write a package. Returns the exit status and what was said about a fault."""
    err = io.StringIO()
    return new_game.main(name, folder, io.StringIO(), err), err.getvalue()


def test_a_package_has_the_name_of_its_game_everywhere(tmp_path: Path) -> None:
    folder = tmp_path / "stone-heap"
    assert write("stone_heap", folder) == (0, "")
    files = [file for file in folder.rglob("*") if file.is_file()]
    texts = {file.relative_to(folder).as_posix(): file.read_text() for file in files}
    assert not [name for name, text in texts.items() if "my_game" in name + text or "My Game" in text]
    assert "class Rules(Game)" in texts["src/stone_heap/__init__.py"]
    assert "# Stone Heap" in texts["README.md"]
    assert {".gitignore", ".github/workflows/check.yml", "tests/test_stone_heap.py"} <= texts.keys()
    assert json.loads(texts["tests/golden.jsonl"].splitlines()[0])["options"]["game"] == "stone_heap"
    assert read_folder(folder).value == "stone_heap:GAME"


@pytest.mark.parametrize("name", ["GearRush", "gear-rush", "9gear", "x", "gear__rush", "g" * 31, "", "../gear"])
def test_a_name_that_no_game_may_have_is_refused(tmp_path: Path, name: str) -> None:
    status, said = write(name, tmp_path / "new")
    assert status == 1
    assert "is no name of a game" in said
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", ["class", "lambda", "json", "random", "msgspec", "botyard"])
def test_a_name_that_python_cannot_import_is_refused(tmp_path: Path, name: str) -> None:
    assert "is a word or a package of Python" in write(name, tmp_path / "new")[1]
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", ["game", "illegal", "take", "state", "my_game_two"])
def test_a_name_that_the_template_uses_itself_makes_a_package_that_can_be_imported(tmp_path: Path, name: str) -> None:
    assert write(name, tmp_path / "new") == (0, "")
    source = (tmp_path / "new" / "src" / name / "__init__.py").read_text()
    names: dict[str, Any] = {"__file__": str(tmp_path / "new" / "src" / name / "__init__.py"), "__name__": name}
    exec(compile(source, name, "exec"), names)
    assert names["GAME"].game.name == name


def test_a_package_that_could_not_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_text = Path.write_text

    def full(path: Path, *arguments: Any) -> int:
        if path.name == "client.js":
            raise OSError(ENOSPC, "No space left on device", str(path))
        return write_text(path, *arguments)

    monkeypatch.setattr(Path, "write_text", full)
    status, said = write("gear_rush", tmp_path / "new")
    assert (status, "client.js can't be written: No space left on device." in said) == (1, True)
    assert not (tmp_path / "new").exists()


def test_the_name_of_another_game_is_refused(tmp_path: Path) -> None:
    assert "there is a game called volt already" in write("volt", tmp_path / "new")[1]


def test_a_folder_with_files_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    status, said = write("gear_rush", tmp_path)
    assert (status, "is not empty" in said) == (1, True)
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, said = write("gear_rush", tmp_path / "file" / "new")
    assert status == 1
    assert "can't be written" in said


def test_the_changes_of_the_first_half_hour_fit_a_new_package(tmp_path: Path) -> None:
    folder = tmp_path / "stone-heap"
    assert write("stone_heap", folder) == (0, "")
    files = [folder / "src/stone_heap/__init__.py", folder / "src/stone_heap/client.js"]
    page = (Path(__file__).parents[2] / "docs/adding-a-game.md").read_text()
    changes = re.findall(r"^-(.*)\n\+(.*)$", "".join(re.findall(r"^```diff\n(.*?)^```$", page, re.M | re.S)), re.M)
    assert len(changes) == 6
    for old, new in changes:
        (file,) = [file for file in files if f"\n{old}\n" in file.read_text()]
        file.write_text(file.read_text().replace(f"\n{old}\n", f"\n{new}\n"))
    compile(files[0].read_text(), "rules", "exec")


# --- the plug-in of pytest --------------------------------------------------------------------------------------


FAILED = re.compile(r"^FAILED .*\[(.*)\]", re.MULTILINE)
MODULE = "src/gear_rush/__init__.py"
WITH_SERVICE = """
import sys

import pytest


def test_guests_play_over_http(service):
    table, (ann, ben) = service.seat(players=3, bots=1)
    found = service.ask(ben, f"/api/rooms/{table}")
    assert (found["room"]["status"], found["audience"]) == ("playing", [1])
    assert service.ask(ann, "/api/me")["name"] == "Ann"
    move = {"type": "command", "id": "m", "seat": 0, "choice": 0, "command": {"type": "take", "count": 2}}
    service.ask(ann, f"/api/rooms/{table}/requests", move)
    with pytest.raises(AssertionError, match="is answered with 409: It's not your turn."):
        service.ask(ann, f"/api/rooms/{table}/requests", {**move, "id": "n"})


def test_a_person_with_bots_begins_at_once(service):
    table, (ann,) = service.seat(players=2, bots=1)
    assert service.ask(ann, f"/api/rooms/{table}")["room"]["status"] == "playing"


def test_browsers_play(monkeypatch, request):
    monkeypatch.setitem(sys.modules, "playwright", None)
    request.getfixturevalue("browsers")
"""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is written."""
    folder = tmp_path_factory.mktemp("author") / "gear-rush"
    assert new_game.main("gear_rush", folder, io.StringIO(), io.StringIO()) == 0
    return folder


@pytest.fixture
def package(written: Path, tmp_path: Path) -> Path:
    """A copy of it, which a test may change."""
    return Path(shutil.copytree(written, tmp_path / "gear-rush", ignore=shutil.ignore_patterns(".botyard")))


def run(folder: Path, *options: str) -> tuple[int, str]:
    """Run pytest in the folder of a package. Returns the exit status and the output."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "-rfs", *options]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def change(folder: Path, old: str, new: str) -> int:
    """Replace a text in the rules, and return the number of its line."""
    file = folder / MODULE
    before = file.read_text()
    assert old in before
    file.write_text(before.replace(old, new))
    return before[: before.index(old)].count("\n") + 1


@pytest.mark.slow
def test_a_written_package_passes_its_tests_with_a_service_and_without_a_browser(written: Path) -> None:
    (written / "tests" / "test_service.py").write_text(WITH_SERVICE)
    try:
        status, said = run(written, "--matches", "1")
    finally:
        (written / "tests" / "test_service.py").unlink()
    assert status == 0, said
    assert "1 skipped" in said
    assert "needs Playwright: `pip install playwright`, then `playwright install chromium`" in said


@pytest.fixture(scope="module")
def broken(written: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """What pytest says of a package that breaks a promise and makes other events than those of its golden match."""
    folder = Path(shutil.copytree(written, tmp_path_factory.mktemp("broken") / "gear-rush"))
    change(folder, "return tuple(sorted(state.out))", "return ()")
    change(folder, "Taken(seat, command.count)", "Taken(seat, 0)")
    status, said = run(folder, "-k", "test_contract and standard-3 or test_golden")
    assert status == 1
    return said


@pytest.mark.slow
def test_a_broken_promise_fails_one_test_with_its_sentence_and_place(broken: str) -> None:
    assert FAILED.findall(broken) == ["resignations_end_the_game-gear_rush-standard-3"]
    place = r"Broken: `resigned` does not name the seats that have resigned\. \(__init__\.py, line \d+\)"
    assert re.search(place, broken), broken


@pytest.mark.slow
def test_a_golden_match_names_the_entry_and_the_event_that_differ(broken: str) -> None:
    assert "golden.jsonl, entry 2: event 1 is stored as {'type': 'taken', 'seat': 0, 'count': 3}, but " in broken
    assert "`pytest --update-golden` writes the match anew" in broken


@pytest.mark.slow
def test_a_match_that_fails_is_named_with_its_seed_and_its_moves(package: Path) -> None:
    line = change(package, "stones=state.stones - command.count", "stones=state.stones - command.weight")
    (package / "tests" / "golden.jsonl").unlink()
    status, said = run(package, "-k", "standard-2 or golden", "--matches", "2")
    assert status == 1
    assert "golden.jsonl is missing: `pytest --update-golden` writes it." in said
    assert f"AttributeError: 'Take' object has no attribute 'weight' (__init__.py, line {line})" in said
    assert "The match can't be played" in said  # why the other promises were not tried
    assert FAILED.findall(said) == [
        "a_match_of_random_players_ends-gear_rush-standard-2",
        "bots_give_legal_answers-gear_rush-standard-2",
        "gear_rush-standard-2-seed-1",
        "gear_rush-standard-2-seed-2",
    ]
    begin = r"The match of seed 1 again:\n  table = room\(players=2, seed=1, options=Options\(stones=21\)\)\n"
    assert re.search(begin + r"  table\.answer\(0, Take\(count=\d\), choice=0\)\n", said), said


@pytest.mark.slow
def test_a_package_that_the_service_refuses_fails_one_test_with_the_reason(package: Path) -> None:
    (package / "src/gear_rush/client.js").unlink()
    status, said = run(package, "-k", "contract")
    assert status == 1
    assert FAILED.findall(said) == ["the_service_has_the_game-gear_rush"]
    assert "The game gear_rush has a client" in said


@pytest.mark.slow
def test_a_golden_match_is_written_when_it_is_asked_for(package: Path) -> None:
    file = package / "tests" / "golden.jsonl"
    before = file.read_text()
    file.write_text("")
    assert run(package, "-k", "golden", "--update-golden")[0] == 0
    assert file.read_text() == before


@pytest.mark.slow
def test_a_game_that_is_not_in_the_folder_is_named_by_an_option(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["botyard.testing"]\n')
    (tmp_path / "test_it.py").write_text("def test_it(room):\n    assert room().choices\n")
    assert "Or name an installed game with --game." in run(tmp_path)[1]
    status, said = run(tmp_path, "--game", BUILT_IN[0].name)
    assert status == 0, said
