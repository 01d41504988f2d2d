"""A program gets a token of an account by its name and password, and leaves no session behind."""

import urllib.error

import pytest

from botyard.client import account_token, connect
from tests.net.browser import PASSWORD, registered
from tests.support.node import LiveNode


async def test_an_account_gives_a_token_and_keeps_no_other_session(node: LiveNode) -> None:
    ann, http = await registered(node, "Ann"), f"http://{node.address}"
    made = await account_token(f"{http}/", "ann", PASSWORD, "My bot")
    assert (made.name, made.identity) == ("Ann", (await ann.ask("GET", "/api/me")).json()["identity"])
    async with connect(f"ws://{node.address}/ws", token=made.token) as client:
        assert client.identity == made.identity
    assert sorted(str(one["label"]) for one in await ann.sessions()) == ["", "My bot"]
    for password, label, status in (("wrong horse", "My bot", 403), (PASSWORD, "", 400)):
        with pytest.raises(urllib.error.HTTPError) as refused:
            await account_token(http, "Ann", password, label)
        assert refused.value.code == status
        refused.value.close()
    assert len(await ann.sessions()) == 2
