"""Sentences for people, from the files of texts in `locales/`.

The server says them in English. A client with another language finds the same sentence by its id, with its arguments.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from botyard_protocol.base import TextArgument

REFUSALS: Final = ("refusals.ftl", "refusals_of_programs.ftl")
"""The files of the server's sentences; the sentences of command-line programs are in English only."""
NOTIFICATIONS: Final = "notifications.ftl"
"""The file of texts for people without an open page, which the server writes in the reader's language."""
SOURCE: Final = "en"

_PACKAGED = Path(__file__).parent / "locales"
_CHECKOUT = Path(__file__).parents[2] / "locales"

Value = str | int
"""A value of an argument."""


class Sentence(str):
    """A sentence in English. `id`: its name in `locales/en/refusals*.ftl`; `arguments`: the values in it, by name."""

    id: str
    arguments: Mapping[str, Value]

    def __new__(cls, words: str, id: str, arguments: Mapping[str, Value]) -> "Sentence":
        """Make the sentence of an id from its words."""
        made = super().__new__(cls, words)
        made.id = id
        made.arguments = arguments
        return made

    def __getnewargs__(self) -> tuple[str, str, Mapping[str, Value]]:  # type: ignore[override]  # str has one of its own
        """Let processes hand sentences to each other."""
        return str(self), self.id, self.arguments


def load() -> None:
    """Read the sentences now, which takes a moment, instead of with the first sentence that is said."""
    _sentences()


def add(game: str, sentences: Mapping[str, str]) -> None:
    """Add the sentences of a game from outside, format strings of Python by id: an id then begins with `GAME:`."""
    _sentences().update({f"{game}:{id}": words for id, words in sentences.items()})


def localized(id: str, /, **arguments: Value) -> Sentence:
    """Return the sentence of an id, such as `tic_tac_trap:refusal-taken` for one of a game from outside.

    Raises `LookupError` for an unknown id, and `ValueError` for a missing argument.
    """
    return _sentence_of(id, tuple(sorted(arguments.items())))


def text_of(message: str) -> tuple[str, tuple[TextArgument, ...]]:
    """Return the id and the arguments of a sentence for the wire; none for words that have no id."""
    if not isinstance(message, Sentence):
        return "", ()
    return message.id, tuple(TextArgument(name, str(value)) for name, value in message.arguments.items())


def said_in(language: str, id: str, /, **arguments: Value) -> str:
    """Return a text of `NOTIFICATIONS` in a language, in English if it is not there in that one.

    Raises `LookupError` for an unknown id or a missing argument.
    """
    known = _texts_of(language) if language in languages() else {}
    return (known.get(id) or _texts_of(SOURCE)[id]).format_map(arguments)


@cache
def languages() -> frozenset[str]:
    """The languages that the server has texts in."""
    return frozenset(path.parent.name for path in folder().glob(f"*/{NOTIFICATIONS}"))


def folder() -> Path:
    """Return the folder of the texts: in an installed package inside of it, else in the checkout."""
    return _PACKAGED if _PACKAGED.is_dir() else _CHECKOUT


@lru_cache(maxsize=1_024)
def _sentence_of(id: str, arguments: tuple[tuple[str, Value], ...]) -> Sentence:
    """Make the sentence of an id with its arguments by name; the last 1,024 are kept."""
    values = {name: f"{value:,}" if isinstance(value, int) else value for name, value in arguments}
    try:
        return Sentence(_sentences()[id].format_map(values), id, dict(arguments))
    except KeyError as error:
        if error.args == (id,):
            raise LookupError(id) from None
        raise ValueError(f"{id}: the argument {error.args[0]} is missing") from None


@cache
def _sentences() -> dict[str, str]:
    """Return the sentences of refusals by id, as format strings of Python."""
    return _read(*(folder() / SOURCE / name for name in REFUSALS))


@cache
def _texts_of(language: str) -> dict[str, str]:
    """Return the texts of notifications by id, as format strings of Python."""
    return _read(folder() / language / NOTIFICATIONS)


def _read(*paths: Path) -> dict[str, str]:
    """Return the texts of files by id, as format strings of Python. Raises `ValueError` for other parts of Fluent."""
    # imported with the first sentence, so that processes without sentences need not wait for it
    from fluent.syntax import ast, parse  # noqa: PLC0415

    entries = [entry for path in paths for entry in parse(path.read_text(encoding="utf-8")).body]
    patterns = {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}

    def words(element: object) -> str:
        """Return a part of a sentence in Python's format: text, `{argument}`, or the words of another sentence."""
        match element:
            case ast.TextElement(value=text):
                return str(text).replace("{", "{{").replace("}", "}}")
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                return f"{{{name.name}}}"
            case ast.Placeable(expression=ast.MessageReference(id=name)):
                return "".join(map(words, patterns[name.name].elements))
        raise ValueError(f"A sentence of the server has only words, arguments and other sentences: {element}")

    return {name: "".join(map(words, pattern.elements)) for name, pattern in patterns.items()}
