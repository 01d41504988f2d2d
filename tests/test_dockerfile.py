"""`Dockerfile`, without an engine to build it: what its lines promise agrees with the project."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
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
