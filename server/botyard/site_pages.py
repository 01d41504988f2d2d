"""Pages of Markdown: those that every site needs, such as the imprint, and the rules of games. HTML is shown as text.

The folder of the operator has `imprint.md` for all readers, and perhaps `de/imprint.md` for those of a language; else
those of Botyard are shown. Rules have sections that links can name, and boards:

    ## The end {#end}
    The match ends after three rounds. <!-- X-120 -->
    ![The last turn of a match.](board:rules-end)

Comments name the statements of the sources that a sentence is about; they are for tests, and are left out. A board is a
position of the game's lessons (`botyard.practice.lessons`), shown as a picture with its caption. `![](piece:name)` is
the picture of a piece, which the game draws where scripts run.
"""

import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass
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
from botyard.logs import about
from botyard.practice.lessons import find_step

log = logging.getLogger("botyard")

NAMES = ("about", "help", "contact", "imprint", "privacy", "terms")
SOURCE_LANGUAGE = "en"
MOST_BYTES = 256 * 1024
LANGUAGES_READ = 10
"""The most languages of a request that are read, since looking up the files of each takes time."""
DESCRIPTION_CHARS = 200
_LANGUAGE = re.compile(r"[a-z]{2,3}")


@dataclass(frozen=True, slots=True)
class SitePage:
    """A page in one language, "" if the operator did not name it. `html`: without the heading, which is `title`.

    `description`: the beginning of its text. `own`: whether the operator wrote it.
    """

    name: str
    language: str
    title: str
    description: str
    html: str
    own: bool


class SitePages:
    """Finds and renders pages. A changed file is read again."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder`: of the operator, None without one."""
        self._folder = folder
        self._defaults = texts.folder()

    def page(self, name: str, languages: Sequence[str] = ()) -> SitePage:
        """Return a page of `NAMES` in the first of the languages that there is.

        A file of the operator in any language wins over one of Botyard. Raises `KeyError` for other names.
        """
        if name not in NAMES:
            raise KeyError(name)
        wanted = [language for language in languages if _LANGUAGE.fullmatch(language)][:LANGUAGES_READ]
        for language in (*wanted, "", SOURCE_LANGUAGE):  # "": files in the operator's folder itself
            if self._folder is not None and (
                found := _load(self._folder / language / f"{name}.md", language, own=True)
            ):
                return found
        for language in (*wanted, SOURCE_LANGUAGE):
            if found := _load(self._defaults / language / "pages" / f"{name}.md", language, own=False):
                return found
        raise KeyError(name)

    def warn_of_unused_files(self) -> None:
        """Log the files in the operator's folder that are shown nowhere, because of their names."""
        if self._folder is None:
            return
        for file in sorted(self._folder.rglob("*.md")):
            language = file.parent.relative_to(self._folder).as_posix()
            if file.stem not in NAMES or (language != "." and not _LANGUAGE.fullmatch(language)):
                log.warning("a file of BOTYARD_PAGES is not shown", extra=about(name=file.name))


def read_languages(header: str) -> list[str]:
    """Return the languages of an `Accept-Language` header, such as `de`, without regions, the best first.

    Of a longer header only the first `LANGUAGES_READ` items are read.
    """
    found: list[tuple[float, str]] = []
    for item in header.lower().split(",", LANGUAGES_READ)[:LANGUAGES_READ]:
        name, _, quality = item.partition(";q=")
        language = name.strip().partition("-")[0]
        if _LANGUAGE.fullmatch(language) and _QUALITY.fullmatch(quality.strip() or "1"):
            found.append((-float(quality or 1), language))
    # qualities are negative here, so that the best comes first; 0 is "not this one"
    return list(dict.fromkeys(language for quality, language in sorted(found, key=lambda one: one[0]) if quality < 0))


_QUALITY = re.compile(r"[01](\.[0-9]{0,3})?")


def _load(file: Path, language: str, own: bool) -> SitePage | None:
    """Read a page, None if there is no such file or it cannot be read. `own`: whether the operator has written it."""
    try:
        found = file.stat()
        if found.st_size > MOST_BYTES:
            log.warning("a page is too large", extra=about(name=file.name))
            return None
        return _render(file, found.st_mtime_ns, language, own)
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        log.warning("a page cannot be read", extra=about(name=file.name, reason=str(error)))
        return None


@lru_cache(maxsize=256)
def _render(file: Path, _: int, language: str, own: bool) -> SitePage:
    """Render a page of Markdown; its first heading is the title. `_`: its time of change, for the cache."""
    markdown = MarkdownIt("commonmark", {"html": False, "linkify": False}).enable("table")
    tokens = markdown.parse(file.read_text("utf-8"))
    title = file.stem.capitalize()
    if len(tokens) >= 3 and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        title, tokens = plain(tokens[1].content), tokens[3:]
    first = next((token.content for token in tokens if token.type == "inline"), "")
    html = markdown.renderer.render(tokens, markdown.options, {})
    return SitePage(file.stem, language, title, shortened(plain(first)), html, own)


def plain(markdown: str) -> str:
    """Return the text of a line of Markdown, without marks and the addresses of links."""
    return " ".join(re.sub(r"[*_`]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", markdown)).split())


def shortened(text: str) -> str:
    """Return the beginning of a text, cut at a word, for the description of a page."""
    return text if len(text) <= DESCRIPTION_CHARS else text[: DESCRIPTION_CHARS - 1].rsplit(" ", 1)[0] + "…"


COMMENT = re.compile(r"[ \t]*<!--.*?-->", re.DOTALL)
HEADING_CHARS = 40
"""Headings are shorter than this: the first longer text is the beginning of the page."""
_ANCHOR = re.compile(r"\s*\{#([a-zA-Z0-9-]+)\}\s*\Z")


def rules_page(game: str, languages: Sequence[str] = ()) -> SitePage | None:
    """Return the rules of a game in the first of the languages that there is, else in English; None without any.

    Raises `OSError` and `UnicodeDecodeError` for a file that can't be read.
    """
    wanted = [language for language in languages if _LANGUAGE.fullmatch(language)][:LANGUAGES_READ]
    for language in (*wanted, SOURCE_LANGUAGE):
        file = rules_file(game, language)
        if file is not None and file.is_file():
            return _render_rules(file, file.stat().st_mtime_ns, game, language)
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
def _render_rules(file: Path, _: int, game: str, language: str) -> SitePage:
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
