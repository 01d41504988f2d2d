"""Reading scenarios field by field, so that a message can name the field that is wrong."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from botyard_protocol.base import Hex, WireEnum

T = TypeVar("T")
W = TypeVar("W", bound=WireEnum)


class Unusable(ValueError):
    """A scenario that can't be run; the message begins with the path of the field."""


@dataclass(frozen=True, slots=True)
class Field:
    """A value and its path from the scenario's top, such as `position.pieces[2].at`."""

    value: Any
    path: str

    def unusable(self, why: str) -> Unusable:
        """The error to raise for this field."""
        return Unusable(f"{self.path}: {why}")

    def has(self, key: str) -> bool:
        """Whether this object has the key."""
        return key in self.object()

    def get(self, key: str) -> "Field":
        """Return the field `key` of this object, which must have it."""
        if not self.has(key):
            raise self._child(key, None).unusable("is missing")
        return self._child(key, self.value[key])

    def get_or(self, key: str, default: Any) -> "Field":
        """The field of an object, or its default."""
        return self._child(key, self.object().get(key, default))

    def entries(self) -> list[tuple[str, "Field"]]:
        """The keys and fields of an object, in the order given."""
        return [(key, self._child(key, value)) for key, value in self.object().items()]

    def items(self, key: str) -> list["Field"]:
        """The items of a list in an object; none if it is missing."""
        return self.get_or(key, []).elements()

    def elements(self) -> list["Field"]:
        """Return the items of this value, which must be a list."""
        if not isinstance(self.value, list):
            raise self.unusable("must be a list")
        return [Field(item, f"{self.path}[{place}]") for place, item in enumerate(self.value)]

    def object(self) -> dict[str, Any]:
        """Return this value, which must be an object."""
        if not isinstance(self.value, dict):
            raise self.unusable("must be an object")
        return self.value

    def text(self) -> str:
        """Return this value, which must be a string."""
        if not isinstance(self.value, str):
            raise self.unusable("must be a string")
        return self.value

    def flag(self) -> bool:
        """Return this value, which must be true or false."""
        if not isinstance(self.value, bool):
            raise self.unusable("must be true or false")
        return self.value

    def integer(self, low: int, high: int | None = None) -> int:
        """Return this value, which must be a whole number from `low` to `high` (or without upper limit)."""
        if type(self.value) is not int or self.value < low or (high is not None and self.value > high):
            limits = f"from {low}" if high is None else f"from {low} to {high}"
            raise self.unusable(f"must be a whole number {limits}")
        return self.value

    def one_of(self, names: Mapping[str, T]) -> T:
        """Return what this value stands for, which must be one of `names`."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.unusable(f"must be one of {', '.join(names)}")
        return names[self.value]

    def word(self, words: type[W]) -> W:
        """Return the member of `words` that this value names."""
        return self.one_of({word.wire: word for word in words})

    def pair(self) -> tuple["Field", "Field"]:
        """Return the two items of this value, which must be a list of two."""
        items = self.elements()
        if len(items) != 2:
            raise self.unusable("must be a list of two")
        return items[0], items[1]

    def hex(self) -> Hex:
        """Return this value, which must be the coordinates `[q, r]` of a hex, on the board or not."""
        if not isinstance(self.value, list) or [type(one) for one in self.value] != [int, int]:
            raise self.unusable("must be a hex [q, r] of two whole numbers")
        return self.value[0], self.value[1]

    def _child(self, key: str, value: Any) -> "Field":
        return Field(value, f"{self.path}.{key}" if self.path else key)
