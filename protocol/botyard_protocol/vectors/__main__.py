"""Writes the golden vectors: `python -m botyard_protocol.vectors --write`; without it, says whether they are fresh."""

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from botyard_protocol.codec import pack
from botyard_protocol.json_form import to_named
from botyard_protocol.type_walk import write_or_check
from botyard_protocol.vectors import games, samples
from botyard_protocol.vectors.games import EARLIER_LUCK, LUCK, SHORT_EVENTS
from botyard_protocol.vectors.refused import NEWER, REFUSED

FOLDER = Path(__file__).parents[2] / "vectors"


def files() -> dict[str, str]:
    """Return the text of every file of vectors, by its name."""
    tables = {
        "client.json": _messages(samples.CLIENT),
        "server.json": _messages(samples.SERVER),
        "luck.json": LUCK,
        "earlier_luck.json": EARLIER_LUCK,
        "newer.json": NEWER,
        "refused.json": REFUSED,
        "short_events.json": SHORT_EVENTS,
        **{f"{name}.json": _rows_of_game(name) for name in samples.OTHER_GAMES},
    }
    return {name: _text(rows) for name, rows in tables.items()}


def main(arguments: list[str], folder: Path = FOLDER) -> int:
    """Write the files with `--write`, or else compare them. Returns the exit status: 1 if one is stale."""
    return write_or_check({folder / name: text for name, text in files().items()}, "--write" not in arguments)


def _messages(table: Mapping[str, msgspec.Struct]) -> Iterable[dict[str, Any]]:
    return ({"name": name, "hex": pack(value).hex(), "json": to_named(value)} for name, value in table.items())


def _rows_of_game(name: str) -> Iterable[dict[str, Any]]:
    """The messages of one game. `side`: what sends them."""
    for side, table in games.messages_of(name).items():
        yield from ({"side": side, **row} for row in _messages(table))


def _text(rows: Iterable[dict[str, Any]]) -> str:
    """A JSON list with one vector on a line, so that diffs are readable."""
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
