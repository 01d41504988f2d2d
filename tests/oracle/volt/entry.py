"""What a comparison needs of the oracle of VOLT."""

from functools import partial

from tests.oracle.oracle import Oracle
from tests.oracle.volt.arrange import KINDS_OF_POSITIONS
from tests.oracle.volt.generate import generate
from tests.oracle.volt.scenarios import normal_outcome, run

ORACLE = Oracle(
    kinds={kind: partial(generate, kind=kind) for kind in KINDS_OF_POSITIONS},
    run=run,
    normal=normal_outcome,
)
