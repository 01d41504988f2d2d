"""Python client of the service: `connect`, then play, watch and list rooms. It needs only `botyard_protocol`.

    address = RoomAddress.of("http://127.0.0.1:8000/room/r-7f3k2q")
    guest = await guest_token(address.http, "Ann")
    async with connect(address.ws, token=guest.token) as client:
        await client.join(address.room)
        async for choice in client.choices():
            await client.command(choice.seat, choice.id, answer(client.view, choice))

docs/sdk.md is a guide; examples/bot.py is a complete bot.
"""

from botyard.client.client import Client, Disconnected, LuckCheck, Refused, connect
from botyard.client.feed import Overrun, Record
from botyard.client.folds import Fold, UnknownGame, register_game
from botyard.client.guest import Guest, RoomAddress, ServerUnavailable, account_token, guest_token
from botyard.client.model import Model
from botyard.client.reconnecting_link import Backoff

__all__ = [
    "Backoff",
    "Client",
    "Disconnected",
    "Fold",
    "Guest",
    "LuckCheck",
    "Model",
    "Overrun",
    "Record",
    "Refused",
    "RoomAddress",
    "ServerUnavailable",
    "UnknownGame",
    "account_token",
    "connect",
    "guest_token",
    "register_game",
]
