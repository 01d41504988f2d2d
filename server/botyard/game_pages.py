"""The page of a game for readers and search engines: pictures, short rules, credits, and the ways to play it.

The words are in `locales/<lang>/pages/game.txt`, a line `name = words` each.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any

from botyard import texts
from botyard.bots.registry import levels
from botyard.games.about import GameAbout, in_language
from botyard.games.interface import Game, Illegal, Picturing, Teaching
from botyard.games.registry import GAMES, PACKAGES
from botyard.practice.lessons import DAILY
from botyard.site_pages import SOURCE_LANGUAGE, SitePage, board_svg, rules_page

BGG = "https://boardgamegeek.com/boardgame"
SEED = bytes(32)
NAMES = ("author", "artist", "publisher")
SHORT = re.compile(r'<h2 id="short">.*?</h2>\s*(.*?)(?=<h2 |\Z)', re.DOTALL)
"""In the rules: the section for people who come back."""

Rooms = Sequence[tuple[str, str]]
"""Ids and titles of rooms."""


def game_languages() -> list[str]:
    """Return the languages that pages of games are written in, English first."""
    others = {file.parents[1].name for file in texts.folder().glob("*/pages/game.txt")} - {SOURCE_LANGUAGE}
    return [SOURCE_LANGUAGE, *sorted(others)]


def game_page(name: str, wanted: Sequence[str] = (), rooms: tuple[Rooms, Rooms] | None = None) -> SitePage | None:
    """Return the page of a game in the first of the languages that there is; None for an unknown game.

    `rooms`: its open tables, and its matches that can be watched; None: the client shows them and its ways to a match.
    """
    game = GAMES.get(name)
    if game is None:
        return None
    known = game_languages()
    language = next((one for one in wanted if one in known), SOURCE_LANGUAGE)
    words = _words(language)
    rules = rules_page(name, [language])
    title = name.replace("_", " ").title() if rules is None else rules.title
    short = None if rules is None else SHORT.search(rules.html)
    parts = (
        _picture(game, words["picture"]),
        f'<div lang="{rules.language}">{short[1]}</div>' if rules and short else "",
        _ways(game, words, rules is not None, rooms is not None),
        "" if rooms is None else _rooms(rooms[0], words["open"], words["none_open"]),
        "" if rooms is None else _rooms(rooms[1], words["running"], words["none_running"]),
        _facts(game, words, language),
        _pictures(game, language),
        f"<p>{escape(words['independent'])}</p>",
    )
    html = "\n".join(part for part in parts if part)
    return SitePage(f"games/{name}", language, title, words["description"].replace("GAME", title), html, own=False)


def structured_data(page: SitePage, base: str | None) -> dict[str, Any]:
    """Return what search engines read about a game (schema.org). `base`: scheme and host of the page, if known."""
    game = GAMES[page.name.removeprefix("games/")]
    about = game.about
    data: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "Game",
        "name": page.title,
        "description": page.description,
        "inLanguage": page.language,
        "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": game.players[0], "maxValue": game.players[-1]},
    }
    if base is not None:
        data |= {"url": f"{base}/{page.name}"}
        if images := [f"{base}{path}" for path in _picture_paths(game)]:
            data["image"] = images
    if about.author:
        data["author"] = {"@type": "Person", "name": about.author}
    if about.publisher:
        data["publisher"] = {"@type": "Organization", "name": about.publisher}
    if about.age:
        data["typicalAgeRange"] = f"{about.age}-"
    if about.bgg:
        data["sameAs"] = f"{BGG}/{about.bgg}"
    return data


@lru_cache(maxsize=64)
def start_picture(name: str) -> bytes | None:
    """Return the drawing (SVG) of a game at its start; None for an unknown game and one that draws nothing."""
    game: Any = GAMES.get(name)
    if not _draws(game):
        return None
    for options in (game.default_options(), *game.variants().values()):
        for players in sorted(game.players, key=lambda number: number == 1):  # a single player last
            try:
                state = game.new(players, options, SEED).state
            except Illegal:  # these options are for other numbers of players
                continue
            return board_svg(game.picture(game.view(state, ())))
    return None


def _draws(game: object) -> bool:
    return isinstance(game, Picturing)


@lru_cache(maxsize=64)
def _words(language: str) -> dict[str, str]:
    """Return the words of the page in a language, by name."""
    lines = (texts.folder() / language / "pages" / "game.txt").read_text("utf-8").splitlines()
    return {name: words for name, _, words in (line.partition(" = ") for line in lines)}


def _picture(game: Game, caption: str) -> str:
    """Return the picture of the start, nothing for a game that draws none."""
    if not _draws(game):
        return ""
    source = f"/api/games/{escape(game.name)}/picture.svg"
    return f'<p class="game-picture"><img src="{source}" alt="{escape(caption)}" width="360" height="300" /></p>'


def _pictures(game: Game, language: str) -> str:
    """Return the further pictures of a game, in boxes of one size so that nothing moves while they load."""
    found = zip(game.about.pictures, _further_paths(game), strict=True)
    texts = ((path, *in_language(picture.text, language)) for picture, path in found)
    return "".join(
        f'<p class="game-picture further" lang="{written}">'
        f'<img src="{path}" alt="{escape(text)}" width="480" height="360" loading="lazy" /></p>'
        for path, text, written in texts
    )


def _picture_paths(game: Game) -> list[str]:
    """Return the paths of all pictures of a game: that of its start, and its further ones."""
    start = [f"/api/games/{game.name}/picture.svg"] if _draws(game) else []
    return start + _further_paths(game)


def _further_paths(game: Game) -> list[str]:
    return [PACKAGES[game.name].path_of(picture.file) for picture in game.about.pictures]


def _ways(game: Game, words: dict[str, str], has_rules: bool, to_lobby: bool) -> str:
    """Return the links to everything that can be done with a game; with those `to_lobby` where one makes a table."""
    found = [("/", words["bots"]), ("/", words["create"])] if to_lobby else []
    if isinstance(game, Teaching):
        found.append((f"/learn/{game.name}", words["learn"]))
        if game.lessons().get("puzzles"):
            found.append((f"/puzzles/{game.name}", words["puzzles"]))
        if game.lessons().get(DAILY):
            found.append((f"/daily/{game.name}", words["daily"]))
    if has_rules:
        found.append((f"/rules/{game.name}", words["rules"]))
    if max(game.players) > 1:
        found.append((f"/leaderboards/{game.name}", words["leaderboard"]))
    links = "".join(f'<li><a href="{escape(to)}">{escape(said)}</a></li>' for to, said in found)
    return f"<h2>{escape(words['play'])}</h2><ul>{links}</ul>" if links else ""


def _rooms(rooms: Rooms, title: str, none: str) -> str:
    """Return a list of rooms, or the words for an empty one."""
    lines = "".join(f'<li><a href="/room/{escape(room)}">{escape(name)}</a></li>' for room, name in rooms)
    return f"<h2>{escape(title)}</h2>" + (f"<ul>{lines}</ul>" if lines else f"<p>{escape(none)}</p>")


def _facts(game: Game, words: dict[str, str], language: str) -> str:
    """Return the table of players, levels of bots and credits; what is not known is left out."""
    about: GameAbout = game.about
    low, high = game.players[0], game.players[-1]
    found: dict[str, str] = {"players": str(low) if low == high else f"{low}–{high}"}
    if about.best:
        found["best"] = str(about.best)
    if about.advice:
        advice, written = in_language(about.advice, language)
        found["advice"] = f'<span lang="{written}">{escape(advice)}</span>'
    if about.minutes:
        found["minutes"] = f"{about.minutes} {escape(words['minutes_unit'])}"
    if about.age:
        found["age"] = f"{about.age}+"
    found["levels"] = escape(", ".join(words[level.wire] for level in levels(game.name)))
    named = (*NAMES, "year", "licence", "thanks")
    found |= {name: escape(str(value)) for name in named if (value := getattr(about, name))}
    rows = [_row(words[name], html) for name, html in found.items()]
    if about.bgg:
        rows.append(_row(words["bgg"], f'<a href="{BGG}/{about.bgg}">{about.bgg}</a>'))
    return f'<h2 id="facts">{escape(words["facts"])}</h2><table>{"".join(rows)}</table>'


def _row(title: str, html: str) -> str:
    return f'<tr><th scope="row">{escape(title)}</th><td>{html}</td></tr>'
