"""The requirements of an installation: exact locks, a wheel that holds the client, a server for the data."""

import asyncio
import importlib.util
import json
import re
import subprocess
import sys
import textwrap
import tomllib
import zipfile
from importlib.metadata import distributions
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from botyard.client import connect, guest_token
from botyard.store.engine import engine_of_program, redis_server
from botyard_protocol.messages import BotLevel
from tests.live.players import against, play
from tests.live.processes import NodeProcess
from tools.hatch_build import ClientBuildHook

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
PYTHON_LOCKS = ["requirements.lock", "requirements-dev.lock"]
NPM_LOCK = "client_js/package-lock.json"
NPM_MANIFEST = "client_js/package.json"
EXTRAS = ("pictures", "postgres", "push")


@pytest.mark.parametrize("name", [*PYTHON_LOCKS, NPM_LOCK, "client_js/.npmrc"])
def test_locks_carry_no_addresses(name: str) -> None:
    assert "://" not in (ROOT / name).read_text()


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_every_locked_python_package_has_a_version_and_a_hash(name: str) -> None:
    packages = re.split(r"^(?=[a-z])", (ROOT / name).read_text(), flags=re.MULTILINE)
    assert len(packages) > 1
    for package in filter(None, packages):
        assert re.match(r"[a-z0-9-]+==\S+ ", package), package
        assert "--hash=sha256:" in package, package


def test_every_locked_node_package_has_a_hash() -> None:
    packages = json.loads((ROOT / NPM_LOCK).read_text())["packages"]
    assert len(packages) > 1
    assert all("integrity" in entry for path, entry in packages.items() if path)


def test_the_python_locks_hold_every_declared_dependency() -> None:
    manifest = tomllib.loads((ROOT / "pyproject.toml").read_text())
    declared = {re.split(r"[^a-z0-9-]", line, maxsplit=1)[0] for line in manifest["project"]["dependencies"]}
    tools = {re.split(r"[^a-z0-9-]", line, maxsplit=1)[0] for line in manifest["dependency-groups"]["dev"]}
    extras = manifest["project"]["optional-dependencies"]
    declared |= {re.split(r"[^a-z0-9-]", line, maxsplit=1)[0] for name in EXTRAS for line in extras[name]}
    assert declared <= locked("requirements.lock")
    assert declared | tools <= locked("requirements-dev.lock")


def test_the_service_runs_on_the_versions_it_is_tested_with() -> None:
    tested = pins("requirements-dev.lock")
    assert [pin for pin in pins("requirements.lock") if pin not in tested] == []


def test_the_npm_lock_is_that_of_the_manifest() -> None:
    manifest = json.loads((ROOT / NPM_MANIFEST).read_text())
    root = json.loads((ROOT / NPM_LOCK).read_text())["packages"][""]
    assert root["devDependencies"] == manifest["devDependencies"]
    assert root.get("dependencies", {}) == manifest.get("dependencies", {})


def test_the_carried_server_is_a_valkey_9_without_known_faults() -> None:
    engine = engine_of_program(redis_server())
    assert engine.name == "valkey"
    assert engine.numbers[0] == 9
    assert engine.patched_version is None


@pytest.mark.e2e
def test_a_page_shows_text_in_the_browser_of_the_tests() -> None:
    script = """
        const browser = await launch();
        const page = await browser.newPage();
        await page.setContent("<span>Botyard</span><b></b>");
        console.log(await page.evaluate(() => ["span", "b"].map((tag) => document.querySelector(tag).offsetWidth)));
        await browser.close();
    """
    module = (ROOT / "client_js/e2e/browser.mjs").as_uri()
    program = f'import {{ launch }} from "{module}";\n{script}'
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", program], capture_output=True, text=True, check=True, timeout=100
    )
    widths = [int(width) for width in re.findall(r"\d+", done.stdout)]
    assert widths[0] > 0
    assert widths[1] == 0


def test_a_wheel_takes_the_built_client_along(tmp_path: Path) -> None:
    built = tmp_path / "client_js" / "dist"
    built.mkdir(parents=True)
    for name in ("index.html", "index.js.map"):
        (built / name).touch()
    (tmp_path / "locales" / "en" / "pages").mkdir(parents=True)
    for name in ("en/refusals.ftl", "en/match.ftl", "en/pages/about.md"):
        (tmp_path / "locales" / name).touch()
    assert included(tmp_path, "standard") == {
        str(built / "index.html"): "botyard/static/index.html",
        str(tmp_path / "locales/en/refusals.ftl"): "botyard/locales/en/refusals.ftl",
        str(tmp_path / "locales/en/pages/about.md"): "botyard/locales/en/pages/about.md",
    }


def test_a_wheel_without_a_built_client_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="make client"):
        included(tmp_path, "standard")


def test_an_editable_install_needs_no_built_client(tmp_path: Path) -> None:
    assert included(tmp_path, "editable") == {}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, as `make wheel` builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [".venv/bin/uv", "build", "--quiet", "--wheel", "--offline", "--no-build-isolation"]
    subprocess.run([*build, "--python", ".venv/bin/python", "--out-dir", folder], cwd=ROOT, check=True)
    (built,) = folder.glob("botyard-*.whl")
    return built


def test_the_wheel_holds_both_packages_the_scripts_of_the_store_and_the_client(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    scripts = {str(path.relative_to(ROOT / "server")) for path in (ROOT / "server").rglob("*.lua")}
    page = {f"botyard/static/index.html{end}" for end in ("", ".br", ".gz")}
    assert {"botyard/__init__.py", "botyard_protocol/__init__.py"} | page | scripts <= names
    assert {"botyard/py.typed", "botyard_protocol/py.typed", "botyard_protocol/schema.json"} <= names


def test_the_wheel_holds_every_file_of_the_package_of_a_new_game(wheel: Path) -> None:
    template = [path for path in (ROOT / "server/botyard/dev/template").rglob("*.*") if path.is_file()]
    needed = {path.relative_to(ROOT / "server").as_posix() for path in template if path.suffix != ".pyc"}
    assert "botyard/dev/template/tests/golden.jsonl" in needed
    assert needed | {"botyard/testing.py"} <= set(zipfile.ZipFile(wheel).namelist())


def test_an_installation_takes_at_most_45_mb(wheel: Path) -> None:
    """Without the packages of the extras, which take 30 MB more."""
    extras = {"resvg-py", "asyncpg", "cryptography", "http-ece", "httpcore", "sniffio", "certifi"}
    needed = locked("requirements.lock") - extras
    installed = {re.sub(r"[-_.]+", "-", one.metadata["Name"]).lower(): one for one in distributions()}
    files = [file for name in needed & installed.keys() for file in installed[name].files or ()]
    assert len(needed & installed.keys()) >= len(needed) - 1  # one is for older Pythons only
    size = sum(Path(file.locate()).stat().st_size for file in files if file.suffix != ".pyc")
    size += sum(file.file_size for file in zipfile.ZipFile(wheel).infolist())
    assert size / 1e6 < 45


def test_the_wheel_holds_the_common_passwords_and_their_licence(wheel: Path) -> None:
    files = zipfile.ZipFile(wheel)
    assert len(files.read("botyard/accounts/common_passwords.txt").splitlines()) == 30_000
    assert b"Permission is hereby granted" in files.read("botyard/accounts/common_passwords.LICENSE.txt")


def test_the_wheel_holds_the_fonts_and_their_licences(wheel: Path) -> None:
    files = zipfile.ZipFile(wheel)
    names = "\n".join(files.namelist())
    fonts = re.findall(r"assets/((?:nunito-sans|bitter)-\w+(?:-ext)?)-\w+-normal-\S+\.woff2", names)
    ranges = ("cyrillic", "latin", "latin-ext")
    assert sorted(fonts) == [f"{font}-{name}" for font in ("bitter", "nunito-sans") for name in ranges]
    licences = files.read("botyard/static/font-licences.txt").decode()
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") == 2


def test_bots_need_five_packages_besides_the_wheel(wheel: Path, tmp_path: Path) -> None:
    """A fresh environment with these and nothing else: what docs/sdk.md shows can be imported, the server cannot."""
    python = tmp_path / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path], check=True)
    install = [".venv/bin/uv", "pip", "install", "--quiet", "--offline", "--no-deps"]
    subprocess.run([*install, "--python", python, wheel], cwd=ROOT, check=True)
    site = next(tmp_path.glob("lib/python*/site-packages"))
    for name in ("msgpack", "msgspec", "orjson", "typing_extensions", "websockets"):
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        source = Path(spec.origin).parent if spec.submodule_search_locations else Path(spec.origin)
        (site / source.name).symlink_to(source)
    tried = """
        import botyard.client, botyard.client.session, botyard.games.registry, botyard.bots.answer
        print(botyard.client.__file__)
        try:
            import redis
        except ModuleNotFoundError as missing:
            print(missing.name)
    """
    program = [str(python), "-I", "-c", textwrap.dedent(tried)]
    done = subprocess.run(program, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.splitlines() == [str(site / "botyard/client/__init__.py"), "redis"]


class InstalledNode(NodeProcess):
    """A node of an environment that holds the wheel and what it needs. Its `PATH` has nothing, so no node either."""

    def __init__(self, environment: Path, directory: Path) -> None:
        super().__init__(directory, "node", None, BOTYARD_BOT_THINKING="0", PATH=str(directory))
        self._program = str(environment / "bin" / "botyard")

    def command(self) -> list[str]:
        """The command that the README names."""
        return [self._program, "serve"]


@pytest.mark.slow
async def test_an_installed_wheel_serves_the_page_and_plays_without_the_checkout(wheel: Path, tmp_path: Path) -> None:
    environment = tmp_path / "installed"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    install = [".venv/bin/uv", "pip", "install", "--quiet", "--offline", "--no-deps"]
    subprocess.run([*install, "--python", environment / "bin" / "python", wheel], cwd=ROOT, check=True)
    site = next(environment.glob("lib/python*/site-packages"))
    needed = next(one for one in distributions() if one.metadata["Name"] == "starlette").locate_file("")
    (site / "needed.pth").write_text(f"{needed}\n")  # its own .pth, which names the checkout, is not read
    where = [str(environment / "bin/python"), "-I", "-c", "import botyard; print(botyard.__file__)"]
    assert subprocess.run(where, capture_output=True, text=True, check=True).stdout.startswith(str(site))
    node = InstalledNode(environment, tmp_path)
    await node.start()
    try:
        page = await asyncio.to_thread(lambda: urlopen(f"{node.http}/").read())
        assert b'<script type="module"' in page
        token = (await guest_token(node.http, "Ann")).token
        async with connect(node.ws, token=token) as ann:
            await against(ann, BotLevel.RANDOM)
            assert await play(ann, turns=3) == 3
    finally:
        await node.end()


def included(root: Path, version: str) -> dict[str, str]:
    """The files that the build hook adds to a build in a project at `root`: source path to path in the wheel."""
    build_data: dict[str, Any] = {"force_include": {}}
    not_asked: Any = None
    hook = ClientBuildHook(str(root), {}, not_asked, not_asked, directory="", target_name="wheel")
    hook.initialize(version, build_data)
    found: dict[str, str] = build_data["force_include"]
    return found


def pins(name: str) -> list[str]:
    return re.findall(r"^[a-z0-9-]+==[^\s;]+", (ROOT / name).read_text(), flags=re.MULTILINE)


def locked(name: str) -> set[str]:
    return {pin.split("==")[0] for pin in pins(name)}
