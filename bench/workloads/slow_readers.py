"""Twenty of a thousand spectators never read: what the others feel of it."""

from collections.abc import AsyncIterator

from bench.players import HELLO, Crowd, Tally
from bench.processes import HOST, Meter, Node, service, token
from bench.table import Row, quantile
from bench.wire import Peer, connect
from bench.workloads.audience import gathered
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode

PAIRS, SLOW = 7, 20
QUESTIONS = 10
"""Each slow reader asks for so many pages of history first, and leaves them unread like everything else."""


async def measure(short: bool) -> AsyncIterator[Row]:
    """Interleaved pairs of runs with and without them."""
    count, pairs, turns = (SLOW + 5, 1, 3) if short else (1_000, PAIRS, 40)
    async with service() as node:
        crowd = await gathered(node, count - SLOW, Tally(think=0.02 if short else 0.1))
        await crowd.turns(turns)
        with_them, without, worst = list[float](), list[float](), list[float]()
        meter = Meter()
        for pair in range(pairs):
            without.append(quantile(await crowd.turns(turns), 0.5))
            slow = [await _slow(node, crowd, f"p{pair}n{place}") for place in range(SLOW)]
            told = await crowd.turns(turns)
            with_them.append(quantile(told, 0.5))
            worst.append(max(told))
            for peer in slow:
                peer.close()
        busy = meter.share()
        crowd.close()
    ratio = quantile(with_them, 0.5) / quantile(without, 0.5) - 1
    medians = f"{quantile(with_them, 0.5):.1f} ms with them, {quantile(without, 0.5):.1f} ms without ({ratio:+.0%})"
    yield Row(
        f"{SLOW} of {count:,} spectators never read: until the last of the others receives, {pairs} pairs",
        "within 10 %, never over 50 ms",
        f"medians {medians}; worst {max(worst):.1f} ms",
        busy,
    )


async def _slow(node: Node, crowd: Crowd, name: str) -> Peer:
    peer = await connect(HOST, node.port, token(name), lambda _: None)
    peer.stop_reading()
    asked = [m.GetHistory(f"h{place}", 2**53 - 1, 100) for place in range(QUESTIONS)]
    watch = encode(m.Watch("w", crowd.tables[0].room), Encoding.MSGPACK)
    peer.send(HELLO, watch, *(encode(one, Encoding.MSGPACK) for one in asked))
    return peer
