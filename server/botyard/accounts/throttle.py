"""Limits of password attempts. No limit can lock the owner out of an account.

- A browser that has logged in to the account before has a count of its own (`browser_cookies`).
- Attempts from elsewhere count for the name and the address together (of IPv6 its /48 network), for the address, and
  for the name alone. The count for the name is high, and slows attempts down instead of stopping them. The first
  attempts of an address for a name have another count for the name, with still more free attempts: a stranger who tries
  again and again from many addresses uses up only the usual count, and the owner comes in from a new browser.
- What a session does (another password, deletion, confirming the password) counts for that session alone.

Each attempt is counted before the password is checked, so that many at once get no further than one by one. A right
password takes the attempt back.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from ipaddress import IPv6Network

from botyard.accounts.browser_cookies import Device
from botyard.accounts.confusables import plain
from botyard.store.accounts import AccountStore

FREE_ATTEMPTS = 5
"""Attempts without a wait from one address; each further one doubles the wait."""
FIRST_ATTEMPTS = 3
"""How many attempts of an address for a name count as its first ones."""
FREE_FIRST_ATTEMPTS_OF_NAME = 3_000
"""First attempts for one name without a wait, from all addresses together."""
FREE_ATTEMPTS_OF_ADDRESS = 50
"""Attempts without a wait from one address for all names together: a school shares an address."""
FREE_ATTEMPTS_OF_NAME = 100
"""Attempts without a wait for one name from all addresses, except browsers that have logged in to the account."""
FIRST_WAIT_MS = 5_000
LONGEST_WAIT_MS = 15 * 60_000
LONGEST_WAIT_OF_ADDRESS_MS = 60_000
FIRST_WAIT_OF_NAME_MS = 1_000
LONGEST_WAIT_OF_NAME_MS = 10_000
ATTEMPTS_KEPT_MS = 24 * 3_600_000


NAME_COUNTER_PREFIX = "n-"
"""How the name of a counter begins that counts the attempts for one name from all addresses together."""


class Throttled(Exception):
    """Too many attempts. `after`: ms until the next one. `text`: the id of the reason, with the seconds in it."""

    def __init__(self, after: int, text: str) -> None:
        super().__init__(after)
        self.after = after
        self.text = text


@dataclass(frozen=True, slots=True)
class Source:
    """The origin of a login attempt. `address` None: this machine, which has no address limit."""

    address: str | None = None
    device: Device | None = None


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter of attempts: `free` ones without a wait, then waits that double from `first` to `longest` ms.

    `text`: the id of the sentence for an attempt that comes too early.
    """

    name: str
    free: int
    first: int
    longest: int
    text: str


class Throttle:
    """Counts attempts on all nodes together. All raise `StoreUnavailable`.

    Counts are stored under keyed digests of their names, so the store alone reveals no name and no address.
    """

    def __init__(self, store: AccountStore, digest: Callable[[str], str]) -> None:
        """`digest`: of a text, under the key of all nodes."""
        self._store = store
        self._digest = digest

    def stored_name(self, counter: Counter) -> str:
        """The name under which a count is stored."""
        return self._digest(f"attempts/{counter.name}")

    async def count(self, counters: tuple[Counter, ...]) -> tuple[Counter, ...]:
        """Count an attempt in all counters, or in none. Returns those it was counted in. Raises `Throttled`."""
        counters = await self._counters_for_attempt(counters)
        for place, counter in enumerate(counters):
            name = self.stored_name(counter)
            if after := await self._store.count_attempt(
                name, counter.free, counter.first, counter.longest, ATTEMPTS_KEPT_MS
            ):
                await self._undo(counters[:place])
                raise Throttled(after, counter.text)
        return counters

    async def _counters_for_attempt(self, counters: tuple[Counter, ...]) -> tuple[Counter, ...]:
        """Return the counters in which an attempt counts.

        `counters`: the first is that of name and address, the last that of the name. The first `FIRST_ATTEMPTS` of an
        address count in another counter of the name: so an owner with a new browser gets in, though a stranger has
        used up the ordinary one.
        """
        named = counters[-1]
        if not named.name.startswith(NAME_COUNTER_PREFIX):  # the counter of a known browser, or that of a code
            return counters
        if await self._store.attempts(self.stored_name(counters[0])) >= FIRST_ATTEMPTS:
            return counters
        first = replace(named, name=f"first-{named.name}", free=FREE_FIRST_ATTEMPTS_OF_NAME)
        return (*counters[:-1], first)

    async def clear(self, counters: tuple[Counter, ...]) -> None:
        """After a right password, clear the first counter and take the attempt back from the shared ones."""
        await self._store.clear_attempts(self.stored_name(counters[0]))
        await self._undo(counters[1:])

    async def _undo(self, counters: tuple[Counter, ...]) -> None:
        for counter in counters:
            await self._store.undo_attempt(self.stored_name(counter))


def counters_of_login(name: str, identity: str | None, source: Source) -> tuple[Counter, ...]:
    """Return the counters of a login attempt. `identity`: of the account with this name, None if there is none.

    For a browser that has logged in to the account before, that is only the browser's own counter. Otherwise they are,
    in this order: that of name and address together, that of the address, and that of the name. `count` and `clear`
    depend on the order.
    """
    own = None if source.device is None or identity is None else source.device.counter_of(identity)
    if own is not None:
        text = "too_fast-logins_of_browser"
        return (Counter(own, FREE_ATTEMPTS, FIRST_WAIT_MS, LONGEST_WAIT_MS, text),)
    named, address = plain(name), source.address
    name_and_address = f"p-{network_of(address) or 'local'} {named}"
    return (
        Counter(name_and_address, FREE_ATTEMPTS, FIRST_WAIT_MS, LONGEST_WAIT_MS, "too_fast-logins"),
        *(() if address is None else (_of_address(address),)),
        Counter(
            f"{NAME_COUNTER_PREFIX}{named}",
            FREE_ATTEMPTS_OF_NAME,
            FIRST_WAIT_OF_NAME_MS,
            LONGEST_WAIT_OF_NAME_MS,
            "too_fast-logins_of_name",
        ),
    )


def counters_of_code(name: str, identity: str | None, source: Source) -> tuple[Counter, ...]:
    """Return the counters of an attempt with a recovery code: those of a login, without that of the name alone.

    A code has 86 random bits, so trying from many addresses finds none, and must not use up the attempts of the owner.
    """
    return tuple(
        one for one in counters_of_login(name, identity, source) if not one.name.startswith(NAME_COUNTER_PREFIX)
    )


def counters_of_session(session: str) -> tuple[Counter, ...]:
    """The counters of a password check within a session."""
    text = "too_fast-passwords_of_session"
    return (Counter(f"s-{session}", FREE_ATTEMPTS, FIRST_WAIT_MS, LONGEST_WAIT_MS, text),)


def _of_address(address: str) -> Counter:
    longest, text = LONGEST_WAIT_OF_ADDRESS_MS, "too_fast-logins_of_address"
    return Counter(f"a-{address}", FREE_ATTEMPTS_OF_ADDRESS, min(FIRST_WAIT_MS, longest), longest, text)


NETWORK_PREFIX = 48
"""Providers give a customer up to a /48 network of IPv6."""


def network_of(address: str | None) -> str | None:
    """Return the network by which several addresses of one customer count as one; for IPv4 the address itself.

    None stands for this machine, which no limit counts.
    """
    if address is None or ":" not in address:
        return address
    try:
        network = IPv6Network(address, strict=False)
    except ValueError:  # a proxy may send something else than an address
        return address
    return str(network.supernet(new_prefix=NETWORK_PREFIX)) if network.prefixlen > NETWORK_PREFIX else str(network)
