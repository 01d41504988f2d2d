"""What people write to each other in a line: shown as it is, so it must be visible."""

from botyard.display_names import has_printable_chars, normalise
from botyard.errors import Refused
from botyard_protocol.codes import Code


def shown(field: str, text: str) -> str:
    """A text in one form, may be empty. Raises `Refused` if something in it cannot be seen."""
    tidied = normalise(text)
    if tidied and not has_printable_chars(tidied):
        raise Refused(Code.INVALID_FIELD, f"{field}: it is made of letters, digits and signs that can be seen.")
    return tidied
