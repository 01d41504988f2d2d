"""An SMTP server for tests, which keeps what it gets."""

import asyncio
import email
import re
from email.message import EmailMessage
from email.policy import default
from types import TracebackType
from typing import Any

from aiosmtpd.smtp import SMTP


class MailServer:
    """Serves SMTP on a port of this machine. `refused`: recipients that it does not take, each with the answer."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.refused: dict[str, str] = {}

    async def __aenter__(self) -> "MailServer":
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: SMTP(self, enable_SMTPUTF8=True), "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        """Take or refuse a recipient."""
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """Keep a mail."""
        got = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(got, EmailMessage)
        self.got.append(got)
        return "250 OK"

    def link(self, place: int = -1) -> str:
        """The first link in the text of a mail that was got."""
        body = self.got[place].get_body(("plain",))
        assert body is not None
        found = re.search(r"https?://\S+", body.get_content())
        assert found is not None
        return found[0]
