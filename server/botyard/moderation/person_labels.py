"""Moderators and people in the audit log. Of people it holds identities only, since it is kept after deletions."""

import re


def moderator_label(name: str, identity: str) -> str:
    """A moderator as the audit log names them, such as `Ann (5e09cbe7f2aca077)`."""
    return f"{name} ({identity})"


def is_identity(text: str) -> bool:
    """Whether a text has the form of a person's identity."""
    return re.fullmatch(r"[0-9a-f]{16}", text) is not None
