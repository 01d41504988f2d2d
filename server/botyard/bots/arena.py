"""`botyard arena LEVEL LEVEL...`: matches between bots, offline, on several cores, each repeatable by its seed.

Match number `seed` draws everything from `seed`: the game's chance, the bots' chance and the seats, so that
`--seed 37 --games 1` plays match 37 of a longer contest again, move by move.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from multiprocessing import cpu_count, get_context
from typing import Any, TextIO

from botyard.bots.answer import NODES, answer
from botyard.bots.registry import levels as levels_of
from botyard.games.interface import Game, Illegal, Scoring, players_in_words
from botyard.games.registry import GAMES
from botyard.games.rng import SEED_BYTES
from botyard_protocol.messages import BotLevel

UNUSABLE = 2
_95_PERCENT = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""

_LINE = "{:8} {:>7} {:>18} {:>7} {:>10} {:>8}"


@dataclass(frozen=True, slots=True)
class Contest:
    """The settings of all matches. `levels`: of the entrants, who change places from match to match.

    `game`: its name. `nodes`: how much a planner may search for a decision.
    """

    game: str
    levels: tuple[BotLevel, ...]
    players: int
    options: Any
    nodes: int = NODES

    @property
    def rules(self) -> Game:
        """The rules that are played by."""
        return GAMES[self.game]

    @property
    def seating(self) -> tuple[int, ...]:
        """The player of each seat."""
        return self.rules.seating(self.players, self.options)

    def level(self, player: int, seed: int) -> BotLevel:
        """The level of a player in match `seed`: from match to match each entrant moves on by a place."""
        return self.levels[(player + seed) % len(self.levels)]


@dataclass(slots=True)
class Share:
    """The results of one level. `won`: matches, a shared first place by its part. `cpu`: seconds.

    `score`: points of all its players together, None if the game has no points.
    """

    won: float = 0.0
    score: int | None = None
    seated: int = 0
    decisions: int = 0
    cpu: float = 0.0

    def add(self, other: "Share") -> None:
        """Add the results of other players of the level."""
        self.won += other.won
        self.add_score(other.score)
        self.seated += other.seated
        self.decisions += other.decisions
        self.cpu += other.cpu

    def add_score(self, points: int | None) -> None:
        """Add points to the score; None, of a game without points, changes nothing."""
        if points is not None:
            self.score = points + (self.score or 0)


@dataclass(slots=True)
class Tally:
    """The results of some matches, by level. `rounds`: of all matches; one is a turn of every seat."""

    matches: int = 0
    rounds: int = 0
    shares: dict[BotLevel, Share] = field(default_factory=dict)

    def share(self, level: BotLevel) -> Share:
        """The share of a level, nothing at first."""
        return self.shares.setdefault(level, Share())

    def add(self, other: "Tally") -> None:
        """Add the results of other matches."""
        self.matches += other.matches
        self.rounds += other.rounds
        for level, share in other.shares.items():
            self.share(level).add(share)


def match(contest: Contest, seed: int) -> Tally:
    """Play match number `seed` to its end, and return its results."""
    game, tally, seating = contest.rules, Tally(matches=1), contest.seating
    state = game.new(contest.players, contest.options, seed.to_bytes(SEED_BYTES, "big")).state
    most_active = 1
    while not game.finished(state):
        most_active = max(most_active, len(game.active(state)))
        choice = game.choices(state)[0]
        level = contest.level(seating[choice.seat], seed)
        view = game.view(state, _held(seating, choice.seat))
        start = time.process_time()
        command = answer(contest.game, level, view, choice, seed, contest.nodes)
        share = tally.share(level)
        share.cpu += time.process_time() - start
        share.decisions += 1
        state = game.apply(state, choice.seat, choice.id, command).state
    tally.rounds = ceil(game.turns(state) * most_active / len(seating))  # a turn of several seats counts once
    _count_result(tally, contest, seed, state)
    return tally


def matches(contest: Contest, seeds: Sequence[int], jobs: int) -> Iterator[Tally]:
    """Play the matches `seeds` in `jobs` processes, and yield their results in the order of the seeds."""
    if jobs == 1:
        yield from (match(contest, seed) for seed in seeds)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_Match(contest), seeds)


def wilson(won: float, matches: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a win rate (Wilson's score interval), both ends 0..1.

    `won`: matches, a shared first place by its part. `matches`: at least 1.
    """
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
    game: str | None = None,
    players: int | None = None,
    variant: str | None = None,
    nodes: int | None = None,
    jobs: int | None = None,
) -> int:
    """Play and print a contest. Returns the exit status: 0, or 2 for a contest that is impossible.

    `game`: its name, None for the first of the registry. `variant`: a key of the game's `variants`.
    """
    jobs = cpu_count() if jobs is None else jobs
    try:
        contest = _contest(game or next(iter(GAMES)), levels, players, variant, nodes)
        if games < 1 or jobs < 1 or seed < 0:
            raise Impossible("games and jobs are at least 1, the seed at least 0")
    except Impossible as error:
        err.write(f"botyard arena: {error}\n")
        return UNUSABLE
    seeds = range(seed, seed + games)
    seated = players_in_words(range(contest.players, contest.players + 1))
    out.write(f"{contest.game}: {' '.join(levels)}: {games} matches, {seated}, ")
    out.write(f"variant {variant}, " if variant else "standard options, ")
    out.write(f"seeds {seeds[0]}..{seeds[-1]}, {contest.nodes} nodes, {jobs} jobs\n")
    out.flush()
    start = time.monotonic()
    tally = _total(matches(contest, seeds, jobs))
    out.writelines(f"{line}\n" for line in table(tally, time.monotonic() - start))
    return 0


def table(tally: Tally, seconds: float) -> Iterator[str]:
    """Yield the lines of the table of results. `seconds`: the duration of the contest."""
    yield _LINE.format("level", "won", "95 %", "score", "decisions", "ms each")
    for level, share in sorted(tally.shares.items(), reverse=True):
        low, high = wilson(share.won, tally.matches)
        yield _LINE.format(
            level.wire,
            f"{share.won / tally.matches:.1%}",
            f"{low:.1%} .. {high:.1%}",
            "-" if share.score is None else f"{share.score / share.seated:.2f}",
            share.decisions,
            f"{1000 * share.cpu / share.decisions:.2f}",
        )
    decisions = sum(share.decisions for share in tally.shares.values())
    yield f"{tally.rounds / tally.matches:.1f} rounds a match; {decisions / seconds:.0f} decisions/s; {seconds:.1f} s"


class _Match:
    """`match` of one contest, as a value that can be sent to other processes."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest

    def __call__(self, seed: int) -> Tally:
        return match(self._contest, seed)


def _held(seating: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return all seats of the player who holds `seat`."""
    return tuple(one for one, player in enumerate(seating) if player == seating[seat])


def _count_result(tally: Tally, contest: Contest, seed: int, state: Any) -> None:
    """Add who has won match `seed`, and the points, to `tally`. `state`: at its end."""
    game, seating = contest.rules, contest.seating
    winners = {seating[seat] for seat in game.ranking(state)[0]}
    scores = game.scores(state) if isinstance(game, Scoring) else (None,) * len(seating)
    for player in range(contest.players):
        share = tally.share(contest.level(player, seed))
        share.seated += 1
        share.won += 1 / len(winners) if player in winners else 0  # opponents that the rules play may have won
        for seat, score in enumerate(scores):
            share.add_score(score if seating[seat] == player else None)


def _total(tallies: Iterable[Tally]) -> Tally:
    """Add up the results of matches."""
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total


class Impossible(ValueError):
    """A contest that is impossible; the message says why."""


def _contest(name: str, levels: Sequence[str], players: int | None, variant: str | None, nodes: int | None) -> Contest:
    """Return the contest that a command line describes. Raises `Impossible`."""
    game = GAMES.get(name)
    if game is None:
        raise Impossible(f"there is no game called {name}; there are: {', '.join(GAMES)}")
    players, variants = len(levels) if players is None else players, game.variants()
    if players not in game.players:
        raise Impossible(f"a match has {players_in_words(game.players)}, not {players}")
    if len(levels) > players:
        raise Impossible(f"{len(levels)} levels need as many players")
    if variant is not None and variant not in variants:
        raise Impossible(f"{name} has no variant {variant}; it has: {', '.join(variants) or 'none'}")
    entrants = tuple(BotLevel[level.upper()] for level in levels)
    if missing := set(entrants) - set(levels_of(name)):
        raise Impossible(f"{name} has no bot of the level {min(missing).wire}")
    options = game.default_options() if variant is None else variants[variant]
    try:
        game.check_options(players, options)
    except Illegal as illegal:
        raise Impossible(illegal.message) from illegal
    return Contest(name, entrants, players, options, NODES if nodes is None else nodes)
