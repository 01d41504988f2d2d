"""The Lua scripts: one file and one atomic operation each. Every new connection loads all of them."""

from hashlib import sha1
from importlib.resources import files


class Script:
    """A Lua script by its file name; `sha` is its name in Redis."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.source = files("botyard.store").joinpath("lua", f"{name}.lua").read_text(encoding="utf-8")
        self.sha = sha_of(self.source)


def sha_of(source: str) -> str:
    """The name of a script in Redis."""
    return sha1(source.encode(), usedforsecurity=False).hexdigest()


COMMIT = Script("commit")
READ_ROOM = Script("read_room")
CLEAR_DIRTY = Script("clear_dirty")
DUE_ROOMS = Script("due_rooms")
HEARTBEAT = Script("heartbeat")
ARCHIVE_ROOM = Script("archive_room")
REMOVE_PACKED = Script("remove_packed")
RESERVE_ROOM_QUOTA = Script("reserve_room_quota")
HASH_PUT_BOUNDED = Script("hash_put_bounded")
HASH_PUT_RECENT = Script("hash_put_recent")
CHAT_APPEND = Script("chat_append")
ADD_REPORT = Script("add_report")
CLOSE_REPORT = Script("close_report")
TAKE_REPORT = Script("take_report")
WRITE_SIDE_DATA = Script("write_side_data")
PUT_OFF_ALARM = Script("put_off_alarm")
TABLE_PUT = Script("table_put")
TABLE_READ = Script("table_read")
CLAIM_NAME = Script("claim_name")
RELEASE_NAME = Script("release_name")
CREATE_ACCOUNT = Script("create_account")
UPDATE_ACCOUNT_FIELD = Script("update_account_field")
PUT_ACCOUNT_FIELD = Script("put_account_field")
LOGIN_THROTTLE = Script("login_throttle")
LOGIN_THROTTLE_UNDO = Script("login_throttle_undo")
STORE_SESSIONS = Script("store_sessions")
LOBBY_PUT = Script("lobby_put")
POOL_TAKE = Script("pool_take")
POOL_PUT = Script("pool_put")
NODE_COUNTS = Script("node_counts")
USER_MATCH_PUT = Script("user_match_put")
ONLINE_PUT = Script("online_put")
ONLINE_RENEW = Script("online_renew")
ONLINE_READ = Script("online_read")
ONLINE_REMOVE = Script("online_remove")
FORCE_NEW_EPOCH = Script("force_new_epoch")
RAISE_FORMAT = Script("raise_format")
DUE_LINES = Script("due_lines")
CLAIM_DUE = Script("claim_due")
REPLACE_DUE = Script("replace_due")
ADD_TO_DIGEST = Script("add_to_digest")
SETTLE_DIGEST = Script("settle_digest")
COUNT_WITHIN = Script("count_within")
DAILY_RESULT = Script("daily_result")
ALL = tuple(made for made in list(globals().values()) if isinstance(made, Script))
"""All scripts, in order."""
