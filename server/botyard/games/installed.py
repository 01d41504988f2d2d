"""Games of installed packages: found by the entry point `botyard.games` when the registry is first imported."""

from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points

from botyard.games.failure_words import in_words
from botyard.games.package import BadGame, GamePackage, check

GROUP = "botyard.games"
"""The group of entry points that games declare."""


def find(taken: Iterable[str], found: Iterable[EntryPoint] | None = None) -> tuple[list[GamePackage], list[str]]:
    """Return the games of installed packages by name, and a sentence for each one that can't be registered.

    `taken`: names of games that are there already. `found`: entry points, those of the environment if None.
    """
    names, packages, problems = set(taken), list[GamePackage](), list[str]()
    bringers: dict[str, str] = {}  # the distribution of each game that was found
    for entry in sorted(entry_points(group=GROUP) if found is None else found, key=lambda one: one.name):
        distribution = entry.dist.name if entry.dist else entry.value
        if (other := bringers.setdefault(entry.name, distribution)) != distribution:
            problems.append(f"The game {entry.name} comes with two packages, {other} and {distribution}: remove one.")
            continue
        try:
            package = check(entry.name, _load(entry), frozenset(names))
        except BadGame as error:
            problems.append(str(error))
        except Exception as error:  # the values of a package may fail in any way
            problems.append(f"The game {entry.name} can't be checked: {in_words(error)}.")
        else:
            names.add(entry.name)
            packages.append(package)
    return packages, problems


def _load(entry: EntryPoint) -> object:
    """Import what an entry point names, and return it. Raises `BadGame`."""
    try:
        return entry.load()
    except (Exception, SystemExit) as error:  # the package is not ours: any exception is a reason
        raise BadGame(f"The game {entry.name} can't be imported from {entry.value}: {in_words(error)}.") from error
