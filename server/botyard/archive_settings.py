"""The archive of finished matches, as the setting names it."""

import re

from botyard.bad_setting import BadSetting

NO_ARCHIVE = "none"


def read_archive(text: str | None) -> str | None:
    """Check BOTYARD_ARCHIVE: the address of a PostgreSQL, or `NO_ARCHIVE`.

    None means SQLite in the data directory with the embedded server, and else no archive. Raises `BadSetting`, without
    a password in it.
    """
    if text is None or text == NO_ARCHIVE or re.fullmatch(r"postgres(ql)?://\S+", text):
        return text
    shown = text.split("@")[-1]  # never print a password
    raise BadSetting(
        f"BOTYARD_ARCHIVE is {shown!r}; it must be like postgresql://user:password@host/database, or none: then"
        " finished matches stay in Redis."
    )
