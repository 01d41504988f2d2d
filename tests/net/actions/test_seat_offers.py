"""Seats that many want, that pass from one to another in a match, and that people find again in the next."""

import asyncio
from functools import partial

import pytest

from botyard.net.actions.seat_offers import OFFERS_PER_IDENTITY
from botyard.people.blocks import Contact
from botyard.rooms import commit_plan
from botyard.rooms.runtime.service import Rooms
from botyard.store.keys import room_keys
from botyard.store.lobby_index import LobbyIndexStore
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close, Code
from tests.net.fanout.test_delayed import start_delayed
from tests.net.table import Table, join, last_number, make_room, move, snapshot_of, start_match, watch
from tests.net.test_retention import pack
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.waiting import until

RACERS = 50
LOST = {Code.ROOM_FULL, Code.SEAT_TAKEN, Code.ALREADY_STARTED}


def offer_of(frame: m.EventFrame) -> m.Offer | None:
    return next((event.offer for event in frame.events if isinstance(event, m.OfferMade)), None)


def shows(seats: tuple[bool, ...], received: m.Presence) -> bool:
    return received.seats == seats


async def identity_of(guest: Client) -> str:
    return guest.all(m.Welcome)[-1].identity


async def offer(holder: Client, seat: int, **to: object) -> m.Offer:
    """Offer a seat; return the offer as the room sends it."""
    accepted = await holder.ask(lambda id: m.OfferSeat(id, seat, **to))  # type: ignore[arg-type] # to a seat or a person
    assert isinstance(accepted, m.Accepted), accepted
    frame = await holder.next(m.EventFrame, lambda one: offer_of(one) is not None)
    made = offer_of(frame)
    assert made is not None
    return made


async def accept(taker: Client, made: m.Offer, room: str | None = None) -> m.Accepted:
    accepted = await taker.ask(lambda id: m.AnswerOffer(id, made.id, m.OfferAnswer.ACCEPT, room))
    assert isinstance(accepted, m.Accepted), accepted
    return accepted


async def resign(player: Client, seat: int) -> None:
    assert isinstance(await player.ask(lambda id: m.Resign(id, seat)), m.Accepted)


# --- the last seat ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [None, 2])
async def test_only_one_of_fifty_gets_the_last_seat_and_all_are_answered(
    node: LiveNode, other: LiveNode, wanted: int | None
) -> None:
    async with Table() as table:
        host = await table.guest(node, "Host")
        room = await make_room(host, players=3)
        await join(await table.guest(other, "Second"), room)
        racers = [await table.guest((node, other)[place % 2], f"Racer {place}") for place in range(RACERS)]
        answers = await asyncio.gather(
            *(racer.ask(lambda id: m.Join(id, room, wanted), f"race{place}") for place, racer in enumerate(racers))
        )
        won = [place for place, answer in enumerate(answers) if isinstance(answer, m.Accepted)]
        assert len(won) == 1
        lost = [answer for place, answer in enumerate(answers) if place not in won]
        assert all(isinstance(answer, m.Rejected) for answer in lost)
        assert {answer.code for answer in lost} <= LOST
        assert all(answer.message for answer in lost)
        started = await host.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        assert [seat.name for seat in started.room.seats if seat][2] == f"Racer {won[0]}"


# --- handing over -----------------------------------------------------------------------------------------------


async def test_a_seat_of_a_match_passes_with_its_secrets_and_without_a_pause(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await start_match(ann, ben)
        wes, zoe = await table.guest(other, "Wes"), await table.guest(node, "Zoe")
        await watch(wes, room)
        await watch(zoe, room)
        before = await ann.ask(lambda id: m.Watch(id, room)) and await snapshot_of(ann, room)
        assert before.audience == (0,)

        made = await offer(ann, 0, identity=await identity_of(wes))
        called = await wes.next(m.SeatOffered)
        assert (called.room, called.offer, called.name) == (room, made.id, "Ann")
        accepted = await accept(wes, made)

        mine = await wes.next(m.Snapshot, lambda one: one.audience == (0,))
        assert (mine.number, mine.view) == (accepted.number, before.view)
        entered = wes.all(m.Entered)[-1]
        assert (entered.id, entered.audience) == ("", (0,))
        theirs = await ann.next(m.Snapshot, lambda one: one.audience == ())
        await zoe.next(m.EventFrame, lambda one: one.number == accepted.number)
        spectators = await watch(zoe, room)
        assert theirs.view == spectators.view != mine.view

        first = len(ann.raw)
        moves = [await move({0: wes, 1: ben}) for _ in range(4)]
        await until(lambda: last_number(ann) == last_number(zoe) == moves[-1].number)
        frames = [raw for one, raw in zip(ann.heard[first:], ann.raw[first:], strict=True) if is_of_the_log(one)]
        assert (
            frames == [raw for one, raw in zip(zoe.heard, zoe.raw, strict=True) if is_of_the_log(one)][-len(frames) :]
        )
        refused = await ann.ask(lambda id: m.Resign(id, 0))
        assert (refused.code, bool(frames)) == (Code.NOT_YOUR_SEAT, True)


def is_of_the_log(message: object) -> bool:
    return isinstance(message, m.EventFrame | m.ChoiceFrame)


async def test_a_command_sent_before_a_seat_changed_hands_stays_answered(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, wes = [await table.guest(node, name) for name in ("Ann", "Ben", "Wes")]
        room = await start_match(ann, ben)
        await watch(wes, room)
        accepted = await move({0: ann, 1: ben})
        sent = accepted.id
        mover = ann if any(getattr(one, "id", None) == sent for one in ann.heard) else ben
        seat = 0 if mover is ann else 1
        await accept(wes, await offer(mover, seat))
        entry = await node.node.rooms.entries(room, accepted.number, accepted.number)
        again = await mover.ask(lambda _: entry[0].command, sent)
        assert (again.number, type(again)) == (accepted.number, m.Accepted)


async def test_a_user_on_another_page_is_called_and_enters_by_accepting(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        wes = await table.guest(other, "Wes", Encoding.JSON)
        made = await offer(ann, 0, identity=await identity_of(wes))
        await wes.next(m.SeatOffered)
        await accept(wes, made, room)
        assert (await snapshot_of(wes, room)).audience == (0,)


@pytest.mark.parametrize(
    "settings",
    [m.RoomSettings(delay_seconds=600), m.RoomSettings(delay_turns=3), m.RoomSettings(watching=m.Watching.NONE)],
)
async def test_the_new_holder_of_a_seat_is_a_player_and_the_former_one_a_spectator(
    node: LiveNode, other: LiveNode, settings: m.RoomSettings
) -> None:
    async with Table() as table:
        ann, ben, wes = await table.guest(node, "Ann"), await table.guest(node, "Ben"), await table.guest(other, "Wes")
        room: str = (await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, settings=settings))).room
        await watch(ann, room)
        await join(ben, room)
        for player in (ann, ben):
            await player.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        for _ in range(3):
            await move({0: ann, 1: ben})
        if settings.watching is m.Watching.OPEN:
            await watch(wes, room)
        made = await offer(ann, 0, identity=await identity_of(wes))
        accepted = await accept(wes, made, room)
        taken = await wes.next(m.Snapshot, lambda one: one.audience == (0,))
        assert taken.number == accepted.number
        if settings.watching is m.Watching.NONE:
            assert (await ann.end())[0] == Close.NOT_ADMITTED
        else:
            late = await ann.next(m.Snapshot, lambda one: one.audience == ())
            assert late.number < accepted.number
        played = {0: wes, 1: ben}
        await move(played)


async def test_a_blocked_user_does_not_notice_it_and_their_offer_reaches_no_user(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, wes = [await table.guest(node, name) for name in ("Ann", "Ben", "Wes")]
        await start_match(ann, ben)
        to = await identity_of(wes)
        await node.node.contacts.blocks.block(to, Contact(await identity_of(ann), "Ann", 0))
        assert isinstance(await ann.ask(lambda id: m.OfferSeat(id, 0, identity=to)), m.Accepted)
        assert await node.node.contacts.inbox.of(to) == ()
        assert isinstance(await ben.ask(lambda id: m.OfferSeat(id, 1, identity=to)), m.Accepted)
        assert [item.name for item in await node.node.contacts.inbox.of(to)] == ["Ben"]


async def test_a_player_cannot_offer_a_seat_to_a_blocked_user(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, wes = [await table.guest(node, name) for name in ("Ann", "Ben", "Wes")]
        await start_match(ann, ben)
        to = await identity_of(wes)
        await node.node.contacts.blocks.block(await identity_of(ann), Contact(to, "Wes", 0))
        refused = await ann.ask(lambda id: m.OfferSeat(id, 0, identity=to))
        assert refused.code == Code.NOT_WELCOME


async def test_offers_that_are_too_fast_have_to_wait(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(ann, ben)
        answers = [await ann.ask(lambda id: m.OfferSeat(id, 0)) for _ in range(2 * OFFERS_PER_IDENTITY.at_once)]
        received = next(answer for answer in answers if isinstance(answer, m.TryAgain))
        assert received.code == Code.TOO_FAST
        assert received.after > 0


# --- the waiting room -------------------------------------------------------------------------------------------


async def test_a_change_of_the_size_of_a_room_is_broadcast_with_the_presence(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await make_room(ann, players=3)
        await ben.ask(lambda id: m.Join(id, room, 2))
        await snapshot_of(ben, room)
        for players, seats in ((5, (True, False, True, False, False)), (4, (True, False, True, False))):
            assert isinstance(await ann.ask(partial(m.ChangeRoom, players=players)), m.Accepted)
            changed = await ben.next(m.EventFrame, lambda one: isinstance(one.events[-1], m.RoomChanged))
            assert changed.events[-1].players == players
            zoe = await table.guest(node, "Zoe")
            await watch(zoe, room)  # a spectator comes, so presence is sent
            await ben.next(m.Presence, partial(shows, seats))
        assert len((await watch(ben, room)).room.seats) == 4


async def test_a_match_with_a_ready_check_begins_when_the_last_one_is_ready(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        checked = m.RoomSettings(ready_check=True)
        room: str = (await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, settings=checked))).room
        await watch(ann, room)
        await join(ben, room)
        await snapshot_of(ben, room)
        assert (await ann.ask(m.Start)).code == Code.NOT_READY
        assert isinstance(await ann.ask(m.Ready), m.Accepted)
        await ben.next(m.EventFrame, lambda one: one.events == (m.ReadyChanged((0,)),))
        assert isinstance(await ben.ask(m.Ready), m.Accepted)
        for player in (ann, ben):
            await player.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)


# --- another match ----------------------------------------------------------------------------------------------


async def test_two_who_ask_for_another_match_at_once_meet_in_one_room(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await start_match(ann, ben)
        wes = await table.guest(other, "Wes")
        await watch(wes, room)
        assert (await ann.ask(lambda id: m.Rematch(id, room))).code == Code.NOT_FINISHED
        await resign(ann, 0)
        made = await asyncio.gather(
            *(player.ask(lambda id: m.Rematch(id, room), f"m{player.id()}") for player in (ann, ben))
        )
        assert all(isinstance(one, m.Created) for one in made), made
        assert made[0].room == made[1].room != room
        received = await wes.next(m.RematchOffered)
        assert (received.room, received.next, received.name in ("Ann", "Ben")) == (room, made[0].room, True)
        begun = await watch(ann, made[0].room)
        assert begun.room.status is m.Status.PLAYING
        assert [seat.name for seat in begun.room.seats if seat] == ["Ben", "Ann"]
        assert (await wes.ask(lambda id: m.Rematch(id, room))).code == Code.NOT_YOUR_SEAT
        again = await ben.ask(lambda id: m.Rematch(id, room))
        assert isinstance(again, m.Created)


async def test_another_match_can_be_asked_for_again_once_its_table_has_expired(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(other, "Ben")
        room = await start_match(ann, ben)
        await resign(ann, 0)
        rematch, path = m.Rematch("r", room), f"/api/rooms/{room}/rematch"
        expired: list[str] = []
        for _ in range(2):
            expired.append((await ann.ask(lambda _: rematch, "r")).room)
            with monkeypatch.context() as later:
                later.setattr(commit_plan, "EXPIRY_MS", -60_000)
                await pack(node, expired[-1])
            found = await node.http("GET", path, authorization=f"Bearer {token}")
            assert found.json() == {"room": None}
        made = await ben.ask(lambda _: rematch, "r")
        assert isinstance(made, m.Created), made
        assert len({made.room, *expired}) == 3
        for remains in expired:
            assert (await ann.ask(lambda _: rematch, "r")).room == made.room
            found = await node.http("GET", path, authorization=f"Bearer {token}")
            assert found.json() == {"room": made.room}
            assert await node.store.call("DEL", room_keys(remains).packed) == 1


async def test_another_match_is_found_and_asked_for_over_http(node: LiveNode) -> None:
    async with Table() as table:
        tokens = [node.token("Ann"), node.token("Ben")]
        ann, ben = [await table.again(node, token) for token in tokens]
        room = await start_match(ann, ben)
        path, bearer = f"/api/rooms/{room}/rematch", f"Bearer {tokens[0]}"
        early = await node.http("POST", path, authorization=bearer)
        assert (early.status, early.json()["code"]) == (409, Code.NOT_FINISHED)
        await resign(ann, 0)
        assert (await node.http("GET", path)).json() == {"room": None}
        made = await node.http("POST", path, authorization=bearer)
        assert made.status == 200
        assert (await node.http("GET", path)).json() == made.json()
        received = await ben.next(m.RematchOffered)
        assert received.next == made.json()["room"]
        assert (await node.http("POST", "/api/rooms/nowhere/rematch", authorization=bearer)).status == 404
        assert (await node.http("POST", path)).status == 401


@pytest.mark.parametrize("settings", [m.RoomSettings(delay_seconds=600), m.RoomSettings(watching=m.Watching.NONE)])
async def test_another_match_reveals_no_end_to_delayed_spectators(node: LiveNode, settings: m.RoomSettings) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room: str = (await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, settings=settings))).room
        await watch(ann, room)
        await join(ben, room)
        await ann.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        await resign(ann, 0)
        made = await ann.ask(lambda id: m.Rematch(id, room))
        assert isinstance(made, m.Created)
        path = f"/api/rooms/{room}/rematch"
        assert (await node.http("GET", path)).json() == {"room": None}
        assert (await node.http("GET", path, authorization=f"Bearer {token}")).json() == {"room": made.room}


class _Later:
    """The rooms of a node as they will be after `ms`."""

    def __init__(self, rooms: Rooms, ms: int) -> None:
        self.load, self.entries, self.pages = rooms.load, rooms.entries, rooms.pages
        self._rooms = rooms
        self._ms = ms
        self._room = ""

    def clock_of(self, room: str) -> "_Later":
        self._room = room
        return self

    def now(self) -> int:
        return self._rooms.clock_of(self._room).now() + self._ms


async def test_another_match_is_not_listed_before_the_end_of_the_one_before_is_due(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    index, delay = node.node.lobby, 600

    async def listed() -> m.RoomSummary | None:
        await node.node.room_list.refresh()
        return node.node.room_list.rooms.get(made)

    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_seconds=delay), ann, ben)
        await resign(ann, 0)
        made = (await ann.ask(lambda id: m.Rematch(id, room))).room
        await index.update(made)
        assert await listed() is None
        assert (await ben.ask(lambda id: m.Rematch(id, room))).room == made
        await index.update(made)
        assert await listed() is None
        assert await LobbyIndexStore(node.store).playing() == 1  # the one before, as far as others know
        monkeypatch.setattr(node.node.delayed_rooms, "_rooms", _Later(node.node.rooms, 1000 * delay))
        await index.update(made)
        line = await listed()
        assert line is not None
        assert line.status is m.Status.PLAYING
