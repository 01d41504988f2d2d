"""Lessons of VOLT: each task can be done, and each board of the rules page ends as its text says.

Puzzles can be solved in a round, and take all three units. What can't be played of the data file is refused, and the
refusal names the field.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from botyard.games.interface import Illegal
from botyard.games.json_fields import Unusable
from botyard.games.lesson_files import read_lessons
from botyard.games.registry import GAMES
from botyard.games.scenarios import run
from botyard.games.volt import Volt
from botyard.games.volt.data import PATH, BadData, data, read
from botyard.games.volt.draws import owned
from botyard.games.volt.equipment import problem
from botyard.games.volt.lessons import position
from botyard.games.volt.state import Seat
from botyard.practice.lessons import goal_progress
from botyard.practice.origins import Beginning, Step
from botyard.practice.play import play
from botyard.practice.task import recorded_lessons
from botyard_protocol.api_practice import Practice
from botyard_protocol.codec import from_object
from botyard_protocol.volt.basics import Die, DieColour, Module, Options, Stack, Units
from botyard_protocol.volt.commands import Equip, Program

GAME = GAMES["volt"]

ENDS: dict[str, str] = {
    "points": "red@c4 1vp; blue@e5; tokens 2",
    "fields": "red@c3 2dmg; blue@a4",
    "walls": "red@e3 1dmg; blue@e5",
    "units": "red@c4; blue@a4 1dmg",
    "order": "red@a3; blue@d3 1dmg",
    "push": "red@d3 2vp; blue out; yellow out",
    "fire": "red@b1; blue@e4 1dmg",
    "mine": "red@a2; blue@e1; yellow@d5 1dmg",
    "workshop": "red@c4; blue@a1",
    "restart": "red@b1; blue@d4",
    "equip": "red@d4 1vp; blue@e1; tokens 1",
    "use": "red@a3 1vp; blue out",
    "killbot": "red@e5; blue@b4 1vp",
    "1a": "red@c3; blue@d4 1dmg; yellow@b2",
    "1aControl": "red@d4; blue@a5",
    "1b": "red@c1; blue@c2",
    "1c": "red@b3 5vp; blue@d3 4vp; tokens 2",
    "1d": "red@c3 1vp; blue out",
    "1e": "red@c3; blue@e5; tokens 1",
    "1f": "red out; blue@c3",
    "1fRecoil": "red out; blue@d3 1vp; yellow@e3",
    "1g": "red@c2; blue@c3",
    "2a": "red@c2; blue@c4",
    "3a": "red@d3; blue@e3",
    "3b": "red@c3; blue@e3",
    "3c": "red@d4; blue@a5",
    "3d": "red@d4; blue@a5",
    "3e": "red out; blue@b2",
    "3f": "red@b3; blue@d3",
    "3g": "red out; blue@a5 1vp; tokens 1",
    "3h": "red out 1vp; blue out",
    "4a": "red@c3 1dmg 1vp; blue out; yellow@a5",
    "4b": "red@b1 1vp; blue out",
    "4c": "red out; blue@e1 1vp; yellow@a3",
    "4d": "red out; blue@e5 1vp; yellow@a5",
    "4e": "red@d4 1dmg; blue@a5",
    "4f": "red@a3; blue@e3",
    "4g": "red@a2; blue@e2",
    "4h": "red@a2; blue@e2",
    "4i": "red@a2; blue@e5",
    "4j": "red@a2; blue@e2 1vp",
    "4jPit": "red@a2 1vp; blue out",
    "4k": "red@a2; blue out; yellow@a5 1vp",
    "4kOwn": "red@a2 1vp; blue out",
    "4l": "red@c3; blue@c4 1dmg",
    "5a": "red@c4; blue@c5",
    "5b": "red@c3; blue@e5",
    "5c": "red@c3 5vp; blue out",
    "5d": "red@c2 1vp; blue out; yellow@e4",
    "6a": "red@c3 1vp; blue out",
    "6b": "red@c4; blue@c6; yellow@a4",
    "6c": "red@c4; blue@c2; mines c3",
    "6d": "red@d1; blue@d7 1dmg",
    "6e": "red@g4; blue out; yellow@a4 1vp",
    "6f": "red@c3; blue@c4",
    "7a": "red@b1 1vp; blue out",
    "7b": "red@f1; blue@c5 1dmg; yellow out",
    "7c": "red@e1; blue@b5 1vp; yellow@d3 1vp",
    "7d": "red@e3 5vp; blue@b3; yellow@h3",
    "7e": "red@e5; blue@c4",
    "7eWalls": "red@e5; blue@c4",
    "7f": "red@e5; blue@b1 1vp; tokens 1; mines c3",
}
"""By board what its caption, or the answer of the rules page, says of the end."""


def named(space: list[int]) -> str:
    """The name of a space on the page."""
    x, y = space
    return f"{'abcdefghi'[x]}{y + 1}"


def in_words(view: dict[str, Any]) -> str:
    """The end of a board as the table above has it."""
    parts = []
    for seat in view["seats"]:
        at = " out" if seat["at"] is None else f"@{named(seat['at'])}"
        counts = [f" {seat[field]}{word}" for field, word in (("damage", "dmg"), ("vp", "vp")) if seat[field] > 0]
        parts.append(seat["colour"] + at + "".join(counts))
    parts += [f"tokens {' '.join(map(str, view['tokens']))}"] * (len(view["tokens"]) > 0)
    parts += [f"mines {' '.join(named(mine['at']) for mine in view['mines'])}"] * (len(view["mines"]) > 0)
    return "; ".join(parts)


@cache
def recorded() -> dict[str, dict[str, Any]]:
    """All steps with what the rules make of them, by id."""
    parts = recorded_lessons(GAME)
    assert parts is not None
    return {step["id"]: step for part in parts.values() for step in part}


def test_each_board_ends_as_its_text_says() -> None:
    boards = {id.removeprefix("rules-"): step for id, step in recorded().items() if id.startswith("rules-")}
    assert {id: in_words(step["played"]["snapshot"]["view"]) for id, step in boards.items()} == ENDS


def test_answers_about_modules_show_on_the_robot_card() -> None:
    seats = {id: recorded()[f"rules-{id}"]["played"]["snapshot"]["view"]["seats"] for id in ("2a", "5b", "7d")}
    assert (seats["2a"][0]["left"], seats["2a"][0]["right"]) == (["recoil", "anchor"], ["shield"])
    assert (seats["5b"][0]["right"], seats["5b"][0]["shield"]) == (["shield"], 1)
    assert [seat["killbot"]["champion"] for seat in seats["7d"][1:]] == [[], ["wall_control"]]
    assert seats["7d"][0]["own"]["inventory"] == ["jetpack"]


def test_bombs_that_do_not_explode_and_mines_that_are_removed_do_no_damage() -> None:
    for id in ("5c", "5d"):
        events = [event for frame in recorded()[f"rules-{id}"]["played"]["frames"] for event in frame["events"]]
        strikes = [event["source"] for event in events if event["type"] == "source_struck"]
        assert strikes == (["shot"] if id == "5c" else ["shot", "explosion"])


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(Unusable, match="already"):
        position({"pit": [[1, 1]], "vp": {"1": [1, 1]}, "seats": [{"at": [0, 0]}, {"at": [2, 2]}]})


def test_tasks_of_the_lesson_are_short() -> None:
    assert 8 <= sum("goal" in step for step in read_lessons("botyard.games.volt")["lesson"]) <= 12


@pytest.mark.parametrize(("number", "check"), [(2, (True, False)), (4, (False, True))])
def test_the_other_robot_runs_its_program_and_a_late_shot_misses_the_goal(
    number: int, check: tuple[bool, bool]
) -> None:
    start = recorded()["order"]["start"]["snapshot"]["choices"][0]
    die = {"colour": "red", "number": number, "button": 2}
    command = {"type": "program", "units": [[die], [], []]}
    named = {"game": "volt", "start": {"kind": "lesson", "id": "order"}, "own": [0]}
    moves = [{"seat": 0, "choice": start["id"], "command": command}]
    answer = play(Beginning(Step("order")), from_object(Practice, {**named, "moves": moves}), bytes(32))
    assert answer.check is not None
    assert (answer.check.done, answer.check.failed) == check


# --- puzzles ----------------------------------------------------------------------------------------------------


PUZZLES = {puzzle["id"]: puzzle for puzzle in read_lessons("botyard.games.volt")["puzzles"]}
SOLUTIONS = {
    "puzzle-around": "b2e r1e b4n",
    "puzzle-three": "r1e b1s r1s",
    "puzzle-line": "r1n b2e b1n",
    "puzzle-pit": "b2e r1ne b3n",
    "puzzle-corner": "b3w r1se b1s",
}
BUTTONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
NONE = Program(((), (), ()))


def die(word: str) -> Die:
    """A die such as `b2e`: its colour, its number and its button."""
    colour = DieColour.BLUE if word[0] == "b" else DieColour.RED
    return Die(colour, int(word[1]), BUTTONS.index(word[2:]))


def solves(puzzle: dict[str, Any], programs: Iterator[Units]) -> bool:
    """Whether one of the programs reaches the goal of a puzzle."""
    state = position(puzzle["position"])
    for choice in GAME.choices(state):
        if choice.seat != 0:
            state = GAME.apply(state, choice.seat, choice.id, NONE).state
    (choice,) = GAME.choices(state)
    for units in programs:
        progress = goal_progress(puzzle["goal"], puzzle["players"])
        progress.add(GAME.apply(state, 0, choice.id, Program(units)).events, 1)
        assert progress.done != progress.failed
        if progress.done:
            return True
    return False


@pytest.mark.parametrize("id", PUZZLES)
def test_a_puzzle_takes_three_dice(id: str) -> None:
    first, second, third = ((die(word),) for word in SOLUTIONS[id].split())
    assert solves(PUZZLES[id], iter([(first, second, third)]))
    blue = [die(f"b{number}{button}") for number in range(1, 5) for button in ("n", "e", "s", "w")]
    red = [die(f"r1{button}") for button in BUTTONS]
    dice = [(), *((one,) for one in (*blue, *red))]
    assert not solves(PUZZLES[id], ((one, other, ()) for one, other in product(dice, dice)))


# --- the data file ----------------------------------------------------------------------------------------------


Spoil = Callable[[dict[str, Any]], Any]

SPOILT: dict[str, tuple[str, Spoil]] = {
    "pit under a start space": (
        "arenas[0].pit[4]",
        lambda raw: raw["arenas"][0]["pit"].append([4, 0]),
    ),
    "edge outside": ("arenas[1].wall[12]", lambda raw: raw["arenas"][1]["wall"].append([9, 4, "n"])),
    "edge on the outer wall": ("arenas[1].barrier[0]", lambda raw: raw["arenas"][1]["barrier"].append([3, 8, "n"])),
    "edge of two kinds": ("arenas[2].energy[8]", lambda raw: raw["arenas"][2]["energy"].append([1, 5, "n"])),
    "unknown side of an edge": ("arenas[0].door[0]", lambda raw: raw["arenas"][0]["door"].append([3, 3, "s"])),
    "space of two kinds": ("arenas[3].field[0]", lambda raw: raw["arenas"][3]["workshop"].append([3, 3])),
    "space outside": ("arenas[0].field[0]", lambda raw: raw["arenas"][0]["field"].append([0, 9])),
    "side without start": ("arenas[0].start[2]", lambda raw: raw["arenas"][0]["start"][2].clear()),
    "three sides": ("arenas[0].start", lambda raw: raw["arenas"][0]["start"].pop()),
    "bad arrow": ("arenas[0].start[1][0].arrow", lambda raw: raw["arenas"][0]["start"][1][0].update(arrow=8)),
    "bad number of a token": ("arenas[0].vp", lambda raw: raw["arenas"][0]["vp"].update({"x": [3, 3]})),
    "two arenas of a name": ("arenas", lambda raw: raw["arenas"][1].update(name="A")),
    "arena with the name of the option": ("arenas[1].name", lambda raw: raw["arenas"][1].update(name="random")),
    "unknown module": ("modules[0].id", lambda raw: raw["modules"][0].update(id="magnet")),
    "module twice": ("modules[1].id", lambda raw: raw["modules"][1].update(raw["modules"][0])),
    "module missing": ("modules", lambda raw: raw["modules"].pop()),
    "unknown stack": ("modules[0].stack", lambda raw: raw["modules"][0].update(stack="green")),
    "range upside down": ("modules[0].range", lambda raw: raw["modules"][0].update(range=[4, 1])),
    "die without range": ("modules[0].range", lambda raw: raw["modules"][0].update(range=None)),
    "another use": ("modules[0]", lambda raw: raw["modules"][0].update(use="passive")),
    "negative copies": ("modules[0].copies", lambda raw: raw["modules"][0].update(copies=-1)),
    "no mines": ("mine_limit", lambda raw: raw.update(mine_limit=0)),
    "champion of no arena": ("champion_of_arena.Z", lambda raw: raw["champion_of_arena"].update(Z="jetpack")),
    "champion that is none": ("champion_of_arena.A", lambda raw: raw["champion_of_arena"].update(A="recoil")),
    "text for a number": ("$.mine_limit", lambda raw: raw.update(mine_limit="four")),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_file_that_cannot_be_played_is_refused(name: str, tmp_path: Path) -> None:
    field, spoil = SPOILT[name]
    raw = json.loads(PATH.read_text())
    spoil(raw)
    path = tmp_path / "spoilt.json"
    path.write_text(json.dumps(raw))
    with pytest.raises(BadData) as refused:
        read(path)
    assert str(refused.value).startswith("spoilt.json: ")
    assert field in str(refused.value)


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{")
    with pytest.raises(BadData, match=r"broken\.json"):
        read(path)


def test_another_arena_and_other_numbers_on_a_card_need_no_code(tmp_path: Path) -> None:
    raw = json.loads(PATH.read_text())
    raw["arenas"].append({**raw["arenas"][0], "name": "E", "title": "Garden", "pit": [[4, 4]]})
    next(card for card in raw["modules"] if card["id"] == "recoil").update(range=[1, 6], copies=3)
    path = tmp_path / "more.json"
    path.write_text(json.dumps(raw))
    more = read(path)
    assert [*more.arenas] == [*data().arenas, "E"]
    assert more.arenas["E"].pit == ((4, 4),)
    recoil = more.cards[Module.RECOIL]
    assert (recoil.low, recoil.high, recoil.copies) == (1, 6, 3)


# --- what the source says of the cards and arenas ----------------------------------------------------------------

COLOURS = {
    Stack.BLUE: "mobility recoil thruster teleport telescopic_arm",
    Stack.RED: "crossfire grenades remote_control saw_blade",
    Stack.YELLOW: "anchor shield bomb",
    None: "jetpack water_cannon wall_control",
}


@pytest.mark.parametrize("stack", COLOURS, ids=str)
def test_modules_have_the_colours_of_the_source(stack: Stack | None) -> None:
    found = {Module[name.upper()]: data().cards[Module[name.upper()]].stack for name in COLOURS[stack].split()}
    assert found == dict.fromkeys(found, stack)


def test_champion_modules_belong_to_arenas_each_to_another() -> None:
    champions = {card.module for card in data().cards if card.stack is None}
    assert sorted(filter(None, data().champion_of_arena.values())) == sorted(champions)


@pytest.mark.parametrize("numbers", [(2, 5), (2, 4)])
def test_the_source_names_red_modules_with_these_numbers(numbers: tuple[int, int]) -> None:
    assert any((card.low, card.high) == numbers and card.die is DieColour.RED for card in data().cards)


def test_arenas_are_made_of_the_elements_of_the_source() -> None:
    arenas = data().arenas.values()
    for element in ("wall", "energy", "barrier", "field", "pit", "door", "vp", "workshop", "start"):
        assert any(getattr(arena, element) for arena in arenas), element
    assert all(0 <= start.arrow < 8 for arena in arenas for side in arena.start for start in side)


def test_a_seat_may_own_all_modules() -> None:
    everything = tuple(int(card.module) for card in data().cards)
    assert problem((), (), everything, damaged_shield=False) is None
    assert owned(Seat(0, 0, is_killbot=False, inventory=everything)) == frozenset(everything)
    position = {
        "arena": {"vp": {"1": [0, 8], "2": [8, 8], "3": [8, 0]}},
        "phase": "preparation",
        "tokens": [1, 2, 3],
        "seats": [
            {
                "seat": "red",
                "side": "south",
                "start_number": 1,
                "robot": {"at": [2, 2], "damage": 0},
                "inventory": [Module(module).wire for module in everything],
            },
            {"seat": "blue", "side": "north", "start_number": 2, "robot": {"at": [7, 7], "damage": 0}},
        ],
    }
    result = run({"name": "all", "game": "volt", "mode": "league", "position": position, "steps": []}, "volt")
    assert len(result["position"]["seats"][0]["inventory"]) == len(everything)


def test_up_to_four_robots_have_the_start_numbers_from_1() -> None:
    game = Volt()
    for players in (2, 3, 4):
        state = game.new(players, Options(), bytes(32)).state
        while not any(seat.start_number for seat in game.view(state, ()).seats):
            choice = game.choices(state)[0]
            state = game.apply(state, choice.seat, choice.id, game.time_out(state, choice.id)).state
        assert sorted(seat.start_number for seat in game.view(state, ()).seats) == list(range(1, players + 1))
    with pytest.raises(Illegal):
        game.check_options(5, Options())


def test_a_side_is_a_row_of_modules_which_are_never_turned() -> None:
    assert Equip.__struct_fields__[:2] == ("left", "right")
    have = (Module.RECOIL, Module.ANCHOR)
    assert problem((Module.RECOIL, Module.ANCHOR), (), have, damaged_shield=False) is None
    assert problem((Module.ANCHOR, Module.RECOIL), (), have, damaged_shield=False) == "beyond_yellow"


def test_a_side_holds_two_modules() -> None:
    have = (Module.RECOIL, Module.MOBILITY, Module.TELEPORT, Module.CROSSFIRE, Module.GRENADES)
    assert problem(have[:2], have[2:4], have, damaged_shield=False) is None
    assert problem(have[:3], (), have, damaged_shield=False) == "side_full"
    assert problem((), have[:3], have, damaged_shield=False) == "side_full"
