"""Checks of the wire types that an installed package declares, before any message is read by them."""

from dataclasses import fields as attributes_of
from typing import Any, get_args

import msgspec

from botyard_protocol.codec import converter
from botyard_protocol.games import FIRST_EVENT_TAG, GameSchema
from botyard_protocol.messages import ClientMessage, RoomEvent, ServerMessage
from botyard_protocol.schema import StructClass, members, struct_node, wire_name
from botyard_protocol.scoping import typed
from botyard_protocol.typescript import tables

_UNIONS = frozenset({"command", "choice", "event", "change"})
_OPTIONAL = frozenset({"answers", "answers_view", "change", "branch"})
_KINDS = tuple(one.name for one in attributes_of(GameSchema) if one.name not in {"name", "refusals", "short_form"})
_NAMES_OF_ROOM_EVENTS = frozenset(wire_name(event) for event in members(RoomEvent))


def problem_of(schema: GameSchema) -> str | None:
    """Return the end of a sentence that begins with the game's name; None for types that messages can be made of."""
    for kind in _KINDS:
        if problem := _problem_of_kind(kind, getattr(schema, kind)):
            return problem
    if (schema.answers is None) is not (schema.answers_view is None):
        return "has wire types for only one of `answers` and `answers_view`"
    try:
        _use(schema)
    except Exception as error:  # msgspec and the tables say what is wrong in exceptions of several types
        return f"has wire types that messages can't be made of: {str(error) or type(error).__name__}"
    return None


def _problem_of_kind(kind: str, content: Any) -> str | None:
    """Say what is wrong with the wire type for a kind of content; None if nothing."""
    if content is None:
        return None if kind in _OPTIONAL else f"has no wire type for `{kind}`"
    classes = tuple(get_args(content)) or (content,)
    if (kind not in _UNIONS and len(classes) > 1) or not all(_is_struct(cls) for cls in classes):
        wanted = "a struct class or a union of some" if kind in _UNIONS else "one struct class"
        return f"has a wire type for `{kind}` that is not {wanted}"
    return _problem_of_classes(kind, classes)


def _problem_of_classes(kind: str, classes: tuple[StructClass, ...]) -> str | None:
    """Say what is wrong with the struct classes of one kind of content, one by one and together; None if nothing."""
    plain = [cls.__name__ for cls in classes if not cls.__struct_config__.array_like]
    if plain:
        return f"has the wire type {plain[0]} without `array_like`"
    tags = [cls.__struct_config__.tag for cls in classes]
    needed = kind == "event" or len(classes) > 1  # whether each class needs a tag
    if not all(type(tag) is int or (tag is None and not needed) for tag in tags):
        return f"has a wire type for `{kind}` without an integer as its tag"
    names = [wire_name(cls) for cls in classes]
    if len(set(tags)) < len(tags) or len(set(names)) < len(names):
        return f"has two wire types for `{kind}` with the same tag or the same name"
    if kind == "event":
        return _problem_of_events(tags, names)
    return None


def _problem_of_events(tags: list[Any], names: list[str]) -> str | None:
    """Say what is wrong with the tags or names of events; None if nothing."""
    if low := [tag for tag in tags if tag < FIRST_EVENT_TAG]:
        return f"has events with the tags {low}: those of games begin with {FIRST_EVENT_TAG}"
    if taken := _NAMES_OF_ROOM_EVENTS.intersection(names):
        return f"has an event with the name of a room event: {min(taken)}"
    return None


def _is_struct(content: Any) -> bool:
    return isinstance(content, type) and issubclass(content, msgspec.Struct)


def _use(schema: GameSchema) -> None:
    """Make the converters, descriptions and tables that the service makes of the types, to see whether it can.

    Raises any exception if that fails.
    """
    for message in (*members(ClientMessage), *members(ServerMessage)):
        if getattr(message, "__parameters__", ()):
            converter(message, schema)
            struct_node(typed(message, schema))
    tables(schema)
