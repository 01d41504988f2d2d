"""What a comparison needs of the oracle of Twin Tin Bots."""

from functools import partial

from tests.oracle.oracle import Oracle
from tests.oracle.twin_tin_bots.generate import MODES, generate
from tests.oracle.twin_tin_bots.normal import normal_outcome
from tests.oracle.twin_tin_bots.scenarios import run

ORACLE = Oracle(
    kinds={mode: partial(generate, mode=mode, elements=False) for mode in MODES}
    | {f"{mode}_elements": partial(generate, mode=mode, elements=True) for mode in MODES},
    run=run,
    normal=normal_outcome,
)
