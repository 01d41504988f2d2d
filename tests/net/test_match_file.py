"""A player finds the receipt of an acknowledged command in the file of the match; only the sender can recognise it."""

import hmac
from hashlib import sha256

import orjson

from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.rooms.requests import proof_of
from botyard.rooms.runtime.actor import Receipts
from botyard_protocol import messages as m
from tests.net.table import Table, open_choice, start_match
from tests.support.default_game import ANSWER
from tests.support.node import LiveNode


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
