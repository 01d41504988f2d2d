"""Errors of the archive."""


class ArchiveUnavailable(Exception):
    """The archive did not answer, took too long or refused a write, as with a full disk: nothing is half done."""


class UnusableArchive(Exception):
    """The archive answers, but this node cannot use it. The message is one sentence that says what to change."""


class DifferentMatch(Exception):
    """The archive has another match under the same room: nothing was written."""
