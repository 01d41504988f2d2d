"""Broken bots for a worker of their own. Each takes the arguments of `think`."""

import os
import time

from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import pack


def dies(*_: object) -> bytes:
    """End the process."""
    os._exit(1)


def hangs(*_: object) -> bytes:
    """Answer too late for any limit."""
    time.sleep(60)
    raise AssertionError("it was not killed")


def fails(*_: object) -> bytes:
    """Fail, as by a mistake of ours."""
    raise ZeroDivisionError


def babbles(*_: object) -> bytes:
    """Answer with bytes that are no command."""
    return b"\x93\x01"


def cheats(*_: object) -> bytes:
    """Answer with a command that the rules refuse."""
    return pack(ttb.PlaceCrystal((0, 0)))
