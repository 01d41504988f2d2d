"""The compiled form of the rules: what is compiled, what becomes of its coroutines, and how it gets into a wheel."""

import asyncio
import re
import sys
import textwrap
import traceback
from pathlib import Path
from types import ModuleType

import pytest

from tools import build_native
from tools.build_native import CannotSplit, without_coroutines
from tools.hatch_build import compiled_modules

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", build_native.modules())
def test_a_module_that_is_compiled_exists_and_can_be(name: str) -> None:
    (source,) = (found for package in build_native.PACKAGES if (found := package.parent / name).is_file())
    text = source.read_text()
    changed = re.search(r"^class .*(Struct|Received|Sent|GameEvent)\b|^@runtime_checkable", text, re.MULTILINE)
    assert changed is None, "mypyc would change what these classes do"
    derived = re.search(
        r"^class \w+\((OrderedDict|dict|list|set|tuple|str|bytes|int|deque|defaultdict)\b", text, re.MULTILINE
    )
    assert derived is None, "mypyc may give objects of this class too little memory"
    assert without_coroutines(text, source.name)


def test_a_module_that_cannot_be_compiled_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_native, "modules", lambda: ["botyard/no_such_module.py"])
    former = Path.cwd()
    with pytest.raises(build_native.CannotCompile, match="no_such_module"):
        build_native.build(tmp_path / "out")
    assert not (tmp_path / "out").exists()
    assert Path.cwd() == former


def test_a_wheel_gets_the_compiled_modules(tmp_path: Path) -> None:
    shared, module = tmp_path / "server/a__mypyc.so", tmp_path / "protocol/botyard_protocol/codec.so"
    for file in (shared, module, tmp_path / "server/botyard/rooms.py"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert compiled_modules(tmp_path) == {str(shared): "a__mypyc.so", str(module): "botyard_protocol/codec.so"}


def test_a_folder_without_compiled_modules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=re.escape(f"{tmp_path} has no compiled modules: run `make wheel`")):
        compiled_modules(tmp_path)


# --- modules without their coroutines do what they did ---


SOURCE = '''\
"""A module."""

import asyncio
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from somewhere import Nothing

TIMES = 3


class Asked(Protocol):
    async def ask(self) -> str: ...


class Counter:
    def __init__(self) -> None:
        self.count = 0

    async def add(self, much: int = 1, *more: int, twice: bool = False, **named: int) -> int:
        """Add."""
        for _ in range(TIMES):
            await asyncio.sleep(0)
            self._add(much)
        for one in (*more, *named.values()):
            self._add(one)
        if twice:
            await self.add(much)
        return self.count

    def _add(self, much: int) -> None:
        self.count += much

    async def _fail(self, why: "Nothing") -> None:
        await asyncio.sleep(0)
        raise ValueError(why)


async def fail(counter: Counter) -> None:
    await counter._fail("nothing")
'''


def module_of(source: str, file: Path) -> ModuleType:
    """A module made from a source that says it is `file`."""
    made = ModuleType("made_here")
    made.__file__ = str(file)
    sys.modules["made_here"] = made
    exec(compile(source, str(file), "exec"), made.__dict__)
    return made


def test_coroutines_are_called_with_all_that_is_passed(tmp_path: Path) -> None:
    made = module_of(without_coroutines(SOURCE, "counter.py"), tmp_path / "counter.so")
    assert asyncio.run(made.Counter().add(2, 10, 100, twice=True, last=1000)) == 6 + 1110 + 6
    assert asyncio.run(made.Counter().add()) == 3


def test_only_coroutines_without_a_body_are_left(tmp_path: Path) -> None:
    left = without_coroutines(SOURCE, "counter.py").partition("_SOURCE = ")[0]
    assert [line.strip() for line in left.splitlines() if "async def" in line] == ["async def ask(self) -> str: ..."]
    assert (
        "def add(self, much: int=1, *more: int, twice: bool=False, **named: int) -> _Coroutine[_Any, _Any, int]:"
        in left
    )


def test_a_traceback_has_the_lines_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "counter.py"
    file.write_text(SOURCE)
    made = module_of(without_coroutines(SOURCE, file.name), file.with_suffix(".so"))
    with pytest.raises(ValueError, match="nothing") as caught:
        asyncio.run(made.fail(made.Counter()))  # `fail` of `SOURCE` raises in a coroutine that it awaits
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert (last.filename, last.line) == (str(file), "raise ValueError(why)")


def test_names_that_are_replaced_later_are_seen(tmp_path: Path) -> None:
    made = module_of(without_coroutines(SOURCE, "counter.py"), tmp_path / "counter.so")
    made.TIMES = 5  # type: ignore[attr-defined]
    assert asyncio.run(made.Counter().add()) == 5


def test_a_module_without_coroutines_stays_as_it_is() -> None:
    assert without_coroutines('"""A module."""\nA = 1\n', "a.py") == '"""A module."""\nA = 1\n'


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("def outer():\n    async def inner(): ...\n", "a.py:2: inner is a coroutine in another function"),
        ("async def numbers():\n    yield 1\n", "a.py:1: the coroutine numbers is a generator"),
        ("@once\nasync def f(): ...\n", "a.py:2: the coroutine f is decorated"),
        (
            "class A:\n    async def f(self):\n        await super().f()\n",
            "a.py:2: the coroutine f calls super()",
        ),
    ],
)
def test_a_coroutine_that_cannot_be_left_interpreted_is_named(source: str, why: str) -> None:
    with pytest.raises(CannotSplit) as caught:
        without_coroutines(textwrap.dedent(source), "a.py")
    assert str(caught.value) == why
