"""A client of the service in Python: `connect`, then play, watch and look around. It leans on `protocol` alone.

guest = await guest_token("http://127.0.0.1:8000", "Ann")
async with connect("ws://127.0.0.1:8000/ws", token=guest.token) as client:
    await client.join(room)
    async for choice in client.choices():
        await client.command(choice.seat, choice.id, answer(choice))
"""

from server.client.backoff import Backoff
from server.client.client import Client, Disconnected, Refused, connect
from server.client.feed import Overrun
from server.client.guest import Guest, guest_token
from server.client.model import Model
from server.client.record import Record

__all__ = [
    "Backoff",
    "Client",
    "Disconnected",
    "Guest",
    "Model",
    "Overrun",
    "Record",
    "Refused",
    "connect",
    "guest_token",
]
