"""What `botyard dev` reads of the folder of a game, and how other processes find the package in it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from botyard.dev import folder as folders
from botyard.dev.folder import GameFolder, NoGame, changed, files_of, path_for, read_folder

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
    for name in (".botyard/data/log", "slots/end.json", "src/gear_rush/__pycache__/a.pyc", "src/gear_rush/.a.swp"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("new")
    assert changed(before, files_of(game)) == []
    file.write_text("x = 1\n")
    (tmp_path / "src/gear_rush/client.js").write_text("")
    assert changed(before, files_of(game)) == ["src/gear_rush/__init__.py", "src/gear_rush/client.js"]
