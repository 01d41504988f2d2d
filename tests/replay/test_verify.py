"""A finished match proves itself, and nothing else passes for it."""

import io
import random
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import orjson
import pytest

from botyard import game_check
from botyard.cli import main
from botyard.games.interface import Outcome
from botyard.games.twin_tin_bots import TwinTinBots
from botyard.replay import command
from botyard.replay.file import BadFile, Match, read, write
from botyard.replay.verify import first_difference, played_again, verify
from botyard.rooms.before import luck
from botyard.rooms.before.invitations import Invite, RevokeInvitation
from botyard.rooms.before.rematch import next_room
from botyard.rooms.record import Entry
from botyard_protocol import messages as m
from botyard_protocol import robot_master as rm
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.json_form import to_named
from tests.games.twin_tin_bots.players import NAME as GAME
from tests.replay.matches import ROOM, SECRET, Table, brief, match_of, played, timed, with_entry

change = msgspec.structs.replace

CLOCK = m.TimeControl(m.Pace.LIVE, bank=300, increment=10, cap=600, off_turn=60)

OPTIONS = [
    (GAME, 2, None),
    (GAME, 3, ttb.Options(rocks=2, blobs=1, mud=3, teleporters=1)),
    (GAME, 4, ttb.Options(mode=ttb.Mode.TEAMS, placing=ttb.Placing.EXAMPLE)),
    (GAME, 3, ttb.Options(mode=ttb.Mode.TEAMS)),
    (GAME, 2, ttb.Options(mode=ttb.Mode.ADVANCED_TWO_PLAYER, score_victory=False)),
    (GAME, 6, ttb.Options(mode=ttb.Mode.SIMPLIFIED, stalled_after=30)),
    ("robot_master", 2, None),
    ("robot_master", 2, rm.Options(games=3)),
    ("robot_master", 2, rm.Options(rm.RowsOwner.SECOND_SEAT, rm.Beginner.COLUMNS, 5)),
    ("volt", 3, None),
]


@pytest.fixture(scope="module")
def match() -> Match:
    return played(2, ttb.Options(blobs=2, mud=2), seed=3, game=GAME)


@pytest.mark.parametrize(("game", "players", "options"), OPTIONS)
def test_a_match_of_every_kind_is_verified(game: str, players: int, options: m.GameOptions | None) -> None:
    match = played(players, options, seed=4, game=game)
    verdict = verify(read(write(match)))
    assert verdict.faults == ()
    assert verdict.entries == len(match.entries) > 20


@pytest.mark.parametrize("game", [GAME, "robot_master"])
def test_a_match_that_ended_by_resignation_tells_its_secret_and_is_verified(game: str) -> None:
    match = played(2, resign=True, game=game)
    last = match.entries[-1].events[-1]
    assert isinstance(last, m.MatchFinished)
    assert bytes.fromhex(last.secret) == SECRET
    assert verify(match).faults == ()


@pytest.mark.parametrize("name", ["before_settings", "version_1"])
def test_a_file_of_an_earlier_release_with_fewer_events_is_verified(name: str) -> None:
    file = Path(__file__).parent / "files" / f"{name}.jsonl"
    assert verify(read(file.read_bytes())).faults == ()


def test_a_match_by_a_clock_is_verified_with_its_alarms_and_the_time_given_back() -> None:
    match = timed(game=GAME)
    kinds = {type(event) for entry in match.entries for event in entry.events}
    assert {m.TimedOut, m.SeatAbsent, m.SeatReturned, m.TimeGranted, m.MatchFinished} <= kinds
    assert verify(read(write(match))).faults == ()


def test_a_false_time_is_found() -> None:
    match = timed(game=GAME)
    places = (place for place, entry in enumerate(match.entries) if _has_thought(match.entries[place - 1], entry))
    entry = match.entries[place := next(places)]
    false = with_entry(match, place + 1, change(entry, received=entry.received - 1_000))
    assert verify(false).faults == (f"entry {place + 1}: its clocks are not those that its times make.",)
    missing = with_entry(match, place + 1, change(entry, clocks=None))
    assert verify(missing).faults != ()


def _has_thought(before: Entry, entry: Entry) -> bool:
    """Whether a command took some of a bank that is not full afterwards."""
    if not isinstance(entry.command, m.Command) or entry.clocks is None:
        return False
    return entry.received - before.time > 7_000 and 5_000 < entry.clocks.accounts[entry.command.seat].bank < 15_000


def test_the_seed_of_an_earlier_release_is_made_as_the_document_says() -> None:
    share = bytes.fromhex("a" * 32)
    hashed = SECRET + bytes([len(ROOM)]) + ROOM.encode() + bytes([16]) + share + bytes([0])
    assert luck.seed(SECRET, ROOM, ["a" * 32, None]) == sha256(hashed).digest()
    assert luck.seed(SECRET, ROOM, [None, "a" * 32]) != luck.seed(SECRET, ROOM, ["a" * 32, None])


def test_the_secret_is_in_no_entry_but_the_last_and_its_hash_is_in_the_first(match: Match) -> None:
    lines = write(match).splitlines()
    assert SECRET.hex().encode() in lines[-2]
    assert not any(SECRET.hex().encode() in line for line in lines[:-2])
    assert sha256(SECRET).hexdigest().encode() in lines[1]


def test_a_changed_byte_anywhere_fails(match: Match) -> None:
    data, chance = write(match), random.Random(5)
    places = [*range(200), *chance.sample(range(len(data)), 200), *range(len(data) - 100, len(data))]
    for place in places:
        broken = bytearray(data)
        broken[place] ^= 1 << chance.randrange(7)
        with pytest.raises(BadFile):
            read(bytes(broken))


def forged(match: Match, at: int, /, **fields: object) -> tuple[str, ...]:
    """The faults of the match with one entry changed and the digest made anew, as a forger would."""
    return verify(read(write(with_entry(match, at, change(match.entries[at - 1], **fields))))).faults


def test_a_forged_event_is_found_even_with_a_new_digest(match: Match) -> None:
    number, entry = next(
        (e.number, e) for e in match.entries if any(isinstance(event, ttb.RobotTurned) for event in e.events)
    )
    events = tuple(
        change(event, facing=(event.facing + 1) % 6) if isinstance(event, ttb.RobotTurned) else event
        for event in entry.events
    )
    (fault,) = forged(match, number, events=events)
    assert fault.startswith(f"entry {number}: event ")


def test_every_kind_of_forgery_is_found(match: Match) -> None:
    last = match.entries[-1]
    assert forged(match, 9, events=match.entries[8].events[:-1])
    assert forged(match, 9, choices=())
    assert forged(match, 9, identity="another")
    assert forged(match, 9, time=0)
    assert forged(match, 9, number=10)
    assert forged(match, 9, rules_version=99)
    assert forged(match, 9, command=match.entries[3].command)
    assert forged(match, last.number, events=(*last.events[:-1], m.MatchFinished("00" * 32)))
    assert forged(match, last.number, events=(*last.events[:-1], m.MatchFinished("xyz")))
    assert forged(match, last.number, events=last.events[:-1])
    assert forged(match, 2, events=(m.Contributed(0, "b" * 64),))


def test_a_log_with_a_gap_is_refused(match: Match) -> None:
    entries = (*match.entries[:10], *match.entries[11:])
    (fault,) = verify(Match(ROOM, match.game, match.rules_version, entries)).faults
    assert "entry 11" in fault
    assert "gap" in fault


def test_rules_that_this_release_does_not_carry_are_named(match: Match) -> None:
    sentence = r"rules_version: this release does not carry version 99 of twin_tin_bots \(it carries: 1\)"
    with pytest.raises(BadFile, match=sentence):
        verify(Match(ROOM, match.game, 99, match.entries))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "too short"),
        (b"{}\n{}\n{}\n", "sha256"),
        (b"no\n" * 4, "line 4 is not JSON"),
        (b"[]\n" * 4, "line 4 is not an object"),
    ],
)
def test_data_that_is_no_match_is_refused_with_the_reason(data: bytes, reason: str) -> None:
    with pytest.raises(BadFile, match=reason):
        read(data)


def sealed(*lines: object) -> bytes:
    body = b"".join(orjson.dumps(line) + b"\n" for line in lines)
    return body + orjson.dumps({"sha256": sha256(body).hexdigest()}) + b"\n"


def test_a_foreign_format_and_a_bad_entry_are_named_with_their_line(match: Match) -> None:
    header = orjson.loads(write(match).splitlines()[0])
    entry = orjson.loads(write(match).splitlines()[1])
    with pytest.raises(BadFile, match="line 1, format"):
        read(sealed({**header, "version": 3}, entry))
    with pytest.raises(BadFile, match="line 1, room"):
        read(sealed({**header, "room": 3}, entry))
    with pytest.raises(BadFile, match=r"line 2: \$.events"):
        read(sealed(header, {**entry, "events": 7}))
    with pytest.raises(BadFile, match="more in it"):
        read(sealed(header, {**entry, "extra": 7}))


def test_the_command_line_says_what_it_found(match: Match, tmp_path: Path) -> None:
    good, bad, none = tmp_path / "good", tmp_path / "bad", tmp_path / "none"
    good.write_bytes(write(match))
    bad.write_bytes(write(with_entry(match, 9, change(match.entries[8], choices=()))))
    none.write_bytes(b"what?")
    out, err = io.StringIO(), io.StringIO()
    assert command.main([str(good)], out, err) == 0
    assert "verified" in out.getvalue()
    assert command.main([str(good), str(bad)], out, err) == 1
    assert "FAILED: entry 9" in out.getvalue()
    assert command.main([str(none)], out, err) == 2
    assert "too short" in err.getvalue()
    assert command.main([str(tmp_path / "absent")], out, err) == 2
    assert main(["verify", str(good)]) == 0


def compared(*paths: Path, game: str = GAME) -> tuple[int, str, str]:
    """The exit status of `botyard check-game --archive`, what it printed, and its errors."""
    out, err = io.StringIO(), io.StringIO()
    return game_check.main(game, 1, [str(path) for path in paths], out, err), out.getvalue(), err.getvalue()


def test_a_change_of_the_rules_names_the_matches_that_it_changes(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = brief(4, game=GAME)
    (tmp_path / "a.jsonl").write_bytes(write(match))
    (tmp_path / "b.jsonl").write_bytes(write(short))
    status, said, _ = compared(tmp_path)
    assert status == 0
    assert "a.jsonl: the same (rules of version 1, played again by version 1)" in said
    assert "2 files: 2 same, 0 differ, 0 can't be read." in said

    rooms = list(played_again(ROOM, SECRET, match.entries))
    changed = next(number for number, room in enumerate(rooms, 1) if room.state is not None and room.state.round > 5)
    apply = TwinTinBots.apply

    def apply_twice_from_round_6(self: TwinTinBots, state: Any, seat: int, choice: int, command: Any) -> Outcome:
        outcome = apply(self, state, seat, choice, command)
        return Outcome(outcome.state, outcome.events * 2) if state.round > 5 else outcome

    monkeypatch.setattr(TwinTinBots, "apply", apply_twice_from_round_6)
    status, said, _ = compared(tmp_path)
    assert status == 1
    assert f"a.jsonl: differs at entry {changed + 1}: event " in said
    assert "b.jsonl: the same" in said
    first = to_named(match.entries[changed].events[0])["type"]
    assert f"the first difference is in: {first} 1." in said
    assert "give these a higher rules_version" in said


def test_matches_by_earlier_rules_are_compared_with_those_of_now() -> None:
    by_second = [played(2, seed=seed, game="volt") for seed in range(1, 5)]
    assert [match.rules_version for match in by_second] == [2] * 4
    assert [first_difference(match, 2) for match in by_second] == [None] * 4
    found = [first_difference(match, 1) for match in by_second]
    assert None in found, "no stack was mixed again"
    differing = next(one for one in found if one is not None)
    assert re.match(r"entry \d+: an open choice is stored as \{.*\}, but the rules make it \{", str(differing))


def test_a_file_that_is_no_match_of_the_game_stops_no_other(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, data in (("a", b"what?"), ("b", write(match)), ("c", write(played(2, seed=1, game="volt")))):
        (tmp_path / f"{name}.jsonl").write_bytes(data)
    status, said, _ = compared(tmp_path, tmp_path / "none.jsonl")
    assert status == 1
    assert "a.jsonl: can't be read: The file is too short" in said
    assert "b.jsonl: the same" in said
    assert "c.jsonl: can't be read: it is a match of volt" in said
    assert "none.jsonl: can't be read: No such file" in said
    assert "4 files: 1 same, 0 differ, 3 can't be read." in said

    monkeypatch.setattr(TwinTinBots, "apply", lambda *_: 1 / 0)
    assert "the rules fail: ZeroDivisionError: division by zero" in compared(tmp_path / "b.jsonl")[1]
    (tmp_path / "empty").mkdir()
    status, _, said = compared(tmp_path / "empty")
    assert status == 2
    assert "GET /api/match/ROOM" in said


def test_a_match_to_which_people_were_invited_is_verified() -> None:
    key, table = "t." + 32 * "1", Table()
    table.ask("Ann", m.CreateRoom("c", GAME, 2, "Table", settings=m.RoomSettings(access=m.Access.INVITED)))
    table.ask("Ann", Invite("i1", key, 1_000_000, None, 1))
    table.ask("Ann", Invite("i2", "p." + 32 * "2", 1_000_000))
    table.ask("Ann", RevokeInvitation("r", 12 * "2"))
    table.ask("Ben", m.Join("j", ROOM, None, None, key))
    table.ask("Ben", m.Resign("x", 1))
    assert [len(entry.events) for entry in table.entries[1:4]] == [0, 0, 0]
    assert verify(read(write(match_of(table)))).faults == ()


def test_a_match_whose_people_agreed_on_everything_is_verified() -> None:
    settings = m.RoomSettings(ready_check=True)
    table = Table()
    table.ask("Ann", m.CreateRoom("c", GAME, 4, "", clock=CLOCK))
    for name in ("Ben", "Cleo"):
        table.ask(name, m.Join("j", ROOM))
    table.ask("Ann", m.OfferSeat("o", 0, to=1))
    table.ask("Ben", m.AnswerOffer("a", 1, m.OfferAnswer.ACCEPT))
    table.ask("Cleo", m.MoveSeat("m", 2, 3))
    table.ask("Ann", m.HandlePerson("h", "cleo", m.PersonAction.SEND_AWAY))
    table.ask("Ann", m.HandlePerson("l", "cleo", m.PersonAction.LET_IN))
    table.ask("Ann", m.ChangeRoom("g", 3, clock=CLOCK, settings=settings))
    table.ask("Cleo", m.Join("j2", ROOM))
    table.ask("Ann", m.HandlePerson("n", "ben", m.PersonAction.MAKE_HOST))
    for name in ("Ann", "Ben", "Cleo"):
        table.ask(name, m.Ready("r"))
    table.ask("Ann", m.OfferSeat("o2", 1, identity="dan"))
    table.ask("Dan", m.AnswerOffer("a2", 1, m.OfferAnswer.ACCEPT))
    _resign_all(table, ("Dan", "Ben"))
    match = match_of(table)
    assert verify(read(write(match))).faults == ()
    assert verify(_without_former_holders(match)).faults == ()
    again = Table()
    assert table.room is not None
    for name in ("Dan", "Ben", "Cleo"):
        again.ask(name, next_room(table.room.record, name.lower(), "n"))
    for name in ("Dan", "Ben", "Cleo"):
        again.ask(name, m.Ready("r"))
    _resign_all(again, ("Dan", "Ben"))
    assert verify(read(write(match_of(again)))).faults == ()


def _without_former_holders(match: Match) -> Match:
    """The match with hand-overs that do not say who has handed the seat over."""
    (place, entry) = next(
        (place, entry)
        for place, entry in enumerate(match.entries, 1)
        if any(isinstance(event, m.SeatTaken) and event.former for event in entry.events)
    )
    events = tuple(change(event, former=None) if isinstance(event, m.SeatTaken) else event for event in entry.events)
    return with_entry(match, place, change(entry, events=events))


def _resign_all(table: Table, names: tuple[str, ...]) -> None:
    """Let people resign, each from the one seat that they hold."""
    for name in names:
        assert table.room is not None
        (seat,) = table.room.record.seats_of(name.lower())
        table.ask(name, m.Resign("q", seat))
