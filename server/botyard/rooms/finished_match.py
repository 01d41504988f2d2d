"""A finished match as the archive lists it, counted from the room and its log. Pure."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import json

from botyard.archive.match import FinishedMatch, MatchSeat, Result
from botyard.errors import Unreadable
from botyard.games.interface import Game, Scoring
from botyard.games.registry import find_rules
from botyard.games.statistics import statistics_of
from botyard.rooms.before.bots_on_seats import human_ids
from botyard.rooms.places import Ranking, place_of, teams_of
from botyard.rooms.record import Entry
from botyard.rooms.room import Room
from botyard.rooms.sight.public_names import PublicNames
from botyard_protocol import messages as m
from botyard_protocol.json_form import to_named
from botyard_protocol.schema import members

Position = tuple[int, int]
"""The epoch and the number of a room's last entry."""

_ROOM_EVENTS = frozenset(members(m.RoomEvent))


class _Course(msgspec.Struct):
    """What a log says of the course of a match.

    `started`, `ended`: ms since 1970. `timeouts`: how many each seat had. `missing`: the identities that could not be
    reached when it ended. `absent`: the seats that the rules answered for. `movers`: the identities that have answered
    a choice. `asked`: the seats that had a choice to answer when it ended, none if it was adjourned or a player had
    gone for good.
    """

    started: int = 0
    ended: int = 0
    timeouts: Counter[int] = msgspec.field(default_factory=Counter)
    missing: frozenset[str] = frozenset()
    absent: set[int] = msgspec.field(default_factory=set)
    movers: set[str] = msgspec.field(default_factory=set)
    asked: frozenset[int] = frozenset()


def finished_match(
    room: Room, at: Position, digest: str, entries: Iterable[Entry], names: PublicNames
) -> FinishedMatch:
    """Return the match of a room that is over. `digest`: the SHA-256 (hex) of its packed log.

    `at`: the epoch and number of its last entry. People have the names that are shown. Raises `Unreadable` without the
    rules of the match, as another node may have them.
    """
    record, game = room.record, find_rules(room.record.game, room.record.rules_version)
    if game is None or room.state is None:
        raise Unreadable("the rules of a finished match are not known here", record.game)
    epoch, number = at
    course, line = _course_of(entries), names.rename_line(record.summary())
    return FinishedMatch(
        room=record.room,
        digest=digest,
        epoch=epoch,
        number=number,
        game=record.game,
        rules_version=record.rules_version,
        name=line.name,
        options=_json(line.options),
        clock=_json(line.clock),
        created=record.created * 1000,  # the record has seconds
        started=course.started,
        ended=course.ended,
        turns=game.turns(room.state),
        abandoned="" if record.abandoned is None else record.abandoned.name.lower(),
        rated=_is_rated(room, course),
        with_bots=record.has_bots,
        public=record.effective_settings.watching is m.Watching.OPEN,
        seats=_seats_of(room, game, course, names),
    )


def counted_of(room: Room, entries: Iterable[Entry]) -> dict[int, str]:
    """Return the statistics that the game has of a match that is over, by seat, as JSON. Runs code of the game.

    Empty if this node does not have the rules of the match.
    """
    game = find_rules(room.record.game, room.record.rules_version)
    if game is None or room.state is None:
        return {}
    events = (event for entry in entries for event in entry.events if type(event) not in _ROOM_EVENTS)
    made = statistics_of(game, room.state, events, len(room.record.seats))
    by_seat: dict[int, dict[str, int]] = {}
    for one in made.statistics:
        for seat, value in enumerate(one.values):
            if value is not None:
                by_seat.setdefault(seat, {})[one.name] = value
    return {seat: _json(values) for seat, values in by_seat.items()}


def _course_of(entries: Iterable[Entry]) -> _Course:
    """Return the course of a match, counted from all entries of its log in order.

    That is who answered choices, when it began and ended, its time-outs, and who was absent, missing or asked at its
    end.
    """
    course, is_halted = _Course(), False
    for entry in entries:
        if isinstance(entry.command, m.Command):
            course.movers.add(entry.identity)
        is_last = any(isinstance(event, m.MatchFinished) for event in entry.events)
        for event in entry.events:
            match event:
                case m.MatchStarted():
                    course.started = entry.time
                case m.MatchFinished():
                    course.ended = entry.time
                case m.TimedOut(seat):
                    course.timeouts[seat] += 1
                case m.SeatAbsent(seat):
                    course.absent.add(seat)
                case m.SeatReturned(seat):
                    course.absent.discard(seat)
                case m.AbsenceChanged(absence) if not is_last:  # with the end no one is missing any more
                    missing = absence.missing if absence else ()
                    course.missing = frozenset(one.identity for one in missing if one.since or one.left)
                    is_halted = any(one.left for one in missing) or (absence is not None and absence.adjourned > 0)
        lacks_rules = entry.hash is None and not entry.choices  # an entry of a node that lacks the rules
        if not is_last and not lacks_rules:
            course.asked = frozenset() if is_halted else frozenset(choice.seat for choice in entry.choices)
    return course


def _is_rated(room: Room, course: _Course) -> bool:
    """Return whether a match changes ratings: its settings say so, and all who answered a choice still hold a seat.

    One that ended early counts only if every person on its seats has answered a choice, and no operator has ended it.
    """
    record = room.record
    holders = {occupant.identity for occupant in record.seats if occupant}
    if not record.effective_settings.rated or not course.movers <= holders:
        return False
    if record.abandoned is None:
        return True
    return record.abandoned is not m.Abandoned.OPERATOR and course.movers.issuperset(human_ids(record.seats))


def _seats_of(room: Room, game: Game, course: _Course, names: PublicNames) -> tuple[MatchSeat, ...]:
    """Return the seats that have a holder, as the archive lists them."""
    ranking, resigned = game.ranking(room.state), game.resigned(room.state)
    points = game.scores(room.state) if isinstance(game, Scoring) and ranking else None
    holders = room.record.seats
    teams = teams_of(game, room.state, len(holders))
    # a match that stood idle had to wait for those whose turn it was, not for those who gave up waiting
    is_idle = room.record.abandoned is m.Abandoned.DESERTED and bool(course.asked)
    return tuple(
        MatchSeat(
            seat=seat,
            first=room.record.seats_of(holder.identity)[0] == seat,  # the person's first seat
            identity=holder.identity,
            name=names.name_of(holder.identity, holder.name),
            bot="" if holder.bot is None else holder.bot.name.lower(),
            place=place_of(ranking, teams, (seat,))[0],
            points=None if points is None else points[seat],
            result=_result(ranking, teams, room.record.seats_of(holder.identity)),
            timeouts=course.timeouts[seat],
            team=teams[seat] if len(set(teams)) < len(teams) else None,  # None if no two seats play together
            left=seat in resigned
            or seat in course.absent
            or (seat in course.asked if is_idle else holder.identity in course.missing),
        )
        for seat, holder in enumerate(holders)
        if holder is not None
    )


def _result(ranking: Ranking, teams: Sequence[int], seats: Sequence[int]) -> Result:
    """Return the result of a person, by the best of the person's seats; `Result.NONE` without a ranking."""
    match place_of(ranking, teams, seats):
        case None, _:
            return Result.NONE
        case 1, is_shared:
            return Result.SHARED if is_shared else Result.WON
        case _:
            return Result.LOST


def _json(value: Any) -> str:
    """Return options or a time control as JSON, "" for none."""
    if value is None:
        return ""
    return json.encode(to_named(value) if isinstance(value, msgspec.Struct) else value).decode()
