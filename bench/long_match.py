"""Plays a match of scripted players, as many commands as asked for: `python -m bench.long_match http://127.0.0.1:8000`.

It prints the id of the room. Each line of its input is a number of commands to play; once they are accepted, it prints
the number of the newest entry. `tools/match_page.mjs` measures a page that shows the match.
"""

import asyncio
import sys
from contextlib import AsyncExitStack
from typing import TextIO

from bench.players import ENDLESS, TWIN_TIN_BOTS, Script
from botyard.client import Client, Refused, RoomAddress, connect, guest_token
from botyard_protocol import messages as m

SEATS = 4


class Pace:
    """Lets the players answer as many commands as `play` asks for, and then makes them wait."""

    def __init__(self) -> None:
        self._allowed = asyncio.Semaphore(0)
        self._played = asyncio.Queue[int]()

    async def begin(self) -> None:
        """Wait until one more command is wanted."""
        await self._allowed.acquire()

    def end(self, number: int) -> None:
        """Note that a command has become the entry `number`."""
        self._played.put_nowait(number)

    async def play(self, commands: int) -> int:
        """Let so many commands be answered, and return the number of the last entry."""
        for _ in range(commands):
            self._allowed.release()
        # answers to several players may come in another order
        return max([await self._played.get() for _ in range(commands)])


async def answer(client: Client, pace: Pace) -> None:
    """Answer all choices of a player, each as soon as `pace` lets it. Raises `Refused`."""
    script = Script()
    async for choice in client.choices():
        await pace.begin()
        answered = await client.command(choice.seat, choice.id, script.command(choice))
        if not isinstance(answered, m.Accepted):
            raise Refused(answered.code, answered.message)
        pace.end(answered.number)


async def play(base: str, given: TextIO, out: TextIO) -> None:
    """Make the room, and play whenever a line of `given` asks for it, until its end."""
    pace = Pace()
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        address = RoomAddress.of(f"{base}/room/none")
        guests = [await guest_token(address.http, f"Player {seat}") for seat in range(SEATS)]
        clients = [await stack.enter_async_context(connect(address.ws, token=guest.token)) for guest in guests]
        host, *others = clients
        room = await host.create(TWIN_TIN_BOTS, SEATS, "Long match", ENDLESS)
        await host.watch(room)
        for client in others:
            await client.join(room)
        players = [group.create_task(answer(client, pace)) for client in clients]
        print(room, file=out, flush=True)
        while line := await asyncio.to_thread(given.readline):
            print(await pace.play(int(line)), file=out, flush=True)
        for player in players:
            player.cancel()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.stdin, sys.stdout))
