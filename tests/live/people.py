"""A person who plays against bots, as badly as the rules allow."""

import asyncio
from typing import Any

from botyard.client import Client
from botyard.games.registry import GAMES
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.messages import BotLevel
from tests.games.twin_tin_bots.players import NAME as GAME  # its bots are of three levels
from tests.games.twin_tin_bots.players import PASS

TURN_SECONDS = 60.0


def answer_to(view: m.GameView | None, choice: m.Choice) -> m.GameCommand:
    """The shortest of answers to any choice."""
    match choice:
        case ttb.ChooseFirst():
            first: ttb.Command = next(GAMES[GAME].legal(view, choice))
            return first
        case ttb.ChooseProgram():
            return PASS
        case ttb.ChooseZapRobot():
            return ttb.ZapRobot(None)
        case ttb.ChooseZapBlob():
            return ttb.ZapBlob(None)
        case ttb.ChooseCrystalHex():
            return ttb.PlaceCrystal(choice.options[0])


async def against(host: Client, *bots: BotLevel, **more: Any) -> str:
    """A match that the host began with one message, entered; the room."""
    room = await host.create(GAME, 1 + len(bots), bots=bots, **more)
    await host.watch(room)
    return room


async def asked(host: Client) -> bool:
    """Wait until the person is asked, or the match is over; whether it goes on."""
    async with asyncio.timeout(TURN_SECONDS):
        await host.until(lambda model: model.finished or bool(model.own_choices))
    return not host.model.finished


async def answer(host: Client) -> None:
    """Answer what the person is asked."""
    choice = host.model.own_choices[0]
    accepted = await host.command(choice.seat, choice.id, answer_to(host.model.view, choice))
    assert isinstance(accepted, m.Accepted), accepted
    await host.until(lambda model: choice not in model.choices)


async def play(host: Client, turns: int | None = None) -> int:
    """Answer for the person until the match is over, or so many times; how often that was."""
    done = 0
    while done != turns and await asked(host):
        await answer(host)
        done += 1
    return done
