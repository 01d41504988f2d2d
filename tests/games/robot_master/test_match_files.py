"""Match files of Robot Master prove themselves, as those of every game."""

import pytest

from botyard.replay.file import BadFile, read, write
from botyard.replay.verify import verify
from botyard_protocol.robot_master import Beginner, Options, RowsOwner
from tests.replay.matches import played

NAME = "robot_master"


@pytest.mark.parametrize(
    "options", [None, Options(games=3), Options(RowsOwner.SECOND_SEAT, Beginner.COLUMNS, 5)], ids=str
)
def test_a_match_is_verified(options: Options | None) -> None:
    match = played(2, options, seed=4, game=NAME)
    verdict = verify(read(write(match)))
    assert verdict.faults == ()
    assert verdict.entries == len(match.entries) > 24


def test_a_resigned_match_is_verified() -> None:
    match = played(2, Options(games=5), resign=True, game=NAME)
    assert verify(read(write(match))).faults == ()


def test_another_card_does_not_pass() -> None:
    text = write(played(2, seed=4, game=NAME))
    spoilt = text.replace(b'"at":"c4"', b'"at":"c2"', 1)
    assert spoilt != text
    with pytest.raises(BadFile):
        read(spoilt)
