"""Writes the list of docs/games-by-others.md from docs/games-by-others.toml: `python tools/games_by_others.py`."""

import re
import tomllib
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "games-by-others.md"
DATA = DOCS / "games-by-others.toml"
FIELDS = ("title", "about", "players", "author", "licence", "install", "source", "picture", "picture_text")
MOST_PICTURE_BYTES = 150_000

_LINE = re.compile(r"[^\n|<>`\[\]]{1,200}")
_FORMS = {
    "about": re.compile(r"[^\n|<>`\[\]]{1,160}\."),
    "players": re.compile(r"[1-8]( to [2-8])?"),
    "install": re.compile(r"pip install [\w./\[\]=<>~+:@-]+"),
    "source": re.compile(r"https://[^\s()<>]+|\.\./examples/[\w./]+"),
    "picture": re.compile(r"images/[a-z0-9_]+\.(png|webp)"),
}
_LIST = re.compile(r"(?<=<!-- games -->\n).*(?=<!-- /games -->)", re.DOTALL)


def read_games() -> dict[str, dict[str, Any]]:
    """Return the fields of each game of the data file, by its name."""
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


def faults(name: str, game: dict[str, Any]) -> list[str]:
    """Return a sentence about each wrong field of a game.

    If fields are missing or too many, only that is reported. Files are checked once all fields have the right form.
    """
    if set(game) != set(FIELDS):
        return [f"{name}: the fields are {', '.join(FIELDS)}."]
    found = [
        f"{name}: {field} has the wrong form: {game[field]!r}."
        for field in FIELDS
        if not isinstance(game[field], str) or not _FORMS.get(field, _LINE).fullmatch(game[field])
    ]
    if found:
        return found
    picture = DOCS / game["picture"]
    if picture.stem != name:
        found.append(f"{name}: the picture has another name than the game.")
    if not picture.is_file() or picture.stat().st_size > MOST_PICTURE_BYTES:
        found.append(f"{name}: {game['picture']} is no file of at most {MOST_PICTURE_BYTES // 1000} KB.")
    if game["source"].startswith("..") and not (DOCS / game["source"]).is_file():
        found.append(f"{name}: {game['source']} is no file.")
    return found


def page_with(games: dict[str, dict[str, Any]]) -> str:
    """Return the page with the list of these games, in the order of their titles."""
    found = sorted(games.values(), key=lambda game: str(game["title"]).casefold())
    return _LIST.sub(lambda _: "\n".join(["", *map(_section, found)]), PAGE.read_text(encoding="utf-8"))


def _section(game: dict[str, Any]) -> str:
    """The part of the page about a game, in Markdown."""
    credits = f"{game['author']} ([source]({game['source']}), {game['licence']} licence)"
    return f"""## {game["title"]}

{game["about"]} For {game["players"]} players, by {credits}.

![{game["picture_text"]}]({game["picture"]})

    {game["install"]}
"""


if __name__ == "__main__":
    PAGE.write_text(page_with(read_games()), encoding="utf-8")
