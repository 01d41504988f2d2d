"""Over 500 harmful payloads: each gets an error with a code and a sentence, and no other client is disturbed."""

import tracemalloc
from collections.abc import Iterator

import pytest

from botyard.net.ws.session import MALFORMED_LIMIT
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol.codec import CLIENT, DecodeError, Encoding
from botyard_protocol.codes import Code
from botyard_protocol.vectors.contents import GAME
from tests.games.twin_tin_bots.players import shortest
from tests.net.hostile import Payload, corpus
from tests.net.table import Table, move, start_match, watch
from tests.support.client import Client
from tests.support.node import LiveNode

REFUSALS = {Code.MALFORMED, Code.UNKNOWN_MESSAGE, Code.INVALID_FIELD}
MEMORY = 2 * 1024 * 1024
NOT_UTF_8 = 1007


def test_the_corpus_is_large_and_always_the_same() -> None:
    both = [corpus(encoding) for encoding in Encoding]
    assert all(len(payloads) >= 250 for payloads in both)
    assert both == [corpus(encoding) for encoding in Encoding]


@pytest.mark.parametrize("encoding", list(Encoding))
def test_each_is_refused_with_a_code_and_a_short_sentence(encoding: Encoding) -> None:
    for name, payload in corpus(encoding):
        with pytest.raises(DecodeError) as refused:
            pytest.fail(f"{name} was read as {CLIENT.decode(payload, encoding, GAME)}")
        assert refused.value.code in REFUSALS, name
        assert refused.value.message.endswith("."), name
        assert len(refused.value.message) < 300, name


@pytest.mark.parametrize("encoding", list(Encoding))
def test_none_takes_much_memory(encoding: Encoding) -> None:
    payloads = corpus(encoding)
    tracemalloc.start()
    try:
        for name, payload in payloads:
            tracemalloc.reset_peak()
            before = tracemalloc.get_traced_memory()[0]
            with pytest.raises(DecodeError):
                CLIENT.decode(payload, encoding, GAME)
            assert tracemalloc.get_traced_memory()[1] - before < MEMORY, name
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_a_server_answers_each_and_no_other_client_notices(
    node: LiveNode, encoding: Encoding, caplog: pytest.LogCaptureFixture
) -> None:
    async with Table() as table:
        ann, ben, wes = [await table.guest(node, name) for name in ("Ann", "Ben", "Wes")]
        room = await start_match(ann, ben, game=GAME)
        for guest in (wes, await table.again(node, node.token("Mal"), encoding)):
            await watch(guest, room)
        await ann.next(m.Presence, lambda one: one.spectators == 2)
        for guest in (ann, ben, wes):
            await guest.settled()
        before, heard = await node.store.rooms.read(room_keys(room)), [len(guest.heard) for guest in (ann, ben, wes)]
        for payloads in batches(corpus(encoding)):
            await attack(node, node.token("Eve"), encoding, payloads)
        for guest in (ann, ben, wes):
            await guest.settled()
        assert await node.store.rooms.read(room_keys(room)) == before
        for guest, count in zip((ann, ben, wes), heard, strict=True):
            assert {type(one) for one in guest.heard[count:]} <= {m.Pong, m.Heartbeat, m.Presence}
        await move({0: ann, 1: ben}, shortest)
    received = [
        record for record in caplog.records if record.name != "botyard.ops"
    ]  # of the memory of the test's Redis
    assert not [record for record in received if record.levelname in {"ERROR", "WARNING"}]


async def attack(node: LiveNode, token: str, encoding: Encoding, payloads: list[Payload]) -> None:
    """Send payloads as one who has said hello; each must be answered by one error."""
    async with Client(node.port, token, encoding) as eve:
        await eve.hello()
        for name, payload in payloads:
            await eve.socket.send(payload, text=encoding is Encoding.JSON)
            if encoding is Encoding.JSON and not _is_utf_8(payload):
                assert (await eve.end())[0] == NOT_UTF_8, name
                return
            refusal = await eve.next(m.Error | m.Rejected)  # type: ignore[arg-type]
            assert refusal.code in REFUSALS or refusal.code == "not_in_a_room", name
        await eve.settled()


def batches(payloads: list[Payload]) -> Iterator[list[Payload]]:
    """As many as one connection may send; one that ends its connection comes last."""
    batch: list[Payload] = []
    for one in payloads:
        batch.append(one)
        if len(batch) == MALFORMED_LIMIT - 1 or not _is_utf_8(one[1]):
            yield batch
            batch = []
    yield batch


def _is_utf_8(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True
