"""Section 8 of the rules: what can be combined, who sits where, what a refusal says, and what the modes change.

The page on the rules names everything that the closed lists hold.
"""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from botyard.games.interface import Illegal
from botyard.games.twin_tin_bots.setup_data import SETUPS
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import Colour, Mode, Options, OptionsView, Placing, Reason, Tile, ZapRobot
from tests.games.twin_tin_bots.scene import GAME, scene

BY_HAND = Placing.BY_HAND


def refusal(players: int, **options: Any) -> str:
    """The sentence that refuses impossible options."""
    with pytest.raises(Illegal) as refused:
        GAME.check_options(players, Options(**options))
    assert refused.value.code is Code.BAD_OPTIONS
    return refused.value.message


def accepted(players: int, **options: Any) -> bool:
    GAME.check_options(players, Options(**options))
    return True


@pytest.mark.parametrize("players", range(2, 7))
def test_the_standard_options_suit_every_number_of_players(players: int) -> None:
    GAME.check_options(players, GAME.default_options())
    assert GAME.seating(players, GAME.default_options()) == tuple(range(players))


@pytest.mark.parametrize("players", [1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    assert refusal(players) == f"players: the game is for 2 to 6 players, not {players}."


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(Illegal, match="options: these are not the options of Twin Tin Bots"):
        GAME.new(2, object(), bytes(32))


def test_options_as_the_server_tells_them_are_options() -> None:
    shown = msgspec.convert(msgspec.to_builtins(Options(rocks=2)), OptionsView)
    assert GAME.new(2, shown, bytes(32)) == GAME.new(2, Options(rocks=2), bytes(32))


# --- modes ------------------------------------------------------------------------------------------------------


def test_advanced_two_players_are_two_and_hold_opposite_seats_in_turn() -> None:
    assert GAME.seating(2, Options(mode=Mode.ADVANCED_TWO_PLAYER)) == (0, 1, 0, 1)
    for players in (3, 4, 6):
        message = refusal(players, mode=Mode.ADVANCED_TWO_PLAYER)
        assert message == f"mode: advanced_two_player is for exactly 2 players, not {players}."


def test_teams_are_for_three_players_or_more() -> None:
    assert refusal(2, mode=Mode.TEAMS) == "mode: teams are for 3 players or more, not 2."


@pytest.mark.parametrize(
    ("players", "seating"),
    [(3, (0, 1, 2, 1)), (4, (0, 1, 2, 3)), (5, (0, 1, 2, 3, 4, 1)), (6, (0, 1, 2, 3, 4, 5))],
)
def test_in_odd_teams_one_player_holds_two_seats_of_one_team(players: int, seating: tuple[int, ...]) -> None:
    options = Options(mode=Mode.TEAMS)
    assert GAME.seating(players, options) == seating
    sides = GAME.new(players, options, bytes(32)).state.setting.sides
    assert sides == (0, 1) * (len(seating) // 2)
    for player in range(players):
        assert len({side for side, holder in zip(sides, seating, strict=True) if holder == player}) == 1


def test_seating_refuses_what_cannot_be_played() -> None:
    with pytest.raises(Illegal, match="mode"):
        GAME.seating(2, Options(mode=Mode.TEAMS))


@pytest.mark.parametrize("rounds", [-1, 1001])
def test_the_stall_rule_counts_up_to_a_thousand_rounds(rounds: int) -> None:
    assert refusal(2, stalled_after=rounds) == "stalled_after: 0 (never) to 1000 rounds are possible."
    assert accepted(2, stalled_after=0)


# --- colours ----------------------------------------------------------------------------------------------------


def test_colours_are_as_many_as_seats_and_all_different() -> None:
    four = (Colour.PINK, Colour.PURPLE, Colour.RED, Colour.BLUE)
    assert accepted(4, colours=four)
    assert accepted(2, colours=four, mode=Mode.ADVANCED_TWO_PLAYER)
    assert refusal(3, colours=four) == "colours: the match has 3 seats, so 3 colours are needed, not 4."
    assert refusal(5, colours=four, mode=Mode.TEAMS).startswith("colours: the match has 6 seats")
    twice = (Colour.RED, Colour.RED)
    assert refusal(2, colours=twice) == "colours: red is named twice, and every seat needs a colour of its own."


# --- elements ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "capacity"), [(2, 10), (3, 9), (4, 7), (5, 12), (6, 12)])
def test_only_as_many_elements_as_fit_can_be_asked_for(players: int, capacity: int) -> None:
    for pairs in range(4):
        for rocks in range(4):
            for blobs in range(4):
                counts = {"teleporters": pairs, "rocks": rocks, "blobs": blobs}
                if (needed := 2 * pairs + rocks + blobs) <= capacity:
                    assert accepted(players, **counts)
                else:
                    assert f"{needed} hexes are needed" in refusal(players, **counts)


def test_a_refusal_of_numbers_names_the_field_that_asks_for_most() -> None:
    assert refusal(4, teleporters=3, rocks=1, blobs=2) == (
        "teleporters: 9 hexes are needed for teleporters (two a pair), rocks and blobs, "
        "but only 7 are far enough apart on this board."
    )
    assert refusal(4, mode=Mode.TEAMS, teleporters=1, rocks=3, blobs=3).startswith("rocks: 8 hexes")


def test_variants_have_the_room_of_the_board_that_they_are_played_on() -> None:
    most = {"teleporters": 2, "rocks": 2, "blobs": 2}
    assert accepted(2, **most)
    assert refusal(2, mode=Mode.ADVANCED_TWO_PLAYER, **most).startswith("teleporters: 8 hexes")
    assert accepted(3, **most)
    assert refusal(3, mode=Mode.TEAMS, **most).startswith("teleporters: 8 hexes")
    assert accepted(3, mode=Mode.SIMPLIFIED, **most)


@pytest.mark.parametrize("field", ["teleporters", "rocks", "blobs", "mud"])
def test_a_count_is_up_to_three_and_only_for_random_placing(field: str) -> None:
    assert accepted(6, **{field: 3})
    for count in (-1, 4):
        assert refusal(6, **{field: count}) == f"{field}: 0 to 3 are possible, not {count}."
    for placing in (Placing.EXAMPLE, Placing.BY_HAND):
        message = refusal(6, placing=placing, **{field: 1})
        assert message == f"{field}: numbers are for random placing, but placing is {placing.wire}."


@pytest.mark.parametrize("field", ["teleporter_hexes", "rock_hexes", "blob_hexes", "mud_hexes"])
def test_hexes_are_only_for_placing_by_hand(field: str) -> None:
    value: Any = (((-1, -2), (1, 2)),) if field == "teleporter_hexes" else ((-2, 2),)
    assert accepted(2, placing=BY_HAND, **{field: value})
    for placing in (Placing.EXAMPLE, Placing.RANDOM):
        message = refusal(2, placing=placing, **{field: value})
        assert message == f"{field}: hexes are for placing by hand, but placing is {placing.wire}."
    assert refusal(2, placing=BY_HAND, **{field: value * 4}) == f"{field}: at most 3 are possible, not 4."


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        ((5, 0), "is off the board"),
        ((4, -2), "is on the outer ring"),
        ((2, 0), "is next to a base"),
        ((0, 0), "is the centre"),
        ((1, -1), "is used by the set-up"),
        ((-1, -2), "has an element already"),
        ((-1, -1), "is next to another element"),
    ],
)
def test_solid_elements_keep_their_distance(at: tuple[int, int], reason: str) -> None:
    pair = ((-1, -2), (1, 2))
    for field in ("rock_hexes", "blob_hexes"):
        message = refusal(2, placing=BY_HAND, teleporter_hexes=(pair,), **{field: ((-2, 2), at)})
        assert message == f"{field}[1]: hex ({at[0]}, {at[1]}) {reason}."
    message = refusal(2, placing=BY_HAND, teleporter_hexes=(pair, ((-2, 2), at)))
    assert message == f"teleporter_hexes[1][1]: hex ({at[0]}, {at[1]}) {reason}."


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        ((5, 0), "is off the board"),
        ((0, 0), "is the centre"),
        ((-4, 3), "is used by the set-up"),
        ((3, 0), "is used by the set-up"),
        ((-2, 2), "has an element already"),
    ],
)
def test_mud_lies_anywhere_but_on_what_is_there(at: tuple[int, int], reason: str) -> None:
    message = refusal(2, placing=BY_HAND, rock_hexes=((-2, 2),), mud_hexes=(at,))
    assert message == f"mud_hexes[0]: hex ({at[0]}, {at[1]}) {reason}."


def test_mud_lies_on_the_ring_next_to_bases_and_next_to_elements() -> None:
    assert accepted(2, placing=BY_HAND, rock_hexes=((-2, 2),), mud_hexes=((4, -2), (2, 0), (-2, 1)))


def test_mud_may_lie_where_the_simplified_game_has_no_robot() -> None:
    place = {"placing": BY_HAND, "mud_hexes": ((0, -4),)}
    assert refusal(2, **place) == "mud_hexes[0]: hex (0, -4) is used by the set-up."
    assert accepted(2, mode=Mode.SIMPLIFIED, **place)


# --- what the modes change --------------------------------------------------------------------------------------


FOUR = {"red": (4, -4), "yellow": (-4, 4), "green": (1, 0), "blue": (-4, 0)}
"""Red and green are on one side; green's base is in front of red A."""


def test_time_out_of_a_simplified_first_turn_places_one_tile() -> None:
    after = scene(mode="simplified", changes={"red": {"turns": 0}}).time_out()
    assert after.seat("red")["program"] == {"A": ["turn_right", None, None]}


def test_unloading_looks_at_the_unloading_robot() -> None:
    robots = {"blue A": {"at": (1, 0), "facing": 1, "cargo": "green"}}
    bases = {**FOUR, "green": (1, 1)}
    after = scene("zap", mode="advanced_two_player", seats=4, robots=robots, bases=bases).run()
    assert after.answer(ZapRobot(Tile.UNLOAD)).seat("green")["delivered"]["green"] == 1
    robots = {"green A": {"at": (1, 0), "facing": 1, "cargo": "green"}}
    bases = {**FOUR, "green": FOUR["red"], "red": (1, 1)}
    own = scene("zap", mode="advanced_two_player", seats=4, robots=robots, bases=bases).run()
    assert own.answer(ZapRobot(Tile.UNLOAD)).reasons == [("unload", "own_other_base")]


def test_team_mates_unload_into_each_others_bases() -> None:
    after = scene("unload", cargo="blue", mode="teams", seats=4, bases=FOUR, stack=["dash"]).run()
    assert after.seat("green")["delivered"]["blue"] == 1
    assert after.seat("green")["specials"] == ["dash"]
    assert after.pending is not None
    assert after.pending["seat"] == "green"


def test_robots_of_a_team_are_friendly() -> None:
    robots = {"green A": {"at": (1, 0), "cargo": "pink"}}
    programs: dict[str, list[str | None]] = {"green A": ["anti_theft", "anti_zap"]}
    given: Any = {"mode": "teams", "seats": 4, "robots": robots, "programs": programs}
    assert scene("load", **given).run().cargo("red A") == "pink"
    zapped = scene("zap", **given).run()
    assert zapped.pending is not None
    assert zapped.pending["kind"] == "zap_robot"


# --- the page on the rules --------------------------------------------------------------------------------------


PAGE = (Path(__file__).parents[3] / "docs" / "rules.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    below = PAGE.split(f"# {heading}\n", 1)[1]
    table = re.search(r"(?:^\|.*\n)+", below, re.MULTILINE)
    assert table
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[0].splitlines()[2:]]


def test_every_reason_has_its_section_and_an_example() -> None:
    table = rows("Why an order is ignored")
    assert [row[0] for row in table] == [f"`{reason.wire}`" for reason in Reason]
    assert all(re.fullmatch(r"§[458]", row[3]) for row in table)
    assert all(row[2] and row[4] for row in table)


def test_every_option_has_its_sentence() -> None:
    table = rows("Options")
    named = [name for row in table for name in re.findall(r"`(\w+)`", row[0])]
    assert named == [field.name for field in msgspec.structs.fields(Options)]
    values = " ".join(row[1] for row in table)
    assert all(f"`{one.wire}`" in values for one in (*Mode, *Placing))
    assert all(row[2].endswith(".") for row in table)


def test_the_capacities_are_those_of_the_data() -> None:
    (table,) = rows("Where elements may lie")
    assert table[1:] == [str(SETUPS[seats].capacity) for seats in sorted(SETUPS)]
