"""What people write to each other in a line: shown as it is, so it must be visible."""

from botyard.names import is_visible, tidy
from botyard.rooms.requests import Refused
from botyard_protocol.codes import Code


def shown(field: str, text: str) -> str:
    """A text in one form, may be empty. Raises `Refused` if something in it cannot be seen."""
    tidied = tidy(text)
    if tidied and not is_visible(tidied):
        raise Refused(Code.INVALID_FIELD, f"{field}: it is made of letters, digits and signs that can be seen.")
    return tidied
