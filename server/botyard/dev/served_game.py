"""A service for tests of a game: a process of its own, with guests at tables, over HTTP."""

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from botyard_protocol.json_form import to_named

END_SECONDS = 15.0
"""A service that has not ended this long after SIGTERM is killed."""
TOO_FAST = 429
READY = "Botyard is ready: "
SETTINGS = {
    "HOST": "127.0.0.1",
    "PORT": "0",
    "BOTYARD_WORKERS": "1",
    "BOTYARD_BOT_WORKERS": "1",
    "BOTYARD_BOT_THINKING": "0",
    "BOTYARD_GUEST_OPEN_ROOMS": "1000",
    "BOTYARD_ADDRESS_OPEN_ROOMS": "1000",
}
"""The settings of the service of the tests: bots answer at once, and many tables may wait for players."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana")


@dataclass
class Guest:
    """A person without a password at a table. `cookies`: by name. `page`: of Playwright, None without a browser."""

    name: str
    cookies: dict[str, str] = field(default_factory=dict)
    page: Any = None


@dataclass(frozen=True)
class Service:
    """A running service. `url`: its address, without a slash at the end. `game`: the name of the game of its tables."""

    url: str
    game: str

    def ask(self, guest: Guest, path: str, body: Any = None) -> Any:
        """Send a request of a guest, a POST if it has a `body`, and return the answer. Both are JSON.

        The guest gets the cookies of the answer. A service that was asked too fast is asked again when it says so.
        Raises `AssertionError` with the sentence of a refusal.
        """
        headers = {"Content-Type": "application/json"}
        if guest.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers)) as answer:
                for line in answer.headers.get_all("Set-Cookie", ()):
                    guest.cookies |= {name: one.value for name, one in SimpleCookie(line).items()}
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                sentence, wait = json.loads(error.read())["message"], error.headers.get("Retry-After")
            if error.code == TOO_FAST and wait is not None:
                time.sleep(float(wait))
                return self.ask(guest, path, body)
            raise AssertionError(f"{path} is answered with {error.code}: {sentence}") from error

    def seat(self, players: int = 2, bots: int = 0, options: Any = None) -> tuple[str, list[Guest]]:
        """Begin a match of `players`, the last `bots` of them random bots, and return its room and its guests by seat.

        `options`: those of the game, as in a room by the rules; None: the standard game.
        """
        host, *others = guests = [Guest(name) for name in NAMES[: players - bots]]
        for guest in guests:
            self.ask(guest, "/api/guest", {"name": guest.name})
        given, settings = None if options is None else to_named(options), {"ready_check": len(guests) > 1}
        asked = {"id": "table", "game": self.game, "players": players, "options": given, "settings": settings}
        table = str(self.ask(host, "/api/rooms", asked)["room"])
        requests = [(guest, {"type": "join", "id": "join", "room": table}) for guest in others]
        requests += [(host, {"type": "add_bot", "id": f"bot-{bot}", "level": "random"}) for bot in range(bots)]
        if others:  # a match with one person begins without being asked
            requests += [(guest, {"type": "ready", "id": "ready"}) for guest in guests]
        for guest, request in requests:
            self.ask(guest, f"/api/rooms/{table}/requests", request)
        return table, guests


@contextmanager
def served(game: str) -> Iterator[Service]:
    """Serve a game on a free port, with an embedded Redis in a temporary folder, until the context ends.

    Raises `RuntimeError` with what the service says if it does not start.
    """
    with tempfile.TemporaryDirectory(prefix="botyard-") as folder:
        log = Path(folder, "log")
        environment = {**os.environ, **SETTINGS, "BOTYARD_DATA": f"{folder}/data", "BOTYARD_GAMES": game}
        environment.pop("REDIS_URL", None)
        command = [sys.executable, "-m", "botyard.cli", "serve"]
        with (
            log.open("w") as errors,
            subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
        ):
            try:
                line = next((line for line in process.stdout or () if line.startswith(READY)), None)
                if line is None:
                    raise RuntimeError(f"The service does not start:\n{log.read_text()}")
                yield Service(line.removeprefix(READY).strip().rstrip("/"), game)
            finally:
                _end(process)


def _end(process: subprocess.Popen[str]) -> None:
    """End a process in good order, or kill it if it does not end."""
    process.terminate()
    try:
        process.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
