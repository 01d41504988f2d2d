"""Frames of events in the short form of Twin Tin Bots: each event by itself, and whole turns."""

from collections.abc import Sequence
from typing import Any

from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import Encoding, encode_events
from botyard_protocol.json_form import to_named
from botyard_protocol.twin_tin_bots import Crystal, Reason, RobotId, Tile, ZapHit
from botyard_protocol.vectors.contents import EVENTS, GAME, GATE, OTHER, ROBOT, TURN, A, B

PARTNER = RobotId(0, B)
FIRST, SECOND, THIRD = ttb.Cause(0, A, 1), ttb.Cause(0, A, 3), ttb.Cause(0, B, 2)
NEXT = ttb.Cause(1)

TURNS: dict[str, Sequence[m.Event]] = {
    "nothing": (),
    "turn": (
        ttb.TilesSwapped(TURN, A, (1, 3)),
        ttb.OrderStarted(FIRST, Tile.FORWARD_2),
        ttb.RobotMoved(FIRST, ROBOT, (0, -3), (1, -3), 0),
        ttb.RobotMoved(FIRST, ROBOT, (1, -3), (2, -3), 0),
        ttb.OrderStarted(SECOND, Tile.LOAD),
        ttb.OrderIgnored(SECOND, ROBOT, Tile.LOAD, Reason.NOTHING_TO_LOAD),
        ttb.OrderStarted(THIRD, Tile.TURN_LEFT),
        ttb.RobotTurned(THIRD, PARTNER, -1, 5),
        ttb.TurnStarted(NEXT, 300, None),
    ),
    "turn.of_pushes": (
        ttb.Passed(TURN),
        ttb.OrderStarted(FIRST, Tile.DASH),
        ttb.RobotPushed(FIRST, OTHER, (2, -3), (3, -3), 0),
        ttb.CrystalPushed(FIRST, Crystal.PINK, (1, -3), (2, -3), 0),
        ttb.RobotMoved(FIRST, ROBOT, (0, -3), (1, -3), 0),
        ttb.OrderStarted(SECOND, Tile.JUMP),
        ttb.RobotJumped(SECOND, ROBOT, (1, -3), (1, -1), 1),
        ttb.TurnStarted(NEXT, 4, 2),
    ),
    "turn.with_a_gate": (  # an event that stays explicit: what was known of places is forgotten
        ttb.Passed(TURN),
        ttb.OrderStarted(FIRST, Tile.FORWARD_3),
        ttb.RobotMoved(FIRST, ROBOT, (1, -3), (2, -3), 0),
        ttb.RobotMoved(FIRST, ROBOT, (2, -3), (-2, 4), 2, (GATE,)),
        ttb.RobotMoved(FIRST, ROBOT, (-2, 4), (-3, 5), 2),
        ttb.TurnStarted(NEXT, 4, None),
    ),
    "turn.after_a_zap": (
        ttb.ZapObeyed(SECOND, OTHER, Tile.UNLOAD),
        ttb.OrderIgnored(SECOND, OTHER, Tile.UNLOAD, Reason.NOTHING_TO_UNLOAD),
        ttb.OrderStarted(THIRD, Tile.DOUBLE_ZAP),
        ttb.ZapFired(THIRD, PARTNER, ((1, -3), (2, -3)), ZapHit.BLOB),
    ),
    "two_seats": (  # a seat resigns in another's turn
        ttb.SeatResigned(ttb.Cause(2)),
        ttb.OrderStarted(FIRST, Tile.TURN_RIGHT),
        ttb.RobotTurned(FIRST, ROBOT, 1, 0),
        ttb.OrderStarted(ttb.Cause(1, B, 3), Tile.TURN_RIGHT),
        ttb.RobotTurned(ttb.Cause(1, B, 3), OTHER, 1, 2),
    ),
    "with_events_of_the_room": (m.SeatReturned(0), *EVENTS.values(), m.TimedOut(1)),
}

FRAMES: dict[str, m.EventFrame] = {
    **{name: m.EventFrame(1, 42, (event,), False, 3_141_592_653) for name, event in EVENTS.items()},
    **{name: m.EventFrame(1, 300, tuple(events), False, 3_141_592_653) for name, events in TURNS.items()},
    "turn.standing": m.EventFrame(1, 300, tuple(TURNS["turn"]), True),
}

SHORT_EVENTS: list[dict[str, Any]] = [
    {"name": name, "hex": encode_events(frame, Encoding.MSGPACK, GAME).hex(), "json": to_named(frame)}
    for name, frame in FRAMES.items()
]
"""`hex`: the frame as msgpack, with its events in the short form. `json`: the same frame as JSON."""
