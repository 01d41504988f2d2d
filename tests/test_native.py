"""The compiled form of the rules: what is compiled, and how it gets into a wheel."""

import re
from pathlib import Path

import pytest

from tools import build_native
from tools.hatch_build import compiled_modules
from tools.native_coroutines import without_coroutines

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
