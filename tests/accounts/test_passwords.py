"""Passwords are hashed off the loop, few at once."""

import asyncio
import os
import threading
from threading import Event

import pytest
from argon2 import PasswordHasher, extract_parameters

from botyard.accounts import passwords
from botyard.accounts.passwords import ANONYMOUS, BadPassword, Checked, Passwords, Requester, TooBusy, accepted_password
from botyard.net.transport.token_bucket import Bucket
from botyard.processes.process_pool import pool_size

pytestmark = pytest.mark.usefixtures("real_hashes")


@pytest.mark.parametrize("password", ["", "1234567", "x" * 129])
def test_a_password_has_from_8_to_128_characters(password: str) -> None:
    with pytest.raises(BadPassword, match=r"\.$"):
        accepted_password(password)
    assert accepted_password("correctl") == "correctl"


@pytest.mark.parametrize(
    "password", ["password", "Pa55word", "12345678", "98765432", "aaaaaaaa", "abcdefgh", "pass word", "ann of green 7"]
)
def test_a_password_that_others_would_guess_first_is_refused_with_what_to_do(password: str) -> None:
    with pytest.raises(BadPassword, match=r"three or four random words"):
        accepted_password(password, "Ann of Green")


async def test_only_the_right_password_is_right() -> None:
    keeper = Passwords()
    hashed = await keeper.hash(accepted_password("correct horse"))
    assert hashed.startswith("$argon2id$")
    assert "correct" not in hashed
    assert (await keeper.check(hashed, "correct horse")).right
    assert not (await keeper.check(hashed, "correct hors")).right
    assert not (await keeper.check(None, "correct horse")).right
    assert not (await keeper.check("no hash", "correct horse")).right
    longest = await keeper.hash(accepted_password("four words, " * 10 + "and more"))
    assert (await keeper.check(longest, "four words, " * 10 + "and more")).right
    assert not (await keeper.check(longest, "four words, " * 10 + "and more!")).right
    keeper.stop()


async def test_dummy_hash_is_as_much_work_as_anybodys() -> None:
    keeper = Passwords()
    nobodys, somebodys = keeper._dummy, await keeper.hash("correct horse")
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


async def test_hashes_are_made_in_threads_of_low_priority_that_leave_a_core_free() -> None:
    at_once = pool_size(None)
    assert at_once == max(1, len(os.sched_getaffinity(0)) - 1)
    keeper = Passwords(at_once)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    niceness = await keeper._in_thread(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()), ANONYMOUS)
    assert niceness == max(own, passwords.NICENESS)
    assert os.getpriority(os.PRIO_PROCESS, 0) == own
    keeper.stop()


async def test_no_address_takes_all_places_and_known_people_have_some_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(passwords, "WAITING_LIMIT", 3)
    monkeypatch.setattr(passwords, "WAITING_OF_ADDRESS_LIMIT", 2)
    keeper, free = Passwords(), Event()
    monkeypatch.setattr(keeper, "_check", lambda hashed, password: free.wait())
    near, far = Requester("203.0.113.1"), Requester("203.0.113.2")
    waiting = [asyncio.ensure_future(keeper.check(None, "x" * 8, near)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooBusy) as refused:
        await keeper.check(None, "x" * 8, near)
    assert refused.value.after >= 1_000
    waiting.append(asyncio.ensure_future(keeper.check(None, "x" * 8, far)))
    await asyncio.sleep(0)
    with pytest.raises(TooBusy):
        await keeper.check(None, "x" * 8, far)
    waiting.append(asyncio.ensure_future(keeper.check(None, "x" * 8, Requester("203.0.113.1", known=True))))
    free.set()
    assert all(await asyncio.gather(*waiting))
    assert not keeper._slots
    keeper.stop()


async def test_an_address_leaves_places_for_known_people_of_other_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    keeper, free = Passwords(), Event()
    monkeypatch.setattr(keeper, "_check", lambda hashed, password: free.wait())
    flood = [Requester("203.0.113.1", known=number % 2 == 0) for number in range(200)]
    waiting = [asyncio.ensure_future(keeper.check(None, "x" * 8, requester)) for requester in flood]
    await asyncio.sleep(0)
    victims = [Requester("203.0.113.2", known=True), Requester("203.0.113.2")]
    served = [asyncio.ensure_future(keeper.check(None, "x" * 8, requester)) for requester in victims]
    await asyncio.sleep(0)
    free.set()
    assert all(await asyncio.gather(*served))
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert sum(isinstance(outcome, TooBusy) for outcome in outcomes) >= len(flood) - 50
    keeper.stop()


@pytest.mark.parametrize("known", [False, True])
async def test_a_full_queue_takes_a_place_of_the_address_that_has_most(
    known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "WAITING_LIMIT", 4)
    monkeypatch.setattr(passwords, "RESERVED_FOR_KNOWN", 4)
    keeper, free = Passwords(), Event()
    monkeypatch.setattr(keeper, "_check", lambda hashed, password: Checked(free.wait()))
    networks = [f"2001:db8:1:{number}::/64" for number in range(4)]  # of one customer
    flood = [Requester(network, one) for one in sorted({False, known}) for network in networks]
    waiting = [asyncio.ensure_future(keeper.check(None, "x" * 8, requester)) for requester in flood]
    await asyncio.sleep(0)
    late = asyncio.ensure_future(keeper.check(None, "x" * 8, Requester("2001:db8:2:1::/64", known)))
    await asyncio.sleep(0)
    free.set()
    assert (await late).right
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    lost = [place for place, outcome in enumerate(outcomes) if isinstance(outcome, TooBusy)]
    assert [flood[place].known for place in lost] == [False]
    keeper.stop()


async def test_strangers_of_all_addresses_share_a_budget_and_known_people_need_none() -> None:
    keeper = Passwords(1, Bucket(0.001, 1, 0.0))
    assert not (await keeper.check(None, "correct horse", Requester("203.0.113.1"))).right
    with pytest.raises(TooBusy) as refused:
        await keeper.check(None, "correct horse", Requester("203.0.113.2"))
    assert refused.value.after > 1_000
    assert not (await keeper.check(None, "correct horse", Requester(known=True))).right
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
