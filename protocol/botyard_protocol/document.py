"""Fills the generated parts of the pages in `reference/`: `python -m botyard_protocol.document [--check]`.

A part stands between `<!-- KIND NAME -->` and `<!-- end -->` (the list of messages between `<!-- index: NAME -->` and
`<!-- end of index -->`): fields and examples of a message, tables of a union's
members, of structs and of enumerations. Everything else in these pages is written by hand.
"""

import json
import re
import sys
from collections.abc import Mapping
from inspect import getdoc
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from botyard_protocol import base, messages
from botyard_protocol.built_in import BUILT_IN
from botyard_protocol.json_form import to_named
from botyard_protocol.schema import StructClass, by_name, enum_names, fields, members, named_default, tag_of, wire_name
from botyard_protocol.scoping import (
    Event,
    GameAnswers,
    GameAnswersView,
    GameBranch,
    GameChange,
    GameChoice,
    GameCommand,
    GameContent,
    GameEvent,
    GameOptions,
    GameOptionsView,
    GameView,
    general,
)
from botyard_protocol.type_walk import TypeWriter, write_or_check
from botyard_protocol.vectors import contents, samples

PAGES = Path(__file__).parents[1] / "reference"
PART = re.compile(r"<!-- (\w+) ([\w.]+) -->\n(?:.*?\n)??<!-- end -->", re.DOTALL)
INDEX = re.compile(r"<!-- index: (\w+) -->\n(?:.*?\n)??<!-- end of index -->", re.DOTALL)

MESSAGES: dict[str, StructClass] = {**by_name(messages.ClientMessage), **by_name(messages.ServerMessage)}
EXAMPLES: Mapping[str, msgspec.Struct] = {**samples.CLIENT, **samples.SERVER}
INDEXES: dict[str, Any] = {"client": messages.ClientMessage, "server": messages.ServerMessage}
UNIONS: dict[str, tuple[Any, Mapping[str, msgspec.Struct]]] = {
    "room_events": (messages.RoomEvent, contents.EVENTS),
    **{
        f"{schema.name}.{kind}s": (getattr(schema, kind), samples.GAMES.get(schema.name, {}).get(kind, {}))
        for schema in BUILT_IN
        for kind in ("command", "choice", "event")
    },
}


CONTENT_NAMES: dict[type[GameContent], str] = {
    Event: "event",
    GameCommand: "command of the game",
    GameChoice: "choice of the game",
    GameEvent: "event of the game",
    GameChange: "change of the game",
    GameView: "view of the game",
    GameOptions: "options of the game",
    GameOptionsView: "options of the game",
    GameAnswers: "standing answers of the game",
    GameAnswersView: "standing answers of the game",
    GameBranch: "branch of the game",
}
"""Words for content of games."""


class MissingExample(Exception):
    """A message, event, command or choice without an example for the document."""


def filled(text: str) -> str:
    """Return the text of a page with all its generated parts as the schema says."""
    text = INDEX.sub(
        lambda found: f"<!-- index: {found[1]} -->\n{_index(INDEXES[found[1]])}<!-- end of index -->", text
    )
    return PART.sub(lambda found: f"<!-- {found[1]} {found[2]} -->\n{_part(found[1], found[2])}<!-- end -->", text)


def main(arguments: list[str], folder: Path = PAGES) -> int:
    """Write the pages in `folder`, or with `--check` compare them. Returns the exit status: 1 if one is stale."""
    pages = {page: filled(page.read_text(encoding="utf-8")) for page in sorted(folder.glob("*.md"))}
    return write_or_check(pages, "--check" in arguments)


def _part(kind: str, name: str) -> str:
    """Return a part of a page that is generated. `kind`: message, members, struct or enum."""
    match kind:
        case "message":
            return _message(name)
        case "members":
            return _members(*UNIONS[name])
        case "struct":
            return _struct(_named(name))
        case "enum":
            return _enum(_named(name))
    raise AssertionError(f"no part is called {kind}")


def _named(name: str) -> Any:
    """The class with this name: a struct or enumeration of the platform, or, as `game.Name`, of a game."""
    game, _, plain = name.rpartition(".")
    return getattr(sys.modules[_module(game)], plain)


def _module(game: str) -> str:
    """The module that defines the types of a game; of the platform if `game` is empty."""
    found = {schema.name: f"botyard_protocol.{schema.name}" for schema in BUILT_IN}
    return found[game] if game else messages.__name__


def _message(name: str) -> str:
    cls = MESSAGES[name]
    return f"Tag {tag_of(cls)}. {_doc(cls)}\n\n{_fields(cls)}{_example(EXAMPLES[name])}"


def _index(union: Any) -> str:
    """Return the table of a union's messages: name, tag, and the first sentence of the docstring."""
    rows = "".join(
        f"| [`{name}`](#{name}) | {tag_of(cls)} | {_first_sentence(cls)} |\n" for name, cls in by_name(union).items()
    )
    return f"| message | tag | what it is |\n| --- | --- | --- |\n{rows}\n"


def _first_sentence(cls: type) -> str:
    return re.split(r"(?<=\.)\s", _doc(cls), maxsplit=1)[0].replace("\n", " ")


def _struct(cls: StructClass) -> str:
    return f"{_doc(cls)}\n\n{_fields(cls)}"


def _doc(cls: type) -> str:
    return (getdoc(cls) or "").strip()


def _fields(cls: StructClass) -> str:
    """Return the table of the fields of a struct; empty if it has none."""
    rows = "".join(
        f"| `{field.name}` | {_words.of(field.type)} | {_default(field)} |\n" for field in fields(general(cls))
    )
    return f"| field | values | if missing |\n| --- | --- | --- |\n{rows}\n" if rows else ""


def _default(field: inspect.Field) -> str:
    return "" if field.required else f"`{json.dumps(named_default(field))}`"


def _example(message: msgspec.Struct) -> str:
    return f"```json\n{_json(to_named(message))}\n{_json(msgspec.to_builtins(message))}\n```\n"


def _members(union: Any, examples: Mapping[str, msgspec.Struct]) -> str:
    """Return the table of a union's members, and their examples as JSON.

    The field `cause`, which all events have, is explained in the page by hand.
    """
    rows = "".join(f"| {tag_of(cls)} | `{wire_name(cls)}` | {_row(cls)} |\n" for cls in members(union))
    lines = "".join(f"{_json(to_named(_example_of(cls, examples)))}\n" for cls in members(union))
    return f"| tag | name | fields, and what it says |\n| --- | --- | --- |\n{rows}\n```json\n{lines}```\n"


def _example_of(cls: StructClass, examples: Mapping[str, msgspec.Struct]) -> msgspec.Struct:
    if wire_name(cls) not in examples:
        raise MissingExample(f"{cls.__module__} has no example of `{wire_name(cls)}`: add one to vectors/samples.py.")
    return examples[wire_name(cls)]


def _row(cls: StructClass) -> str:
    own = [field for field in fields(general(cls)) if field.name != "cause"]
    listed = "; ".join(f"`{field.name}` {_words.of(field.type)}{_otherwise(field)}" for field in own)
    return f"{listed + '. ' if listed else ''}{' '.join(_doc(cls).split())}"


def _otherwise(field: inspect.Field) -> str:
    return "" if field.required else f" (if missing {_default(field)})"


def _enum(cls: type[base.WireEnum]) -> str:
    names = ", ".join(f"{value} `{name}`" for name, value in enum_names(cls).items())
    return f"{_doc(cls)}\n\n{names}\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


# --- values in words --------------------------------------------------------------------------------------------


class _Words(TypeWriter[str]):
    """Types in words."""

    def scalar(self, described: inspect.Type) -> str:
        """Describe the values of a type without parts."""
        match described:
            case inspect.IntType():
                return _integers(described)
            case inspect.StrType():
                return _texts(described)
        return {inspect.NoneType: "null", inspect.BoolType: "true or false"}[type(described)]

    def enum(self, cls: type[base.WireEnum]) -> str:
        return cls.__name__

    def struct(self, cls: StructClass) -> str:
        return cls.__name__

    def content(self, kind: type[GameContent]) -> str:
        return CONTENT_NAMES[kind]

    def items(self, described: inspect.VarTupleType) -> str:
        low, high = described.min_length, described.max_length
        count = "" if low is None and high is None else f" of {low or 0}..{high}"
        return f"list{count}: {self.of(described.item_type)}"

    def tuple(self, described: inspect.TupleType) -> str:
        is_hex = described == inspect.type_info(base.Hex)
        return "hex" if is_hex else f"[{', '.join(self.of(item) for item in described.item_types)}]"

    def union(self, described: inspect.UnionType) -> str:
        classes = tuple(one.cls for one in described.types if isinstance(one, inspect.StructType))
        others = [self.of(one) for one in described.types if not isinstance(one, inspect.StructType)]
        return " or ".join([*([_union_name(classes)] if classes else []), *others])


_words = _Words()


def _union_name(classes: tuple[StructClass, ...]) -> str:
    """Name a union: by the kind of content if it is that of a game, else by all its members."""
    kinds = ("command", "choice", "event", "change")
    contents = {kind: [one for schema in BUILT_IN if (one := getattr(schema, kind))] for kind in kinds}
    games = {members(one): kind for kind, found in contents.items() for one in found}
    return games.get(classes) or " or ".join(cls.__name__ for cls in classes)


def _integers(described: inspect.IntType) -> str:
    """Describe the integers that a field takes."""
    if described.lt == 2**53:  # as far as JavaScript is exact
        return "number"
    last = described.le if described.lt is None else described.lt - 1
    return "integer" if described.ge is None else f"{described.ge}..{last}"


def _texts(described: inspect.StrType) -> str:
    """Describe the texts that a field takes."""
    if described == inspect.type_info(messages.Contribution):
        return "64 hex digits"
    if described == inspect.type_info(messages.Share):
        return "32 to 64 hex digits"
    if described.pattern is not None:
        return "id"
    return "text" if described.max_length is None else f"text of at most {described.max_length}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
