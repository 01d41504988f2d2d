"""Writes the TypeScript side of the schema: `python -m botyard_protocol.typescript [--check]`.

`protocol/generated.ts` is for the messages of the platform, and `games/<game>/generated.ts` for the content of each
game. Each holds an interface for every struct on a line of its own, and unions. The tables by which `codec.ts` places
the elements of msgpack arrays are those of a game in the same file, and those of the platform in
`protocol/tables.generated.ts`, since a page without a connection needs none. Every page needs those of the options of a
room: `games/<game>/lobby.generated.ts`. `--check` writes nothing and exits with 1 if a file is stale.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from inspect import getdoc
from pathlib import Path
from textwrap import indent
from typing import Any, get_origin

from msgspec import inspect

from botyard_protocol import api, api_desk, base, chat, messages
from botyard_protocol.base import WireEnum
from botyard_protocol.built_in import BUILT_IN
from botyard_protocol.codes import Close, Code
from botyard_protocol.games import GameSchema
from botyard_protocol.json_form import to_named
from botyard_protocol.schema import StructClass, enum_names, members, named_default, struct_node, tag_of, wire_name
from botyard_protocol.scoping import (
    ATTRIBUTES,
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
)
from botyard_protocol.type_walk import TypeWriter, enums, reached, write_or_check
from botyard_protocol.typescript_texts import CONTENT_TYPES, HEADER, HEX, SCHEMA_OF_GAME

CLIENT = Path(__file__).parents[2] / "client_js" / "src"

UNIONS: dict[str, Any] = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "RoomEvent": messages.RoomEvent,
}
"""The unions of the platform that have a name in TypeScript."""

CONTENT_NAMES: dict[type[GameContent], tuple[str, str]] = {
    Event: ("union", "Event"),
    GameCommand: ("union", "GameCommand"),
    GameChoice: ("union", "Choice"),
    GameEvent: ("union", "GameEvent"),
    GameChange: ("union", "Change"),
    GameView: ("struct", "View"),
    GameOptions: ("struct", "Options"),
    GameOptionsView: ("struct", "OptionsView"),
    GameAnswers: ("struct", "StandingAnswers"),
    GameAnswersView: ("struct", "StandingAnswersView"),
    GameBranch: ("struct", "Branch"),
}
"""By kind of content: how the tables of a game have it, and its name there. Those of the platform have `Event`, too."""

NUMBERS = {
    "VERSION": messages.VERSION,
    "MAX_FRAME_BYTES": base.MAX_FRAME_BYTES,
    "MAX_ID_CHARS": base.MAX_ID_CHARS,
    "MAX_NAME_CHARS": base.MAX_NAME_CHARS,
    "MAX_TEXT_CHARS": base.MAX_TEXT_CHARS,
    "MAX_ANNOUNCEMENT_CHARS": messages.MAX_ANNOUNCEMENT_CHARS,
    "MAX_REASON_CHARS": api_desk.MAX_REASON_CHARS,
    "MAX_LINE_CHARS": chat.MAX_LINE_CHARS,
}


def files() -> dict[str, str]:
    """Return the text of every generated module, by its path in the sources of the client."""
    games = {f"games/{schema.name}/generated.ts": generate_game(schema) for schema in BUILT_IN}
    lobby = {f"games/{schema.name}/lobby.generated.ts": generate_lobby(schema) for schema in BUILT_IN}
    return {"protocol/generated.ts": generate(), "protocol/tables.generated.ts": generate_tables(), **games, **lobby}


def generate() -> str:
    """Return the text of the module of the platform."""
    structs, named = reachable(), only_named()
    parts = [
        HEADER,
        _constants(),
        CONTENT_TYPES,
        *(_enum(cls) for cls in enums(structs + named)),
        *(_interface(cls) for cls in structs + named),
        *(f"export type {name} = {_alternatives(union)};\n" for name, union in UNIONS.items()),
        _time_controls(),
        _enum_table("ENUMS", enums(structs)),
        _room_event_types(),
    ]
    return "\n".join(parts)


def generate_tables() -> str:
    """The text of the module of the platform's tables."""
    imports = 'import type { StructSchema } from "./schema";\nimport { structsOf } from "./struct_lines";\n'
    return "\n".join([HEADER, imports, *_tables(reachable(), {**UNIONS, "Event": messages.RoomEvent})])


def _room_event_types() -> str:
    types = json.dumps([wire_name(cls) for cls in members(messages.RoomEvent)])
    return f"/** The types of the events of rooms. */\nexport const ROOM_EVENT_TYPES: readonly string[] = {types};\n"


def generate_game(schema: GameSchema) -> str:
    """Return the text of the module of a game. The tables of its options and their enums are in its lobby module."""
    unions, structs = _unions_of(schema), structs_of(schema)
    not_in_lobby = [cls for cls in structs if cls not in (schema.options, schema.options_view)]
    enums_not_in_lobby = [cls for cls in enums(structs) if cls not in enums([schema.options])]
    with _named(unions):
        content = "\n".join(
            [
                *(_enum(cls) for cls in enums(structs)),
                *(_interface(cls) for cls in structs),
                *(f"export type {name} = {_alternatives(union)};\n" for name, union in unions.items()),
                _enum_table("ENUMS", enums_not_in_lobby).replace("{\n", "{\n  ...LOBBY_ENUMS,\n", 1),
                *_tables(not_in_lobby, unions),
                SCHEMA_OF_GAME,
            ]
        )
    return "\n".join([HEADER, *_needed(content), content])


def generate_lobby(schema: GameSchema) -> str:
    """Return the text of the module of a game's options, which have the same fields in both directions."""
    imports = 'import type { StructSchema } from "../../protocol/schema";\n'
    table = f"export const OPTIONS: StructSchema = {json.dumps(_schema(schema.options))};\n"
    return "\n".join([HEADER, imports, _enum_table("LOBBY_ENUMS", enums([schema.options])), table])


def _needed(content: str) -> Iterator[str]:
    """Yield the imports and types that the module of a game needs before `content`, the rest of its text."""
    unknown = 'import type { Unknown } from "../../protocol/generated";\n' if re.search(r"\bUnknown\b", content) else ""
    yield (
        f'{unknown}import type {{ GameSchema, StructSchema }} from "../../protocol/schema";\n'
        'import { structsOf } from "../../protocol/struct_lines";\n'
        'import { LOBBY_ENUMS, OPTIONS } from "./lobby.generated";\n'
    )
    if re.search(r"\bHex\b", content):
        yield HEX


def tables(schema: GameSchema) -> dict[str, Any]:
    """Return the tables of a game as `codec.ts` reads them, for clients that get them from the service.

    A struct with a part in messages, such as `View`, has the name of that part there, not that of its class. The
    options have the limits of their whole numbers, for the form that a client makes of them.
    """
    contents = {CONTENT_NAMES[kind]: getattr(schema, attribute) for kind, attribute in ATTRIBUTES.items()}
    unions = {name: one for (shape, name), one in contents.items() if shape == "union" and one is not None}
    parts = {name: one for (shape, name), one in contents.items() if shape == "struct" and one is not None}
    structs = structs_of(schema)
    with _named(unions):
        described = {name: _schema(cls) for name, cls in {**{cls.__name__: cls for cls in structs}, **parts}.items()}
    described["Options"]["limits"] = _limits(schema.options)
    return {
        "enums": {cls.__name__: list(enum_names(cls)) for cls in enums(structs)},
        "unions": {name: [cls.__name__ for cls in members(union)] for name, union in unions.items()},
        "structs": described,
    }


def _unions_of(schema: GameSchema) -> dict[str, Any]:
    """Return the unions of a game by their names in the tables, such as `GameCommand` and `Choice`.

    Raises `ValueError` if a struct, such as the view, has another name than the one in `CONTENT_NAMES`.
    """
    unions: dict[str, Any] = {}
    for kind, attribute in ATTRIBUTES.items():
        content, (shape, name) = getattr(schema, attribute), CONTENT_NAMES[kind]
        if content is not None and shape == "union":
            unions[name] = content
        elif content is not None and content.__name__ != name:
            raise ValueError(f"The game {schema.name} must call {content.__name__} {name}, as the client does.")
    return unions


def _enum_table(name: str, classes: list[type[WireEnum]]) -> str:
    return _table(name, {cls.__name__: list(enum_names(cls)) for cls in classes}, "as const")


def _tables(structs: list[StructClass], unions: Mapping[str, Any]) -> list[str]:
    """Return the tables by which the client reads and writes unions and structs."""
    rows = "".join(
        f'  {name}: "{" ".join(cls.__name__ for cls in members(union))}".split(" "),\n'
        for name, union in unions.items()
    )
    lines = "\n".join(_line(cls) for cls in structs)
    return [
        f"export const UNIONS = {{\n{rows}}};\n",
        f"export const STRUCTS: Readonly<Record<string, StructSchema>> = structsOf(`\n{lines}\n`);\n",
    ]


_union_names: dict[str, Any] = dict(UNIONS)
"""The unions that `_union_name` finds, by name; `_named` changes them."""


@contextmanager
def _named(unions: Mapping[str, Any]) -> Iterator[None]:
    """During the block `_union_name` finds these unions, those of a game, instead of those of the platform."""
    before = dict(_union_names)
    _union_names.clear()
    _union_names.update(unions)
    yield
    _union_names.clear()
    _union_names.update(before)


def _time_controls() -> str:
    """Return the table of the time control of each tempo."""
    rows = {tempo.wire: None if one is None else to_named(one) for tempo, one in messages.TEMPO_CONTROLS.items()}
    about = "/** The time control of each tempo, in seconds: what the form for a new room offers. */\n"
    table = json.dumps(rows, indent=2)
    return f"{about}export const TEMPO_CONTROLS: Readonly<Record<Tempo, TimeControlView | null>> = {table};\n"


# --- what there is ----------------------------------------------------------------------------------------------


def reachable() -> list[StructClass]:
    """Every struct class that a message can hold, each once, messages first."""
    return reached(cls for union in UNIONS.values() for cls in members(union))


def structs_of(schema: GameSchema) -> list[StructClass]:
    """Every struct class that the content of a game can hold, each once."""
    contents = [getattr(schema, name) for name in ATTRIBUTES.values()]
    return reached(cls for content in contents if content is not None for cls in members(content))


def only_named() -> list[StructClass]:
    """The struct classes that only HTTP holds, as JSON with names: they need no table."""
    known = set(reachable())
    return [cls for cls in reached(api.TYPES) if cls not in known]


# --- types ------------------------------------------------------------------------------------------------------


def _interface(cls: StructClass) -> str:
    """Return the TypeScript interface of a struct; only messages of clients have optional fields."""
    described = struct_node(cls)
    members = [] if described.tag is None else [f'readonly {described.tag_field}: "{wire_name(cls)}"']
    sent_by_clients = described.forbid_unknown_fields
    members += [_member(field, optional=sent_by_clients and not field.required) for field in described.fields]
    return f"{_doc(cls)}export interface {cls.__name__} {{ {'; '.join(members)} }}\n"


def _member(field: inspect.Field, optional: bool) -> str:
    return f"readonly {field.name}{'?' if optional else ''}: {_types.of(field.type)}"


class _Types(TypeWriter[str]):
    """Types as TypeScript names them."""

    def scalar(self, described: inspect.Type) -> str:
        return _SCALARS[type(described)]

    def enum(self, cls: type[WireEnum]) -> str:
        return cls.__name__

    def struct(self, cls: StructClass) -> str:
        return cls.__name__

    def content(self, kind: type[GameContent]) -> str:
        return kind.__name__

    def items(self, described: inspect.VarTupleType) -> str:
        """Return the type of a list. One of events may hold some that this client does not know."""
        text = self.of(described.item_type)
        if text in ("Event", "GameEvent"):
            text = f"{text} | Unknown"
        return f"readonly ({text})[]" if " " in text else f"readonly {text}[]"

    def tuple(self, described: inspect.TupleType) -> str:
        is_hex = described == inspect.type_info(base.Hex)
        return "Hex" if is_hex else f"readonly [{', '.join(self.of(item) for item in described.item_types)}]"

    def union(self, described: inspect.UnionType) -> str:
        """Return the name of a union that has one, with null where it may be that; else the types of its members."""
        name = _union_name(described)
        if name is None:
            return " | ".join(self.of(one) for one in described.types)
        return f"{name} | null" if any(isinstance(one, inspect.NoneType) for one in described.types) else name


_SCALARS = {inspect.NoneType: "null", inspect.BoolType: "boolean", inspect.IntType: "number", inspect.StrType: "string"}
_types = _Types()


def _union_name(described: inspect.UnionType) -> str | None:
    classes = tuple(one.cls for one in described.types if isinstance(one, inspect.StructType))
    return next((name for name, union in _union_names.items() if members(union) == classes), None) if classes else None


def _alternatives(union: Any) -> str:
    return " | ".join(cls.__name__ for cls in members(union))


def _enum(cls: type[WireEnum]) -> str:
    assert list(enum_names(cls).values()) == list(range(len(cls))), f"{cls.__name__} is not dense"
    return f"{_doc(cls)}export type {cls.__name__} = " + " | ".join(f'"{name}"' for name in enum_names(cls)) + ";\n"


def _doc(cls: type) -> str:
    """Return the docstring of a class as a comment of TypeScript."""
    text = (getdoc(get_origin(cls) or cls) or "").strip()
    if "\n" not in text:
        return f"/** {text} */\n"
    return "/**\n" + indent(text, " * ", lambda _: True).replace(" * \n", " *\n") + "\n */\n"


# --- tables -----------------------------------------------------------------------------------------------------


def _schema(cls: StructClass) -> dict[str, Any]:
    """Return the entry of a struct in the tables: its tag and name, if it has them, and its fields."""
    described = struct_node(cls)
    tag = tag_of(cls)
    head = {} if tag is None else {"tag": tag, "key": described.tag_field, "name": wire_name(cls)}
    return {**head, "fields": [_field(field) for field in described.fields]}


def _limits(cls: StructClass) -> dict[str, list[int | None]]:
    """Return the least and the greatest value of each field that is a whole number; None: there is no limit."""
    fields = struct_node(cls).fields
    return {field.name: [field.type.ge, field.type.le] for field in fields if isinstance(field.type, inspect.IntType)}


def _field(field: inspect.Field) -> list[Any]:
    shape = _shapes.of(field.type)
    return [field.name, shape] if field.required else [field.name, shape, named_default(field)]


def _line(cls: StructClass) -> str:
    """Return a struct as a line that `struct_lines.ts` reads, a third of the size of its JSON.

    The line leaves out the key of the tag if it is `type`, and then the name if it follows from that of the class.
    """
    schema = _schema(cls)
    head = [cls.__name__]
    if "tag" in schema:
        head += [str(schema["tag"]), schema["name"], schema["key"]]
        if schema["key"] == "type":
            head.pop()
            if schema["name"] == re.sub("(?<!^)([A-Z])", r"_\1", cls.__name__).lower():
                head.pop()
    return f"{' '.join(head)}|{' '.join(_field_text(*field) for field in schema['fields'])}"


def _field_text(name: str, shape: Any, *fallback: Any) -> str:
    """Return a field as its name, its shape behind a colon, and its default behind an equals sign."""
    text = f"{name}:{_shape_text(shape)}" if shape != "value" else name
    if fallback:
        text += f"={json.dumps(fallback[0], separators=(',', ':'))}"
    if re.search(r"[\s|`\\]|\$\{", text):
        raise ValueError(f"The default of {name} can't stand in a line of a table.")
    return text


_SIGNS = {"null": "?", "list": "*", "enum": "%", "struct": ".", "union": "&"}


def _shape_text(shape: Any) -> str:
    """Return the text of a shape in a line; it is empty for a value that is taken as it is."""
    if shape == "value":
        return ""
    kind, *inner = shape
    if kind == "tuple":
        return f"({','.join(_shape_text(one) for one in inner)})"
    return _SIGNS[kind] + (_shape_text(inner[0]) if kind in ("null", "list") else inner[0])


class _Shapes(TypeWriter[Any]):
    """How values lie in arrays; what holds neither structs nor enumerations is taken as it is."""

    def scalar(self, described: inspect.Type) -> Any:
        return "value"

    def enum(self, cls: type[WireEnum]) -> Any:
        return ["enum", cls.__name__]

    def struct(self, cls: StructClass) -> Any:
        return ["struct", cls.__name__]

    def content(self, kind: type[GameContent]) -> Any:
        return list(CONTENT_NAMES[kind])

    def items(self, described: inspect.VarTupleType) -> Any:
        return _wrap("list", self.of(described.item_type))

    def tuple(self, described: inspect.TupleType) -> Any:
        return _wrap("tuple", *(self.of(item) for item in described.item_types))

    def union(self, described: inspect.UnionType) -> Any:
        options = [one for one in described.types if not isinstance(one, inspect.NoneType)]
        shape = self.of(options[0]) if len(options) == 1 else ["union", _union_name(described)]
        return shape if len(options) == len(described.types) else _wrap("null", shape)


_shapes = _Shapes()


def _wrap(kind: str, *inner: Any) -> Any:
    return "value" if all(shape == "value" for shape in inner) else [kind, *inner]


def _table(name: str, rows: dict[str, Any], suffix: str) -> str:
    lines = "".join(f"  {key}: {json.dumps(value)},\n" for key, value in rows.items())
    return f"export const {name} = {{\n{lines}}} {suffix};\n"


def _constants() -> str:
    """Return the constants of the protocol: numbers, codes, and codes of closing."""
    numbers = "".join(f"export const {name} = {value};\n" for name, value in NUMBERS.items())
    return (
        f"{numbers}export const SUBPROTOCOL = {json.dumps(messages.SUBPROTOCOL_MSGPACK)};\n\n"
        + _table("CODES", {code.name: code.value for code in Code}, "as const")
        + "\n/** Why something was refused. */\nexport type Code = (typeof CODES)[keyof typeof CODES];\n\n"
        + _table("CLOSES", {close.name: close.value for close in Close}, "as const")
        + "\n/** Why a connection was closed. */\nexport type Close = (typeof CLOSES)[keyof typeof CLOSES];\n"
    )


# --- the command ------------------------------------------------------------------------------------------------


def main(arguments: list[str], folder: Path = CLIENT) -> int:
    """Write the modules into `folder`, or with `--check` compare them. Returns the exit status: 1 if one is stale."""
    return write_or_check({folder / name: text for name, text in files().items()}, "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
