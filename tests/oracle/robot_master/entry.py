"""What a comparison needs of the oracle of Robot Master."""

from functools import partial

from tests.oracle.oracle import Oracle
from tests.oracle.robot_master.generate import generate
from tests.oracle.robot_master.positions import KINDS
from tests.oracle.robot_master.scenarios import normal_outcome, run

ORACLE = Oracle(
    kinds={kind: partial(generate, kind=kind) for kind in KINDS},
    run=run,
    normal=normal_outcome,
)
