"""The tests of My Game: the promises that every game keeps, and its own rules."""

from my_game import MyGame, State, Take


def test_a_player_who_takes_the_last_stone_wins() -> None:
    game = MyGame()
    after = game.apply(State(stones=2, players=2), seat=0, choice=0, command=Take(2)).state
    assert game.ranking(after) == ((0,), (1,))


def test_a_turn_goes_to_the_next_player_who_still_plays() -> None:
    game = MyGame()
    without = game.resign(State(stones=9, players=3), seat=1).state
    after = game.apply(without, seat=0, choice=0, command=Take(1)).state
    assert game.active(after) == (2,)
