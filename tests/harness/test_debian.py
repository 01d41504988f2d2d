"""Programs of Debian for the tests, with an apt-get that plans what the test says and serves small packages."""

import os
import shutil
from pathlib import Path

import pytest

from tests.support import debian

pytestmark = pytest.mark.slow

APT_GET = """#!/bin/sh
case "$*" in
  *--simulate*) printf '%s' "$PLANNED" ;;
  *download*)
    shift 3
    for package in "$@"; do
      mkdir -p "$package/DEBIAN" "$package/usr/bin"
      printf 'Package: %s\nVersion: 1\nArchitecture: all\nMaintainer: x\nDescription: x\n' "$package" \
        > "$package/DEBIAN/control"
      echo "$package" > "$package/usr/bin/$package"
      dpkg-deb --build "$package" "$package.deb" > /dev/null
    done ;;
esac
"""


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="packages are built and unpacked with dpkg-deb")
@pytest.mark.parametrize(
    ("installed", "planned", "fetched"),
    [
        ("nothing", ["library", "tools"], ["library", "tools"]),
        ("the library", ["tools"], ["tools"]),
        ("the package", ["library"], ["library", "tools"]),
        ("all", [], ["tools"]),
    ],
    ids=str,
)
def test_a_package_is_fetched_whatever_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: str, planned: list[str], fetched: list[str]
) -> None:
    apt_get = tmp_path / "bin" / "apt-get"
    apt_get.parent.mkdir()
    apt_get.write_text(APT_GET)
    apt_get.chmod(0o755)
    monkeypatch.setenv("PATH", f"{apt_get.parent}:{os.environ['PATH']}")
    monkeypatch.setenv("PLANNED", "".join(f"Inst {package} (1 Debian:12/stable [all])\n" for package in planned))
    monkeypatch.setattr(debian, "CACHE", tmp_path / "cache")
    root = debian.unpacked.__wrapped__("tools")
    assert sorted(found.name for found in (root / "usr" / "bin").iterdir()) == fetched, installed
