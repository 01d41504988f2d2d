"""Broken bots for a worker of their own. Each takes the arguments of `think`."""

import os
import time

from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import pack


def dies(*_: object) -> bytes:
    """The process is gone."""
    os._exit(1)


def hangs(*_: object) -> bytes:
    """No answer comes."""
    time.sleep(60)
    raise AssertionError("it was not killed")


def fails(*_: object) -> bytes:
    """A mistake of ours."""
    raise ZeroDivisionError


def babbles(*_: object) -> bytes:
    """Bytes that are no command."""
    return b"\x93\x01"


def cheats(*_: object) -> bytes:
    """A command that the rules refuse."""
    return pack(ttb.PlaceCrystal((0, 0)))
