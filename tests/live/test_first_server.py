"""`docs/first-server.md`: its commands run in an empty root directory, and Debian's Caddy serves what they set up.

What needs a real machine is played by small programs in front of the `PATH`: they note what they were called with.
"""

import asyncio
import json
import os
import re
import shlex
import signal
import ssl
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import yaml  # type: ignore[import-untyped]
from websockets.asyncio.client import connect as dial
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin, Subprotocol

from botyard.client import guest_token
from botyard.settings import NAMES, read_settings
from botyard_protocol.codec import Encoding
from tests.live.processes import Killable, free_port
from tests.support.debian import program
from tests.support.node import Answer, request

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "first-server.md").read_text()
NAME = "play.example.org"
BLOCKS = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
ADDRESS_CONNECTIONS = 2
"""The limit of the test: it shows whose address a connection has."""
FORM = [Subprotocol(Encoding.JSON.value)]
PIP = "/opt/botyard/bin/pip install 'botyard[pictures,push]'"
assert PIP in PAGE, "the page installs something else"
NOTES = 'echo "$(basename "$0") $*" >> "$CALLS"\n'
PROGRAMS = {
    "apt-get": NOTES,
    "useradd": NOTES,
    "systemctl": NOTES,
    "curl": NOTES,
    "chgrp": NOTES,
    "install": 'for last; do :; done; exec mkdir -p "$last"',  # the owner is no user of this machine
    "runuser": 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
}


class Service(Killable):
    """The service as the unit for systemd starts it, on a port of its own."""

    def __init__(self, root: Path, port: int) -> None:
        super().__init__(root / "service.log")
        self._root = root
        self._unit = (root / "etc/systemd/system/botyard.service").read_text()
        self.port = port
        self.http = f"http://127.0.0.1:{port}"

    def value(self, name: str) -> str:
        """The value of a line of the unit."""
        (found,) = re.findall(rf"^{name}=(.*)$", self._unit, re.MULTILINE)
        return str(found)

    def command(self) -> list[str]:
        """What the unit starts."""
        return shlex.split(self.value("ExecStart"))

    def environment(self) -> dict[str, str]:
        """The file of settings that the unit names, and the port of the test."""
        lines = Path(self.value("EnvironmentFile")).read_text().splitlines()
        return dict(line.split("=", 1) for line in lines) | {
            "PORT": str(self.port),
            "TMPDIR": str(self._root),
            "BOTYARD_ADDRESS_CONNECTIONS": str(ADDRESS_CONNECTIONS),
        }

    async def is_ready(self) -> bool:
        """Whether `readyz` says so."""
        try:
            answer = await asyncio.to_thread(urllib.request.urlopen, f"{self.http}/readyz")
        except OSError:
            return False
        return bool(answer.status == 200)


class Caddy(Killable):
    """Debian's Caddy with a file, on a port of its own, by an authority of its own."""

    def __init__(self, root: Path, text: str) -> None:
        super().__init__(root / "caddy.log")
        self._root = root
        self.port = free_port()
        local = f"\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\thttp_port {free_port()}\n"
        text, count = re.subn(r"^\{\n\temail .*\n", lambda found: found[0] + local, text, flags=re.MULTILINE)
        assert count == 1
        assert text.count(f"{NAME} {{\n") == 1
        text = text.replace(f"{NAME} {{\n", f"https://{NAME}:{self.port} {{\n\ttls internal\n")
        (root / "Caddyfile").write_text(text)

    def command(self) -> list[str]:
        """In the foreground."""
        return [
            *program("caddy", "usr/bin/caddy"),
            "run",
            "--config",
            str(self._root / "Caddyfile"),
            "--adapter",
            "caddyfile",
        ]

    def environment(self) -> dict[str, str]:
        """The variables that say where it keeps certificates."""
        return {"XDG_DATA_HOME": str(self._root), "XDG_CONFIG_HOME": str(self._root), "HOME": str(self._root)}

    async def is_ready(self) -> bool:
        """Whether it speaks TLS under the name."""
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port, ssl=self.trust(), server_hostname=NAME)
        except (OSError, ssl.SSLError):
            return False
        writer.close()
        return True

    def trust(self) -> ssl.SSLContext:
        """A context that trusts the authority. Raises `OSError` before there is one."""
        return ssl.create_default_context(cafile=str(self._root / "caddy/pki/authorities/local/root.crt"))

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        """A request by the name."""
        host = f"{NAME}:{self.port}"
        return await request(self.port, method, path, body, self.trust(), host=host, **headers)


def script(root: Path, port: int, blocks: list[str]) -> str:
    """Blocks of the page, for the root directory of the test."""
    text = "".join(blocks).replace("127.0.0.1:8000", f"127.0.0.1:{port}")
    text = text.replace(PIP, f"install-the-wheel {root}/opt/botyard")
    return re.sub(r"(?<![\w./}])/(?=(?:etc|opt|var)/)", f"{root}/", text)


def run(root: Path, text: str) -> None:
    """Run a script as the page says: line after line, and to its end."""
    calls = {"CALLS": str(root / "calls"), "PATH": f"{root / 'programs'}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-euc", text], env={**os.environ, **calls}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def prepare(root: Path) -> None:
    """Make the programs that come first on the `PATH`, and the folders that the packages of Debian make."""
    wheel = [".venv/bin/uv", "build", "--quiet", "--wheel", "--offline", "--no-build-isolation"]
    subprocess.run([*wheel, "--python", ".venv/bin/python", "--out-dir", root / "dist"], cwd=ROOT, check=True)
    (built,) = (root / "dist").glob("*.whl")
    needed = next(one for one in distributions() if one.metadata["Name"] == "starlette").locate_file("")
    install = f"""
        {ROOT}/.venv/bin/uv pip install --quiet --offline --no-deps --python "$1/bin/python" {built}
        for site in "$1"/lib/python*/site-packages; do echo {needed} > "$site/needed.pth"; done
    """
    programs = {**PROGRAMS, "python3": f'exec {sys.executable} "$@" --without-pip', "install-the-wheel": install}
    (root / "programs").mkdir()
    for name, text in programs.items():
        (root / "programs" / name).write_text(f"#!/bin/sh\nset -e\n{text}\n")
        (root / "programs" / name).chmod(0o755)
    for folder in ("etc/systemd/system", "etc/caddy", "etc/cron.d", "opt", "var/lib", "var/backups"):
        (root / folder).mkdir(parents=True)


Site = tuple[Path, Service, Caddy]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """All blocks in their order: up to the start of the service, then the others while it runs."""
    root, port = tmp_path_factory.mktemp("root"), free_port()
    await asyncio.to_thread(prepare, root)
    first = next(place for place, block in enumerate(BLOCKS) if "enable --now botyard\n" in block) + 1
    await asyncio.to_thread(run, root, script(root, port, BLOCKS[:first]))
    service = Service(root, port)
    processes: list[Killable] = [service]
    try:
        await service.start()
        await register(service.http, "YOURNAME")
        await asyncio.to_thread(run, root, script(root, port, [BLOCKS[0], *BLOCKS[first:]]))
        caddy = Caddy(root, (root / "etc/caddy/Caddyfile").read_text())
        processes.insert(0, caddy)
        await caddy.start()
        yield root, service, caddy
    finally:
        for process in processes:
            await process.end(signal.SIGTERM)


async def register(http: str, name: str) -> None:
    """An account of this name."""
    token = (await guest_token(http, name)).token
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    body = json.dumps({"name": name, "password": "four random words here"}).encode()
    await asyncio.to_thread(urllib.request.urlopen, urllib.request.Request(f"{http}/api/me/register", body, headers))


async def test_every_command_of_the_page_runs_and_the_service_has_its_settings(site: Site) -> None:
    root, service, _ = site
    settings = read_settings(service.environment())
    assert set(service.environment()) - {"TMPDIR"} <= set(NAMES)
    assert settings.hosts == {NAME}
    assert settings.proxies == ("127.0.0.1",)
    calls = (root / "calls").read_text().splitlines()
    assert "systemctl enable --now botyard" in calls
    assert "systemctl enable --now botyard-check.timer" in calls
    assert len(list((root / "var/backups/botyard").glob("*.tar.gz"))) == 1


async def test_the_site_is_reached_by_its_name_and_says_what_its_operator_wrote(site: Site) -> None:
    _, _, caddy = site
    page = await caddy.ask("GET", "/imprint")
    assert page.status == 200
    assert b"This site is run by" in page.body
    assert "strict-transport-security" in page.headers, "the node knows that the page came by TLS"
    for path in ("/metrics", "/readyz"):
        assert (await caddy.ask("GET", path)).status == 404


async def test_live_connections_pass_and_a_forged_address_does_not(site: Site) -> None:
    _, service, caddy = site
    origin = f"https://{NAME}:{caddy.port}"
    body = json.dumps({"name": "Ann"}).encode()
    guest = await caddy.ask("POST", "/api/guest", body, origin=origin, content_type="application/json")
    cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    forged = {"Cookie": cookie, "X-Forwarded-For": "203.0.113.9"}
    secure: dict[str, Any] = {"host": "127.0.0.1", "ssl": caddy.trust(), "server_hostname": NAME}
    ways: tuple[tuple[str, str, dict[str, Any]], ...] = (
        (f"wss://{NAME}:{caddy.port}/ws", origin, secure),
        (f"ws://127.0.0.1:{service.port}/ws", service.http, {}),
    )
    opened = {}
    for url, page, more in ways:
        async with AsyncExitStack() as stack:
            opened[page] = 0
            with suppress(InvalidStatus):
                for _ in range(ADDRESS_CONNECTIONS + 1):
                    asked = dial(url, origin=Origin(page), subprotocols=FORM, additional_headers=forged, **more)
                    socket = await stack.enter_async_context(asked)
                    await socket.send(json.dumps({"type": "hello", "client": "tests"}))
                    assert json.loads(await socket.recv())["type"] == "welcome"
                    opened[page] += 1
    assert opened == {origin: ADDRESS_CONNECTIONS + 1, service.http: ADDRESS_CONNECTIONS}


@pytest.mark.parametrize("name", ["botyard.service", "botyard-check.service", "botyard-check.timer"])
async def test_systemd_finds_no_fault_in_the_units(site: Site, name: str) -> None:
    root, _, _ = site
    try:
        command = ["systemd-analyze", "verify", "--man=no", str(root / "etc/systemd/system" / name)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no systemd-analyze here")
    assert [line for line in done.stderr.splitlines() if str(root) in line] == []


async def test_the_container_form_has_the_same_proxy_and_the_settings_of_a_node() -> None:
    compose = yaml.safe_load((ROOT / "deploy/caddy.compose.yaml").read_text())
    node, caddy = compose["services"]["botyard"], compose["services"]["caddy"]
    settings = read_settings(node["environment"])
    assert settings.hosts == {compose["x-name"]}
    assert settings.proxies == (caddy["networks"]["front"]["ipv4_address"],)
    assert set(node["environment"]) <= set(NAMES)
    (page,) = re.findall(r"Caddyfile <<END\n(.*?)^END$", PAGE, re.MULTILINE | re.DOTALL)
    file = (ROOT / "deploy/Caddyfile").read_text().partition("\n")[2]
    for name, value in (("{$BOTYARD_MAIL}", "$MAIL"), ("{$BOTYARD_NAME}", "$NAME"), ("botyard:8000", "127.0.0.1:8000")):
        file = file.replace(name, value)
    assert file == page
