"""The receivers of webhooks in the documents, run as they stand there."""

import asyncio
import os
import re
import sys
import time
from pathlib import Path

import httpcore
import pytest

from botyard.notifications.channel import Notification
from botyard.notifications.hook_forms import SIGNATURE, TIME, request_of
from botyard_protocol.api_notifications import HookForm, NotificationKind
from tests.live.processes import free_port
from tests.support.client import SECONDS

DOCUMENT = (Path(__file__).parents[2] / "docs" / "topics" / "messages.md").read_text()
SECRET = "word"


@pytest.mark.parametrize(("language", "command"), [("python", [sys.executable]), ("js", ["node"])])
async def test_a_receiver_of_the_documents_takes_what_is_signed(
    language: str, command: list[str], tmp_path: Path
) -> None:
    (found,) = re.findall(rf"```{language}\n(.*?)```", DOCUMENT, re.DOTALL)
    assert len(found.splitlines()) <= 10
    program = tmp_path / ("receiver.py" if language == "python" else "receiver.mjs")
    program.write_text(found)
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *command,
        str(program),
        env={"SECRET": SECRET, "PORT": str(port), "PATH": os.environ["PATH"]},
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await _until_open(port)
        statuses = [await _status(port, *way) for way in (("", 0), ("x", 0), ("", 400))]
    finally:
        process.terminate()
        await process.wait()
    assert statuses == [204, 403, 403]


async def _status(port: int, wrong: str, age: int) -> int:
    """The answer to a request. `wrong`: changes the body after it was signed. `age`: in seconds."""
    notification = Notification("Toy Game: it’s your turn", "With Ben", "/", "", "", NotificationKind.TURN, "1")
    headers, body = request_of(HookForm.SIGNED, SECRET, notification, "https://x.example/", int(time.time()) - age)
    assert {TIME, SIGNATURE} < set(headers)
    async with httpcore.AsyncConnectionPool() as pool:
        url = f"http://127.0.0.1:{port}/"
        return (await pool.request("POST", url, headers=list(headers.items()), content=body + wrong.encode())).status


async def _until_open(port: int) -> None:
    """Wait until a port takes connections."""
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0)
                continue
            writer.close()
            return
