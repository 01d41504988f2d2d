"""Refusals of games from outside on the wire: in English, with what a page needs to say them in its language."""

from pathlib import Path
from typing import Any

import pytest

from botyard import texts
from botyard.games.interface import Illegal
from botyard.games.package_texts import refusals
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.base import TextArgument
from botyard_protocol.codes import Code
from tests.net.table import Table, open_choice, start_match
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode
from tests.support.toy_game import ToyGame


async def test_a_refusal_of_a_game_has_the_id_and_the_values_of_its_own_text(
    node: LiveNode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> Any:
        raise Illegal(Code.NOT_OFFERED, localized(f"{GAME}:refusal-taken", cell=1_000))

    (tmp_path / "en.ftl").write_text("# $cell (number)\nrefusal-taken = Cell { $cell } is taken.\n")
    texts.add(GAME, refusals(tmp_path))
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(ann, ben)
        monkeypatch.setattr(ToyGame, "apply", refuse)
        choice = open_choice(ann)
        refused = await ann.ask(lambda id: m.Command(id, choice.seat, choice.id, ANSWER))
        assert isinstance(refused, m.Rejected)
        assert (refused.code, refused.message) == (Code.NOT_OFFERED, "Cell 1,000 is taken.")
        assert refused.text == f"{GAME}:refusal-taken"
        assert refused.arguments == (TextArgument("cell", "1000"),)
