"""The load generator runs; how fast the service is, it tells people, not tests."""

import argparse

from bench.load import run


async def test_the_load_generator_plays_on_a_server_of_its_own() -> None:
    options = argparse.Namespace(rooms=2, players=4, spectators=1, think=0.0, warm_up=0.2, seconds=0.5, pin=False)
    report = await run(options)
    assert "turns/s" in report
    assert "bytes per update and spectator" in report
    assert "generator's own CPU" in report
