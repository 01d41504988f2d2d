"""Sentences for people, from the files of texts in `locales/`.

The server says them in English. A client with another language finds the same sentence by its id, with its arguments.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from botyard_protocol.base import TextArgument

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

REFUSALS: Final = ("refusals.ftl", "refusals_of_programs.ftl")
"""The files of the server's sentences; those of programs are in English only."""

_PACKAGED = Path(__file__).parent / "locales"
_CHECKOUT = Path(__file__).parents[2] / "locales"

Value = str | int
"""A value of an argument."""


class Sentence(str):
    """A sentence in English. `text`: its id in `locales/en/refusals*.ftl`; `arguments`: the values in it, by name."""

    text: str
    arguments: Mapping[str, Value]

    def __new__(cls, words: str, text: str, arguments: Mapping[str, Value]) -> "Sentence":
        """Make the sentence of an id from its words."""
        made = super().__new__(cls, words)
        made.text = text
        made.arguments = arguments
        return made

    def __getnewargs__(self) -> tuple[str, str, Mapping[str, Value]]:  # type: ignore[override]  # str has one of its own
        """Let processes hand sentences to each other."""
        return str(self), self.text, self.arguments


def load() -> None:
    """Read the sentences now, which takes some 60 ms, instead of with the first sentence that is said."""
    _bundle()


def localized(text: str, **arguments: Value) -> Sentence:
    """Return the sentence of an id. Raises `LookupError` for an unknown id, and `ValueError` for a missing argument."""
    return _said(text, tuple(sorted(arguments.items())))


def text_of(message: str) -> tuple[str, tuple[TextArgument, ...]]:
    """Return the id and the arguments of a sentence for the wire; none for words that have no id."""
    if not isinstance(message, Sentence):
        return "", ()
    return message.text, tuple(TextArgument(name, str(value)) for name, value in message.arguments.items())


def folder() -> Path:
    """Return the folder of the texts: in an installed package inside of it, else in the checkout."""
    return _PACKAGED if _PACKAGED.is_dir() else _CHECKOUT


@lru_cache(maxsize=1_024)
def _said(text: str, arguments: tuple[tuple[str, Value], ...]) -> Sentence:
    bundle = _bundle()
    message = bundle.get_message(text)
    if message.value is None:
        raise LookupError(text)
    words, errors = bundle.format_pattern(message.value, dict(arguments))
    if errors:
        raise ValueError(f"{text}: {errors}")
    return Sentence(str(words), text, dict(arguments))


@cache
def _bundle() -> "FluentBundle":
    # imported with the first sentence: it takes a tenth of a second, which processes that say nothing are spared
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle(["en"], use_isolating=False)
    for name in REFUSALS:
        bundle.add_resource(FluentResource((folder() / "en" / name).read_text(encoding="utf-8")))
    return bundle
