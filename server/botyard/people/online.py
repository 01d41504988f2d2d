"""Which users are connected to the service, on whichever node: every node holds the states of all in memory.

A node writes the changes of its own users to the store in batches, which are published to all nodes. Versions tell a
node whether it has missed a change; it then reads the users of that node again. A node that has died is removed.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable

from botyard.background_tasks import call_all, cancel_all, spawn_forever
from botyard.metrics import ONLINE_USERS
from botyard.store.error_classes import StoreUnavailable
from botyard.store.online import LEFT_KEPT_MS, OnlineStore, load_change
from botyard.store.store import Store
from botyard_protocol.messages import Attendance

log = logging.getLogger("botyard.people")

BATCH_SECONDS = 0.2
"""How long changes are collected before they are written."""
LEAVING_SECONDS = 2.0
"""How long a user whose last connection has ended still counts as connected: a page may be loading again."""
ACTIVITY_SECONDS = 60.0
"""How long a user without a connection counts as connected after a request over HTTP."""
RENEW_SECONDS = 2.0
"""How often a node renews its entry, and compares the versions of the others."""
BATCH_USERS = 500
"""The most users that are written at once."""

OnChange = Callable[[str, Attendance], None]
"""Receives an identity and its new state. Must not block."""


class OnlineUsers:
    """The states of all connected users.

    `HERE`: a page is visible; `AWAY`: all pages are hidden; `OFFLINE`: no connection to any node is open.
    """

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        """`now`: the time in seconds since 1970."""
        self._store = OnlineStore(store)
        self._now = now
        self.node = secrets.token_hex(6)
        self._version = 0  # of this node's entry in the store
        self._own: dict[str, int] = {}  # the states of this node's users
        self._changes: dict[str, int | None] = {}  # of them, what is not written yet
        self._leaving: dict[str, float] = {}  # when users without a connection count as gone (s, loop's clock)
        self._nodes: dict[str, dict[str, int]] = {}  # of the other nodes: states by identity
        self._versions: dict[str, int] = {}  # of the entries of the other nodes, as they are read
        self._missed: set[str] = set()  # nodes of which a change was missed
        self._merged: dict[str, Attendance] = {}  # the states over all nodes
        self._left: dict[str, float] = {}  # when users left the service (s since 1970)
        self._listeners: list[OnChange] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Read the states of all users, unless the store is unavailable, and keep them up to date."""
        await self._try_to_renew()
        self._tasks = [spawn_forever(self._keep_writing, "online users"), spawn_forever(self._renew_on, "online nodes")]

    async def stop(self) -> None:
        """Stop. The users of this node leave the service, unless they are connected to another."""
        await cancel_all(self._tasks)
        try:
            await self._store.remove(self.node)
        except StoreUnavailable:
            log.debug("the entry of this node expires by itself")

    # --- reading ---

    def state(self, identity: str) -> Attendance:
        """The state of a user."""
        return self._merged.get(identity, Attendance.OFFLINE)

    def is_away(self, identity: str) -> bool:
        """Whether a user looks at no page: all are hidden, or none is open."""
        return self.state(identity) is not Attendance.HERE

    async def states(self, identities: Iterable[str]) -> dict[str, Attendance]:
        """The states of users."""
        return {identity: self.state(identity) for identity in identities}

    def left_at(self, identity: str) -> float | None:
        """When a user who is offline left the service (seconds since 1970); None if that was long ago."""
        return self._left.get(identity)

    def on_changes(self, listener: OnChange) -> None:
        """Call `listener` for each change of any user."""
        self._listeners.append(listener)

    # --- the users of this node ---

    def set_state(self, identity: str, state: Attendance) -> None:
        """Take the state of a user by the connections to this node. `OFFLINE`: the last one has ended.

        Such a user still counts as connected for `LEAVING_SECONDS`.
        """
        if state is Attendance.OFFLINE:
            if identity in self._own:
                self._leaving.setdefault(identity, asyncio.get_running_loop().time() + LEAVING_SECONDS)
                self._wake.set()
            return
        self._leaving.pop(identity, None)
        self._change(identity, int(state))

    def note_activity(self, identity: str) -> None:
        """Count a user who sends requests without a connection as connected for a while; others stay as they are."""
        if identity not in self._own or identity in self._leaving:
            self._leaving[identity] = asyncio.get_running_loop().time() + ACTIVITY_SECONDS
            self._change(identity, int(Attendance.HERE))

    def _change(self, identity: str, state: int | None) -> None:
        """Note the state of a user who is connected to this node, None for one who is not; it is written soon."""
        if self._own.get(identity) == state:
            return
        if state is None:
            self._own.pop(identity, None)
        else:
            self._own[identity] = state
        self._changes[identity] = state
        self._wake.set()
        self._merge(identity)

    async def _keep_writing(self) -> None:
        """Write changes for ever, in batches; users who left are removed when their time is over."""
        while True:
            if not (self._leaving or self._changes):  # changes are left after a write that has failed
                await self._wake.wait()
            await asyncio.sleep(BATCH_SECONDS)
            self._wake.clear()
            now = asyncio.get_running_loop().time()
            for identity in [one for one, at in self._leaving.items() if at <= now]:
                del self._leaving[identity]
                self._change(identity, None)
            try:
                await self._write()
            except StoreUnavailable:
                log.debug("connected users are written when the store is back")

    async def _write(self) -> None:
        """Write all changes of this node's users. If the store has lost the node, all users are written again."""
        while self._changes:
            batch = {identity: self._changes[identity] for identity in list(self._changes)[:BATCH_USERS]}
            version = await self._store.put(self.node, batch)
            if version != self._version + 1:  # the store has lost the entry of this node
                self._changes |= self._own
            self._version = version
            for identity, state in batch.items():  # a state that has changed meanwhile stays
                if self._changes.get(identity, "") == state and self._own.get(identity) == state:
                    del self._changes[identity]

    # --- the other nodes ---

    def on_message(self, message: bytes) -> None:
        """Take a published change of a node. Raises `ValueError` if the message is not one."""
        node, version, states = load_change(message)
        if node == self.node:
            return
        if version == 0:
            self._forget(node)
        elif version == self._versions.get(node, 0) + 1:
            self._apply(node, states)
            self._versions[node] = version  # set last, so that a change that fails is read again
        else:  # a change before it was missed, or the store has lost the entry and the node counts anew
            self._missed.add(node)

    async def _renew_on(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            await self._try_to_renew()

    async def _try_to_renew(self) -> None:
        """Renew the entry of this node and compare those of the others, if the store is there."""
        try:
            await self._renew()
        except StoreUnavailable:
            log.debug("connected users are compared when the store is back")

    async def _renew(self) -> None:
        """Renew the entry of this node, remove dead nodes, and read the users of nodes whose version differs."""
        entries = await self._store.renew(self.node)
        for gone in self._nodes.keys() - {entry.node for entry in entries}:
            self._forget(gone)
        for entry in entries:
            if entry.expired:
                await self._store.remove(entry.node, only_expired=True)
                self._forget(entry.node)
            elif entry.node == self.node:
                if entry.version != self._version:  # the store has lost the entry of this node
                    self._version = entry.version
                    self._changes |= self._own
                    self._wake.set()
            elif entry.version != self._versions.get(entry.node, 0) or entry.node in self._missed:
                await self._read_node(entry.node)
        ONLINE_USERS.set(len(self._merged))
        now = self._now()
        # forget the times at which users left, after a while
        for identity in [one for one, at in self._left.items() if now - at > LEFT_KEPT_MS / 1000]:
            del self._left[identity]

    async def _read_node(self, node: str) -> None:
        """Read the users of a node, which may be new."""
        read = await self._store.read(node)
        now = self._now()
        for identity, ago in read.left.items():  # ms since they left
            if self.state(identity) is Attendance.OFFLINE:
                self._left.setdefault(identity, now - ago / 1000)
        gone = self._nodes.get(node, {}).keys() - read.states.keys()
        self._apply(node, dict.fromkeys(gone) | read.states)  # None for those who are gone
        self._versions[node] = read.version
        self._missed.discard(node)

    def _forget(self, node: str) -> None:
        """Forget another node that has stopped: its users have left it."""
        self._versions.pop(node, None)
        self._missed.discard(node)
        for identity in self._nodes.pop(node, {}):
            self._merge(identity)

    def _apply(self, node: str, states: dict[str, int | None]) -> None:
        """Take the states of another node's users; None for those who have left it."""
        users = self._nodes.setdefault(node, {})
        for identity, state in states.items():
            if state is None:
                users.pop(identity, None)
            else:
                users[identity] = state
            self._merge(identity)

    def _merge(self, identity: str) -> None:
        """Compute the state of a user from those on all nodes, and report a change."""
        states = [users[identity] for users in (self._own, *self._nodes.values()) if identity in users]
        state = Attendance(min(states)) if states else Attendance.OFFLINE  # `HERE` is the least
        if state is self.state(identity):
            return
        if state is Attendance.OFFLINE:
            del self._merged[identity]
            self._left[identity] = self._now()
        else:
            self._merged[identity] = state
            self._left.pop(identity, None)
        call_all(self._listeners, identity, state)
