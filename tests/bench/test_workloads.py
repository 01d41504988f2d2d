"""Every workload runs and fills its rows; how fast the service is they tell people, not tests."""

import re

import pytest

from bench import wire
from bench.profile import profile
from bench.table import Row, quantile
from bench.workloads import WORKLOADS
from protocol import messages as m
from protocol.codec import Form, encode

ROWS = {"turns": 1, "memory": 3, "audience": 1, "resume": 1, "workers": 1, "slow_readers": 1, "rolling": 1}


@pytest.mark.parametrize("name", WORKLOADS)
async def test_a_workload_runs_and_each_of_its_rows_has_figures(name: str) -> None:
    rows = [row async for row in WORKLOADS[name](True)]
    assert len(rows) == ROWS[name]
    for row in rows:
        assert re.search(r"\d", row.measured)
        assert row.generator > 0
    if name == "rolling":
        assert "0 matches stand still, 0 gaps, refusals and clocks run out" in rows[0].measured


async def test_a_profile_has_the_parts_of_a_turn() -> None:
    found = await profile(rooms=2, watchers=0, warm_up=0.1, seconds=0.5)
    assert found.turns > 0
    assert {"rules", "decide", "receive and parse", "write to sockets"} & set(found.parts)
    assert str(found).count("\n") == len(found.parts) + 2


def test_a_row_whose_generator_was_too_busy_is_void() -> None:
    assert str(Row("turns", "1", "2", 0.8)) == "| turns | 1 | 2 | 80% |"
    assert str(Row("turns", "1", "2", 0.81)) == "| turns | 1 | 2 | 81% (void) |"
    assert (quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 1), quantile([], 0.5)) == (2, 3, 0)


@pytest.mark.parametrize("number", [1, 127, 128, 255, 256, 65_535, 65_536, 2**32, 2**53 - 1])
@pytest.mark.parametrize("epoch", [1, 200, 70_000])
def test_the_number_of_an_update_is_found_without_decoding_it(epoch: int, number: int) -> None:
    payload = encode(m.EventFrame(epoch, number, ()), Form.MSGPACK)
    assert (wire.tag(payload), wire.number_of(payload)) == (wire.UPDATE, number)
    assert wire.number_of(b"head" + payload, 4) == number
