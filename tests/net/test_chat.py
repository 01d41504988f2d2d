"""Chat over sockets, at two nodes: the readers of a line, and the limits on lines."""

from functools import partial
from typing import Any
from unittest.mock import AsyncMock

import pytest

from botyard.accounts.identity import Identity
from botyard.chat.chat_service import ChatAddress
from botyard.chat.reports import load_report
from botyard.net.fanout import user_channel
from botyard.net.transport.frame_codec import encode_frame
from botyard.net.transport.rate_limits import (
    BYTES_FOR_ONE,
    LINES_PER_ADDRESS,
    LINES_PER_CHAT,
    LINES_PER_IDENTITY,
    REPORTS_PER_IDENTITY,
    RateLimits,
)
from botyard.net.transport.token_bucket import MessageBudget
from botyard.people.blocks import Contact
from botyard.settings import Limits
from botyard.store.chat import LineId, StoredLine
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import chat_keys, room_keys, user_key
from botyard.store.moderation import Reports
from botyard_protocol import chat as c
from botyard_protocol import messages as m
from botyard_protocol.chat import ChatPlace
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Code
from tests.net.fanout.test_delayed import start_delayed
from tests.net.table import Table, join, make_room, start_match, watch
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

LOBBY, ROOM, SPECTATORS = ChatPlace


async def enter(guest: Client, place: ChatPlace) -> Any:
    return await guest.ask(lambda id: c.EnterChat(id, place))


async def say(guest: Client, place: ChatPlace, text: str) -> Any:
    return await guest.ask(lambda id: c.Say(id, place, text))


async def said(guest: Client, place: ChatPlace, text: str) -> str:
    """Say something that is taken; the id of the line."""
    answer = await say(guest, place, text)
    assert isinstance(answer, c.Said), answer
    return answer.line


async def heard(guest: Client) -> str:
    return (await guest.next(c.LineSaid)).line.text


def identity(guest: Client) -> str:
    return guest.all(m.Welcome)[0].identity


async def test_lines_in_the_lobby_arrive_at_all_nodes_in_both_forms(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        ben = await table.guest(other, "Ben", Encoding.JSON)
        outside = await table.guest(other, "Out")
        for guest in (ann, ben):
            assert (await enter(guest, LOBBY)).writable
        line = await said(ann, LOBBY, "  Who plays? ")
        for guest in (ann, ben):
            received = await guest.next(c.LineSaid)
            assert (received.place, received.room, received.line.id, received.line.text) == (
                LOBBY,
                None,
                line,
                "Who plays?",
            )
            assert (received.line.identity, received.line.name) == (identity(ann), "Ann")
        later = await table.guest(node, "Late")
        assert [one.text for one in (await enter(later, LOBBY)).lines] == ["Who plays?"]
        await outside.settled()
        assert not outside.all(c.LineSaid)


async def test_a_user_who_leaves_a_chat_receives_no_more_lines(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        for guest in (ann, ben):
            await enter(guest, LOBBY)
        assert isinstance(await ben.ask(lambda id: c.LeaveChat(id, LOBBY)), m.Exited)
        await said(ann, LOBBY, "Hello?")
        await heard(ann)
        await ben.settled()
        assert not ben.all(c.LineSaid)
        room = await make_room(ann)
        await join(ben, room)
        await enter(ben, ROOM)
        await ben.ask(m.Exit)
        assert (await enter(ben, ROOM)).code == Code.NOT_IN_A_ROOM
    await until(lambda: not node.node.chat.feed.open_chats)


async def test_players_and_spectators_speak_apart_until_the_match_is_over(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        wes, sue = await table.guest(node, "Wes"), await table.guest(other, "Sue")
        room = await start_match(ann, ben)
        for guest in (wes, sue):
            await watch(guest, room)
        for guest in (ann, ben, wes, sue):
            assert (await enter(guest, ROOM)).writable is (guest in (ann, ben))
        for guest in (wes, sue):
            assert (await enter(guest, SPECTATORS)).writable
        assert (await enter(ann, SPECTATORS)).code == Code.NOT_IN_CHAT
        assert (await say(ann, SPECTATORS, "Psst")).code == Code.NOT_IN_CHAT
        assert (await say(wes, ROOM, "Psst")).code == Code.NOT_IN_CHAT
        await said(wes, SPECTATORS, "Ann will win")
        assert await heard(sue) == "Ann will win"
        await said(ann, ROOM, "Your turn")
        for guest in (ann, ben, sue):
            assert await heard(guest) == "Your turn"
        await ann.settled()
        assert [one.line.text for one in ann.all(c.LineSaid)] == ["Your turn"]
        await ben.ask(lambda id: m.Resign(id, 1))
        await until(
            lambda: any(isinstance(event, m.MatchFinished) for one in ann.all(m.EventFrame) for event in one.events)
        )
        page = await enter(ann, SPECTATORS)
        assert ([one.text for one in page.lines], page.writable) == (["Ann will win"], True)
        assert (await enter(sue, ROOM)).writable


async def test_spectators_who_see_a_match_late_hear_nothing_of_the_table(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, wes = [await table.guest(node, name) for name in ("Ann", "Ben", "Wes")]
        settings = m.RoomSettings(delay_seconds=3600)
        made = await ann.ask(lambda id: m.CreateRoom(id, "toy_game", 2, "Late", settings=settings))
        await watch(ann, made.room)
        await watch(wes, made.room)
        assert (await enter(wes, ROOM)).writable
        await join(ben, made.room)
        await ann.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        await enter(ann, ROOM)
        await said(ann, ROOM, "I go for the pink one")
        await heard(ann)
        await wes.settled()
        assert not wes.all(c.LineSaid)
        assert (await enter(wes, ROOM)).code == Code.NOT_IN_CHAT
        await ben.ask(lambda id: m.Resign(id, 1))
        assert (await enter(wes, ROOM)).code == Code.NOT_IN_CHAT
        assert not any(b"pink one" in raw for raw in wes.raw)


async def test_spectators_of_a_delayed_table_read_its_chat_after_its_end(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, wes = [await table.guest(node, name) for name in ("Ann", "Ben", "Wes")]
        settings = m.RoomSettings(delay_seconds=1)
        made = await ann.ask(lambda id: m.CreateRoom(id, "toy_game", 2, "Late", settings=settings))
        await watch(ann, made.room)
        await join(ben, made.room)
        await watch(wes, made.room)
        await said(ann, ROOM, "I go for the pink one")
        await ben.ask(lambda id: m.Resign(id, 1))
        await wes.next(m.EventFrame, lambda one: any(isinstance(event, m.MatchFinished) for event in one.events))
        page = await enter(wes, ROOM)
        assert ([line.text for line in page.lines], page.writable) == (["I go for the pink one"], True)


async def test_a_coach_reads_the_chat_of_the_table_and_writes_nowhere_until_the_match_is_over(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, cal = [await table.guest(node, name) for name in ("Ann", "Ben", "Cal")]
        await start_match(ann, ben)
        await ann.ask(lambda id: m.SetLink(id, 0))
        token = (await ann.ask(lambda id: m.GetLink(id, 0))).token
        assert isinstance(await cal.ask(lambda id: m.Coach(id, token)), m.Entered)
        assert not (await enter(cal, ROOM)).writable
        await said(ann, ROOM, "My plan is secret")
        assert await heard(cal) == "My plan is secret"
        for place in (ROOM, SPECTATORS):
            assert (await say(cal, place, "It is this")).code == Code.NOT_IN_CHAT
        assert (await enter(cal, SPECTATORS)).code == Code.NOT_IN_CHAT
        await ben.ask(lambda id: m.Resign(id, 1))
        assert (await enter(cal, ROOM)).writable
        assert (await enter(cal, SPECTATORS)).writable


async def test_a_coach_reads_what_is_said_at_a_table_that_spectators_see_late(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, cal = [await table.guest(node, name) for name in ("Ann", "Ben", "Cal")]
        room = await start_delayed(m.RoomSettings(delay_turns=2), ann, ben)
        await watch(cal, room)
        await enter(cal, SPECTATORS)
        await ann.ask(lambda id: m.SetLink(id, 0))
        token = (await ann.ask(lambda id: m.GetLink(id, 0))).token
        assert isinstance(await cal.ask(lambda id: m.Coach(id, token)), m.Entered)
        await enter(cal, ROOM)
        wes = await table.guest(node, "Wes")
        await watch(wes, room)
        await enter(wes, SPECTATORS)
        await said(wes, SPECTATORS, "They have not seen it")
        await said(ann, ROOM, "My plan is secret")
        assert await heard(cal) == "My plan is secret"


async def test_a_guest_whom_the_host_has_sent_away_cannot_write_at_the_table(node: LiveNode) -> None:
    async with Table() as table:
        ann, moe = await table.guest(node, "Ann"), await table.guest(node, "Moe")
        room = await make_room(ann, 3)
        await join(moe, room)
        await said(moe, ROOM, "Rude words")
        removed = await ann.ask(lambda id: m.HandlePerson(id, identity(moe), m.PersonAction.SEND_AWAY))
        assert isinstance(removed, m.Accepted), removed
        assert (await say(moe, ROOM, "More of them")).code == Code.BARRED
        assert not (await enter(moe, ROOM)).writable


async def test_a_flood_has_to_wait_and_the_match_goes_on(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await enter(ben, ROOM)
        for number in range(200):
            await ann.send(c.Say(f"flood{number}", ROOM, f"Spam {number}"))
        await until(lambda: len(ann.all(c.Said)) + len(ann.all(m.TryAgain)) == 200)
        refused = ann.all(m.TryAgain)
        assert len(refused) > 200 - LINES_PER_IDENTITY.at_once - 100
        assert {one.code for one in refused} == {Code.TOO_FAST}
        assert all(0 < one.after <= 2000 for one in refused)
        assert isinstance(await ann.ask(m.Ping), m.Pong)
        assert isinstance(await ann.ask(lambda id: m.Resign(id, 0)), m.Accepted)
        assert (await watch(ann, room)).room.status is m.Status.FINISHED


async def test_a_line_sent_again_is_the_same_line(node: LiveNode, other: LiveNode) -> None:
    token = node.token("Ann")
    async with Table() as table:
        first, second = await table.again(node, token), await table.again(other, token)
        lines = {(await one.ask(lambda id: c.Say(id, LOBBY, "Once"), "same")).line for one in (first, second)}
        assert len(lines) == 1
        assert len((await enter(second, LOBBY)).lines) == 1


async def test_lines_of_a_muted_user_are_hidden_on_all_tabs_and_nodes(node: LiveNode, other: LiveNode) -> None:
    token = node.token("Ann")
    async with Table() as table:
        tabs = [await table.again(node, token), await table.again(other, token)]
        moe = await table.guest(other, "Moe")
        for guest in (*tabs, moe):
            await enter(guest, LOBBY)
        await said(moe, LOBBY, "One")
        for tab in tabs:
            assert await heard(tab) == "One"
        received = await tabs[0].ask(lambda id: c.Mute(id, identity(moe), True, "Moe"))
        assert received.people == (c.MutedPerson(identity(moe), "Moe"),)
        assert _hidden(node) == {identity(moe)}  # at the answer, not some time after it
        for tab in tabs:
            await tab.next(c.Muted, lambda one: one.id == "")
        await until(lambda: all(_hidden(one) == {identity(moe)} for one in (node, other) if _hidden(one) is not None))
        await said(moe, LOBBY, "Two")
        await moe.next(c.LineSaid, lambda one: one.line.text == "Two")
        page = await enter(tabs[0], LOBBY)
        assert (page.lines, page.muted) == ((), received.people)
        assert (await tabs[0].ask(lambda id: c.Mute(id, identity(moe), False))).people == ()
        assert [one.text for one in (await enter(tabs[0], LOBBY)).lines] == ["One", "Two"]
        for tab in tabs:
            await tab.settled()
            assert [one.line.text for one in tab.all(c.LineSaid)] == ["One"]


def _hidden(node: LiveNode) -> set[str] | None:
    """The users hidden from Ann, who follows the lobby's chat; None while she does not."""
    followers = [one for chat in node.node.chat.feed.open_chats.values() for one in chat.members.items()]
    ann = [follower for connection, follower in followers if connection.identity.name == "Ann"]
    return set(ann[0].hidden) if ann else None


async def test_a_block_hides_the_lines_of_each_from_the_other(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, moe = await table.guest(node, "Ann"), await table.guest(other, "Moe")
        for guest in (ann, moe):
            await enter(guest, LOBBY)
        await node.node.contacts.blocks.block(identity(ann), Contact(identity(moe), "Moe", 0))
        await until(lambda: _hidden(node) == {identity(moe)})
        await said(moe, LOBBY, "Hey Ann")
        await said(ann, LOBBY, "Hi all")
        assert [await heard(ann), await heard(moe)] == ["Hi all", "Hey Ann"]
        for guest, line in ((ann, "Hi all"), (moe, "Hey Ann")):
            await guest.settled()
            assert [one.line.text for one in guest.all(c.LineSaid)] == [line]
            assert [one.text for one in (await enter(guest, LOBBY)).lines] == [line]


async def test_users_cannot_mute_themselves(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        assert (await ann.ask(lambda id: c.Mute(id, identity(ann)))).code == Code.INVALID_FIELD


async def test_a_report_keeps_what_was_said_around_a_line(node: LiveNode) -> None:
    async with Table() as table:
        moe, ann = await table.guest(node, "Moe"), await table.guest(node, "Ann")
        lines = [await said(moe, LOBBY, f"Insult {number}") for number in range(3)]
        for _ in range(2):
            report = await ann.ask(lambda id: c.Report(id, LOBBY, lines[1], "rude"))
            assert isinstance(report, c.Reported)
        assert (await ann.ask(lambda id: c.Report(id, LOBBY, "1-0"))).code == Code.NO_SUCH_LINE
        assert (await ann.ask(lambda id: c.Report(id, LOBBY, "no-line"))).code == Code.NO_SUCH_LINE
        assert (await ann.ask(lambda id: c.Report(id, ROOM, lines[0]))).code == Code.NOT_IN_A_ROOM
        clears_a_terminal = "\x1b[2J"
        refused = await ann.ask(lambda id: c.Report(id, LOBBY, lines[0], clears_a_terminal))
        assert refused.code == Code.INVALID_FIELD
    (kept,) = [load_report(one) for one in (await Reports(node.store).waiting()).values()]
    assert (kept.name, kept.why, kept.line.text) == ("Ann", "rude", "Insult 1")
    assert [line.text for line in kept.context] == ["Insult 0", "Insult 1", "Insult 2"]


async def test_the_lines_of_deleted_users_are_not_shown(node: LiveNode) -> None:
    token = node.token("Ann")
    bearer = f"Bearer {token}"
    async with Table() as table:
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await make_room(ann, 3)
        await join(ben, room)
        await said(ann, LOBBY, "Ann was here")
        await said(ann, ROOM, "And here")
        await said(ben, ROOM, "Ben, too")
        await node.node.lobby.update(room)
        await ann.ask(lambda id: c.Mute(id, identity(ben), True, "Ben"))
        received = (await node.http("GET", "/api/me/export", authorization=bearer)).json()["chat"]
        assert [line["text"] for line in received["said_in_the_lobby"]] == ["Ann was here"]
        assert received["muted"] == [{"identity": identity(ben), "name": "Ben"}]
        assert [(line["room"], line["text"]) for line in received["said_in_rooms"]] == [(room, "And here")]
        deleted = await node.http("POST", "/api/me/delete", b'{"password": ""}', authorization=bearer)
        assert deleted.status == 204, deleted.body
        for place, left in ((LOBBY, []), (ROOM, ["Ben, too"])):
            assert [line.text for line in (await enter(ben, place)).lines] == left
    assert await node.store.call("XLEN", chat_keys("lobby", None).lines) == 0
    assert await node.store.call("XLEN", chat_keys("room", room).lines) == 1
    assert await node.store.call("EXISTS", user_key(identity(ann), "muted")) == 0


async def test_lines_missed_in_a_gap_come_later_and_in_order(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        for guest in (ann, ben):
            await enter(guest, LOBBY)
        await other.node.subscriber.unsubscribe(chat_keys("lobby", None).channel)
        await said(ann, LOBBY, "One")
        await said(ann, LOBBY, "Two")
        await ben.settled()
        assert not ben.all(c.LineSaid)
        other.node.chat.feed.on_gap()
        assert [await heard(ben), await heard(ben)] == ["One", "Two"]


async def test_lines_missed_in_a_chat_do_not_wait_for_another_that_cannot_be_read(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    chats, away = other.node.chat.feed._chats, [True]
    after = chats.after

    async def reachable(where: ChatAddress, newest: LineId) -> list[StoredLine]:
        if where.place is ROOM and away:
            raise StoreUnavailable("its primary is away")
        return await after(where, newest)

    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await make_room(ann)
        await watch(ben, room)
        for place in (ROOM, LOBBY):
            for guest in (ann, ben):
                await enter(guest, place)
        for keys in (room_keys(room), chat_keys("lobby", None)):
            await other.node.subscriber.unsubscribe(keys.channel)
        await said(ann, ROOM, "One")
        await said(ann, LOBBY, "Two")
        monkeypatch.setattr(chats, "after", reachable)
        other.node.chat.feed.on_gap()
        assert await heard(ben) == "Two"
        away.clear()
        assert await heard(ben) == "One"


async def test_a_chat_keeps_its_newest_lines(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        speaker = ann.all(m.Welcome)[0]
        chats, who = node.node.chat.chats, Identity(speaker.identity, "Ann")
        for number in range(210):
            await chats.say(who, ChatAddress(LOBBY), c.Say(f"s{number}", LOBBY, f"{number}"))
        page = await enter(ann, LOBBY)
        assert [int(line.text) for line in page.lines] == list(range(160, 210))
        assert await node.store.call("XLEN", chat_keys("lobby", None).lines) == 200
        assert 0 < await node.store.call("TTL", chat_keys("lobby", None).lines) <= 30 * 86_400


async def test_how_many_one_can_mute_is_bounded(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("botyard.chat.chat_service.MUTED_LIMIT", 2)
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        answers = [await ann.ask(partial(c.Mute, identity=f"moe{number}")) for number in range(3)]
        assert [type(one) for one in answers] == [c.Muted, c.Muted, m.Rejected]
        assert answers[2].code == Code.INVALID_FIELD


async def test_how_many_reports_wait_is_bounded(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("botyard.store.moderation.OPEN_LIMIT_OF_GUESTS", 1)
    async with Table() as table:
        moe, ann = await table.guest(node, "Moe"), await table.guest(node, "Ann")
        lines = [await said(moe, LOBBY, f"Insult {number}") for number in range(2)]
        answers = [await ann.ask(partial(c.Report, place=LOBBY, line=line)) for line in (*lines, lines[0])]
        assert [type(one) for one in answers] == [c.Reported, m.TryAgain, c.Reported]
        assert answers[1].code == Code.BUSY
        monkeypatch.setattr(node.node.session_registry.accounts, "is_registered", AsyncMock(return_value=True))
        assert isinstance(await ann.ask(partial(c.Report, place=LOBBY, line=lines[1])), c.Reported)


async def test_all_reports_of_a_line_are_one(node: LiveNode) -> None:
    async with Table() as table:
        moe, *readers = [await table.guest(node, name) for name in ("Moe", "Ann", "Ben")]
        line = await said(moe, LOBBY, "An insult")
        for reader in readers:
            assert isinstance(await reader.ask(partial(c.Report, place=LOBBY, line=line)), c.Reported)
        assert await Reports(node.store).count() == 1


async def test_reports_that_are_too_fast_have_to_wait(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        line = await said(ann, LOBBY, "A line")
        for _ in range(REPORTS_PER_IDENTITY.at_once):
            assert isinstance(await ann.ask(partial(c.Report, place=LOBBY, line=line)), c.Reported)
        refused = await ann.ask(partial(c.Report, place=LOBBY, line=line))
        assert (type(refused), refused.code) == (m.TryAgain, Code.TOO_FAST)


def test_lines_are_counted_for_their_author_their_address_and_the_chat() -> None:
    own, address, chat = LINES_PER_IDENTITY, LINES_PER_ADDRESS, LINES_PER_CHAT
    books = RateLimits(Limits())
    assert [books.chat_line("ann", None, "lobby", 0.0)[0] for _ in range(own.at_once + 1)] == [0] * own.at_once + [2000]
    assert books.chat_line("ann", None, "elsewhere", 0.0)[0] == 0
    assert books.chat_line("ann", None, "lobby", 2.0)[0] == 0
    books = RateLimits(Limits())
    numbers = range(address.at_once + 1)
    taken = [books.chat_line(f"guest{number}", "192.0.2.1", f"chat{number}", 0.0) for number in numbers]
    assert [after for after, _ in taken] == [0] * address.at_once + [200]
    assert taken[-1][1] == "Too many messages from your address: wait a little."
    books = RateLimits(Limits())
    taken = [books.chat_line(f"guest{number}", f"192.0.2.{number}", "lobby", 0.0) for number in range(chat.at_once + 1)]
    assert [after for after, _ in taken] == [0] * chat.at_once + [100]


async def test_a_mute_list_is_encoded_once_and_costs_its_sender_what_all_tabs_receive(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"{'x' * 20}{number:03}" for number in range(200)]
    token, user = node.token("Ann"), ""
    encoded: list[m.Muted] = []
    async with Table() as table:
        tabs = [await table.again(node, token) for _ in range(10)]
        user = identity(tabs[0])
        for number, name in enumerate(names[:-1]):
            await node.node.chat.chats.mute(user, c.Mute("m", f"{number:016x}", True, name))
        encode = encode_frame

        def encode_once(message: Any, encoding: Encoding) -> bytes:
            encoded.append(message)
            return encode(message, encoding)

        monkeypatch.setattr(user_channel, "encode_frame", encode_once)
        charged: list[int] = []
        charge = MessageBudget.charge

        def noted_charge(budget: MessageBudget, now: float, price: int) -> None:
            charged.append(price)
            charge(budget, now, price)

        monkeypatch.setattr(MessageBudget, "charge", noted_charge)
        assert len((await tabs[0].ask(lambda id: c.Mute(id, "f" * 16, True, names[-1]))).people) == 200
        for tab in tabs:
            await tab.next(c.Muted, lambda one: one.id == "")
        assert [type(one) for one in encoded] == [c.Muted]
        size = len(encode(encoded[0], Encoding.MSGPACK))
        assert sum(charged) >= len(tabs) * (size // BYTES_FOR_ONE)


async def test_mutes_count_as_requests_to_others(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = RateLimits(Limits())
    monkeypatch.setattr(node.node.chat, "_rate_limits", limits)
    monkeypatch.setattr(limits.contacts, "take", lambda *_: 1500)
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        answer = await ann.ask(lambda id: c.Mute(id, "f" * 16, True, "Ben"))
        assert (answer.code, answer.after) == (Code.TOO_FAST, 1500)


async def test_a_service_in_another_database_of_the_same_redis_hears_nothing(
    node: LiveNode, redis: RedisProcess
) -> None:
    async with LiveNode(f"{redis.url}?db=1") as stranger, Table() as table:
        ann, moe = await table.guest(node, "Ann"), await table.guest(stranger, "Moe")
        for guest in (ann, moe):
            await enter(guest, LOBBY)
        await said(ann, LOBBY, "For Ann's service")
        assert await heard(ann) == "For Ann's service"
        await said(moe, LOBBY, "For Moe's")
        assert await heard(moe) == "For Moe's", "the first that arrives there"
