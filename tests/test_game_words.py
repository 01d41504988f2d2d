"""The words of a game stand only in the folders of that game: the platform knows games by its registries."""

import re
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLATFORM = ("server/botyard", "protocol/botyard_protocol")
OWN = {
    "twin_tin_bots": (
        "server/botyard/games/twin_tin_bots",
        "server/botyard/bots/twin_tin_bots",
        "protocol/botyard_protocol/twin_tin_bots/",
        "protocol/botyard_protocol/vectors",  # samples of messages, with the content of a game
    ),
    "robot_master": (
        "server/botyard/games/robot_master",
        "server/botyard/bots/robot_master",
        "protocol/botyard_protocol/robot_master/",
    ),
    "volt": (
        "server/botyard/games/volt",
        "server/botyard/bots/volt",
        "protocol/botyard_protocol/volt/",
    ),
}
"""The folders and files of each game."""
REGISTRIES = {
    "server/botyard/games/registry.py",
    "server/botyard/bots/registry.py",
    "server/botyard/client/folds.py",
    "protocol/botyard_protocol/built_in.py",
}
"""Files in which a line registers each game."""
NAMES = {"twin_tin_bots": r"twin.?tin|\bttb\b", "robot_master": r"robot.?master", "volt": r"\bvolt\b|kill.?bot"}
TERMS = {
    "twin_tin_bots": r"crystal|\bzap|joker|teleporter|\bmud\b|\bblobs?\b|\btiles?\b|\brobots?\b|\brocks?\b",
    "robot_master": r"\bcards?\b|\bdeck\b|\bworths\b",
}
"""Words of each game, besides its name."""
PREVIEW_CARDS = {
    "server/botyard/pictures/__init__.py",
    "server/botyard/pictures/card.py",
    "server/botyard/pictures/match_card.py",
    "server/botyard/pictures/worker.py",
    "server/botyard/net/actions/match_pictures.py",
    "server/botyard/net/http/link_previews.py",
    "server/botyard/net/http/pictures.py",
    "server/botyard/rooms/sight/link_preview.py",
    "docs/topics/timelines.md",
}
"""Files about the cards that chats show for links: no cards of a game."""
WIRE_NAMES = {"protocol/botyard_protocol/codes.py"}
"""Files with names of the frozen wire: codes of refusals that were given before games had their own."""


DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "docs")
ABOUT_GAMES = ("docs/rules.md", "docs/robot-master.md", "docs/volt.md", "docs/bots.md", "docs/games-by-others.md")
"""Pages about single games: their rules, how their bots play, and the list of games by others."""
NATURAL = {
    "README.md",  # the list of games
    "docs/benchmarks.md",  # the speed of each game's rules
    "docs/sdk.md",  # examples of commands
    "docs/screenshots.md",
    "docs/translating.md",  # the words of each game, for translators
}
"""Documents in which a game is a natural example."""


WEB_FILES = re.compile(r"robots\.txt|card\.png")
"""Names of files of the web, in which words of a game stand by chance."""


def words_outside(folders: tuple[str, ...], pattern: str, allowed: set[str]) -> list[str]:
    """Lines of the platform outside some folders that match `pattern`, by file and number."""
    paths = [path for folder in PLATFORM for path in sorted((ROOT / folder).rglob("*"))]
    return words_in([path for path in paths if path.suffix in {".py", ".lua"}], folders, pattern, allowed)


def words_in(paths: list[Path], folders: tuple[str, ...], pattern: str, allowed: set[str]) -> list[str]:
    """Lines of files outside some folders that match `pattern`, by file and number."""
    found = []
    for path in paths:
        name = str(path.relative_to(ROOT))
        if name.startswith(folders) or name in allowed:
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [
            f"{name}:{number}: {line.strip()}"
            for number, line in enumerate(lines, 1)
            if re.search(pattern, WEB_FILES.sub("", line), re.I)
        ]
    return found


def documents() -> list[Path]:
    """The documents of the repository, without the reference of the protocol and the changelog."""
    named = [ROOT / name for name in DOCUMENTS]
    return [path for one in named for path in (sorted(one.rglob("*.md")) if one.is_dir() else [one])]


@pytest.mark.parametrize("game", NAMES)
def test_only_registries_name_a_game(game: str) -> None:
    found = words_outside(OWN[game], NAMES[game], REGISTRIES)
    assert not found, "move these lines into a folder of the game, or read the registry: " + "\n".join(found)


@pytest.mark.parametrize("game", TERMS)
def test_the_platform_speaks_no_words_of_a_game(game: str) -> None:
    found = words_outside(tuple(chain(*OWN.values())), TERMS[game], WIRE_NAMES | PREVIEW_CARDS)
    assert not found, "say this for every game, or move it into a folder of the game: " + "\n".join(found)


@pytest.mark.parametrize("game", NAMES)
def test_documents_of_the_platform_speak_of_no_game(game: str) -> None:
    assert len(documents()) > 20
    pattern = "|".join([NAMES[game], *([TERMS[game]] if game in TERMS else [])])
    found = words_in(documents(), ABOUT_GAMES, pattern, NATURAL | PREVIEW_CARDS)
    assert not found, "say this for every game, or move it to a page about the game: " + "\n".join(found)
