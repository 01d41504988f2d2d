"""The check of fingerprints: whether a folded view equals the server's (PROTOCOL.md, "Fingerprints"). Pure."""

from dataclasses import dataclass

from botyard.client.folds import fits
from botyard_protocol.messages import ChoiceFrame, GameView


@dataclass(slots=True)
class Check:
    """Compares views with the fingerprints that the server tells.

    `compared`: how many so far; `misfits`: how many of them did not fit, and events that cannot have happened.
    `useless`: a misfit came right after the snapshot that should have mended another, so the server takes fingerprints
    of more than this program knows; nothing is compared any more.
    """

    compared: int = 0
    misfits: int = 0
    useless: bool = False
    _doubted: bool = False  # whether the last view that was compared did not fit

    def holds(self, view: GameView | None, audience: tuple[int, ...], frame: ChoiceFrame) -> bool:
        """Compare `view` with the fingerprints in `frame`, and return whether to go on with it.

        If not, a snapshot must take its place. `audience`: the seats whose secrets the view has.
        """
        if view is None or frame.hash is None or self.useless:
            return True
        self.compared += 1
        if fits(view, audience, frame):
            self._doubted = False
            return True
        self.misfits += 1
        # A second misfit in a row: the fingerprint is at fault, not the view. `_doubted` is still of the view before.
        self.useless, self._doubted = self._doubted, True
        return self.useless
