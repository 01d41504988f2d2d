"""Spectators of a delayed match get nothing that is newer than the delay, by whatever way they look.

No request over HTTP reveals anything newer, either.
"""

import re
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from botyard.net.fanout import delayed, hubs
from botyard.net.http.operations import all_operations
from botyard.rooms.record import Entry, load_entry
from botyard.rooms.sight.projection import event_frame
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.codes import Code
from tests.net.table import Table, join, last_number, move, snapshot_of, start_match, watch
from tests.support.client import Client
from tests.support.default_game import ANSWER, COMMANDS_PER_TURN, GAME
from tests.support.node import MANY_OPEN, LiveNode, unless_busy
from tests.support.redis import RedisProcess
from tests.support.waiting import SECONDS, until

SECOND_MS = 1_000
PATIENCE = SECONDS
START = 2
"""The entry that starts a match of two."""
ROUNDING_MS = 20


async def start_delayed(settings: m.RoomSettings, host: Client, guest: Client, game: str = GAME) -> str:
    """A match of two with these settings; both players have read its first snapshot."""
    created = await host.ask(lambda id: m.CreateRoom(id, game, 2, "Table", settings=settings))
    room: str = created.room
    await watch(host, room)
    await join(guest, room)
    for player in (host, guest):
        await player.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
    return room


def due_number(head: int, delay: int) -> int:
    """The newest entry that lies `delay` turns before entry `head`, if the match has only commands since its start."""
    turns = (head - START) // COMMANDS_PER_TURN - delay
    return START + (turns + 1) * COMMANDS_PER_TURN - 1 if turns >= 0 else START


def numbers_in(message: Any) -> Iterator[int]:
    """All numbers of entries that a message of the server names, however deep."""
    if isinstance(message, tuple):
        for one in message:
            yield from numbers_in(one)
    elif isinstance(message, msgspec.Struct):
        for name in message.__struct_fields__:
            value = getattr(message, name)
            if name == "number" and value is not None:
                yield value
            yield from numbers_in(value)


def newest(guest: Client) -> int:
    """The newest entry that a guest was ever sent."""
    return max(numbers_in(tuple(guest.heard)), default=0)


def payloads_after(player: Client, number: int) -> list[bytes]:
    """The bytes of events after an entry, without their head, as a player received them."""
    frames = zip(player.heard, player.raw, strict=True)
    return [raw for one, raw in frames if isinstance(one, m.EventFrame) and one.number > number]


def knows(guest: Client, payload: bytes) -> bool:
    """Whether the bytes of events are anywhere in what a guest was sent."""
    return any(payload in raw for raw in guest.raw)


async def hears_of(guest: Client, number: int) -> None:
    """Wait until a guest has an entry."""
    await until(lambda: last_number(guest) >= number, PATIENCE)


async def entries_of(node: LiveNode, room: str) -> list[Entry]:
    """The whole log."""
    return [load_entry(data, GAME) for data in await node.store.rooms.entries(room_keys(room), 1, 999)]


async def look_around(guest: Client, room: str, head: int) -> None:
    """Ask in every way for what a spectator may not know yet."""
    await guest.send(m.GetSnapshot(guest.id()))
    await guest.ask(lambda id: m.GetHistory(id, 999, 100))
    for cursor in (
        m.Cursor(1, head, ()),
        m.Cursor(1, head + 5, ()),
        m.Cursor(1, head - 1, ()),
        m.Cursor(1, head, (0,)),
    ):
        entered = await guest.ask(partial(m.Resume, room=room, cursor=cursor))
        assert not entered.recovered
    refused = await guest.ask(lambda id: m.Command(id, 0, head, ANSWER))
    assert refused.code == Code.NOT_YOUR_SEAT
    await guest.settled()


async def line_of(node: LiveNode, room: str) -> Any:
    """The line of a room, as the lobby shows it over HTTP, or None."""
    listed = (await node.http("GET", "/api/rooms")).json()["rooms"]
    return next((line for line in listed if line["id"] == room), None)


@pytest.fixture
def beating(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes that start afterwards send many heartbeats."""
    monkeypatch.setattr(hubs, "HEARTBEAT_SECONDS", 0.05)


@pytest.mark.usefixtures("beating")
@pytest.mark.parametrize("encoding", list(Encoding))
async def test_by_turns_nothing_is_sent_early_on_any_way(node: LiveNode, other: LiveNode, encoding: Encoding) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann", encoding), await table.guest(other, "Ben", encoding)
        room = await start_delayed(m.RoomSettings(delay_turns=2), ann, ben)
        wes, eve = await table.guest(node, "Wes", encoding), await table.guest(other, "Eve", encoding)
        for spectator in (wes, eve):
            assert (await watch(spectator, room)).number == START
        head = due = START
        for number in range(START + 1, START + 3 * COMMANDS_PER_TURN + 1):
            head = (await move({0: ann, 1: ben})).number
            assert head == number
            due = due_number(head, 2)
            for spectator in (wes, eve):
                await hears_of(spectator, due)
                await look_around(spectator, room, head)
                assert newest(spectator) == due
                assert not any(knows(spectator, payload) for payload in payloads_after(ann, due))
        beats = len(wes.all(m.Heartbeat))
        await until(lambda: len(wes.all(m.Heartbeat)) > beats)
        assert newest(wes) == due
        assert (await node.http("GET", f"/api/match/{room}")).status == 409
        await ann.ask(lambda id: m.Resign(id, 0))  # nothing is left to be hidden
        for spectator in (wes, eve):
            await hears_of(spectator, head + 1)
            assert newest(spectator) == head + 1
        assert (await other.http("GET", f"/api/match/{room}")).status == 200
        zoe = await table.guest(other, "Zoe", encoding)
        assert (await watch(zoe, room)).room.status is m.Status.FINISHED


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_by_seconds_nothing_is_sent_early_up_to_the_end(
    node: LiveNode, other: LiveNode, encoding: Encoding
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann", encoding), await table.guest(other, "Ben", encoding)
        wes, eve = await table.guest(node, "Wes", encoding), await table.guest(other, "Eve", encoding)
        created = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, "Table", settings=m.RoomSettings(delay_seconds=1)))
        room = created.room
        for guest in (ann, wes):
            assert (await watch(guest, room)).room.status is m.Status.OPEN  # who waits is not late
        await join(ben, room)
        for guest in (ann, ben, wes):
            await guest.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        for _ in range(3):
            await move({0: ann, 1: ben})
        await watch(eve, room)
        zoe = await table.guest(other, "Zoe", encoding)
        await zoe.ask(m.EnterLobby)
        await ann.ask(lambda id: m.Resign(id, 0))
        log = await entries_of(node, room)
        over = log[-1].time + SECOND_MS
        line = await line_of(node, room)
        assert now() >= over - ROUNDING_MS if line is None else line["status"] == "playing"
        refused = await other.http("GET", f"/api/match/{room}")
        assert refused.status == 409 or now() >= over - ROUNDING_MS
        for spectator in (wes, eve):
            await hears_of(spectator, len(log))
            for message, at in zip(spectator.heard, spectator.times, strict=True):
                number = max(numbers_in(message), default=0)
                assert number <= START or at >= log[number - 1].time + SECOND_MS - ROUNDING_MS, message
        await zoe.next(m.LobbyRemoved, lambda one: one.room == room)
        assert now() >= over - ROUNDING_MS
        assert not any(one.room.status is m.Status.FINISHED for one in zoe.all(m.LobbyChanged))
        assert (await other.http("GET", f"/api/match/{room}")).status == 200


def now() -> int:
    """ms since 1970."""
    return time.time_ns() // 1_000_000


async def test_a_player_is_never_delayed(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=5), ann, ben)
        await move({0: ann, 1: ben})
        again = await table.again(other, token)
        assert (await watch(again, room)).number == START + 1
        await move({0: ann, 1: ben})
        await until(lambda: last_number(again) == START + 2)
        assert (await node.http("GET", f"/api/match/{room}", authorization=f"Bearer {token}")).status == 409


async def test_a_spectator_who_enters_after_a_failure_gets_the_match(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        raise ValueError("a room that cannot be shown")

    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        wes, eve = await table.guest(node, "Wes"), await table.guest(node, "Eve")
        room = await start_delayed(m.RoomSettings(delay_turns=1), ann, ben)
        await watch(wes, room)
        spectators = (await node.node.hubs.open(room)).delayed
        with monkeypatch.context() as patch:
            patch.setattr(spectators, "_send_next", broken)
            patch.setattr(delayed, "close_unavailable", lambda _: None)  # as for a client that reads slowly
            head = (await move({0: ann, 1: ben})).number
            await until(lambda: spectators._work is None or spectators._work.done())
        await watch(eve, room)
        while due_number(head, 1) < START + 2:
            head = (await move({0: ann, 1: ben})).number
        await hears_of(eve, due_number(head, 1))


async def test_a_delayed_spectator_does_not_learn_which_players_are_here(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=1), ann, ben)
        wes = await table.guest(node, "Wes")
        await watch(wes, room)
        assert (await wes.next(m.Presence)).seats == ()
        await ann.next(m.Presence, lambda one: one.spectators == 1 and one.seats == (True, True))


async def test_the_list_of_spectators_shows_a_delayed_spectator_no_change_of_a_seat(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=3), ann, ben)
        wes, cal = await table.guest(node, "Wes"), await table.guest(node, "Cal")
        for guest in (wes, cal):
            await watch(guest, room)
        await wes.next(m.Onlookers, lambda one: one.count == 2)
        await hand_over(ann, 0, cal, offer=1)
        await watch(await table.guest(node, "Dan"), room)
        await ben.next(m.Onlookers, lambda one: {"Ann", "Dan"} <= {person.name for person in one.people})
        shown = await wes.next(m.Onlookers, lambda one: "Dan" in {person.name for person in one.people})
        assert [person.name for person in shown.people] == ["Wes", "Cal", "Dan"]
        assert await wes.ask(m.Ping) is not None
        assert wes.all(m.Presence)[-1].spectators == 3


async def test_events_that_are_due_lead_to_the_view_that_a_snapshot_shows(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=1), ann, ben)
        wes, eve = await table.guest(node, "Wes"), await table.guest(node, "Eve")
        await watch(wes, room)
        hashes: dict[int, int | None] = {}
        for _ in range(4):
            await move({0: ann, 1: ben})
            hashes |= {one.number: one.hash for one in ann.all(m.ChoiceFrame)}
        await until(lambda: last_number(wes) == due_number(START + 4, 1))
        assert {one.number: one.hash for one in wes.all(m.ChoiceFrame)}.items() <= hashes.items()
        frames = [raw for one, raw in zip(wes.heard, wes.raw, strict=True) if isinstance(one, m.EventFrame)]
        public = [event_frame(GAME, entry, (), STORED_NAMES) for entry in await entries_of(node, room)]
        assert frames
        assert frames == [encode(one, Encoding.MSGPACK) for one in public[START:][: len(frames)]]
        await eve.send(m.Watch("w", room))
        assert (await snapshot_of(eve, room)).number == due_number(START + 4, 1)


async def hand_over(holder: Client, seat: int, taker: Client, offer: int) -> None:
    """Let a seat of a running match change hands. `offer`: the number that the offer will have."""
    assert isinstance(await holder.ask(lambda id: m.OfferSeat(id, seat)), m.Accepted)
    answer = m.OfferAnswer.ACCEPT
    assert isinstance(await taker.ask(lambda id: m.AnswerOffer(id, offer, answer)), m.Accepted)


async def test_the_new_holder_of_a_seat_is_late_no_more_and_the_former_one_is(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=3), ann, ben)
        wes, eve = await table.guest(other, "Wes"), await table.guest(node, "Eve")
        for guest in (wes, eve):
            assert (await watch(guest, room)).number == START
        players = {0: ann, 1: ben}
        head = (await move(players)).number
        await hand_over(ann, 0, wes, offer=1)
        entered = await wes.next(m.Entered, lambda one: one.id == "")
        assert (entered.audience, entered.late) == ((0,), False)
        assert (await snapshot_of(wes, room)).number > head
        parted = await ann.next(m.Entered, lambda one: one.id == "")
        assert (parted.audience, parted.late) == ((), True)
        assert (await snapshot_of(ann, room)).number == START
        since = len(ann.heard)
        for _ in range(2):
            head = (await move({0: wes, 1: ben})).number
        await look_around(ann, room, head)
        assert max(numbers_in(tuple(ann.heard[since:]))) == START
        assert newest(eve) == START


async def test_a_new_epoch_shows_late_spectators_the_room_anew_and_nothing_newer(
    redis: RedisProcess, node: LiveNode
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=2), ann, ben)
        wes = await table.guest(node, "Wes")
        await watch(wes, room)
        due = due_number(START + 7, 2)
        for _ in range(7):
            await move({0: ann, 1: ben})
        await hears_of(wes, due)
        redis.ask("HSET", room_keys(room).head, "epoch", "2")
        await ann.next(m.Snapshot, lambda one: one.epoch == 2)
        assert (await snapshot_of(wes, room)).number == due
        for _ in range(2):
            await move({0: ann, 1: ben})
        await hears_of(wes, due + COMMANDS_PER_TURN)
        await look_around(wes, room, START + 9)
        assert newest(wes) == due + COMMANDS_PER_TURN == due_number(START + 9, 2)


# --- over HTTP --------------------------------------------------------------------------------------------------


DELAY_SECONDS = 600


@pytest_asyncio.fixture
async def other_node(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """Another node, which lets one person ask for everything, however fast the machine is."""
    async with LiveNode(redis.url, limits=replace(MANY_OPEN, messages=100_000)) as made:
        yield made


def paths_of(room: str) -> list[tuple[str, str]]:
    """Methods and paths of all operations about a room, other parameters filled with something."""
    found = [(one.method, one.path) for one in all_operations() if "{room}" in one.path]
    assert len(found) > 8
    return [(method, re.sub(r"{\w+}", "room", path.replace("{room}", room))) for method, path in found]


async def answers(node: LiveNode, token: str, room: str) -> dict[tuple[str, str], Any]:
    """The answers to a spectator of all requests about a room."""
    found = {}
    for method, path in paths_of(room):
        body = b"" if method in {"GET", "DELETE"} else b"{}"
        asking = partial(node.http, method, path, body, authorization=f"Bearer {token}")
        answer = await unless_busy(asking)
        found[method, path] = (answer.status, answer.body)
    return found


async def test_every_operation_answers_alike_whatever_happens_within_the_delay(
    node: LiveNode, other_node: LiveNode
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_seconds=DELAY_SECONDS), ann, ben)
        token = other_node.token("Wes")
        before = await answers(other_node, token, room)
        await move({0: ann, 1: ben})
        await ann.ask(lambda id: m.SetLink(id, 0))
        assert await answers(other_node, token, room) == before
        await ann.ask(lambda id: m.Resign(id, 0))
        assert await answers(other_node, token, room) == before
        lines = (await other_node.http("GET", "/api/rooms")).json()["rooms"]
        assert [line["status"] for line in lines if line["id"] == room] == ["playing"]


async def test_a_glance_at_a_delayed_match_shows_what_is_due(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=2), ann, ben)
        for _ in range(7):
            await move({0: ann, 1: ben})
        seen = (await node.http("GET", f"/api/rooms/{room}")).json()
        assert seen["number"] == due_number(last_number(ann), 2) == START + 2
        frames = (await node.http("GET", f"/api/rooms/{room}/events?after={START}")).json()
        assert [frame["number"] for frame in frames["frames"]] == [START + 1, START + 2]
        assert frames["number"] == START + 2


async def test_a_match_with_a_link_is_looked_at_with_its_token(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(watching=m.Watching.LINK), ann, ben)
        path, bearer, cal = f"/api/rooms/{room}", f"Bearer {token}", f"Bearer {node.token('Cal')}"
        refused = await node.http("GET", path)
        assert (refused.status, refused.json()["code"]) == (403, Code.NOT_WATCHED)
        assert (await node.http("GET", f"{path}/events")).status == 403
        assert (await node.http("GET", f"{path}/link", authorization=f"Bearer {node.token('Wes')}")).status == 403
        link = (await node.http("GET", f"{path}/link", authorization=bearer)).json()["token"]
        assert (await node.http("GET", path, botyard_link=link)).json()["number"] == START
        assert (await node.http("GET", f"{path}/events", botyard_link=link)).status == 200
        assert (await node.http("GET", f"{path}/link?seat=0", authorization=bearer)).json()["token"] is None
        await ann.ask(lambda id: m.SetLink(id, 0))
        coach = (await node.http("GET", f"{path}/link?seat=0", authorization=bearer)).json()["token"]
        assert (await node.http("GET", path, botyard_link=coach, authorization=f"Bearer {node.token('Cal')}")).json()[
            "audience"
        ] == [0]
        await ann.ask(lambda id: m.Resign(id, 0))
        file = f"/api/match/{room}"
        shown: list[dict[str, str]] = [
            {},
            {"botyard_link": link},
            {"botyard_link": coach},
            {"botyard_link": coach, "authorization": cal},
        ]
        answers = [await node.http("GET", file, b"", **headers) for headers in shown]
        assert [answer.status for answer in answers] == [403, 200, 401, 200]
        assert (await node.http("GET", f"{path}/link?seat=x", authorization=bearer)).status == 400


async def test_a_coach_over_http_has_a_name_that_the_room_is_sent(node: LiveNode, other_node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(other_node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.SetLink(id, 0))
        path, bearer = f"/api/rooms/{room}", f"Bearer {token}"
        coach = (await node.http("GET", f"{path}/link?seat=0", authorization=bearer)).json()["token"]
        for what in (path, f"{path}/events", f"/api/match/{room}/timeline"):
            stranger = await node.http("GET", what, botyard_link=coach)
            assert (stranger.status, stranger.json()["code"]) == (401, "no_identity")
        cal = f"Bearer {node.token('Cal')}"
        assert (await node.http("GET", path, botyard_link=coach, authorization=cal)).json()["audience"] == [0]
        for player in (ann, ben):
            shown = await player.next(m.Onlookers, lambda one: bool(one.people))
            assert [(one.name, one.coaches) for one in shown.people] == [("Cal", 0)]


async def test_a_coach_link_that_is_withdrawn_admits_no_one(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.SetLink(id, 0))
        path, bearer = f"/api/rooms/{room}", f"Bearer {token}"
        coach = (await node.http("GET", f"{path}/link?seat=0", authorization=bearer)).json()["token"]
        await ann.ask(lambda id: m.SetLink(id, 0, False))
        cal = f"Bearer {node.token('Cal')}"
        for what in (f"/api/match/{room}", f"/api/match/{room}/timeline", path, f"{path}/events"):
            answer = await node.http("GET", what, botyard_link=coach, authorization=cal)
            assert answer.json()["code"] in {Code.NO_SUCH_LINK, Code.NOT_FINISHED}
            members = await node.store.presence.members(room_keys(room), 0)
            assert not any("/0/Cal" in member for member in members), what


async def test_a_token_in_an_address_is_refused_for_addresses_are_logged(node: LiveNode) -> None:
    for path in ("/api/rooms/x", "/api/rooms/x/events", "/api/match/x", "/api/match/x/timeline"):
        answer = await node.http("GET", f"{path}?token=w0.guess")
        assert (answer.status, answer.json()["code"]) == (400, "invalid_field")
        assert "Botyard-Link" in answer.json()["message"]


async def test_rooms_that_may_not_be_watched_say_so_to_strangers_whatever_is_asked(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(watching=m.Watching.NONE), ann, ben)
        eve = f"Bearer {node.token('Eve')}"
        for what in ("", "/events", "/chat/room", "/chat/spectators", "/invitations"):
            answer = await node.http("GET", f"/api/rooms/{room}{what}", authorization=eve)
            assert (answer.status, answer.json()["code"]) == (403, "not_watched"), what
