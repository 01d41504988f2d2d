"""Leave the coroutines of a module interpreted while the rest of it is compiled.

Coroutines that mypyc 2.4 has compiled do not come back after a timeout or a cancellation: tests of a Redis that goes
away stood still. They are not what costs time.
"""

import ast
from collections.abc import Iterator
from typing import NamedTuple

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
    """A module has a coroutine of a kind that cannot be left interpreted; the text says which."""


class _Coroutine(NamedTuple):
    node: ast.AsyncFunctionDef
    name: str
    """Its name among the names of the module."""


def without_coroutines(source: str, file: str) -> str:
    """Return the source of a module, to be compiled, whose coroutines are interpreted. `file`: the module's file name.

    Each `async def` of the module or of its classes becomes a function that calls the interpreted one. A module without
    any is returned as it is. Raises `CannotSplit`.
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
