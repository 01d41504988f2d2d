"""After any requests of people, clocks and nodes a match can be played on, and its log makes it again."""

import random

import pytest

from botyard.errors import Refused
from botyard.games.registry import GAMES
from botyard.replay.verify import played_again
from botyard.rooms.commit_plan import automatic_answer_at
from botyard.rooms.match import absence, desertion
from botyard.rooms.match.bot_timing import DEFAULT_THINKING
from botyard.rooms.match.clock import due_alarm
from botyard.rooms.requests import Attend, RoomRequest
from botyard.rooms.room import Room, answerable_choices, open_choices
from botyard_protocol import messages as m
from tests.games.players import PLAYERS
from tests.replay.matches import ROOM, SECRET, Table
from tests.support.cases import cases
from tests.support.default_game import GAME

LIVE = m.TimeControl(m.Pace.LIVE, bank=300, increment=0, cap=300, off_turn=60)
NAMES = ("Ann", "Ben", "Cay", "Dan")
"""The last of them only watches."""
STEPS = 200


@pytest.mark.parametrize("clock", [None, LIVE])
@pytest.mark.parametrize("seed", range(cases(15)))
def test_whatever_is_asked_a_match_can_be_played_on_and_its_log_makes_it_again(
    seed: int, clock: m.TimeControl | None
) -> None:
    chance, table = random.Random(seed), Table()
    table.ask("Ann", m.CreateRoom("c", GAME, 3, "Table", None, clock))
    table.ask("Ben", m.Join("j", ROOM))
    table.ask("Cay", m.Join("j", ROOM))
    for step in range(STEPS):
        table.now += chance.choice((0, 2_000, 70_000))
        try:
            table.ask(*_something(chance, table, f"i{step}"))
        except Refused:
            continue
        assert table.room is not None
        _must_make_sense(table.room)
    *_, again = played_again(ROOM, SECRET, table.entries)
    assert again.record == table.room.record  # type: ignore[union-attr] # it was made


def _something(chance: random.Random, table: Table, id: str) -> tuple[str, RoomRequest]:
    """A sender and a request; many are refused."""
    assert table.room is not None
    record, who = table.room.record, chance.choice(NAMES)
    if chance.random() < 0.5 and (choices := open_choices(table.room)):
        return _answer(chance, table.room, chance.choice(choices), id)
    if (
        alarm := due_alarm(record.clocks, table.now) or absence.auto_answer(record, answerable_choices(table.room))
    ) and chance.random() < 0.5:
        return "Clock", alarm
    seat = next(iter(record.seats_of(who.lower())), 0)
    remedy = chance.choice([*list(m.Remedy) * 3, m.Remedy.RULES, m.Remedy.RULES])
    if remedy is m.Remedy.END and chance.random() < 0.9:
        remedy = m.Remedy.ADJOURN
    asks: list[tuple[str, RoomRequest]] = [
        ("Clock", Attend(id, who.lower(), max(table.now - 200_000, 1))),
        ("Clock", Attend(id, who.lower(), 0)),
        (who, m.Vote(id, remedy, m.BotLevel.GREEDY if remedy is m.Remedy.BOT else None)),
        (who, m.ComeBack(id, seat)),
        (who, m.OfferSeat(id, seat)),
        (who, m.AnswerOffer(id, record.agreements.offered, m.OfferAnswer.ACCEPT)),
        (who, m.SetLink(id, chance.choice((None, seat)))),
    ]
    return chance.choice([*asks[:3] * 6, *asks * 2, (who, m.Resign(id, seat))])


def _answer(chance: random.Random, room: Room, choice: m.Choice, id: str) -> tuple[str, RoomRequest]:
    """The holder of the seat, or its substitute bot, and a legal answer."""
    holder = absence.substitute(room.record, choice.seat) or room.record.seats[choice.seat]
    assert holder is not None
    view = GAMES[GAME].view(room.state, (choice.seat,))
    name = holder.name if holder.bot is None else holder.identity
    return name, m.Command(id, choice.seat, choice.id, PLAYERS[GAME](chance, choice, view))


def _must_make_sense(room: Room) -> None:
    """Check that clocks and those who are missing fit the choices and the people of a match."""
    record, missed = room.record, room.record.absence
    if record.status is m.Status.FINISHED:
        assert (missed, open_choices(room)) == (None, ())
        return
    assert absence.players(room), "a match without players is over"
    if not record.has_automatic_seats:  # then no commit looks for them
        assert desertion.due_adjournment(room) is None
        assert automatic_answer_at(room, open_choices(room), DEFAULT_THINKING) is None
    if record.clocks is not None:
        running = {one.choice for one in record.clocks.running}
        assert running == {choice.id for choice in answerable_choices(room)}
    for one in missed.missing if missed else ():
        assert one.since or one.ruled or one.bot, "who is connected and answers is not missing"
        assert one.identity in absence.players(room)
        if one.ruled and record.clocks is not None:
            assert all(record.clocks.accounts[seat].absent for seat in record.seats_of(one.identity))
    for ballot in missed.ballots if missed else ():
        assert not absence._is_decided(room, missed, ballot), "what enough people want is done"  # type: ignore[arg-type]
