"""Over 500 harmful payloads: each gets an error with a code and a sentence, and no other client is disturbed."""

import json
import random
import tracemalloc
from collections.abc import Iterator
from typing import Any

import msgpack  # type: ignore[import-untyped]
import pytest

from botyard.net.ws.session import MALFORMED_LIMIT
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol.base import MAX_FRAME_BYTES
from botyard_protocol.chat import MAX_LINE_CHARS
from botyard_protocol.codec import CLIENT, DecodeError, Encoding, encode
from botyard_protocol.codes import Code
from botyard_protocol.vectors import samples
from tests.games.twin_tin_bots.players import NAME as GAME  # the game of the samples
from tests.games.twin_tin_bots.players import shortest
from tests.net.table import Table, move, start_match, watch
from tests.support.client import Client
from tests.support.node import LiveNode

SEED = 20_240_607
NO_FIELD_IS: tuple[Any, ...] = (1.5, {"__proto__": {"admin": True}}, [[[]]], "\ud7ff" * (MAX_LINE_CHARS + 1))
"""Values that are of the right type for no field of any message."""
POLLUTING = ("__proto__", "constructor", "prototype", "toString", "__class__", "")
NUMBERS = (2**53, 2**63, 2**64 - 1, -1, -(2**63), float("nan"), float("inf"), float("-inf"), -0.5, 1e300)

Payload = tuple[str, bytes]


def corpus(encoding: Encoding) -> list[Payload]:
    """Names and payloads of one encoding."""
    chance = random.Random(SEED)
    makers = (MSGPACK if encoding is Encoding.MSGPACK else JSON) + BOTH
    found = {payload: name for make in makers for name, payload in make(encoding, chance)}
    assert all(len(payload) <= MAX_FRAME_BYTES for payload in found)
    return [(name, payload) for payload, name in found.items()]


# --- msgpack ----------------------------------------------------------------------------------------------------


def _deep_arrays(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    # 0x91 begins an array of one thing, 0x81 a map of one pair; 0x92 0x02 is a ping up to its id
    for depth in (2, 64, 500, 1023, 1024, 1025, 5000, 16_000):
        yield f"{depth} arrays in each other", b"\x91" * depth + b"\x01"
        yield f"{depth} arrays in each other without an end", b"\x91" * depth
        yield f"{depth} maps in each other", (b"\x81\xa1a" * depth)[: MAX_FRAME_BYTES - 1] + b"\x01"
        yield f"ping about {depth} arrays", b"\x92\x02" + b"\x91" * depth + b"\x01"


def _empty_claims(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Heads that promise more than comes; a reader that reserves what they promise runs out of memory."""
    for head in (0xDC, 0xDE, 0xDA, 0xC5, 0xC8):
        for size in (1, 64, 65, 0x3FFF, 0xFFFF):
            yield f"{head:x} of {size}", bytes((head,)) + size.to_bytes(2, "big")
    for head in (0xDD, 0xDF, 0xDB, 0xC6, 0xC9):
        for size in (1, 64, 0x4000, 0x7FFF_FFFF, 0xFFFF_FFFF):
            yield f"{head:x} of {size}", bytes((head,)) + size.to_bytes(4, "big")
            yield f"ping about {head:x} of {size}", b"\x92\x02" + bytes((head,)) + size.to_bytes(4, "big")
    for size in (64, 65, 1000, 0x3F00):
        claims = b"\xdd" + size.to_bytes(4, "big")
        yield f"1,020 arrays of {size} in each other", (claims * 1020).ljust(MAX_FRAME_BYTES, b" ")


def _extensions(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    for head, size in ((0xD4, 1), (0xD5, 2), (0xD6, 4), (0xD7, 8), (0xD8, 16)):
        for kind in (0, 1, 127, 255):
            yield f"extension {kind} of {size}", bytes((head, kind)) + b"\x00" * size
            yield f"ping about extension {kind} of {size}", b"\x92\x02" + bytes((head, kind)) + b"\xff" * size
    yield "a time of 12 bytes", b"\xc7\x0c\xff" + b"\xff" * 12


def _tags(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Arrays with tags that no message of a client has, and values that are no arrays."""
    server = [msgpack.unpackb(encode(message, encoding))[0] for message in samples.SERVER.values()]
    for tag in (*sorted(set(server)), 0, 18, 40, 127, 128, -1, -32, -33, 2**31, 2**63, 2**64 - 1, -(2**63)):
        yield f"tag {tag}", msgpack.packb([tag, "a"])
    others: tuple[Any, ...] = (None, True, False, 1.0, 2.0, "2", "ping", b"\x02", [2], {}, float("nan"), float("inf"))
    for other in others:
        yield f"tag {other!r}", msgpack.packb([other, "a"])
    wholes: tuple[Any, ...] = (None, True, 2, -1, 2.0, "ping", b"ping", {}, {"type": "ping"}, {2: "a"}, [])
    for whole in wholes:
        yield f"{whole!r} alone", msgpack.packb(whole)


def _bad_maps(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Maps with keys that are strange or would pollute objects, very many keys, and a byte that means nothing."""
    yield "a map with a key twice", b"\x82\xa1a\x01\xa1a\x02"
    yield "a map with an array as key", b"\x81\x91\x01\x02"
    yield "a map with a map as key", b"\x81\x80\x02"
    yield "a map of 4,000 numbers", msgpack.packb(dict.fromkeys(range(4000), 0))
    yield "ping about a map with nil as key", b"\x92\x02\x81\xc0\x01"
    for key in POLLUTING:
        yield f"a map of {key!r}", msgpack.packb({key: {"isAdmin": True}, "type": "ping", "id": "a"})
    yield "a byte that means nothing", b"\xc1"
    yield "ping about a byte that means nothing", b"\x92\x02\xc1"


def _bad_strings(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Texts that are not UTF-8, and bytes in the place of a text."""
    for name, raw in (
        ("a surrogate", b"\xed\xa0\x80"),
        ("half a character", b"\xe2\x82"),
        ("an overlong zero", b"\xc0\x80"),
        ("beyond Unicode", b"\xf4\x90\x80\x80"),
        ("latin-1", b"\xe9"),
    ):
        yield f"ping about {name}", b"\x92\x02" + bytes((0xA0 + len(raw),)) + raw
        yield f"hello from {name}", b"\x92\x01" + bytes((0xA0 + len(raw),)) + raw
    yield "ping about bytes", b"\x92\x02\xc4\x01a"


# --- JSON -------------------------------------------------------------------------------------------------------


def _deep_json(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    for depth in (2, 64, 500, 1023, 1024, 1025, 2600):
        yield f"{depth} arrays in each other", b"[" * depth + b"]" * depth
        yield f"{depth} arrays in each other without an end", b"[" * depth
        yield f"{depth} objects in each other", b'{"a":' * depth + b"1" + b"}" * depth
        yield f"ping about {depth} arrays", b'{"type":"ping","id":' + b"[" * depth + b"]" * depth + b"}"


def _not_json(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Numbers, texts and bytes that are not JSON, or that only some parsers take."""
    for text in ("NaN", "Infinity", "-Infinity", "1e999", "01", "+1", ".5", "1.", "0x10", "-", "1" * 16_000):
        yield f"number {text[:9]}", text.encode()
        yield f"history before {text[:9]}", f'{{"type":"get_history","id":"a","before":{text}}}'[:16_000].encode()
    for text in ("", " ", "nul", "True", "'ping'", "{'type':'ping'}", '{"type":"ping",}', '{"type":"ping" "id":"a"}'):
        yield f"text {text}", text.encode()
    for text in ('{"type":"ping","id":"a"/**/}', "[1,]", "{]", '"', '"\\', '"\\u', '"\\ud800"', '"\\udc00"', '"\\x41"'):
        yield f"text {text}", text.encode()
    for raw in (b"\xff", b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\xef\xbb\xbf{}"):
        yield f"bytes {raw.hex()}", b'{"type":"ping","id":"' + raw + b'"}'


def _names(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Objects with types that no message of a client has, and values that are no objects."""
    for kind in (*samples.SERVER, "", "Ping", "PING", "ping ", " ping", "ping\0", "рing", "__proto__", "x" * 16_000):
        yield f"type {kind[:20]!r}", json.dumps({"type": kind, "id": "a"}).encode()
    for other in (None, True, 2, 1.5, [], ["ping"], {}, {"type": "ping"}):
        yield f"type {other!r}", json.dumps({"type": other, "id": "a"}).encode()
        yield f"{other!r} alone", json.dumps(other).encode()


def _bad_objects(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Objects with a field twice, with very many, or with names that would pollute others."""
    yield "a type twice, the last of them wrong", b'{"type":"ping","id":"a","type":"nothing"}'
    yield "an id twice, the last of them wrong", b'{"type":"ping","id":"a","id":7}'
    yield "1,300 fields", json.dumps({"type": "ping", "id": "a", **{f"{n}": 0 for n in range(1300)}}).encode()
    for key in POLLUTING:
        message = {"type": "ping", "id": "a", key: {"isAdmin": True}}
        yield f"ping with {key!r}", json.dumps(message).encode()
        yield (
            f"options with {key!r}",
            json.dumps(
                {
                    "type": "create_room",
                    "id": "a",
                    "game": GAME,
                    "players": 2,
                    "options": {"game": GAME, key: 1},
                }
            ).encode(),
        )


# --- both -------------------------------------------------------------------------------------------------------


def _wrong_fields(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Something of the wrong type in every field of every message."""
    for name, plain in _plain(encoding).items():
        for place in _places(plain):
            other = chance.choice(NO_FIELD_IS)
            yield f"{name} with {other!r:.9} at {place}", _packed({**_as_dict(plain), place: other}, plain, encoding)


def _wrong_numbers(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Numbers beyond all limits, or that are not whole."""
    for number in NUMBERS:
        for name in ("get_history", "resign", "leave_seat"):
            plain = _plain(encoding)[name]
            yield f"{name} of {number}", _packed({**_as_dict(plain), _places(plain)[1]: number}, plain, encoding)


def _bad_ids(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Ids of requests and rooms with characters that they must not have, or too long."""
    plain = _plain(encoding)["watch"]
    id, room = _places(plain)[:2]
    for text in (
        "",
        " ",
        "a b",
        "a\n",
        "\n",
        "\0",
        "a\x7f",
        "\x1b[2J",
        "\u202e",
        "é",
        "../x",
        "a/b",
        "a" * 41,
        "a" * 16_000,
    ):
        for place in (id, room):
            yield f"watch with {text[:9]!r} at {place}", _packed({**_as_dict(plain), place: text}, plain, encoding)


def _further_fields(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Messages with a field, or with many values, that they do not have."""
    for name, plain in _plain(encoding).items():
        if isinstance(plain, dict):
            yield f"{name} and more", json.dumps({**plain, "more": 1}).encode()
        elif name == name.split("_of_")[0]:
            yield f"{name} and more", msgpack.packb([*plain, *[None] * (65 - len(plain))])


def _cut_short(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Cut at every byte, where a message is short, and at some where it is long."""
    for name, message in samples.CLIENT.items():
        whole = encode(message, encoding)
        ends = range(len(whole)) if name == "command" else sorted(chance.sample(range(len(whole)), min(4, len(whole))))
        for end in ends:
            yield f"{name} cut at {end}", whole[:end]


def _too_long(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    """Messages with something behind their end."""
    for name, message in samples.CLIENT.items():
        whole = encode(message, encoding)
        more = chance.choice((b"\x00", b"}", whole, b"\xc0"))
        yield f"{name} and {more[:4]!r}", whole + more


def _noise(encoding: Encoding, chance: random.Random) -> Iterator[Payload]:
    for size in (3, 8, 20, 60, 300, 2000, 16_384):
        for _ in range(5):
            yield f"{size} bytes of noise", chance.randbytes(size)


MSGPACK = (_deep_arrays, _empty_claims, _extensions, _tags, _bad_maps, _bad_strings)
JSON = (_deep_json, _not_json, _names, _bad_objects)
BOTH = (_wrong_fields, _wrong_numbers, _bad_ids, _further_fields, _cut_short, _too_long, _noise)


def _plain(encoding: Encoding) -> dict[str, Any]:
    """The samples as lists or dictionaries."""
    read = msgpack.unpackb if encoding is Encoding.MSGPACK else json.loads
    return {name: read(encode(message, encoding)) for name, message in samples.CLIENT.items()}


def _as_dict(plain: Any) -> dict[Any, Any]:
    return dict(plain) if isinstance(plain, dict) else dict(enumerate(plain))


def _places(plain: Any) -> list[Any]:
    """Where its fields are; the tag is none."""
    return [place for place in _as_dict(plain) if place not in ("type", 0)]


def _packed(fields: dict[Any, Any], like: Any, encoding: Encoding) -> bytes:
    """The payload of these fields; as an array it has as many as `like`."""
    if encoding is Encoding.JSON:
        return json.dumps(fields).encode()
    return msgpack.packb([fields[place] for place in range(len(like))])  # type: ignore[no-any-return]


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
