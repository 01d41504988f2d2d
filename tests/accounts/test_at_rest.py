"""Accounts in the store: no secret is there in plain text, and settings are read whichever release has written them.

What is in the store, the tests read from the file to which Redis appends every write.
"""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from botyard.accounts.identity import KEY_BYTES, Signer, new_identity
from botyard.accounts.settings import read_settings
from botyard.store import keys
from botyard_protocol.api_accounts import AccountSettings
from tests.net.table import Table, move, start_match
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess


@asynccontextmanager
async def serving(redis: RedisProcess, secret: bytes | None = None) -> AsyncIterator[LiveNode]:
    node = LiveNode(redis.url, secret=secret)
    await node.start()
    try:
        yield node
    finally:
        await node.stop()


def written(redis: RedisProcess) -> bytes:
    """All that was ever sent to be stored."""
    return b"".join(file.read_bytes() for file in redis.directory.rglob("*") if "aof" in file.name and file.is_file())


async def test_no_proof_is_ever_stored(own_redis: RedisProcess) -> None:
    async with serving(own_redis) as node, Table() as table:
        answer = await node.http("POST", "/api/guest", b'{"name": "Ann"}')
        cookie = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
        token = (await node.http("POST", "/api/token", b'{"name": "Ben"}')).json()["token"]
        ann, ben = await table.guest(node, "Ann"), await table.again(node, token)
        await start_match(ann, ben)
        await move({0: ann, 1: ben})
        stored = await asyncio.to_thread(written, own_redis)
        identity = node.signer.identity(token, "token")
        assert identity is not None
        assert identity.id.encode() in stored, "else this would show nothing"
        for proof in (cookie, token):
            signature = proof.rpartition(".")[2]
            assert proof.encode() not in stored
            assert signature.encode() not in stored
            assert base64.urlsafe_b64decode(signature + "=") not in stored


async def test_a_key_of_the_settings_is_never_stored(own_redis: RedisProcess) -> None:
    secret = b"only in the settings of the node"
    async with serving(own_redis, secret) as node, Table() as table:
        await start_match(await table.guest(node, "Ann"), await table.guest(node, "Ben"))
        stored = await asyncio.to_thread(written, own_redis)
        assert GAME.encode() in stored
        assert secret not in stored
        assert keys.SECRET.encode() not in stored


async def test_a_key_of_its_own_is_in_the_store_and_nowhere_else_to_be_read(own_redis: RedisProcess) -> None:
    async with serving(own_redis) as node:
        await node.http("POST", "/api/guest", json.dumps({"name": "Ann"}).encode())
        key = await node.store.secret(b"another" * 8)
        assert len(key) == KEY_BYTES
        assert key in await asyncio.to_thread(written, own_redis)


def test_a_proof_has_256_unguessable_bits() -> None:
    proof = Signer(b"k" * KEY_BYTES).proof(new_identity("Ann"), "token")
    assert 8 * len(base64.urlsafe_b64decode(proof.rpartition(".")[2] + "=")) == 256
    assert 8 * KEY_BYTES == 256


# --- settings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stored", [None, b"", b"{}", b"[]", b"null", b'"dark"', b"{", b"\xff"])
def test_a_value_without_readable_settings_is_the_default(stored: bytes | None) -> None:
    assert read_settings(stored) == AccountSettings()


def test_a_field_that_cannot_be_read_hides_no_other() -> None:
    stored = b'{"theme": "dark", "volume": 5, "games": [{"game": 1}], "page": {}, "newer": "field", "language": "uk"}'
    assert read_settings(stored) == AccountSettings(theme="dark", language="uk")
