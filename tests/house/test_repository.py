"""The house rules of the repository as a whole: one version, layers, tests where a reader looks for them."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from botyard.version import VERSION

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_there_is_one_version() -> None:
    assert PROJECT["version"] == VERSION, "Take the version from pyproject.toml alone: botyard.version says another."
    package = json.loads((ROOT / "client_js" / "package.json").read_text())
    assert "version" not in package, "Remove the version from client_js/package.json: pyproject.toml has it."
    stated = re.compile(rf"\bversion\W{{1,5}}{re.escape(VERSION)}\b")
    copies = [name for name in ("Dockerfile", "compose.yaml", "Makefile") if stated.search((ROOT / name).read_text())]
    assert not copies, f"Take the version from pyproject.toml instead of repeating it in {', '.join(copies)}."


def test_the_version_has_an_entry_in_the_changelog() -> None:
    headings = re.findall(r"^## \[?([\w.]+)\]?", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert VERSION in headings, f"Describe version {VERSION} in CHANGELOG.md under a heading of its own."


def test_the_layers_hold() -> None:
    command = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    broken = re.findall(r"^(.+) BROKEN", done.stdout, re.MULTILINE)
    assert done.returncode == 0, (
        f"Keep to the layers of pyproject.toml; run lint-imports to see what breaks {broken or done.stderr}."
    )


def test_names_that_programs_of_node_import_exist() -> None:
    exported = re.compile(
        r"^export (?:async )?(?:function|class|const|let) ([\w, ]+)|^export \{ ([^}]+) \}", re.MULTILINE
    )
    imported = re.compile(r'^import \{([^}]+)\} from "(\.[^"]+\.mjs)";', re.MULTILINE)
    names, missing = 0, list[str]()
    folders = [ROOT / name for name in ("tests/e2e", "tools", "client_js/e2e", "client_js/tools")]
    for path in (path for folder in folders for path in folder.rglob("*.mjs")):
        for wanted, source in imported.findall(path.read_text()):
            module = path.parent / source
            known = set(re.findall(r"\w+", " ".join(map(" ".join, exported.findall(module.read_text())))))
            wants = {one.partition(" as ")[0].strip() for one in wanted.split(",")} - {""}
            names += len(wants)
            missing += [f"{path.name}: {name} of {module.name}" for name in sorted(wants - known)]
    assert names > 150, "The imports of the browser tests are not found any more: look at `imported`."
    assert not missing, f"These names are not exported: {', '.join(missing)}."
