import pytest

from botyard.games.interface import Game, places, players_in_words
from botyard.games.package import GamePackage, check
from botyard.games.registry import BUILT_IN, CARRIED, CURRENT, GAMES, find_rules, versions
from botyard_protocol.games import schema_of


def test_games_are_found_by_their_names() -> None:
    assert [GAMES[game.name] for game in CURRENT] == list(CURRENT)


def test_current_rules_are_carried() -> None:
    for game in CURRENT:
        assert find_rules(game.name, game.rules_version) is game
        assert game.rules_version in versions(game.name)


def test_rules_that_are_not_included_are_not_found() -> None:
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


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (range(2, 5), "2 to 4 players"),
        (range(2, 3), "2 players"),
        (range(1, 2), "1 player"),
        (range(1, 8), "1 to 7 players"),
    ],
)
def test_numbers_of_players_are_said_in_words(players: range, words: str) -> None:
    assert players_in_words(players) == words


def test_seats_with_equal_keys_share_a_place() -> None:
    assert places([3, 5, 3, 1]) == ((1,), (0, 2), (3,))
