import pytest

from tests.games.golden import PLAYTHROUGHS, Playthrough
from tests.games.recorded import FILES, recorded

ADVICE = (
    "{name} is played differently now. If the rules are meant to be others: bump `rules_version` of the game, let the"
    " registry carry the version before, run `python -m tests.games.golden --write` and read the diff."
)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_game_that_was_played_is_played_in_the_same_way(playthrough: Playthrough) -> None:
    record = playthrough.path.read_text("utf-8")
    assert playthrough.text(record) == record, ADVICE.format(name=playthrough.path.name)


def test_every_playthrough_is_one_of_those_that_are_compared() -> None:
    (folder,) = {playthrough.path.parent for playthrough in PLAYTHROUGHS}
    assert {path.stem for path in folder.glob("*.txt")} == {playthrough.name for playthrough in PLAYTHROUGHS}


def test_a_playthrough_goes_on_by_itself_where_its_record_does_not_fit() -> None:
    playthrough = next(one for one in PLAYTHROUGHS if one.name == "stalled")
    record = playthrough.path.read_text("utf-8")
    spoilt = record.replace('"type": "pass"', '"type": "zap_blob", "direction": 0')
    assert spoilt != record
    again = playthrough.text(spoilt)
    assert '"zap_blob"' not in again
    assert playthrough.text(again) == again


@pytest.mark.parametrize("game", FILES)
def test_the_recorded_matches_are_fresh(game: str) -> None:
    assert FILES[game].read_text() == recorded(game), "write them anew: python -m tests.games.recorded --write"
