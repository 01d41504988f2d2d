"""The folder in which an author writes a game: what it says about its package, and how Python finds it there."""

import os
import re
import shutil
import stat
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from importlib.metadata import entry_points
from pathlib import Path

from botyard.games.installed import GROUP

PROJECT = "pyproject.toml"
IGNORED = {"__pycache__", "node_modules"}
"""Folders whose files are no part of the game."""
BESIDES = {"dist", "build", "slots", "tests"}
"""Further folders without files of the game, next to a package that is not in `src`."""

State = dict[str, tuple[int, int]]
"""Files by their path: the time of the last change (ns) and the size (bytes)."""


class NoGame(Exception):
    """The folder has no game that can be served. The message is one sentence that says what to do."""


@dataclass(frozen=True, slots=True)
class GameFolder:
    """A folder with the package of a game.

    `game`: the name of the entry point. `value`: what it names, such as `my_game:GAME`. `project`: the name of the
    project. `source`: the folder that Python must look into, for a package that is not installed.
    """

    folder: Path
    game: str
    value: str
    project: str
    source: Path

    @property
    def private(self) -> Path:
        """Where the service keeps its data."""
        return private_of(self.folder)


def private_of(folder: Path) -> Path:
    """Return where the service of a game's folder keeps its data."""
    return folder / ".botyard"


def slots_of(folder: Path) -> Path:
    """Return where the positions of a game's folder are saved."""
    return folder / "slots"


def read_folder(folder: Path, game: str | None = None) -> GameFolder:
    """Return what a folder says about its game. `game`: which one, if the folder has several. Raises `NoGame`."""
    file = folder / PROJECT
    try:
        project = tomllib.loads(file.read_text("utf-8")).get("project", {})
        games = project.get("entry-points", {}).get(GROUP, {})
        name, found = str(project.get("name", "")), {str(one): str(value) for one, value in games.items()}
    except OSError as error:
        raise NoGame(
            f"{file} can't be read: {error.strerror}. Run this in the folder of a game: `botyard new-game` makes one."
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NoGame(f"{file} can't be read: {error}.") from error
    except AttributeError as error:
        raise NoGame(f'{file} can\'t be read: [project.entry-points."{GROUP}"] must be a table.') from error
    if game is None and len(found) == 1:
        (game,) = found
    if game not in found:
        known = f" It has: {', '.join(found)}." if found else ""
        asked = "one game" if game is None else f"the game {game}"
        raise NoGame(
            f'{file} needs {asked} below [project.entry-points."{GROUP}"], or start again with --game, which names one'
            f" of several.{known}"
        )
    value = found[game]
    package = re.split(r"[.:]", value)[0]
    for source in (folder / "src", folder):
        if package and ((source / package).is_dir() or (source / f"{package}.py").is_file()):
            return GameFolder(folder, game, value, name or package, source)
    raise NoGame(f"{file} names the package {package}, which is neither in {folder} nor in {folder / 'src'}.")


def path_for(game: GameFolder, environment: Mapping[str, str]) -> str:
    """Return the `PYTHONPATH` by which other processes find the package, without an installation.

    Writes what an installation would say of the package to the private folder of `game`. Raises `NoGame`.
    """
    names = game.private / "path"
    said = names / f"{re.sub(r'[^a-z0-9]+', '_', game.project.lower())}-0.dist-info"
    try:
        shutil.rmtree(names, ignore_errors=True)  # the project may have had another name
        said.mkdir(parents=True)
        (said / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game.project}\nVersion: 0\n", "utf-8")
        (said / "entry_points.txt").write_text(f"[{GROUP}]\n{game.game} = {game.value}\n", "utf-8")
        (game.private / ".gitignore").write_text("*\n", "utf-8")
    except OSError as error:
        raise _unwritable(error) from error
    before = environment.get("PYTHONPATH")
    return os.pathsep.join(map(str, (names, game.source, *([before] if before else []))))


def copy_of(game: GameFolder, target: Path) -> GameFolder:
    """Copy the files of a game to a new folder, and return the game there, which no save changes. Raises `NoGame`."""
    try:
        _copy(files_of(game), game.folder, target)
    except FileNotFoundError as error:
        raise NoGame(f"{error.filename} was removed while it was read: save again.") from error
    except OSError as error:
        raise _unwritable(error) from error
    return replace(game, folder=target, source=target / game.source.relative_to(game.folder))


def _copy(names: Iterable[str], source: Path, target: Path) -> None:
    """Copy files by their paths in `source`. Raises `OSError`."""
    for name in names:
        copy = target / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / name, copy)


def _unwritable(error: OSError) -> NoGame:
    return NoGame(f"{error.filename} can't be used: {error.strerror}. Make its folder writable, and free space there.")


def other_packages(game: GameFolder) -> list[str]:
    """Return the projects, other than that of the folder, that bring a game of the same name."""
    found = (entry.dist for entry in entry_points(group=GROUP) if entry.name == game.game)
    same = re.sub(r"[-_.]+", "-", game.project).lower()
    names = {dist.name for dist in found if dist is not None}
    return sorted(name for name in names if re.sub(r"[-_.]+", "-", name).lower() != same)


def files_of(game: GameFolder) -> State:
    """Return the files of the game with the time of their last change (ns) and their size (bytes).

    They are the project and what is in the folder of the sources, without files of editors.
    """
    found: State = {}
    for folder, folders, files in os.walk(game.source):
        ignored = IGNORED | BESIDES if Path(folder) == game.folder else IGNORED
        folders[:] = [name for name in folders if name not in ignored and not name.startswith(".")]
        if "pyvenv.cfg" in files:  # an environment of Python
            folders.clear()
            continue
        _add_files(found, game.folder, (os.path.join(folder, name) for name in files if not _TEMPORARY.search(name)))
    _add_files(found, game.folder, [str(game.folder / PROJECT)])
    return found


_TEMPORARY = re.compile(r"^[.#]|^4913$|(~|\.pyc|\.sw[a-z]|\.tmp|___)$")
"""Names of files that Python and editors write (4913 is of vim, `___jb_tmp___` of PyCharm)."""


def _add_files(found: State, top: Path, paths: Iterable[str]) -> None:
    """Add ordinary files to `found` by their paths in the folder `top`."""
    for path in paths:
        try:
            about = os.stat(path)
        except OSError:  # it has just been deleted
            continue
        if stat.S_ISREG(about.st_mode):
            found[os.path.relpath(path, top)] = about.st_mtime_ns, about.st_size


def changed(before: State, after: State) -> list[str]:
    """Return the files that differ, are new, or are gone, by name."""
    return sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
