"""The data file of VOLT: what can't be played is refused, and the refusal names the field."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from botyard.games.interface import Illegal
from botyard.games.scenarios import run
from botyard.games.volt import Volt
from botyard.games.volt.data import PATH, BadData, data, read
from botyard.games.volt.draws import owned
from botyard.games.volt.equipment import problem
from botyard.games.volt.state import Seat
from botyard_protocol.volt.basics import DieColour, Module, Options, Stack
from botyard_protocol.volt.commands import Equip

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
