"""The files of a release: notes from the changelog, checksums, the workflow that makes them, and `Dockerfile`.

There is no engine to build the image: what its lines promise agrees with the project.
"""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tools.release import checksums, notes_of

ROOT = Path(__file__).parents[1]
CHANGELOG = "# Changelog\n\n## Unreleased\n\n## 0.3.0 - 2027-01-02\n\n### Added\n\n- One.\n\n## 0.2.0\n\n- Two.\n"


def test_the_notes_are_the_section_of_the_version() -> None:
    assert notes_of(CHANGELOG, "0.3.0") == "### Added\n\n- One.\n"
    assert notes_of(CHANGELOG, "0.2.0") == "- Two.\n"


@pytest.mark.parametrize("version", ["0.4.0", "Unreleased"])
def test_a_version_of_which_the_changelog_says_nothing_is_refused(version: str) -> None:
    with pytest.raises(SystemExit, match=f"says nothing about {version}"):
        notes_of(CHANGELOG, version)


def test_the_program_for_checksums_reads_them(tmp_path: Path) -> None:
    for name, content in (("a.whl", b"wheel"), ("b.tar.gz", b"")):
        (tmp_path / name).write_bytes(content)
    (tmp_path / "SHA256SUMS").write_text(checksums(tmp_path))
    check = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "a.whl: OK\nb.tar.gz: OK\n"


def test_the_workflow_tests_every_supported_python_and_releases_a_tag() -> None:
    workflow: dict[Any, Any] = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())
    test, release = workflow["jobs"]["test"], workflow["jobs"]["release"]
    supported = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', (ROOT / "pyproject.toml").read_text())
    assert supported
    assert set(supported) <= set(test["strategy"]["matrix"]["python"])
    assert "make test" in [step.get("run") for step in test["steps"]]
    assert "make release" in [step.get("run") for step in release["steps"]]
    assert release["needs"] == "test"
    assert workflow[True]["push"]["tags"] == ["v*"]  # YAML reads the word `on` as true


# --- the image --------------------------------------------------------------------------------------------------


LINES = (ROOT / "Dockerfile").read_text().replace("\\\n", " ").splitlines()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def instructions(name: str) -> list[str]:
    """The arguments of all instructions of a name."""
    return [line.split(maxsplit=1)[1] for line in LINES if line.startswith(f"{name} ")]


def test_every_base_image_is_pinned_to_a_release() -> None:
    images = [argument.split()[0] for argument in instructions("FROM")]
    assert len(images) == 2
    for image in images:
        assert re.fullmatch(r"[a-z]+:[0-9]+\.[0-9]+(\.[0-9]+)?(-[a-z]+)?", image), image


def test_the_labels_say_what_the_project_says() -> None:
    labels = dict(re.findall(r'org\.opencontainers\.image\.(\w+)="([^"]*)"', " ".join(instructions("LABEL"))))
    assert labels == {
        "title": "Botyard",
        "description": PROJECT["description"],
        "licenses": PROJECT["license"],
    }


def test_the_image_runs_as_an_ordinary_user_and_says_whether_it_is_alive() -> None:
    assert instructions("USER") == ["botyard"]
    (check,) = instructions("HEALTHCHECK")
    code = re.search(r'"-c", "(.*)"\]', check)
    assert code is not None
    compile(code[1], "healthcheck", "exec")
    assert "/healthz" in code[1]
