"""The data file of VOLT: what can't be played is refused, and the refusal names the field."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from botyard.games.volt.data import PATH, BadData, data, read
from botyard_protocol.volt.basics import Module

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
