"""Debian's nginx with the very configuration of `compose.yaml`; only names, ports and paths are this machine's."""

import asyncio
import os
import re
import signal
from pathlib import Path

from tests.live.processes import Killable, free_port
from tests.support.debian import program

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"


class ProxyProcess(Killable):
    """A proxy that listens on `port`."""

    port: int

    async def is_ready(self) -> bool:
        """Whether it listens."""
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    async def end(self, with_signal: signal.Signals = signal.SIGTERM) -> None:
        """End it with its workers, which outlive a master that is killed."""
        await super().end(with_signal)


class NginxProcess(ProxyProcess):
    """The proxy in front of nodes on two ports.

    `variant`: the lines that begin with `#variant ` are in force, too: `tls`, or `front` for a proxy in front of it.
    """

    def __init__(self, directory: Path, ports: tuple[int, int], variant: str | None = None) -> None:
        super().__init__(directory / "nginx.log")
        self._directory = directory
        self._ports = ports
        self._variant = variant
        self.port, self.tls_port = free_port(), free_port()
        self.http = f"http://127.0.0.1:{self.port}"
        self.ws = f"ws://127.0.0.1:{self.port}/ws"

    def command(self) -> list[str]:
        """In the foreground, as the image runs it; where tests are root's, its workers are, too."""
        written = self._directory / "nginx.conf"
        written.write_text(self._configuration())
        directives = "daemon off;" + (" user root;" if os.geteuid() == 0 else "")
        place = ["-p", str(self._directory), "-e", "stderr", "-c", str(written)]
        return [*program("nginx", "usr/sbin/nginx"), *place, "-g", directives]

    def _configuration(self) -> str:
        """The shipped file, with the ports and folders of this test."""
        text = CONFIGURATION.read_text()
        if self._variant is not None:
            text, count = re.subn(rf"#{self._variant} ", "", text)
            assert count
        text = text.replace("/tmp/", f"{self._directory}/").replace("/etc/nginx/tls/", f"{self._directory}/")
        for place, port in enumerate(self._ports, 1):
            text = _replaced(text, f"server node{place}:8000 ", f"server 127.0.0.1:{port} ", 3)
        text = _replaced(text, "listen 8080 ", f"listen 127.0.0.1:{self.port} ", 1)
        text = text.replace("listen 8443 ssl", f"listen 127.0.0.1:{self.tls_port} ssl")
        return text.replace("set_real_ip_from 10.0.0.0/8", "set_real_ip_from 127.0.0.1")


def _replaced(text: str, old: str, new: str, times: int) -> str:
    """Replace a text everywhere; it must be there this many `times`."""
    assert text.count(old) == times, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)
