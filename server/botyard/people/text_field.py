"""Texts of one line that users write to each other. They are displayed unchanged, so they must be visible."""

from botyard.display_names import has_printable_chars, normalise
from botyard.errors import Refused
from botyard.texts import localized
from botyard_protocol.codes import Code


def clean_text(field: str, text: str) -> str:
    """Return the normalised text, may be empty. Raises `Refused`, which names the `field`, for invisible characters."""
    normalised = normalise(text)
    if normalised and not has_printable_chars(normalised):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-visible_characters_allowed", field=field))
    return normalised
