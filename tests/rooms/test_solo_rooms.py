"""Rooms with one seat: they start at once, and the opponents that the rules play may win."""

import io
from typing import Any

import pytest

from botyard.bots import arena
from botyard.errors import Refused
from botyard.games.registry import GAMES
from botyard.lobby.matches import my_match
from botyard.pictures.card import match_card
from botyard.rooms.before.rematch import next_room
from botyard.rooms.decide import create, decide
from botyard.rooms.requests import Request, RoomRequest
from botyard.rooms.room import Context, Decision, Room, answerable_choices
from botyard.rooms.sight.link_preview import link_preview
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from botyard_protocol.luck import share_commitment
from botyard_protocol.messages import BotLevel, RoomSettings, Status
from tests.support.toy_game import Say, SoloOptions

GAME = GAMES["solo_game"]
NOON = 1_790_000_000_000
CTX = Context(NOON, bytes(32), connected=frozenset({"ann"}))


def made(**more: Any) -> Decision:
    """A new room of Ann alone."""
    ask = m.CreateRoom("c", "solo_game", 1, "", more.pop("options", SoloOptions(2, house=1)), **more)
    return create("r", Request("ann", "Ann", ask), CTX)


def asked(room: Room, ask: RoomRequest, who: str = "ann") -> Decision:
    return decide(room, Request(who, who.title(), ask), CTX)


def played(won: bool) -> Room:
    """A match that Ann has played to its end."""
    room = made().room
    while choices := answerable_choices(room):
        (choice,) = choices
        right = room.state.now.numbers[0] % 2
        say = Say(right if won else 1 - right)
        room = asked(room, m.Command(f"s{choice.id}", 0, choice.id, say)).room
    assert room.record.status is Status.FINISHED
    return room


@pytest.mark.parametrize("settings", [None, RoomSettings(ready_check=True)])
def test_a_room_with_one_seat_starts_at_once(settings: RoomSettings | None) -> None:
    room = made(settings=settings).room
    assert room.record.status is Status.PLAYING
    assert [choice.seat for choice in answerable_choices(room)] == [0]


def test_the_share_of_a_single_player_is_opened_before_the_deal() -> None:
    share = "ab" * 32
    opening = made(contribution=share_commitment("ann", share))
    assert isinstance(opening.events[-1], m.OpeningStarted)
    started = asked(opening.room, m.OpenShare("o", 0, share))
    assert started.room.record.status is Status.PLAYING
    assert started.room.state.seed != made().room.state.seed


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"options": SoloOptions(rounds=2, house=0)}, Code.BAD_OPTIONS),
        ({"bots": (BotLevel.RANDOM,)}, Code.INVALID_FIELD),
    ],
)
def test_a_single_player_needs_an_opponent_that_the_rules_play_and_no_bots_fit(more: Any, code: Code) -> None:
    with pytest.raises(Refused) as refused:
        made(**more)
    assert refused.value.code == code


def test_no_other_user_can_take_the_seat() -> None:
    with pytest.raises(Refused) as refused:
        asked(made().room, m.Join("j", "r"), "ben")
    assert refused.value.code == Code.ALREADY_STARTED


@pytest.mark.parametrize("won", [True, False])
def test_nothing_calls_the_loser_of_a_solo_match_the_winner(won: bool) -> None:
    room = played(won)
    assert GAME.ranking(room.state) == (((0,), ()) if won else ((), (0,)))
    match, preview = my_match(room, "ann"), link_preview(room, STORED_NAMES)
    assert match is not None
    assert preview is not None
    assert match.ranking == GAME.ranking(room.state)
    assert preview.description.startswith("Ann won" if won else "Ann lost")
    assert [line.bold for line in match_card(room, (), STORED_NAMES).lines] == [won]


def test_a_resignation_ends_a_solo_match_as_a_defeat() -> None:
    decision = asked(made().room, m.Resign("r", 0))
    assert decision.room.record.status is Status.FINISHED
    assert GAME.ranking(decision.room.state)[0] == ()


def test_a_solo_match_is_played_again_at_once() -> None:
    again = next_room(played(won=False).record, "ann", "n")
    room = create("r2", Request("ann", "Ann", again), CTX).room
    assert room.record.status is Status.PLAYING
    assert room.record.options == SoloOptions(2, house=1)


def test_the_arena_counts_defeats_of_a_single_bot() -> None:
    out = io.StringIO()
    assert arena.main(["random"], 8, 1, out, out, game="solo_game", variant="house", jobs=1) == 0
    line = next(line for line in out.getvalue().splitlines() if line.startswith("random"))
    assert 0 < float(line.split()[1].rstrip("%")) < 100
