"""The table of an author: positions with all that is behind them, and faults of the rules in sentences.

And what a node of `botyard dev` serves its page, which no other node does.
And matches by the rules alone, for tests of authors.
"""

import json
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest
import pytest_asyncio

from botyard.dev import routes, table
from botyard.dev.command import Report
from botyard.dev.rules_match import Room, difference, entries
from botyard.games.interface import Illegal
from botyard.games.random_match import Table, play, tables
from botyard.games.registry import GAMES
from botyard.settings import Development
from botyard_protocol.codec import pack
from botyard_protocol.messages import BotLevel
from tests.support.default_game import GAME as TOY_GAME
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess

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


# --- what a node serves the page of an author -------------------------------------------------------------------


PRACTICE = {"game": TOY_GAME, "start": {"kind": "new", "players": 2}, "own": [0], "advance": False}
JSON = "application/json"


@pytest_asyncio.fixture
async def desk(redis: RedisProcess, tmp_path: Path) -> AsyncIterator[LiveNode]:
    """A node of an author."""
    Report(tmp_path / "report.json").write(problem="The game is broken.")
    development = Development(TOY_GAME, tmp_path / "slots", tmp_path / "report.json")
    async with LiveNode(redis.url, development=development) as node:
        yield node


async def send(node: LiveNode, method: str, path: str, content: object, kind: str = JSON) -> Answer:
    """Send JSON."""
    body = content if isinstance(content, bytes) else orjson.dumps(content)
    return await node.http(method, path, body, content_type=kind)


async def test_the_page_learns_what_the_last_save_led_to(desk: LiveNode) -> None:
    found = (await desk.http("GET", "/api/dev")).json()
    assert (found["game"], found["problem"], found["slots"]) == (TOY_GAME, "The game is broken.", [])
    assert (await desk.http("GET", "/dev")).status == 200


async def test_a_position_is_answered(desk: LiveNode) -> None:
    found = (await send(desk, "POST", "/api/dev/position", {"practice": PRACTICE})).json()
    assert (found["played"], found["problem"]) == (0, None)
    assert found["state"]


async def test_a_slot_is_saved_read_and_deleted(desk: LiveNode, tmp_path: Path) -> None:
    line = {"players": 2, "moves": []}
    assert (await send(desk, "PUT", "/api/dev/slots/the%20end", line)).status == 200
    assert orjson.loads((tmp_path / "slots/the end.json").read_bytes()) == line
    assert (await desk.http("GET", "/api/dev")).json()["slots"] == ["the end"]
    assert (await desk.http("GET", "/api/dev/slots/the%20end")).json() == line
    assert (await send(desk, "DELETE", "/api/dev/slots/the%20end", {})).status == 200
    assert (await desk.http("GET", "/api/dev")).json()["slots"] == []
    assert (await desk.http("GET", "/api/dev/slots/the%20end")).status == 404


@pytest.mark.parametrize("name", ["..%2Freport", ".hidden", "a%2Fb", "x" * 61, "%00"])
async def test_the_name_of_a_slot_leaves_its_folder_in_no_way(desk: LiveNode, tmp_path: Path, name: str) -> None:
    before = (tmp_path / "report.json").read_bytes()
    assert (await send(desk, "PUT", f"/api/dev/slots/{name}", {})).status in {400, 404}
    assert (tmp_path / "report.json").read_bytes() == before
    assert not (tmp_path / "slots").exists()


async def test_a_slot_that_is_no_json_is_refused_in_a_sentence(desk: LiveNode, tmp_path: Path) -> None:
    assert (await send(desk, "PUT", "/api/dev/slots/a", b"{")).status == 400
    (tmp_path / "slots").mkdir()
    (tmp_path / "slots/a.json").write_text("{")
    answer = await desk.http("GET", "/api/dev/slots/a")
    assert answer.status == 400
    assert "Correct the file, or delete the slot." in answer.json()["message"]


async def test_a_page_of_another_site_can_change_nothing(desk: LiveNode, tmp_path: Path) -> None:
    for method, path in (("POST", "position"), ("PUT", "slots/a"), ("DELETE", "slots/a")):
        assert (await send(desk, method, f"/api/dev/{path}", {}, "text/plain")).status == 415
        foreign = await desk.http(method, f"/api/dev/{path}", b"{}", content_type=JSON, origin="http://evil.example")
        assert foreign.status == 403
    assert not (tmp_path / "slots").exists()


async def test_a_body_that_is_too_long_is_refused(desk: LiveNode) -> None:
    body = b'"' + b"x" * routes.MOST_BYTES + b'"'
    assert (await send(desk, "POST", "/api/dev/position", body)).status == 413
    assert (await send(desk, "PUT", "/api/dev/slots/a", body)).status == 413


async def test_other_nodes_serve_authors_nothing(node: LiveNode) -> None:
    for path in ("/dev", "/api/dev", "/api/dev/slots/a"):
        assert (await node.http("GET", path)).status == 404
    assert (await send(node, "POST", "/api/dev/position", {"practice": PRACTICE})).status == 404


# --- matches by the rules alone ---------------------------------------------------------------------------------


TABLE = next(table for table in tables(GAMES["robot_master"]) if table.players == 2)
SEED = 3


def begun() -> Room:
    """A match of two players, the first of them a bot."""
    return Room(TABLE.game, TABLE.new(SEED).state, {0: BotLevel.RANDOM}, SEED)


def stored(table: Table, file: Path) -> list[dict[str, Any]]:
    """Write a match to a file, and return its entries."""
    moves: Iterator[Any] = ((step.choice.seat, step.choice.id, step.command) for step in play(table, SEED).steps)
    made = list(entries(table, SEED, moves))
    write(made, file)
    return made


def write(made: list[dict[str, Any]], file: Path) -> None:
    """Write the entries of a match to a file."""
    file.write_text("".join(json.dumps(entry) + "\n" for entry in made))


def test_bots_answer_until_a_person_is_asked() -> None:
    room = begun()
    room.play_bots()
    assert {choice.seat for choice in room.choices} == {1}
    assert room.events


def test_a_person_at_a_seat_sees_no_more_than_a_seat_knows() -> None:
    room = begun()
    room.play_bots()
    assert room.view(1) == TABLE.game.view(room.state, (1,))
    assert room.seen() == TABLE.game.redact(room.events, ())


def test_commands_that_the_rules_or_the_game_do_not_know_are_refused() -> None:
    room = begun()
    asked = room.choices[0]
    command = next(TABLE.game.legal(room.view(asked.seat), asked))
    with pytest.raises(Illegal, match="Seat 1 has no open choice"):
        room.answer(1, command)
    with pytest.raises(Illegal, match="is no command of"):
        room.answer(asked.seat, "a word")
    room.resign(1)
    assert room.ranking == ((0,), (1,))


def test_the_same_match_differs_in_nothing(tmp_path: Path) -> None:
    stored(TABLE, tmp_path / "match")
    assert difference(TABLE, SEED, tmp_path / "match") is None


def test_an_event_too_few_and_another_ranking_are_differences(tmp_path: Path) -> None:
    made = stored(TABLE, tmp_path / "match")
    made[-1]["ranking"] = []
    write(made, tmp_path / "match")
    last = f"entry {len(made)}: it is stored as {{'ranking': []}}, but the rules make it {{'ranking': "
    assert str(difference(TABLE, SEED, tmp_path / "match")).startswith(last)
    place = len(made[1]["events"])
    gone = made[1]["events"].pop()
    write(made, tmp_path / "match")
    assert difference(TABLE, SEED, tmp_path / "match") == (
        f"entry 2: event {place} is stored as nothing, but the rules make it {json.loads(json.dumps(gone))}."
    )


def test_a_stored_match_without_an_end_is_none(tmp_path: Path) -> None:
    made = stored(TABLE, tmp_path / "match")
    for count in (0, 1, 3):
        write(made[:count], tmp_path / "match")
        assert difference(TABLE, SEED, tmp_path / "match") == f"entry {count}: the stored match has no end."


def test_a_command_that_the_rules_refuse_is_named(tmp_path: Path) -> None:
    made = stored(TABLE, tmp_path / "match")
    made[2]["choice"] = 999
    write(made, tmp_path / "match")
    assert str(difference(TABLE, SEED, tmp_path / "match")).startswith("entry 3: the rules can't play {'type': ")
