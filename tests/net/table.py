"""Guests at a table, for tests: they enter, take seats and answer choices of the default game."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from tests.support.client import Client
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode, known_everywhere
from tests.support.waiting import until


class Table(AsyncExitStack):
    """Connections that are closed at the end of the test."""

    async def guest(self, node: LiveNode, name: str, encoding: Encoding = Encoding.MSGPACK) -> Client:
        """A new guest, welcomed."""
        return await self.again(node, node.token(name), encoding)

    async def again(self, node: LiveNode, token: str, encoding: Encoding = Encoding.MSGPACK) -> Client:
        """Another connection of the same identity, welcomed, of which every node knows."""
        made = await (await self.enter_async_context(Client(node.port, token, encoding))).hello()
        await known_everywhere()
        return made


async def make_room(host: Client, players: int = 2, game: str = GAME) -> str:
    """A new room, entered by its host."""
    room: str = (await host.ask(lambda id: m.CreateRoom(id, game, players, "Table"))).room
    await watch(host, room)
    return room


async def watch(guest: Client, room: str) -> m.Snapshot:
    """Enter a room; its snapshot."""
    entered = await guest.ask(lambda id: m.Watch(id, room))
    assert isinstance(entered, m.Entered), entered
    return await snapshot_of(guest, room)


async def join(guest: Client, room: str) -> m.Accepted:
    """Take a seat and enter."""
    accepted = await guest.ask(lambda id: m.Join(id, room))
    assert isinstance(accepted, m.Accepted), accepted
    return accepted


async def snapshot_of(guest: Client, room: str) -> m.Snapshot:
    """The next snapshot of a room."""
    return await guest.next(m.Snapshot, lambda one: one.room.id == room)


async def look_again(guest: Client) -> None:
    """Ask for a snapshot of the entered room, and wait until it is there."""
    former = len(guest.all(m.Snapshot))
    await guest.send(m.GetSnapshot("s"))
    await until(lambda: len(guest.all(m.Snapshot)) > former)


async def start_match(host: Client, *others: Client, game: str = GAME) -> str:
    """A match of all of them; each has read its first snapshot."""
    room = await make_room(host, 1 + len(others), game)
    for other in others:
        await join(other, room)
    for guest in (host, *others):
        await guest.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
    return room


def open_choices(guest: Client) -> tuple[Any, ...]:
    """All open choices, by the last message to the guest that has choices."""
    return next(one.choices for one in reversed(guest.heard) if isinstance(one, m.ChoiceFrame | m.Snapshot))


def open_choice(guest: Client) -> Any:
    """The first of them."""
    return open_choices(guest)[0]


def same_answer(_: Any) -> Any:
    """The answer to any choice of the default game."""
    return ANSWER


async def move(players: dict[int, Client], answer_to: Callable[[Any], Any] = same_answer) -> m.Accepted:
    """Answer the first open choice as its seat; afterwards all players have the entry."""
    any_player = next(iter(players.values()))
    choice = open_choice(any_player)
    accepted = await players[choice.seat].ask(lambda id: m.Command(id, choice.seat, choice.id, answer_to(choice)))
    assert isinstance(accepted, m.Accepted), accepted
    await until(lambda: all(last_number(player) >= accepted.number for player in players.values()))
    return accepted


def last_number(guest: Client) -> int:
    """The number of the last snapshot or choices that came: the guest has all of that entry."""
    return next(one.number for one in reversed(guest.heard) if isinstance(one, m.Snapshot | m.ChoiceFrame))
