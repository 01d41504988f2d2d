"""The version of the service: the one of `pyproject.toml`."""

VERSION = "0.1.0"
