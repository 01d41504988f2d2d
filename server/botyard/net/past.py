"""Answers that hold past frames, made of bytes that are there already."""

from collections.abc import Sequence
from typing import Any

import msgspec
import orjson

from botyard.rooms.pages import Frame
from botyard_protocol.codec import Form, pack
from botyard_protocol.messages import History
from botyard_protocol.named import to_named


def history(id: str, frames: Sequence[Frame], form: Form) -> bytes:
    """The payload of the `History` with these frames."""
    empty = History(id, (), bool(frames) and frames[0].number > 1)
    if form is Form.JSON:
        return with_frames(to_named(empty), frames)
    return pack([History.__struct_config__.tag, id, [msgspec.Raw(one.payload) for one in frames], empty.more])


def with_frames(answer: dict[str, Any], frames: Sequence[Frame]) -> bytes:
    """An answer as JSON, with these frames as its field of that name."""
    return orjson.dumps({**answer, "frames": [orjson.Fragment(one.payload) for one in frames]})
