"""Choices of all players at once, whose answers may be changed, over sockets of two nodes.

And standing answers: only their player sees them, and no other connection can notice them.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any

import msgspec
import pytest

from botyard.client import Client, Refused, connect
from botyard.games.registry import GAMES
from botyard.net.transport.token_bucket import Buckets, Rate
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.rooms.record import dump_record, load_record
from botyard.store.keys import room_keys
from botyard.store.room_store import Head
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode_choices, encode_events, pack
from botyard_protocol.codes import Code
from botyard_protocol.messages import BotLevel, Status
from botyard_protocol.twin_tin_bots import ChooseCrystalHex, CrystalRule, Pass, PlaceCrystal, StandingAnswers
from botyard_protocol.volt import basics as volt
from botyard_protocol.volt.choices import ChooseRestart
from tests.games.twin_tin_bots.players import NAME as GAME  # a game with standing answers
from tests.games.twin_tin_bots.scene import scene
from tests.net.table import Table, join, last_number, make_room, open_choice, open_choices, watch
from tests.support.client import Client as Guest
from tests.support.node import LiveNode, known_everywhere
from tests.support.redis import RedisProcess
from tests.support.toy_game import Say, SoloOptions
from tests.support.waiting import until

MOST_COMMANDS = 20


@dataclass(frozen=True)
class Kit:
    """A game whose answers may be changed. `solo`: options for one player.

    `picked`: what a view shows of the answer of a seat, `hidden` to others; `pick_of`: the same of a command.
    """

    game: str
    options: Any
    solo: Any
    picked: Callable[[Any, int], Any]
    hidden: Any
    pick_of: Callable[[Any], Any]


def _units(view: Any, seat: int) -> Any:
    shown = view.seats[seat].own
    return shown and shown.units


KITS = (
    Kit(
        "solo_game",
        SoloOptions(4, True),
        SoloOptions(3, True, 2),
        lambda view, seat: view.picks[seat],
        -1,
        lambda command: command.number,
    ),
    Kit(
        "volt",
        volt.Options(mode=volt.Mode.TRAINING, killbots=1, round_limit=3),
        volt.Options(mode=volt.Mode.TRAINING, killbots=3, round_limit=2),
        _units,
        None,
        lambda command: command.units,
    ),
)
of_each_game = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game)


class Players(AsyncExitStack):
    """Clients that are closed at the end of a test."""

    async def guest(self, node: LiveNode, name: str) -> Client:
        """A new guest at a node."""
        made = await self.enter_async_context(connect(f"ws://{node.address}/ws", token=node.token(name)))
        await known_everywhere()
        return made

    async def match(self, kit: Kit, ann: Client, *others: Client, **more: Any) -> str:
        """A match of all of them, in its first simultaneous choices."""
        room = await ann.create(kit.game, 1 + len(others) + len(more.get("bots", ())), "Table", kit.options, **more)
        await ann.watch(room)
        for other in others:
            await other.join(room)
        for one in (ann, *others):
            await one.until(lambda model: model.view is not None and bool(model.choices))
        await asyncio.gather(*map(come_in, (ann, *others)))
        return room


async def come_in(client: Client) -> None:
    """Answer what is asked of one seat after the other, until the client's seat is asked together with others."""
    async for choice in client.choices():
        if not isinstance(choice, ChooseRestart):
            return
        await answer(client, choice, commands(client)[0])


def own(client: Client) -> Any:
    """The open choice of a client's seat."""
    return next(choice for choice in client.model.choices if choice.seat in client.model.audience)


def commands(client: Client) -> list[Any]:
    """Different legal answers to the open choice of a client's seat."""
    assert client.model.seating is not None
    return list(islice(GAMES[client.model.seating.game].legal(client.view, own(client)), MOST_COMMANDS))


async def answer(client: Client, choice: Any, command: Any, id: str | None = None) -> Any:
    """Send an answer; return the reply to it."""
    return await client.command(choice.seat, choice.id, command, id)


async def shown(client: Client, number: int) -> None:
    """Wait until a client has entry `number` and the choices after it."""
    await client.until(lambda model: model.finished or ((model.number or 0) >= number and bool(model.choices)))


async def answer_the_rest(client: Client) -> None:
    """Answer every choice of the client's seats until the match is over."""
    async for choice in client.choices():
        if client.model.own_choices:
            await answer(client, choice, commands(client)[0])


async def test_an_answer_is_changed_only_so_often_and_the_others_go_on(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node.node.rate_limits, "_changes", Buckets(Rate(per_second=0.001, at_once=3)))
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        wish = m.CreateRoom("c", "solo_game", 2, "Table", SoloOptions(2, True))
        room = (await ann.ask(lambda _: wish, "c")).room
        await watch(ann, room)
        await join(ben, room)
        await ann.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        mine, other = open_choices(ann)
        answers = [await ann.ask(lambda id: m.Command(id, 0, mine.id, Say(1)), f"a{one}") for one in range(6)]
        codes = [getattr(answer, "code", "accepted") for answer in answers]
        assert codes == ["accepted"] * 4 + [Code.TOO_FAST] * 2, "the first answer is none that changes another one"
        again = await ann.ask(lambda id: m.Command(id, 0, mine.id, Say(1)), "a0")
        assert isinstance(again, m.Accepted), "what was accepted stays so"
        assert isinstance(await ben.ask(lambda id: m.Command(id, 1, other.id, Say(2))), m.Accepted)


@of_each_game
async def test_two_who_answer_in_the_same_instant_both_succeed(node: LiveNode, other: LiveNode, kit: Kit) -> None:
    async with Players() as players:
        ann, ben = await players.guest(node, "Ann"), await players.guest(other, "Ben")
        room = await players.match(kit, ann, ben)
        while not ann.model.finished:
            asked = [one for one in (ann, ben) if one.model.own_choices]
            choices = [own(one) for one in asked]
            outcomes = await asyncio.gather(
                *(answer(one, choice, commands(one)[-1]) for one, choice in zip(asked, choices, strict=True))
            )
            assert all(isinstance(outcome, m.Accepted) for outcome in outcomes), outcomes
            newest = max(outcome.number for outcome in outcomes)
            for one in (ann, ben):
                await shown(one, newest)
        await ben.until(lambda model: model.finished)
        assert ann.model.check.misfits == ben.model.check.misfits == 0
        file = await node.http("GET", f"/api/match/{room}")
    assert verify(read(file.body)).faults == ()


@of_each_game
async def test_a_change_in_the_instant_of_the_last_answer_is_accepted_or_refused_and_hinders_no_player(
    node: LiveNode, other: LiveNode, kit: Kit
) -> None:
    async with Players() as players:
        ann, ben = await players.guest(node, "Ann"), await players.guest(other, "Ben")
        room = await players.match(kit, ann, ben)
        choice, one, other_one = own(ann), commands(ann)[0], commands(ann)[-1]
        assert isinstance(await answer(ann, choice, one), m.Accepted)
        changed, last = await asyncio.gather(answer(ann, choice, other_one), answer(ben, own(ben), commands(ben)[-1]))
        assert isinstance(last, m.Accepted)
        if isinstance(changed, m.Rejected):
            assert changed.code == Code.CHOICE_CLOSED
        for seat, one in enumerate((ann, ben)):
            with suppress(Refused):  # the first resignation may have ended the match
                await one.resign(seat)
        file = await node.http("GET", f"/api/match/{room}")
    assert verify(read(file.body)).faults == ()


@of_each_game
async def test_an_answer_that_is_sent_again_after_a_change_does_not_undo_it(node: LiveNode, kit: Kit) -> None:
    async with Players() as players:
        ann, ben = await players.guest(node, "Ann"), await players.guest(node, "Ben")
        await players.match(kit, ann, ben)
        choice = own(ann)
        one, two = commands(ann)[0], commands(ann)[-1]
        first = await answer(ann, choice, one, "first")
        second = await answer(ann, choice, two, "second")
        assert second.number == first.number + 1
        assert (await answer(ann, choice, one, "first")).number == first.number
        assert (await answer(ann, choice, two, "second")).number == second.number
        reused = await answer(ann, choice, two, "first")
        assert reused.code == Code.ID_REUSED
        await ann.until(lambda model: model.number == second.number)
        assert kit.picked(ann.view, 0) == kit.pick_of(two)


@of_each_game
async def test_an_answer_is_secret_until_it_is_public(node: LiveNode, other: LiveNode, kit: Kit) -> None:
    async with Players() as players:
        ann, ben = await players.guest(node, "Ann"), await players.guest(node, "Ben")
        eve, cal = await players.guest(other, "Eve"), await players.guest(other, "Cal")
        room = await players.match(kit, ann, ben)
        await eve.watch(room)
        await ann.set_link(0)
        await cal.coach(await ann.link(0) or "")
        choice, seen = own(ann), {ben: set[bytes](), eve: set[bytes]()}
        for command in commands(ann)[-4:]:
            accepted = await answer(ann, choice, command)
            for one in (ann, ben, eve, cal):
                await shown(one, accepted.number)
                assert [asked.seat for asked in one.model.choices] == [1]
            assert ann.view == cal.view, "a coach sees what the seat sees"
            assert kit.picked(ann.view, 0) == kit.pick_of(command)
            for one in (ben, eve):
                assert kit.picked(one.view, 0) == kit.hidden
                history = await one.history(accepted.number + 1, 1)
                seen[one].add(pack(history.frames[-1].events) + pack((await one.snapshot()).view))
        assert [len(bytes_seen) for bytes_seen in seen.values()] == [1, 1]


@of_each_game
async def test_a_delayed_spectator_sees_no_answer_of_a_turn_that_is_not_due(
    node: LiveNode, other: LiveNode, kit: Kit
) -> None:
    async with Players() as players:
        ann, ben = await players.guest(node, "Ann"), await players.guest(node, "Ben")
        room = await players.match(kit, ann, ben, settings=m.RoomSettings(delay_turns=1))
        late = await players.guest(other, "Late")
        await late.watch(room)
        start = late.model.number
        choice = own(ann)
        for command in commands(ann):
            await answer(ann, choice, command)
        await late.ping()
        assert (late.model.late, late.model.number) == (True, start)
        last = await answer(ben, own(ben), commands(ben)[0])
        await late.ping()
        assert late.model.number < last.number
        assert kit.picked(late.view, 0) in (None, kit.hidden)
        await asyncio.gather(answer_the_rest(ann), answer_the_rest(ben))
        await late.until(lambda model: model.finished)
        assert late.model.check.misfits == 0


@of_each_game
async def test_a_bot_answers_once_and_people_change_their_answers(node: LiveNode, other: LiveNode, kit: Kit) -> None:
    async with Players() as players:
        ann = await players.guest(node, "Ann")
        room = await players.match(kit, ann, bots=(BotLevel.RANDOM,))
        eve = await players.guest(other, "Eve")
        await eve.watch(room)
        choice = own(ann)
        for command in commands(ann)[:3]:
            accepted = await answer(ann, choice, command)
            if isinstance(accepted, m.Rejected):
                assert accepted.code == Code.CHOICE_CLOSED, "both bots have answered before"
        await answer_the_rest(ann)
        await eve.until(lambda model: model.finished)
        assert eve.model.check.misfits == 0
        file = await node.http("GET", f"/api/match/{room}")
    replayed = read(file.body)
    assert verify(replayed).faults == ()
    ids = [entry.id for entry in replayed.entries if entry.id.startswith("bot-")]
    assert len(ids) == len(set(ids))


@of_each_game
@pytest.mark.parametrize("contribution", [None, "5a" * 32])
async def test_a_single_player_starts_at_once_and_plays_again(
    node: LiveNode, contribution: str | None, kit: Kit
) -> None:
    async with Players() as players:
        ann, eve = await players.guest(node, "Ann"), await players.guest(node, "Eve")
        await eve.lobby()
        with pytest.raises(Refused, match="for two or more players"):
            await eve.quick_match(kit.game, 1)
        room = await ann.create(kit.game, 1, "", kit.solo, contribution=contribution)
        await ann.watch(room)
        await ann.until(lambda model: model.view is not None)
        await eve.until(lambda model: room in model.rooms and model.rooms[room].status is Status.PLAYING)
        assert eve.model.rooms[room].players == 1
        await answer_the_rest(ann)
        seating = ann.model.seating
        assert seating is not None
        assert seating.status is Status.FINISHED
        file = await node.http("GET", f"/api/match/{room}")
        assert verify(read(file.body)).faults == ()
        again = await ann.rematch(room)
        assert again != room
        await ann.watch(again)
        await ann.until(lambda model: model.view is not None and not model.finished)


# --- standing answers -------------------------------------------------------------------------------------------


FIRST = StandingAnswers(crystal=CrystalRule.FIRST)


async def set_standing(guest: Guest, answers: StandingAnswers) -> object:
    return await guest.ask(lambda id: m.SetStanding(id, answers))


async def delivery(node: LiveNode, redis: RedisProcess, ann: Guest, ben: Guest) -> str:
    """A match in which Ann's pass makes Ben choose where a crystal enters play; both have left it for now."""
    room = await make_room(ann, game=GAME)
    await join(ben, room)
    at = room_keys(room)
    for guest in (ann, ben):
        await guest.ask(m.Exit)
    head = await node.store.rooms.read(at)
    assert isinstance(head, Head)
    state = scene("unload", cargo="green", bases={"red": (4, -4), "yellow": (1, 0)}).state
    record = msgspec.structs.replace(load_record(head.record), state=GAMES[GAME].dump(state))
    redis.ask("HSET", at.head, "record", dump_record(record))
    return room


async def received(node: LiveNode, redis: RedisProcess, encoding: Encoding, standing: bool) -> dict[str, list[bytes]]:
    """All frames of the room that Ann, Ben and a spectator get while Ben answers, by hand or without being asked."""
    async with Table() as table:
        people = {name: await table.guest(node, name, encoding) for name in ("Ann", "Ben", "Wes")}
        ann, ben, wes = people.values()
        room = await delivery(node, redis, ann, ben)
        for guest in people.values():
            await watch(guest, room)
        if standing:
            assert isinstance(await set_standing(ben, FIRST), m.Standing)
        choice = open_choice(ann)
        accepted = await ann.ask(lambda id: m.Command(id, 0, choice.id, Pass()))
        if not standing:
            await until(lambda: isinstance(open_choice(ben), ChooseCrystalHex))
            asked = open_choice(ben)
            await ben.ask(lambda id: m.Command(id, 1, asked.id, PlaceCrystal(asked.options[0])))
        await until(lambda: all(last_number(guest) == accepted.number + 1 for guest in people.values()))
        for guest in people.values():
            await guest.ask(lambda id: m.GetHistory(id, 99, 100))
        shown = {name: frames(guest, encoding) for name, guest in people.items()}
        assert [one.standing for one in ben.all(m.EventFrame)][-1:] == [standing]
        assert not any(one.standing for guest in (ann, wes) for one in guest.all(m.EventFrame))
        return shown


def frames(guest: Guest, encoding: Encoding) -> list[bytes]:
    """The frames of entries since the match was entered, without digests.

    Room and people are new in each run, and the digest covers who sat down.
    """
    pairs = [pair for pair in zip(guest.heard, guest.raw, strict=True) if _is_of_the_match(pair[0])]
    assert [_encoded(one, encoding) for one, _ in pairs] == [raw for _, raw in pairs]
    return [_encoded(_without_digest(one), encoding) for one, _ in pairs]


def _encoded(message: Any, encoding: Encoding) -> bytes:
    """A frame as the server sends it."""
    if isinstance(message, m.EventFrame):
        return encode_events(message, encoding, GAME)
    return encode_choices(message, encoding)


def _is_of_the_match(message: Any) -> bool:
    return isinstance(message, m.EventFrame | m.ChoiceFrame) and message.number > 2


def _without_digest(message: Any) -> Any:
    return msgspec.structs.replace(message, digest=None) if isinstance(message, m.EventFrame) else message


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_to_the_others_it_looks_like_an_answer_by_hand(
    node: LiveNode, redis: RedisProcess, encoding: Encoding
) -> None:
    by_hand = await received(node, redis, encoding, standing=False)
    unasked = await received(node, redis, encoding, standing=True)
    assert by_hand["Ann"] == unasked["Ann"]
    assert by_hand["Wes"] == unasked["Wes"]
    assert by_hand["Ben"] != unasked["Ben"]


async def test_a_change_is_sent_to_all_connections_of_its_player_only(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ben")
        ann, ben, phone = (
            await table.guest(node, "Ann"),
            await table.again(node, token),
            await table.again(other, token),
        )
        room = await make_room(ann, game=GAME)
        await join(ben, room)
        answer = await set_standing(ben, FIRST)
        assert isinstance(answer, m.Standing)
        assert (answer.room, answer.answers.crystal) == (room, CrystalRule.FIRST)
        sent = await phone.next(m.Standing)
        assert (sent.id, sent.room, sent.answers) == ("", room, answer.answers)
        await watch(phone, room)
        again = await phone.next(m.Standing)
        assert again == sent
        await ann.settled()
        assert ann.all(m.Standing) == []


async def test_standing_answers_without_a_seat_are_refused(node: LiveNode) -> None:
    async with Table() as table:
        ann, wes = await table.guest(node, "Ann"), await table.guest(node, "Wes")
        nowhere = await set_standing(ann, FIRST)
        assert isinstance(nowhere, m.Rejected)
        assert nowhere.code == Code.NOT_IN_A_ROOM
        await watch(wes, await make_room(ann, game=GAME))
        watching = await set_standing(wes, FIRST)
        assert isinstance(watching, m.Rejected)
        assert watching.code == Code.NOT_YOUR_SEAT
