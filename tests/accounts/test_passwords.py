"""Passwords are hashed off the loop, few at once."""

import asyncio
from threading import Event

import pytest
from argon2 import PasswordHasher, extract_parameters

from server.accounts import passwords
from server.accounts.passwords import BadPassword, Passwords, TooBusy, fit


@pytest.mark.parametrize("password", ["", "1234567", "x" * 129])
def test_a_password_has_from_8_to_128_characters(password: str) -> None:
    with pytest.raises(BadPassword, match=r"\.$"):
        fit(password)
    assert fit("12345678") == "12345678"


async def test_only_the_right_password_is_right() -> None:
    keeper = Passwords()
    hashed = await keeper.hash(fit("correct horse"))
    assert hashed.startswith("$argon2id$")
    assert "correct" not in hashed
    assert (await keeper.check(hashed, "correct horse")).right
    assert not (await keeper.check(hashed, "correct hors")).right
    assert not (await keeper.check(None, "correct horse")).right
    assert not (await keeper.check("no hash", "correct horse")).right
    longest = await keeper.hash(fit("x" * 128))
    assert (await keeper.check(longest, "x" * 128)).right
    assert not (await keeper.check(longest, "x" * 129)).right
    keeper.stop()


async def test_nobodys_hash_is_as_much_work_as_anybodys() -> None:
    keeper = Passwords()
    nobodys, somebodys = keeper._nobodys, await keeper.hash("correct horse")
    assert extract_parameters(nobodys) == extract_parameters(somebodys)
    keeper.stop()


async def test_a_hash_by_other_measures_is_made_anew() -> None:
    keeper = Passwords()
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("correct horse")
    checked = await keeper.check(weak, "correct horse")
    assert checked.right
    assert checked.better is not None
    again = await keeper.check(checked.better, "correct horse")
    assert (again.right, again.better) == (True, None)
    keeper.stop()


async def test_the_loop_goes_on_and_no_more_than_a_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "WAITING_LIMIT", 4)
    keeper, free = Passwords(), Event()
    monkeypatch.setattr(keeper, "_check", lambda hashed, password: free.wait())
    waiting = [asyncio.ensure_future(keeper.check(None, "x" * 8)) for _ in range(4)]
    await asyncio.sleep(0)  # all have begun, none can end, and here we are
    with pytest.raises(TooBusy):
        await keeper.check(None, "x" * 8)
    free.set()
    assert all(await asyncio.gather(*waiting))
    keeper.stop()
