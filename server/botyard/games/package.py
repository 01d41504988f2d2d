"""A game from outside: what an installed Python package gives to the service through the entry point `botyard.games`.

    [project.entry-points."botyard.games"]
    tic_tac_toe = "my_package:GAME"

`GAME` is a `GamePackage`. The name of the entry point is the name of the game.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from dataclasses import fields as attributes_of
from functools import cached_property
from pathlib import Path
from typing import Any, cast, get_args

import msgspec

from botyard.games import about, statistics
from botyard.games.interface import INTERFACE_VERSION, Audience, Game, Statistics
from botyard.games.package_texts import SOURCE, BadTexts, page_texts, read_texts
from botyard.games.rng import Rng
from botyard_protocol.codec import converter
from botyard_protocol.games import FIRST_EVENT_TAG, GameSchema
from botyard_protocol.messages import BotLevel, ClientMessage, RoomEvent, ServerMessage
from botyard_protocol.schema import StructClass, members, struct_node, wire_name
from botyard_protocol.scoping import typed
from botyard_protocol.typescript import tables

CLIENT_API = 1
"""Version of the client API (`client_js/src/games/api.ts`) that this release serves modules for."""
ENTRY = "client.js"
"""The file of a client that the page imports. It may import the others, by relative paths."""
MAX_PLAYERS = 8
"""The most players that the protocol has numbers for."""
MOST_VERSIONS = 2**31
"""Versions of rules are below this number."""
MEDIA_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Kinds of files that a client may have, by the end of their names."""

_NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")
_FILE = re.compile(r"[A-Za-z0-9_-]{1,60}\.[a-z0-9]{2,5}")


class BadGame(Exception):
    """A game that can't be registered; the message is one sentence that names the game and the reason."""


@dataclass(frozen=True)
class ClientFiles:
    """The browser's half of a game: plain files in one folder, the only ones that are served.

    `folder`: such as `Path(__file__).parent / "client"`. `files`: their names, `client.js` among them. `api_version`:
    the version of the client API that they were written for.
    """

    folder: Path
    files: tuple[str, ...] = (ENTRY,)
    api_version: int = CLIENT_API

    @cached_property
    def contents(self) -> Mapping[str, bytes]:
        """The files by their names. Raises `OSError`."""
        return {name: (self.folder / name).read_bytes() for name in self.files}


@dataclass(frozen=True)
class GamePackage:
    """Everything that a game from outside brings.

    `schema`: its wire types.
    `client`: None for a game that only programs can play. `bots`: by level; without any a random bot plays. `fold`: the
    view after an event, for the Python client; None: that client can't follow the game. `previous`: earlier versions of
    the rules, for rooms that began with them. `twin`: for `botyard check-game`, a state that differs from the given one
    in what an audience may not know, and in nothing else; None if that is nothing. `interface_version`: the version of
    `botyard.games.interface` that the game was written for. `rules`: a folder with the text of the rules for people,
    `en.md` and other languages, as `botyard.site_pages` reads it; None: the game has no rules page.
    `texts`: a folder with the texts of the game for people, `en.ftl` and other languages, as
    `botyard.games.package_texts` reads it; None: all its texts are in its modules.
    """

    game: Game
    schema: GameSchema
    client: ClientFiles | None = None
    bots: Mapping[BotLevel, Callable[[Any, Any, Rng, int], Any]] = field(default_factory=dict)
    fold: Callable[[Any, Any], Any] | None = None
    previous: tuple[Game, ...] = ()
    twin: Callable[[Rng, Any, Audience], Any] | None = None
    interface_version: int = INTERFACE_VERSION
    rules: Path | None = None
    texts: Path | None = None

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game has texts of, English first; none without texts. Raises `BadTexts`."""
        return () if self.texts is None else tuple(read_texts(self.texts))

    @cached_property
    def files(self) -> Mapping[str, bytes]:
        """The files for browsers by their names: the client, and its texts. Raises `OSError` and `BadTexts`."""
        if self.client is None:
            return {}
        folder = self.texts
        texts = {} if folder is None else {language: page_texts(folder, language) for language in self.languages}
        made = {f"texts.{language}.json": json.dumps(found).encode() for language, found in texts.items()}
        return {**self.client.contents, **made}

    @cached_property
    def version(self) -> str:
        """A text that changes with the content of the files: 12 hex digits."""
        digest = hashlib.sha256()
        for name, content in sorted(self.files.items()):
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
        return digest.hexdigest()[:12]

    def path_of(self, file: str) -> str:
        """Return the path at which the service has one of the files."""
        return f"/games/{self.game.name}/{self.version}/{file}"


def check(name: str, package: object, taken: frozenset[str]) -> GamePackage:
    """Return the package if it can be registered as `name`. `taken`: names of other games. Raises `BadGame`."""
    if not isinstance(package, GamePackage):
        raise BadGame(f"The game {name} is a {type(package).__name__}, not a GamePackage.")
    if package.interface_version != INTERFACE_VERSION:
        raise BadGame(
            f"The game {name} was written for version {package.interface_version} of the interface of games; "
            f"this release has version {INTERFACE_VERSION}."
        )
    if problem := _problem(name, package, taken):
        raise BadGame(f"The game {name} {problem}.")
    return package


def _problem(name: str, package: GamePackage, taken: frozenset[str]) -> str | None:
    """Return the end of a sentence that begins with the game's name; None for a game that can be registered."""
    given: Any = package.game  # what a package gives may be of any type
    if not isinstance(given, Game):
        return f"has rules of the type {type(given).__name__}, which is no subclass of Game"
    if package.game.name != name:
        return f"calls itself {package.game.name}, but its entry point is {name}"
    if not _NAME.fullmatch(name):
        return "needs a name of 2 to 30 small letters, digits and underscores that begins with a letter"
    if name in taken:
        return "has the name of another game"
    return (
        _problem_of_rules(package.game)
        or _problem_of_previous(package)
        or _problem_of_schema(package)
        or _problem_of_functions(package)
        or (package.client and _problem_of_client(package.client))
        or about.problem_of(given.about, given.players, package.client.contents if package.client else {})
        or _problem_of_texts(package.texts)
        or _problem_of_statistics(package)
        or None
    )


def _problem_of_rules(game: Game) -> str | None:
    """Say what is wrong with the numbers of players, the version or the stored form of rules; None if nothing."""
    numbers: Any = game.players
    if not isinstance(numbers, range) or not numbers or not 1 <= numbers[0] <= numbers[-1] <= MAX_PLAYERS:
        return f"needs numbers of players from 1 to {MAX_PLAYERS}, as a range"
    if type(game.rules_version) is not int or not 0 < game.rules_version < MOST_VERSIONS:
        return "needs a whole number from 1 as its `rules_version`"
    if game.state_type is None and (type(game).load is Game.load or type(game).dump is Game.dump):
        return "has neither a `state_type` nor `dump` and `load` of its own"
    return None


def _problem_of_previous(package: GamePackage) -> str | None:
    """Say what is wrong with the previous rules of a package; None if nothing."""
    name, versions = package.game.name, {package.game.rules_version}
    previous: Any = package.previous
    for other in previous:
        if not isinstance(other, Game) or other.name != name or other.rules_version in versions:
            return "has previous rules of another name, or of a version that is there already"
        versions.add(other.rules_version)
    return None


def _problem_of_schema(package: GamePackage) -> str | None:
    """Say what is wrong with the wire types of a package; None if nothing."""
    game, given = package.game, cast(Any, package.schema)
    if not isinstance(given, GameSchema):
        return f"has wire types of the type {type(given).__name__}, not a GameSchema"
    schema = package.schema
    if schema.name != game.name:
        return f"has wire types of the name {schema.name}"
    if problem := problem_of(schema):
        return problem
    if game.options_type is not schema.options:
        return "has an `options_type` that is not the wire type of its options"
    if not game.command_types or not set(game.command_types) <= set(members(schema.command)):
        return "has `command_types` that are not wire types of its commands"
    return None


def _problem_of_functions(package: GamePackage) -> str | None:
    """Say what is wrong with the bots or the fold of a package; None if nothing."""
    bots, fold = cast(Any, package.bots), cast(Any, package.fold)
    if not all(isinstance(level, BotLevel) and callable(bot) for level, bot in bots.items()):
        return "has bots that are not functions by a BotLevel"
    return None if fold is None or callable(fold) else "has a fold that is not a function"


def _problem_of_client(client: ClientFiles) -> str | None:
    """Say what is wrong with the browser files of a package; None if nothing."""
    given: Any = client
    if not isinstance(given, ClientFiles):
        return f"has a client of the type {type(given).__name__}, not ClientFiles"
    if client.api_version != CLIENT_API:
        return f"has a client for version {client.api_version} of the client API; this release has version {CLIENT_API}"
    if ENTRY not in client.files:
        return f"has a client without {ENTRY}"
    for name in client.files:
        if not _FILE.fullmatch(name) or Path(name).suffix not in MEDIA_TYPES:
            return f"has a client with the file {name!r}: a name ends in one of {', '.join(MEDIA_TYPES)}"
    try:
        return None if client.contents else "has an empty client"
    except OSError as error:
        return f"has a client whose file {error.filename} can't be read: {error.strerror}"


def _problem_of_texts(folder: Any) -> str | None:
    """Say what is wrong with the texts of a package; None if nothing."""
    if folder is None:
        return None
    if not isinstance(folder, Path):
        return f"has texts of the type {type(folder).__name__}, not a Path of a folder"
    try:
        read_texts(folder)
    except BadTexts as error:
        return f"has a fault in its texts: {error}"
    return None


def _problem_of_statistics(package: GamePackage) -> str | None:
    """Say what is wrong with the statistics of a game, or that words for them are missing; None if nothing."""
    if not isinstance(package.game, Statistics):
        return None
    if problem := statistics.problem_of(package.game.statistics):
        return problem
    if package.texts is None:
        return None
    known = read_texts(package.texts)[SOURCE]
    missing = [id for id in statistics.text_ids(package.game.statistics) if id not in known]
    return f"has statistics without the texts {', '.join(missing)} in {SOURCE}.ftl" if missing else None


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


def _problem_of_kind(kind: str, wire_type: Any) -> str | None:
    """Say what is wrong with the wire type for a kind of content; None if nothing."""
    if wire_type is None:
        return None if kind in _OPTIONAL else f"has no wire type for `{kind}`"
    classes = tuple(get_args(wire_type)) or (wire_type,)
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


def _is_struct(wire_type: Any) -> bool:
    return isinstance(wire_type, type) and issubclass(wire_type, msgspec.Struct)


def _use(schema: GameSchema) -> None:
    """Make the converters, descriptions and tables that the service makes of the types, to see whether it can.

    Raises any exception if that fails.
    """
    for message in (*members(ClientMessage), *members(ServerMessage)):
        if getattr(message, "__parameters__", ()):  # generic: it contains types of a game
            converter(message, schema)
            struct_node(typed(message, schema))
    tables(schema)
