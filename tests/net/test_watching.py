"""The right to watch a match or to coach a player; spectators cannot act."""

import asyncio
from functools import partial
from typing import Any, get_args

import msgspec
import pytest

from botyard.accounts.identity import Identity, Signer
from botyard.accounts.link_tokens import CoachLink, LinkTokens
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close, Code
from botyard_protocol.schema import wire_name
from botyard_protocol.vectors import samples
from tests.games.twin_tin_bots import players as twin_tin_bots
from tests.net.fanout.test_delayed import PATIENCE, hand_over, hears_of, start_delayed
from tests.net.table import Table, last_number, move, open_choice, watch
from tests.support.client import Client
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode
from tests.support.waiting import until

LINK = m.RoomSettings(watching=m.Watching.LINK)
SAMPLES_GAME = twin_tin_bots.NAME
"""The game of the messages in `samples`."""
PLAYERS_ALONE = m.RoomSettings(watching=m.Watching.NONE)


async def refused(guest: Client, ask: Any) -> str:
    """The code with which something is refused."""
    answer = await guest.ask(ask)
    assert isinstance(answer, m.Rejected), answer
    return answer.code


async def token_of(player: Client, seat: int | None) -> str:
    """The token of a link that a player may hand out."""
    link = await player.ask(lambda id: m.GetLink(id, seat))
    assert isinstance(link, m.Link), link
    assert link.token is not None
    return link.token


async def coach_token(player: Client, seat: int) -> str:
    """The token of a new coach link."""
    assert isinstance(await player.ask(lambda id: m.SetLink(id, seat)), m.Accepted)
    return await token_of(player, seat)


async def listed(node: LiveNode) -> list[str]:
    """The rooms of the lobby."""
    return [line["id"] for line in (await node.http("GET", "/api/rooms")).json()["rooms"]]


# --- who may watch ----------------------------------------------------------------------------------------------


async def test_a_match_for_its_players_alone_has_no_spectators_and_is_not_listed(
    node: LiveNode, other: LiveNode
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        wes, eve = await table.guest(node, "Wes"), await table.guest(other, "Eve")
        created = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, settings=PLAYERS_ALONE))
        room = created.room
        await watch(wes, room)  # in the waiting room one may take a seat
        await ben.ask(lambda id: m.Join(id, room))
        assert (await wes.end())[0] == Close.NOT_ADMITTED
        assert await refused(eve, lambda id: m.Watch(id, room)) == Code.NOT_WATCHED
        assert await refused(eve, lambda id: m.Resume(id, room, m.Cursor(1, 1, ()))) == Code.NOT_WATCHED
        assert await refused(eve, lambda id: m.Watch(id, room, "w0.AAAAAAAAAAAAAAAAAAAAAA")) == Code.NOT_WATCHED
        async with asyncio.timeout(PATIENCE):
            while room in await listed(node):  # noqa: ASYNC110 - the list is swept
                await asyncio.sleep(0.05)
        await ann.send(m.Watch("again", room))
        await ann.next(m.Entered, lambda one: one.audience == (0,))
        await ann.ask(lambda id: m.Resign(id, 0))
        answer = await node.http("GET", f"/api/match/{room}")
        assert (answer.status, answer.json()["code"]) == (403, Code.NOT_WATCHED)


async def test_a_link_lets_its_holders_watch_a_match_until_there_is_a_new_one(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await start_delayed(LINK, ann, ben)
        wes, eve = await table.guest(node, "Wes"), await table.guest(other, "Eve")
        assert await refused(wes, lambda id: m.Watch(id, room)) == Code.NOT_WATCHED
        token = await token_of(ben, None)
        assert token == await token_of(ann, None)
        for guest in (wes, eve):
            assert isinstance(await guest.ask(lambda id: m.Watch(id, room, token)), m.Entered)
        cursor = m.Cursor(1, 2, ())
        assert isinstance(await wes.ask(lambda id: m.Resume(id, room, cursor, token)), m.Entered)
        assert await refused(wes, m.GetLink) == Code.NOT_YOUR_SEAT
        assert await refused(ben, lambda id: m.SetLink(id, None)) == Code.NOT_HOST
        assert await refused(ann, lambda id: m.SetLink(id, None, False)) == Code.INVALID_FIELD
        assert isinstance(await ann.ask(lambda id: m.SetLink(id, None)), m.Accepted)
        for guest in (wes, eve):
            assert (await guest.end())[0] == Close.NOT_ADMITTED
        zoe = await table.guest(node, "Zoe")
        assert await refused(zoe, lambda id: m.Watch(id, room, token)) == Code.NO_SUCH_LINK
        assert await refused(zoe, lambda id: m.Watch(id, room, token + "A")) == Code.NOT_WATCHED
        fresh = await token_of(ann, None)
        assert isinstance(await zoe.ask(lambda id: m.Watch(id, room, fresh)), m.Entered)


# --- coaches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_a_coach_sees_what_the_player_sees_undelayed_and_cannot_act(
    node: LiveNode, other: LiveNode, encoding: Encoding
) -> None:
    settings = m.RoomSettings(watching=m.Watching.NONE, delay_turns=5)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann", encoding), await table.guest(node, "Ben", encoding)
        await start_delayed(settings, ann, ben)
        token = await coach_token(ann, 0)
        await ben.next(m.EventFrame, lambda one: one.events == (m.LinkSet(0, True),))
        cal = await table.guest(other, "Cal", encoding)
        entered = await cal.ask(lambda id: m.Coach(id, token))
        assert (entered.audience, entered.coach, entered.late) == ((0,), True, False)
        await cal.next(m.Snapshot)
        for _ in range(2):
            await move({0: ann, 1: ben})
        await hears_of(cal, last_number(ann))
        start = ann.all(m.Snapshot)[-1].number
        for kind in (m.EventFrame, m.ChoiceFrame):
            shown = [raw for one, raw in zip(ann.heard, ann.raw, strict=True) if isinstance(one, kind)]
            seen = [raw for one, raw in zip(cal.heard, cal.raw, strict=True) if isinstance(one, kind)]
            assert len(seen) == last_number(ann) - start - 1
            assert shown[-len(seen) :] == seen
        choice = open_choice(cal)
        for seat in (0, 1):
            command = m.Command("x", seat, choice.id, ANSWER)
            assert await refused(cal, partial(sent_as, command, "")) == Code.NOT_YOUR_SEAT
        assert await refused(cal, lambda id: m.Resign(id, 0)) == Code.NOT_YOUR_SEAT
        assert await refused(cal, lambda id: m.SetLink(id, 0)) == Code.NOT_YOUR_SEAT
        assert await refused(cal, lambda id: m.GetLink(id, 0)) == Code.NOT_YOUR_SEAT
        assert await refused(cal, lambda id: m.Preview(id, 0, ())) == Code.NOT_YOUR_SEAT
        again = await cal.ask(lambda id: m.Coach(id, token, m.Cursor(1, last_number(cal), (0,))))
        assert (again.recovered, again.coach) == (True, True)


async def test_a_coach_link_that_is_withdrawn_or_was_never_made_is_answered_alike(
    node: LiveNode, other: LiveNode
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(PLAYERS_ALONE, ann, ben)
        assert (await ann.ask(lambda id: m.GetLink(id, 0))).token is None
        first = await coach_token(ann, 0)
        cal, dee = await table.guest(other, "Cal"), await table.guest(other, "Dee")
        assert isinstance(await cal.ask(lambda id: m.Coach(id, first)), m.Entered)
        second = await coach_token(ann, 0)
        assert (await cal.end())[0] == Close.NOT_ADMITTED
        assert isinstance(await dee.ask(lambda id: m.Coach(id, second)), m.Entered)
        assert isinstance(await ann.ask(lambda id: m.SetLink(id, 0, False)), m.Accepted)
        assert (await dee.end())[0] == Close.NOT_ADMITTED
        eve = await table.guest(other, "Eve")
        made = f"{room}.0.9.{'A' * 22}"
        ours = LinkTokens(other.signer).coach(CoachLink(room, 0, 9))
        tokens = (first, second, made, ours, "x", "")
        answers = [await eve.ask(partial(m.Coach, token=token)) for token in tokens]
        assert {(one.code, one.message) for one in answers} == {(Code.NO_SUCH_LINK, answers[0].message)}
        assert await refused(ann, lambda id: m.SetLink(id, 0, False)) == Code.NO_SUCH_LINK
        assert await refused(ann, lambda id: m.SetLink(id, 1)) == Code.NOT_YOUR_SEAT
        assert await refused(ann, lambda id: m.SetLink(id, 5)) == Code.NO_SUCH_SEAT


async def test_before_and_after_the_match_no_coach_link_is_made(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        created = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2))
        await watch(ann, created.room)
        assert await refused(ann, lambda id: m.SetLink(id, 0)) == Code.NOT_STARTED
        await ben.ask(lambda id: m.Join(id, created.room))
        await ann.ask(lambda id: m.Resign(id, 0))
        assert await refused(ann, lambda id: m.SetLink(id, 0)) == Code.GAME_OVER
        assert await refused(ann, lambda id: m.SetLink(id, None)) == Code.GAME_OVER, "its log is closed"


async def test_a_holder_of_a_seat_is_no_coach(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_delayed(m.RoomSettings(), ann, ben)
        token = await coach_token(ann, 0)
        entered = await ben.ask(lambda id: m.Coach(id, token))
        assert (entered.audience, entered.coach) == ((1,), False)


# --- who looks on -----------------------------------------------------------------------------------------------


async def test_all_members_receive_the_list_of_spectators_on_every_node(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=1), ann, ben)
        token = await coach_token(ann, 0)
        named = Identity("5" * 16, "W/s")  # a name of earlier releases: the slash also divides presence names
        wes, cal = await table.again(other, other.signer.proof(named, "token")), await table.guest(node, "Cal")
        await watch(wes, room)
        await cal.ask(lambda id: m.Coach(id, token))
        for guest, coached in ((ann, 0), (ben, 0), (cal, 0), (wes, None)):
            received = await guest.next(m.Onlookers, lambda one: one.count == 2)
            assert [(one.name, one.coaches) for one in received.people] == [("W/s", None), ("Cal", coached)]
        await wes.ask(m.Exit)
        assert [one.name for one in (await ben.next(m.Onlookers, lambda one: one.count == 1)).people] == ["Cal"]


# --- spectators cannot act --------------------------------------------------------------------------------------

REFUSED: dict[str, tuple[Code, ...]] = {
    "join": (Code.ALREADY_STARTED,),
    "leave_seat": (Code.ALREADY_STARTED,),
    "start": (Code.ALREADY_STARTED,),
    "command": (Code.NOT_YOUR_SEAT,),
    "resign": (Code.NOT_YOUR_SEAT,),
    "contribute": (Code.ALREADY_STARTED,),
    "preview": (Code.NOT_YOUR_SEAT,),
    "come_back": (Code.NOT_YOUR_SEAT,),
    "add_bot": (Code.ALREADY_STARTED,),
    "remove_bot": (Code.ALREADY_STARTED,),
    "set_link": (Code.NOT_YOUR_SEAT, Code.NOT_HOST),
    "get_link": (Code.NOT_YOUR_SEAT,),
    "coach": (Code.NO_SUCH_LINK,),
    "set_standing": (Code.NOT_YOUR_SEAT,),
    "move_seat": (Code.ALREADY_STARTED,),
    "offer_seat": (Code.NOT_YOUR_SEAT,),
    "answer_offer": (Code.NO_SUCH_OFFER,),
    "handle_person": (Code.ALREADY_STARTED,),
    "ready": (Code.ALREADY_STARTED,),
    "change_room": (Code.ALREADY_STARTED,),
    "rematch": (Code.NOT_YOUR_SEAT,),
    "vote": (Code.NOT_YOUR_SEAT,),
    "open_share": (Code.ALREADY_STARTED,),
}
"""What a spectator of a match may not do, and the codes with which it is refused."""

HARMLESS = {
    "hello": "names a program",
    "ping": "is answered",
    "enter_lobby": "shows the same to all",
    "leave_lobby": "ends that",
    "more_rooms": "shows the same to all",
    "create_room": "makes a room of the sender's own",
    "watch": "shows the room as the sender sees it",
    "resume": "likewise",
    "exit": "leaves",
    "get_snapshot": "shows the room as the sender sees it",
    "get_history": "likewise",
    "enter_chat": "shows what its readers may read: see tests/chat",
    "leave_chat": "ends that",
    "say": "is heard by spectators: see tests/chat",
    "mute": "is for the sender alone",
    "report": "is for the operator",
    "set_away": "says of the sender alone whether anybody looks at the page",
    "follow_matches": "shows the sender's own matches",
    "leave_matches": "ends that",
    "quick_match": "takes a seat elsewhere",
}
"""What a spectator may do, and why it can be no act in the match."""


async def test_every_message_of_a_spectator_is_refused_or_changes_nothing(node: LiveNode) -> None:
    names = {wire_name(cls) for cls in get_args(m.ClientMessage)}
    assert names == REFUSED.keys() | HARMLESS.keys(), "say of each message what a spectator may do with it"
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(), ann, ben, SAMPLES_GAME)
        wes = await table.guest(node, "Wes")
        await watch(wes, room)
        head = last_number(ann)
        for vector, answer in (await answers_to(wes, room)).items():
            assert answer.code in {*REFUSED[vector.partition(".")[0]], Code.NO_SUCH_SEAT}, (vector, answer)
        for name in ("get_snapshot", "get_history", "ping", "enter_lobby", "leave_lobby", "exit"):
            await wes.send(samples.CLIENT[name])
        await watch(wes, room)
        await until(lambda: last_number(ann) == head)
        assert await table.again(node, node.token("Zoe")) is not None
        assert (await watch(ben, room)).number == head


async def answers_to(guest: Client, room: str) -> dict[str, Any]:
    """The answers to all requests that a spectator may not make, by vector."""
    return {
        vector: await guest.ask(partial(sent_as, message, room))
        for vector, message in samples.CLIENT.items()
        if vector.partition(".")[0] in REFUSED
    }


async def test_a_late_spectator_is_refused_alike_before_and_after_the_end_that_it_may_not_know(
    node: LiveNode,
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_seconds=600), ann, ben, SAMPLES_GAME)
        wes = await table.guest(node, "Wes")
        await watch(wes, room)
        before = await answers_to(wes, room)
        await ann.ask(lambda id: m.Resign(id, 0))
        after = await answers_to(wes, room)
        for vector, answer in before.items():
            assert (answer.code, answer.message) == (after[vector].code, after[vector].message), vector


def sent_as(message: Any, room: str, id: str) -> Any:
    """A message with another id, and about a room if it names one."""
    change = {"room": room} if hasattr(message, "room") else {}
    return msgspec.structs.replace(message, id=id, **change)


def test_tokens_are_of_the_key_the_room_and_the_number() -> None:
    links, others = LinkTokens(Signer(b"a" * 32)), LinkTokens(Signer(b"b" * 32))
    link = CoachLink("room1", 0, 1)
    token = links.coach(link)
    assert links.read_coach(token) == link
    assert others.read_coach(token) is None
    assert links.read_coach(token.replace("room1", "room2")) is None
    assert links.read_coach(token.replace(".0.1.", ".1.1.")) is None
    assert links.read_watch("room1", links.watch("room1", 3)) == 3
    assert links.read_watch("room2", links.watch("room1", 3)) is None
    assert links.read_watch("room1", token) is None
    assert len(token.rpartition(".")[2]) * 6 >= 128


async def test_a_coach_link_ends_when_its_seat_changes_hands(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(), ann, ben)
        token = await coach_token(ann, 0)
        cal, wes = await table.guest(other, "Cal"), await table.guest(node, "Wes")
        await cal.ask(lambda id: m.Coach(id, token))
        await watch(wes, room)
        await hand_over(ann, 0, wes, offer=1)
        assert (await cal.end())[0] == Close.NOT_ADMITTED
        await ben.next(m.EventFrame, lambda one: m.LinkSet(0, False) in one.events)
        eve = await table.guest(other, "Eve")
        assert await refused(eve, lambda id: m.Coach(id, token)) == Code.NO_SUCH_LINK
        await wes.next(m.Entered, lambda one: one.audience == (0,))
        fresh = await coach_token(wes, 0)
        assert (await eve.ask(lambda id: m.Coach(id, fresh))).coach
