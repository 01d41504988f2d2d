"""Passwords: only their Argon2id hashes are kept, and no hash is made on the event loop.

A hash takes 46 MiB and about 80 ms, on purpose; two are made at once at most, and so many may wait.
"""

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")

LEAST_CHARS = 8
MOST_CHARS = 128
MEMORY_KIB = 46 * 1024
ROUNDS = 2
AT_ONCE = 2
WAITING_LIMIT = 60
"""So many wait for a hash, some seconds; more are told to come again."""


class BadPassword(ValueError):
    """A password that cannot be used; the message says why."""


class TooBusy(Exception):
    """Too many hashes are being made."""


@dataclass(frozen=True, slots=True)
class Checked:
    """Whether a password is right. `better`: its hash by the measures of today, if the stored one has others."""

    right: bool
    better: str | None = None


def fit(password: str) -> str:
    """A password in one form, however the keyboard makes its letters. Raises `BadPassword`."""
    if len(password) < LEAST_CHARS:
        raise BadPassword(f"A password has at least {LEAST_CHARS} characters.")
    if len(password) > MOST_CHARS:
        raise BadPassword(f"A password has at most {MOST_CHARS} characters.")
    return _one_form(password)


class Passwords:
    """Makes and checks hashes in threads of its own."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._waiting = 0
        self._nobodys = _hash_of_nothing()

    async def hash(self, password: str) -> str:
        """The hash of a password that is `fit`. Raises `TooBusy`."""
        return await self._in_thread(partial(self._hasher.hash, password))

    async def check(self, hashed: str | None, password: str) -> Checked:
        """Whether a password fits a hash; None, for nobody, takes as long and is never right. Raises `TooBusy`."""
        return await self._in_thread(partial(self._check, hashed, password))

    def stop(self) -> None:
        """Begin no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _check(self, hashed: str | None, password: str) -> Checked:
        form = _one_form(password[:MOST_CHARS])  # more would take longer
        try:
            self._hasher.verify(hashed or self._nobodys, form)
        except (VerificationError, InvalidHashError):
            return Checked(False)
        if hashed is None or len(password) > MOST_CHARS:
            return Checked(False)
        return Checked(True, self._hasher.hash(form) if self._hasher.check_needs_rehash(hashed) else None)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING_LIMIT:
            raise TooBusy
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def _hash_of_nothing() -> str:
    """What takes as long to check as a hash, and belongs to no password that anybody knows."""
    salt, digest = (b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (16, 32))
    return f"$argon2id$v=19$m={MEMORY_KIB},t={ROUNDS},p=1${salt}${digest}"


def _one_form(password: str) -> str:
    return unicodedata.normalize("NFKC", password)
