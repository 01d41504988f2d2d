"""The bodies of HTTP requests and answers under `/api` that are no messages. They travel as JSON with names.

The TypeScript interfaces and the OpenAPI document are made from these structs: list every new one in `TYPES`.
"""

import msgspec

from botyard_protocol import (
    api_accounts,
    api_chat,
    api_daily,
    api_desk,
    api_games,
    api_history,
    api_notifications,
    api_people,
    api_practice,
    api_ratings,
    api_rooms,
    api_status,
)
from botyard_protocol.base import Number, Sent, TextArgument
from botyard_protocol.messages import RoomSummary


class Refusal(Sent, frozen=True):
    """Why a request was not served: `code` as in the table of codes, `message` a sentence for people.

    `text` and `arguments`: as in the message `rejected`.
    """

    code: str
    message: str
    text: str = ""
    arguments: tuple[TextArgument, ...] = ()


class RoomList(Sent, frozen=True):
    """Rooms that can be joined or watched, newest first. `total`: how many pass the filter.

    `cursor`: where the next page begins, null if there is none.
    """

    rooms: tuple[RoomSummary, ...]
    total: Number = 0
    cursor: str | None = None


TYPES: tuple[type[msgspec.Struct], ...] = (
    Refusal,
    RoomList,
    *api_people.TYPES,
    *api_chat.TYPES,
    *api_accounts.TYPES,
    *api_rooms.TYPES,
    *api_games.TYPES,
    *api_practice.TYPES,
    *api_daily.TYPES,
    *api_history.TYPES,
    *api_ratings.TYPES,
    *api_status.TYPES,
    *api_desk.TYPES,
    *api_notifications.TYPES,
)
"""All of them that no message holds."""
