"""Tests that need the interpreted form of a module."""

from types import ModuleType

import pytest


def needs_interpreted(module: ModuleType) -> None:
    """Skip the test if a module is compiled.

    Compiled code calls functions directly, so none of them can be replaced, and a profile does not see them.
    """
    if not str(module.__file__).endswith(".py"):
        pytest.skip(f"{module.__name__} is compiled: its functions can neither be replaced nor profiled")
