"""Names of all keys and channels in Redis.

The part in braces decides the slot in a cluster. All keys of a room have `{NNN}`, its shard (0..255), and all of an
identity have `{p-IDENTITY}`, so each is in one slot.
"""

from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

PREFIX = "botyard"
SHARDS = 256

SECRET = f"{PREFIX}:secret"
FORMAT = f"{PREFIX}:format"
"""The number of the data format."""
ARCHIVE_ID = f"{PREFIX}:archive"
LOBBY = f"{PREFIX}:lobby"
LOBBY_CHANGES = f"{{{LOBBY}}}:changes"
LOBBY_VERSION = f"{{{LOBBY}}}:version"
LOBBY_PLAYING = f"{{{LOBBY}}}:playing"
"""The running matches, in the slot of the lobby's lines."""
LOBBY_MAKERS = f"{{{LOBBY}}}:makers"
"""The creators of the listed rooms, as digests."""
NODE_COUNT_EXPIRY = f"{PREFIX}:{{nodes}}:seen"
NODE_USER_COUNTS = f"{PREFIX}:{{nodes}}:said"
ONLINE_NODES = f"{PREFIX}:{{online}}:nodes"
ONLINE_VERSIONS = f"{PREFIX}:{{online}}:versions"
ONLINE_LEFT = f"{PREFIX}:{{online}}:left"
"""When users left the service, for a short time."""
ONLINE_CHANNEL = f"{PREFIX}:{{online}}:changed"
BEAT = f"{PREFIX}:{{beats}}:last"
OUTAGES = f"{PREFIX}:{{beats}}:outages"
CORRECTION = f"{PREFIX}:{{beats}}:correction"
"""The keys of a single Redis; each primary of a cluster has its own ones, in the slot of a shard."""
LOBBY_CHANNEL = f"{PREFIX}:lobby-changed"
NOTICES_CHANNEL = f"{PREFIX}:notices"
CHAT_CHANNEL = f"{PREFIX}:{{chat}}:live"
"""The channel of the lobby's chat. Chats of a room use the room's channel."""
REPORTS = f"{PREFIX}:{{admin}}:reports"
CLOSED_REPORTS = f"{PREFIX}:{{admin}}:closed-reports"
REPORT_CLAIMS = f"{PREFIX}:{{admin}}:report-claims"
"""Which moderator has taken which report."""
AUDIT = f"{PREFIX}:{{admin}}:audit"

ACCOUNT = "account"
SESSIONS = "sessions"
"""The names of two keys of an identity, see `user_key`."""
GUEST_KEPT_SECONDS = 400 * 86_400
"""How long the data of a guest is kept after the last visit: longer than a browser's cookie is valid."""


@dataclass(frozen=True, slots=True)
class RoomKeys:
    """The keys of one room, its channel, and the shard that all of them belong to.

    `commands`: only a room of an earlier release has it, with its last accepted ids, until it is archived.
    """

    room: str
    shard: int
    head: str
    log: str
    commands: str
    packed: str
    presence: str
    seen: str
    dirty: str
    alarms: str
    due: str
    ended: str
    bot: str
    channel: str


@lru_cache(maxsize=50_000)
def room_keys(room: str) -> RoomKeys:
    """Return the keys of a room. Those of one shard share a slot."""
    shard = shard_of(room)
    tag = f"{PREFIX}:{{{shard:03d}}}"
    return RoomKeys(
        room=room,
        shard=shard,
        head=f"{tag}:room:{room}",
        log=f"{tag}:log:{room}",
        commands=f"{tag}:commands:{room}",
        packed=f"{tag}:packed:{room}",
        presence=f"{tag}:presence:{room}",
        seen=f"{tag}:seen:{room}",
        dirty=dirty_key(shard),
        alarms=alarms_key(shard),
        due=due_key(shard),
        ended=ended_key(shard),
        bot=f"{tag}:bot:{room}",
        channel=f"{tag}:live:{room}",
    )


def shard_of(room: str) -> int:
    """The shard of a room, 0..255: stable for ever, since it is part of stored names."""
    return crc32(room.encode()) % SHARDS


def dirty_key(shard: int) -> str:
    """The set of a shard's rooms that are marked for the indexes."""
    return f"{PREFIX}:{{{shard:03d}}}:dirty"


def alarms_key(shard: int) -> str:
    """The alarms of a shard's rooms: a sorted set by time (ms since 1970)."""
    return f"{PREFIX}:{{{shard:03d}}}:alarms"


def ended_key(shard: int) -> str:
    """The packed matches of a shard that are to leave for the archive: a sorted set by the time of the next visit."""
    return f"{PREFIX}:{{{shard:03d}}}:ended"


def ended_indexed_key(shard: int) -> str:
    """The mark of a shard whose packed matches of earlier releases are in `ended_key`."""
    return f"{PREFIX}:{{{shard:03d}}}:ended-indexed"


def due_key(shard: int) -> str:
    """The due lines of a shard's rooms: a sorted set by the time from which each is sent (ms since 1970)."""
    return f"{PREFIX}:{{{shard:03d}}}:due"


def sending_key(shard: int, line: str, at: int) -> str:
    """The lock on a due line while a node sends it. `at`: the time of the line."""
    return f"{PREFIX}:{{{shard:03d}}}:sending:{at}:{line}"


def receivers_key(shard: int, line: str, at: int) -> str:
    """Return the key of the receivers, such as browsers, to which the notification of a due line is still to be sent.

    `at`: the time of the line (ms since 1970).
    """
    return f"{PREFIX}:{{{shard:03d}}}:left:{at}:{line}"


def failures_key(shard: int, line: str, at: int) -> str:
    """The failed attempts to send a due line that was put off. `at`: the time of the line (ms since 1970)."""
    return f"{PREFIX}:{{{shard:03d}}}:failures:{at}:{line}"


def digest_key(identity: str) -> str:
    """The lines of a person's next digest: a sorted set by the time when each was added (ms since 1970)."""
    return f"{PREFIX}:{{{shard_of(identity):03d}}}:digest:{identity}"


def idle_key(shard: int) -> str:
    """The idle matches of a shard: a sorted set by the time of their next check (ms since 1970)."""
    return f"{PREFIX}:{{{shard:03d}}}:idle"


def maker_key(room: str) -> str:
    """The creators of an unfinished room, as digests."""
    return f"{PREFIX}:{{{shard_of(room):03d}}}:maker:{room}"


def unfinished_key(maker: str) -> str:
    """The unfinished rooms of a creator. `maker`: a digest."""
    return f"{PREFIX}:{{u-{maker}}}:unfinished"


def open_rooms_key(maker: str) -> str:
    """The rooms of a creator that wait for people. `maker`: a digest."""
    return f"{PREFIX}:{{u-{maker}}}:open"


def user_key(identity: str, what: str) -> str:
    """A key of an identity: all of one identity are in one slot, so that a script may change several at once."""
    return f"{PREFIX}:{{p-{identity}}}:{what}"


@dataclass(frozen=True, slots=True)
class ChatKeys:
    """The stream of a chat's lines, the channel of new lines, and the prefix of keys of request ids."""

    lines: str
    channel: str
    once: str


def chat_keys(place: str, room: str | None) -> ChatKeys:
    """Return the keys of a chat. `place`: a `ChatPlace` on the wire. `room`: None for a chat of the lobby.

    The keys of a room's chat are in the room's slot.
    """
    if room is None:
        tag = f"{PREFIX}:{{chat}}"
        return ChatKeys(f"{tag}:{place}", CHAT_CHANNEL, f"{tag}:{place}-once:")
    tag = f"{PREFIX}:{{{shard_of(room):03d}}}"
    return ChatKeys(f"{tag}:chat:{place}:{room}", room_keys(room).channel, f"{tag}:chat-once:{place}:{room}:")


def build_file_key(name: str) -> str:
    """A file of a build of the client."""
    return f"{PREFIX}:file:{name}"


def invitation_key(key: str) -> str:
    """The key that maps an invitation to its room."""
    return f"{PREFIX}:invitation:{key}"


def daily_key(day: int) -> str:
    """The puzzles of a day, and how many have tried and solved them. `day`: its number in UTC, since 1970."""
    return f"{PREFIX}:{{daily}}:{day}"


def online_users_key(node: str) -> str:
    """The states of the users who are connected to a node, by identity."""
    return f"{PREFIX}:{{online}}:users:{node}"


def name_key(digest: str) -> str:
    """The claim of a registered name. `digest`: of the name's skeleton."""
    return f"{PREFIX}:{{n-{digest}}}:owner"


def caused_key(what: str) -> str:
    """The count of recent messages that one person caused, or that went to one person, address or server."""
    return f"{PREFIX}:{{c-{what}}}:caused"


def attempts_key(what: str) -> str:
    """Recent password attempts for a name, from an address, by a browser or within a session."""
    return f"{PREFIX}:{{k-{what}}}:knocks"


def table_keys(table: str) -> tuple[str, str, str]:
    """The values, the changes and the expiries of a replicated table."""
    tag = f"{PREFIX}:{{roll-{table}}}"
    return f"{tag}:values", f"{tag}:changes", f"{tag}:expiries"


def pool_keys(pool: str) -> tuple[str, str, str]:
    """The rooms of a matchmaking pool, the number of free seats of each, and the points and the start of its wait."""
    tag = f"{PREFIX}:{{quick-{pool}}}"
    return f"{tag}:rooms", f"{tag}:places", f"{tag}:waits"


def pool_user_key(pool: str, identity: str) -> str:
    """The room of a pool to which a user was sent last."""
    return f"{PREFIX}:{{quick-{pool}}}:sent:{identity}"


def probe_key(shard: int) -> str:
    """The key of a test write to the primary of a shard."""
    return f"{PREFIX}:{{{shard:03d}}}:probe"


def heartbeat_keys(shard: int | None) -> tuple[str, str, str]:
    """Return the keys of a primary's last heartbeat, outages and correction of the clock. `shard`: its lowest one.

    None: of a single Redis.
    """
    if shard is None:
        return BEAT, OUTAGES, CORRECTION
    tag = f"{PREFIX}:{{{shard:03d}}}"
    return f"{tag}:beat", f"{tag}:outages", f"{tag}:correction"
