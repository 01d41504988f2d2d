"""A client that follows a match by events alone has the view that the server has: recorded messages, whole matches.

Each game has its own fold; what cannot be followed, and what does not fit together, is said.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from botyard.client import folds
from botyard.client.feed import Record
from botyard.client.folds import Diverged, Fold, UnknownGame, fold, fold_room, register_game
from botyard.client.session import Session
from botyard.replay.verify import played_again
from botyard.rooms.sight.projection import choice_frame, event_frame, snapshot
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import SERVER, DecodeError, Encoding
from botyard_protocol.vectors import samples
from tests.client.fake import ROOM
from tests.games.recorded import FILES, MATCHES
from tests.games.twin_tin_bots.players import NAME as GAME
from tests.replay.matches import ROOM as PLAYED
from tests.replay.matches import SECRET, played
from tests.support import toy_game as toy
from tests.support.toy_game import Said

VECTORS = Path(m.__file__).parents[1] / "vectors"
WELCOME = m.Welcome("g-ann01", "Ann", "fake/1", 15)
RECORDED = [
    pytest.param(game, row, id=f"{game}: {row['name']}")
    for game, file in FILES.items()
    for row in json.loads(file.read_text())
]
PLAYED_MATCHES = [
    pytest.param(game, *match, id=f"{game}: {name}")
    for game, matches in MATCHES.items()
    for name, match in matches.items()
]


def vectors(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((VECTORS / f"{name}.json").read_text())
    return rows


def following(start: m.Snapshot) -> Session:
    """A session that has entered the room of a snapshot."""
    session = Session("test/1", "t")
    session.opened()
    session.receive(WELCOME)
    session.ask("w1", m.Watch("w1", start.room.id))
    session.receive(m.Entered("w1", start.room.id, start.audience, False, game=start.room.game))
    session.receive(start)
    return session


def entered() -> Session:
    return following(m.Snapshot(1, 42, (0,), samples.MATCH_ROOM, samples.VIEW, ()))


# --- recorded messages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "row"), RECORDED)
def test_a_recorded_match_is_followed_without_a_misfit(game: str, row: dict[str, Any]) -> None:
    start = SERVER.decode(bytes.fromhex(row["snapshot"]), Encoding.MSGPACK, game)
    assert isinstance(start, m.Snapshot)
    session = following(start)
    for frame in (bytes.fromhex(one) for both in row["frames"] for one in both):
        assert session.receive(SERVER.decode(frame, Encoding.MSGPACK, game)).send == ()
    check = session.model.check
    assert (check.compared, check.misfits) == (len(row["frames"]), 0)
    assert session.model.number == start.number + len(row["frames"])


def test_every_message_of_the_vectors_can_be_received_at_any_time() -> None:
    for row in vectors("server"):
        message = SERVER.decode(bytes.fromhex(row["hex"]), Encoding.MSGPACK, GAME)
        for session in (Session("test/1", "t"), entered()):
            session.receive(message)
            again = json.dumps(row["json"]).encode()
            session.receive(SERVER.decode(again, Encoding.JSON, GAME))
            session.receive(m.Snapshot(9, 1, (), samples.MATCH_ROOM, samples.VIEW, ()))
            assert session.model.cursor == m.Cursor(9, 1, ()), row["name"]


@pytest.mark.parametrize("row", [pytest.param(row, id=row["name"]) for row in vectors("newer")])
def test_a_message_of_a_newer_server_is_received_or_costs_a_snapshot(row: dict[str, Any]) -> None:
    session = entered()
    try:
        session.receive(SERVER.decode(bytes.fromhex(row["hex"]), Encoding.MSGPACK, GAME))
    except DecodeError:
        (asked,) = session.ask_snapshot()
        assert isinstance(asked, m.GetSnapshot)
    assert session.model.room == ROOM or row["expected"]["type"] == "entered"


# --- whole matches ----------------------------------------------------------------------------------------------


def played_frames(
    game: str, players: int, options: Any, audience: tuple[int, ...]
) -> Iterator[tuple[Any, Any, m.Snapshot]]:
    """For each entry of a whole match from its start on: the two frames and the snapshot after it."""
    entries = played(players, options, seed=11, game=game).entries
    for place, room in enumerate(played_again(PLAYED, SECRET, entries)):
        frames = event_frame(game, entries[place], audience, STORED_NAMES), choice_frame(entries[place], audience, 0)
        if room.state is not None:
            yield *frames, snapshot(room, 1, place + 1, audience, STORED_NAMES)


@pytest.mark.parametrize(("game", "players", "options", "audiences"), PLAYED_MATCHES)
def test_after_every_entry_the_view_is_that_of_a_snapshot(
    game: str, players: int, options: Any, audiences: list[tuple[int, ...]]
) -> None:
    for audience in audiences:
        (_, _, start), *rest = played_frames(game, players, options, audience)
        session = following(start)
        for events, choices, after in rest:
            assert session.receive(events).send == ()
            assert session.model.own_choices == ()
            assert session.receive(choices).send == ()
            assert session.model.view == after.view
            assert session.model.seating == after.room
            assert session.model.choices == after.choices
        assert session.model.finished
        assert session.model.check.misfits == 0


# --- what does not fit ------------------------------------------------------------------------------------------


TURNED = ttb.RobotTurned(ttb.Cause(0, ttb.RobotName.A, 1), ttb.RobotId(0, ttb.RobotName.A), 1, 3)


def choices_after(number: int, hash: int | None) -> m.ChoiceFrame:
    return m.ChoiceFrame(1, number, (ttb.ChooseProgram(12, 0),), hash=hash)


def test_a_misfit_costs_a_snapshot_and_a_second_one_the_comparing() -> None:
    session = entered()
    session.receive(m.EventFrame(1, 43, (TURNED,)))
    (asked,) = session.receive(choices_after(43, 0)).send
    assert isinstance(asked, m.GetSnapshot)
    assert session.model.cursor is None
    assert not session.model.own_choices
    session.receive(m.Snapshot(1, 43, (0,), samples.MATCH_ROOM, samples.VIEW, ()))
    for number in (44, 45):
        session.receive(m.EventFrame(1, number, (TURNED,)))
        assert session.receive(choices_after(number, 0)).send == ()
        assert session.model.own_choices == (ttb.ChooseProgram(12, 0),)
    assert session.model.check.useless
    assert (session.model.check.compared, session.model.check.misfits) == (2, 2)


def test_the_secrets_of_a_seat_are_compared_too() -> None:
    (_, _, start), *rest = played_frames(GAME, 2, ttb.Options(stalled_after=10), (0,))
    session = following(start)
    events, choices, _ = rest[0]
    assert choices.own != ()
    session.receive(events)
    (asked,) = session.receive(msgspec.structs.replace(choices, own=(1,))).send
    assert isinstance(asked, m.GetSnapshot)


def test_after_a_misfit_a_broken_connection_is_no_way_round_the_snapshot() -> None:
    session = entered()
    session.receive(m.EventFrame(1, 43, (TURNED,)))
    session.receive(choices_after(43, 0))
    session.closed()
    session.opened()
    (again,) = session.receive(WELCOME).send
    assert isinstance(again, m.Watch)


@pytest.mark.parametrize(
    "event",
    [
        ttb.CrystalLoaded(ttb.Cause(0), TURNED.robot, ttb.Crystal.PINK, (9, 9)),
        ttb.RobotTurned(ttb.Cause(0), ttb.RobotId(7, ttb.RobotName.B), 1, 3),
        ttb.SpecialDrawn(ttb.Cause(0), 7, None),
    ],
    ids=["no crystal is there", "no such robot", "no such seat"],
)
def test_an_event_that_cannot_have_happened_costs_a_snapshot(event: m.GameEvent) -> None:
    session = entered()
    with pytest.raises(Diverged):
        fold(session.model.view, (event,))
    (asked,) = session.receive(m.EventFrame(1, 43, (event,))).send
    assert isinstance(asked, m.GetSnapshot)
    assert session.model.number is None
    assert session.model.check.misfits == 1


def test_a_room_is_followed_before_its_match() -> None:
    bare = msgspec.structs.replace(samples.OPEN_ROOM, luck=m.LuckView(1))
    room = msgspec.structs.replace(bare, seats=(None, None), contributed=(False, False))
    sat = fold_room(room, (m.SeatTaken(1, "g-ben02", "Ben"), m.Contributed(1, "a" * 32), m.HostChanged("g-ben02")))
    assert sat.seats == (None, m.Occupant("g-ben02", "Ben"))
    assert sat.contributed == (False, True)
    assert sat.host == "g-ben02"
    assert fold_room(sat, (m.SeatLeft(1), m.HostChanged(None))) == msgspec.structs.replace(room, host=None)


# --- folds of games ---------------------------------------------------------------------------------------------


VIEW = toy.View(1, None, (0, 1), (None, None), (None, None), (0, 0))


def test_a_game_is_followed_by_the_fold_that_was_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folds, "FOLDS", {})
    register_game(toy.SCHEMA, Fold(toy.fold))
    after = fold(VIEW, [m.SeatReturned(0), toy.Said(1, 2)])
    assert after is not None
    assert after.picks == (None, 2)
    assert folds.fits(after, (1,), m.ChoiceFrame(1, 2, ()))


def test_a_game_without_a_fold_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folds, "FOLDS", {})
    with pytest.raises(UnknownGame, match="cannot follow the game toy_game: take a newer one"):
        fold(VIEW, [toy.Said(1, 2)])


def test_a_view_of_a_game_that_is_not_known_is_not_followed() -> None:
    with pytest.raises(UnknownGame, match="cannot follow the game of this room"):
        fold([1, 2], [[32, 1]])


# --- a record finds what does not fit together ------------------------------------------------------------------


FRAME = m.EventFrame(1, 42, (Said(0, 1),))
OTHER = m.EventFrame(1, 42, (Said(0, 2),))


def accepted(id: str, number: int) -> m.Accepted:
    return m.Accepted(id, number, m.Durability.FSYNC)


def test_the_same_history_twice_is_no_contradiction() -> None:
    record = Record()
    for message in (FRAME, FRAME, accepted("k1", 42), accepted("k1", 42), m.Rejected("k2", "busy", "")):
        record.receive(message, (0,))
    assert record.events == {(1, 42): ((0,), FRAME.events)}
    assert record.accepted == {"k1": 42}
    assert record.rejected == {"k2": "busy"}
    assert record.contradictions == []


def test_two_stories_of_an_entry_contradict_each_other() -> None:
    record = Record()
    record.receive(FRAME, (0,))
    record.receive(OTHER, (0,))
    assert record.contradictions == ["entry (1, 42) was received in two versions"]


def test_audiences_may_receive_different_events() -> None:
    record = Record()
    record.receive(FRAME, (0,))
    record.receive(OTHER, ())
    assert record.contradictions == []


def test_an_acceptance_is_for_ever() -> None:
    record = Record()
    record.receive(accepted("k1", 42), (0,))
    record.receive(accepted("k1", 43), (0,))
    record.receive(m.Rejected("k1", "choice_closed", ""), (0,))
    assert record.contradictions == [
        "k1 was accepted as 42 and as 43",
        "k1 was accepted as 42, then rejected: choice_closed",
    ]


def test_a_rejection_is_for_ever() -> None:
    record = Record()
    record.receive(m.Rejected("k1", "choice_closed", ""), (0,))
    record.receive(accepted("k1", 42), (0,))
    assert record.contradictions == ["k1 was rejected, then accepted as 42"]
