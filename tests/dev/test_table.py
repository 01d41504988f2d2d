"""The table of an author: positions with all that is behind them, and faults of the rules in sentences."""

import sys
from typing import Any

import orjson
import pytest

from botyard.dev import table
from botyard.games.registry import GAMES
from botyard_protocol.codec import pack

GAME = "robot_master"
START = {"game": GAME, "start": {"kind": "new", "players": 2}, "own": [0], "advance": False, "seed": "07" * 32}


def look(moves: Any = (), position: Any = None, **practice: Any) -> dict[str, Any]:
    """Ask for a position."""
    asked = {"practice": {**START, **practice, "moves": list(moves)}, "position": position}
    answer: dict[str, Any] = orjson.loads(table.look(GAME, orjson.dumps(asked)))
    return answer


def broken(*_: Any) -> Any:
    """Rules with a fault."""
    raise KeyError("red")


def first_move() -> dict[str, Any]:
    """A legal move at the start."""
    choice = look()["choices"][0]
    return {"seat": choice["seat"], "choice": choice["choice"], "command": choice["answers"][0]}


def test_a_position_shows_the_state_every_view_and_all_legal_answers() -> None:
    found = look()
    assert [one["seats"] for one in found["views"]] == [[], [0], [1]]
    hands = found["state"]["hands"]
    assert found["views"][1]["view"]["hands"][1] is None or found["views"][1]["view"]["hands"][1] != hands[1]
    assert found["practised"]["snapshot"]["audience"] == [0]
    game = GAMES[GAME]
    state = game.new(2, game.default_options(), bytes([7]) * 32).state
    (choice,) = game.choices(state)
    legal = list(game.legal(game.view(state, (choice.seat,)), choice))
    assert len(found["choices"][0]["answers"]) == min(len(legal), table.MOST_LEGAL)


def test_each_view_has_its_size_in_messages() -> None:
    game = GAMES[GAME]
    state = game.new(2, game.default_options(), bytes([7]) * 32).state
    sizes = {tuple(one["seats"]): one["bytes"] for one in look()["views"]}
    assert sizes == {audience: len(pack(game.view(state, audience))) for audience in ((), (0,), (1,))}


def test_rules_that_need_too_much_memory_are_a_fault_of_their_move(monkeypatch: pytest.MonkeyPatch) -> None:
    move = first_move()
    monkeypatch.setattr(type(GAMES[GAME]), "apply", lambda *_: [0] * 2**60)
    assert "MemoryError: the rules need more memory than there is (test_table.py" in look([move])["problem"]


def test_a_move_leads_to_the_next_position_with_its_events() -> None:
    found = look([first_move()])
    assert (found["played"], found["problem"]) == (1, None)
    assert len(found["practised"]["frames"]) == 1


def test_moves_up_to_the_first_that_the_rules_refuse_are_kept() -> None:
    move = first_move()
    found = look([move, {**move, "choice": 99}, move])
    assert found["played"] == 1
    assert found["problem"].startswith("Move 2 of 3 is not possible: ")
    assert len(found["practised"]["moves"]) == 1


def test_a_move_of_an_earlier_form_is_named() -> None:
    found = look([{**first_move(), "command": {"type": "forgotten"}}])
    assert found["played"] == 0
    assert found["problem"].startswith("Move 1 of 1 is not possible: command.type: expected one of ")


def test_an_exception_of_the_rules_is_shown_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    move = first_move()
    monkeypatch.setattr(type(GAMES[GAME]), "apply", broken)
    found = look([move])
    assert found["problem"].startswith("Move 1 of 1 is not possible: KeyError: 'red' (test_table.py, line ")
    assert found["practised"] is not None
    monkeypatch.setattr(type(GAMES[GAME]), "new", broken)
    assert look()["problem"].startswith("The match can't begin: KeyError: 'red' (test_table.py, line ")


def test_a_view_that_fails_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAMES[GAME].view

    def failing(state: Any, audience: Any) -> Any:
        return view(state, audience) if audience != (1,) else broken()

    monkeypatch.setattr(GAMES[GAME], "view", failing)
    found = look()
    assert "KeyError" in found["views"][2]["problem"]
    assert "view" in found["views"][1]


def test_bots_answer_until_the_author_is_asked() -> None:
    found = look([first_move()], bots=[{"seat": 1, "level": "random"}], advance=True)
    assert found["played"] == 1
    assert len(found["practised"]["moves"]) == 2
    assert found["choices"][0]["seat"] == 0


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "answer_of", lambda *_: 1 / 0)
    found = look([first_move()], bots=[{"seat": 1, "level": "random"}], advance=True)
    assert found["problem"].startswith("The bot of seat 2 fails: ZeroDivisionError")
    assert len(found["practised"]["moves"]) == 1


def test_a_match_can_begin_at_a_position_of_the_lessons() -> None:
    game: Any = GAMES[GAME]
    step = game.lessons()["lesson"][0]
    assert look(position=step["position"])["state"] == table.in_fields(game.position(step["position"]))
    assert look(position={"nonsense": 1})["problem"].startswith("The match can't begin: ")


@pytest.mark.parametrize("body", [b"{", b"[]", b'{"practice": 3}', b'{"position": null}'])
def test_a_request_that_is_none_is_answered_with_a_sentence(body: bytes) -> None:
    assert orjson.loads(table.look(GAME, body))["problem"].startswith("The request can't be read")


def test_options_that_do_not_fit_are_refused() -> None:
    start = {"kind": "new", "players": 2, "options": {"game": GAME, "nonsense": True}}
    assert look(start=start)["problem"].startswith("The options do not fit the game: ")
    assert look(start={"kind": "new", "players": 7})["problem"].startswith("The match can't begin: ")


def test_rules_that_end_python_are_a_fault_of_their_move(monkeypatch: pytest.MonkeyPatch) -> None:
    move = first_move()
    monkeypatch.setattr(type(GAMES[GAME]), "apply", lambda *_: sys.exit("bye"))
    assert "SystemExit: bye" in look([move])["problem"]


def test_a_number_that_a_page_could_not_show_exactly_is_text() -> None:
    assert table.in_fields([2**53, 2**53 + 1, -(1 << 70), True]) == [2**53, str(2**53 + 1), str(-(1 << 70)), True]
