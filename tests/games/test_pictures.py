"""Pictures of games: SVG that refers to nothing, the same for every audience."""

from itertools import islice
from xml.etree import ElementTree

import pytest

from botyard.games.interface import Picturing
from botyard.games.random_match import Table
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


def test_every_built_in_game_is_drawn() -> None:
    assert {table.game.name for table in DRAWN} >= {"twin_tin_bots", "robot_master"}
