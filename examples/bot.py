"""A bot that plays legal moves at random: python examples/bot.py http://127.0.0.1:8000/room/r-7f3k2q [NAME]"""

import asyncio
import random
import sys
from itertools import islice

from botyard.client import RoomAddress, connect, guest_token
from botyard.games.registry import GAMES


async def play(link: str, name: str) -> None:
    """Sit down in the room of a link, and play there to the end of the match."""
    address = RoomAddress.of(link)
    guest = await guest_token(address.http, name)
    async with connect(address.ws, token=guest.token) as client:
        await client.join(address.room)
        async for choice in client.choices():
            legal = GAMES[client.view.wire_name].legal(client.view, choice)
            command = random.choice(list(islice(legal, 200)))
            await client.command(choice.seat, choice.id, command)
        scores = getattr(getattr(client.view, "result", None), "scores", None)  # games of packages may have none
        result = "the match is over" if scores is None else f"the scores are {scores}"
        print(f"{name} on seat {client.model.audience[0]}: {result}")


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Example (bot)"))
