"""What players can check: the opening of shares of chance, and receipts of commands in the file of the match.

Shares are opened over sockets and two nodes, with the Python client. A receipt can be recognised by the sender only.
"""

import hmac
import secrets
from contextlib import AsyncExitStack
from hashlib import sha256

import orjson
import pytest

from botyard.client import Client as Player
from botyard.client import connect
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.rooms.before import luck
from botyard.rooms.requests import proof_of
from botyard.rooms.runtime.actor import Receipts
from botyard_protocol import messages as m
from botyard_protocol.messages import BotLevel, Status
from tests.net.table import Table, open_choice, start_match, watch
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode, known_everywhere


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the time for opening shares be over at once."""
    monkeypatch.setattr(luck, "OPENING_MS", 1)


async def player(stack: AsyncExitStack, name: str, *nodes: LiveNode) -> Player:
    """A client of the SDK, which goes to the next node whenever it loses one."""
    urls = [f"ws://127.0.0.1:{node.port}/ws" for node in nodes]
    made = await stack.enter_async_context(connect(urls, token=nodes[0].token(name)))
    await known_everywhere()
    return made


def has(client: Player, *statuses: Status) -> None:
    """Check that the room has one of these statuses."""
    assert client.model.seating is not None
    assert client.model.seating.status in statuses


async def resigned(client: Player) -> None:
    """Resign, and wait until the match is over."""
    await client.until(lambda model: model.view is not None)
    await client.resign(client.model.audience[0])
    await client.until(lambda model: model.finished)


async def test_people_of_two_nodes_open_their_shares_by_themselves_and_check_the_match(
    node: LiveNode, other: LiveNode
) -> None:
    async with AsyncExitStack() as stack, Table() as table:
        ann, ben = await player(stack, "Ann", node), await player(stack, "Ben", other)
        room = await ann.create(GAME, 2, contribution=secrets.token_hex(32))
        await ann.watch(room)
        looker = await table.guest(other, "Wes")
        await watch(looker, room)
        await ben.join(room, contribution=secrets.token_hex(32))
        await resigned(ann)
        await ben.until(lambda model: model.finished)
        for one in (ann, ben):
            check = one.luck
            assert check is not None
            assert (check.faults, check.shares, check.own) == ((), 2, True)
        kinds = [type(event) for frame in looker.all(m.EventFrame) for event in frame.events]
        assert kinds.index(m.OpeningStarted) < kinds.index(m.ShareOpened)


async def test_a_player_cut_off_while_shares_are_opened_opens_on_another_node(node: LiveNode, other: LiveNode) -> None:
    async with AsyncExitStack() as stack, Table() as table:
        ann = await player(stack, "Ann", node, other)
        room = await ann.create(GAME, 2, contribution=secrets.token_hex(32))
        await ann.watch(room)
        ben = await table.guest(other, "Ben")
        ann.cut()  # and Ben comes while she is away: she has just committed, so she is on the list
        await ben.ask(lambda id: m.Join(id, room))
        await ann.until(lambda model: model.view is not None)
        assert ann.model.seating is not None
        assert ann.model.seating.luck is not None
        assert [one.seat for one in ann.model.seating.luck.shares] == [0]
        await resigned(ann)
        assert ann.luck is not None
        assert ann.luck.holds


async def test_a_match_against_bots_is_dealt_from_the_share_of_its_creator(node: LiveNode) -> None:
    async with AsyncExitStack() as stack:
        ann = await player(stack, "Ann", node)
        room = await ann.create(GAME, 3, bots=[BotLevel.GREEDY] * 2, contribution=secrets.token_hex(32))
        await ann.watch(room)
        await resigned(ann)
        assert ann.luck is not None
        assert (ann.luck.faults, ann.luck.shares, ann.luck.own) == ((), 1, True)


@pytest.mark.usefixtures("impatient")
async def test_a_start_is_called_off_by_any_node_and_the_next_one_is_checked(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack, Table() as table:
        ann = await player(stack, "Ann", node)
        room = await ann.create(GAME, 2)
        await ann.watch(room)
        ben = await table.guest(other, "Ben")  # commits, and never opens
        await ben.ask(lambda id: m.Join(id, room, None, "0b" * 32))
        await ann.until(lambda model: bool(model.seating and model.seating.luck and model.seating.luck.called_off))
        assert ann.model.seating is not None
        assert ann.model.seating.luck is not None
        assert [one.name for one in ann.model.seating.luck.called_off] == ["Ben"]
        has(ann, Status.OPEN)
        shown = await ben.next(m.Snapshot, lambda one: bool(one.room.luck and one.room.luck.called_off))
        assert (shown.audience, shown.room.luck and shown.room.luck.round) == ((), 2)
        monkeypatch.setattr(luck, "OPENING_MS", 15_000)
        await ann.contribute(0)
        cy = await player(stack, "Cy", other)
        await cy.join(room, contribution=secrets.token_hex(32))
        await resigned(ann)
        assert ann.luck is not None
        assert (ann.luck.faults, ann.luck.shares, ann.luck.own) == ((), 2, True)


# --- receipts ---------------------------------------------------------------------------------------------------


async def test_an_acknowledgement_is_proved_by_the_file(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        players = {0: ann, 1: ben}
        choice = open_choice(ann)

        def command(id: str) -> m.Command:
            return m.Command(id, choice.seat, choice.id, ANSWER)

        accepted = await players[choice.seat].ask(command, "turn-1")
        again = await table.again(other, token) if choice.seat == 0 else players[1]
        await again.ask(lambda id: m.Watch(id, room))
        assert await again.ask(command, "turn-1") == accepted
        resigned = await ann.ask(lambda id: m.Resign(id, 0), "over-1")
        assert isinstance(resigned, m.Accepted), resigned
        assert len({accepted.receipt, resigned.receipt}) == 2
        file = (await node.http("GET", f"/api/match/{room}")).body
        lines = {line["number"]: line for line in map(orjson.loads, file.splitlines()[1:-1])}
        assert lines[accepted.number]["proof"] == proof_of(accepted.receipt, "turn-1")
        assert lines[resigned.number]["proof"] == proof_of(resigned.receipt, "over-1")
        assert b"turn-1" not in file
        assert len({line["proof"] for line in lines.values()}) == len(lines)
        assert verify(read(file)).faults == ()


def test_a_receipt_depends_on_the_key_and_on_all_that_it_is_for() -> None:
    receipts, strangers = Receipts(b"key"), Receipts(b"other")
    made = [receipts.of(*what) for what in (("r", 1, "ann", "a"), ("s", 1, "ann", "a"), ("r", 2, "ann", "a"))]
    made += [receipts.of("r", 1, "ben", "a"), receipts.of("r", 1, "ann", "b"), strangers.of("r", 1, "ann", "a")]
    assert len(set(made)) == len(made)
    assert receipts.of("r", 1, "ann", "a") == Receipts(b"key").of("r", 1, "ann", "a")
    assert Receipts().of("r", 1, "ann", "a") == ""
    key = hmac.digest(b"key", b"receipts", sha256)  # as every release has made them, since receipts are kept
    assert Receipts(b"key").of("r", 1, "ann", "a") == hmac.digest(key, b"r/1/ann/a", sha256).hex()[:32]
