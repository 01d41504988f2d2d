"""Compile the rules, and the way of a command through a node, with mypyc into a copy of the packages.

`python -m tools.build_native OUT` makes `OUT/server` and `OUT/protocol`: the sources, and next to those that
`native_modules.txt` names their compiled form, which Python prefers. Put both on `PYTHONPATH` to run it. What else the
packages look for in the checkout is linked there. Coroutines stay interpreted. Needs a C compiler.
"""

import argparse
import contextlib
import io
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.native_coroutines import CannotSplit, without_coroutines

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = (ROOT / "server" / "botyard", ROOT / "protocol" / "botyard_protocol")
OPTIMISATION = os.environ.get("BOTYARD_NATIVE_OPT", "2")
"""The level of the C compiler: 0 compiles in half the time, for tests."""
LINKED = (
    "client_js",
    "locales",
    "pyproject.toml",
    "protocol/PROTOCOL.md",
    "protocol/reference",
    "protocol/schema.json",
    "protocol/vectors",
)


class CannotCompile(Exception):
    """There is no compiled form; the text says why."""


def modules() -> list[str]:
    """Return the files to compile, relative to the folder of their package."""
    lines = (ROOT / "tools" / "native_modules.txt").read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def build(out: Path) -> int:
    """Make `out` anew, and return how many modules are compiled. Raises `CannotCompile`."""
    with tempfile.TemporaryDirectory(prefix="botyard-native-") as place:
        work = Path(place)
        for package in PACKAGES:
            shutil.copytree(package, work / package.name, ignore=shutil.ignore_patterns("__pycache__"))
        files = modules()
        for file in files:
            _prepare(work / file)
        with _inside(work):
            _compile(files)
        shutil.rmtree(out, ignore_errors=True)
        for package in PACKAGES:
            copied = out / package.parent.name / package.name
            shutil.copytree(package, copied, ignore=shutil.ignore_patterns("__pycache__"))
            for compiled in (work / package.name).rglob("*.so"):
                shutil.copy(compiled, copied / compiled.relative_to(work / package.name))
        for shared in work.glob("*.so"):  # what the modules have in common
            shutil.copy(shared, out / "server")
    for name in LINKED:
        (out / name).symlink_to(ROOT / name)
    return len(files)


def _prepare(file: Path) -> None:
    """Make the source of a module ready to be compiled. Raises `CannotCompile`."""
    try:
        file.write_text(without_coroutines(file.read_text(), file.name))
    except (OSError, CannotSplit) as error:
        raise CannotCompile(str(error)) from error


def _compile(files: list[str]) -> None:
    """Compile files of the working directory in place. Raises `CannotCompile`, with the last that the tools printed."""
    try:
        from mypyc.build import mypycify  # noqa: PLC0415 - tools that an installation may not have
        from setuptools import setup  # type: ignore[import-untyped]  # noqa: PLC0415
    except ImportError as error:
        raise CannotCompile(f"{error.name} is not installed") from error
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            options = ["--explicit-package-bases", "--ignore-missing-imports"]
            extensions = mypycify([*options, *files], opt_level=OPTIMISATION, debug_level="0")
            for extension in extensions:  # to look for what to warn of takes gcc three times as long as to compile
                extension.extra_compile_args += ["-Wno-all", "-w"]
            setup(name="botyard-native", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
    except (Exception, SystemExit) as error:
        raise CannotCompile(f"{said.getvalue()[-4000:]}\n{type(error).__name__}: {error}") from error


@contextlib.contextmanager
def _inside(folder: Path) -> Iterator[None]:
    """Make a folder the working directory for a while."""
    former = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(former)


def main() -> None:
    """Read the command line, and compile."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    given = parser.parse_args()
    try:
        count = build(given.out.resolve())
    except CannotCompile as error:
        sys.exit(f"not compiled: {error}")
    print(f"{count} modules are compiled")


if __name__ == "__main__":
    main()
