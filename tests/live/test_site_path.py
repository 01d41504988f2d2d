"""A node below a path of another site, behind Debian's nginx and Caddy with the lines of `docs/operations.md`."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from websockets.asyncio.client import connect as dial
from websockets.typing import Origin, Subprotocol

from botyard.client import RoomAddress, connect, guest_token
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from tests.live.nginx import ProxyProcess
from tests.live.processes import NodeProcess, free_port
from tests.support.debian import program
from tests.support.node import request

PAGE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text()
PATH = "/play"
OTHER_SITE = "the other site"

pytestmark = [pytest.mark.slow]


class Proxy(ProxyProcess):
    """A proxy that has another site, and the service at a port below a path of it."""

    def __init__(self, directory: Path, kind: str, node: int) -> None:
        super().__init__(directory / f"{kind}.log")
        self._directory = directory
        self._kind = kind
        self.port = free_port()
        (block,) = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
        assert block.count("127.0.0.1:8000") == 1
        lines = block.replace("127.0.0.1:8000", f"127.0.0.1:{node}")
        (directory / kind).write_text(self._whole(lines))

    def _whole(self, lines: str) -> str:
        """The file of the proxy with these lines."""
        if self._kind == "caddy":
            site = f'http://127.0.0.1:{self.port} {{\n{lines}\nhandle {{\nrespond "{OTHER_SITE}"\n}}\n}}\n'
            return f"{{\nadmin off\nauto_https off\n}}\n{site}"
        folders = ("client_body", "proxy", "fastcgi", "scgi", "uwsgi")
        temporary = "".join(f"{one}_temp_path {self._directory}/{one};\n" for one in folders)
        server = f'server {{\nlisten 127.0.0.1:{self.port};\nlocation / {{ return 200 "{OTHER_SITE}"; }}\n{lines}}}\n'
        return f"pid {self._directory}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{server}}}\n"

    def command(self) -> list[str]:
        """In the foreground."""
        file = str(self._directory / self._kind)
        if self._kind == "caddy":
            return [*program("caddy", "usr/bin/caddy"), "run", "--config", file, "--adapter", "caddyfile"]
        place = ["-p", str(self._directory), "-e", "stderr", "-c", file]
        return [*program("nginx", "usr/sbin/nginx"), *place, "-g", "daemon off;"]

    def environment(self) -> dict[str, str]:
        """Where Caddy keeps what it writes."""
        return dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME"), str(self._directory))


@pytest_asyncio.fixture(params=["nginx", "caddy"])
async def proxy(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Proxy]:
    """The proxy in front of a node."""
    node = NodeProcess(tmp_path, "node", None, None, BOTYARD_PATH=PATH, BOTYARD_PROXIES="127.0.0.1")
    made = Proxy(tmp_path, request.param, node.port)
    try:
        await node.start()
        await made.start()
        yield made
    finally:
        await made.end()
        await node.end()


async def test_the_service_is_below_the_path_and_the_other_site_around_it(proxy: Proxy) -> None:
    host = f"127.0.0.1:{proxy.port}"
    for path in ("/", "/player", "/api/games"):
        assert (await request(proxy.port, "GET", path, host=host)).body.decode() == OTHER_SITE, path
    assert (await request(proxy.port, "GET", PATH, host=host)).headers["location"].endswith(f"{PATH}/")
    page = await request(proxy.port, "GET", f"{PATH}/", host=host, accept="text/html")
    assert f'data-path="{PATH}"' in page.body.decode()
    for path in ("metrics", "readyz"):
        assert (await request(proxy.port, "GET", f"{PATH}/{path}", host=host)).status == 404
    assert (await request(proxy.port, "GET", f"{PATH}/healthz", host=host)).status == 200


async def test_a_guest_logs_in_and_connects_as_a_browser_and_as_a_program(proxy: Proxy) -> None:
    host = f"127.0.0.1:{proxy.port}"
    made = await request(proxy.port, "POST", f"{PATH}/api/guest", b'{"name": "Ann"}', host=host)
    form, origin = [Subprotocol(Encoding.JSON.value)], Origin(f"http://{host}")
    cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in made.cookies.items())}
    async with dial(f"ws://{host}{PATH}/ws", subprotocols=form, origin=origin, additional_headers=cookies) as socket:
        await socket.send('{"type": "hello", "client": "tests"}')
        assert '"Ann"' in str(await socket.recv())
    token = (await guest_token(f"http://{host}{PATH}", "Ben")).token
    wish, bearer = b'{"id": "c", "game": "volt", "players": 2}', f"Bearer {token}"
    created = await request(proxy.port, "POST", f"{PATH}/api/rooms", wish, host=host, authorization=bearer)
    link = RoomAddress.of(f"http://{host}{PATH}/room/{created.json()['room']}")
    head = await request(proxy.port, "GET", f"{PATH}/room/{link.room}", host=host, accept="text/html")
    assert f'content="http://{host}{PATH}/room/{link.room}"' in head.body.decode()
    other = (await guest_token(link.http, "Eve")).token
    async with connect(link.ws, token=other) as client:
        await client.join(link.room)
        await client.until(lambda model: model.seating is not None and model.seating.status is m.Status.PLAYING)
