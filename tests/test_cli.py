"""The command line, as a process: what it says, and with which status it ends."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
import tomllib
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from botyard.accounts.identity import Signer, new_identity
from botyard.cli import main
from botyard.settings import NAMES
from botyard.store.data_format import FORMAT
from botyard.store.keys import FORMAT as FORMAT_KEY
from botyard.version import VERSION
from botyard_protocol import messages as m
from tests.support.client import Client
from tests.support.faults import StubRedis, old
from tests.support.redis import MEMORY, RedisProcess

pytestmark = pytest.mark.slow

SECRET = "s" * 32


class Running:
    """`botyard serve` with settings of a test's own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.port = 0

    async def ready(self) -> None:
        """Wait until it says where it is."""
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        found = re.fullmatch(r"Botyard is ready: http://127\.0\.0\.1:(\d+)/\n", line)
        assert found, line
        self.port = int(found[1])

    async def end(self) -> tuple[int, str]:
        """Its status, and what it wrote to standard error."""
        _, errors = await asyncio.wait_for(self.process.communicate(), 60)
        assert self.process.returncode is not None
        return self.process.returncode, errors.decode()


@asynccontextmanager
async def botyard(*arguments: str, settings: Mapping[str, str] | None = None) -> AsyncIterator[Running]:
    """The command in an environment without other settings, killed at the end if it still runs."""
    clean = {name: value for name, value in os.environ.items() if name not in NAMES}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "botyard.cli",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**clean, "PORT": "0", **(settings or {})},
    )
    try:
        yield Running(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line with which it does not start."""
    assert main(["serve", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("botyard: ")
    assert line.endswith((".", "?"))
    return line


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """An environment without settings but a data directory."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BOTYARD_DATA", str(tmp_path))
    monkeypatch.setenv("PORT", "0")  # the usual one may be taken on this machine
    return monkeypatch


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


# --- it does not start ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "eighty"),
        ("PORT", "65536"),
        ("HOST", "no..host"),
        ("HOST", "h" * 64),
        ("REDIS_URL", "redis://user:hunter2@host:port"),
        ("REDIS_URL", "redis://user:hunter2@host?no_such_option=1"),
        ("REDIS_URL", "redis+cluster://user:hunter2@host:6379/3"),
        ("BOTYARD_SECRET", "hunter2"),
        ("BOTYARD_ORIGINS", "http://["),
    ],
)
def test_a_bad_setting_is_one_line(
    environment: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str
) -> None:
    environment.setenv(name, value)
    line = refused(capsys)
    assert name in line
    assert "hunter2" not in line


def test_a_port_in_use_is_said(
    environment: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], taken_port: int, tmp_path: Path
) -> None:
    environment.setenv("PORT", "1")
    for workers in ("1", "2"):
        assert f"127.0.0.1 port {taken_port}" in refused(capsys, "--port", str(taken_port), "--workers", workers)
    assert list(tmp_path.iterdir()) == []


def test_a_data_directory_that_is_a_file_is_said(
    environment: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in refused(capsys, "--data", str(tmp_path / "file"))


def test_a_redis_that_takes_no_writes_is_said(
    environment: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    redis = RedisProcess(**MEMORY, maxmemory="1")
    redis.start()
    try:
        assert "Redis cannot be used: " in refused(capsys, "--redis", redis.url)
    finally:
        redis.remove()


def test_a_redis_that_wants_another_password_is_said(
    environment: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    redis = RedisProcess(**MEMORY)
    redis.start()
    try:
        redis.ask("CONFIG", "SET", "requirepass", "hunter2")
        assert "Redis cannot be used: Authentication required." in refused(capsys, "--redis", redis.url)
        wrong = refused(capsys, "--redis", redis.url.replace("unix://", "unix://:hunter3@"))
        assert "Redis cannot be used: invalid username-password pair" in wrong
        assert "hunter" not in wrong
    finally:
        redis.remove()


@pytest.mark.parametrize("workers", ["1", "2"])
async def test_a_redis_that_is_too_old_is_said(workers: str) -> None:
    async with StubRedis(old) as stub, botyard("serve", "--redis", stub.url, "--workers", workers) as running:
        status, errors = await running.end()
    assert status == 2
    said = [line for line in errors.splitlines() if line.startswith("botyard: ")]
    assert said == ["botyard: Redis cannot be used: it is version 5.0.7, and 7.0 or newer is needed."]


@pytest.mark.parametrize(
    ("url", "place", "why"),
    [
        ("redis://user:hunter2@127.0.0.1:1/0", "127.0.0.1:1", "onnect"),
        ("unix:///no/such/directory/redis.sock", "/no/such/directory/redis.sock", "No such file or directory"),
    ],
)
def test_a_redis_that_is_away_is_named_with_the_reason_and_a_status_of_its_own(
    environment: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], url: str, place: str, why: str
) -> None:
    environment.setattr("botyard.startup.START_SECONDS", 0.0)
    assert main(["serve", "--redis", url]) == 69
    line = capsys.readouterr().err.splitlines()[-1]
    assert line.startswith(f"botyard: Redis at {place} does not answer (")
    assert why in line
    assert "hunter2" not in line


def test_a_misspelt_setting_is_said(environment: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    environment.setenv("BOTYARD_WORKER", "4")
    assert "Did you mean BOTYARD_WORKERS?" in refused(capsys)


def test_data_of_a_newer_release_is_refused_before_anything_is_written(
    environment: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    redis = RedisProcess(**MEMORY)
    redis.start()
    try:
        redis.ask("SET", FORMAT_KEY, str(FORMAT + 1))
        said = refused(capsys, "--redis", redis.url)
        assert f"The data has format {FORMAT + 1}, and Botyard {VERSION} knows formats up to {FORMAT}: use the" in said
        assert redis.ask("DBSIZE") == b":1\r\n"
    finally:
        redis.remove()


# --- it serves --------------------------------------------------------------------------------------------------


async def test_a_directory_serves_one_at_a_time_and_the_next_goes_on(
    environment: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Two servers on one directory; SIGKILL of the first, after which another takes over without a pause."""
    environment.setattr("botyard.store.embedded.LOCK_SECONDS", 0.1)
    settings = {"BOTYARD_DATA": str(tmp_path), "BOTYARD_SECRET": SECRET}
    token = Signer(SECRET.encode()).proof(new_identity("Ann"), "token")
    async with botyard("serve", settings=settings) as first:
        await first.ready()
        assert "in use by another server" in await asyncio.to_thread(refused, capsys)
        async with Client(first.port, token) as ann:
            await ann.hello()
            room = (await ann.ask(lambda id: m.CreateRoom(id, "twin_tin_bots", 2))).room  # a game of the release
        first.process.kill()
        async with botyard("serve", settings=settings) as second:
            await second.ready()
            async with Client(second.port, token) as ann:
                await ann.hello()
                assert (await ann.ask(lambda id: m.Watch(id, room))).audience == (0,)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    settings = {"BOTYARD_DATA": str(tmp_path), "BOTYARD_SECRET": SECRET}
    signer = Signer(SECRET.encode())
    async with botyard("serve", settings=settings) as running:
        await running.ready()
        tokens = [signer.proof(new_identity(name), "token") for name in ("Ann", "Ben")]
        async with Client(running.port, tokens[0]) as ann, Client(running.port, tokens[1]) as ben:
            for guest in (ann, ben):
                await guest.hello()
                await guest.ask(m.EnterLobby)
            running.process.send_signal(number)
            ends = [await guest.end() for guest in (ann, ben)]
        status, errors = await running.end()
    assert [code for code, _ in ends] == [4000, 4000]
    assert sorted(json.loads(reason)["after"] // 1000 for _, reason in ends) == [0, 1]
    assert status == 0, errors
    lines = [json.loads(line) for line in errors.splitlines()]
    assert [line for line in lines if line["level"] != "info"] == []
    assert {"a connection is greeted", "the node stops", "a connection is closed"} <= {line["event"] for line in lines}
    assert [word for word in (SECRET, "Ann", "Ben", *tokens) if word in errors] == []


# --- help -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [["--help"], ["serve", "--help"], ["scenario", "--help"]])
def test_help_is_given(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith("usage: botyard")
    if "serve" in arguments:
        assert all(name in shown for name in NAMES)


def test_the_version_is_the_one_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
    assert main(["version"]) == 0
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.splitlines() == [f"botyard {project['version']}"] * 2


@pytest.mark.parametrize(("command", "argument"), [("scenario", "FILE"), ("verify", "FILE"), ("arena", "LEVEL")])
def test_help_says_what_an_argument_is(command: str, argument: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert re.search(rf"^  {argument} +\w", capsys.readouterr().out, re.M)


@pytest.mark.parametrize("arguments", [[], ["dance"], ["serve", "--fast"], ["scenario"]])
def test_a_command_that_there_is_not_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: botyard" in capsys.readouterr().err


@pytest.mark.parametrize("count", ["0", "-1", "many"])
def test_a_check_of_no_matches_is_refused(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["check-game", "volt", f"--seeds={count}"])
    assert ended.value.code == 2
    assert "is no number from 1 on" in capsys.readouterr().err


async def test_an_operator_works_on_the_service_of_a_data_directory(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    async with botyard("serve", "--data", data) as running:
        await running.ready()
        async with botyard("admin", "--data", data, "audit") as operator:
            output, errors = await asyncio.wait_for(operator.process.communicate(), 60)
    assert (operator.process.returncode, output, errors) == (0, b"Operators have done nothing yet.\n", b"")
