"""A match survives the end of its node and of the embedded Redis."""

import asyncio
from pathlib import Path

import pytest

from botyard.client import connect, guest_token
from botyard_protocol.messages import Accepted
from botyard_protocol.twin_tin_bots import First, FirstPlace, RobotName, Tile
from tests.live.processes import NodeProcess

FIRST = First((FirstPlace(RobotName.A, 1, Tile.FORWARD_1), FirstPlace(RobotName.B, 2, Tile.ZAP)))

pytestmark = [pytest.mark.slow, pytest.mark.kill]


async def test_a_match_goes_on_after_the_embedded_redis_and_its_node_are_killed_together(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, "alone", None)
    await node.start()
    try:
        ann, bob = await guest_token(node.http, "Ann"), await guest_token(node.http, "Bob")
        async with connect(node.ws, token=ann.token) as first, connect(node.ws, token=bob.token) as second:
            room = await first.create("twin_tin_bots", 2, "alone")
            await first.watch(room)
            await second.join(room)
            await first.until(lambda model: bool(model.choices))
            before = first.model.cursor, first.model.choices
            await node.end()
            assert (tmp_path / "alone" / "archive.sqlite").is_file()
            await node.start()
            await asyncio.gather(first.ping(), second.ping())
            assert (first.model.cursor, first.model.choices) == before
            assert second.model.choices == first.model.choices
            mover = first if first.model.own_choices else second
            answered = await mover.command(mover.model.choices[0].seat, mover.model.choices[0].id, FIRST)
            assert isinstance(answered, Accepted)
            await asyncio.gather(*(one.until(lambda model: model.number == answered.number) for one in (first, second)))
    finally:
        await node.end()
