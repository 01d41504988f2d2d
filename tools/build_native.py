"""Compile the rules, and the way of a command through a node, with mypyc into a copy of the packages.

`python -m tools.build_native OUT` makes `OUT/server` and `OUT/protocol`: the sources, and next to those that
`native_modules.txt` names their compiled form, which Python prefers. Put both on `PYTHONPATH` to run it. What else the
packages look for in the checkout is linked there. Coroutines stay interpreted. Needs a C compiler.
"""

import argparse
import ast
import contextlib
import io
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

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
    """There is no compiled form; the text gives the reason."""


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
        for shared in work.glob("*.so"):  # code that the modules share
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
            for extension in extensions:  # gcc takes three times as long if it looks for warnings
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


# --- coroutines -------------------------------------------------------------------------------------------------


IMPORTS = """\
import __future__ as _future
import sys as _sys
from collections.abc import Coroutine as _Coroutine
from pathlib import Path as _Path
from typing import Any as _Any
"""

RUN = """\
exec(
    compile(_SOURCE, str(_Path(__file__).with_name({file!r})), "exec", _future.annotations.compiler_flag, True),
    _sys.modules[__name__].__dict__,
)
"""
"""Defines the coroutines among the names of the module. Their lines are those of the file, as tracebacks say them."""


class CannotSplit(Exception):
    """A module has a coroutine that cannot be left interpreted; the text says which."""


class _Coroutine(NamedTuple):
    node: ast.AsyncFunctionDef
    name: str
    """Its name among the names of the module."""


def without_coroutines(source: str, file: str) -> str:
    """Return the source of a module, to be compiled, whose coroutines are interpreted. `file`: the module's file name.

    Each `async def` of the module or of its classes becomes a function that calls the interpreted one. A module without
    any is returned as it is. Raises `CannotSplit`.

    Coroutines that mypyc 2.4 has compiled do not return after a timeout or a cancellation: tests with a Redis that goes
    away hung. Interpreted coroutines hardly cost time.
    """
    tree = ast.parse(source)
    found = list(_coroutines(tree, file))
    if not found:
        return source
    lines = source.splitlines()
    kept = [""] * len(lines)
    for node, name in found:
        first, last = node.lineno - 1, node.end_lineno or node.lineno
        body = [line[node.col_offset :] for line in lines[first:last]]
        kept[first:last] = [body[0].replace(f"async def {node.name}(", f"async def {name}(", 1), *body[1:]]
    for node, name in reversed(found):
        lines[node.lineno - 1 : node.end_lineno] = _caller(node, name)
    imports = next(one for one in tree.body if not _is_docstring(one)).lineno - 1
    lines[imports:imports] = IMPORTS.splitlines()
    lines += [f"{name}: _Any = None" for _, name in found]
    lines += [f"_SOURCE = {chr(10).join(kept)!r}", RUN.format(file=file)]
    return "\n".join(lines)


def _coroutines(tree: ast.Module, file: str) -> Iterator[_Coroutine]:
    """Yield the coroutines in the order of the file, without those of protocols.

    Raises `CannotSplit` for one that is inside another function or too special.
    """
    known: set[ast.AsyncFunctionDef] = set()
    for top in tree.body:
        if isinstance(top, ast.ClassDef) and any(_name(base) == "Protocol" for base in top.bases):
            known |= {node for node in ast.walk(top) if isinstance(node, ast.AsyncFunctionDef)}  # they have no body
        for node in top.body if isinstance(top, ast.ClassDef) else (top,):
            if isinstance(node, ast.AsyncFunctionDef) and node not in known:
                known.add(node)
                _require_simple(node, file)
                owner = f"{top.name}_" if isinstance(top, ast.ClassDef) else ""
                yield _Coroutine(node, f"_coroutine_{owner}{node.name}")
    for inner in ast.walk(tree):
        if isinstance(inner, ast.AsyncFunctionDef) and inner not in known:
            raise CannotSplit(f"{file}:{inner.lineno}: {inner.name} is a coroutine in another function")


def _require_simple(node: ast.AsyncFunctionDef, file: str) -> None:
    """Raise `CannotSplit` if the coroutine is decorated, is a generator, or calls `super()`."""
    inside = list(ast.walk(node))
    for is_so, what in (
        (node.decorator_list, "is decorated"),
        (any(isinstance(one, ast.Yield) for one in inside), "is a generator"),
        (any(isinstance(one, ast.Name) and one.id == "super" for one in inside), "calls super()"),
    ):
        if is_so:
            raise CannotSplit(f"{file}:{node.lineno}: the coroutine {node.name} {what}")


def _caller(node: ast.AsyncFunctionDef, name: str) -> list[str]:
    """The lines of a function with the same parameters that returns the interpreted coroutine."""
    given = node.args
    passed = [one.arg for one in (*given.posonlyargs, *given.args)]
    passed += [f"*{given.vararg.arg}"] if given.vararg else []
    passed += [f"{one.arg}={one.arg}" for one in given.kwonlyargs]
    passed += [f"**{given.kwarg.arg}"] if given.kwarg else []
    result = "_Any" if node.returns is None else ast.unparse(node.returns)
    indent = " " * node.col_offset
    return [
        f"{indent}def {node.name}({ast.unparse(given)}) -> _Coroutine[_Any, _Any, {result}]:",
        f"{indent}    return {name}({', '.join(passed)})",
    ]


def _name(base: ast.expr) -> str:
    """The name of a base class, without its parameters."""
    return _name(base.value) if isinstance(base, ast.Subscript) else ast.unparse(base)


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


if __name__ == "__main__":
    main()
