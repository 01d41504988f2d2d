import pytest

from botyard.games.interface import Game
from botyard.games.package import GamePackage, check
from botyard.games.registry import BUILT_IN, CARRIED, CURRENT, GAMES, find_rules, versions
from botyard_protocol.games import schema_of


def test_games_are_found_by_their_names() -> None:
    assert [GAMES[game.name] for game in CURRENT] == list(CURRENT)


def test_current_rules_are_carried() -> None:
    for game in CURRENT:
        assert find_rules(game.name, game.rules_version) is game
        assert game.rules_version in versions(game.name)


def test_what_is_not_carried_is_not_found() -> None:
    game = CURRENT[0]
    assert find_rules(game.name, max(versions(game.name)) + 1) is None
    assert find_rules("no_such_game", game.rules_version) is None
    assert versions("no_such_game") == ()


def test_rules_are_carried_under_their_own_name_and_version() -> None:
    assert all((game.name, game.rules_version) == key for key, game in CARRIED.items())


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_games_of_this_repository_pass_the_checks_of_packages(game: Game) -> None:
    schema = schema_of(game.name)
    assert schema is not None
    check(game.name, GamePackage(game, schema), frozenset())
