"""The lobby on two nodes, which show the same at once even if one dies; quick matches; the matches of a user."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest
import pytest_asyncio
from msgspec import Struct

from botyard.lobby import index as index_module
from botyard.lobby import room_list
from botyard.lobby.matches import Load, MatchIndex
from botyard.net.actions import matchmaking
from botyard.net.fanout import lobby_feed
from botyard.net.transport.frame_codec import encode_frame
from botyard.people import online
from botyard.people.blocks import Contact
from botyard.rooms.requests import Request
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.error_classes import StoreUnavailable
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from tests.net.table import Table, join, make_room, move, start_match, watch
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode, known_everywhere
from tests.support.redis import RedisProcess
from tests.support.waiting import until

Nodes = tuple[LiveNode, LiveNode]


@pytest_asyncio.fixture
async def nodes(redis: RedisProcess) -> AsyncIterator[Nodes]:
    """Two nodes on one Redis."""
    async with LiveNode(redis.url) as one, LiveNode(redis.url) as two:
        yield one, two


async def enter_lobby(guest: Client) -> m.LobbyRooms:
    """Look at the list of rooms."""
    received = await guest.ask(m.EnterLobby)
    assert isinstance(received, m.LobbyRooms), received
    return received


def shown(guest: Client) -> dict[str, m.RoomSummary]:
    """The list of rooms of a client that applies all messages it has received."""
    rooms: dict[str, m.RoomSummary] = {}
    for one in guest.heard:
        match one:
            case m.LobbyRooms():
                rooms = {room.id: room for room in one.rooms}
            case m.LobbyChanged():
                rooms[one.room.id] = one.room
            case m.LobbyRemoved():
                rooms.pop(one.room, None)
            case _:
                pass
    return rooms


async def test_two_nodes_show_the_same_after_every_change(nodes: Nodes) -> None:
    async with Table() as table:
        ann, ben = await table.guest(nodes[0], "Ann"), await table.guest(nodes[1], "Ben")
        lookers = [await table.guest(node, "Looker") for node in nodes]
        for looker in lookers:
            await enter_lobby(looker)

        async def agree(room: str, status: m.Status | None, taken: int) -> None:
            def holds() -> bool:
                lines = [shown(looker).get(room) for looker in lookers]
                if status is None:
                    return lines == [None, None]
                first = lines[0]
                if first is None or first != lines[1]:
                    return False
                return first.status is status and sum(seat is not None for seat in first.seats) == taken

            await until(holds)

        room = await make_room(ann, 3)
        await agree(room, m.Status.OPEN, 1)
        await join(ben, room)
        await agree(room, m.Status.OPEN, 2)
        await ben.ask(lambda id: m.LeaveSeat(id, 1))
        await agree(room, m.Status.OPEN, 1)
        await join(ben, room)
        await ann.ask(m.Start)
        await agree(room, m.Status.PLAYING, 2)
        await ann.ask(lambda id: m.Resign(id, 0))
        await agree(room, None, 0)


async def test_the_commits_of_a_node_that_died_are_shown(nodes: Nodes) -> None:
    """A commit without a publication: the mark in Redis is all that is left of it."""
    async with Table() as table:
        looker = await table.guest(nodes[1], "Looker")
        await enter_lobby(looker)
        dying = Rooms(nodes[0].store, STORED_NAMES)
        await dying.ask("room1", Request("ann", "Ann", m.CreateRoom("c", GAME, 2)))
        changed = await looker.next(m.LobbyChanged, lambda one: one.room.id == "room1")
    assert changed.room.seats == ("Ann", None)


async def test_a_change_whose_publication_is_lost_is_shown(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Table() as table:
        ann, looker = await table.guest(nodes[0], "Ann"), await table.guest(nodes[1], "Looker")
        await enter_lobby(looker)
        monkeypatch.setattr("botyard.store.keys.LOBBY_CHANNEL", "unused-channel")
        room = await make_room(ann)
        await until(lambda: room in shown(looker))


def test_a_change_is_shown_within_a_second() -> None:
    """A sweep, when the node that committed has died, and a comparison, when the publication is lost as well."""
    assert index_module.SWEEP_SECONDS + room_list.COMPARE_SECONDS + room_list.BATCH_SECONDS < 1


async def test_a_change_is_sent_once(nodes: Nodes) -> None:
    """The comparison with the index sends no known change again."""
    async with Table() as table:
        ann, looker = await table.guest(nodes[0], "Ann"), await table.guest(nodes[1], "Looker")
        await enter_lobby(looker)
        host = ann.all(m.Welcome)[0].identity
        await until(lambda: nodes[1].node.online.state(host) is m.Attendance.HERE)  # else the rows change with it
        rooms = [await make_room(ann) for _ in range(3)]
        await until(lambda: set(shown(looker)) == set(rooms))
        await nodes[1].node.room_list.refresh()
        await looker.settled()
    assert Counter(one.room.id for one in looker.all(m.LobbyChanged)) == dict.fromkeys(rooms, 1)


async def test_shown_rows_follow_their_list_under_a_filter(nodes: Nodes) -> None:
    async with Table() as table:
        ann, looker = await table.guest(nodes[0], "Ann"), await table.guest(nodes[1], "Looker")
        rooms = [await make_room(ann, 2) for _ in range(4)]
        other = await make_room(ann, 3)
        await until_listed(nodes[1], 5)
        first = await looker.ask(lambda id: m.EnterLobby(id, m.RoomFilter(players=2), 2, 0))
        assert (len(first.rooms), first.open, first.running) == (2, 4, 0)
        page = await looker.ask(lambda id: m.MoreRooms(id, m.Status.OPEN, 1))
        assert (len(page.rooms), page.total) == (1, 4)
        last = await looker.ask(lambda id: m.MoreRooms(id, m.Status.OPEN))
        listed = [room.id for room in (*first.rooms, *page.rooms, *last.rooms)]
        assert sorted(listed) == sorted(rooms)
        assert (await looker.ask(lambda id: m.MoreRooms(id, m.Status.FINISHED))).rooms == ()
        await join(await table.guest(nodes[0], "Ben"), rooms[0])  # and the match begins
        gone = await looker.next(m.LobbyRemoved)
        assert (gone.room, gone.listed) == (rooms[0], False)
        assert (await looker.next(m.LobbyTotals)) == m.LobbyTotals(3, 1)
        assert other not in shown(looker)


async def test_a_room_that_all_people_have_left_leaves_the_list_and_comes_back(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_list, "ABSENT_SECONDS", 0.3)
    monkeypatch.setattr(online, "LEAVING_SECONDS", 0.1)
    async with Table() as table:
        lookers = [await table.guest(node, "Looker") for node in nodes]
        for looker in lookers:
            await enter_lobby(looker)
        token = nodes[0].token("Ann")
        async with Client(nodes[0].port, token) as ann:
            room = await make_room(await ann.hello(), 3)
            await until(lambda: all(room in shown(looker) for looker in lookers))
            await ann.send(m.SetAway(True))
            await until(lambda: all(shown(looker)[room].host is m.Attendance.AWAY for looker in lookers))
        await until(lambda: not any(room in shown(looker) for looker in lookers))
        await table.again(nodes[1], token)
        await until(lambda: all(room in shown(looker) for looker in lookers))
        await until(lambda: all(shown(looker)[room].host is m.Attendance.HERE for looker in lookers))


async def until_listed(node: LiveNode, count: int) -> None:
    """Wait until a node lists so many rooms."""
    async with asyncio.timeout(60):
        while len(node.node.room_list.rooms) != count:
            await node.node.room_list.refresh()
            await asyncio.sleep(0.002)


async def test_online_users_are_counted_on_all_nodes(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_feed, "COUNT_SECONDS", 0.05)
    async with Table() as table:
        ann, ben = await table.guest(nodes[0], "Ann"), await table.guest(nodes[1], "Ben")
        await enter_lobby(ann)
        await ann.next(m.LobbyCounts, lambda one: one == m.LobbyCounts(2, 0, 0, 0))
        eve = await table.guest(nodes[0], "Eve")
        await start_match(ben, eve)
        await ann.next(m.LobbyCounts, lambda one: one == m.LobbyCounts(3, 2, 1))
        late = await table.guest(nodes[1], "Late")
        await enter_lobby(late)
        assert isinstance(await late.next(m.LobbyCounts), m.LobbyCounts)


# --- quick matches ---


async def quick(guest: Client, players: int, tempo: m.Tempo = m.Tempo.LIVE_5) -> str:
    """Ask for a quick match until there is one; its room."""
    id = guest.id()
    while True:
        answer = await guest.ask(lambda id: m.QuickMatch(id, GAME, players, tempo), id)
        if isinstance(answer, m.Paired):
            return answer.room
        assert isinstance(answer, m.TryAgain), answer
        guest.heard.clear()
        await asyncio.sleep(answer.after / 1000)


async def test_fifty_at_once_on_two_nodes_end_at_full_tables(nodes: Nodes) -> None:
    async with Table() as table:
        guests = [await table.guest(nodes[place % 2], f"Guest {place}") for place in range(50)]
        rooms = Counter(await asyncio.gather(*(quick(guest, 5) for guest in guests)))
        assert sum(rooms.values()) == 50
        for room, seated in rooms.items():
            loaded = await nodes[0].node.rooms.load(room)
            assert loaded is not None
            assert sum(seat is not None for seat in loaded.room.record.seats) == seated
    assert sum(seated == 5 for seated in rooms.values()) >= 8, rooms


async def test_only_those_who_want_the_same_meet(nodes: Nodes) -> None:
    async with Table() as table:
        ann, ben, eve = [await table.guest(nodes[0], name) for name in ("Ann", "Ben", "Eve")]
        first = await quick(ann, 2, m.Tempo.LIVE_2)
        assert await quick(ben, 2, m.Tempo.SLOW_1) != first
        assert await quick(eve, 2, m.Tempo.LIVE_2) == first
        loaded = await nodes[0].node.rooms.load(first)
    assert loaded is not None
    assert loaded.room.record.status is m.Status.PLAYING


async def test_a_repeated_quick_match_keeps_its_room_until_the_match_begins(nodes: Nodes) -> None:
    async with Table() as table:
        ann, ben = await table.guest(nodes[0], "Ann"), await table.guest(nodes[1], "Ben")
        first = await quick(ann, 2)
        assert await quick(ann, 2) == first
        id = ben.id()
        again = [await ben.ask(lambda id: m.QuickMatch(id, GAME, 2, m.Tempo.LIVE_5), id) for _ in range(2)]
        assert {one.room for one in again} == {first}
        assert await quick(ann, 2) != first


async def test_a_room_that_was_left_is_not_found(nodes: Nodes) -> None:
    async with Table() as table:
        ann, ben = await table.guest(nodes[0], "Ann"), await table.guest(nodes[1], "Ben")
        room = await quick(ann, 2)
        await ann.ask(lambda id: m.Watch(id, room))
        await ann.ask(lambda id: m.LeaveSeat(id, 0))
        assert await quick(ben, 2) != room


async def test_a_table_whose_people_have_left_is_passed_over_until_they_return(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaking, "DESERTED_SECONDS", 0.0)
    monkeypatch.setattr(online, "LEAVING_SECONDS", 0.1)
    async with Table() as table:
        token = nodes[0].token("Ann")
        async with Client(nodes[0].port, token) as ann:
            left = (await (await ann.hello()).ask(lambda id: m.QuickMatch(id, GAME, 2))).room
            await known_everywhere()
        watcher = nodes[1].node.online
        identity = ann.all(m.Welcome)[0].identity
        await until(lambda: watcher.state(identity) is m.Attendance.OFFLINE)
        ben, cay = await table.guest(nodes[1], "Ben"), await table.guest(nodes[1], "Cay")
        other = (await ben.ask(lambda id: m.QuickMatch(id, GAME, 2))).room
        assert other != left
        await table.again(nodes[0], token)
        await until(lambda: watcher.state(identity) is m.Attendance.HERE)
        guests = cay, await table.guest(nodes[1], "Dan")
        rooms = {(await guest.ask(lambda id: m.QuickMatch(id, GAME, 2))).room for guest in guests}
        assert rooms == {left, other}


def looking(count: int) -> Callable[[m.LobbyCounts], bool]:
    """Whether so many people look for a quick match."""
    return lambda one: one.looking == count


async def test_people_who_look_for_a_quick_match_are_counted(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_feed, "COUNT_SECONDS", 0.05)
    async with Table() as table:
        looker = await table.guest(nodes[1], "Looker")
        await enter_lobby(looker)
        cay = await table.guest(nodes[0], "Cay")
        await cay.ask(lambda id: m.CreateRoom(id, GAME, 3, settings=m.RoomSettings(ready_check=True)))
        await until_listed(nodes[1], 1)
        for name, count in (("Ann", 1), ("Ben", 2)):
            guest = await table.guest(nodes[0], name)
            await guest.ask(lambda id: m.QuickMatch(id, GAME, 3))
            await looker.next(m.LobbyCounts, looking(count))


async def test_a_user_is_not_paired_with_a_user_they_have_blocked(nodes: Nodes) -> None:
    async with Table() as table:
        ann, ben, eve = [await table.guest(nodes[0], name) for name in ("Ann", "Ben", "Eve")]
        ids = [guest.all(m.Welcome)[0].identity for guest in (ann, ben)]
        await nodes[0].node.contacts.blocks.block(ids[1], Contact(ids[0], "Ann", 0))
        room = await quick(ann, 2)
        assert await quick(ben, 2) != room
        assert await quick(eve, 2) == room


async def test_an_open_room_that_fits_is_taken_and_one_that_does_not_is_left_alone(nodes: Nodes) -> None:
    async with Table() as table:
        ann, ben, eve = [await table.guest(nodes[0], name) for name in ("Ann", "Ben", "Eve")]
        closed = m.RoomSettings(access=m.Access.INVITED)
        await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, settings=closed))
        fits = (await eve.ask(lambda id: m.CreateRoom(id, GAME, 2))).room
        await nodes[0].node.lobby.update(fits)
        assert await quick(ben, 2, m.Tempo.NONE) == fits


async def test_a_wish_that_no_game_fulfils_is_refused_in_a_sentence(nodes: Nodes) -> None:
    async with Table() as table:
        ann = await table.guest(nodes[0], "Ann")
        for game, players, code in (("chess", 2, "unknown_game"), (GAME, 7, "players_out_of_range")):
            answer = await ann.ask(partial(m.QuickMatch, game=game, players=players))
            assert isinstance(answer, m.Rejected)
            assert answer.code == code


async def test_no_more_rooms_are_tried_than_so_many_then_one_waits_in_a_room_of_ones_own(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaking, "ROOMS_TRIED", 2)
    node, _ = nodes
    async with Table() as table:
        ann, *others = [await table.guest(node, name) for name in ("Ann", "Ben", "Cal")]
        for other in others:
            welcome = other.all(m.Welcome)[0]
            made = await other.ask(lambda id: m.CreateRoom(id, GAME, 2, clock=m.TEMPO_CONTROLS[m.Tempo.LIVE_5]))
            await node.node.lobby.update(made.room)
            blocked = Contact(welcome.identity, welcome.name, 0)
            await node.node.contacts.blocks.block(ann.all(m.Welcome)[0].identity, blocked)
        first = await ann.ask(lambda id: m.QuickMatch(id, GAME, 2, m.Tempo.LIVE_5), "alone")
        assert isinstance(first, m.Paired), first
        assert await ann.ask(lambda id: m.QuickMatch(id, GAME, 2, m.Tempo.LIVE_5), "alone") == first
        assert len((await watch(ann, first.room)).room.seats) == 2


async def test_equal_numbers_of_rooms_are_encoded_once_for_all_windows(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded = []

    def counted(message: Struct, encoding: Encoding) -> bytes:
        encoded.append(message)
        return encode_frame(message, encoding)

    monkeypatch.setattr(lobby_feed, "encode_frame", counted)
    async with Table() as table:
        viewers = [await table.guest(nodes[1], name) for name in ("Ann", "Ben", "Cai")]
        for rows, viewer in enumerate(viewers, 5):
            assert isinstance(await viewer.ask(partial(m.EnterLobby, open=rows)), m.LobbyRooms)
        await make_room(await table.guest(nodes[0], "Dan"))
        for viewer in viewers:
            await viewer.next(m.LobbyTotals)
    totals = [repr(one) for one in encoded if isinstance(one, m.LobbyTotals)]
    assert len(totals) == len(set(totals)) > 0


# --- a user's own matches ---


async def follow(guest: Client) -> m.MyMatches:
    """Follow one's matches."""
    received = await guest.ask(m.FollowMatches)
    assert isinstance(received, m.MyMatches), received
    return received


def is_at(room: str, status: m.Status, asked: tuple[int, ...]) -> Callable[[m.MatchChanged], bool]:
    """Whether a change says this of a room."""
    return lambda one: (one.match.room.id, one.match.room.status, one.match.asked) == (room, status, asked)


async def test_a_match_is_followed_from_the_first_seat_to_the_result(nodes: Nodes) -> None:
    async with Table() as table:
        token = nodes[0].token("Ann")
        ann, ben = await table.again(nodes[0], token), await table.guest(nodes[0], "Ben")
        follower = await table.again(nodes[1], token)
        assert (await follow(follower)).matches == ()
        room = await start_match(ann, ben)
        await follower.next(m.MatchChanged, is_at(room, m.Status.PLAYING, (0, 1)))
        await move({0: ann, 1: ben})
        await follower.next(m.MatchChanged, is_at(room, m.Status.PLAYING, (1,)))
        await ben.ask(lambda id: m.Resign(id, 1))
        over = await follower.next(m.MatchChanged, lambda one: one.match.room.status is m.Status.FINISHED)
        assert (over.match.seats, over.match.ranking) == ((0,), ((0,), (1,)))
        (last,) = (await follow(follower)).matches
        assert last == over.match


async def test_a_seat_that_was_left_is_no_match_any_more(nodes: Nodes) -> None:
    async with Table() as table:
        token = nodes[0].token("Ann")
        ann, follower = await table.again(nodes[0], token), await table.again(nodes[1], token)
        room = await make_room(ann)
        await follow(follower)
        await until(lambda: any(room in str(one) for one in follower.heard))
        await ann.ask(lambda id: m.LeaveSeat(id, 0))
        assert (await follower.next(m.MatchRemoved)).room == room
        assert (await follow(follower)).matches == ()


async def test_a_late_follower_finds_missed_matches_in_the_index(nodes: Nodes) -> None:
    """A client that follows later, at another node, gets all matches."""
    async with Table() as table:
        token = nodes[0].token("Ann")
        ann, ben = await table.again(nodes[0], token), await table.guest(nodes[0], "Ben")
        room = await start_match(ann, ben)
        await nodes[0].node.lobby.update(room)
        (match,) = (await follow(await table.again(nodes[1], token))).matches
        assert (match.room.id, match.seats, match.asked) == (room, (0,), (0, 1))
        index = MatchIndex(nodes[1].store, STORED_NAMES)
        assert await index.of("unknown", nodes[1].node.rooms.load) == ()


async def test_matches_are_followed_while_the_primary_of_another_match_is_away(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, feed, index = nodes[1].store, nodes[1].node.matches_feed, nodes[1].node.matches
    async with Table() as table:
        tokens = [nodes[0].token(name) for name in ("Ann", "Ben", "Cai")]
        ann, ben, cai = [await table.again(nodes[0], token) for token in tokens]
        followers = [await table.again(nodes[1], token) for token in tokens]
        away, room = await start_match(cai, await table.guest(nodes[0], "Dan")), await start_match(ann, ben)
        for follower in followers:
            await follow(follower)
        positions, of, unread = store.rooms.positions, index.of, set[str]()

        async def reachable(rooms: list[str]) -> list[tuple[int, int] | None]:
            if away in rooms:
                raise StoreUnavailable("its primary is away")
            return await positions(rooms)

        async def without_first(identity: str, load: Load) -> tuple[m.MyMatch, ...]:
            if len(unread | {identity}) == 1:
                unread.add(identity)
                raise StoreUnavailable("the primary of the list is away")
            return await of(identity, load)

        monkeypatch.setattr(store, "is_away", lambda room: room == away)
        monkeypatch.setattr(store.rooms, "positions", reachable)
        monkeypatch.setattr(index, "of", without_first)
        feed.on_gap()  # all lists are read again
        await until(lambda: unread)
        await move({0: ann, 1: ben})
        for follower in followers[:2]:
            await follower.next(m.MatchChanged, is_at(room, m.Status.PLAYING, (1,)))


async def test_a_change_that_could_not_be_sent_is_sent_later(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    feed, failed = nodes[1].node.matches_feed, list[str]()
    now = feed._time_of

    def late(*rooms: str) -> int:
        if not failed:
            failed.extend(rooms)
            raise StoreUnavailable("the slots of the cluster are not known")
        return now(*rooms)

    async with Table() as table:
        token = nodes[0].token("Ann")
        ann, ben = await table.again(nodes[0], token), await table.guest(nodes[0], "Ben")
        follower, room = await table.again(nodes[1], token), await start_match(ann, ben)
        await follow(follower)
        monkeypatch.setattr(feed, "_time_of", late)
        await move({0: ann, 1: ben})
        await follower.next(m.MatchChanged, is_at(room, m.Status.PLAYING, (1,)))
        assert failed == [room]
