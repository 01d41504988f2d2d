import msgspec
import pytest

from botyard.games.twin_tin_bots import snapshot
from tests.games.twin_tin_bots.scene import Scene, scene


def rich() -> Scene:
    """A run that waits for an answer, on a board with every element."""
    elements = {"mud": [(2, 2)], "teleporters": [[(1, 1), (-1, -1)]], "rocks": [(3, 0)], "blobs": [(-2, 0)]}
    return scene("double_zap", robots={"yellow A": {"at": (1, 0)}}, **elements).run()  # type: ignore[arg-type]


def spoilt(place: int, value: object) -> bytes:
    """A stored state with another value in one of its fields."""
    fields = msgspec.msgpack.decode(snapshot.dump(rich().state))
    fields[place] = value
    return msgspec.msgpack.encode(fields)


def test_a_state_in_the_middle_of_a_run_survives() -> None:
    after = rich()
    twin = Scene(snapshot.load(snapshot.dump(after.state)))
    assert twin.state == after.state
    assert twin.time_out().state == after.time_out().state


def test_equal_states_are_equal_bytes() -> None:
    assert snapshot.dump(rich().state) == snapshot.dump(rich().state)


def test_a_copy_shares_no_list_with_the_original() -> None:
    state = rich().state
    before = snapshot.dump(state)
    copy = state.copy()
    for name in ("cells", "at", "program", "hand", "track", "parts", "stack", "turns", "stuck"):
        getattr(copy, name).append(99)
    assert snapshot.dump(state) == before


@pytest.mark.parametrize(
    ("place", "value", "problem"),
    [
        (0, 2, r"<= 1 - at `\$\[0\]`"),
        (1, [0], "cells"),
        (2, [0] * 5, "at does not match"),
        (7, [0], "hand does not match"),
        (1, ["x"], "int"),
        (16, b"short", "length"),
    ],
)
def test_bytes_that_do_not_fit_are_refused(place: int, value: object, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        snapshot.load(spoilt(place, value))


def test_other_bytes_for_the_same_state_are_refused() -> None:
    data = snapshot.dump(rich().state)
    assert data[0] == 0xDC  # an array with a 16-bit length
    with pytest.raises(ValueError, match="canonical"):
        snapshot.load(b"\xdd\x00\x00" + data[1:])
