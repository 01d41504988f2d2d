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
    """The root of a tree with `package`, and with all that it needs and this machine lacks. Skips the test without apt.

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


def redis7() -> str:
    """The path of an executable redis-server of version 7: Debian 12 has it. Skips the test otherwise."""
    return _of_version(7, _redis())


def redis8() -> str:
    """The path of an executable redis-server of version 8: the one that `BOTYARD_TEST_REDIS8` names, or Debian 13's."""
    return _of_version(8, os.environ.get("BOTYARD_TEST_REDIS8") or _redis())


def _of_version(major: int, server: str) -> str:
    """The server, if it is of that version; skips the test otherwise."""
    version = subprocess.run([server, "--version"], capture_output=True, text=True, check=True).stdout
    if f" v={major}." not in version:
        pytest.skip(f"Redis {major} is needed, and there is only another here: {version.strip()}")
    return server


@cache
def _redis() -> str:
    """The path of Debian's redis-server."""
    wrapper = CACHE / "redis-server-of-debian"
    # the server is one binary with the checker, and serves if it is called by another name
    *environment, binary = program("redis-tools", "usr/bin/redis-check-rdb")
    server = Path(binary).with_name("botyard-redis-server")
    script = f'#!/bin/sh\nexec {shlex.join([*environment, str(server)])} "$@"\n'
    with _alone("redis-server-of-debian"):
        if not wrapper.exists() or wrapper.read_text() != script:
            server.unlink(missing_ok=True)
            server.symlink_to(Path(binary).name)
            written = wrapper.with_suffix(".new")
            written.write_text(script)
            written.chmod(0o755)
            written.replace(wrapper)
    return str(wrapper)


@cache
def docker_compose() -> list[str]:
    """How to run Debian's docker-compose: the first words. It is a Python program for Debian's own interpreter."""
    root = unpacked("docker-compose")
    python = Path("/usr/bin/python3")
    if not python.exists():
        pytest.skip(f"docker-compose of Debian is needed, and its interpreter {python} is not here")
    return [
        "env",
        f"PYTHONPATH={root}/usr/lib/python3/dist-packages",
        str(python),
        str(root / "usr/bin/docker-compose"),
    ]


def _fetch(package: str, root: Path) -> None:
    """Unpack into a temporary directory, then rename it to `root`.

    The package itself is always fetched, so that its programs are in `root` also where it is installed.
    """
    made = Path(tempfile.mkdtemp(prefix=f"{package}-", dir=CACHE))
    try:
        planned = _apt(package, "--simulate", "--no-install-recommends", "install", package)
        missing = re.findall(r"^Inst (\S+)", planned, re.MULTILINE)
        _apt(package, "download", *sorted({package, *missing}), cwd=made)
        for archive in sorted(made.glob("*.deb")):
            subprocess.run(["dpkg-deb", "-x", archive, made / "root"], check=True, timeout=SECONDS)
        (made / "root").rename(root)
    finally:
        shutil.rmtree(made)


def _apt(package: str, *arguments: str, cwd: Path | None = None) -> str:
    """What apt-get prints. Skips the test, which needs `package`, if it fails or takes too long."""
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
    """Let one process at a time do what is inside, of all that give the same name."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
