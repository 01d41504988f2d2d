"""Rows about matches: messages with the content of one game, the short form of events, and the seed of a match.

The messages are made from the examples that a game gives in its module `samples`. The short form is that of Twin Tin
Bots: each event by itself, and whole turns. For the seed see PROTOCOL.md, "Provable luck".
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import cycle
from typing import Any

import msgspec

from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.base import MAX_ID_CHARS
from botyard_protocol.codec import Encoding, encode_events
from botyard_protocol.games import GameSchema, schema_of
from botyard_protocol.json_form import to_named
from botyard_protocol.twin_tin_bots import Crystal, Reason, RobotId, Tile, ZapHit
from botyard_protocol.vectors import contents, samples

PLAYERS = 2
"""The number of players in these vectors; every game that has vectors can be played by as many."""


def messages_of(game: str) -> dict[str, Mapping[str, msgspec.Struct]]:
    """Return whole messages by side (`client`, `server`) and name, which ends with that of the example inside.

    `SAMPLES` of the game holds examples by kind (`command`, `choice`, `event`, `view`, `options`) and wire name. A name
    such as `resigned.late` is a further example of `resigned`.
    """
    content, schema = samples.GAMES[game], schema_of(game)
    assert schema is not None, "a game with examples is registered"
    return {
        "client": {
            **{f"command.{name}": m.Command("k1", 0, 12, one) for name, one in content["command"].items()},
            **{
                f"create_room.{name}": m.CreateRoom("c1", game, PLAYERS, options=one)
                for name, one in content["options"].items()
            },
        },
        "server": {
            **{f"events.{name}": m.EventFrame(1, 14, (one,)) for name, one in content["event"].items()},
            **{f"choices.{name}": m.ChoiceFrame(1, 14, (one,)) for name, one in content["choice"].items()},
            **{
                f"snapshot.{name}": m.Snapshot(1, 14, (0,), _room(game, schema, options), view, ())
                for (name, view), options in zip(
                    content["view"].items(), cycle(content["options"].values()), strict=False
                )
            },
        },
    }


def _room(game: str, schema: GameSchema, options: msgspec.Struct) -> m.RoomView:
    """Return a room of the game in which a match runs."""
    seats = (m.Occupant(contents.ANN, "Ann"), m.Occupant(contents.BEN, "Ben"))
    shown = schema.options_view(**msgspec.structs.asdict(options))
    return m.RoomView(
        contents.ROOM,
        game,
        1,
        "Ann's table",
        m.Status.PLAYING,
        PLAYERS,
        contents.ANN,
        seats,
        shown,
        contents.COMMITMENT,
    )


PARTNER = RobotId(0, contents.B)
FIRST, SECOND, THIRD = ttb.Cause(0, contents.A, 1), ttb.Cause(0, contents.A, 3), ttb.Cause(0, contents.B, 2)
NEXT = ttb.Cause(1)

TURNS: dict[str, Sequence[m.Event]] = {
    "nothing": (),
    "turn": (
        ttb.TilesSwapped(contents.TURN, contents.A, (1, 3)),
        ttb.OrderStarted(FIRST, Tile.FORWARD_2),
        ttb.RobotMoved(FIRST, contents.ROBOT, (0, -3), (1, -3), 0),
        ttb.RobotMoved(FIRST, contents.ROBOT, (1, -3), (2, -3), 0),
        ttb.OrderStarted(SECOND, Tile.LOAD),
        ttb.OrderIgnored(SECOND, contents.ROBOT, Tile.LOAD, Reason.NOTHING_TO_LOAD),
        ttb.OrderStarted(THIRD, Tile.TURN_LEFT),
        ttb.RobotTurned(THIRD, PARTNER, -1, 5),
        ttb.TurnStarted(NEXT, 300, None),
    ),
    "turn.of_pushes": (
        ttb.Passed(contents.TURN),
        ttb.OrderStarted(FIRST, Tile.DASH),
        ttb.RobotPushed(FIRST, contents.OTHER, (2, -3), (3, -3), 0),
        ttb.CrystalPushed(FIRST, Crystal.PINK, (1, -3), (2, -3), 0),
        ttb.RobotMoved(FIRST, contents.ROBOT, (0, -3), (1, -3), 0),
        ttb.OrderStarted(SECOND, Tile.JUMP),
        ttb.RobotJumped(SECOND, contents.ROBOT, (1, -3), (1, -1), 1),
        ttb.TurnStarted(NEXT, 4, 2),
    ),
    "turn.with_a_gate": (  # an event that stays explicit: what was known of places is forgotten
        ttb.Passed(contents.TURN),
        ttb.OrderStarted(FIRST, Tile.FORWARD_3),
        ttb.RobotMoved(FIRST, contents.ROBOT, (1, -3), (2, -3), 0),
        ttb.RobotMoved(FIRST, contents.ROBOT, (2, -3), (-2, 4), 2, (contents.GATE,)),
        ttb.RobotMoved(FIRST, contents.ROBOT, (-2, 4), (-3, 5), 2),
        ttb.TurnStarted(NEXT, 4, None),
    ),
    "turn.after_a_zap": (
        ttb.ZapObeyed(SECOND, contents.OTHER, Tile.UNLOAD),
        ttb.OrderIgnored(SECOND, contents.OTHER, Tile.UNLOAD, Reason.NOTHING_TO_UNLOAD),
        ttb.OrderStarted(THIRD, Tile.DOUBLE_ZAP),
        ttb.ZapFired(THIRD, PARTNER, ((1, -3), (2, -3)), ZapHit.BLOB),
    ),
    "two_seats": (  # a seat resigns in another's turn
        ttb.SeatResigned(ttb.Cause(2)),
        ttb.OrderStarted(FIRST, Tile.TURN_RIGHT),
        ttb.RobotTurned(FIRST, contents.ROBOT, 1, 0),
        ttb.OrderStarted(ttb.Cause(1, contents.B, 3), Tile.TURN_RIGHT),
        ttb.RobotTurned(ttb.Cause(1, contents.B, 3), contents.OTHER, 1, 2),
    ),
    "with_events_of_the_room": (m.SeatReturned(0), *contents.EVENTS.values(), m.TimedOut(1)),
}

FRAMES: dict[str, m.EventFrame] = {
    **{name: m.EventFrame(1, 42, (event,), False, 3_141_592_653) for name, event in contents.EVENTS.items()},
    **{name: m.EventFrame(1, 300, tuple(events), False, 3_141_592_653) for name, events in TURNS.items()},
    "turn.standing": m.EventFrame(1, 300, tuple(TURNS["turn"]), True),
}

SHORT_EVENTS: list[dict[str, Any]] = [
    {"name": name, "hex": encode_events(frame, Encoding.MSGPACK, contents.GAME).hex(), "json": to_named(frame)}
    for name, frame in FRAMES.items()
]
"""`hex`: the frame as msgpack, with its events in the short form. `json`: the same frame as JSON."""


SHORT, OTHER_SHORT = contents.SHARE[:32], contents.OTHER_SHARE[32:]

Person = tuple[int, str, str]
"""The seat, the identity, and the share (hex) of a person who takes part."""


def _row(name: str, secret: str, room: str, round: int, *people: Person) -> dict[str, Any]:
    """Return a test vector of the seed of a match, from its secret and the shares of people."""
    shares = [_share(*person) for person in people]
    parts = [
        part
        for one in shares
        for part in (bytes([one["seat"]]), bytes.fromhex(one["commitment"]), bytes.fromhex(one["share"]))
    ]
    head = (b"botyard seed", bytes.fromhex(secret), room.encode(), round.to_bytes(4, "big"))
    hashed = b"".join(map(_part, (*head, *parts)))
    if not people:  # then the seed is made as in earlier releases
        hashed = bytes.fromhex(secret) + b"".join(map(_part, (room.encode(), b"", b"")))
    return {
        "name": name,
        "secret": secret,
        "commitment": sha256(bytes.fromhex(secret)).hexdigest(),
        "room": room,
        "round": round,
        "players": max(len(people), 2),
        "shares": shares,
        "hashed": hashed.hex(),
        "seed": sha256(hashed).hexdigest(),
    }


def _share(seat: int, identity: str, share: str) -> dict[str, Any]:
    """Return a share with the bytes that are hashed to its commitment."""
    hashed = b"".join(map(_part, (b"botyard share", identity.encode(), bytes.fromhex(share))))
    return {
        "seat": seat,
        "identity": identity,
        "share": share,
        "hashed": hashed.hex(),
        "commitment": sha256(hashed).hexdigest(),
    }


def _earlier(name: str, secret: str, room: str, *contributions: str | None) -> dict[str, Any]:
    """Return a test vector of the seed as earlier releases made it. `contributions`: by seat, None without one."""
    shares = [_part(bytes.fromhex(share or "")) for share in contributions]
    hashed = bytes.fromhex(secret) + _part(room.encode()) + b"".join(shares)
    return {
        "name": name,
        "secret": secret,
        "commitment": sha256(bytes.fromhex(secret)).hexdigest(),
        "room": room,
        "contributions": list(contributions),
        "hashed": hashed.hex(),
        "seed": sha256(hashed).hexdigest(),
    }


def _part(data: bytes) -> bytes:
    return bytes((len(data),)) + data


LUCK: list[dict[str, Any]] = [
    _row(
        "two",
        contents.SECRET,
        contents.ROOM,
        1,
        (0, contents.ANN, contents.SHARE),
        (1, contents.BEN, contents.OTHER_SHARE),
    ),
    _row(
        "two.exchanged",
        contents.SECRET,
        contents.ROOM,
        1,
        (0, contents.ANN, contents.OTHER_SHARE),
        (1, contents.BEN, contents.SHARE),
    ),
    _row(
        "second_round",
        contents.SECRET,
        contents.ROOM,
        2,
        (0, contents.ANN, contents.SHARE),
        (1, contents.BEN, contents.OTHER_SHARE),
    ),
    _row("one_of_two", contents.SECRET, contents.ROOM, 1, (1, contents.BEN, contents.SHARE)),
    _row("the_other_of_two", contents.SECRET, contents.ROOM, 1, (0, contents.ANN, contents.SHARE)),
    _row("nobody", contents.SECRET, contents.ROOM, 1),
    _row("shortest", contents.SECRET, contents.ROOM, 1, (0, contents.ANN, SHORT)),
    _row("six", "00" * 32, "a" * MAX_ID_CHARS, 300, *((seat, f"{seat:016x}", f"{seat:02x}" * 32) for seat in range(6))),
    _row(
        "another_secret",
        "ff" * 32,
        contents.ROOM,
        1,
        (0, contents.ANN, contents.SHARE),
        (1, contents.BEN, contents.OTHER_SHARE),
    ),
]
"""`shares`: of those who take part, in the order of the seats. `hashed`: the bytes whose SHA-256 is the next field."""

EARLIER_LUCK: list[dict[str, Any]] = [
    _earlier("two", contents.SECRET, contents.ROOM, SHORT, OTHER_SHORT),
    _earlier("two.exchanged", contents.SECRET, contents.ROOM, OTHER_SHORT, SHORT),
    _earlier("one_of_two", contents.SECRET, contents.ROOM, None, SHORT),
    _earlier("nobody", contents.SECRET, contents.ROOM, None, None),
    _earlier("six", "00" * 32, "a" * MAX_ID_CHARS, SHORT, None, "00" * 16, OTHER_SHORT, None, "ff" * 16),
]
"""Of logs in which shares were published as they came: `contributions` by seat, null for none."""
