"""What tests lean on: waiting, whose failure says what did not become true, and programs of Debian.

These come by an apt-get that plans what the test says and serves small packages.
"""

import os
import shutil
from pathlib import Path

import pytest

from tests.support import debian
from tests.support.waiting import until

pytestmark = pytest.mark.slow


async def test_a_condition_that_stays_false_is_reported_with_its_values() -> None:
    numbers = [1, 2]
    with pytest.raises(AssertionError) as failure:
        await until(lambda: len(numbers) == 3, 0.01)
    assert str(failure.value).splitlines() == [
        "not true within 0.01 s: await until(lambda: len(numbers) == 3, 0.01)",
        "  is False",
        "    numbers = [1, 2]",
    ]


async def test_a_true_condition_takes_no_waiting() -> None:
    await until({1: 2}.keys)


# --- programs of Debian -----------------------------------------------------------------------------------------


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
