"""How two outcomes are compared, for any game."""

from __future__ import annotations

from tests.oracle.compare import differences


def test_differences_are_named_by_their_place() -> None:
    assert list(differences("", {"a": [1, 2]}, {"a": [1, None]})) == ["a[1]: oracle 2, other null"]
    assert list(differences("", {"a": 1}, {})) == ['a: oracle 1, other "(absent)"']
