"""Practice is played by the rules of any game, and says nothing that its caller may not know.

Recorded matches still replay by the current rules, to their end, as spectators see them.

The puzzles of days: each has one shortest solution, is the same for all, and no answer is taken on trust.
"""

import random
from collections import Counter
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import orjson
import pytest
from msgspec.structs import replace

from botyard.games.interface import Game, Imagining, Teaching
from botyard.games.registry import BUILT_IN, GAMES
from botyard.practice import task
from botyard.practice.daily import WEEKDAYS, check_answer, date_of, day_of, puzzle_of
from botyard.practice.lessons import DAILY, PARTS, GoalProgress, find_step, fits, own_seats
from botyard.practice.origins import Beginning, CannotBegin, NewMatch, Origin, PastState, SeenPosition, Step
from botyard.practice.play import ID, WORK, play
from botyard.practice.task import played_recording, recorded_lessons
from botyard_protocol.api_practice import Practice, PracticeBot
from botyard_protocol.codec import from_object
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import BotLevel, Occupant, RoomView, Status
from tests.games.find_puzzles import GRADES, shortest
from tests.games.players import PLAYERS
from tests.games.secrets import TWINS
from tests.support.default_game import GAME
from tests.support.toy_game import GAME as TOY

SEED = bytes(range(32))
TWO_GAMES = ("twin_tin_bots", "robot_master")


def practise(game: str, origin: Origin, room: RoomView[Any] | None = None, **fields: Any) -> task.Answer:
    """The answer to a request; its start is not looked at here."""
    own, running = fields.pop("own", [0]), fields.pop("running", False)
    start = {"kind": "lesson", "id": "x"}
    ask = from_object(Practice, {"game": game, "start": start, "own": own, **fields})
    return task.practise(Beginning(origin, room, running, (0,) if running else ()), ask, SEED)


def position_of(answer: task.Answer) -> dict[str, Any]:
    """The position that was answered."""
    assert answer.code == "", answer.message
    position: dict[str, Any] = orjson.loads(answer.body)
    return position


def room_of(game: str) -> RoomView[Any]:
    """A room of two."""
    seats = (Occupant("ann", "Ann"), Occupant("ben", "Ben"))
    return RoomView("r", game, GAMES[game].rules_version, "Table", Status.PLAYING, 2, "ann", seats)


@pytest.mark.parametrize("game", [*TWO_GAMES, GAME])
def test_a_new_match_of_any_game_is_played_on_from_what_the_answer_says(game: str) -> None:
    rng, player = random.Random(3), PLAYERS[game]
    fields: dict[str, Any] = {"own": [0], "bots": [{"seat": 1, "level": "random"}], "seed": SEED.hex()}
    position = position_of(practise(game, NewMatch(2, None), **fields))
    for _ in range(5):
        before = position["moves"]
        state = GAMES[game].new(2, GAMES[game].default_options(), SEED).state
        for move in before:
            command = from_object(Practice, asked(game, [move])).moves[0].command
            state = GAMES[game].apply(state, move["seat"], move["choice"], command).state
        choice = next(one for one in GAMES[game].choices(state) if one.seat == 0)
        command = player(rng, choice, GAMES[game].view(state, (0,)))
        moves = [*before, {"seat": 0, "choice": choice.id, "command": to_named(command)}]
        answer = practise(game, NewMatch(2, None), moves=moves, known=len(before), **fields)
        assert answer == practise(game, NewMatch(2, None), moves=moves, known=len(before), **fields)
        position = position_of(answer)
        assert position["moves"][: len(moves)] == moves
        numbers = [frame["number"] for frame in position["frames"]]
        assert numbers == list(range(len(before) + 1, len(position["moves"]) + 1))
        assert position["snapshot"]["room"]["seats"][0]["identity"] == ID
        assert 0 in [one["seat"] for one in position["snapshot"]["choices"]]


def asked(game: str, moves: list[Any]) -> dict[str, Any]:
    """A request with these moves."""
    return {"game": game, "start": {"kind": "lesson", "id": "x"}, "own": [0], "moves": moves}


def test_bots_stop_after_some_work_and_go_on_when_asked_again() -> None:
    levels = [{"seat": seat, "level": "greedy"} for seat in (0, 1)]
    position = position_of(practise("twin_tin_bots", NewMatch(2, None), own=[], bots=levels))
    assert position["more"]
    assert len(position["frames"]) == WORK
    moves = position["moves"]
    further = position_of(
        practise("twin_tin_bots", NewMatch(2, None), own=[], bots=levels, moves=moves, known=len(moves))
    )
    assert [frame["number"] for frame in further["frames"]] == list(range(WORK + 1, 2 * WORK + 1))


def test_practice_refuses_with_the_reason_of_the_rules() -> None:
    move = {"seat": 0, "choice": 99, "command": {"type": "pass"}}
    assert practise("twin_tin_bots", NewMatch(2, None), moves=[move]).code == Code.CHOICE_CLOSED
    assert practise("twin_tin_bots", NewMatch(9, None)).code == Code.BAD_OPTIONS
    assert practise("twin_tin_bots", Step("no-such")).code == Code.INVALID_FIELD
    assert practise("chess", NewMatch(2, None)).code == Code.UNKNOWN_GAME
    assert practise(GAME, SeenPosition(None, ()), room_of(GAME)).code == Code.WRONG_COMMAND


@pytest.mark.parametrize("game", TWO_GAMES)
def test_practice_from_a_running_match_depends_on_nothing_hidden_from_its_caller(game: str) -> None:
    rules, rng = GAMES[game], random.Random(5)
    assert isinstance(rules, Imagining)
    state = rules.new(2, rules.default_options(), SEED).state
    for _ in range(60):
        if rules.finished(state):
            break
        for audience in ((), (0,), (1,)):
            twin = TWINS[game](rng, state, audience)
            seen = [SeenPosition(rules.view(one, audience), rules.choices(one)) for one in (state, twin)]
            answers = [practise(game, one, room_of(game), own=[0, 1]) for one in seen]
            assert answers[0] == answers[1]
            imagined = rules.imagine(seen[0].view, seen[0].choices, SEED)
            assert rules.view(imagined, audience) == seen[0].view
            assert rules.choices(imagined) == seen[0].choices
            assert rules.load(rules.dump(imagined)) == imagined
        choice = rules.choices(state)[0]
        command = PLAYERS[game](rng, choice, rules.view(state, (choice.seat,)))
        state = rules.apply(state, choice.seat, choice.id, command).state


def test_hidden_values_are_drawn_by_the_seed() -> None:
    rules = GAMES["robot_master"]
    assert isinstance(rules, Imagining)
    view = rules.view(rules.new(2, rules.default_options(), SEED).state, (0,))
    hands = {rules.imagine(view, (), bytes([seed] * 32)).hands[1] for seed in range(4)}
    assert len(hands) > 1


def test_no_strong_bot_helps_to_play_a_running_match() -> None:
    rules = GAMES["twin_tin_bots"]
    state = rules.new(2, rules.default_options(), SEED).state
    seen, room = SeenPosition(rules.view(state, (0,)), rules.choices(state)), room_of("twin_tin_bots")

    def code(seat: int, level: str | None) -> str:
        bots = [{"seat": seat, "level": level}]
        return practise("twin_tin_bots", seen, room, running=True, own=[1 - seat], bots=bots).code

    assert [code(1, level) for level in (None, "random", "greedy", "planner")] == ["", "", "", Code.NOT_FINISHED]
    assert code(0, "greedy") == Code.NOT_FINISHED


@pytest.mark.parametrize("game", TWO_GAMES)
def test_a_suggestion_is_legal_and_says_what_it_leads_to_but_not_in_a_running_match(game: str) -> None:
    rules = GAMES[game]
    state = rules.new(2, rules.default_options(), SEED).state
    ask = from_object(Practice, {"game": game, "start": {"kind": "lesson", "id": "x"}, "own": [0, 1]})
    answer = task.suggest(Beginning(PastState(rules.dump(state)), room_of(game)), ask, SEED)
    suggestion = position_of(answer)
    assert suggestion["candidates"][0]["command"] == suggestion["command"]
    assert all(candidate["events"] for candidate in suggestion["candidates"])
    running = Beginning(SeenPosition(rules.view(state, (0,)), rules.choices(state)), room_of(game), True, (0,))
    assert task.suggest(running, ask, SEED).code == Code.NOT_FINISHED


def test_a_match_that_is_over_is_tried_from_its_exact_position() -> None:
    rules = GAMES["twin_tin_bots"]
    state = rules.new(2, rules.default_options(), SEED).state
    position = position_of(
        practise("twin_tin_bots", PastState(rules.dump(state)), room_of("twin_tin_bots"), own=[0, 1])
    )
    assert position["snapshot"]["view"] == to_named(rules.view(state, (0, 1)))
    assert [seat["name"] for seat in position["snapshot"]["room"]["seats"]] == ["Ann", "Ben"]


def test_a_pattern_fits_what_has_all_that_it_names() -> None:
    assert fits({"type": "moved", "robot": {"seat": 0}}, {"type": "moved", "robot": {"seat": 0, "name": "A"}})
    assert not fits({"robot": {"seat": 0}}, {"robot": {"seat": 1}})
    assert not fits({"robot": {"seat": 0}}, {"robot": None})


def test_a_goal_is_missed_with_the_last_turn_for_it() -> None:
    progress = GoalProgress([{"type": "a"}], turn_limit=3)
    progress.add((), 2)
    assert not progress.failed
    progress.add((), 3)
    assert progress.failed


def test_recorded_boards_are_what_the_rules_answer() -> None:
    recorded = recorded_lessons(GAMES["twin_tin_bots"])
    assert recorded is not None
    step = recorded["puzzles"][0]
    assert step["start"]["snapshot"] == position_of(practise("twin_tin_bots", Step(step["id"])))["snapshot"]
    assert all(board["played"]["check"]["done"] and board["played"]["frames"] for board in recorded["rules"])
    assert recorded_lessons(GAMES[GAME]) is None


@pytest.mark.parametrize("game", [name for name, rules in GAMES.items() if isinstance(rules, Teaching)])
def test_steps_of_lessons_have_ids_of_their_own_and_solutions_that_reach_the_goal(game: str) -> None:
    rules = GAMES[game]
    assert isinstance(rules, Teaching)
    steps = [step for part in PARTS for step in rules.lessons()[part]]
    ids = sorted(step["id"] for step in steps)
    assert all(one != other for one, other in pairwise(ids))
    for step in steps:
        assert rules.choices(rules.position(step["position"])), step["id"]
    for step in (*rules.lessons()["lesson"], *rules.lessons()["rules"]):
        moves: list[Any] = []
        for command in step.get("solution", step.get("moves", ())):
            position = position_of(practise(game, Step(step["id"]), own=step.get("own", [0]), moves=moves))
            assert position["check"] is None or not position["check"]["done"], step["id"]
            own = step.get("own", [0])
            choice = next(one for one in position["snapshot"]["choices"] if one["seat"] in own)
            moves = [*position["moves"], {"seat": choice["seat"], "choice": choice["id"], "command": command}]
        if step.get("goal"):
            position = position_of(practise(game, Step(step["id"]), own=step.get("own", [0]), moves=moves))
            assert position["check"]["done"], step["id"]


# --- recorded matches -------------------------------------------------------------------------------------------


MOST_BYTES = 40_000
"""Of a recording: the first page reads it compressed."""


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_the_recorded_match_of_a_game_replays_to_its_end(game: Game) -> None:
    recording = played_recording(game)
    assert recording is not None
    start, played = recording["start"], recording["played"]
    assert (start["snapshot"]["number"], start["snapshot"]["audience"]) == (0, [])
    assert start["snapshot"]["room"]["status"] == "playing"
    assert played["snapshot"]["room"]["status"] == "finished"
    assert [frame["number"] for frame in played["frames"]] == list(range(1, len(played["moves"]) + 1))
    assert all(seat["bot"] is not None for seat in start["snapshot"]["room"]["seats"])


def test_a_game_without_a_file_has_no_recorded_match() -> None:
    assert played_recording(TOY.game) is None


# --- the puzzles ------------------------------------------------------------------------------------------------


FEWEST = 60
LEAST = 10
"""Of each grade: a Sunday has a hard one for so many weeks."""
SAMPLED = 16
"""One of so many puzzles is solved by a search in every run, all others in the long one."""
DAILY_SEED = bytes(32)
LESSONS = {name: game.lessons() for name, game in GAMES.items() if isinstance(game, Teaching)}
POOLS = {name: found[DAILY] for name, found in LESSONS.items() if DAILY in found}
ALL = [
    pytest.param(game, step, marks=[pytest.mark.slow] if number % SAMPLED else [], id=f"{game}-{step['id']}")
    for game, pool in POOLS.items()
    for number, step in enumerate(pool)
]


def answer_of(game: str, id: str, commands: list[Any]) -> Practice[Any, Any]:
    """The answer that a client sends after these commands of the player, with the moves of all seats."""
    step = find_step(GAMES[game], id)
    assert step is not None
    own = list(own_seats(step))

    def ask(moves: list[Any]) -> Practice[Any, Any]:
        start = {"kind": "lesson", "id": id}
        return from_object(Practice, {"game": game, "start": start, "own": own, "moves": moves})

    moves: list[Any] = []
    for command in commands:
        shown = to_named(play(Beginning(Step(id)), ask(moves), DAILY_SEED))
        choice = next(one for one in shown["snapshot"]["choices"] if one["seat"] in own)
        moves = [*shown["moves"], {"seat": choice["seat"], "choice": choice["id"], "command": to_named(command)}]
    return ask(moves)


@pytest.mark.parametrize("game", POOLS)
def test_a_pool_has_puzzles_of_all_grades_for_two_months(game: str) -> None:
    assert len({step["id"] for step in POOLS[game]}) == len(POOLS[game]) >= FEWEST
    grades = Counter(step["grade"] for step in POOLS[game])
    assert grades.keys() == set(range(1, GRADES + 1))
    assert min(grades.values()) >= LEAST
    assert all("solution" not in step for step in POOLS[game])
    positions = [repr(step["position"]) for step in POOLS[game]]
    assert len(set(positions)) == len(positions)


@pytest.mark.parametrize(("game", "step"), ALL)
def test_a_puzzle_has_one_shortest_solution_which_the_rules_accept(game: str, step: dict[str, Any]) -> None:
    (solution,) = shortest(game, step)
    check = check_answer(Beginning(Step(step["id"])), answer_of(game, step["id"], solution), DAILY_SEED)
    assert check.done
    assert not check_answer(Beginning(Step(step["id"])), answer_of(game, step["id"], []), DAILY_SEED).done


# --- their days -------------------------------------------------------------------------------------------------


MIDNIGHT = datetime(2026, 11, 29, tzinfo=UTC).timestamp()
SUNDAY = day_of(MIDNIGHT)


def test_a_day_begins_at_midnight_in_utc() -> None:
    assert [date_of(day_of(MIDNIGHT + seconds)) for seconds in (-0.001, 0, 86_399.9, 86_400)] == [
        *("2026-11-28", "2026-11-29"),
        *("2026-11-29", "2026-11-30"),
    ]


def given(name: str, day: int) -> dict[str, Any]:
    """The puzzle of a game on a day."""
    found = puzzle_of(name, day)
    assert found is not None
    return found


@pytest.mark.parametrize("name", POOLS)
def test_no_puzzle_comes_again_before_all_others_of_its_weekday_have_come(name: str) -> None:
    weeks = -(-len(POOLS[name]) // WEEKDAYS)
    ids = [given(name, day)["id"] for day in range(SUNDAY, SUNDAY + weeks * WEEKDAYS)]
    assert set(ids) == {step["id"] for step in POOLS[name]}
    for start in range(len(ids) - WEEKDAYS * (weeks - 1)):
        window = ids[start : start + WEEKDAYS * (weeks - 1)]
        assert len(set(window)) == len(window)


@pytest.mark.parametrize("name", POOLS)
def test_a_week_begins_with_easy_puzzles_and_ends_with_hard_ones(name: str) -> None:
    for monday in range(SUNDAY + 1, SUNDAY + 1 + 10 * WEEKDAYS, WEEKDAYS):
        grades = [given(name, monday + number)["grade"] for number in range(WEEKDAYS)]
        assert grades == sorted(grades)
        assert (grades[0], grades[-1]) == (1, GRADES)


def test_a_pool_that_is_smaller_than_a_week_is_given_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(POOLS))
    monkeypatch.setattr("botyard.practice.daily._pool", lambda _: POOLS[name][:3])
    assert [given(name, day)["id"] for day in range(3, 8)] == ["daily-1", "daily-2", "daily-3", "daily-1", "daily-2"]


def test_a_game_without_a_pool_has_no_puzzle() -> None:
    assert puzzle_of(GAME, 0) is None


@pytest.mark.parametrize("name", POOLS)
def test_only_the_own_moves_of_an_answer_count(name: str) -> None:
    step = POOLS[name][0]
    (solution,) = shortest(name, step)
    answer = answer_of(name, step["id"], solution)
    own = replace(answer, moves=tuple(move for move in answer.moves if move.seat == 0))
    helped = replace(own, own=(0, 1), bots=(PracticeBot(1, BotLevel.RANDOM),), known=3, advance=False)
    for ask in (answer, own, helped):
        assert check_answer(Beginning(Step(step["id"])), ask, DAILY_SEED).done


def test_a_start_that_is_no_puzzle_is_refused() -> None:
    name = next(iter(POOLS))
    answer = answer_of(name, POOLS[name][0]["id"], [])
    for origin in (NewMatch(2, None), Step("none")):
        with pytest.raises(CannotBegin):
            check_answer(Beginning(origin), answer, DAILY_SEED)
