"""The columns of a finished match follow from its room and its log.

Places count the teams in front, and a first place is shared with other teams only.
"""

import random
from dataclasses import replace
from hashlib import sha256

import pytest
from msgspec import json
from msgspec.structs import replace as changed

from botyard.accounts.pseudonyms import Pseudonyms
from botyard.archive.match import FinishedMatch, Result
from botyard.errors import Unreadable
from botyard.games.interface import TeamPlay
from botyard.games.registry import GAMES
from botyard.replay.log_replay import room_after
from botyard.rooms.finished_match import finished_match
from botyard.rooms.match.desertion import IDLE_MS, end_of_idleness
from botyard.rooms.places import place_of
from botyard.rooms.record import Entry
from botyard.rooms.requests import Attend, EndMatch, RoomRequest
from botyard.rooms.room import Room
from botyard.rooms.sight.public_names import STORED_NAMES, PublicNames
from botyard_protocol import messages as m
from botyard_protocol.twin_tin_bots import Mode, Options
from tests.games.golden import VARIANTS, Playthrough
from tests.replay.matches import SECRET, Table, answer, brief, played_out, timed
from tests.support.default_game import GAME

DIGEST = sha256(b"log").hexdigest()


def of(table: Table, names: PublicNames = STORED_NAMES) -> FinishedMatch:
    """The match of a table."""
    assert table.room is not None
    return finished_match(table.room, (2, len(table.entries)), DIGEST, table.entries, names)


def table_of(entries: tuple[Entry, ...]) -> Table:
    """The table that some entries lead to."""
    room: Room | None = None
    for entry in entries:
        room = room_after("room1", SECRET, room, entry)
    return Table(room, entries)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_places_points_and_results_are_those_of_the_game(variant: Playthrough) -> None:
    table = played_out(variant.players, variant.options, variant.seed, resign=True, game=variant.game)
    assert table.room is not None
    made, game, state = of(table), GAMES[variant.game], table.room.state
    ranked = [seat for place in game.ranking(state) for seat in place]
    assert sorted(ranked) == [seat.seat for seat in made.seats if seat.place is not None]
    teams = game.teams(state) if isinstance(game, TeamPlay) else range(len(made.seats))
    places = sorted({(seat.place or 0, teams[seat.seat]) for seat in made.seats})
    assert [team for _, team in places] == list(dict.fromkeys(teams[seat] for seat in ranked))
    winners = {seat.identity for seat in made.seats if seat.place == 1}
    first = {seat.identity: seat.result for seat in made.seats if seat.first}
    won = Result.WON if [place for place, _ in places].count(1) == 1 else Result.SHARED
    assert first == {identity: won if identity in winners else Result.LOST for identity in first}
    assert (made.turns, made.number, made.epoch) == (game.turns(state), len(table.entries), 2)


def test_times_and_settings_are_those_of_the_room() -> None:
    settings = m.RoomSettings(watching=m.Watching.LINK)
    table = played_out(2, settings=settings, pause=700)
    made = of(table)
    assert made.created // 1000 == table.entries[0].time // 1000
    starts = [entry.time for entry in table.entries if any(isinstance(one, m.MatchStarted) for one in entry.events)]
    assert [made.started] == starts
    assert made.ended == table.entries[-1].time
    assert (made.public, made.with_bots, made.rated, made.abandoned, made.clock) == (False, False, False, "", "")
    assert table.room is not None
    assert table.room.record.options is not None
    assert set(json.decode(made.options)) == {"game", *table.room.record.options.__struct_fields__}


def test_a_resigned_player_has_left() -> None:
    made = of(table_of(brief(3).entries))
    assert sorted((seat.left, seat.result.value) for seat in made.seats) == [(False, "won"), (True, "lost")]
    assert made.public is True


def test_time_outs_are_counted_by_seat() -> None:
    entries = timed(moves=40).entries
    made = of(table_of(entries))
    events = [event for entry in entries for event in entry.events]
    for seat in made.seats:
        assert seat.timeouts == sum(isinstance(one, m.TimedOut) and one.seat == seat.seat for one in events)
    assert sum(seat.timeouts for seat in made.seats) > 0
    assert json.decode(made.clock)["bank"] == 10


def test_a_player_who_was_missing_when_the_others_ended_the_match_has_left() -> None:
    table = Table()
    table.ask("Ann", m.CreateRoom("c", GAME, 2, "Table"))
    table.ask("Ben", m.Join("j", "room1"))
    table.ask("Clock", Attend("left", "ben", table.now, left=True))
    table.ask("Ann", m.Vote("v", m.Remedy.END))
    made = of(table)
    assert made.abandoned == "vote"
    assert [(seat.name, seat.left, seat.result, seat.place) for seat in made.seats] == [
        ("Ann", False, Result.NONE, None),
        ("Ben", True, Result.NONE, None),
    ]


RATED = m.RoomSettings(rated=True)
BEN_LEFT = ("Clock", Attend("left", "ben", 1_000, left=True))


def idle(*asks: tuple[str, RoomRequest], without_rules: RoomRequest | None = None) -> tuple[FinishedMatch, set[int]]:
    """The match of Ann and Ben that ended after 14 days in which one of them was asked, and the seats that were."""
    table, chance = Table(), random.Random(1)
    table.ask("Ann", m.CreateRoom("c", GAME, 2, "Table", settings=RATED))
    table.ask("Ben", m.Join("j", "room1"))
    while len(table.entries) < 12 or len({choice.seat for choice in table.entries[-1].choices}) > 1:
        answer(table, chance)
    asked = {choice.seat for choice in table.entries[-1].choices}
    table.now += 3_600_000
    for name, ask in asks:
        table.ask(name, ask)
    if without_rules is not None:
        table.ask_without_rules("Ann", without_rules)
    table.now += IDLE_MS
    assert table.room is not None
    table.ask("Clock", end_of_idleness(table.room.record).ask)
    return of(table), asked


def test_players_who_did_not_answer_until_the_match_ended_have_left() -> None:
    made, asked = idle()
    assert (made.abandoned, made.rated, len(asked)) == ("deserted", True, 1)
    assert {seat.seat for seat in made.seats if seat.left} == asked


def test_a_request_at_a_node_without_the_rules_changes_nothing_of_who_was_asked() -> None:
    made, asked = idle(without_rules=m.SetLink("l", None))
    assert {seat.seat for seat in made.seats if seat.left} == asked


def test_a_player_who_gave_up_waiting_for_an_answer_has_not_left() -> None:
    waiting = "ann" if idle()[1] == {1} else "ben"
    made, asked = idle(("Clock", Attend("gone", waiting, 1_000)))
    assert {seat.seat for seat in made.seats if seat.left} == asked
    assert waiting not in {seat.identity for seat in made.seats if seat.left}


def test_a_player_who_left_for_good_has_left_an_idle_match_and_no_other_has() -> None:
    leaver = "ann" if idle()[1] == {1} else "ben"
    made, _ = idle(("Clock", Attend("left", leaver, 1_000, left=True)))
    assert {seat.identity for seat in made.seats if seat.left} == {leaver}


def test_no_player_of_an_adjourned_match_has_left_by_not_answering() -> None:
    made, _ = idle(BEN_LEFT, ("Ann", m.Vote("v", m.Remedy.ADJOURN)))
    assert [seat.name for seat in made.seats if seat.left] == ["Ben"]


def ended(*asks: tuple[str, RoomRequest], settings: m.RoomSettings = RATED, turns: int = 0) -> FinishedMatch:
    """The match of Ann and Ben after so many answers and these requests."""
    table, chance = Table(), random.Random(1)
    table.ask("Ann", m.CreateRoom("c", GAME, 2, "Table", settings=settings))
    table.ask("Ben", m.Join("j", "room1"))
    for _ in range(turns):
        answer(table, chance)
    for name, ask in asks:
        table.ask(name, ask)
    return of(table)


def test_a_match_is_rated_if_that_was_agreed() -> None:
    assert of(played_out(2, settings=RATED)).rated is True
    assert ended(("Ben", m.Resign("r", 1))).rated is True
    assert ended(("Ben", m.Resign("r", 1)), settings=m.RoomSettings()).rated is False


def test_a_match_that_ends_before_all_people_had_a_turn_is_not_rated() -> None:
    stop = (BEN_LEFT, ("Ann", m.Vote("v", m.Remedy.END)))
    assert ended(*stop).rated is False
    later = ended(*stop, turns=12)
    assert (later.abandoned, later.rated) == ("vote", True)


def test_a_match_that_an_operator_ends_is_not_rated() -> None:
    assert ended(("Operator", EndMatch("e", "why")), turns=12).rated is False


def test_a_match_in_which_a_substitute_played_is_not_rated() -> None:
    entries = played_out(2, settings=RATED).entries
    number = next(n for n, entry in enumerate(entries) if isinstance(entry.command, m.Command))
    changed_entry = changed(entries[number], identity="b-0123456789abcdef")
    table = played_out(2, settings=RATED)
    assert of(replace(table, entries=(*entries[:number], changed_entry, *entries[number + 1 :]))).rated is False


def test_partners_of_a_game_with_teams_have_one_number() -> None:
    ttb = played_out(4, Options(Mode.TEAMS), game="twin_tin_bots")
    assert [seat.team for seat in of(ttb).seats] == [0, 1, 0, 1]
    alone = played_out(4, Options(), game="twin_tin_bots")
    assert [seat.team for seat in of(alone).seats] == [None] * 4


def test_partners_win_together_and_a_draw_is_shared() -> None:
    won = of(played_out(4, Options(Mode.TEAMS), seed=2, game="twin_tin_bots"))
    assert sorted((seat.place, seat.result.value) for seat in won.seats) == [(1, "won")] * 2 + [(2, "lost")] * 2
    drawn = of(played_out(2, Options(Mode.ADVANCED_TWO_PLAYER, stalled_after=1), game="twin_tin_bots"))
    assert {(seat.place, seat.result) for seat in drawn.seats} == {(1, Result.SHARED)}


def test_a_deleted_person_has_the_pseudonym() -> None:
    table = played_out(2)
    assert table.room is not None
    record = changed(table.room.record, name="Ann's table")
    names = Pseudonyms()
    names.add("ann", "Former player 7")
    made = of(replace(table, room=changed(table.room, record=record)), names)
    assert made.name == "Former player 7's table"
    assert sorted(seat.name for seat in made.seats) == ["Ben", "Former player 7"]


def test_a_match_without_its_rules_is_unreadable() -> None:
    table = played_out(2)
    assert table.room is not None
    unknown = changed(table.room, record=changed(table.room.record, rules_version=999))
    with pytest.raises(Unreadable, match="rules of a finished match"):
        of(replace(table, room=unknown))


# --- places -----------------------------------------------------------------------------------------------------


ALONE, PAIRS = (0, 1, 2, 3), (0, 1, 0, 1)
"""The teams of four seats that play each for itself, and of two pairs."""


@pytest.mark.parametrize(
    ("ranking", "teams", "seats", "place"),
    [
        (((1,), (0,)), ALONE, (0,), (2, False)),
        (((1, 2), (0,)), ALONE, (0,), (3, False)),
        (((0, 1), (2,)), ALONE, (1,), (1, True)),
        (((0, 1), (2,)), ALONE, (0, 1), (1, False)),
        (((0, 2), (1, 3)), PAIRS, (0,), (1, False)),
        (((0, 2), (1, 3)), PAIRS, (1, 3), (2, False)),
        (((0, 1, 2, 3),), PAIRS, (0, 2), (1, True)),
        (((), (0,)), ALONE, (0,), (2, False)),
        (((1,), (), (0,)), ALONE, (0,), (3, False)),
        (((0,), ()), ALONE, (0,), (1, False)),
        ((), ALONE, (0,), (None, False)),
    ],
)
def test_the_place_of_a_player_counts_the_teams_in_front(
    ranking: tuple[tuple[int, ...], ...], teams: tuple[int, ...], seats: tuple[int, ...], place: tuple[int | None, bool]
) -> None:
    assert place_of(ranking, teams, seats) == place
