"""Every measurement runs and fills its rows; how fast the service is they tell people, not tests."""

import asyncio
import re
from io import StringIO
from pathlib import Path

import pytest

from bench import compare, memory, wire
from bench.long_match import play
from bench.players import Table, Tally
from bench.processes import Row, quantile
from bench.profile import count_stacks, profile
from bench.rules import GAME as RULES
from bench.rules import play as play_rules
from bench.rules import play_variant, table, table_of_variants
from bench.sampled import LOOP, PARTS
from bench.workloads import WORKLOADS
from bench.workloads.archive import QUERIES
from botyard.games.registry import GAMES
from botyard.net.transport.frame_codec import data_frame
from botyard.rooms import commit_plan
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

pytestmark = pytest.mark.slow

ROWS = {"turns": 2, "resume": 3, "capacity": 1, "lobby": 4, "messages": 1, "archive": 2 * (3 + len(QUERIES)) + 1}


@pytest.mark.parametrize("name", WORKLOADS)
async def test_a_workload_runs_and_each_of_its_rows_has_figures(name: str) -> None:
    rows = [row async for row in WORKLOADS[name](True)]
    assert len(rows) == ROWS[name]
    for row in rows:
        assert re.search(r"\d", row.measured)
        assert row.generator > 0


async def test_a_profile_has_the_parts_of_a_turn() -> None:
    found = await profile(rooms=2, watchers=0, warm_up=0.1, seconds=0.5)
    expected = {"rules", "decide", "receive and parse", "write to sockets"}
    if not (found.turns and expected & set(found.parts)):  # on a busy machine the server may not run at all for a while
        found = await profile(rooms=2, watchers=0, warm_up=0.1, seconds=10)
    assert found.turns > 0
    assert expected & set(found.parts)
    assert str(found).count("\n") == len(found.parts) + 2 + len(found.functions) + 3
    assert 0 < len(found.functions) <= 10


def test_samples_of_the_compiled_form_are_counted_by_its_modules() -> None:
    outer = "main (botyard/cli.py:25);uv__io_poll (linux.c:1546)"
    lane = "CPyDef_command_lane___plan_command (a__mypyc.so)"
    driver = "botyard/net/transport/websocket_driver.py"
    parts, functions = count_stacks(
        [
            f"{outer};{lane};CPyDef_match___play____is_due (a__mypyc.so) 3",
            f"{outer};{lane};CPyDef_twin_tin_bots___views___public (a__mypyc.so);malloc (libc.so.6) 2",
            f"{outer};WebSocketProtocol.write_frame ({driver}:221);write (libc.so.6) 4",
            "0x7f (libc.so.6);uv__io_poll (linux.c:1546) 5",
        ]
    )
    assert parts == {"decide": 3, "rules": 2, "write to sockets": 4, LOOP: 5}
    assert functions["match/play.py _is_due"] == 3


def test_the_profiler_names_files_and_functions_that_exist() -> None:
    root = Path(__file__).parents[2]
    for file, function, part in PARTS:
        if file.startswith("server/"):
            path = root / file
            assert path.exists(), f"{part}: {file} has moved"
            assert not function or f"def {function}" in path.read_text(), f"{part}: {file} has no {function}"


def test_a_row_whose_generator_was_too_busy_is_void() -> None:
    assert str(Row("turns", "1", "2", 0.8)) == "| turns | 1 | 2 | 80% |"
    assert str(Row("turns", "1", "2", 0.81)) == "| turns | 1 | 2 | 81% (void) |"
    assert (quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 1), quantile([], 0.5)) == (2, 3, 0)


@pytest.mark.parametrize("number", [1, 127, 128, 255, 256, 65_535, 65_536, 2**32, 2**53 - 1])
@pytest.mark.parametrize("epoch", [1, 200, 70_000])
def test_the_number_of_an_update_is_found_without_decoding_it(epoch: int, number: int) -> None:
    payload = encode(m.EventFrame(epoch, number, ()), Encoding.MSGPACK)
    assert (wire.tag(payload), wire.number_of(payload)) == (wire.UPDATE, number)
    assert wire.number_of(b"head" + payload, 4) == number


def test_commands_sent_at_once_are_counted_as_entries_of_their_own() -> None:
    tally = Tally(counting=True)
    table = Table(2, tally)
    table.on_delivery(3)
    for _ in range(3):
        table.sent()
    for number in (4, 4, 5, 5, 6):
        table.on_delivery(number)
    assert tally.turns == 2
    table.on_delivery(6)
    table.sent()
    for number in (7, 7):
        table.on_delivery(number)
    assert tally.turns == 4


async def test_a_watcher_counts_what_comes_behind_its_snapshot_and_answers_pings() -> None:
    seen = list[int]()
    transport, room = Wire(), m.RoomView("r", GAME, 1, "", m.Status.OPEN, 2, None, (None, None))
    watcher = wire.Watcher("host", 1, "token", seen.append)
    watcher.connection_made(transport)
    watcher.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    first = sent(m.Snapshot(1, 3, (), room, None, ())) + sent(m.Presence((True, False), 1))
    watcher.data_received(first)
    updates = [sent(m.EventFrame(1, number, ())) for number in (4, 5)]
    for update in updates:
        watcher.data_received(update)
    assert (seen, watcher.received) == ([4, 5], len(first) + sum(map(len, updates)))
    watcher.data_received(sent(m.EventFrame(1, 6, ())) + b"\x89\x04ping")
    assert (seen, transport.written[-1]) == ([4, 5, 6], wire.frame(wire.PONG, b"ping"))


class Wire(asyncio.Transport):
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = list[bytes]()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))


def sent(message: m.ServerMessage) -> bytes:
    """A message as the server sends it."""
    return data_frame(encode(message, Encoding.MSGPACK), Encoding.MSGPACK)


async def test_so_many_commands_are_played_as_each_line_says(redis: RedisProcess) -> None:
    async with LiveNode(redis.url) as node:
        out = StringIO()
        await play(f"http://127.0.0.1:{node.port}", StringIO("3\n9\n"), out)
        room, *numbers = out.getvalue().split()
        first, last = map(int, numbers)
        assert last - first == 9
        answer = await node.http("GET", f"/api/rooms/{room}", b"")
        assert answer.status == 200


# --- the benchmark of the rules ---------------------------------------------------------------------------------


def test_the_table_has_a_line_for_each_number_of_players_and_stall_rule() -> None:
    machine, _, rule, *lines = table(1, players=(2,), stall_rules=(3, 5))
    assert "Python" in machine
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in (rule, *lines)]
    assert len(lines) == 2
    assert {len(row) for row in cells} == {8}
    assert [row[:2] for row in cells[1:]] == [["2", "3"], ["2", "5"]]
    assert all(float(cell.replace(",", "")) > 0 for row in cells[1:] for cell in row[2:])


def test_games_are_played_to_their_end_and_the_same_again() -> None:
    steps = list(play_rules(2, 3, seed=1))
    last = steps[-1]
    assert RULES.finished(RULES.apply(last.state, last.seat, last.choice, last.command).state)
    assert steps == list(play_rules(2, 3, seed=1))
    assert steps != list(play_rules(2, 3, seed=2))


def test_another_game_is_measured_by_its_variants() -> None:
    game = GAMES["robot_master"]
    _, _, rule, *lines = table_of_variants(game, 1)
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in (rule, *lines)]
    assert {len(row) for row in cells} == {7}
    assert [row[0] for row in cells[1:]] == ["standard", *game.variants()]
    steps = list(play_variant(game, game.default_options(), 1))
    last = steps[-1]
    assert game.finished(game.apply(last.state, last.seat, last.choice, last.command).state)


async def test_the_table_has_a_line_for_each_size_of_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commit_plan, "KEEP_MS", 0)
    machine, _, rule, *lines = await memory.table(1, players=(2, 3), entries=(20,))
    assert "Python" in machine
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in (rule, *lines)]
    assert {len(row) for row in cells} == {11}
    assert [row[:2] for row in cells[1:]] == [["2", "20"], ["3", "20"]]
    live, packed = float(cells[1][4]), float(cells[1][5])
    assert live > 3 * packed > 0


# --- the comparison of two commits ------------------------------------------------------------------------------


ROOT = Path(__file__).parents[2]


def test_the_interval_of_equal_ratios_is_a_point() -> None:
    assert compare.interval([0.8] * 7) == (0.8, 0.8)


def test_the_interval_holds_the_median_and_not_a_single_outlier() -> None:
    low, high = compare.interval([0.78, 0.79, 0.8, 0.8, 0.81, 0.82, 3.0])
    assert 0.78 <= low <= 0.8 <= high < 3.0


def test_a_row_has_the_medians_and_the_ratio_of_pairs() -> None:
    base: list[compare.Run] = [{"cpu": 100.0}, {"cpu": 200.0}, {"cpu": 400.0}]
    here: list[compare.Run] = [{"cpu": 50.0}, {"cpu": 100.0}, {"cpu": 200.0}]
    assert compare.rows("turns", base, here) == [
        "| turns | µs of server CPU a turn | 200.0 | 100.0 | 0.500 (0.500-0.500) |"
    ]


def test_a_run_of_this_checkout_has_all_figures() -> None:
    options = {"rooms": 1, "watchers": 1, "think": 0.0, "warm_up": 0.1, "seconds": 0.5}
    found = compare.one_run(compare.path_of(ROOT, native=False), options)
    assert set(found) == {"cpu", "turns", "p50", "p99", "update"} <= set(compare.METRICS)
    assert all(found[metric] > 0 for metric in ("turns", "p50", "p99", "update"))
    assert found["cpu"] >= 0  # it is counted in hundredths of a second


def test_connections_have_figures_of_their_own() -> None:
    short: dict[str, float | str] = {"work": "resume", "clients": 3, "warm_up": 0.0, "seconds": 0.1}
    found = compare.one_run(compare.path_of(ROOT, native=False), short)
    assert set(found) == {"back_cpu", "back"} <= set(compare.METRICS)
    assert found["back_cpu"] >= 0
    assert found["back"] > 0


def test_an_unknown_commit_is_refused_with_a_sentence() -> None:
    with pytest.raises(SystemExit, match=re.escape("there is no commit no-such-commit.")):
        compare.tree_of("no-such-commit")
