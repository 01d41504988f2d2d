"""The folder in which an author writes a game: what it says about its package, and how Python finds it there."""

import os
import re
import tomllib
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path

from botyard.games.installed import GROUP

IGNORED = {"__pycache__", "node_modules", "dist", "build", "slots", "tests"}
"""Folders whose files are no part of the game."""

State = dict[str, tuple[int, int]]


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
    def slots(self) -> Path:
        """Where positions are saved."""
        return self.folder / "slots"

    @property
    def private(self) -> Path:
        """Where the service keeps its data."""
        return self.folder / ".botyard"


def read_folder(folder: Path, game: str | None = None) -> GameFolder:
    """Return what a folder says about its game. `game`: which one, if the folder has several. Raises `NoGame`."""
    file = folder / "pyproject.toml"
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise NoGame(
            f"{file} can't be read: {error.strerror}. Run this in the folder of a game: `botyard new-game` makes one."
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NoGame(f"{file} can't be read: {error}.") from error
    project = content.get("project", {})
    games = project.get("entry-points", {}).get(GROUP, {})
    found = [game] if game is not None else list(games)
    if len(found) != 1 or found[0] not in games:
        known = f" It has: {', '.join(games)}." if games else ""
        raise NoGame(f'{file} needs one game below [project.entry-points."{GROUP}"], or name one of several.{known}')
    value = str(games[found[0]])
    package = re.split(r"[.:]", value)[0]
    for source in (folder / "src", folder):
        if (source / package).is_dir() or (source / f"{package}.py").is_file():
            return GameFolder(folder, found[0], value, str(project.get("name", package)), source)
    raise NoGame(f"{file} names the package {package}, which is neither in {folder} nor in {folder / 'src'}.")


def path_for(game: GameFolder, environment: dict[str, str]) -> str:
    """Return the `PYTHONPATH` by which other processes find the package, without an installation.

    Writes what an installation would say of the package to the private folder of `game`.
    """
    names = game.private / "path"
    said = names / f"{re.sub(r'[-_.]+', '_', game.project).lower()}-0.dist-info"
    said.mkdir(parents=True, exist_ok=True)
    (said / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game.project}\nVersion: 0\n", "utf-8")
    (said / "entry_points.txt").write_text(f"[{GROUP}]\n{game.game} = {game.value}\n", "utf-8")
    (game.private / ".gitignore").write_text("*\n", "utf-8")
    before = environment.get("PYTHONPATH")
    return os.pathsep.join(map(str, (names, game.source, *([before] if before else []))))


def other_packages(game: GameFolder) -> list[str]:
    """Return the projects, other than that of the folder, that bring a game of the same name."""
    found = (entry.dist for entry in entry_points(group=GROUP) if entry.name == game.game)
    same = re.sub(r"[-_.]+", "-", game.project).lower()
    names = {dist.name for dist in found if dist is not None}
    return sorted(name for name in names if re.sub(r"[-_.]+", "-", name).lower() != same)


def files_of(game: GameFolder) -> State:
    """Return the files of the game with the time of their last change (ns) and their size (bytes)."""
    found: State = {}
    for folder, folders, files in os.walk(game.folder):
        folders[:] = [name for name in folders if name not in IGNORED and not name.startswith(".")]
        for name in files:
            if name.startswith(".") or name.endswith((".pyc", "~", ".swp")):
                continue
            path = os.path.join(folder, name)
            try:
                about = os.stat(path)
            except OSError:  # it has just been deleted
                continue
            found[os.path.relpath(path, game.folder)] = about.st_mtime_ns, about.st_size
    return found


def changed(before: State, after: State) -> list[str]:
    """Return the files that differ, are new, or are gone, by name."""
    return sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
