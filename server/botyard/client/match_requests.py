"""Requests about a match: commands, answers in advance, previews, votes and past events."""

from collections.abc import AsyncIterator, Sequence

from botyard.client.model import Model
from botyard.client.requests import Refused, Requests
from botyard_protocol import messages as m
from botyard_protocol.codes import Code


class MatchRequests(Requests):
    """The requests in a match."""

    async def command(
        self, seat: int, choice: int, command: m.GameCommand, id: str | None = None
    ) -> m.Accepted | m.Rejected:
        """Answer a choice, and return what the server says to it.

        `seat`, `choice`: as in the choice that came. `id`: of an earlier call, to ask again what became of it.
        """
        wanted = (m.Accepted, m.Rejected)
        return await self._ask(lambda new: m.Command(new, seat, choice, command), wanted, id)

    async def resign(self, seat: int) -> m.Accepted:
        """Take a seat out of the match."""
        return await self._ask(lambda id: m.Resign(id, seat), m.Accepted)

    async def set_standing(self, answers: m.GameAnswers) -> None:
        """Say what our seats of the room answer without being asked, from now on (`model.answers`)."""
        await self._ask(lambda id: m.SetStanding(id, answers), m.Standing)

    async def vote(self, remedy: m.Remedy, level: m.BotLevel | None = None) -> m.Accepted:
        """Say what we want to be done about who is missing (`model.seating.absence`). `level`: of a bot."""
        return await self._ask(lambda id: m.Vote(id, remedy, level), m.Accepted)

    async def preview(
        self, seat: int, changes: Sequence[m.GameChange], rounds: int = 1, branches: bool = False
    ) -> m.Previewed:
        """Return the consequences that changes at the own open choice would have; nothing is changed.

        `changes`: at most two, none is a pass. `rounds`: 1..3. `branches`: also the consequences of each
        answer to the next choice.
        """
        return await self._ask(lambda id: m.Preview(id, seat, tuple(changes), rounds, branches), m.Previewed)

    async def snapshot(self) -> m.Snapshot:
        """A fresh snapshot of the room."""
        return await self._ask(m.GetSnapshot, m.Snapshot)

    async def history(self, before: int, limit: int = 50) -> m.History:
        """Past frames of the room."""
        return await self._ask(lambda id: m.GetHistory(id, before, limit), m.History)

    async def ping(self) -> None:
        """Hear from the server."""
        await self._ask(m.Ping, m.Pong)

    async def come_back(self, seat: int) -> m.Accepted:
        """Play `seat` again after it was marked absent (`model.absent`)."""
        return await self._ask(lambda id: m.ComeBack(id, seat), m.Accepted)

    async def choices(self) -> AsyncIterator[m.Choice]:
        """Yield the choices of our seats as they open, each once, until the match is over.

        When one comes, `view` is the game in which it is to be answered. What a server has lost after a failure of its
        store may be asked again. Raises `Refused` (`not_in_a_room`) when the room is gone or was left.
        """
        seen: set[tuple[int, int, int]] = set()
        while True:
            await self.until(lambda model: model.finished or model.room is None or _fresh(model, seen) is not None)
            choice = _fresh(self.model, seen)
            if self.model.room is None:
                raise Refused(Code.NOT_IN_A_ROOM, "The room is gone, or was left.")
            if choice is None:
                return
            seen.add((self.model.histories, self.model.epoch, choice.id))
            yield choice


def _fresh(model: Model, seen: set[tuple[int, int, int]]) -> m.Choice | None:
    """Return the first of our choices that is not `seen` (history, epoch and id of each); None if there is none."""
    if model.finished:
        return None
    return next((one for one in model.own_choices if (model.histories, model.epoch, one.id) not in seen), None)
