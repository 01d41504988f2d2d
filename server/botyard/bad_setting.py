"""The error of all settings."""


class BadSetting(ValueError):
    """A setting that cannot be used. The message names it and says what it must be."""
