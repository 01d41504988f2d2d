"""The page on the rules names everything that the closed lists hold."""

import re
from pathlib import Path

import msgspec

from botyard.games.twin_tin_bots.setup_data import SETUPS
from botyard_protocol.twin_tin_bots import Mode, Options, Placing, Reason

PAGE = (Path(__file__).parents[3] / "docs" / "rules.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    below = PAGE.split(f"# {heading}\n", 1)[1]
    table = re.search(r"(?:^\|.*\n)+", below, re.MULTILINE)
    assert table
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[0].splitlines()[2:]]


def test_every_reason_has_its_section_and_an_example() -> None:
    table = rows("Why an order is ignored")
    assert [row[0] for row in table] == [f"`{reason.wire}`" for reason in Reason]
    assert all(re.fullmatch(r"§[458]", row[3]) for row in table)
    assert all(row[2] and row[4] for row in table)


def test_every_option_has_its_sentence() -> None:
    table = rows("Options")
    named = [name for row in table for name in re.findall(r"`(\w+)`", row[0])]
    assert named == [field.name for field in msgspec.structs.fields(Options)]
    values = " ".join(row[1] for row in table)
    assert all(f"`{one.wire}`" in values for one in (*Mode, *Placing))
    assert all(row[2].endswith(".") for row in table)


def test_the_capacities_are_those_of_the_data() -> None:
    (table,) = rows("Where elements may lie")
    assert table[1:] == [str(SETUPS[seats].capacity) for seats in sorted(SETUPS)]
