"""The scripts: one file each, one atomic act each. Every new connection loads them all."""

from hashlib import sha1
from importlib.resources import files


class Script:
    """A Lua script by its file name; `sha` is how Redis names it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.source = files("botyard.store").joinpath("lua", f"{name}.lua").read_text(encoding="utf-8")
        self.sha = sha_of(self.source)


def sha_of(source: str) -> str:
    """How Redis names a script."""
    return sha1(source.encode(), usedforsecurity=False).hexdigest()


COMMIT = Script("commit")
OPEN = Script("open")
REFUSAL = Script("refusal")
UNMARK = Script("unmark")
BEAT = Script("beat")
PACK = Script("pack")
RESERVE = Script("reserve")
PUT_IN = Script("put_in")
PUT_NEWEST = Script("put_newest")
SAY = Script("say")
REPORT = Script("report")
CLOSE_REPORT = Script("close_report")
ASIDE = Script("aside")
ROLL_PUT = Script("roll_put")
ROLL_READ = Script("roll_read")
CLAIM = Script("claim")
RELEASE = Script("release")
ENROL = Script("enrol")
AMEND = Script("amend")
KNOCK = Script("knock")
TAKE_BACK = Script("take_back")
KEEP_PERSON = Script("keep_person")
LIST = Script("list")
TAKE = Script("take")
OFFER = Script("offer")
COUNT = Script("count")
PUT_MATCH = Script("put_match")
FORGET_RUN = Script("forget_run")
RAISE_FORMAT = Script("raise_format")
ALL = tuple(made for made in list(globals().values()) if isinstance(made, Script))
"""All of them, in order."""
