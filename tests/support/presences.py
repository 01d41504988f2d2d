"""The presence of people, as a test sets it."""

from collections.abc import Callable

from botyard_protocol.messages import Attendance


class SetPresences:
    """The states of users; users without one have `usual`."""

    def __init__(self, usual: Attendance = Attendance.HERE) -> None:
        self._usual = usual
        self._states: dict[str, Attendance] = {}
        self._left: dict[str, float] = {}
        self._listeners: list[Callable[[str, Attendance], None]] = []

    def state(self, identity: str) -> Attendance:
        """The state of a user."""
        return self._states.get(identity, self._usual)

    def left_at(self, identity: str) -> float | None:
        """When a user left, if `set` said so."""
        return self._left.get(identity)

    def on_changes(self, listener: Callable[[str, Attendance], None]) -> None:
        """Call `listener` for each change."""
        self._listeners.append(listener)

    def set(self, identity: str, state: Attendance, left: float | None = None) -> None:
        """Change the state of a user. `left`: when a user who is offline left."""
        self._states[identity] = state
        self._left.pop(identity, None)
        if left is not None:
            self._left[identity] = left
        for listener in self._listeners:
            listener(identity, state)
