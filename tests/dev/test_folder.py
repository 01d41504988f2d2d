"""What `botyard dev` reads of the folder of a game, and how other processes find the package in it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from botyard.dev import folder as folders
from botyard.dev.folder import GameFolder, NoGame, changed, copy_of, files_of, path_for, read_folder

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
