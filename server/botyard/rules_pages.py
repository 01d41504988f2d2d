"""The rules of games as pages: Markdown of each game by language, with sections that links can name, and boards.

    ## The end {#end}
    The match ends after three rounds. <!-- X-120 -->
    ![The last turn of a match.](board:rules-end)

Comments name the statements of the sources that a sentence is about; they are for tests, and are left out. A board is a
position of the game's lessons (`botyard.practice.lessons`), shown as a picture with its caption. `![](piece:name)` is
the picture of a piece, which the game draws where scripts run. HTML is text.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

from markdown_it import MarkdownIt
from markdown_it.token import Token

from botyard import texts
from botyard.games.interface import Picture, Picturing
from botyard.games.registry import GAMES, PACKAGES
from botyard.practice.lessons import find_step
from botyard.site_pages import LANGUAGES_READ, SOURCE_LANGUAGE, SitePage, plain, shortened

COMMENT = re.compile(r"[ \t]*<!--.*?-->", re.DOTALL)
HEADING_CHARS = 40
"""No heading is longer: the first longer text is the beginning of the page."""
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_ANCHOR = re.compile(r"\s*\{#([a-zA-Z0-9-]+)\}\s*\Z")


def rules_page(game: str, languages: Sequence[str] = ()) -> SitePage | None:
    """Return the rules of a game in the first of the languages that there is, else in English; None without any.

    Raises `OSError` and `UnicodeDecodeError` for a file that can't be read.
    """
    wanted = [language for language in languages if _LANGUAGE.fullmatch(language)][:LANGUAGES_READ]
    for language in (*wanted, SOURCE_LANGUAGE):
        file = rules_file(game, language)
        if file is not None and file.is_file():
            return _render(file, file.stat().st_mtime_ns, game, language)
    return None


def rules_languages(game: str) -> list[str]:
    """Return the languages that the rules of a game are written in, English first; none for a game without rules."""
    file = rules_file(game, SOURCE_LANGUAGE)
    if file is None or not file.is_file():
        return []
    package = game in PACKAGES
    found = file.parent.glob("*.md") if package else texts.folder().glob(f"*/rules/{game}.md")
    others = {one.stem if package else one.parents[1].name for one in found} - {SOURCE_LANGUAGE}
    return [SOURCE_LANGUAGE, *sorted(others)]


def games_with_rules() -> list[str]:
    """Return the names of the games that have a rules page."""
    return [game for game in GAMES if rules_languages(game)]


def rules_file(game: str, language: str) -> Path | None:
    """Return where the rules of a game are in a language, None for an unknown game and one without rules."""
    if game in PACKAGES:
        folder = PACKAGES[game].rules
        return None if folder is None else folder / f"{language}.md"
    return texts.folder() / language / "rules" / f"{game}.md" if game in GAMES else None


@lru_cache(maxsize=256)
def board_picture(name: str, board: str) -> bytes | None:
    """Return the drawing (SVG) of a position of a game's lessons; None if there is none."""
    game: Any = GAMES.get(name)
    step = None if game is None else find_step(game, board)
    if step is None or not isinstance(game, Picturing):
        return None
    picture = game.picture(cast(Any, game).view(cast(Any, game).position(step["position"]), ()))
    return board_svg(picture)


def board_svg(picture: Picture) -> bytes:
    """Return a drawing as a file of its own."""
    box = " ".join(f"{value:g}" for value in picture.view_box)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{picture.elements}</svg>'.encode()


@lru_cache(maxsize=64)
def _render(file: Path, _: int, game: str, language: str) -> SitePage:
    """Render a page; its first heading is the title. `_`: the time of its change, for the cache."""
    markdown = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable("table")
    tokens = markdown.parse(COMMENT.sub("", file.read_text("utf-8")))
    title = plain(tokens[1].content) if tokens and tokens[0].type == "heading_open" else game
    tokens = _with_pieces(_with_anchors(_with_boards(tokens[3:], game)))
    first = next(
        (token.content for token in tokens if token.type == "inline" and len(token.content) > HEADING_CHARS), ""
    )
    html = markdown.renderer.render(tokens, markdown.options, {})
    return SitePage(f"rules/{game}", language, title, shortened(plain(first)), html, own=False)


def _with_anchors(tokens: list[Token]) -> list[Token]:
    """Give headings the ids that stand behind their text in braces."""
    for heading, text in pairwise(tokens):
        if heading.type == "heading_open" and text.children and (found := _ANCHOR.search(text.content)):
            heading.attrSet("id", found[1])
            text.content = _ANCHOR.sub("", text.content)
            text.children[-1].content = _ANCHOR.sub("", text.children[-1].content)
    return tokens


def _with_pieces(tokens: list[Token]) -> list[Token]:
    """Replace pictures of pieces by empty elements that name them."""
    for token in tokens:
        for place, child in enumerate(token.children or ()):
            source = str(child.attrGet("src")) if child.type == "image" else ""
            if source.startswith("piece:") and token.children:
                html = f'<span class="rules-piece" data-piece="{escape(source.removeprefix("piece:"))}"></span>'
                token.children[place] = Token("html_inline", "", 0, content=html)
    return tokens


def _with_boards(tokens: list[Token], game: str) -> list[Token]:
    """Replace paragraphs that hold nothing but a board by its figure."""
    found: list[Token] = []
    rest = iter(tokens)
    for token in rest:
        inline = next(rest) if token.type == "paragraph_open" else None
        board = None if inline is None else _board_of(inline)
        if board is not None:
            next(rest)  # the end of the paragraph
            found.append(Token("html_block", "", 0, content=_figure(game, *board)))
        else:
            found += [token] if inline is None else [token, inline]
    return found


def _board_of(inline: Token) -> tuple[str, str] | None:
    """Return the id and the caption of a board that is the only content of a paragraph, None for another content."""
    image = inline.children[0] if inline.children and len(inline.children) == 1 else None
    source = "" if image is None or image.type != "image" else str(image.attrGet("src"))
    return (source.removeprefix("board:"), image.content) if image and source.startswith("board:") else None


def _figure(game: str, board: str, caption: str) -> str:
    """Return the figure of a board. A page with scripts puts a board that plays in place of the picture."""
    source = f"/api/games/{escape(game)}/boards/{escape(board)}.svg"
    picture = f'<img src="{source}" alt="" loading="lazy" width="360" height="300" />'
    return (
        f'<figure class="rules-board" data-board="{escape(board)}">{picture}'
        f"<figcaption>{escape(caption)}</figcaption></figure>\n"
    )
