"""Standing answers: which of the offered answers a player's rules come to, and never one that may not be given."""

import random

import pytest

from botyard.games.interface import Illegal
from botyard.games.twin_tin_bots.orders import FORCED
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import (
    BlobRule,
    ChooseCrystalHex,
    ChooseZapBlob,
    ChooseZapRobot,
    CrystalRule,
    PlaceCrystal,
    StandingAnswers,
    Tile,
    ZapBlob,
    ZapRobot,
    ZapRule,
)
from tests.games.secrets import TWINS
from tests.games.twin_tin_bots.positions import open_choices
from tests.games.twin_tin_bots.scene import GAME, Scene, scene

TURN_THEN_LOAD = StandingAnswers(ZapRule.ORDERS, (Tile.LOAD, Tile.TURN_LEFT))


def answer(at: Scene, answers: StandingAnswers) -> object:
    """The answer that preset ones give to the open choice; None: the player is asked."""
    return GAME.standing(at.state, at.state.choice, answers)


def hit(who: str = "yellow A", **more: object) -> Scene:
    """Red's zap has hit a robot right in front of it."""
    return scene("zap", robots={who: {"at": (1, 0), "facing": 0}}, **more).run()  # type: ignore[arg-type]


def delivered(**more: object) -> Scene:
    """Yellow's base got a crystal by red, and the centre is taken: yellow chooses where the next one enters play."""
    bases = {"red": (4, -4), "yellow": (1, 0)}
    return scene("unload", cargo="green", bases=bases, **more).run()  # type: ignore[arg-type]


def test_a_player_without_preset_answers_is_asked() -> None:
    assert answer(hit(), StandingAnswers()) is None
    assert answer(delivered(), StandingAnswers()) is None
    assert answer(hit(), StandingAnswers(crystal=CrystalRule.FIRST)) is None


def test_a_program_is_never_answered_in_advance() -> None:
    rules = StandingAnswers(ZapRule.DECLINE, (), BlobRule.DECLINE, CrystalRule.FIRST)
    assert answer(scene(), rules) is None


def test_declining_declines_whatever_was_hit() -> None:
    rules = StandingAnswers(ZapRule.DECLINE)
    assert answer(hit(), rules) == answer(hit("red B"), rules) == ZapRobot(None)


def test_the_first_order_that_the_robot_can_execute_is_given() -> None:
    assert answer(hit(crystals={(2, 0): "pink"}), TURN_THEN_LOAD) == ZapRobot(Tile.LOAD)
    assert answer(hit(), TURN_THEN_LOAD) == ZapRobot(Tile.TURN_LEFT)


def test_if_it_can_execute_none_of_them_the_zap_declines() -> None:
    assert answer(hit(), StandingAnswers(ZapRule.ORDERS, (Tile.LOAD,))) == ZapRobot(None)


def test_orders_are_for_opponents_robots() -> None:
    assert answer(hit("red B"), TURN_THEN_LOAD) is None


def test_a_blob_is_left_alone_if_the_player_says_so() -> None:
    at = scene("zap", blobs=[(1, 0)]).run()
    assert answer(at, StandingAnswers(ZapRule.DECLINE)) is None
    assert answer(at, StandingAnswers(blob=BlobRule.DECLINE)) == ZapBlob(None)


OFFERED = [(0, -1), (1, -1), (-1, 0), (-1, 1), (0, 1)]
"""Around the centre, where red's robot stands; yellow's base is on the sixth."""


@pytest.mark.parametrize(
    ("robots", "rule", "expected"),
    [
        ({}, CrystalRule.FIRST, (0, -1)),
        ({"yellow A": {"at": (-3, 0)}, "yellow B": {"at": (-4, 0)}}, CrystalRule.NEAREST, (-1, 0)),
        ({"yellow A": {"at": (3, -3)}, "yellow B": {"at": (-4, 4)}}, CrystalRule.NEAREST, (1, -1)),
        ({"yellow A": {"at": (0, -3)}, "yellow B": {"at": (0, 3)}}, CrystalRule.NEAREST, (0, -1)),
        ({"red B": {"at": (0, -2)}}, CrystalRule.FARTHEST, (0, -1)),
    ],
)
def test_a_crystal_enters_play_where_the_rule_says(
    robots: dict[str, dict[str, object]], rule: CrystalRule, expected: tuple[int, int]
) -> None:
    at = delivered(robots=robots)
    assert at.pending == {"kind": "place_crystal", "seat": "yellow", "options": [list(one) for one in OFFERED]}
    assert answer(at, StandingAnswers(crystal=rule)) == PlaceCrystal(expected)


@pytest.mark.parametrize(("resigned", "expected"), [(False, (0, -1)), (True, (-1, 0))])
def test_far_from_opponents_is_far_from_the_nearest_that_still_plays(resigned: bool, expected: tuple[int, int]) -> None:
    robots = {"red B": {"at": (0, -3)}, "green A": {"at": (-2, 0)}, "green B": {"at": (-2, 1)}}
    bases = {"red": (4, -4), "yellow": (3, 0), "green": (-4, 4)}
    # While green plays, its robots are next to (-1, 0): the farthest offered hexes are 2 from the nearest opponent, the
    # first of them is (0, -1). Without green only red's robots count, and (-1, 0) is the first that is 3 from both.
    at = scene("unload", at=(2, 0), cargo="green", bases=bases, robots=robots, crystals={(0, 0): "blue"}, seats=3)
    if resigned:
        at.resign("green")
    assert answer(at.run(), StandingAnswers(crystal=CrystalRule.FARTHEST)) == PlaceCrystal(expected)


def test_a_choice_that_is_not_open_is_not_answered() -> None:
    with pytest.raises(Illegal):
        GAME.standing(scene().state, 99, StandingAnswers())


@pytest.mark.parametrize(
    "answers",
    [
        StandingAnswers(ZapRule.ORDERS),
        StandingAnswers(ZapRule.ASK, (Tile.LOAD,)),
        StandingAnswers(ZapRule.ORDERS, (Tile.LOAD, Tile.LOAD)),
        StandingAnswers(ZapRule.ORDERS, (Tile.ZAP,)),
    ],
)
def test_orders_that_make_no_sense_are_refused(answers: StandingAnswers) -> None:
    with pytest.raises(Illegal, match=r"answers\.orders") as refused:
        GAME.check_standing(answers)
    assert refused.value.code is Code.INVALID_FIELD


def test_all_orders_that_a_zap_can_force_may_be_named() -> None:
    GAME.check_standing(StandingAnswers(ZapRule.ORDERS, FORCED))


def test_every_answer_is_legal_and_depends_on_nothing_hidden_from_its_player() -> None:
    rng, met = random.Random(1), set[type]()
    for state, choice in open_choices(300):
        orders = tuple(rng.sample((Tile.FORWARD_1, Tile.TURN_LEFT, Tile.LOAD, Tile.UNLOAD), rng.randint(1, 4)))
        answers = StandingAnswers(ZapRule.ORDERS, orders, BlobRule.DECLINE, rng.choice(list(CrystalRule)[1:]))
        GAME.check_standing(answers)
        command = GAME.standing(state, choice.id, answers)
        twin = TWINS[GAME.name](rng, state, (choice.seat,))
        assert GAME.standing(twin, choice.id, answers) == command
        if command is not None:
            GAME.apply(state, choice.seat, choice.id, command)
            met.add(type(choice))
    assert met == {ChooseZapRobot, ChooseZapBlob, ChooseCrystalHex}
