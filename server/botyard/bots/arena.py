"""`botyard arena LEVEL LEVEL...`: matches between bots, offline, on several cores, each repeatable by its seed.

Match number `seed` draws everything from `seed`: the game's chance, the bots' and who sits where, so that
`--seed 37 --games 1` plays match 37 of a longer contest again, move by move.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import cpu_count, get_context
from typing import TextIO

from botyard.bots.answer import NODES, answer
from botyard.games.registry import GAMES
from botyard.games.rng import SEED_BYTES
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.messages import BotLevel
from botyard_protocol.twin_tin_bots import Options, ResultView

GAME = GAMES["twin_tin_bots"]
ELEMENTS = Options(teleporters=2, rocks=1, blobs=2, mud=3)
"""What `--elements` places at random: some of each kind, as many as fit for any number of players."""

UNUSABLE = 2
_95_PERCENT = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""

_LINE = "{:8} {:>7} {:>18} {:>7} {:>10} {:>8}"


@dataclass(frozen=True, slots=True)
class Contest:
    """What is the same in every match. `levels`: of the entrants, who take turns in sitting in the places."""

    levels: tuple[BotLevel, ...]
    players: int
    options: Options
    nodes: int

    def level(self, player: int, seed: int) -> BotLevel:
        """The level of a player in match `seed`: from match to match everybody moves on by a place."""
        return self.levels[(player + seed) % len(self.levels)]


@dataclass(slots=True)
class Share:
    """What the players of one level did. `won`: matches, a shared first place by its part. `cpu`: seconds."""

    won: float = 0.0
    score: int = 0
    seated: int = 0
    decisions: int = 0
    cpu: float = 0.0

    def add(self, other: "Share") -> None:
        """Add what others of the level did."""
        self.won += other.won
        self.score += other.score
        self.seated += other.seated
        self.decisions += other.decisions
        self.cpu += other.cpu


@dataclass(slots=True)
class Tally:
    """What came of some matches, by level."""

    matches: int = 0
    rounds: int = 0
    shares: dict[BotLevel, Share] = field(default_factory=dict)

    def share(self, level: BotLevel) -> Share:
        """The share of a level, nothing at first."""
        return self.shares.setdefault(level, Share())

    def add(self, other: "Tally") -> None:
        """Add what came of other matches."""
        self.matches += other.matches
        self.rounds += other.rounds
        for level, share in other.shares.items():
            self.share(level).add(share)


def match(contest: Contest, seed: int) -> Tally:
    """Play match number `seed` to its end."""
    tally = Tally(matches=1)
    seating = GAME.seating(contest.players, contest.options)
    state = GAME.new(contest.players, contest.options, seed.to_bytes(SEED_BYTES, "big")).state
    while not GAME.finished(state):
        (choice,) = GAME.choices(state)
        level = contest.level(seating[choice.seat], seed)
        view = GAME.view(state, _held(seating, choice.seat))
        start = time.process_time()
        command = answer(GAME.name, level, view, choice, seed, contest.nodes)
        share = tally.share(level)
        share.cpu += time.process_time() - start
        share.decisions += 1
        state = GAME.apply(state, choice.seat, choice.id, command).state
    _count(tally, contest, seed, state)
    return tally


def matches(contest: Contest, seeds: Sequence[int], jobs: int) -> Iterator[Tally]:
    """Play the matches `seeds` in `jobs` processes; what came of each, in the order of the seeds."""
    if jobs == 1:
        yield from (match(contest, seed) for seed in seeds)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_Match(contest), seeds)


def wilson(won: float, matches: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate (Wilson's score interval), both ends 0..1. `matches`: at least 1."""
    rate, squared = won / matches, _95_PERCENT**2
    middle = rate + squared / (2 * matches)
    reach = _95_PERCENT * sqrt(rate * (1 - rate) / matches + squared / (4 * matches**2))
    return max(0.0, middle - reach) / (1 + squared / matches), (middle + reach) / (1 + squared / matches)


def main(  # noqa: PLR0913 - one for each option of the command line
    levels: Sequence[str],
    games: int,
    seed: int,
    out: TextIO,
    err: TextIO,
    *,
    players: int | None = None,
    elements: bool = False,
    nodes: int | None = None,
    jobs: int | None = None,
) -> int:
    """Play and print a contest. Returns the exit status: 0, or 2 for what cannot be played."""
    players = len(levels) if players is None else players
    jobs = cpu_count() if jobs is None else jobs
    if problem := _problem(levels, players, games, seed, jobs):
        err.write(f"botyard arena: {problem}\n")
        return UNUSABLE
    contest = Contest(
        levels=tuple(BotLevel[name.upper()] for name in levels),
        players=players,
        options=ELEMENTS if elements else Options(),
        nodes=NODES if nodes is None else nodes,
    )
    with_elements = "with elements" if elements else "without elements"
    seeds = range(seed, seed + games)
    out.write(f"{' '.join(levels)}: {games} matches, {players} players, {with_elements}, ")
    out.write(f"seeds {seeds[0]}..{seeds[-1]}, {contest.nodes} nodes, {jobs} jobs\n")
    out.flush()
    start = time.monotonic()
    tally = _total(matches(contest, seeds, jobs))
    out.writelines(f"{line}\n" for line in table(tally, time.monotonic() - start))
    return 0


def table(tally: Tally, seconds: float) -> Iterator[str]:
    """The lines to print. `seconds`: how long it took."""
    yield _LINE.format("level", "won", "95 %", "score", "decisions", "ms each")
    for level, share in sorted(tally.shares.items(), reverse=True):
        low, high = wilson(share.won, tally.matches)
        yield _LINE.format(
            level.wire,
            f"{share.won / tally.matches:.1%}",
            f"{low:.1%} .. {high:.1%}",
            f"{share.score / share.seated:.2f}",
            share.decisions,
            f"{1000 * share.cpu / share.decisions:.2f}",
        )
    decisions = sum(share.decisions for share in tally.shares.values())
    yield f"{tally.rounds / tally.matches:.1f} rounds a match; {decisions / seconds:.0f} decisions/s; {seconds:.1f} s"


class _Match:
    """`match` of one contest, in a form that other processes can be given."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest

    def __call__(self, seed: int) -> Tally:
        return match(self._contest, seed)


def _held(seating: Sequence[int], seat: int) -> tuple[int, ...]:
    """All seats of the player who holds `seat`."""
    return tuple(one for one, player in enumerate(seating) if player == seating[seat])


def _count(tally: Tally, contest: Contest, seed: int, state: State) -> None:
    """Add the end of a match."""
    view = GAME.view(state, ())
    result: ResultView = view.result
    tally.rounds = view.round
    seating = GAME.seating(contest.players, contest.options)
    winners = {seating[seat] for seat in result.ranking[0]}
    for player in range(contest.players):
        share = tally.share(contest.level(player, seed))
        share.seated += 1
        share.won += (player in winners) / len(winners)
        share.score += sum(score for seat, score in enumerate(result.scores) if seating[seat] == player)


def _total(tallies: Iterable[Tally]) -> Tally:
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total


def _problem(levels: Sequence[str], players: int, games: int, seed: int, jobs: int) -> str | None:
    """Why a contest cannot be played, or None."""
    if players not in GAME.players:
        return f"a match has {GAME.players[0]} to {GAME.players[-1]} players, not {players}"
    if len(levels) > players:
        return f"{len(levels)} levels need as many players"
    if games < 1 or jobs < 1 or seed < 0:
        return "games and jobs are at least 1, the seed at least 0"
    return None
