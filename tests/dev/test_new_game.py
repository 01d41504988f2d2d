"""The package that `botyard new-game` writes."""

import io
import json
import re
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from botyard.dev import new_game
from botyard.dev.folder import read_folder


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
