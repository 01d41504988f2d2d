"""Every kind of leaf in a file is altered, with a new digest of the file: the document lists what is accepted."""

import re
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import orjson
import pytest
from msgspec import structs

from botyard.replay.file import BadFile, Match, read, write
from botyard.replay.verify import verify
from botyard.rooms.requests import Alarm, proof_of
from botyard.rooms.runtime.actor import Receipts
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from tests.games.twin_tin_bots.players import NAME as GAME
from tests.replay.matches import brief, timed, with_entry

Leaf = tuple[str | int, ...]

UNCHECKED = {"command.join.seat", "digest", "epoch", "events.seat_taken.name", "proof", "time"}
"""Of a match without clocks; PROTOCOL.md says why."""
UNCHECKED_BY_CLOCK = UNCHECKED | {"outages", "received"}
UNCHECKED_WITH_SHARES = UNCHECKED | {"command.contribute.replace"}
DOCUMENT = (Path(__file__).parents[2] / "protocol" / "PROTOCOL.md").read_text(encoding="utf-8")


def leaves(value: Any, path: Leaf = ()) -> Iterator[Leaf]:
    """The paths of all leaves."""
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for name, one in items:
            yield from leaves(one, (*path, name))
    else:
        yield path


def at(value: Any, path: Leaf) -> Any:
    for step in path:
        value = value[step]
    return value


def kind_of(line: dict[str, Any], path: Leaf) -> str:
    """The path with the types of commands and events for their places."""
    words = [line["command"]["type"]] if path[0] == "command" and "command" in line else []
    words += [at(line, path[:2])["type"]] if path[0] == "events" else []
    return ".".join([str(path[0]), *words, *(str(step) for step in path[1:] if not isinstance(step, int))])


def altered(value: Any) -> list[Any]:
    """Other values of a leaf."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, max(value - 1, 0) if value else 7, None]
        case str():
            other = value[:-1] + ("1" if value.endswith("0") else "0")
            return [other, None]
        case _:
            return [1, "ben", True]


def signed(lines: list[Any]) -> bytes:
    """The lines of a file with a new digest."""
    body = b"".join(orjson.dumps(line) + b"\n" for line in lines)
    return body + orjson.dumps({"sha256": sha256(body).hexdigest()}) + b"\n"


def is_accepted(data: bytes) -> bool:
    try:
        return not verify(read(data)).faults
    except BadFile:
        return False


def accepted_kinds(match: Match) -> set[str]:
    """The kinds of leaves that can be altered without notice, tried where they come first and last."""
    lines = [orjson.loads(line) for line in write(match).splitlines()[:-1]]
    places: dict[str, list[tuple[int, Leaf]]] = {}
    for number, line in enumerate(lines):
        for path in leaves(line):
            kind = kind_of(line, path) if number else f"header.{path[0]}"
            places.setdefault(kind, []).append((number, path))
    return {
        kind
        for kind, found in places.items()
        if any(_passes(lines, number, path) for number, path in {found[0], found[-1]})
    }


def _passes(lines: list[Any], number: int, path: Leaf) -> bool:
    """Whether some other value of a leaf is accepted."""
    holder, former = at(lines[number], path[:-1]), at(lines[number], path)
    try:
        for other in altered(former):
            holder[path[-1]] = other
            if is_accepted(signed(lines)):
                return True
        return False
    finally:
        holder[path[-1]] = former


def with_proofs(match: Match) -> Match:
    """The match as a server writes its file."""
    receipts = Receipts(bytes(32))
    made = [receipts.of(match.room, one.number, one.identity, one.id) for one in match.entries]
    pairs = zip(match.entries, made, strict=True)
    return replace(
        match, entries=tuple(structs.replace(one, proof=proof_of(receipt, one.id)) for one, receipt in pairs)
    )


@pytest.mark.slow
def test_the_document_lists_all_changes_that_pass_unnoticed() -> None:
    assert accepted_kinds(with_proofs(brief(8, ttb.Options(blobs=1), seed=3, game=GAME))) == UNCHECKED_WITH_SHARES
    listed = DOCUMENT.split("cannot check:")[1].split("\n\n")[0]
    assert set(re.findall(r"`([a-z_.]+)`", listed)) == UNCHECKED_BY_CLOCK | UNCHECKED_WITH_SHARES


@pytest.mark.slow
def test_in_a_match_by_a_clock_times_are_checked_as_far_as_they_count() -> None:
    """Only leaves in `UNCHECKED_BY_CLOCK` can be altered without notice, so clocks and alarms are checked."""
    assert accepted_kinds(with_proofs(timed(moves=18, game=GAME))) == UNCHECKED_BY_CLOCK


def test_an_altered_file_is_no_crash_but_a_fault_in_words() -> None:
    match = timed(moves=18, game=GAME)
    numbers = [entry.number for entry in match.entries if isinstance(entry.command, Alarm)]
    assert numbers
    for number in numbers:
        entry = match.entries[number - 1]
        assert isinstance(entry.command, Alarm)
        for change in ({"seat": 1 - entry.command.seat}, {"choice": entry.command.choice + 1}):
            forged = structs.replace(entry, command=structs.replace(entry.command, **change))
            assert verify(with_entry(match, number, forged)).faults[0].startswith(f"entry {number}: ")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"hash": 5}, "its fingerprints"),
        ({"own": (1, 2)}, "its fingerprints"),
        ({"standing": True}, "standing"),
        ({"seat": 1}, "its seat"),
        ({"epoch": 0}, "its epoch"),
        ({"id": "other"}, "its id"),
        ({"received": 1}, "received"),
        ({"outages": ((1, 2),)}, "received and outages"),
        ({"digest": 5}, "its digest"),
        ({"before": 5}, "before"),
        ({"proof": "none"}, "its proof"),
    ],
)
def test_each_detail_is_named(change: dict[str, Any], fault: str) -> None:
    match = brief(8, game=GAME)
    number = next(e.number for e in match.entries if isinstance(e.command, m.Command) and e.seat == 0)
    (found,) = verify(with_entry(match, number, structs.replace(match.entries[number - 1], **change))).faults
    assert found.startswith(f"entry {number}: ")
    assert fault in found


def test_a_command_for_another_room_is_found() -> None:
    match = brief(2, game=GAME)
    number = next(e.number for e in match.entries if isinstance(e.command, m.Join))
    entry = match.entries[number - 1]
    forged = structs.replace(entry, command=structs.replace(entry.command, room="other"))
    assert "another room" in verify(with_entry(match, number, forged)).faults[0]
