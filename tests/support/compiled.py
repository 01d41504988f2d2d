"""Tests that replace a part of a module, which they cannot do in the compiled form."""

from types import ModuleType

import pytest


def needs_interpreted(module: ModuleType) -> None:
    """Skip the test if a module is compiled: compiled code calls functions directly, so none can be replaced."""
    if not str(module.__file__).endswith(".py"):
        pytest.skip(f"{module.__name__} is compiled: none of its functions can be replaced")
