"""The start of a match: commitments, the final list, opening, and starts that are called off."""

import random
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from botyard.accounts.pseudonyms import Pseudonyms
from botyard.errors import Refused
from botyard.lobby import pools
from botyard.replay.file import Match, read, write
from botyard.replay.verify import verify
from botyard.rooms.before.luck import CONNECTING_GRACE_MS, OPENING_MS, PLAIN_LUCK
from botyard.rooms.before.starting import overdue
from botyard.rooms.commit_plan import EXPIRY_MS, entry_of
from botyard.rooms.decide import create, decide
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, dump_record, load_record
from botyard.rooms.requests import CLOCK, CallOff, Request, RoomRequest
from botyard.rooms.room import Context, Room, rules_of
from botyard_protocol import messages as m
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code
from botyard_protocol.luck import match_seed, share_commitment
from botyard_protocol.messages import BotLevel, Status
from botyard_protocol.twin_tin_bots import Mode, Options
from tests.support.default_game import GAME, RULES
from tests.support.rooms import visit_of

ROOM, SECRET = "room1", bytes(range(32))
SHARES = {"ann": "0a" * 32, "ben": "0b" * 32, "cleo": "0c" * 32}
NOON = 1_790_000_000_000


class Table:
    """A room with its log. Who is `connected` is said by the test."""

    def __init__(self, players: int = 2, game: str = GAME, **more: Any) -> None:
        self.now = NOON
        self.connected: set[str] = set()
        self.entries: list[Entry] = []
        self.room: Room | None = None
        self.ask("ann", msgspec.structs.replace(m.CreateRoom("c", game, players), **more))

    @property
    def record(self) -> Any:
        assert self.room is not None
        return self.room.record

    @property
    def events(self) -> tuple[m.Event, ...]:
        """Of the last entry."""
        return self.entries[-1].events

    def ask(self, who: str, ask: RoomRequest, outages: tuple[tuple[int, int], ...] = ()) -> None:
        ctx = Context(self.now, SECRET, self.now, outages, frozenset(self.connected))
        request = Request(who, who.title(), ask)
        seen = None if self.room is None else LoadedRoom(1, len(self.entries), self.room)
        made = create(ROOM, request, ctx) if self.room is None else decide(self.room, request, ctx)
        self.room = made.room
        self.entries.append(entry_of(seen, made, request, ctx, rules_of(made.room)))

    def refused(self, who: str, ask: RoomRequest) -> str:
        """The code with which a request is refused; it changes nothing."""
        before = self.room
        with pytest.raises(Refused) as why:
            self.ask(who, ask)
        assert self.room is before
        return why.value.code

    def open(self, who: str) -> None:
        self.ask(who, opening(who, self.record.seats_of(who)[0]))

    def call_off(self, outages: tuple[tuple[int, int], ...] = ()) -> None:
        due = overdue(self.record, self.now, outages)
        assert due is not None
        self.ask(CLOCK, due, outages)

    def match(self) -> Match:
        return Match(ROOM, self.record.game, self.record.rules_version, tuple(self.entries))

    def finish(self) -> None:
        """End the match at once: all who are asked resign."""
        while self.record.status is Status.PLAYING:
            choice = self.entries[-1].choices[0]
            self.ask(self.record.seats[choice.seat].identity, m.Resign(f"r{len(self.entries)}", choice.seat))


def promise(who: str, share: str | None = None) -> str:
    return share_commitment(who, share or SHARES[who])


def opening(who: str, seat: int) -> m.OpenShare:
    return m.OpenShare(f"o-{who}", seat, SHARES[who])


def join(who: str) -> m.Join:
    return m.Join("j", ROOM, None, promise(who))


def started(players: int = 2, **more: Any) -> Table:
    """A table whose shares are being opened: of ann, ben and perhaps cleo."""
    table = Table(players, contribution=promise("ann"), **more)
    for who in list(SHARES)[1:players]:
        table.ask(who, join(who))
    return table


def seed(table: Table) -> bytes:
    assert table.room is not None
    return bytes(table.room.state.seed)


# --- commit, freeze, open ---------------------------------------------------------------------------------------


def test_a_complete_room_freezes_its_list_and_deals_when_the_last_share_is_open() -> None:
    table = started()
    promises = (promise("ann"), promise("ben"))
    assert table.events[-1] == m.OpeningStarted(1, (0, 1), promises)
    assert table.record.status is Status.OPEN
    assert table.record.view().luck == m.LuckView(
        1, (m.ShareView(0, "ann", promises[0]), m.ShareView(1, "ben", promises[1])), opening=True
    )
    table.open("ben")
    assert list(table.events) == [m.ShareOpened(1, SHARES["ben"])]
    table.open("ann")
    assert list(table.events[:2]) == [m.ShareOpened(0, SHARES["ann"]), m.MatchStarted((0, 1))]
    shares = [(0, promises[0], SHARES["ann"]), (1, promises[1], SHARES["ben"])]
    assert seed(table) == match_seed(SECRET, ROOM, 1, shares, 2)
    view = table.record.view().luck
    assert view.shares == tuple(m.ShareView(*one[:1], who, *one[1:]) for one, who in zip(shares, SHARES, strict=False))
    assert (view.opening, view.secret) == (False, None)


def test_no_share_is_in_the_log_before_the_list_is_final() -> None:
    table = started(3)
    before = b"".join(pack(entry) for entry in table.entries)
    assert not [share for share in SHARES.values() if share.encode() in before]
    for who in SHARES:
        assert table.record.status is Status.OPEN
        table.open(who)
    assert table.record.status is Status.PLAYING


def test_a_disconnected_player_with_a_commitment_is_not_on_the_list() -> None:
    table = Table(2, contribution=promise("ann"))
    table.now += CONNECTING_GRACE_MS
    table.ask("ben", join("ben"))
    assert table.events[-1] == m.OpeningStarted(1, (1,), (promise("ben"),))
    assert table.refused("ann", opening("ann", 0)) is Code.NOT_OPENING
    table.open("ben")
    assert seed(table) == match_seed(SECRET, ROOM, 1, [(1, promise("ben"), SHARES["ben"])], 2)


def test_a_connected_player_is_on_the_list_whatever_the_age_of_the_commitment() -> None:
    table = Table(2, contribution=promise("ann"))
    table.now += 10 * CONNECTING_GRACE_MS
    table.connected = {"ann", "ben"}
    table.ask("ben", m.Join("j", ROOM))
    assert table.events[-1] == m.OpeningStarted(1, (0,), (promise("ann"),))


def test_without_any_commitment_the_match_begins_in_the_entry_that_starts_it() -> None:
    table = Table(3)
    table.connected = {"ann", "ben"}
    table.ask("ben", m.Join("j", ROOM))
    table.ask("ann", m.Start("s"))
    assert m.MatchStarted((0, 1)) in table.events
    assert seed(table) == match_seed(SECRET, ROOM, 1, [], 2)
    assert table.record.view().luck == m.LuckView(1)


@pytest.mark.parametrize("bots", [1, 5])
def test_the_creator_of_a_room_of_bots_opens_a_share_before_it_is_dealt(bots: int) -> None:
    table = Table(bots + 1, bots=(BotLevel.GREEDY,) * bots, contribution=promise("ann"))
    assert table.events[-1] == m.OpeningStarted(1, (0,), (promise("ann"),))
    table.open("ann")
    assert table.record.status is Status.PLAYING
    assert seed(table) == match_seed(SECRET, ROOM, 1, [(0, promise("ann"), SHARES["ann"])], bots + 1)


def test_a_player_with_two_seats_opens_one_share() -> None:
    table = started(game="twin_tin_bots", options=Options(mode=Mode.ADVANCED_TWO_PLAYER))
    table.open("ann")
    table.open("ben")
    assert m.MatchStarted((0, 1, 0, 1)) in table.events
    assert [one.seat for one in table.record.view().luck.shares] == [0, 1]


def test_only_the_share_that_was_committed_to_is_taken_and_only_from_its_holder() -> None:
    table = started(3)
    assert table.refused("ann", m.OpenShare("o", 0, "ff" * 32)) is Code.WRONG_SHARE
    assert table.refused("ann", m.OpenShare("o", 0, SHARES["ben"])) is Code.WRONG_SHARE
    assert table.refused("ann", m.OpenShare("o", 1, SHARES["ben"])) is Code.NOT_YOUR_SEAT
    assert table.refused("ann", m.OpenShare("o", 7, SHARES["ann"])) is Code.NO_SUCH_SEAT
    table.open("ann")
    assert table.refused("ann", opening("ann", 0)) is Code.ALREADY_CONTRIBUTED
    table.open("ben")
    table.open("cleo")
    assert table.refused("ann", opening("ann", 0)) is Code.ALREADY_STARTED


def test_a_copied_commitment_cannot_be_opened_by_another_player() -> None:
    table = Table(2, contribution=promise("ann"))
    table.ask("ben", m.Join("j", ROOM, None, promise("ann")))
    table.open("ann")
    assert table.refused("ben", m.OpenShare("o", 1, SHARES["ann"])) is Code.WRONG_SHARE


def test_a_share_in_the_place_of_its_hash_is_refused_with_what_to_do() -> None:
    table = Table(3)
    for who, ask in (("ann", m.Contribute("k", 0, "0a" * 16)), ("ben", m.Join("j", ROOM, None, "0a" * 16))):
        assert table.refused(who, ask) is Code.INVALID_FIELD


def test_a_commitment_is_replaced_only_on_demand_and_never_while_shares_are_opened() -> None:
    table = Table(2, contribution=promise("ann"))
    other = promise("ann", "ff" * 32)
    assert table.refused("ann", m.Contribute("k", 0, other)) is Code.ALREADY_CONTRIBUTED
    table.ask("ann", m.Contribute("k", 0, other, True))
    assert table.events == (m.Contributed(0, other),)
    assert table.refused("ann", m.Contribute("l", 0, other, True)) is Code.ALREADY_CONTRIBUTED
    table.ask("ben", join("ben"))
    assert table.refused("ann", m.Contribute("n", 0, promise("ann"), True)) is Code.STARTING


# --- nothing else while a match starts --------------------------------------------------------------------------

REFUSED_MEANWHILE: list[tuple[str, RoomRequest]] = [
    ("dan", m.Join("j", ROOM)),
    ("ann", m.Start("s")),
    ("ann", m.AddBot("a", BotLevel.GREEDY)),
    ("ann", m.RemoveBot("a", 3)),
    ("ann", m.MoveSeat("v", 0, 3)),
    ("ann", m.OfferSeat("f", 0)),
    ("ann", m.AnswerOffer("f", 1, m.OfferAnswer.ACCEPT)),
    ("ann", m.HandlePerson("h", "ben", m.PersonAction.SEND_AWAY)),
    ("ann", m.Ready("y")),
    ("ann", m.ChangeRoom("g", 3)),
    ("ann", m.Contribute("k", 0, "0" * 64)),
    ("dan", m.LeaveSeat("l", 3)),
]


@pytest.mark.parametrize(("who", "ask"), REFUSED_MEANWHILE, ids=lambda one: getattr(type(one), "__name__", ""))
def test_a_room_whose_match_starts_is_changed_by_nothing_else(who: str, ask: RoomRequest) -> None:
    table = Table(4, contribution=promise("ann"))
    table.ask("ben", join("ben"))
    table.ask("ann", m.Start("s0"))
    assert table.record.luck.until
    assert table.refused(who, ask) is Code.STARTING


def test_a_seated_player_who_joins_again_is_refused_while_the_match_starts() -> None:
    assert started(3).refused("ben", m.Join("j", ROOM)) is Code.ALREADY_SEATED


def test_a_quick_match_leads_to_no_room_whose_match_starts() -> None:
    table = Table(3, contribution=promise("ann"))
    assert pools.places(table.record) == 2
    table.ask("ben", m.Join("j", ROOM))
    before = table.record
    table.ask("ann", m.Start("s"))
    assert pools.places(table.record) == 0
    assert not before.is_listed_as(table.record)


# --- calling off ------------------------------------------------------------------------------------------------


def test_a_player_who_opens_too_late_is_named_and_unseated_and_all_shares_are_void() -> None:
    table = started(3)
    table.open("ann")
    table.now += OPENING_MS - 1
    assert overdue(table.record, table.now, ()) is None
    assert table.refused(CLOCK, CallOff("x", 1)) is Code.NOT_OPENING
    table.now += 1
    table.call_off()
    people = (m.Occupant("ben", "Ben"), m.Occupant("cleo", "Cleo"))
    assert table.events == (m.StartCalledOff(2, people), m.SeatLeft(1), m.SeatLeft(2))
    assert table.record.status is Status.OPEN
    view = table.record.view()
    assert view.luck == m.LuckView(2, called_off=people)
    assert view.contributed == (False, False, False)


def test_the_next_start_is_dealt_from_new_shares_of_the_next_round() -> None:
    table = started()
    table.open("ann")
    table.now += OPENING_MS
    table.call_off()
    new = {"ann": "1a" * 32, "ben": "1b" * 32}
    table.ask("ann", m.Contribute("k", 0, promise("ann", new["ann"])))
    table.ask("ben", m.Join("j2", ROOM, None, promise("ben", new["ben"])))
    assert table.events[-1] == m.OpeningStarted(2, (0, 1), (promise("ann", new["ann"]), promise("ben", new["ben"])))
    assert table.record.view().luck.called_off == ()
    assert table.refused("ann", opening("ann", 0)) is Code.WRONG_SHARE
    for seat, (who, share) in enumerate(new.items()):
        table.ask(who, m.OpenShare("o2", seat, share))
    shares = [(seat, promise(who, share), share) for seat, (who, share) in enumerate(new.items())]
    assert seed(table) == match_seed(SECRET, ROOM, 2, shares, 2)
    table.finish()
    assert verify(read(write(table.match()))).faults == ()


def test_an_alarm_of_a_former_start_calls_nothing_off() -> None:
    table = started()
    table.open("ann")
    table.now += OPENING_MS
    late = overdue(table.record, table.now, ())
    assert late is not None
    table.call_off()
    table.ask("ann", m.Contribute("k", 0, promise("ann")))
    table.ask("ben", join("ben"))
    table.now += OPENING_MS
    assert table.refused(CLOCK, late) is Code.NOT_OPENING


@pytest.mark.parametrize("opened", [False, True])
def test_a_player_who_leaves_while_shares_are_opened_calls_the_start_off(opened: bool) -> None:
    table = started()
    if opened:
        table.open("ben")
    table.ask("ben", m.LeaveSeat("l", 1))
    assert table.events == (m.StartCalledOff(2, (m.Occupant("ben", "Ben"),)), m.SeatLeft(1))
    assert table.record.seats_of("ann") == (0,)


def test_a_host_who_does_not_open_is_followed_by_the_next_person() -> None:
    table = started(3)
    table.open("ben")
    table.open("cleo")
    table.now += OPENING_MS
    table.call_off()
    assert table.events[1:] == (m.SeatLeft(0), m.HostChanged("ben"))
    assert table.record.host == "ben"


def test_bots_leave_with_the_only_person_who_did_not_open() -> None:
    table = Table(3, bots=(BotLevel.GREEDY,) * 2, contribution=promise("ann"))
    table.now += OPENING_MS
    table.call_off()
    assert table.record.seats == (None, None, None)
    assert table.record.host is None
    table.ask("ann", m.Join("j", ROOM))
    assert table.record.host == "ann"


def test_after_an_outage_people_have_all_of_the_time_again() -> None:
    table = started()
    outage = (table.now + 1_000, table.now + 60_000)
    table.now = outage[1] + OPENING_MS - 1
    assert overdue(table.record, table.now, (outage,)) is None
    table.now += 1
    table.call_off((outage,))
    assert table.entries[-1].outages == (outage,)
    before = (NOON - 5_000, NOON - 1)
    assert overdue(started().record, NOON + OPENING_MS, (before,)) is not None


def test_any_node_is_rung_at_the_end_of_the_time_for_opening() -> None:
    table = Table(2, contribution=promise("ann"))
    assert visit_of(table.record) == table.record.time + EXPIRY_MS
    table.ask("ben", join("ben"))
    assert visit_of(table.record) == NOON + OPENING_MS
    table.open("ann")
    table.open("ben")
    assert visit_of(table.record) is None


def test_a_room_with_a_ready_check_asks_again_after_a_start_that_was_called_off() -> None:
    table = Table(2, contribution=promise("ann"), settings=m.RoomSettings(ready_check=True))
    table.ask("ben", join("ben"))
    table.ask("ann", m.Ready("y"))
    table.ask("ben", m.Ready("y"))
    assert table.record.luck.until
    table.now += OPENING_MS
    table.open("ann")
    table.call_off()
    assert table.record.agreements.ready == ()
    assert table.record.seats_of("ben") == ()


def test_a_deleted_user_is_named_by_a_pseudonym() -> None:
    pseudonyms = Pseudonyms()
    pseudonyms.add("ben", "Deleted 1")
    (renamed,) = pseudonyms.rename_events((m.StartCalledOff(2, (m.Occupant("ben", "Ben"),)),))
    assert renamed == m.StartCalledOff(2, (m.Occupant("ben", "Deleted 1"),))


def test_a_seat_that_is_handed_over_in_the_match_leaves_the_shares_as_they_were() -> None:
    table = started()
    table.open("ann")
    table.open("ben")
    before = table.record.view().luck
    table.ask("ann", m.OfferSeat("f", 0))
    table.ask("dan", m.AnswerOffer("f", 1, m.OfferAnswer.ACCEPT))
    assert table.record.seats_of("dan") == (0,)
    assert table.record.view().luck == before
    table.finish()
    assert table.record.view().luck == msgspec.structs.replace(before, secret=SECRET.hex())
    assert verify(read(write(table.match()))).faults == ()


# --- attacks ----------------------------------------------------------------------------------------------------


def favoured(seed: bytes) -> int:
    """The seat that the deal of a seed favours: what an attacker would like to choose."""
    return int(RULES.new(2, RULES.default_options(), seed).state.now.numbers[0] % 2)


def test_the_last_to_commit_cannot_choose_the_deal_though_the_secret_is_known() -> None:
    """Ben knows the secret and all that was sent. He commits to the share that would suit him if he guessed right."""
    chance = random.Random(1)
    first = 0
    for _ in range(100):
        ann = chance.randbytes(32).hex()
        table = Table(2, contribution=promise("ann", ann))
        known = b"".join(pack(entry) for entry in table.entries) + pack(table.record)
        assert SECRET in known
        assert ann.encode() not in known
        guess = (0, promise("ann", ann), promise("ann", ann))
        wished = next(
            share
            for share in (chance.randbytes(32).hex() for _ in range(100))
            if favoured(match_seed(SECRET, ROOM, 1, [guess, (1, promise("ben", share), share)], 2)) == 1
        )
        table.ask("ben", m.Join("j", ROOM, None, promise("ben", wished)))
        table.ask("ann", m.OpenShare("o", 0, ann))
        table.ask("ben", m.OpenShare("o", 1, wished))
        first += favoured(seed(table)) == 1
    assert 30 <= first <= 70  # by chance; with Ann's share known, Ben would be favoured in all of them


def test_after_the_list_is_final_only_one_share_of_thousands_is_taken() -> None:
    """Ben knows the secret and Ann's open share, so he can compute every deal: he can have one of them."""
    table = started()
    table.open("ann")
    deals = set()
    for share in (secrets.token_hex(32) for _ in range(2_000)):
        shares = [(0, promise("ann"), SHARES["ann"]), (1, promise("ben", share), share)]
        deals.add(match_seed(SECRET, ROOM, 1, shares, 2))
        assert table.refused("ben", m.OpenShare("o", 1, share)) is Code.WRONG_SHARE
    assert len(deals) == 2_000
    assert table.record.status is Status.OPEN
    table.open("ben")
    assert seed(table) not in deals


def test_keeping_a_share_back_never_leads_to_a_deal_and_gives_other_shares() -> None:
    """Ben knows the deal before he opens, and keeps his share back each time: no match is dealt by that."""
    table = started()
    for round in range(1, 6):
        table.ask("ann", m.OpenShare(f"o{round}", 0, share_of_ann(round)))
        table.now += OPENING_MS
        table.call_off()
        assert table.record.status is Status.OPEN
        assert not [event for entry in table.entries for event in entry.events if isinstance(event, m.MatchStarted)]
        assert table.record.view().luck.called_off == (m.Occupant("ben", "Ben"),)
        assert table.refused("ann", m.OpenShare("again", 0, share_of_ann(round))) is Code.NOT_OPENING
        table.ask("ann", m.Contribute(f"k{round}", 0, promise("ann", share_of_ann(round + 1))))
        table.ask("ben", m.Join(f"j{round}", ROOM, None, promise("ben")))
    named = [event for entry in table.entries for event in entry.events if isinstance(event, m.StartCalledOff)]
    assert [event.round for event in named] == [2, 3, 4, 5, 6]


def share_of_ann(round: int) -> str:
    return SHARES["ann"] if round == 1 else f"{round:064x}"


# --- what was stored before, and files --------------------------------------------------------------------------


def waiting_since_an_earlier_release() -> Table:
    """A room in which Ann has published a plain share, as releases of data format 1 left it."""
    table = Table(2)
    ctx = Context(NOON, SECRET, committing=False)
    made = create(ROOM, Request("ann", "Ann", m.CreateRoom("c", GAME, 2)), ctx)
    request = Request("ann", "Ann", m.Contribute("k", 0, "0a" * 16))
    shared = decide(made.room, request, ctx)
    first = entry_of(None, made, Request("ann", "Ann", m.CreateRoom("c", GAME, 2)), ctx, None)
    second = entry_of(LoadedRoom(1, 1, made.room), shared, request, ctx, None)
    table.room, table.entries = shared.room, [first, second]
    return table


def test_plain_shares_of_a_waiting_room_are_void_and_people_commit_anew() -> None:
    table = waiting_since_an_earlier_release()
    record = table.record
    assert record.contributions == ("0a" * 16, None)
    stored = msgspec.msgpack.encode(msgspec.msgpack.decode(pack(record))[:-1])  # which had no `luck`
    assert load_record(stored) == record
    assert load_record(dump_record(record)).luck == PLAIN_LUCK
    assert record.view().contributed == (False, False)
    assert record.view().luck == m.LuckView(1)
    table.ask("ann", m.Contribute("k2", 0, promise("ann")))
    assert table.events == (m.StartCalledOff(1, ()), m.Contributed(0, promise("ann")))
    table.ask("ben", join("ben"))
    table.open("ann")
    table.open("ben")
    assert seed(table) == match_seed(
        SECRET, ROOM, 1, [(seat, promise(who), SHARES[who]) for seat, who in enumerate(("ann", "ben"))], 2
    )
    table.finish()
    verdict = verify(read(write(table.match())))
    assert (verdict.faults, verdict.people) == ((), 2)


def test_a_match_that_an_earlier_release_has_started_goes_on_and_is_verified() -> None:
    file = Path(__file__).parents[2] / "replay" / "files" / "before_settings.jsonl"
    match = read(file.read_bytes())
    verdict = verify(match)
    assert (verdict.faults, verdict.people) == ((), None)


def forged(table: Table, number: int, **changes: Any) -> tuple[str, ...]:
    entries = list(table.entries)
    entries[number - 1] = msgspec.structs.replace(entries[number - 1], **changes)
    return verify(replace(table.match(), entries=tuple(entries))).faults


def test_a_file_with_another_share_list_round_or_commitment_is_refused() -> None:
    table = started()
    table.open("ann")
    table.open("ben")
    table.finish()
    assert verify(read(write(table.match()))).people == 2
    joined, opened = table.entries[1], table.entries[2]
    list_of_one = m.OpeningStarted(1, (1,), (promise("ben"),))
    assert forged(table, 2, events=(*joined.events[:-1], list_of_one))
    assert forged(table, 2, events=(*joined.events[:-1], m.OpeningStarted(2, (0, 1), (promise("ann"), promise("ben")))))
    assert forged(table, 3, command=m.OpenShare("o", 0, "ff" * 32), events=(m.ShareOpened(0, "ff" * 32),))
    assert forged(table, 3, events=(m.ShareOpened(0, "ff" * 32),)) != forged(table, 3, events=opened.events)
    created = table.entries[0].events[0]
    assert forged(table, 1, events=(msgspec.structs.replace(created, round=0), *table.entries[0].events[1:]))


def test_a_file_with_a_start_that_was_called_off_too_early_is_refused() -> None:
    table = started()
    table.open("ann")
    table.now += OPENING_MS
    table.call_off()
    table.ask("ben", m.Join("j2", ROOM))
    table.finish()
    assert verify(table.match()).faults == ()
    assert isinstance(table.entries[3].command, CallOff)
    assert forged(table, 4, time=table.entries[3].time - 1)
