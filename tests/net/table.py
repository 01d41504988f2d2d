"""People at a table, for tests: they come in, sit down and play the shortest of moves."""

from contextlib import AsyncExitStack
from typing import Any

from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import Encoding
from botyard_protocol.twin_tin_bots import RobotName, Tile
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.waiting import until

GAME = "twin_tin_bots"
FIRST = ttb.First((ttb.FirstPlace(RobotName.A, 1, Tile.TURN_LEFT), ttb.FirstPlace(RobotName.B, 1, Tile.TURN_RIGHT)))
PASS = ttb.Pass()


class Table(AsyncExitStack):
    """Connections that are closed at the end of the test."""

    async def guest(self, node: LiveNode, name: str, form: Encoding = Encoding.MSGPACK) -> Client:
        """Somebody new, welcomed."""
        return await self.again(node, node.token(name), form)

    async def again(self, node: LiveNode, token: str, form: Encoding = Encoding.MSGPACK) -> Client:
        """Another connection of the same identity, welcomed."""
        return await (await self.enter_async_context(Client(node.port, token, form))).hello()


async def make_room(host: Client, players: int = 2) -> str:
    """A new room, entered by its host."""
    room: str = (await host.ask(lambda id: m.CreateRoom(id, GAME, players, "Table"))).room
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


async def start_match(host: Client, *others: Client) -> str:
    """A match of all of them, with their snapshots of its beginning heard."""
    room = await make_room(host, players=1 + len(others))
    for other in others:
        await join(other, room)
    for guest in (host, *others):
        await guest.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
    return room


def open_choice(guest: Client) -> Any:
    """The choice that is open, as the guest was told last."""
    return next(one for one in reversed(guest.heard) if isinstance(one, m.ChoiceFrame | m.Snapshot)).choices[0]


async def move(players: dict[int, Client]) -> m.Accepted:
    """The seat whose turn it is plays; afterwards all players know."""
    any_player = next(iter(players.values()))
    choice = open_choice(any_player)
    what = FIRST if isinstance(choice, ttb.ChooseFirst) else PASS
    accepted = await players[choice.seat].ask(lambda id: m.Command(id, choice.seat, choice.id, what))
    assert isinstance(accepted, m.Accepted), accepted
    await until(lambda: all(last_number(player) >= accepted.number for player in players.values()))
    return accepted


def last_number(guest: Client) -> int:
    """The number of the last snapshot or choices that came: all of that entry is known."""
    return next(one.number for one in reversed(guest.heard) if isinstance(one, m.Snapshot | m.ChoiceFrame))
