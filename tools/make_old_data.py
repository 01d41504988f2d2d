"""Play on an old release and keep its data directory, for tests of the conversion.

    python3 tools/make_old_data.py RELEASE TARGET

RELEASE is a checkout of an older Botyard in which `make setup` has run; TARGET becomes a `.tar.xz` with its data
directory and `facts.json`, which says what is in there. Only HTTP and the standard library are used, so that any
release can be played on.
"""

import json
import os
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

PASSWORD = "seven green crystals"
SHARE = "000102030405060708090a0b0c0d0e0f"
SHORT = {"game": "twin_tin_bots", "stalled_after": 2}
CLOCK = {"pace": "live", "bank": 600, "increment": 10, "cap": 900, "off_turn": 30}
ANSWERS = {"zap": "ask", "orders": [], "blob": "ask", "crystal": "nearest"}
PLACES = [{"robot": "A", "slot": 1, "tile": "turn_left"}, {"robot": "B", "slot": 1, "tile": "turn_left"}]
COMMANDS: dict[str, Callable[[Any], Any]] = {
    "first": lambda _: {"type": "first", "places": PLACES},
    "program": lambda _: {"type": "pass"},
    "zap_robot": lambda _: {"type": "zap_robot", "robot": None},
    "zap_blob": lambda _: {"type": "zap_blob", "blob": None},
    "crystal_hex": lambda choice: {"type": "place_crystal", "at": choice["options"][0]},
}
PACK_SOON = "import botyard.rooms.commit_plan as r; r.KEEP_MS = 200; "
SERVE = "import sys; from botyard.cli import main; sys.exit(main(['serve']))"
KEEP_FOR_EVER = "[r.persist(key) for key in r.keys('*') if b':presence:' not in key and r.ttl(key) > 3600]"
"""Code that makes keys permanent: keys that expire after a month would be missing in tests a month later."""
SECONDS = 30.0


class Person:
    """A player over HTTP, known by a bearer token or a cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.headers = {"Content-Type": "application/json"}
        self.identity = ""
        self._ids = 0

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to one request. Raises `SystemExit` for a refusal."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        connection.request(method, path, None if body is None else json.dumps(body), self.headers)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        if answer.status >= 300:
            sys.exit(f"{method} {path}: {answer.status} {content.decode()}")
        if cookie := answer.headers.get("Set-Cookie"):
            self.headers["Cookie"] = cookie.partition(";")[0]
        return json.loads(content) if content else None

    def guest(self, name: str) -> None:
        """Become a guest of a browser."""
        self.identity = self.ask("POST", "/api/guest", {"name": name})["identity"]

    def program(self, name: str) -> None:
        """Become a guest with a token."""
        made = self.ask("POST", "/api/token", {"name": name})
        self.identity, self.headers["Authorization"] = made["identity"], f"Bearer {made['token']}"

    def create(self, **form: Any) -> str:
        """Make a room, and return its id."""
        room: str = self.ask("POST", "/api/rooms", {"id": self._id(), "game": "twin_tin_bots", **form})["room"]
        return room

    def request(self, room: str, type: str, **fields: Any) -> None:
        """Ask something of a room."""
        self.ask("POST", f"/api/rooms/{room}/requests", {"type": type, "id": self._id(), **fields})

    def join(self, room: str, seat: int, contribution: str | None = None) -> None:
        """Take a seat."""
        fields = {"type": "join", "id": self._id(), "room": room, "seat": seat, "contribution": contribution}
        self.ask("POST", f"/api/rooms/{room}/requests", fields)

    def answer(self, room: str) -> Any:
        """Answer the choices of this person, if there are any, and return the room."""
        found = self.ask("GET", f"/api/rooms/{room}")
        for choice in found["choices"]:
            if choice["seat"] in found["audience"]:
                command = COMMANDS[choice["kind"]](choice)
                self.request(room, "command", seat=choice["seat"], choice=choice["id"], command=command)
        return found

    def _id(self) -> str:
        self._ids += 1
        return f"old-{self._ids}"


@contextmanager
def running(release: Path, data: Path, prelude: str = "") -> Iterator[int]:
    """Start the old service on a free port, with its own server for the data; yield the port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    settings = {"BOTYARD_DATA": str(data), "PORT": str(port), "BOTYARD_BOT_THINKING": "0", "PATH": "/usr/bin:/bin"}
    process = subprocess.Popen(
        [release / ".venv/bin/python", "-c", prelude + SERVE], cwd=release, env={**os.environ, **settings}
    )
    try:
        until(lambda: is_ready(port))
        yield port
    finally:
        process.terminate()
        process.wait()


def is_ready(port: int) -> bool:
    """Whether the service answers."""
    try:
        Person(port).ask("GET", "/healthz")
    except OSError:
        return False
    return True


def in_redis(release: Path, data: Path, code: str) -> str:
    """Run code that finds the Redis of the old service as `r`, and return what it prints."""
    name = sha256(str(data.resolve()).encode()).hexdigest()[:12]
    path = f"/tmp/botyard-{os.getuid()}-{name}/redis.sock"
    program = f"import redis; r = redis.Redis(unix_socket_path={path!r}); {code}"
    ran = subprocess.run([release / ".venv/bin/python", "-c", program], check=True, capture_output=True, text=True)
    return ran.stdout.strip()


def until(holds: Callable[[], bool]) -> None:
    """Wait for a state. Raises `SystemExit` if it has not come after `SECONDS`."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        if time.monotonic() > deadline:
            sys.exit("the service is too slow")
        time.sleep(0.05)


def finish(room: str, *players: Person) -> None:
    """Play a match to its end."""
    until(lambda: "finished" in [one.answer(room)["room"]["status"] for one in players])


def play_packed(ann: Person, ben: Person) -> str:
    """Play a match to its end, which is packed soon; return its room."""
    room = ann.create(players=2, name="Packed", options=SHORT)
    ben.join(room, seat=1, contribution=SHARE)
    finish(room, ann, ben)
    return room


def make(release: Path, data: Path) -> dict[str, Any]:
    """Fill a data directory, and return the facts about its content."""
    with running(release, data, PACK_SOON) as port:
        ann, ben = Person(port), Person(port)
        ann.guest("Ann")
        ben.program("Ben")
        packed = play_packed(ann, ben)
        until(lambda: in_redis(release, data, f"print(len(r.keys('botyard:*:packed:{packed}')))") == "1")
    with running(release, data) as port:
        ann.port = ben.port = port
        ann.ask("POST", "/api/me/register", {"name": "Ann", "password": PASSWORD})
        token = ann.ask("POST", "/api/me/tokens", {"label": "my bot"})["token"]
        meet(ann, ben)
        rooms = play(ann, ben)
        in_redis(release, data, KEEP_FOR_EVER)
    return {
        "password": PASSWORD,
        "ann": {"identity": ann.identity, "cookie": ann.headers["Cookie"], "token": token},
        "ben": {"identity": ben.identity, "token": ben.headers["Authorization"].removeprefix("Bearer ")},
        "rooms": {"packed": packed, **rooms},
    }


def meet(ann: Person, ben: Person) -> None:
    """Ann and Ben become friends, and say something."""
    ann.ask("POST", "/api/me/friends", {"identity": ben.identity, "name": "Ben"})
    ben.ask("POST", "/api/me/friends", {"identity": ann.identity, "name": "Ann"})
    ann.ask("POST", "/api/lobby/chat", {"text": "Hello from the old release"})


def play(ann: Person, ben: Person) -> dict[str, str]:
    """Play a finished match and a running one, and make two rooms that wait."""
    finished = ann.create(players=2, name="Finished", options=SHORT)
    ben.join(finished, seat=1)
    finish(finished, ann, ben)
    bots = ann.create(players=3, name="With bots", bots=["greedy", "random"])
    until(lambda: bool(ann.answer(bots)["choices"]))
    played = ann.create(players=2, name="Played", clock=CLOCK, settings={"delay_turns": 2})
    ben.join(played, seat=1, contribution=SHARE)
    for one in (ann, ben, ann, ben):
        one.answer(played)
    ben.ask("POST", f"/api/rooms/{played}/standing", {"id": "old-standing", "answers": ANSWERS})
    ann.request(played, "set_link", seat=0)
    ben.ask("POST", f"/api/rooms/{played}/chat/room", {"text": "Good luck"})
    waiting = ann.create(players=3, name="Waiting", settings={"ready_check": True})
    ann.request(waiting, "contribute", seat=0, contribution=SHARE)
    ben.join(waiting, seat=2, contribution=SHARE[::-1])
    ann.ask("POST", f"/api/rooms/{waiting}/invitations", {"kind": "link"})
    return {"finished": finished, "bots": bots, "played": played, "waiting": waiting}


def main(release: Path, target: Path) -> None:
    """Play, and pack the data directory that this leaves."""
    with tempfile.TemporaryDirectory() as directory:
        place = Path(directory)
        facts = make(release.resolve(), place / "data")
        (place / "facts.json").write_text(json.dumps(facts, indent=2) + "\n")
        with tarfile.open(target, "w:xz") as packed:
            packed.add(place / "facts.json", "facts.json")
            for one in sorted((place / "data").iterdir()):
                if one.name not in ("lock", "redis.log"):
                    packed.add(one, f"data/{one.name}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
