"""The version has one source, `pyproject.toml`."""

import json
import os
import re
import sys
import sysconfig
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from botyard import version

ROOT = Path(__file__).parents[1]
NUMBER: str = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


def test_the_package_has_the_version_of_the_project() -> None:
    assert version.VERSION == NUMBER, "run `make setup`: the installed package has another version"


def test_a_checkout_that_is_not_installed_has_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(version, "version", missing)
    assert version.installed_version() == NUMBER


def test_the_form_of_the_rules_is_known() -> None:
    compiled = "build/native" in os.environ.get("PYTHONPATH", "")  # as `make test-all` and `make test-native` set it
    assert ("compiled" if compiled else "interpreted") == version.FORM


@pytest.mark.parametrize(
    ("arguments", "prefix", "slow"),
    [
        ("'--prefix=/home/ann/.pyenv/versions/3.11.7'", "/home/ann/.pyenv/versions/3.11.7", True),
        ("'--enable-optimizations' '--with-lto'", "/usr/local", False),
        ("'--enable-shared' '--prefix=/usr'", "/usr", False),  # Debian
        (None, "C:/Python311", False),
    ],
)
def test_a_python_that_was_built_without_optimisation_is_known(
    arguments: str | None, prefix: str, slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", {"CONFIG_ARGS": arguments}.get)
    monkeypatch.setattr(sys, "base_prefix", prefix)
    assert version.is_slow_python() is slow


def test_the_client_and_the_image_have_no_number_of_their_own() -> None:
    assert "version" not in json.loads((ROOT / "client_js/package.json").read_text())
    lock = json.loads((ROOT / "client_js/package-lock.json").read_text())
    assert "version" not in lock
    assert "version" not in lock["packages"][""]
    assert "image.version" not in (ROOT / "Dockerfile").read_text()
    stated = re.compile(rf"\bversion\W{{1,5}}{re.escape(NUMBER)}\b")
    assert not [name for name in ("Dockerfile", "compose.yaml", "Makefile") if stated.search((ROOT / name).read_text())]


def test_the_changelog_has_the_version() -> None:
    sections = re.findall(r"^## \[?([^\]\s]+)\]?", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert sections[0] == "Unreleased"
    assert NUMBER in sections[1:], f"CHANGELOG.md has no section for {NUMBER}"
