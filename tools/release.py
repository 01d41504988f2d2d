"""Make the files of a release in dist/: `make release`.

Both wheels, pure and compiled, the source archive, lists of all parts (SBOM, CycloneDX), checksums, and the notes of
the version from CHANGELOG.md. The compiled wheel needs a C compiler, the lists need the package registries; without
them the release says what it lacks, and fails. Where docker or podman is, it also builds the image `botyard:VERSION`.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
UV = str(ROOT / ".venv/bin/uv")
PYTHON_PARTS = ("tool", "run", "--from", "cyclonedx-bom==7.1.0", "cyclonedx-py", "requirements", "requirements.lock")
NPM_PARTS = ("npm", "sbom", "--omit", "dev", "--package-lock-only", "--sbom-format", "cyclonedx")
BUILD = ("build", "--quiet", "--offline", "--no-build-isolation", "--python", ".venv/bin/python")
CHECKSUMS = "SHA256SUMS"


def notes_of(changelog: str, version: str) -> str:
    """Return the section of a version, without its heading. Raises `SystemExit` if there is none, or an empty one."""
    sections = [section.partition("\n") for section in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]]
    bodies = {heading.split()[0]: body.strip() for heading, _, body in sections}
    if not bodies.get(version):
        sys.exit(f"CHANGELOG.md says nothing about {version}: move what is Unreleased into a section of that name.")
    return bodies[version] + "\n"


def checksums(folder: Path) -> str:
    """Return a line for each file of a folder, as `sha256sum --check` reads them."""
    files = sorted(file for file in folder.iterdir() if file.name != CHECKSUMS)
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def main() -> None:
    """Make all files of the release of the version in pyproject.toml. Raises `CalledProcessError`."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    notes = notes_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    DIST.mkdir(exist_ok=True)
    for old in DIST.iterdir():
        old.unlink()
    _run((UV, *BUILD, "--wheel", "--sdist"))
    _run((UV, *BUILD, "--wheel"), {"BOTYARD_COMPILED": str(ROOT / "build/native")})
    (DIST / ".gitignore").unlink(missing_ok=True)  # uv writes it
    (DIST / f"botyard-{version}.service.cdx.json").write_bytes(_output((UV, *PYTHON_PARTS)))
    (DIST / f"botyard-{version}.page.cdx.json").write_bytes(_parts_of_the_page(version))
    (DIST / f"botyard-{version}.notes.md").write_text(notes, encoding="utf-8")
    (DIST / CHECKSUMS).write_text(checksums(DIST), encoding="utf-8")
    if builder := next(filter(_answers, ("docker", "podman")), None):
        _run((builder, "build", "--tag", f"botyard:{version}", "."))
    else:
        print("No docker or podman answers here: no image was built.")
    for file in sorted(DIST.iterdir()):
        print(f"{file.stat().st_size / 1e6:8.2f} MB  {file.name}")


def _answers(builder: str) -> bool:
    """Whether a builder of images is installed and works: docker also needs its daemon."""
    return (
        shutil.which(builder) is not None
        and subprocess.run((builder, "info"), capture_output=True, check=False).returncode == 0
    )


def _parts_of_the_page(version: str) -> bytes:
    """Return the list of parts by npm. It wants a version of the client, which has none, so it gets copies with one."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json"):
            content = json.loads((ROOT / "client_js" / name).read_text(encoding="utf-8"))
            for package in (content, content.get("packages", {}).get("", {})):
                package["version"] = version
            Path(folder, name).write_text(json.dumps(content), encoding="utf-8")
        return _output(NPM_PARTS, Path(folder))


def _run(command: tuple[str, ...], environment: Mapping[str, str] | None = None) -> None:
    subprocess.run(command, cwd=ROOT, env={**os.environ, **(environment or {})}, check=True)


def _output(command: tuple[str, ...], folder: Path = ROOT) -> bytes:
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE).stdout


if __name__ == "__main__":
    main()
