"""Rules of packages can't end a process: `sys.exit` and the like become ordinary exceptions with their place."""

import asyncio
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from botyard.games.contained import EndsPython, contain
from botyard.games.failure_words import in_words
from botyard.games.interface import Illegal
from botyard.games.robot_master import RobotMaster


def raising(error: BaseException) -> Any:
    def method(*_: Any) -> Any:
        raise error

    return method


def contained(**methods: Any) -> Any:
    game: Any = type("Other", (RobotMaster,), methods)()
    contain(game)
    return game


@pytest.mark.parametrize("error", [SystemExit("bye"), GeneratorExit(), asyncio.CancelledError(), BaseException("odd")])
def test_an_exception_that_would_end_python_becomes_an_ordinary_one(error: BaseException) -> None:
    expected = GeneratorExit if isinstance(error, GeneratorExit) else EndsPython
    with pytest.raises(expected):
        contained(apply=raising(error)).apply(None, 0, 0, None)


def test_the_place_of_the_fault_is_kept() -> None:
    with pytest.raises(EndsPython) as raised:
        contained(apply=lambda *_: sys.exit("bye")).apply(None, 0, 0, None)
    assert in_words(raised.value).startswith("EndsPython: SystemExit: bye (test_contained.py, line ")


def test_exceptions_and_refusals_of_rules_stay_as_they_are() -> None:
    for error in (KeyError("red"), Illegal("illegal", "no")):
        with pytest.raises(type(error)) as raised:
            contained(apply=raising(error)).apply(None, 0, 0, None)
        assert raised.value is error


def test_rules_that_end_python_while_they_list_answers_are_contained() -> None:
    def legal(*_: Any) -> Iterator[int]:
        yield 1
        sys.exit()

    answers = contained(legal=legal).legal(None, None)
    assert next(answers) == 1
    with pytest.raises(EndsPython):
        next(answers)


def test_ctrl_c_ends_a_command_and_an_exception_of_rules_ends_no_node() -> None:
    game = contained(apply=raising(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        game.apply(None, 0, 0, None)
    former = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a node, which handles it itself
    try:
        with pytest.raises(EndsPython):
            game.apply(None, 0, 0, None)
    finally:
        signal.signal(signal.SIGINT, former)


def test_contained_rules_play_as_before() -> None:
    game = contained()
    plain = RobotMaster()
    state = game.new(2, game.default_options(), bytes(32)).state
    assert state == plain.new(2, plain.default_options(), bytes(32)).state
    (choice,) = game.choices(state)
    assert list(game.legal(game.view(state, (choice.seat,)), choice)) == list(
        plain.legal(plain.view(state, (choice.seat,)), choice)
    )
    assert game.picture(game.view(state, ())) == plain.picture(plain.view(state, ()))
    assert type(game).__qualname__ == "Other"
