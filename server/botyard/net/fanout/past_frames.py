"""Answers that contain past frames, made of their encoded bytes."""

from collections.abc import Sequence
from typing import Any

import msgspec
import orjson

from botyard.rooms.runtime.history_pages import Frame
from botyard_protocol.codec import Encoding, pack
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import History


def encode_history(id: str, frames: Sequence[Frame], encoding: Encoding) -> bytes:
    """Return the payload of a `History` with these frames: the request `id`, and whether the log has earlier ones."""
    empty = History(id, (), bool(frames) and frames[0].number > 1)
    if encoding is Encoding.JSON:
        return with_frames(to_named(empty), frames)
    return pack([History.__struct_config__.tag, id, [msgspec.Raw(one.payload) for one in frames], empty.more])


def with_frames(answer: dict[str, Any], frames: Sequence[Frame]) -> bytes:
    """Return an answer as JSON, with these frames as its field `frames`."""
    return orjson.dumps({**answer, "frames": [orjson.Fragment(one.payload) for one in frames]})
