"""A data directory says who wrote it: what cannot be read here is refused in one sentence, older data is converted."""

import json
import logging
import os
import re
import shutil
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from botyard.accounts.sanctions import Sanction, load_sanction
from botyard.logs import Lines
from botyard.store.accounts import Account, AccountStore
from botyard.store.data_format import COPY, FORMAT, LOG_FOLDER, SINGLE_LOG, DataFormat, read_format
from botyard.store.embedded import EmbeddedRedis
from botyard.store.engine import Engine, engine_of_program, redis_server
from botyard.store.error_classes import StoreUnavailable, UnusableStore
from botyard.store.keys import ACCOUNT, room_keys, user_key
from botyard.store.replicated_table import TableStore
from botyard.store.room_store import CommitData, Head
from botyard.store.store import Store, begin_new_epochs
from botyard.version import VERSION
from botyard_protocol.codec import pack
from tests.support.debian import redis7
from tests.support.old_data import unpack_old_data
from tests.support.redis import connected
from tests.support.waiting import until


@asynccontextmanager
async def running(data: Path, server: str | None = None) -> AsyncIterator[Store]:
    """A store on an embedded server in `data`."""
    embedded = EmbeddedRedis(data, server)
    try:
        await embedded.start()
        async with connected(embedded.url) as store:
            yield store
    finally:
        await embedded.stop()


async def refusal(data: Path, server: str | None = None) -> str:
    """The sentence with which a data directory is refused, after which everything in it is as it was."""
    before = sorted((path, path.stat().st_size) for path in data.rglob("*") if path.name != "lock")
    with pytest.raises(UnusableStore) as refused:
        async with running(data, server):
            pass
    assert sorted((path, path.stat().st_size) for path in data.rglob("*") if path.name != "lock") == before
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


async def written(data: Path, server: str | None = None) -> Path:
    """A data directory with a secret in it."""
    async with running(data, server) as store:
        assert await store.secret(b"kept") == b"kept"
    return data


def set_fields(data: Path, **fields: Any) -> None:
    """Change what the data directory says about itself."""
    file = data / "format.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | fields))


def carried() -> Engine:
    return engine_of_program(redis_server())


async def test_a_data_directory_says_its_format_and_who_wrote_it(tmp_path: Path) -> None:
    data = await written(tmp_path / "data")
    content = json.loads((data / "format.json").read_text())
    assert content == {"format": FORMAT, "botyard": VERSION, "engine": "valkey", "version": carried().version}
    assert read_format(data) == DataFormat(FORMAT, VERSION, carried())
    async with running(data) as store:
        assert await store.secret(b"other") == b"kept"


CHANGES: list[tuple[str, dict[str, Any], str]] = [
    (
        "a newer format",
        {"format": FORMAT + 1, "botyard": "0.9.0"},
        f"has format {FORMAT + 1}, and Botyard .* use Botyard 0.9.0 or newer",
    ),
    ("a newer engine", {"version": "10.0.0"}, r"was written by Valkey 10\.0\.0, and Valkey 9\..* is older"),
    ("a newer patch", {"version": "9.99.0"}, r"was written by Valkey 9\.99\.0, and Valkey 9\..* is older"),
    (
        "a foreign Redis",
        {"engine": "redis", "version": "7.4.0"},
        r"was written by Redis 7\.4\.0, which Valkey",
    ),
    ("Redis 8", {"engine": "redis", "version": "8.2.1"}, r"was written by Redis 8\.2\.1, which Valkey .* cannot load"),
    ("no version", {"version": None}, r"format\.json is not complete: run `botyard repair`"),
]


@pytest.mark.parametrize(("fields", "why"), [case[1:] for case in CHANGES], ids=[case[0] for case in CHANGES])
async def test_data_that_this_server_may_lose_is_refused(tmp_path: Path, fields: dict[str, Any], why: str) -> None:
    data = await written(tmp_path / "data")
    set_fields(data, **fields)
    assert re.search(why, await refusal(data))


async def test_redis_is_refused_on_data_of_valkey(tmp_path: Path) -> None:
    data = await written(tmp_path / "data")
    assert "was written by Valkey" in await refusal(data, redis7())
    async with running(data) as store:
        assert await store.secret(b"other") == b"kept"


async def test_an_upgrade_of_the_engine_is_noted(tmp_path: Path) -> None:
    data = await written(tmp_path / "data")
    set_fields(data, version="8.1.0", botyard="0.0.9")
    await written(data)
    assert read_format(data) == DataFormat(FORMAT, VERSION, carried())


def lose_the_log(data: Path) -> None:
    shutil.rmtree(data / LOG_FOLDER)


def lose_the_manifest(data: Path) -> None:
    next((data / LOG_FOLDER).glob("*.manifest")).unlink()


def break_the_file(data: Path) -> None:
    (data / "format.json").write_text('{"format": 2')


def add_a_second_history(data: Path) -> None:
    (data / "format.json").unlink()
    (data / SINGLE_LOG).rmdir()
    (data / SINGLE_LOG).write_bytes(b"*1\r\n$4\r\nPING\r\n")


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (lose_the_log, "appendonlydir with the data is missing: restore a backup"),
        (lose_the_manifest, "has no manifest, so its data cannot be found: run `botyard repair`"),
        (break_the_file, r"format\.json cannot be read: run `botyard repair`"),
        (add_a_second_history, "holds two histories"),
    ],
)
async def test_a_directory_that_would_be_read_as_empty_is_refused(
    tmp_path: Path, harm: Callable[[Path], None], why: str
) -> None:
    data = await written(tmp_path / "data")
    harm(data)
    assert why.replace("\\", "") in await refusal(data)


async def test_a_server_that_is_too_old_is_refused(tmp_path: Path) -> None:
    server = tmp_path / "redis-server"
    server.write_text("#!/bin/sh\necho 'Redis server v=6.2.14 sha=0'\n")
    server.chmod(0o700)
    (tmp_path / "data").mkdir()
    assert "it is version 6.2.14, and 7.0 or newer is needed" in await refusal(tmp_path / "data", str(server))


async def test_data_of_redis_6_is_converted_once_and_a_copy_is_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    facts = unpack_old_data(tmp_path)
    data = tmp_path / "data"
    old = (data / SINGLE_LOG).read_bytes()
    room = room_keys(facts["rooms"]["played"])
    with caplog.at_level(logging.INFO, "botyard.store"):
        for _ in range(2):
            async with running(data) as store:
                assert isinstance(await store.rooms.read(room), Head)
    assert (data / COPY / SINGLE_LOG).read_bytes() == old
    lines = [json.loads(Lines().format(one)) for one in caplog.records]
    copied = [line for line in lines if line["event"] == "data of an older format is copied"]
    assert [line["path"] for line in copied] == [str(data / COPY / SINGLE_LOG)]
    assert f"format 1, written by Redis 6.2, is converted to format {FORMAT}" in copied[0]["reason"]
    assert json.loads((data / "format.json").read_text())["format"] == FORMAT


async def test_a_conversion_that_was_interrupted_is_done_again(tmp_path: Path) -> None:
    facts = unpack_old_data(tmp_path)
    data = tmp_path / "data"
    (data / f"{COPY}.part").mkdir()
    (data / f"{COPY}.part" / SINGLE_LOG).write_bytes(b"half")
    async with running(data):
        pass
    (data / "format.json").unlink()  # the service ended before it wrote this
    (data / SINGLE_LOG).rmdir()
    async with running(data) as store:
        assert isinstance(await store.rooms.read(room_keys(facts["rooms"]["played"])), Head)
    assert (data / COPY / LOG_FOLDER).is_dir()
    assert (data / f"{COPY}-2" / SINGLE_LOG).stat().st_size > 1000
    assert not (data / f"{COPY}.part").exists()


async def test_a_disk_without_room_for_the_copy_is_reported_before_anything_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpack_old_data(tmp_path)
    monkeypatch.setattr("shutil.disk_usage", lambda _: shutil._ntuple_diskusage(1 << 30, 1 << 30, 1 << 20))
    assert "must be converted, which needs 16 MiB of free disk, and there are 1" in await refusal(tmp_path / "data")


async def test_data_of_format_2_is_copied_once_and_read_with_the_defaults_of_new_fields(tmp_path: Path) -> None:
    data = tmp_path / "data"
    until_ms = int(time.time() * 1000) + 3_600_000
    async with running(data) as store:  # as the release before wrote it
        await store.call("HSET", user_key("ann", ACCOUNT), "name", "Ann", "password", "hash", "created", "7")
        await TableStore(store).put("sanctions", "ban/ben", pack((until_ms, "spam")))
    set_fields(data, format=2)
    for _ in range(2):
        async with running(data) as store:
            people = AccountStore(store)
            assert await people.account("ann") == Account("Ann", "hash", 7)
            assert await people.field("ann", "recovery_codes") is None
            changes = (await TableStore(store).read("sanctions", 0)).changes
            assert [load_sanction(one.value or b"") for one in changes] == [Sanction(until_ms, "spam")]
    assert any((data / COPY / LOG_FOLDER).iterdir())
    assert not (data / f"{COPY}-2").exists()
    assert json.loads((data / "format.json").read_text())["format"] == FORMAT


async def test_data_of_redis_7_without_a_format_is_converted_too(tmp_path: Path) -> None:
    data = await written(tmp_path / "data", redis7())
    (data / "format.json").unlink()
    (data / SINGLE_LOG).rmdir()
    assert read_format(data) == DataFormat(1, "", engine_of_program(redis7()))
    async with running(data) as store:
        assert await store.secret(b"other") == b"kept"
    assert any((data / COPY / LOG_FOLDER).iterdir())
    assert "was written by Valkey" in await refusal(data, redis7())


async def test_data_of_a_newer_server_is_known_by_its_base_without_a_format(tmp_path: Path) -> None:
    data = await written(tmp_path / "data")
    (data / "format.json").unlink()
    (data / SINGLE_LOG).rmdir()
    base = next((data / LOG_FOLDER).glob("*.base.rdb"))
    base.write_bytes(base.read_bytes().replace(carried().version.encode(), b"9.9.9"))
    assert "was written by Valkey 9.9.9" in await refusal(data)


async def test_an_old_release_refuses_converted_data_instead_of_starting_empty(tmp_path: Path) -> None:
    """A Redis before version 7 opens `appendonly.aof` for writing at its start, which fails for a directory."""
    data = await written(tmp_path / "data")
    with pytest.raises(IsADirectoryError):
        (data / SINGLE_LOG).open("ab")
    async with running(data) as store:
        assert await store.secret(b"other") == b"kept"


# --- an end that was cut off ------------------------------------------------------------------------------------


AT = room_keys("r-1")


async def commit(store: Store, number: int) -> None:
    written = CommitData(f"entry{number}".encode(), b"record")
    await store.rooms.commit(AT, 1, number, written, False)


@pytest.mark.parametrize("cut", [0, 5])
async def test_an_entry_that_was_cut_off_begins_a_new_epoch_and_is_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, cut: int
) -> None:
    async with running(tmp_path) as store:
        for number in range(3):
            await commit(store, number)
    stored = next((tmp_path / LOG_FOLDER).glob("*.incr.aof"))
    with stored.open("r+b") as file:
        file.truncate(stored.stat().st_size - cut)
    async with running(tmp_path) as store:
        head = await store.rooms.read(AT)
        assert isinstance(head, Head)
        assert (head.epoch, head.number) == ((2, 2) if cut else (1, 3))
    received = [one for one in caplog.records if one.getMessage() == "the end of the data was cut off"]
    assert len(received) == bool(cut)


@pytest.mark.parametrize("failures", [0, 1])
async def test_a_cut_while_nodes_run_begins_a_new_epoch_before_they_are_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """`failures`: so often the rooms cannot be marked, so that the server is started once more, on a whole file."""
    attempts: list[Store] = []

    async def begin(store: Store) -> int:
        attempts.append(store)
        if len(attempts) <= failures:
            raise StoreUnavailable("the disk is full")
        return await begin_new_epochs(store)

    monkeypatch.setattr("botyard.store.embedded.begin_new_epochs", begin)
    embedded = EmbeddedRedis(tmp_path)
    await embedded.start()
    store = Store(embedded.url)
    store.start()
    await until(lambda: store.run)
    for number in range(3):
        await commit(store, number)
    stored, run, pid = next((tmp_path / LOG_FOLDER).glob("*.incr.aof")), store.run, embedded.pid
    assert pid is not None
    with stored.open("r+b") as file:
        file.truncate(stored.stat().st_size - 5)
    os.kill(pid, signal.SIGKILL)
    await until(lambda: store.run not in {None, run})
    head = await store.rooms.read(AT)
    assert isinstance(head, Head)
    assert (head.epoch, head.number) == (2, 2)
    assert len(attempts) == failures + 1
    await store.stop()
    await embedded.stop()


async def test_garbage_in_the_middle_of_the_data_is_refused_with_the_page_on_repair(tmp_path: Path) -> None:
    data = await written(tmp_path / "data")
    stored = next((data / LOG_FOLDER).glob("*.incr.aof"))
    content = stored.read_bytes()
    stored.write_bytes(content[:20] + b"garbage" + content[27:] + content)
    with pytest.raises(UnusableStore, match=r"redis\.log.*docs/troubleshooting\.md says how data is repaired"):
        async with running(data):
            pass
