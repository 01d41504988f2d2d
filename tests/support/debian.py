"""Programs of Debian for tests that need them, fetched and unpacked without root, once for a checkout.

They are tested as they are on servers, not as they happen to be on this machine. Where apt-get cannot fetch, the tests
that need them are skipped.
"""

import fcntl
import os
import re
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

CACHE = Path(__file__).parents[2] / ".cache" / "debian"
SECONDS = 120


@cache
def unpacked(package: str) -> Path:
    """The root of a tree that holds `package` and all that it needs and this machine lacks. Skips the test without apt.

    Safe in parallel: one process fetches, the others wait.
    """
    for tool in ("apt-get", "dpkg-deb"):
        if shutil.which(tool) is None:
            pytest.skip(f"{package} of Debian is needed, and there is no {tool} here to fetch it")
    root = CACHE / package
    with _alone(package):
        if not root.exists():
            _fetch(package, root)
    return root


@cache
def program(package: str, path: str) -> list[str]:
    """How to run the program at `path` (such as `usr/bin/redis-check-rdb`) of a package: the first words."""
    root = unpacked(package)
    libraries = sorted({str(one.parent) for one in root.rglob("*.so*")})
    return ["env", f"LD_LIBRARY_PATH={':'.join(libraries)}", str(root / path)]


@cache
def redis7() -> str:
    """The path of an executable redis-server of version 7."""
    wrapper = CACHE / "redis-server-7"
    # the server is one binary with the checker, and serves if it is called by another name
    *environment, binary = program("redis-server", "usr/bin/redis-check-rdb")
    server = Path(binary).with_name("botyard-redis-server")
    script = f'#!/bin/sh\nexec {shlex.join([*environment, str(server)])} "$@"\n'
    with _alone("redis-server-7"):
        if not wrapper.exists() or wrapper.read_text() != script:
            server.unlink(missing_ok=True)
            server.symlink_to(Path(binary).name)
            written = wrapper.with_suffix(".new")
            written.write_text(script)
            written.chmod(0o755)
            written.replace(wrapper)
    version = subprocess.run([wrapper, "--version"], capture_output=True, text=True, check=True).stdout
    if "v=7." not in version:
        pytest.skip(f"Redis 7 is needed, and this Debian has another: {version.strip()}")
    return str(wrapper)


def _fetch(package: str, root: Path) -> None:
    """Unpack into a directory beside `root`, which takes its name when all is there."""
    made = Path(tempfile.mkdtemp(prefix=f"{package}-", dir=CACHE))
    try:
        planned = _apt(package, "--simulate", "--no-install-recommends", "install", package)
        missing = re.findall(r"^Inst (\S+)", planned, re.MULTILINE)
        _apt(package, "download", *(missing or [package]), cwd=made)  # nothing is missing where it is installed
        for archive in sorted(made.glob("*.deb")):
            subprocess.run(["dpkg-deb", "-x", archive, made / "root"], check=True, timeout=SECONDS)
        (made / "root").rename(root)
    finally:
        shutil.rmtree(made)


def _apt(package: str, *arguments: str, cwd: Path | None = None) -> str:
    try:
        ran = subprocess.run(
            ["apt-get", "-o", "APT::Sandbox::User=root", *arguments],
            capture_output=True,
            text=True,
            cwd=cwd,
            timeout=SECONDS,
            check=False,
            env={**os.environ, "LC_ALL": "C"},
        )
    except subprocess.TimeoutExpired:
        pytest.skip(f"{package} of Debian is needed, and apt-get took over {SECONDS} s")
    if ran.returncode != 0:
        pytest.skip(f"{package} of Debian is needed, and apt-get says: {ran.stderr.strip()[-300:]}")
    return ran.stdout


@contextmanager
def _alone(name: str) -> Iterator[None]:
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
