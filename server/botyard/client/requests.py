"""The base of the client's requests: send one and wait for its answer; a refusal is raised as an error."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from botyard.client.model import Model
from botyard.client.shares import Shares
from botyard_protocol import messages as m

A = TypeVar("A")


class Refused(Exception):
    """The server has said no. `code` is from `botyard_protocol.codes.Code`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message


class Requests(ABC):
    """Asks the server, and waits for its answer however often the connection breaks meanwhile."""

    _shares: Shares

    @property
    @abstractmethod
    def model(self) -> Model:
        """The state of the client after all messages so far."""

    @property
    @abstractmethod
    def identity(self) -> str:
        """The identity of the client, as others see it."""

    @abstractmethod
    async def until(self, holds: Callable[[Model], bool]) -> None:
        """Wait until something holds of the model. Raises `Disconnected` once the client has ended."""

    @abstractmethod
    async def _ask(
        self,
        make: Callable[[str], m.ClientMessage],
        wanted: type[A] | tuple[type[A], ...],
        id: str | None = None,
    ) -> A:
        """Send a message, wait for its answer of one of the types `wanted`, and return it. `Client` does it.

        `make`: makes the message from an id; `id`: a new one if None. Raises `Refused` if the answer is a refusal.
        """

    def _promise(self, contribution: str | None) -> str | None:
        """The commitment to a share of chance, None without one."""
        return None if contribution is None else self._shares.draw(self.identity, contribution)
