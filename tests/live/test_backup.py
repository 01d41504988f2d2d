"""A backup of a service under play, and what players find after its restore or a repair of its data."""

import asyncio
import random
import re
from argparse import Namespace
from pathlib import Path

import pytest

from botyard.backup import command
from botyard.client import connect, guest_token
from botyard.settings import Settings
from tests.live.players import Table, play_at, players
from tests.live.processes import NodeProcess

pytestmark = pytest.mark.slow


async def botyard(work: str, data: Path, file: Path, **options: bool) -> str:
    """The output of `botyard backup`, `botyard restore` or `botyard repair`."""
    return await command.run(Namespace(work=work, file=str(file), **options), Settings(data=data))


async def test_a_backup_under_play_is_restored_and_players_learn_that_entries_are_gone(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, "alone", None)
    data, file, stop = tmp_path / "alone", tmp_path / "backup.tar.gz", asyncio.Event()
    await node.start()
    try:
        token = (await guest_token(node.http, "Ann")).token
        table = Table(players(2, random.Random(1)), think=0.1)  # a match that is not over before the copy is made
        playing = asyncio.create_task(play_at(table, node.http, [node.ws], stop))
        async with connect(node.ws, token=token) as ann:
            room, idle = await table.room, await ann.create("twin_tin_bots", 2, "idle")
            await ann.watch(idle)
            unchanged = ann.model.cursor
            await ann.exit()
            await ann.watch(room)
            await ann.until(lambda model: (model.number or 0) >= 4)
            saved = ann.model.number or 0
            assert await botyard("backup", data, file) == f"{file}: {file.stat().st_size} bytes"
            copied = ann.model.number or 0
            await ann.until(lambda model: model.finished or (model.number or 0) >= copied + 4)
            seen = ann.model.cursor
            stop.set()
            await playing
        await node.end()
        said = await botyard("restore", data, file, force=True)
        assert "A new epoch begins for its 2 live rooms. The data that was there is in " in said
        await node.start()
        assert seen is not None
        assert unchanged is not None
        async with connect(node.ws, token=token) as ann:
            assert not (await ann.resume(room, seen)).recovered
            await ann.until(lambda model: model.cursor is not None)
            assert ann.model.cursor is not None
            assert ann.model.cursor.epoch == seen.epoch + 1
            assert saved <= ann.model.cursor.number < seen.number
            assert not (await ann.resume(idle, unchanged)).recovered, "what is in a room says nothing about other rooms"
            await ann.until(lambda model: model.room == idle and model.cursor is not None)
            again = ann.model.cursor
            assert again is not None
            assert (await ann.resume(idle, again)).recovered
    finally:
        stop.set()
        await node.end()


async def test_after_a_repair_players_learn_that_acknowledged_entries_are_gone(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, "alone", None)
    data, stop = tmp_path / "alone", asyncio.Event()
    await node.start()
    try:
        token = (await guest_token(node.http, "Ann")).token
        table = Table(players(2, random.Random(1)), think=0.1)
        playing = asyncio.create_task(play_at(table, node.http, [node.ws], stop))
        async with connect(node.ws, token=token) as ann:
            room = await table.room
            await ann.watch(room)
            await ann.until(lambda model: (model.number or 0) >= 6)
            seen = ann.model.cursor
            stop.set()
            await playing
        await node.end()
        assert seen is not None
        (log,) = (data / "appendonlydir").glob("*.incr.aof")
        whole = log.read_bytes()
        entry = re.compile(rb":log:%b\r\n\$\d+\r\n%d-0" % (room.encode(), seen.number)).search(whole)
        assert entry is not None
        log.write_bytes(whole[: entry.start()] + b"\xff" * 100 + whole[entry.start() + 100 :])
        said = await botyard("repair", data, data, check=False)
        assert "A new epoch begins for 1 live rooms" in said
        await node.start()
        async with connect(node.ws, token=token) as ann:
            entered = await ann.resume(room, seen)
            assert (entered.recovered, entered.lost) == (False, True)
            await ann.until(lambda model: model.number == seen.number - 1)
    finally:
        stop.set()
        await node.end()
