"""Wrong passwords of others keep no owner out of an account.

And a lost password: recovery codes of the owner, and reset links of moderators.
"""

import asyncio
from dataclasses import replace

import pytest

from botyard.accounts import recovery, throttle
from botyard.accounts.browser_cookies import DEVICE_COOKIE, DEVICE_SECONDS, Device, Devices, logged_in
from botyard.accounts.identity import Signer
from botyard.accounts.recovery import CODES
from botyard.net.transport.token_bucket import Buckets, Rate
from tests.net.browser import PASSWORD, Browser, behind_a_proxy, registered
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess

OWNERS_ADDRESS = "198.51.100.7"


@pytest.fixture(autouse=True)
def long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make waits longer than the test."""
    monkeypatch.setattr(throttle, "FIRST_WAIT_MS", 500_000)


async def log_in(node: LiveNode, address: str, name: str = "Victim", password: str = PASSWORD) -> Answer:
    """A login from an address, by a browser that has never been there."""
    return await Browser(node, address=address).post("/api/login", name=name, password=password)


async def guess(node: LiveNode, address: str, times: int, name: str = "Victim") -> list[int]:
    """The statuses of wrong logins from an address."""
    return [(await log_in(node, address, name, "wrong horse")).status for _ in range(times)]


async def test_wrong_passwords_from_many_addresses_do_not_stop_the_owner_anywhere(redis: RedisProcess) -> None:
    async with behind_a_proxy(redis.url) as node:
        await registered(node, "Victim", OWNERS_ADDRESS)
        statuses = await asyncio.gather(*(guess(node, f"203.0.113.{host}", 6) for host in range(1, 7)))
        assert all(one == [403] * 5 + [429] for one in statuses), "each place is stopped by itself"
        assert (await log_in(node, OWNERS_ADDRESS)).status == 200
        assert (await log_in(node, "198.51.100.99")).status == 200


async def test_a_browser_that_logged_in_before_is_let_in_whatever_others_try(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttle, "FIRST_ATTEMPTS", 0)
    monkeypatch.setattr(throttle, "FREE_ATTEMPTS_OF_NAME", 3)
    monkeypatch.setattr(throttle, "FIRST_WAIT_OF_NAME_MS", 500_000)
    monkeypatch.setattr(throttle, "LONGEST_WAIT_OF_NAME_MS", 500_000)
    async with behind_a_proxy(redis.url) as node:
        owner = await registered(node, "Victim", OWNERS_ADDRESS)
        for host in range(1, 4):
            assert await guess(node, f"203.0.113.{host}", 1) == [403]
        refused = await log_in(node, "203.0.113.9")
        assert (refused.status, refused.json()["code"]) == (429, "too_fast")
        assert "perhaps not by you" in refused.json()["message"]
        assert "use a browser where you've logged in before" in refused.json()["message"]
        await owner.done("/api/logout")
        assert await guess(node, OWNERS_ADDRESS, 1) == [429], "another browser at the same place waits"
        assert (await owner.post("/api/login", name="victim", password=PASSWORD)).status == 200
        others_device = await registered(node, "Other", "203.0.113.8")
        assert (await others_device.post("/api/login", name="Victim", password=PASSWORD)).status == 429


async def test_attempts_slowed_for_a_name_cost_the_address_nothing(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttle, "FIRST_ATTEMPTS", 0)
    monkeypatch.setattr(throttle, "FREE_ATTEMPTS_OF_NAME", 1)
    monkeypatch.setattr(throttle, "FIRST_WAIT_OF_NAME_MS", 500_000)
    monkeypatch.setattr(throttle, "LONGEST_WAIT_OF_NAME_MS", 500_000)
    async with behind_a_proxy(redis.url) as node:
        await registered(node, "Victim", OWNERS_ADDRESS)
        assert await guess(node, "203.0.113.1", 1) == [403]
        assert await guess(node, OWNERS_ADDRESS, 8) == [429] * 8
        counters = throttle.counters_of_login("Victim", None, throttle.Source(OWNERS_ADDRESS))
        await node.node.session_registry.throttle.clear(counters[-1:])
        assert (await log_in(node, OWNERS_ADDRESS)).status == 200


async def test_a_new_browser_comes_in_however_many_addresses_try_again_and_again(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttle, "FREE_ATTEMPTS_OF_NAME", 4)
    monkeypatch.setattr(throttle, "FIRST_WAIT_OF_NAME_MS", 500_000)
    monkeypatch.setattr(throttle, "LONGEST_WAIT_OF_NAME_MS", 500_000)
    async with behind_a_proxy(redis.url) as node:
        await registered(node, "Victim", OWNERS_ADDRESS)
        for host in range(1, 5):
            await guess(node, f"203.0.113.{host}", 5)
        assert await guess(node, "203.0.113.20", 4) == [403, 403, 403, 429], "its first attempts, and no more"
        assert await guess(node, "198.51.100.99", 1) == [403], "the owner mistypes"
        assert (await log_in(node, "198.51.100.99")).status == 200


def test_strangers_cannot_use_up_the_recovery_codes_of_a_name() -> None:
    counters = throttle.counters_of_code("Victim", None, throttle.Source(OWNERS_ADDRESS))
    assert not any(one.name.startswith(throttle.NAME_COUNTER_PREFIX) for one in counters)
    assert len(counters) == 2, "the address with the name, and the address"


def test_all_networks_of_one_customer_are_one_place_to_try_a_name_from() -> None:
    addresses = "2001:db8:1:1::/64", "2001:db8:1:2::/64", "2001:db8:2:1::/64", "203.0.113.1", "203.0.113.2", "unknown:1"
    places = [throttle.counters_of_login("Victim", None, throttle.Source(address))[0].name for address in addresses]
    assert places[0] == places[1]
    assert len(set(places)) == len(addresses) - 1


async def test_the_name_alone_slows_and_never_locks() -> None:
    *_, of_name = throttle.counters_of_login("Victim", None, throttle.Source(OWNERS_ADDRESS))
    assert of_name.free >= 20 * throttle.FREE_ATTEMPTS
    assert of_name.longest <= 10_000


async def test_within_a_session_only_its_own_wrong_passwords_count(redis: RedisProcess) -> None:
    async with behind_a_proxy(redis.url) as node:
        owner = await registered(node, "Victim", OWNERS_ADDRESS)
        assert await guess(node, OWNERS_ADDRESS, 6) == [403] * 5 + [429]
        await owner.done("/api/me/password", old=PASSWORD, new="another horse")
        wrong = [(await owner.post("/api/me/delete", password="wrong horse")) for _ in range(6)]
        assert [one.status for one in wrong] == [403] * 5 + [429]
        assert wrong[-1].json()["message"].startswith("Too many wrong passwords in this session: try again in ")
        elsewhere = Browser(node, address="198.51.100.99")
        await elsewhere.done("/api/login", name="Victim", password="another horse")
        await elsewhere.done("/api/me/delete", password="another horse")


async def test_names_that_look_alike_share_neither_account_nor_count(redis: RedisProcess) -> None:
    async with behind_a_proxy(redis.url) as node:
        await registered(node, "Victim", OWNERS_ADDRESS)
        assert await guess(node, "203.0.113.1", 6, "V\u0456ctim") == [403] * 5 + [429]
        assert (await log_in(node, "203.0.113.1", "V\u0456ctim")).status == 429
        assert (await log_in(node, "203.0.113.2", "V\u0456ctim")).status == 403, "the right password of another name"
        assert (await log_in(node, "203.0.113.1", " victIM ")).status == 200


async def test_right_passwords_use_up_nothing_for_an_address_or_a_name(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttle, "FREE_ATTEMPTS_OF_ADDRESS", 2)
    monkeypatch.setattr(throttle, "FREE_ATTEMPTS_OF_NAME", 2)
    async with behind_a_proxy(redis.url) as node:
        await registered(node, "Victim", OWNERS_ADDRESS)
        assert [(await log_in(node, "203.0.113.1")).status for _ in range(5)] == [200] * 5
        assert await guess(node, "203.0.113.1", 3) == [403, 403, 429]


async def test_a_right_password_takes_back_its_own_attempt_and_no_other(redis: RedisProcess) -> None:
    async with behind_a_proxy(redis.url) as node:
        await registered(node, "Victim", OWNERS_ADDRESS)
        await guess(node, "203.0.113.1", throttle.FREE_ATTEMPTS)
        limits = node.node.session_registry.throttle
        *_, of_name = throttle.counters_of_login("Victim", None, throttle.Source(OWNERS_ADDRESS))
        counters = of_name, replace(of_name, name=f"first-{of_name.name}")
        store = node.node.session_registry.people
        counts = [await store.attempts(limits.stored_name(one)) for one in counters]
        assert counts == [throttle.FREE_ATTEMPTS - throttle.FIRST_ATTEMPTS, throttle.FIRST_ATTEMPTS]
        assert (await log_in(node, "203.0.113.2")).status == 200
        assert [await store.attempts(limits.stored_name(one)) for one in counters] == counts


def test_a_device_cookie_is_ours_names_few_accounts_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    devices = Devices(Signer(b"k" * 32))
    device = None
    identities = [f"{number:016x}" for number in range(6)]
    for identity in identities:
        device = logged_in(device, identity)
    assert device is not None
    assert device.identities == (identities[5], identities[4], identities[3], identities[2])
    cookie = devices.write(device)
    assert devices.read(cookie) == device
    assert device.counter_of(identities[5]) not in {None, device.counter_of(identities[4])}
    assert device.counter_of(identities[0]) is None
    forged = cookie.replace(identities[5], identities[0])
    for other in (forged, cookie[:-1], "", "d1", Devices(Signer(b"j" * 32)).write(device)):
        assert devices.read(other) is None
    now = int(cookie.split(".")[2], 16)
    monkeypatch.setattr("botyard.accounts.browser_cookies.time.time", lambda: now + DEVICE_SECONDS + 1)
    assert devices.read(cookie) is None


async def test_the_device_cookie_is_set_by_a_password_and_forgotten_with_the_account(node: LiveNode) -> None:
    ann = Browser(node)
    assert DEVICE_COOKIE not in (await ann.post("/api/guest", name="Ann")).cookies
    assert DEVICE_COOKIE in (await ann.post("/api/me/register", name="Ann", password=PASSWORD)).cookies
    number = Devices(node.signer).read(ann.device.partition("=")[2])
    assert isinstance(number, Device)
    await ann.done("/api/logout")
    again = await ann.post("/api/login", name="Ann", password=PASSWORD)
    assert Devices(node.signer).read(again.cookies[DEVICE_COOKIE]) == number, "the browser stays the same device"
    assert (await ann.post("/api/me/delete", password=PASSWORD)).cookies[DEVICE_COOKIE] == '""'


async def test_others_at_an_address_use_up_no_attempts_of_a_known_browser(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with behind_a_proxy(redis.url) as node:
        owner = await registered(node, "Victim", OWNERS_ADDRESS)
        # one attempt each: of an address, of a browser that has logged in before, of a person about the own account
        monkeypatch.setattr(node.node.rate_limits, "accounts", Buckets(Rate(per_second=0.001, at_once=1)))
        monkeypatch.setattr(node.node.rate_limits, "logins_of_browser", Buckets(Rate(per_second=0.001, at_once=1)))
        monkeypatch.setattr(node.node.rate_limits, "personal", Buckets(Rate(per_second=0.001, at_once=1)))
        # new browsers at the owner's address use up `accounts`
        assert await guess(node, OWNERS_ADDRESS, 2) == [403, 429]
        # the owner's own browser: first `personal`, then `logins_of_browser`
        await owner.done("/api/me/confirm", password=PASSWORD)
        assert (await owner.post("/api/me/confirm", password=PASSWORD)).json()["code"] == "too_fast"
        assert [(await owner.post("/api/login", name="Victim", password=PASSWORD)).status for _ in range(2)] == [
            200,
            429,
        ]


# --- a lost password --------------------------------------------------------------------------------------------


OTHER = "another horse"


async def codes_of(owner: Browser) -> list[str]:
    """New recovery codes of an account."""
    made = await owner.done("/api/me/recovery-codes")
    codes = made["codes"]
    assert isinstance(codes, list)
    return codes


async def recover(node: LiveNode, code: str, name: str = "Ann", password: str = OTHER) -> Answer:
    """Set another password by a code, in a browser that has never been there."""
    return await Browser(node).post("/api/recover", name=name, code=code, password=password)


async def login_status(node: LiveNode, password: str) -> int:
    """The status of a login of Ann."""
    return (await Browser(node).post("/api/login", name="Ann", password=password)).status


async def test_a_code_sets_another_password_once_and_ends_all_sessions(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    token = str((await ann.done("/api/me/tokens", label="bot"))["token"])
    codes = await codes_of(ann)
    assert len(set(codes)) == CODES
    back = Browser(node)
    typed = codes[3].replace("-", " ").lower()
    assert (await back.post("/api/recover", name=" ANN", code=typed, password=OTHER)).status == 200
    assert (await back.ask("GET", "/api/me")).json()["registered"]
    assert (await back.ask("GET", "/api/me/recovery-codes")).json()["left"] == CODES - 1
    assert (await ann.ask("GET", "/api/me")).json()["code"] == "logged_out"
    assert (await node.http("GET", "/api/me", authorization=f"Bearer {token}")).status == 401
    assert [await login_status(node, password) for password in (PASSWORD, OTHER)] == [403, 200]
    again = await recover(node, codes[3], password="a third horse")
    assert (again.status, again.json()["code"]) == (403, "wrong_password")
    assert (await recover(node, codes[4], password="a third horse")).status == 200


async def test_two_at_once_with_one_code_set_one_password(node: LiveNode) -> None:
    codes = await codes_of(await registered(node, "Ann"))
    answers = await asyncio.gather(*(recover(node, codes[0], password=f"horse number {one}") for one in range(2)))
    assert sorted(answer.status for answer in answers) in ([200, 403], [200, 503], [200, 409])


async def test_new_codes_replace_the_earlier_ones_and_need_the_password(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await registered(node, "Ann")
    old = await codes_of(ann)
    new = await codes_of(ann)
    assert (await recover(node, old[0])).status == 403
    assert (await recover(node, new[0])).status == 200
    monkeypatch.setattr("botyard.accounts.accounts.PROOF_MS", 1)
    back = Browser(node)
    await back.done("/api/login", name="Ann", password=OTHER)
    await asyncio.sleep(0.01)
    refused = await back.post("/api/me/recovery-codes")
    assert refused.json()["code"] == "password_needed"
    guest = Browser(node)
    await guest.done("/api/guest", name="Guest")
    assert (await guest.post("/api/me/recovery-codes")).json()["code"] == "not_registered"


async def test_wrong_codes_are_slowed_down_and_unknown_names_are_answered_alike(redis: RedisProcess) -> None:
    async with behind_a_proxy(redis.url) as node:
        await codes_of(await registered(node, "Ann", "198.51.100.7"))
        thief, body = Browser(node, address="203.0.113.1"), {"code": "BCDF-GHJK", "password": OTHER}
        known = await thief.post("/api/recover", name="Ann", **body)
        unknown = await thief.post("/api/recover", name="Nemo", **body)
        assert (known.status, known.body) == (unknown.status, unknown.body)
        statuses = [(await thief.post("/api/recover", name="Ann", **body)).status for _ in range(5)]
        assert statuses[-1] == 429


async def test_stored_data_reveals_no_code(node: LiveNode, redis: RedisProcess) -> None:
    ann = await registered(node, "Ann")
    codes = await codes_of(ann)
    identity = str((await ann.ask("GET", "/api/me")).json()["identity"])
    link = await node.node.session_registry.recovery.make_reset_link(identity)
    stored = b"".join([await node.node.session_registry.people.field(identity, field) or b"" for field in FIELDS])
    assert len(stored) > 300
    for secret in (*codes, link.partition(".")[2]):
        assert secret.encode() not in stored
        assert secret.replace("-", "").encode() not in stored


FIELDS = ("recovery_codes", "reset_link")


# --- links ---


async def link_for(node: LiveNode, owner: Browser) -> str:
    """The secret of a new reset link."""
    identity = str((await owner.ask("GET", "/api/me")).json()["identity"])
    path, _, secret = (await node.node.session_registry.recovery.make_reset_link(identity)).partition("#")
    assert path == "/reset"
    return secret


async def test_a_reset_link_says_whose_it_is_and_holds_once(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    secret = await link_for(node, ann)
    back = Browser(node)
    assert await back.done("/api/reset/owner", secret=secret) == {"name": "Ann"}
    weak = await back.post("/api/reset", secret=secret, password="password")
    assert weak.json()["code"] == "invalid_field"
    await back.done("/api/reset", secret=secret, password=OTHER)
    assert (await back.ask("GET", "/api/me")).json()["registered"]
    assert (await ann.ask("GET", "/api/me")).status == 401
    assert [await login_status(node, password) for password in (PASSWORD, OTHER)] == [403, 200]
    for path, body in (("/api/reset/owner", {}), ("/api/reset", {"password": "a third horse"})):
        refused = await Browser(node).post(path, secret=secret, **body)
        assert (refused.status, refused.json()["code"]) == (404, "no_such_link")


async def test_a_reset_link_ends_with_its_term_a_newer_one_and_another_password(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, visitor = await registered(node, "Ann"), Browser(node)
    first, second = await link_for(node, ann), await link_for(node, ann)
    await ann.done("/api/me/password", old=PASSWORD, new=OTHER)
    monkeypatch.setattr(recovery, "LINK_SECONDS", -1)
    late = await link_for(node, ann)
    for secret in (first, second, late, "", f"{'0' * 16}.{'a' * 22}"):
        assert (await visitor.post("/api/reset/owner", secret=secret)).json()["code"] == "no_such_link"


async def test_a_deleted_account_keeps_neither_codes_nor_link(node: LiveNode) -> None:
    ann = await registered(node, "Ann")
    codes, secret = await codes_of(ann), await link_for(node, ann)
    await ann.done("/api/me/delete", password=PASSWORD)
    assert (await recover(node, codes[0])).status == 403
    assert (await Browser(node).post("/api/reset/owner", secret=secret)).status == 404
