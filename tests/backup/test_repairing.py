"""A damaged data directory: what can be loaded is kept, the rest is named, and nothing is changed without a copy."""

import asyncio
import os
import shutil
from argparse import Namespace
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from botyard.backup import command
from botyard.backup.archive import BackupFailed
from botyard.backup.repairing import Repaired, repair
from botyard.settings import Settings
from botyard.store.append_only import loadable_size
from botyard.store.datafiles import data_names
from tests.backup.test_backup import AT, COUNTER, serving
from tests.support.waiting import until

pytestmark = pytest.mark.slow

BEAT = "botyard:{beats}:last"
BEATS = (1_700_000_000_000, 1_700_000_060_000)
"""The heartbeats in the base, and in the incremental file."""
COMMANDS = frozenset({b"set", b"incr", b"multi", b"exec"})
FOLDER, MANIFEST = "appendonlydir", "appendonlydir/appendonly.aof.manifest"
BASE, INCREMENTAL = f"{FOLDER}/appendonly.aof.2.base.rdb", f"{FOLDER}/appendonly.aof.2.incr.aof"
OLDER = f"{FOLDER}/appendonly.aof.1.incr.aof"

Harm = Callable[[Path], object]


@pytest.fixture(scope="module")
def whole_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("whole") / "data"


@pytest.fixture
async def data(tmp_path: Path, whole_data: Path) -> Path:
    """A stopped service's data: a base with the number 10, and ten further increments. `older`: a replaced file."""
    if not whole_data.exists():
        async with serving(whole_data) as store:
            await store.call("SET", BEAT, str(BEATS[0]))
            await store.call("HSET", AT.head, "epoch", "4", "number", "1", "record", "r", "run", "x", "durable", "1")
            for _ in range(10):
                await store.call("INCR", COUNTER)
            older = (whole_data / OLDER).read_bytes()
            await store.primaries[0].call("BGREWRITEAOF")
            await until(lambda: (whole_data / BASE).exists() and not (whole_data / OLDER).exists())
            for _ in range(5):
                await store.call("INCR", COUNTER)
            await store.call("SET", BEAT, str(BEATS[1]))
            for _ in range(5):
                await store.call("INCR", COUNTER)
        (whole_data.parent / "older").write_bytes(older)
    shutil.copy(whole_data.parent / "older", tmp_path / "older")
    return shutil.copytree(whole_data, tmp_path / "data")


async def counter(data: Path) -> int:
    async with serving(data) as store:
        return int(await store.call("GET", COUNTER))


def content(data: Path) -> dict[str, bytes]:
    """The files that hold data."""
    paths = [path for name in data_names(data) for path in (data / name, *(data / name).rglob("*"))]
    return {str(path.relative_to(data)): path.read_bytes() for path in paths if path.is_file()}


async def run(data: Path, check: bool = False) -> tuple[int, str, str]:
    """The status of `botyard repair`, its output and its errors."""
    out, errors = StringIO(), StringIO()
    given = Namespace(work="repair", check=check)
    status = await asyncio.to_thread(command.main, given, Settings(data=data), out, errors)
    return status, out.getvalue(), errors.getvalue()


def change(name: str, by: Callable[[bytes], bytes]) -> Harm:
    """A damage that changes the bytes of a file."""
    return lambda data: (data / name).write_bytes(by((data / name).read_bytes()))


def remove(name: str) -> Harm:
    """A damage that removes a file."""
    return lambda data: (data / name).unlink()


def put_at(share: float, garbage: bytes) -> Callable[[bytes], bytes]:
    """A damage that replaces bytes at a share of the file."""

    def by(whole: bytes) -> bytes:
        at = int(len(whole) * share)
        return whole[:at] + garbage + whole[at + len(garbage) :]

    return by


def rename_last_command(whole: bytes) -> bytes:
    """The bytes of a log whose last command has an unknown name."""
    head, _, tail = whole.rpartition(b"INCR")
    return head + b"I\x00CR" + tail


# --- repaired ---------------------------------------------------------------------------------------------------


async def test_whole_data_are_not_changed(data: Path) -> None:
    before = content(data)
    done = await repair(Settings(data=data), check=False)
    assert done == Repaired((), 0, BEATS[1], 1, None)
    assert content(data) == before


@pytest.mark.parametrize(
    ("harm", "least", "most", "found"),
    [
        (change(INCREMENTAL, lambda whole: whole[:-5]), 19, 19, "incr.aof is damaged or incomplete from byte"),
        (change(INCREMENTAL, lambda whole: whole + bytes(4096)), 20, 20, "4096 bytes cannot be used"),
        (change(INCREMENTAL, put_at(0.5, b"\xff" * 60)), 11, 19, "incr.aof is damaged or incomplete from byte"),
        (change(INCREMENTAL, put_at(0.0, b"\xff" * 60)), 10, 10, "incr.aof is damaged or incomplete from byte 0"),
        (change(INCREMENTAL, rename_last_command), 19, 19, "incr.aof is damaged or incomplete from byte"),
        (remove(INCREMENTAL), 10, 10, "The manifest names appendonly.aof.2.incr.aof, which is missing."),
        (remove(MANIFEST), 20, 20, "The manifest is missing"),
        (change(MANIFEST, lambda whole: b""), 20, 20, "The manifest is damaged"),
        (change(MANIFEST, lambda whole: whole[:-20]), 20, 20, "The manifest is damaged"),
        (change(MANIFEST, lambda whole: b"\xff\x00" * 30), 20, 20, "The manifest is damaged"),
        (change(MANIFEST, lambda whole: whole.splitlines()[0] + b"\n"), 20, 20, "does not name appendonly.aof.2.incr"),
        (
            change(MANIFEST, lambda whole: whole + b"file appendonly.aof.3.incr.aof seq 3 type i\n"),
            20,
            20,
            "The manifest names appendonly.aof.3.incr.aof, which is missing.",
        ),
        (change(MANIFEST, lambda whole: whole.replace(b"2.incr.aof", b"2.incr.aoe")), 20, 20, "is damaged"),
        (remove("format.json"), 20, 20, "format.json is missing or damaged"),
        (change("format.json", lambda whole: whole[:9]), 20, 20, "format.json is missing or damaged"),
    ],
)
async def test_readable_data_is_kept_and_so_are_the_damaged_files(
    data: Path, harm: Harm, least: int, most: int, found: str
) -> None:
    harm(data)
    damaged = content(data)
    done = await repair(Settings(data=data), check=True)
    assert content(data) == damaged
    assert (done.replaced, done.rooms) == (None, 1)
    assert found in " ".join(done.findings)
    done = await repair(Settings(data=data), check=False)
    assert done.replaced is not None
    kept = {str(path.relative_to(done.replaced)): path for path in done.replaced.rglob("*") if path.is_file()}
    assert {name: path.read_bytes() for name, path in kept.items()}.items() <= damaged.items()
    assert any(damaged.get(name) != whole for name, whole in content(data).items())
    assert least <= await counter(data) <= most
    assert not (await repair(Settings(data=data), check=True)).findings


async def test_after_a_repair_each_room_begins_a_new_epoch(data: Path) -> None:
    change(INCREMENTAL, lambda whole: whole[:-5])(data)
    await repair(Settings(data=data), check=False)
    async with serving(data) as store:
        room = await store.rooms.read(AT)
    assert room is not None
    assert room.epoch == 5


async def test_the_files_after_a_damaged_one_are_not_used(data: Path) -> None:
    third = f"{FOLDER}/appendonly.aof.3.incr.aof"
    (data / third).write_bytes((data / INCREMENTAL).read_bytes())
    change(MANIFEST, lambda whole: whole + b"file appendonly.aof.3.incr.aof seq 3 type i\n")(data)
    size = (data / third).stat().st_size
    change(INCREMENTAL, lambda whole: whole[:-5])(data)
    done = await repair(Settings(data=data), check=False)
    assert done.findings[1:] == (
        f"appendonly.aof.3.incr.aof ({size} bytes) cannot be used, because a file before it is damaged.",
    )
    assert done.cut > size
    assert await counter(data) == 19


async def test_without_a_manifest_a_file_that_a_rewrite_has_replaced_is_not_loaded_again(
    data: Path, tmp_path: Path
) -> None:
    shutil.copy(tmp_path / "older", data / OLDER)
    remove(MANIFEST)(data)
    await repair(Settings(data=data), check=False)
    assert await counter(data) == 20


def test_half_a_transaction_is_not_loaded() -> None:
    multi, step, end = b"*1\r\n$5\r\nMULTI\r\n", b"*2\r\n$4\r\nincr\r\n$1\r\nn\r\n", b"*1\r\n$4\r\nexec\r\n"
    whole = step + multi + step + step + end
    assert loadable_size(b"#TS:1700000000\r\n" + whole, COMMANDS) == len(whole) + 16
    for size in range(len(step), len(whole)):
        assert loadable_size(whole[:size], COMMANDS) == len(step)


async def test_rights_that_the_owner_lacks_are_given_back(data: Path) -> None:
    (data / INCREMENTAL).chmod(0o000)
    (data / FOLDER).chmod(0o000)
    status, said, _ = await run(data, check=True)
    assert status == 1
    assert said.startswith("The owner of appendonlydir had no right to read and write it.\nNothing is changed.")
    assert (data / FOLDER).stat().st_mode & 0o777 == 0
    done = await repair(Settings(data=data), check=False)
    assert len(done.findings) == 2
    assert done.replaced is None
    assert (data / INCREMENTAL).stat().st_mode & 0o777 == 0o600
    assert await counter(data) == 20


# --- not repaired -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (remove(BASE), "the base of the log, which has all but the newest data, is missing"),
        (change(BASE, lambda whole: whole[:-30]), "no server can load what is left"),
        (change(BASE, put_at(0.7, b"\xff" * 8)), "no server can load what is left"),
        (change(BASE, lambda whole: b"\x00" * 200), r"\(Bad file format reading .*base\.rdb\)\. Restore"),
        (lambda data: shutil.rmtree(data / FOLDER), "There is no log"),
    ],
)
async def test_data_that_cannot_be_repaired_are_left_and_the_way_out_is_named(data: Path, harm: Harm, why: str) -> None:
    harm(data)
    before = content(data)
    with pytest.raises(BackupFailed, match=why) as failed:
        await repair(Settings(data=data), check=False)
    assert str(failed.value).endswith("Restore a backup: `botyard restore --force FILE`.")
    assert content(data) == before
    assert not list(data.glob(".restore-*"))


async def test_without_manifest_and_heartbeats_files_are_not_chosen_by_chance(data: Path) -> None:
    (data / OLDER).write_bytes(b"*2\r\n$4\r\nINCR\r\n$1\r\nn\r\n")
    remove(MANIFEST)(data)
    with pytest.raises(BackupFailed, match=r"only the manifest said whether appendonly\.aof\.1\.incr\.aof belongs"):
        await repair(Settings(data=data), check=False)


async def test_data_in_use_elsewhere_or_of_another_user_are_refused(
    data: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("botyard.backup.restoring.LOCK_SECONDS", 0.0)
    async with serving(data):
        with pytest.raises(BackupFailed, match=r"A service runs on .*: stop it, then repair"):
            await repair(Settings(data=data), check=False)
    with pytest.raises(BackupFailed, match="There is no data in"):
        await repair(Settings(data=tmp_path / "nowhere"), check=False)
    with pytest.raises(BackupFailed, match="with its own tools"):
        await repair(Settings(data=data, redis_url="redis://127.0.0.1:1"), check=False)
    user = os.getuid()
    monkeypatch.setattr("botyard.backup.repairing.os.getuid", lambda: user + 1)
    with pytest.raises(BackupFailed, match="belongs to the user"):
        await repair(Settings(data=data), check=False)


async def test_a_disk_without_room_for_the_copy_is_said(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change(INCREMENTAL, lambda whole: whole[:-5])(data)
    monkeypatch.setattr("botyard.backup.repairing.free_bytes", lambda folder: 1 << 20)
    with pytest.raises(BackupFailed, match="needs 16 MiB of free disk, and there are 1"):
        await repair(Settings(data=data), check=False)


# --- said -------------------------------------------------------------------------------------------------------


async def test_the_output_says_what_was_found_cut_off_and_is_to_be_done(data: Path) -> None:
    size = (data / INCREMENTAL).stat().st_size
    change(INCREMENTAL, lambda whole: whole[:-5])(data)
    status, said, _ = await run(data, check=True)
    cut = size - 5 - loadable_size((data / INCREMENTAL).read_bytes(), COMMANDS | {b"select"})
    assert status == 1
    assert said == (
        f"appendonly.aof.2.incr.aof is damaged or incomplete from byte {size - 5 - cut} on;"
        f" {cut} bytes cannot be used.\n{cut} bytes of the log would be cut off. A server loads the rest.\n"
        "The last sign of life in what is left is of 2023-11-14 22:14:20 UTC.\n"
        "Nothing is changed. Run `botyard repair` without --check to repair this.\n"
    )
    status, said, _ = await run(data)
    assert status == 0
    assert f"{cut} bytes of the log are cut off." in said
    assert "A new epoch begins for 1 live rooms: users who saw lost entries get a notice.\nStart the service" in said
    assert (await run(data))[1].endswith(" are whole: a server loads them, with 1 live rooms. Nothing is changed.\n")
    remove(BASE)(data)
    status, said, errors = await run(data)
    assert (status, said) == (1, "")
    assert errors.startswith(f"botyard: The data in {data} cannot be repaired: the base of the log")
