"""The pages that every site needs, such as the imprint: Markdown files of the operator, or those of Botyard.

The folder of the operator has `imprint.md` for all readers, and perhaps `de/imprint.md` for those of a language. HTML
in the files is shown as text.
"""

import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from markdown_it import MarkdownIt

from botyard import texts
from botyard.logs import about

log = logging.getLogger("botyard")

NAMES = ("about", "help", "contact", "imprint", "privacy", "terms")
SOURCE_LANGUAGE = "en"
MOST_BYTES = 256 * 1024
LANGUAGES_READ = 10
"""Of a request at most so many languages are read, as looking up the files of each takes time."""
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
