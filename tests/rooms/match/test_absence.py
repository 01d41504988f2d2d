"""Missing players of a match, what the others decide, and what that does: decided as by a node, and verified."""

import random
from typing import Any

import pytest

from botyard.bot_runner.runner import BotTurn
from botyard.errors import Refused
from botyard.games.registry import GAMES
from botyard.replay.verify import verify
from botyard.rooms.match import absence
from botyard.rooms.match.bot_timing import bot_choices
from botyard.rooms.match.clock import due_alarm
from botyard.rooms.match.preset_answers import SideData, due_answer
from botyard.rooms.record import Record
from botyard.rooms.requests import Attend
from botyard.rooms.room import Room, answerable_choices, open_choices
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from botyard_protocol.messages import Abandoned, BotLevel, Pace, Remedy, TimeControl
from botyard_protocol.twin_tin_bots import BlobRule, CrystalRule, Mode, Options, StandingAnswers, ZapRule
from tests.games.players import PLAYERS
from tests.games.twin_tin_bots.scene import scene
from tests.replay import matches
from tests.replay.matches import Table, match_of
from tests.support.default_game import GAME
from tests.support.rooms import visit_of

LIVE = TimeControl(Pace.LIVE, bank=300, increment=0, cap=300, off_turn=60)
SLOW = TimeControl(Pace.SLOW, turn=86_400 * 3, off_turn=3_600)
GONE = 1_000_000
TWIN_TIN_BOTS = "twin_tin_bots"
"""A game with standing answers, whose options can give a player two seats."""
AT_ONCE_MS = 10_000
"""The time for an animation, and a moment."""
NAMES = ("Ann", "Ben", "Cay", "Dan")


class Match(Table):
    """A match of people, and who of them is gone."""

    @property
    def at(self) -> Room:
        assert self.room is not None
        return self.room

    @property
    def record(self) -> Record:
        return self.at.record

    @property
    def absence(self) -> m.Absence:
        assert self.record.absence is not None
        return self.record.absence

    @property
    def room_events(self) -> tuple[m.Event, ...]:
        """The events of the last entry, without the game's own."""
        return tuple(event for event in self.entries[-1].events if isinstance(event, m.RoomEvent))

    def gone(self, name: str, since: int = GONE, after: int = 200_000) -> None:
        """Let the nodes record that a player has gone. `after`: how many ms later they do."""
        self.now = max(self.now, since + after)
        self.ask("Clock", Attend(f"gone-{name}-{since}", name.lower(), since))

    def left(self, name: str) -> None:
        """Let a player leave for good: the account was deleted, or a guest has logged out."""
        self.ask("Clock", Attend(f"left-{name}", name.lower(), self.now, left=True))

    def ranking(self) -> tuple[tuple[str, ...], ...]:
        """The names by place, of a match that is over."""
        ranking = GAMES[self.record.game].ranking(self.at.state)
        assert ranking is not None
        holders = [one.identity if one is not None else "" for one in self.record.seats]
        return tuple(tuple(holders[seat] for seat in place) for place in ranking)

    def seen(self, name: str) -> None:
        self.ask("Clock", Attend(f"seen-{name}-{len(self.entries)}", name.lower(), 0))

    def vote(self, name: str, remedy: Remedy, level: BotLevel | None = None) -> None:
        self.ask(name, m.Vote(f"v{len(self.entries)}", remedy, level))

    def move(self) -> str:
        """Answer as the first player who is asked; return the name."""
        choice = open_choices(self.at)[0]
        holder = self.record.seats[choice.seat]
        assert holder is not None
        name: str = holder.name
        self.ask(name, self.command(choice))
        return name

    def command(self, choice: Any) -> m.Command:
        name = self.record.game
        view = GAMES[name].view(self.at.state, (choice.seat,))
        answer = PLAYERS[name](random.Random(len(self.entries)), choice, view)
        return m.Command(f"m{len(self.entries)}", choice.seat, choice.id, answer)

    def asked_name(self) -> str:
        """The first player for whom the match waits."""
        choice = open_choices(self.at)[0]
        holder = self.record.seats[choice.seat]
        assert holder is not None
        name: str = holder.name
        return name

    def until_asked(self, name: str) -> None:
        while self.asked_name() != name:
            self.move()

    def ends_well(self) -> None:
        """Play on to an end, and have all of it verified."""
        if self.record.status is m.Status.PLAYING:
            for name in absence.players(self.at)[1:]:
                seat = self.record.seats_of(name)[0]
                self.ask(name.title(), m.Resign(f"r{seat}", seat))
        assert verify(match_of(self)).faults == ()


def match(
    players: int = 3, clock: TimeControl | None = None, options: Options | None = None, game: str = GAME
) -> Match:
    """A match of the first people of `NAMES`."""
    table = Match()
    table.ask("Ann", m.CreateRoom("c", game, players, "Table", options, clock))
    for name in NAMES[1:players]:
        table.ask(name, m.Join("j", "room1"))
    return table


def refused(table: Match, name: str, ask: Any) -> str:
    """The code with which a request is refused; it changes nothing."""
    before = table.room
    with pytest.raises(Refused) as why:
        table.ask(name, ask)
    assert table.room == before
    return why.value.code


# --- who is gone ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "grace"),
    [
        (LIVE, 60_000),
        (None, 120_000),
        (SLOW, 86_400_000),
        (TimeControl(Pace.SLOW, turn=7_200, off_turn=3_600), 7_200_000),
    ],
)
def test_the_grace_depends_on_the_tempo(clock: TimeControl | None, grace: int) -> None:
    assert absence.grace_ms(clock) == grace
    table = match(2, clock)
    name = table.asked_name()
    table.now = GONE + grace - 2
    early = Attend("gone-1", name.lower(), GONE)
    assert refused(table, "Clock", early) is Code.NOBODY_MISSING
    table.now = GONE + grace
    table.ask("Clock", early)
    seat = table.record.seats_of(name.lower())[0]
    assert table.room_events[0] == m.PersonGone(seat, GONE)
    assert table.room_events[-1] == m.AbsenceChanged(m.Absence((m.Missing(name.lower(), GONE),), needed=1))


def test_a_player_for_whom_a_slow_match_does_not_wait_is_not_missing() -> None:
    table = match(2, SLOW)
    table.move()
    table.now = GONE + 90_000_000
    other = next(name for name in ("Ann", "Ben") if name != table.asked_name())
    assert refused(table, "Clock", Attend("g", other.lower(), GONE)) is Code.NOBODY_MISSING


@pytest.mark.parametrize(("rated", "clock"), [(True, None), (False, None), (True, LIVE)])
def test_no_player_of_a_rated_match_without_a_clock_is_recorded_while_the_others_do_not_move(
    rated: bool, clock: TimeControl | None
) -> None:
    table = Match()
    table.ask("Ann", m.CreateRoom("c", GAME, 2, "Table", None, clock, settings=m.RoomSettings(rated=rated)))
    table.ask("Ben", m.Join("j", "room1"))
    table.move()
    idle = table.asked_name()
    patient = next(name for name in ("Ann", "Ben") if name != idle)
    at = GONE + 200_000
    assert absence.is_reported(table.at, idle.lower(), GONE, at)
    assert absence.is_reported(table.at, patient.lower(), GONE, at) is not (rated and clock is None)
    assert absence.is_missed(table.at, patient.lower(), GONE, at)


def test_an_absence_is_recorded_once_and_only_for_players() -> None:
    table = match(3)
    table.gone("Ben")
    assert refused(table, "Clock", Attend("g2", "ben", GONE + 1)) is Code.NOBODY_MISSING
    assert refused(table, "Clock", Attend("g3", "eve", GONE)) is Code.NOBODY_MISSING
    assert refused(table, "Clock", Attend("s", "ann", 0)) is Code.NOBODY_MISSING
    table.ask("Cay", m.Resign("r", table.record.seats_of("cay")[0]))
    assert refused(table, "Clock", Attend("g4", "cay", GONE)) is Code.NOBODY_MISSING


def test_a_room_without_a_match_has_no_missing_players() -> None:
    table = Match()
    table.ask("Ann", m.CreateRoom("c", GAME, 2, "Table"))
    table.now = GONE * 2
    assert refused(table, "Clock", Attend("g", "ann", GONE)) is Code.GAME_OVER
    assert refused(table, "Ann", m.Vote("v", Remedy.WAIT)) is Code.NOT_STARTED


def test_a_player_who_is_connected_again_is_not_missing_and_votes_are_void() -> None:
    table = match(4)
    table.gone("Ben")
    table.vote("Ann", Remedy.END)
    assert table.absence.ballots == (m.Ballot("ann", Remedy.END),)
    table.seen("Ben")
    assert table.room_events == (m.PersonSeen(table.record.seats_of("ben")[0]), m.AbsenceChanged(None))
    assert table.record.absence is None
    table.ends_well()


def test_a_decision_does_not_hold_for_another_missing_person() -> None:
    table = match(4)
    table.gone("Ben")
    table.vote("Ann", Remedy.WAIT)
    table.vote("Cay", Remedy.WAIT)
    before = table.absence
    table.gone("Dan", GONE + 1)
    assert before.decided is Remedy.WAIT
    assert table.absence.decided is None
    assert refused(table, "Clock", Attend("again", "ben", GONE)) is Code.NOBODY_MISSING


def test_a_decision_holds_when_the_same_person_is_missing_again() -> None:
    table = match(3)
    table.gone("Ben")
    table.vote("Ann", Remedy.RULES)
    table.vote("Cay", Remedy.RULES)
    table.seen("Ben")
    table.gone("Ben", table.now)
    (ben,) = table.absence.missing
    assert (ben.ruled, table.absence.decided) == (True, Remedy.RULES)


def test_when_another_player_is_gone_the_others_vote_anew() -> None:
    table = match(4)
    table.gone("Ben")
    table.vote("Ann", Remedy.END)
    table.gone("Cay", GONE + 1)
    assert (table.absence.ballots, table.absence.decided, table.absence.needed) == ((), None, 2)
    assert [one.identity for one in table.absence.missing] == ["ben", "cay"]


# --- votes ------------------------------------------------------------------------------------------------------


def test_more_than_half_of_those_who_are_here_decide() -> None:
    table = match(4)
    table.gone("Dan")
    assert table.absence.needed == 2
    table.vote("Ann", Remedy.BOT, BotLevel.GREEDY)
    table.vote("Ben", Remedy.BOT, BotLevel.PLANNER)
    assert len(table.absence.ballots) == 2, "another level is another remedy"
    table.vote("Ann", Remedy.WAIT)
    table.vote("Ben", Remedy.WAIT)
    assert table.room_events[1] == m.Decided(Remedy.WAIT)
    assert table.absence == m.Absence(table.absence.missing, decided=Remedy.WAIT, needed=2)


@pytest.mark.parametrize("clock", [None, LIVE])
@pytest.mark.parametrize(("remedy", "status"), [(Remedy.ADJOURN, m.Status.PLAYING), (Remedy.END, m.Status.FINISHED)])
def test_votes_that_are_enough_once_a_player_resigns_decide(
    remedy: Remedy, status: m.Status, clock: TimeControl | None
) -> None:
    table = match(3, clock)
    table.gone("Cay")
    table.vote("Ann", remedy)
    assert table.absence.ballots
    table.ask("Ben", m.Resign("r1", 1))
    assert m.Decided(remedy) in table.room_events
    assert table.record.status is status
    assert table.record.halted
    table.ends_well()


def test_the_only_player_left_decides_alone() -> None:
    table = match(2)
    table.gone("Ben")
    table.vote("Ann", Remedy.END)
    assert table.record.status is m.Status.FINISHED


@pytest.mark.parametrize(
    ("name", "remedy", "level", "code"),
    [
        ("Eve", Remedy.WAIT, None, Code.NOT_YOUR_SEAT),
        ("Ann", Remedy.GO_ON, None, Code.NOT_OFFERED),
        ("Ann", Remedy.BOT, None, Code.INVALID_FIELD),
        ("Ann", Remedy.BOT, BotLevel.RANDOM, Code.INVALID_FIELD),
        ("Ann", Remedy.END, BotLevel.GREEDY, Code.INVALID_FIELD),
        ("Cay", Remedy.END, None, Code.ALREADY_RESIGNED),
    ],
)
def test_votes_that_make_no_sense_are_refused(name: str, remedy: Remedy, level: BotLevel | None, code: Code) -> None:
    table = match(4)
    table.ask("Cay", m.Resign("r", table.record.seats_of("cay")[0]))
    table.gone("Ben")
    assert refused(table, name, m.Vote("v", remedy, level)) is code


def test_without_a_missing_player_there_is_no_vote() -> None:
    assert refused(match(2), "Ann", m.Vote("v", Remedy.END)) is Code.NOBODY_MISSING


def test_a_missing_player_who_votes_is_back() -> None:
    table = match(3)
    table.gone("Ben")
    assert refused(table, "Ben", m.Vote("v", Remedy.END)) is Code.NOBODY_MISSING
    table.gone("Cay")
    table.vote("Ben", Remedy.WAIT)
    assert [one.identity for one in table.absence.missing] == ["cay"]


def test_a_substitute_bot_has_a_name_of_its_own() -> None:
    table = Match()
    table.ask("Ann", m.CreateRoom("c", GAME, 6, "Table", bots=(BotLevel.RANDOM,) * 4))
    table.ask("Ben", m.Join("j", "room1"))
    taken = {occupant.name for occupant in table.record.seats if occupant is not None}
    table.gone("Ben")
    table.vote("Ann", Remedy.BOT, BotLevel.GREEDY)
    (ben,) = table.absence.missing
    assert ben.bot is not None
    assert ben.bot.name not in taken


def test_bots_have_no_say() -> None:
    table = Match()
    table.ask("Ann", m.CreateRoom("c", GAME, 4, "Table", bots=(BotLevel.RANDOM, BotLevel.RANDOM)))
    table.ask("Ben", m.Join("j", "room1"))
    table.gone("Ben")
    assert table.absence.needed == 1


def test_an_adjourned_match_goes_on_by_more_than_half_of_all_while_a_player_is_missing() -> None:
    table = match(4)
    table.gone("Dan")
    for name in ("Ann", "Ben"):
        table.vote(name, Remedy.ADJOURN)
    assert (table.absence.adjourned > 0, table.absence.needed) == (True, 3)
    table.vote("Ann", Remedy.GO_ON)
    table.vote("Ben", Remedy.GO_ON)
    assert table.absence.adjourned, "two of four are not more than half"
    table.vote("Cay", Remedy.GO_ON)
    assert not table.absence.adjourned


def test_votes_of_players_who_resigned_do_not_count() -> None:
    table = match(4)
    table.gone("Dan")
    table.vote("Ann", Remedy.END)
    table.ask("Ann", m.Resign("r", table.record.seats_of("ann")[0]))
    assert table.absence.needed == 2
    table.vote("Ben", Remedy.END)
    assert not table.record.halted
    table.vote("Cay", Remedy.END)
    assert table.record.status is m.Status.FINISHED


# --- remedies ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [None, LIVE])
def test_the_rules_answer_at_once_until_the_person_is_back(clock: TimeControl | None) -> None:
    table = match(2, clock)
    table.until_asked("Ben")
    table.gone("Ben", table.now, 150_000)
    table.vote("Ann", Remedy.RULES)
    seat = table.record.seats_of("ben")[0]
    assert m.SeatAbsent(seat) in table.room_events
    for _ in range(3):
        visit = visit_of(table.record, absence.auto_answer_at(table.record) if clock is None else None)
        assert visit is not None
        assert visit - table.now <= AT_ONCE_MS
        table.now = max(table.now, visit)
        alarm = due_alarm(table.record.clocks, table.now) or absence.auto_answer(
            table.record, answerable_choices(table.at)
        )
        assert alarm is not None
        table.ask("Clock", alarm)
        assert table.room_events[0] == m.TimedOut(seat)
        table.until_asked("Ben")
    table.move()
    assert m.SeatReturned(seat) in table.room_events
    assert table.record.absence is None
    clocks = table.record.clocks
    assert clocks is None or not clocks.accounts[seat].absent
    assert absence.auto_answer(table.record, answerable_choices(table.at)) is None
    table.ends_well()


def test_without_a_clock_the_rules_answer_for_no_other_player_and_not_too_early() -> None:
    table = match(2)
    table.until_asked("Ben")
    table.gone("Ben", table.now, 150_000)
    table.vote("Ann", Remedy.RULES)
    alarm = absence.auto_answer(table.record, answerable_choices(table.at))
    assert alarm is not None
    assert refused(table, "Clock", alarm) is Code.CHOICE_CLOSED
    table.now = absence.auto_answer_at(table.record)
    table.ask("Clock", alarm)
    assert refused(table, "Clock", alarm) is Code.CHOICE_CLOSED


def test_a_bot_plays_with_the_view_of_that_seat_until_the_person_is_back() -> None:
    table = match(3)
    table.until_asked("Ben")
    table.gone("Ben", table.now, 150_000)
    table.vote("Ann", Remedy.BOT, BotLevel.GREEDY)
    table.vote("Cay", Remedy.BOT, BotLevel.GREEDY)
    ((choice, bot),) = bot_choices(table.record, answerable_choices(table.at))
    assert (bot.bot, bot.identity.startswith("b-")) == (BotLevel.GREEDY, True)
    assert bot.name not in NAMES
    assert table.record.seats[choice.seat] == m.Occupant("ben", "Ben")
    turn = BotTurn(table.at, choice, bot)
    _, level, view, _, _ = turn.question()
    assert level == BotLevel.GREEDY
    assert view == BotTurn(table.at, choice, m.Occupant("ben", "Ben", BotLevel.GREEDY)).question()[2]
    command = turn.request(turn.rules_answer()).ask
    table.now += 1
    (seat,) = table.record.seats_of("ben")
    table.ask(bot.identity, command)
    assert (table.entries[-1].identity, table.entries[-1].seat) == (bot.identity, seat)
    table.seen("Ben")
    assert table.absence.missing == (m.Missing("ben", 0, bot=bot),), "connected is not back"
    table.ask("Ben", m.ComeBack("b", seat))
    assert m.SeatReturned(seat) in table.room_events
    assert bot_choices(table.record, answerable_choices(table.at)) == []
    table.until_asked("Ben")
    late = replace_seat(command, answerable_choices(table.at)[0])
    with pytest.raises(Refused) as why:
        table.ask(bot.identity, late)
    assert why.value.code is Code.NOT_YOUR_SEAT
    table.ends_well()


def replace_seat(command: Any, choice: Any) -> m.Command:
    return m.Command("late", choice.seat, choice.id, command.command)


@pytest.mark.parametrize("remedy", [Remedy.WAIT, Remedy.ADJOURN])
def test_a_returned_player_without_a_substitute_is_not_missing(remedy: Remedy) -> None:
    table = match(3)
    table.gone("Cay")
    for name in ("Ann", "Ben"):
        table.vote(name, Remedy.RULES)
    table.seen("Cay")
    assert table.absence.missing, "the rules answer until she acts"
    for name in ("Ann", "Ben"):
        table.vote(name, remedy)
    assert table.record.absence is None or table.absence.missing == ()
    assert (table.record.absence is None) is (remedy is Remedy.WAIT)
    table.ends_well()


def test_a_missing_player_who_acts_is_back_and_the_bot_leaves() -> None:
    table = match(2)
    table.until_asked("Ben")
    table.gone("Ben", table.now, 150_000)
    table.vote("Ann", Remedy.BOT, BotLevel.PLANNER)
    table.move()
    assert m.SeatReturned(table.record.seats_of("ben")[0]) in table.room_events
    assert table.record.absence is None


def test_a_player_with_a_substitute_has_no_preset_answers() -> None:
    table = match(2, game=TWIN_TIN_BOTS)
    rules = StandingAnswers(ZapRule.DECLINE, (), BlobRule.DECLINE, CrystalRule.FIRST)
    at = scene("unload", cargo="green", bases={"red": (4, -4), "yellow": (1, 0)}).run().state
    asked_of = table.record.seats[1]
    assert asked_of is not None
    side_data = SideData(1, {asked_of.identity: rules})
    assert due_answer(Room(table.record, at), side_data) is not None
    name, other = asked_of.name, ({"Ann", "Ben"} - {asked_of.name}).pop()
    table.gone(name)
    table.vote(other, Remedy.BOT, BotLevel.GREEDY)
    assert due_answer(Room(table.record, at), side_data) is None


def test_an_adjourned_match_stands_still() -> None:
    table = match(2, LIVE)
    table.until_asked("Ben")
    table.gone("Ben", table.now, 70_000)
    left = table.record.clocks
    assert left is not None
    table.vote("Ann", Remedy.ADJOURN)
    stopped = table.record.clocks
    assert stopped is not None
    assert (stopped.running, table.absence.adjourned) == ((), table.now)
    assert visit_of(table.record) is None
    assert (answerable_choices(table.at), len(table.entries[-1].choices)) == ((), 1)
    (choice,) = open_choices(table.at)
    assert refused(table, "Ben", table.command(choice)) is Code.ADJOURNED
    assert refused(table, "Ann", m.Vote("v", Remedy.WAIT)) is Code.ADJOURNED
    table.now += 10_000_000
    table.seen("Ben")
    assert table.absence.needed == 1
    table.vote("Ben", Remedy.GO_ON)
    assert table.record.absence is None
    clocks = table.record.clocks
    assert clocks is not None
    assert [one.bank for one in clocks.accounts] == [one.bank for one in stopped.accounts]
    assert clocks.running[0].start > table.now
    table.ends_well()


def test_while_a_player_is_missing_more_than_half_of_all_are_needed_to_go_on() -> None:
    table = match(3)
    table.gone("Ben")
    table.vote("Ann", Remedy.ADJOURN)
    table.vote("Cay", Remedy.ADJOURN)
    assert table.absence.needed == 2
    table.gone("Cay", GONE + 1_000)
    table.vote("Ann", Remedy.GO_ON)
    assert table.absence.adjourned, "one of three"
    table.seen("Cay")
    table.vote("Ann", Remedy.GO_ON)
    table.vote("Cay", Remedy.GO_ON)
    assert table.absence == m.Absence((m.Missing("ben", GONE),), needed=2)
    table.ends_well()


def test_resigning_is_possible_in_an_adjourned_match() -> None:
    table = match(2)
    table.gone("Ben")
    table.vote("Ann", Remedy.ADJOURN)
    table.ask("Ben", m.Resign("r", table.record.seats_of("ben")[0]))
    assert table.record.status is m.Status.FINISHED
    assert verify(match_of(table)).faults == ()


def test_the_end_by_vote_closes_everything() -> None:
    table = match(2, LIVE)
    table.gone("Ben", table.now, 70_000)
    table.vote("Ann", Remedy.END)
    assert table.room_events[-3:] == (
        m.AbsenceChanged(None),
        m.MatchAbandoned(Abandoned.VOTE),
        m.MatchFinished(table.record.secret.hex()),
    )
    assert table.record.abandoned is Abandoned.VOTE
    assert table.entries[-1].choices == ()
    assert table.record.clocks is not None
    assert table.record.clocks.running == ()
    assert refused(table, "Ann", m.Vote("v", Remedy.WAIT)) is Code.GAME_OVER
    assert verify(match_of(table)).faults == ()


def test_a_match_that_all_people_have_left_to_bots_ends() -> None:
    table = Match()
    table.ask("Ann", m.CreateRoom("c", GAME, 4, "Table", bots=(BotLevel.RANDOM, BotLevel.RANDOM)))
    table.ask("Ben", m.Join("j", "room1"))
    table.ask("Ann", m.Resign("r", table.record.seats_of("ann")[0]))
    assert table.record.status is m.Status.PLAYING
    table.ask("Ben", m.Resign("r", table.record.seats_of("ben")[0]))
    assert (table.record.status, table.record.abandoned) == (m.Status.FINISHED, Abandoned.RESIGNED)
    assert verify(match_of(table)).faults == ()


def test_a_substitute_plays_both_seats_of_a_player_with_two() -> None:
    table = match(2, options=Options(mode=Mode.ADVANCED_TWO_PLAYER), game=TWIN_TIN_BOTS)
    table.until_asked("Ben")
    table.gone("Ben", table.now, 150_000)
    table.vote("Ann", Remedy.BOT, BotLevel.GREEDY)
    seats = table.record.seats_of("ben")
    bots = [absence.substitute(table.record, seat) for seat in seats]
    assert len(bots) == 2
    assert bots[0] == bots[1] is not None
    table.ask("Ben", m.ComeBack("b", seats[1]))
    assert [event for event in table.room_events if isinstance(event, m.SeatReturned)] == [
        m.SeatReturned(s) for s in seats
    ]


def test_a_player_who_is_not_missing_cannot_come_back() -> None:
    table = match(2)
    assert refused(table, "Ann", m.ComeBack("b", table.record.seats_of("ann")[0])) is Code.NOT_ABSENT


# --- forfeits -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [None, LIVE])
def test_the_other_of_two_wins_when_the_missing_player_forfeits(clock: TimeControl | None) -> None:
    table = match(2, clock)
    table.gone("Ben")
    table.vote("Ann", Remedy.FORFEIT)
    assert table.record.status is m.Status.FINISHED
    assert table.record.abandoned is None, "it has a result"
    assert table.ranking() == (("ann",), ("ben",))
    assert table.record.absence is None
    table.ends_well()


def test_the_others_play_on_when_one_of_three_forfeits() -> None:
    table = match(3)
    table.gone("Ben")
    table.vote("Ann", Remedy.FORFEIT)
    assert absence.players(table.at) == ["ann", "ben", "cay"], "half of those who are here do not decide"
    table.vote("Cay", Remedy.FORFEIT)
    assert m.Decided(Remedy.FORFEIT) in table.room_events
    assert table.record.status is m.Status.PLAYING
    assert absence.players(table.at) == ["ann", "cay"]
    assert table.record.absence is None
    assert refused(table, "Ben", m.Vote("v", Remedy.WAIT)) is Code.ALREADY_RESIGNED
    table.ends_well()
    assert "ben" in table.ranking()[-1]
    assert table.ranking()[0] == ("ann",)


def test_missing_players_forfeit_also_when_the_first_of_them_ends_the_match() -> None:
    table = match(4, options=Options(mode=Mode.TEAMS), game=TWIN_TIN_BOTS)
    for name in ("Ann", "Cay", "Ben"):
        table.gone(name)
    table.vote("Dan", Remedy.FORFEIT)
    assert table.record.status is m.Status.FINISHED
    assert table.record.abandoned is None
    assert [set(place) for place in table.ranking()] == [{"ben", "dan"}, {"ann", "cay"}]
    table.ends_well()


@pytest.mark.parametrize("asked", [0, 2])
def test_a_missing_player_with_two_seats_ranks_last_whichever_is_asked(
    monkeypatch: pytest.MonkeyPatch, asked: int
) -> None:
    table = next(found for secret in range(1, 40) if (found := _in_the_last_turn(monkeypatch, secret, asked)))
    holder = table.record.seats[asked]
    assert holder is not None
    table.gone(holder.name)
    other = "Ben" if holder.name == "Ann" else "Ann"
    table.vote(other, Remedy.FORFEIT)
    assert set(table.ranking()[0]) == {other.lower()}
    table.ends_well()


def _in_the_last_turn(monkeypatch: pytest.MonkeyPatch, secret: int, asked: int) -> Match | None:
    """A match in the turn that ends its only quiet round, if the seat that is asked then is the wanted one."""
    monkeypatch.setattr(matches, "SECRET", bytes([secret]) * 32)
    table = match(2, LIVE, Options(mode=Mode.ADVANCED_TWO_PLAYER, stalled_after=1), TWIN_TIN_BOTS)
    while table.record.status is m.Status.PLAYING:
        state = table.at.state
        if state.active == (state.first - 1) % 4 and state.asked == state.active and state.slot == -1:
            return table if state.active == asked else None
        table.move()
    return None


def test_all_missing_players_forfeit_at_once_but_not_those_who_are_connected_again() -> None:
    table = match(4)
    table.gone("Ben")
    for name in ("Ann", "Cay"):
        table.vote(name, Remedy.RULES)
    table.seen("Ben")
    table.gone("Dan")
    for name in ("Ann", "Cay"):
        table.vote(name, Remedy.FORFEIT)
    assert absence.players(table.at) == ["ann", "ben", "cay"]
    assert [(one.identity, one.ruled) for one in table.absence.missing] == [("ben", True)]
    table.ends_well()


def test_a_connected_player_does_not_forfeit() -> None:
    table = match(3)
    table.gone("Ben")
    for name in ("Ann", "Cay"):
        table.vote(name, Remedy.RULES)
    table.seen("Ben")
    assert refused(table, "Ann", m.Vote("v", Remedy.FORFEIT)) is Code.NOT_OFFERED


def test_in_a_paused_match_the_missing_player_may_forfeit_too() -> None:
    table = match(2)
    table.gone("Ben")
    table.vote("Ann", Remedy.ADJOURN)
    table.vote("Ann", Remedy.FORFEIT)
    assert table.ranking() == (("ann",), ("ben",))
    table.ends_well()


# --- players who can never come back --------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [None, LIVE, SLOW])
def test_a_player_who_can_never_come_back_is_missing_at_once(clock: TimeControl | None) -> None:
    table = match(3, clock)
    other = next(name for name in NAMES[:3] if name != table.asked_name())
    table.left(other)
    (missing,) = table.absence.missing
    assert (missing.identity, missing.left, table.absence.needed) == (other.lower(), True, 2)
    assert table.room_events[0] == m.PersonGone(table.record.seats_of(other.lower())[0], missing.since, True)
    assert refused(table, "Clock", Attend("s", other.lower(), 0)) is Code.NOBODY_MISSING, "a last socket does not count"
    assert refused(table, "Clock", Attend("l2", other.lower(), table.now, True)) is Code.NOBODY_MISSING
    table.ends_well()


def test_a_missing_player_who_can_never_come_back_puts_the_question_again() -> None:
    table = match(3)
    table.gone("Ben")
    for name in ("Ann", "Cay"):
        table.vote(name, Remedy.WAIT)
    table.left("Ben")
    assert (table.absence.decided, table.absence.missing[0].left) == (None, True)
    assert table.absence.missing[0].since == GONE


def test_a_paused_match_does_not_wait_for_a_player_who_can_never_come_back() -> None:
    table = match(3)
    table.left("Ben")
    for name in ("Ann", "Cay"):
        table.vote(name, Remedy.ADJOURN)
    table.vote("Cay", Remedy.GO_ON)
    assert table.absence.adjourned == 0


def test_a_match_that_all_have_left_for_ever_is_over() -> None:
    table = match(2)
    table.left("Ben")
    assert table.record.status is m.Status.PLAYING
    table.left("Ann")
    assert (table.record.status, table.record.abandoned) == (m.Status.FINISHED, Abandoned.DESERTED)
    table.ends_well()


def test_a_match_is_over_when_only_players_who_can_never_come_back_are_left() -> None:
    table = match(3)
    table.left("Ben")
    table.ask("Ann", m.Resign("r1", table.record.seats_of("ann")[0]))
    table.ask("Cay", m.Resign("r2", table.record.seats_of("cay")[0]))
    assert table.record.status is m.Status.FINISHED
    table.ends_well()
