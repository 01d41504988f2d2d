"""How well a bot plays: the levels of the protocol."""

from protocol.messages import BotLevel

__all__ = ["Level"]

Level = BotLevel
