"""Pictures of games: SVG that refers to nothing, the same for every audience, and frames of turns."""

from itertools import islice, pairwise
from xml.etree import ElementTree

import pytest

from botyard.games.interface import Picturing
from botyard.games.random_match import Table
from botyard.pictures import animation
from botyard.pictures.animation import Turn, turn_frames
from botyard.pictures.card import Card, Line, svg
from tests.games.tables import TABLES
from tests.games.test_contract import play

ELEMENTS = frozenset(("svg", "g", "rect", "path", "circle", "ellipse", "polygon", "text"))
ATTRIBUTES = frozenset(
    [
        "x",
        "y",
        "cx",
        "cy",
        "r",
        "rx",
        "ry",
        "d",
        "points",
        "width",
        "height",
        "viewBox",
        "transform",
        "fill",
        "fill-opacity",
        "stroke",
        "stroke-width",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-dasharray",
        "font-size",
        "font-weight",
        "font-family",
        "text-anchor",
        "text-rendering",
    ]
)
CARD = Card("Game", "Turn 1", ())
SPACE = "{http://www.w3.org/XML/1998/namespace}space"
DRAWN = [table for table in TABLES if isinstance(table.game, Picturing)]


def check(document: str) -> None:
    """Hold a document against the elements and attributes that a picture may have."""
    for element in ElementTree.fromstring(document).iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ELEMENTS
        assert element.attrib.keys() <= ATTRIBUTES | {SPACE}


@pytest.mark.parametrize("table", DRAWN, ids=str)
def test_a_picture_shows_what_all_may_see_and_refers_to_nothing(table: Table) -> None:
    game = table.game
    assert isinstance(game, Picturing)
    for state, *_ in islice(play(table, 7), 0, 200, 40):
        picture = game.picture(game.view(state, ()))
        assert len(picture.colours) == len(table.seating)
        assert all(game.picture(game.view(state, (seat,))) == picture for seat in range(len(table.seating)))
        check(svg(Card("Game", "Turn 1", tuple(Line(f"<{colour}", colour) for colour in picture.colours), picture)))


def test_names_are_escaped_and_shortened() -> None:
    document = svg(Card("G", "M", (Line('"><script>&\x07' + "x" * 40, points=3, bold=True),)))
    check(document)
    assert "&quot;&gt;&lt;script&gt;&amp;" in document
    assert "x" * 20 not in document


@pytest.mark.parametrize("game", ["twin_tin_bots", "robot_master"])
def test_a_turn_has_a_frame_for_each_change_that_can_be_seen(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(one for one in DRAWN if one.game.name == game)
    rules = table.game
    assert isinstance(rules, Picturing)
    *_, (state, _, _, outcome) = islice(play(table, 3), 30)
    turn = Turn(game, rules.rules_version, rules.view(state, ()), rules.redact(outcome.events, ()), CARD)
    frames = turn_frames(turn)
    assert frames[0] == rules.picture(turn.view)
    assert frames[-1] == rules.picture(rules.view(outcome.state, ()))
    assert all(one != other for one, other in pairwise(frames))
    events = tuple(event for *_, one in play(table, 3) for event in rules.redact(one.events, ()))
    monkeypatch.setattr(animation, "FRAMES_LIMIT", 5)
    begin = rules.view(table.new(3).state, ())
    whole = turn_frames(Turn(game, rules.rules_version, begin, events, CARD))
    assert (len(whole), whole[0]) == (5, rules.picture(begin))


def test_every_built_in_game_is_drawn() -> None:
    assert {table.game.name for table in DRAWN} >= {"twin_tin_bots", "robot_master"}
