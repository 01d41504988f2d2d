"""Texts of a game from outside: one Fluent file a language, for the page and for the refusals of the game.

    # $count (number)
    marks =
        { $count ->
            [one] One mark
           *[other] { $count } marks
        }

`en.ftl` is the source: the comment above a message declares its parameters, as in `locales/`
(docs/topics/languages.md). Other languages have the same ids and parameters, and may lack messages.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

SOURCE: Final = "en"
"""The language that has every message."""
REFUSAL: Final = "refusal-"
"""The beginning of the ids of refusals. The service says them, too: English ones have only words, texts and numbers."""
TYPES: Final = {
    "number": "number",
    "code": "text",
    "string": "text",
    "boolean": "text",
    "list": "list",
    "number, optional": "number",
    "string, optional": "text",
}
"""How the page writes a parameter, by its type in the comment above a message."""
FUNCTIONS: Final = {"NUMBER": "number", "LIST": "list", "POSSESSIVE": "possessive", "RELATIVE_DAY": "day"}
"""How the page writes the parameter of a function in a message."""
LINE_END: Final = "\n"
NUMBER_KEY: Final = re.compile(r"\d+|none|zero|one|two|few|many|other")
"""The keys that a variant of a number can have: an exact value, none, or a plural form."""

_LANGUAGE = re.compile(r"[a-z]{2,3}")
_ASKED = re.compile(r"""(?<![\w.])text\(\s*["']([\w-]+)["']""")
_PARAMETER = re.compile(r"\$(\w+) \(([^)]*)\)")

Pattern = str | list[str | dict[str, Any]]
"""A message for the page: words, or a list of words and placeholders.

A placeholder is `{"name", "as"}`: a parameter, and how it is written (`text`, `number`, `list`, `possessive`, `day`).
With `forms` (patterns by value or plural form) and `default` (a pattern for all others) it chooses one of these.
"""


class BadTexts(Exception):
    """A fault in a text; the message names the file, and the line where there is one, and has no full stop."""


@dataclass(frozen=True)
class Message:
    """A message of a language. `types`: of its parameters, by name; `used`: the parameters that are in `pattern`."""

    types: Mapping[str, str]
    pattern: Pattern
    used: frozenset[str]


@lru_cache(maxsize=64)
def read_texts(folder: Path) -> Mapping[str, Mapping[str, Message]]:
    """Return the messages of a folder by language and id, English first. Raises `BadTexts`."""
    others = [file for file in sorted(folder.glob("*.ftl")) if file.stem != SOURCE]
    for file in others:
        if not _LANGUAGE.fullmatch(file.stem):
            raise BadTexts(f"{file.name} is not named after a language, such as de.ftl")
    source = _read_file(folder / f"{SOURCE}.ftl", None)
    return {SOURCE: source, **{file.stem: _read_file(file, source) for file in others}}


def page_texts(folder: Path, language: str) -> Mapping[str, Pattern]:
    """Return the patterns of a language by id, for the page. Raises `BadTexts`, and `KeyError` without the language."""
    return {id: message.pattern for id, message in read_texts(folder)[language].items()}


def refusals(folder: Path) -> Mapping[str, str]:
    """Return the refusals in English by id, as format strings of Python. Raises `BadTexts`."""
    found = read_texts(folder)[SOURCE].items()
    return {id: _format_string(message.pattern) for id, message in found if id.startswith(REFUSAL)}


def missing(folder: Path) -> Mapping[str, list[str]]:
    """Return the ids that each language lacks; nothing for a complete one. Raises `BadTexts`."""
    found = read_texts(folder)
    lacking = {language: [id for id in found[SOURCE] if id not in texts] for language, texts in found.items()}
    return {language: ids for language, ids in lacking.items() if ids}


def unknown(folder: Path, files: Mapping[str, bytes]) -> Iterator[tuple[str, str]]:
    """Yield the place and the id of each text that a script asks for by a plain id, and that English does not have.

    `files`: those of a client by name. Raises `BadTexts`.
    """
    known = read_texts(folder)[SOURCE]
    for name, content in files.items():
        script = content.decode(errors="replace") if name.endswith(".js") else ""
        for asked in _ASKED.finditer(script):
            if asked[1] not in known:
                yield f"{name}, line {script.count(LINE_END, 0, asked.start()) + 1}", asked[1]


def _format_string(pattern: Pattern) -> str:
    """Return a pattern without variants as a format string of Python."""
    pieces = [pattern] if isinstance(pattern, str) else pattern
    return "".join(
        piece.replace("{", "{{").replace("}", "}}") if isinstance(piece, str) else f"{{{piece['name']}}}"
        for piece in pieces
    )


def _read_file(file: Path, source: Mapping[str, Message] | None) -> Mapping[str, Message]:
    """Return the messages of a file by id. `source`: the English ones; None: these are. Raises `BadTexts`."""
    entries = _entries(file)
    found: dict[str, Message] = {}
    for id, (place, _) in entries.items():
        try:
            if not id.startswith("-"):
                found[id] = _message(id, entries, source)
        except BadTexts as error:
            raise BadTexts(f"{place}: {id} {error}") from None
    return found


def _entries(file: Path) -> Mapping[str, tuple[str, Any]]:
    """Return the place and the syntax tree of each text of a file, by id; those of terms begin with a dash."""
    # imported with the first file: processes without such games are spared its time
    from fluent.syntax import ast, parse  # noqa: PLC0415

    try:
        content = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else error.reason
        raise BadTexts(f"{file.name} can't be read: {reason}") from error
    entries: dict[str, tuple[str, Any]] = {}
    for entry in parse(content).body:
        fault = entry.annotations[0] if isinstance(entry, ast.Junk) else None
        span = (fault or entry).span
        place = f"{file.name}, line {content.count(LINE_END, 0, span.start if span else 0) + 1}"
        if fault is not None:
            raise BadTexts(f"{place}: {(fault.message or 'it cannot be read').rstrip('.')}")
        if isinstance(entry, ast.Message | ast.Term):
            id = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if id in entries:
                raise BadTexts(f"{place}: {id} is there twice")
            if entry.value is None or entry.attributes:
                raise BadTexts(f"{place}: {id} needs a value and no attributes")
            entries[id] = place, entry
    return entries


def _message(id: str, entries: Mapping[str, tuple[str, Any]], source: Mapping[str, Message] | None) -> Message:
    """Return a message of a file. Raises `BadTexts` with the end of a sentence that begins with the id."""
    if source is not None and id not in source:
        raise BadTexts(f"is not in {SOURCE}.ftl")
    _, entry = entries[id]
    declared = dict(_PARAMETER.findall(entry.comment.content if entry.comment else ""))
    types = declared if source is None else source[id].types
    for name, type_ in types.items():
        if type_ not in TYPES:
            raise BadTexts(f"has a parameter ${name} of the unknown type {type_}")
    used: set[str] = set()
    pattern = _pattern(entry.value, _Scope(entries, types, used, (id,)))
    for name in sorted(used - types.keys()):  # the first of them is reported
        raise BadTexts(f"uses ${name}, which the comment above it in {SOURCE}.ftl does not declare")
    for name in sorted(source[id].used - used if source else ()):
        raise BadTexts(f"does not use ${name}, which {SOURCE}.ftl uses")
    pieces = [] if isinstance(pattern, str) else [piece for piece in pattern if isinstance(piece, dict)]
    plain = all("forms" not in piece and piece["as"] in ("text", "number") for piece in pieces)
    if source is None and id.startswith(REFUSAL) and not plain:
        raise BadTexts("has more than words, texts and numbers, which are all that the service can say")
    return Message(types, pattern, frozenset(used))


@dataclass(frozen=True)
class _Scope:
    """What a pattern can refer to: entries and types of parameters; `used` is filled. `inside`: the ids around it."""

    entries: Mapping[str, tuple[str, Any]]
    types: Mapping[str, str]
    used: set[str]
    inside: tuple[str, ...]


def _pattern(value: Any, scope: _Scope) -> Pattern:
    """Return a pattern of a file for the page; words that follow each other become one."""
    made: list[str | dict[str, Any]] = []
    for piece in _pieces(value, scope):
        if isinstance(piece, str) and made and isinstance(made[-1], str):
            made[-1] += piece
        else:
            made.append(piece)
    if not made:
        return ""
    return made[0] if len(made) == 1 and isinstance(made[0], str) else made


def _pieces(value: Any, scope: _Scope) -> Iterable[str | dict[str, Any]]:
    """Yield the words and placeholders of a pattern of a file, with other messages in place of references to them."""
    from fluent.syntax import ast  # noqa: PLC0415

    for element in value.elements:
        match element if isinstance(element, ast.TextElement) else element.expression:
            case ast.TextElement(value=words) | ast.NumberLiteral(value=words):
                yield words
            case ast.StringLiteral() as literal:
                yield literal.parse()["value"]
            case ast.MessageReference(id=name) | ast.TermReference(id=name) as reference:
                id = name.name if isinstance(reference, ast.MessageReference) else f"-{name.name}"
                if id not in scope.entries or id in scope.inside:
                    raise BadTexts(f"refers to {id}, which is {'this text' if id in scope.inside else 'not there'}")
                _, entry = scope.entries[id]
                yield from _pieces(entry.value, replace(scope, inside=(*scope.inside, id)))
            case ast.SelectExpression(selector=selector, variants=variants):
                yield _choice(_placeholder(selector, scope), variants, scope)
            case expression:
                yield _placeholder(expression, scope)


def _choice(placeholder: dict[str, Any], variants: Any, scope: _Scope) -> dict[str, Any]:
    """Return the placeholder of a selector, with its variants by key and the default one apart. Raises `BadTexts`."""
    forms: dict[str, Pattern] = {}
    default: Pattern = ""
    for variant in variants:
        key = str(getattr(variant.key, "name", "") or variant.key.value)
        if placeholder["as"] == "number" and not NUMBER_KEY.fullmatch(key):
            raise BadTexts(f"has the variant {key} of a number, which is no plural form")
        forms[key] = _pattern(variant.value, scope)
        if variant.default:
            default = forms.pop(key)
    return {**placeholder, "forms": forms, "default": default}


def _placeholder(expression: Any, scope: _Scope) -> dict[str, Any]:
    """Return the placeholder of a parameter or of a function of one, and add the parameter to `scope.used`."""
    from fluent.syntax import ast  # noqa: PLC0415

    written = None
    if isinstance(expression, ast.FunctionReference):
        written = FUNCTIONS.get(expression.id.name)
        if written is None or not expression.arguments.positional:
            raise BadTexts(f"uses {expression.id.name}, which is none of the functions {', '.join(FUNCTIONS)}")
        expression = expression.arguments.positional[0]
    if not isinstance(expression, ast.VariableReference):
        raise BadTexts("has a placeholder that is neither a parameter nor a function of one")
    name = expression.id.name
    scope.used.add(name)
    return {"name": name, "as": written or TYPES.get(scope.types.get(name, ""), "text")}
