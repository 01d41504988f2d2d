"""Sends due notifications: any node reads the due lines of all shards, claims each, and passes it to the channels.

A line stays in the store until its channel has taken it, so a node or a Redis that dies loses none. It is sent twice
only if a node dies after the receiver has taken it and before the line is removed.
"""

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from itertools import count, islice
from typing import Any

from botyard.accounts.data_export import Area
from botyard.background_tasks import Loops, cancel_all, spawn
from botyard.logs import about
from botyard.metrics import NOTIFICATIONS, NOTIFICATIONS_OLDEST_SECONDS, NOTIFICATIONS_WAITING
from botyard.notifications import wishes as wished
from botyard.notifications.channel import Channel, Notification, Outcome, failed, sent
from botyard.notifications.data_export import export_of
from botyard.notifications.failures import Failures
from botyard.notifications.hooks import Hooks
from botyard.notifications.mail import ADDRESS, FORMER, LOGIN, MOVED, WAITING, Mailer, StoredAddress, address_of
from botyard.notifications.strangers import DAY, may_reach, may_send
from botyard.notifications.subject import (
    Subject,
    Subjects,
    channel_of,
    delivery_channel,
    digest_line,
    digest_owner,
    inbox_line,
    own_line,
    parse_own_line,
)
from botyard.people.contacts import Contacts
from botyard.people.online import OnlineUsers
from botyard.rooms.due import DELAY_MS
from botyard.rooms.runtime.service import Rooms
from botyard.store.due_lines import DueLine, DueLines
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import SHARDS, shard_of
from botyard.store.notifications import NotificationStore
from botyard.store.primary import Primary
from botyard.store.store import EachPrimary, Store
from botyard_protocol.api_notifications import NotificationKind, NotificationWishes
from botyard_protocol.codec import pack
from botyard_protocol.messages import Attendance, InboxItem

log = logging.getLogger("botyard.notifications")

SWEEP_SECONDS = 2.0
AT_ONCE = 200
"""The most notifications that a node sends at the same time: one that hangs delays no other."""
MAILS_AT_ONCE = 8
"""The most mails that a node sends at the same time, not counted in `AT_ONCE`: all hang if the SMTP server does."""
PAGE_OPEN_WAIT_MS = 30_000
"""How long a notification waits while its person looks at the service, and again each time they see its match."""
RETRY_MS = 60_000
RETRY_LIMIT_MS = 3_600_000
"""A channel that fails is tried again after a minute, and then each time after twice as long, at most an hour."""
RETRY_DATA_KEPT_MS = 86_400_000
"""How long the failures of a notification, and which browsers it has not reached, are kept after its next time."""
ATTEMPTS = 10
MONITORED_CHANNELS = ("push", "mail")
"""The channels whose failures operators are warned of; a webhook is the concern of its owner."""
MEASURED_SWEEPS = 15
"""In how many sweeps the gauges of waiting notifications are set once."""
MOST_LOGINS = 10
"""The most notices in a day that the owner of an account gets about log-ins from new browsers."""
DIGEST_LINES = 100
"""The most lines of a digest; others wait for the next one."""
UNREADABLE_KEPT_MS = 7 * 86_400_000
STOP_SECONDS = 2.0
"""How long a node that stops waits for the sending under way; another node may send the rest a second time."""

IsAtTable = Callable[[str, str], Awaitable[bool]]
"""Takes a room and an identity. Raises `StoreUnavailable`."""


class Notifications(Loops):
    """Sends the notifications of all people. `contacts`: people are also notified of new items of its inbox.

    `is_at_table`: whether the visible page of a person shows a room.
    """

    def __init__(
        self, store: Store, rooms: Rooms, contacts: Contacts, online: OnlineUsers, is_at_table: IsAtTable
    ) -> None:
        self.lines = DueLines(store)
        self.values = NotificationStore(store)
        self.channels: dict[str, Channel] = {}
        self.mailer: Mailer | None = None
        self.hooks: Hooks | None = None
        self._is_at_table = is_at_table
        self._store = store
        self._rooms = rooms
        self._online = online
        self._are_friends = contacts.friends.are_friends
        self._subjects = Subjects(rooms, store.presence, contacts.inbox)
        self._rounds = EachPrimary(store, self._sweep_one, "notifications of")
        self._places = asyncio.Semaphore(AT_ONCE)
        self._mail_places = asyncio.Semaphore(MAILS_AT_ONCE)
        self._busy: set[tuple[str, int]] = set()
        self._sending: set[asyncio.Task[None]] = set()
        self._attempts: dict[tuple[str, int], tuple[int, int]] = {}
        """By line and its next time, as in the store: how often it failed, and since when it is due (ms since 1970)."""
        self._failures = Failures()
        super().__init__((self._sweep, "notifications"))
        self._stopping = False
        self.area = Area("notifications", self._export, self._forget)
        contacts.inbox.on_new_item = self._schedule_item

    def add(self, channel: Channel) -> None:
        """Send over a channel, too."""
        self.channels[channel.name] = channel

    async def send_own(self, identity: str, what: str) -> None:
        """Send a mail of the service itself soon. `what`: `CONFIRM` or `RESET` of `mail`. Raises `StoreUnavailable`."""
        await self.lines.add(identity, own_line(identity, what), self._rooms.clock_of(identity).now())

    async def send_notice(self, identity: str, what: str, about: str = "") -> None:
        """Send a notice of what has just happened to an account to its address, if it has one.

        `what`: `LOGIN` or `PASSWORD` of `mail`; beyond `MOST_LOGINS` a day no notice of a log-in is sent. `about`: the
        browser of the log-in. Raises `StoreUnavailable`.
        """
        if self.mailer is None or ADDRESS not in await self.values.of(identity):
            return
        if what != LOGIN or await self.values.count(f"login-{identity}", MOST_LOGINS, DAY):
            line = own_line(identity, what, f"{int(time.time())} {about}".rstrip())
            await self.lines.add(identity, line, self._rooms.clock_of(identity).now())

    async def forget_waiting(self, identity: str) -> None:
        """Forget an address that is not confirmed yet. Raises `StoreUnavailable`."""
        await self.values.remove(identity, WAITING)

    async def change_address(self, identity: str, new: StoredAddress | None) -> None:
        """Replace the address of a person by a confirmed one, None to remove it; none waits any more.

        The former address gets a notice, and a link to set another password that was sent there ends. The notice is due
        before anything changes: a node that dies in between leaves no change without it. Raises `StoreUnavailable`.
        """
        former = address_of(await self.values.of(identity), ADDRESS)
        if former is not None and (new is None or new.address != former.address):
            if self.mailer is not None:
                await self.mailer.end_reset_link(identity)
            when = int(time.time())
            due_at = self._rooms.clock_of(identity).now() + DELAY_MS
            await self.lines.add(identity, own_line(identity, MOVED, str(when)), due_at)
            await self.values.put(identity, f"{FORMER}{when}", pack(StoredAddress(former.address, when)))
        if new is None:
            await self.values.remove(identity, ADDRESS, WAITING)
        else:
            await self.values.put(identity, ADDRESS, pack(new))
            await self.values.remove(identity, WAITING)

    def start(self) -> None:
        """Begin to sweep, if there is a channel."""
        if self.channels:
            super().start()

    async def stop(self) -> None:
        """Stop, after the sending under way has ended, as far as that takes no longer than `STOP_SECONDS`.

        Other nodes go on with the rest.
        """
        await super().stop()
        await self._rounds.stop()
        self._stopping = True
        if self._sending:
            await asyncio.wait(self._sending, timeout=STOP_SECONDS)
        await cancel_all(list(self._sending))

    async def wishes_of(self, identity: str) -> tuple[NotificationWishes, dict[str, bytes]]:
        """The wishes of a person, and all their values. Raises `StoreUnavailable`."""
        values = await self.values.of(identity)
        return wished.load(values.get(wished.FIELD)), values

    async def _forget(self, identity: str) -> None:
        await self.lines.forget_digest(identity)
        await self.values.forget(identity)

    async def _export(self, identity: str) -> dict[str, Any]:
        """Return the wishes, browsers, webhooks and mail addresses of a person, for the export of their data."""
        return export_of(*await self.wishes_of(identity))

    # --- sweeps ---

    async def _sweep(self) -> None:
        """Begin to send what is due about every `SWEEP_SECONDS`, for ever, and set the gauges now and then."""
        for number in count():
            await asyncio.sleep(SWEEP_SECONDS * random.uniform(0.75, 1.25))  # nodes must not sweep in step
            self._rounds.begin()
            if number % MEASURED_SWEEPS == 0:
                await self.measure()

    def failing(self) -> list[str]:
        """Return a warning for each channel that has failed for a while."""
        return [f"messages by {name}" for name in self._failures.failing(time.monotonic())]

    async def measure(self) -> None:
        """Set the gauges of waiting notifications by channel. Only the node that put a line off knows its delay."""
        waiting, oldest = Counter[str](), dict.fromkeys(self.channels, 0)
        try:
            now = self._rooms.clock_of("").now()  # of any primary: gauges need no more
            found = await self.lines.due(range(SHARDS), now + RETRY_LIMIT_MS)
        except StoreUnavailable:
            log.debug("nothing is measured while the store is away")
            return
        for due in found:
            _, since = self._attempts.get((due.line, due.at), (0, due.at))
            channel = delivery_channel(due.line)
            if channel in oldest and since <= now:
                waiting[channel] += 1
                oldest[channel] = max(oldest[channel], now - since)
        for channel, age in oldest.items():
            NOTIFICATIONS_WAITING.labels(channel).set(waiting[channel])
            NOTIFICATIONS_OLDEST_SECONDS.labels(channel).set(age / 1000)

    async def sweep(self) -> None:
        """Send all due notifications, and wait until they are sent. A primary of the store that is away is left out."""
        await asyncio.gather(*self._rounds.begin())
        while self._sending:
            await asyncio.wait(self._sending)

    async def _sweep_one(self, primary: Primary) -> None:
        """Begin to send what is due in the shards of a primary."""
        try:
            for due in await self.lines.due(list(primary.shards), self._rooms.now_at(primary)):
                self._begin(due)
        except StoreUnavailable:
            log.debug("nothing is swept while the store is away")

    def _begin(self, due: DueLine) -> None:
        """Send a line in a task, unless a task of this node does so already."""
        key = due.line, due.at
        if key not in self._busy:
            self._busy.add(key)
            task = spawn(self._send(due), f"notification {due.line}")
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    # --- one line ---

    async def _send(self, due: DueLine) -> None:
        """Wait for a free place, and send a line if no other node sends it."""
        by_mail = delivery_channel(due.line) == "mail"
        try:
            async with self._mail_places if by_mail else self._places:
                claim = None if self._stopping else await self.lines.claim(due)
                if claim is not None:  # else another node sends it, or it is gone
                    if claim.attempts:
                        self._attempts[due.line, due.at] = claim.attempts, claim.since
                    await self._decide_or_retry(due, claim.receivers)
        except StoreUnavailable:
            log.debug("a notification waits for the store", extra=about(task=due.line))
        finally:
            self._busy.discard((due.line, due.at))

    async def _decide_or_retry(self, due: DueLine, receivers: Sequence[str]) -> None:
        """Decide about a line. If this node cannot read it, it is put off: a newer node may have written it."""
        try:
            await self._decide(due, receivers)
        except StoreUnavailable:
            raise
        except Exception:
            log.exception("a notification cannot be read", extra=about(task=due.line))
            await self._finish_attempt(due, channel_of(due.line) or "none", failed("it cannot be read"))

    async def _decide(self, due: DueLine, receivers: Sequence[str]) -> None:
        """Settle a line, put it off, or pass it to its channel; one without a channel is split by channel first.

        `receivers`: the names of the values that a line is still to be sent to, () for all. It is removed if its reason
        is gone, or its person does not want it: `replace` then puts nothing in its place.
        """
        if (own := parse_own_line(due.line)) is not None:
            await self._send_own(due, *own)
            return
        now = self._now_of(due)
        if (owner := digest_owner(due.line)) is not None:
            await self._send_digest(due, owner, now)
            return
        subject = await self._subjects.of(due.line, now)
        wishes, values = (None, {}) if subject is None else await self.wishes_of(subject.identity)
        if subject is None or wishes is None:
            await self.lines.replace(due)
            return
        if subject.of_table:
            await self._send_news(due, subject, wishes.language, values, now)
            return
        wanted = [name for name in self.channels if self._wants(name, wishes, values, subject)]
        only = channel_of(due.line)
        if only is None:
            await self._split(due, subject, wishes, values, wanted)
        elif only in wanted:
            await self._deliver(due, subject, wishes, values, receivers)
        else:
            await self.lines.replace(due)

    async def _send_news(
        self, due: DueLine, subject: Subject, language: str, values: dict[str, bytes], now: int
    ) -> None:
        """Send a line to the webhook of its table, if the host has set one. Quiet hours of the host do not hold it."""
        if self.hooks is None or not self.hooks.is_set(values, subject.room):
            await self.lines.replace(due)
        elif subject.at > now:
            await self.lines.replace(due, (subject.at, due.line))
        else:
            news = subject.words(language)
            await self._finish_attempt(
                due, self.hooks.name, await self.hooks.send_news(subject.identity, values, news, subject.room)
            )

    async def _send_own(self, due: DueLine, identity: str, what: str, about: str) -> None:
        """Send a mail of the service: no wish and no quiet hours hold it. `about`: of a notice, "" for other mails."""
        wishes, values = await self.wishes_of(identity)
        outcome = sent()
        if self.mailer is not None and about:
            outcome = await self.mailer.send_notice(values, what, about, wishes)
        elif self.mailer is not None:
            outcome = await self.mailer.send_own(identity, values, what, wishes.language)

        async def remove() -> bool:
            if what == MOVED:
                await self.values.remove(identity, FORMER + about)
            return await self.lines.replace(due)

        await self._finish_attempt(due, "mail", outcome, remove)

    def _wants(self, name: str, wishes: NotificationWishes, values: Mapping[str, bytes], subject: Subject) -> bool:
        kinds = getattr(wishes, name)
        return subject.kind in kinds and self.channels[name].reaches(values)

    async def _put_off_until(self, subject: Subject, wishes: NotificationWishes, now: int) -> int | None:
        """When to look at a line again; None if it can be sent now.

        This is the time of the line, the end of quiet hours, or a while later if a page shows the match.
        """
        if subject.at > now:
            return subject.at
        if (end := wished.quiet_until(wishes, now)) is not None:
            return end
        if subject.room:
            return now + PAGE_OPEN_WAIT_MS if await self._is_at_table(subject.room, subject.identity) else None
        return None

    async def _within_limits(self, wanted: list[str], subject: Subject, values: Mapping[str, bytes]) -> list[str]:
        """Return the channels of `wanted` within the limits for strangers. Friends and matches have no limit here."""
        if not wanted or not subject.by or await self._are_friends(subject.identity, subject.by):
            return wanted
        if not await may_send(self.values, subject.by):
            return []
        return [name for name in wanted if await may_reach(self.values, name, subject.identity, values)]

    async def _split(
        self, due: DueLine, subject: Subject, wishes: NotificationWishes, values: dict[str, bytes], wanted: list[str]
    ) -> None:
        """Replace a line by one for each channel of `wanted`, and by the lines that follow it (`Subject.following`).

        They are due at once, or in `PAGE_OPEN_WAIT_MS` if the person looks at a page of the service. Of those due at
        once one that is no mail is sent here, the others in tasks.
        """
        now = self._now_of(due)
        if subject.at > now:
            await self.lines.replace(due, (subject.at, due.line))
            return
        is_here = self._online.state(subject.identity) is Attendance.HERE
        at = now + (PAGE_OPEN_WAIT_MS if is_here else 0)
        channels = await self._within_limits(wanted, subject, values)
        lines = [DueLine(due.shard, f"{due.line} {name}", at) for name in channels]
        direct = next((one for one in lines if at == now and delivery_channel(one.line) != "mail"), None)  # sent below
        others = [(one.at, one.line) for one in lines]
        if not await self.lines.replace(due, *others, *subject.following, claimed=direct) or at > now:
            return
        for one in lines:
            if one is not direct:
                self._begin(one)
        if direct is not None:
            await self._deliver(direct, subject, wishes, values, ())

    async def _deliver(
        self,
        due: DueLine,
        subject: Subject,
        wishes: NotificationWishes,
        values: dict[str, bytes],
        receivers: Sequence[str],
    ) -> None:
        """Pass a line to its channel, or put it off. If the channel fails, it is tried again later.

        `receivers`: the names of the values that it is sent to, () for all.
        """
        now, channel = self._now_of(due), self.channels[str(channel_of(due.line))]
        if channel.name == "mail" and wishes.digest and subject.kind is not NotificationKind.TIME:  # TIME is urgent
            await self._move_to_digest(due, subject.identity, wishes, now)
            return
        again = await self._put_off_until(subject, wishes, now)
        if again is not None:
            await self._put_off(due, again, receivers)
            return
        values = {name: value for name, value in values.items() if not receivers or name in receivers}
        try:
            outcome = await channel.send(subject.identity, values, subject.words(wishes.language))
        except StoreUnavailable:
            raise
        except Exception:
            log.exception("a channel fails", extra=about(task=channel.name))
            outcome = failed("an error of the service")
        await self._finish_attempt(due, channel.name, outcome)

    async def _move_to_digest(self, due: DueLine, identity: str, wishes: NotificationWishes, now: int) -> None:
        """Put the mail of a line into its reader's digest, whose own line may be in another shard, and remove the line.

        The mail is added first: a node that dies in between leaves the line to another node, which adds the same mail.
        """
        line, shard = due.line.rpartition(" ")[0], shard_of(identity)
        digest = DueLine(shard, digest_line(identity), wished.next_digest(wishes, now))
        await self.lines.add_to_digest(identity, line, now, digest)
        await self.lines.replace(due)

    async def _send_digest(self, due: DueLine, identity: str, now: int) -> None:
        """Send a digest as one mail, without notifications whose reasons are gone; in quiet hours put it off."""
        wishes, values = await self.wishes_of(identity)
        if (end := wished.quiet_until(wishes, now)) is not None:
            await self.lines.replace(due, (end, due.line))
            return
        done: dict[str, int] = {}
        found: list[Notification] = []
        for line, added in islice((await self.lines.digest(identity)).items(), DIGEST_LINES):
            try:
                subject = await self._subjects.of(line, now)
            except StoreUnavailable:
                raise
            except Exception:  # a newer node may have written it: it stays for the next digest
                log.exception("a line of a digest cannot be read", extra=about(task=line))
                if now - added < UNREADABLE_KEPT_MS:
                    continue
                subject = None
            done[line] = added
            if subject is not None and subject.identity == identity and self._wants("mail", wishes, values, subject):
                found.append(subject.words(wishes.language))
        remove = partial(self.lines.settle_digest, identity, due, wished.next_digest(wishes, now), done)
        if self.mailer is None or not found:
            await remove()
            return
        await self._finish_attempt(
            due, "mail", await self.mailer.send_digest(identity, values, wishes.language, found), remove
        )

    async def _finish_attempt(
        self, due: DueLine, channel: str, outcome: Outcome, remove: Callable[[], Awaitable[bool]] | None = None
    ) -> None:
        """Remove a line that was sent, or has failed `ATTEMPTS` times; else put it off.

        `channel`: its name. `remove`: removes the line; None for a line that only has to be deleted.
        """
        failed_before, since = self._attempts.pop((due.line, due.at), (0, due.at))
        attempts = failed_before + 1
        if channel in MONITORED_CHANNELS:
            self._failures.record_attempt(channel, outcome.sent or outcome.works, time.monotonic())
        NOTIFICATIONS.labels(channel, "sent" if outcome.sent else "failed").inc()
        if outcome.sent or attempts >= ATTEMPTS:
            await (self.lines.replace(due) if remove is None else remove())
            return
        wait = max(outcome.after * 1000, min(RETRY_MS * 2 ** (attempts - 1), RETRY_LIMIT_MS))
        log.warning("a notification is sent later", extra=about(task=channel, reason=outcome.why))
        now = self._now_of(due)
        later = DueLine(due.shard, due.line, now + wait)
        await self.lines.keep_attempts(later, attempts, since, wait + RETRY_DATA_KEPT_MS)
        if await self._put_off(due, later.at, outcome.left):
            # lines whose next time was long ago were settled, or sent by another node
            self._attempts = {key: one for key, one in self._attempts.items() if key[1] >= now - RETRY_DATA_KEPT_MS}
            self._attempts[due.line, later.at] = attempts, since

    async def _put_off(self, due: DueLine, at: int, receivers: Sequence[str]) -> bool:
        """Put a line off until `at`. `receivers`: the values that it is then sent to, () for all.

        Returns False if a commit has changed the line meanwhile.
        """
        if receivers:
            await self.lines.keep_left(DueLine(due.shard, due.line, at), receivers, at - due.at + RETRY_DATA_KEPT_MS)
        return await self.lines.replace(due, (at, due.line))

    def _now_of(self, due: DueLine) -> int:
        """The time of the shard of a line (ms since 1970)."""
        return self._rooms.now_at(self._store.topology.shards.of(due.shard))

    async def _schedule_item(self, identity: str, item: InboxItem) -> None:
        """Make a new item of an inbox due. Raises `StoreUnavailable`."""
        if self.channels and (line := inbox_line(identity, item)) is not None:
            await self.lines.add(identity, line, self._rooms.clock_of(identity).now() + DELAY_MS)
