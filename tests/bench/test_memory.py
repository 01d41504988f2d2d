"""The benchmark of Redis' memory runs; what it finds, it tells people, not tests."""

import pytest

from bench.memory import table
from botyard.rooms import commit_plan

pytestmark = pytest.mark.slow


async def test_the_table_has_a_line_for_each_size_of_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commit_plan, "KEEP_MS", 0)
    machine, _, rule, *lines = await table(1, players=(2, 3), entries=(20,))
    assert "Python" in machine
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in (rule, *lines)]
    assert {len(row) for row in cells} == {12}
    assert [row[:2] for row in cells[1:]] == [["2", "20"], ["3", "20"]]
    live, packed = float(cells[1][5]), float(cells[1][6])
    assert live > 3 * packed > 0
