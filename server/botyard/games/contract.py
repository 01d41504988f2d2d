"""The contract of games: what every game promises to rooms, bots and clients, as checks that say in words what fails.

Each check looks at matches that random players played to their end. The same checks run over the games of this
repository in its tests and over an installed game in `botyard check-game`.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

from botyard.games.interface import Audience, Game, Illegal, Outcome, StandingAnswers
from botyard.games.rng import Rng
from botyard.games.wild import wild_command
from botyard_protocol.codec import converter, fingerprint, pack, unpack
from botyard_protocol.games import schema_of
from botyard_protocol.json_form import to_named

MOST_COMMANDS = 20_000
"""A match that takes more commands counts as endless."""
MOST_CHOICES = 200
"""Out of so many legal commands a random player draws."""
ILLEGAL_COMMANDS = 300
"""So many commands that the rules refuse are tried in each match."""
NEVER = 2**40
"""An id that no choice has."""


class Broken(Exception):
    """A promise that a game breaks, in a sentence."""


@dataclass(frozen=True)
class Table:
    """Players who play a game by some options. `label`: what is special about them."""

    label: str
    players: int
    options: Any
    game: Game

    def __str__(self) -> str:
        return f"{self.game.name}-{self.label}-{self.players}"

    @cached_property
    def seating(self) -> tuple[int, ...]:
        """The player of each seat."""
        return self.game.seating(self.players, self.options)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.seating)

    def new(self, seed: int) -> Outcome:
        """The position before the first turn."""
        return self.game.new(self.players, self.options, seed.to_bytes(32, "big"))

    def audiences(self) -> list[Audience]:
        """Spectators, each seat alone, the seats of each player, and the first and last seat together."""
        alone = [(seat,) for seat in range(self.seats)]
        held = [
            tuple(seat for seat, holder in enumerate(self.seating) if holder == player)
            for player in range(self.players)
        ]
        return sorted({(), *alone, *held, (0, self.seats - 1)})


@dataclass(frozen=True, slots=True)
class Step:
    """One command of a match: the state before it, the choice that it answers, and its outcome."""

    state: Any
    choice: Any
    command: Any
    outcome: Outcome


@dataclass(frozen=True)
class Match:
    """A match of random players that has ended."""

    table: Table
    seed: int
    steps: tuple[Step, ...]

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.table.game

    @property
    def last(self) -> Step:
        """The step that ended the match."""
        return self.steps[-1]

    def rng(self) -> Rng:
        """Chance for a check, the same each time."""
        return chance(f"check/{self.seed}")


def tables(game: Game) -> Iterator[Table]:
    """The standard game for each number of players, and each variant for the numbers that it is for."""
    for players in game.players:
        yield Table("standard", players, game.default_options(), game)
    for label, options in game.variants().items():
        for players in game.players:
            try:
                game.check_options(players, options)
            except Illegal:
                continue
            yield Table(label, players, options, game)


def chance(name: str) -> Rng:
    """A sequence of random numbers, the same for the same name."""
    return Rng(hashlib.sha256(name.encode()).digest())


def play(table: Table, seed: int) -> Match:
    """Play a match to its end by random legal commands. Raises `Broken`."""
    game, rng, state, steps = table.game, chance(f"play/{seed}"), table.new(seed).state, list[Step]()
    while not game.finished(state):
        if len(steps) >= MOST_COMMANDS:
            raise Broken(f"The match of {table} with seed {seed} has not ended after {MOST_COMMANDS} commands.")
        choices = game.choices(state)
        if not choices:
            raise Broken(f"{_at(table, steps)}: the game is not over, but no choice is open.")
        choice = choices[rng.below(len(choices))]
        command = draw(game, state, choice, rng)
        try:
            outcome = game.apply(state, choice.seat, choice.id, command)
        except Illegal as illegal:
            raise Broken(f"{_at(table, steps)}: `legal` lists {command}, but `apply` refuses: {illegal}") from illegal
        steps.append(Step(state, choice, command, outcome))
        state = outcome.state
    return Match(table, seed, tuple(steps))


def draw(game: Game, state: Any, choice: Any, rng: Rng) -> Any:
    """A random legal answer to a choice. Raises `Broken` if there is none."""
    commands = list(islice(game.legal(game.view(state, (choice.seat,)), choice), MOST_CHOICES))
    if not commands:
        raise Broken(f"{game.name}: `legal` lists no command for {choice}.")
    return commands[rng.below(len(commands))]


def _at(table: Table, steps: list[Step]) -> str:
    return f"{table}, after {len(steps)} commands"


def refuses(game: Game, state: Any, seat: int, choice: int, command: Any) -> bool:
    """Whether the rules refuse a command."""
    try:
        game.apply(state, seat, choice, command)
    except Illegal:
        return True
    return False


# --- checks -----------------------------------------------------------------------------------------------------


def seats_are_held(match: Match) -> None:
    """Every player holds a seat, and choices are those of seats."""
    table = match.table
    table.game.check_options(table.players, table.options)
    if set(table.seating) != set(range(table.players)):
        raise Broken("`seating` leaves a player without a seat, or names one that is not there.")
    for step in match.steps:
        if any(choice.seat not in range(table.seats) for choice in match.game.choices(step.state)):
            raise Broken("A choice belongs to a seat that is not there.")


def other_numbers_of_players_are_refused(match: Match) -> None:
    """`check_options` and `new` refuse numbers of players that the game is not for."""
    game = match.game
    for players in (game.players[0] - 1, game.players[-1] + 1):
        for function in (game.check_options, lambda count, options: game.new(count, options, bytes(32))):
            try:
                function(players, game.default_options())
            except Illegal as illegal:
                if "players" not in illegal.message:
                    raise Broken("The refusal of a number of players does not name the field `players`.") from None
            else:
                raise Broken(f"A match of {players} players is not refused with `Illegal`.")


def the_end_is_an_end(match: Match) -> None:
    """After the last command no choice is open, every seat has a place, and commands are refused."""
    game, step = match.game, match.last
    state = step.outcome.state
    if game.choices(state) or game.active(state) or not game.finished(state):
        raise Broken("A finished game has an open choice or an active seat.")
    places = sorted(seat for place in game.ranking(state) for seat in place)
    if places != list(range(match.table.seats)):
        raise Broken("`ranking` does not name every seat exactly once at the end.")
    if not refuses(game, state, step.choice.seat, step.choice.id, step.command):
        raise Broken("A finished game accepts a command.")
    if any(game.ranking(one.state) for one in match.steps):
        raise Broken("`ranking` is not empty before the end.")


def turns_never_fall(match: Match) -> None:
    """The number of finished turns grows; active seats are ascending and never missing before the end."""
    game = match.game
    for step in match.steps:
        if game.turns(step.outcome.state) < game.turns(step.state):
            raise Broken("`turns` has fallen.")
        active = game.active(step.state)
        if not active or list(active) != sorted(set(active)):
            raise Broken(f"`active` is {active}: it names ascending seats as long as the game is not over.")
    if game.turns(match.last.outcome.state) == 0:
        raise Broken("`turns` is 0 at the end of a match.")


def a_dump_is_loaded_as_the_same_state(match: Match) -> None:
    """`load` gives a state equal to the one that was dumped, in which commands have the same outcome."""
    game = match.game
    for step in match.steps:
        twin = game.load(game.dump(step.state))
        if twin != step.state or game.dump(twin) != game.dump(step.state):
            raise Broken("`load` does not give the state that `dump` wrote.")
        if game.apply(twin, step.choice.seat, step.choice.id, step.command) != step.outcome:
            raise Broken("A command has another outcome in a loaded state.")


def a_command_leaves_its_state_alone(match: Match) -> None:
    """`apply` returns a new state and does not change the one that it gets."""
    game = match.game
    for step in match.steps:
        before = game.dump(step.state)
        game.apply(step.state, step.choice.seat, step.choice.id, step.command)
        if game.dump(step.state) != before:
            raise Broken(f"`apply` changes the state that it gets, for {step.command}.")


def the_same_seed_gives_the_same_match(match: Match) -> None:
    """Seed and commands decide everything that the game returns, to the byte."""
    game, state, steps = match.game, match.table.new(match.seed).state, list[Step]()
    for step in match.steps:
        outcome = game.apply(state, step.choice.seat, step.choice.id, step.command)
        steps.append(Step(state, step.choice, step.command, outcome))
        state = outcome.state
    if transcript(Match(match.table, match.seed, tuple(steps))) != transcript(match):
        raise Broken("The same seed and commands give another match.")


def transcript(match: Match) -> bytes:
    """Everything that the game has returned in a match, as bytes."""
    dump = match.game.dump
    return b"".join(
        pack([one.choice, one.command, *one.outcome.events]) + dump(one.outcome.state) for one in match.steps
    )


def illegal_commands_change_nothing(match: Match) -> None:
    """Commands with any content are accepted or refused with `Illegal`; the state stays as it is."""
    game, rng = match.game, match.rng()
    for _ in range(ILLEGAL_COMMANDS):
        state = match.steps[rng.below(len(match.steps))].state
        before = game.dump(state)
        choices = game.choices(state)
        choice = choices[rng.below(len(choices))]
        refuses(game, state, choice.seat, choice.id, wild_command(rng, game.command_types))
        if game.dump(state) != before:
            raise Broken("A command changes the state that it gets.")


def only_the_seat_of_a_choice_answers_it_once(match: Match) -> None:
    """Other seats, ids that are not open, and a second answer are refused."""
    game = match.game
    for step in match.steps:
        choice, still_open = step.choice, {one.id for one in game.choices(step.outcome.state)}
        others = [seat for seat in range(match.table.seats) if seat != choice.seat]
        if not all(refuses(game, step.state, other, choice.id, step.command) for other in others):
            raise Broken(f"The choice {choice} can be answered by another seat.")
        if not refuses(game, step.state, choice.seat, NEVER, step.command):
            raise Broken("A choice that is not open can be answered.")
        if choice.id in still_open or not refuses(game, step.outcome.state, choice.seat, choice.id, step.command):
            raise Broken(f"The choice {choice} can be answered twice.")


def ids_of_choices_grow(match: Match) -> None:
    """A choice that opens has a higher id than all before it."""
    game, highest, known = match.game, -1, set[int]()
    for state in (*(step.state for step in match.steps), match.last.outcome.state):
        new = {choice.id for choice in game.choices(state)} - known
        if any(number <= highest for number in new):
            raise Broken("A new choice has the id of an earlier one, or a lower one.")
        known |= new
        highest = max((highest, *new))


def a_time_out_is_legal(match: Match) -> None:
    """`time_out` answers every open choice."""
    game = match.game
    for step in match.steps:
        for choice in game.choices(step.state):
            if refuses(game, step.state, choice.seat, choice.id, game.time_out(step.state, choice.id)):
                raise Broken(f"`time_out` gives an illegal command for {choice}.")


def events_are_redacted_one_by_one(match: Match) -> None:
    """`redact` keeps the number of events; `public` says whether every audience gets the same."""
    game, audiences = match.game, match.table.audiences()
    for step in match.steps:
        events = step.outcome.events
        cuts = [game.redact(events, audience) for audience in audiences]
        if any(len(cut) != len(events) for cut in cuts):
            raise Broken("`redact` leaves out an event, or adds one.")
        if game.public(events) != all(tuple(cut) == tuple(events) for cut in cuts):
            raise Broken("`public` does not say whether every audience gets the same of some events.")


def fingerprints_are_those_of_views(match: Match) -> None:
    """The public fingerprint is that of the spectators' view; seats with a view of their own have their own."""
    game = match.game
    for step in match.steps:
        public, own = game.fingerprints(step.outcome.state)
        view = game.view(step.outcome.state, ())
        if public != fingerprint(view):
            raise Broken("The public fingerprint is not `fingerprint` of the view of spectators.")
        if type(game).fingerprints is Game.fingerprints:
            continue  # the default has none for seats
        alone = [game.view(step.outcome.state, (seat,)) != view for seat in range(match.table.seats)]
        if alone != ([one is not None for one in own] or [False] * match.table.seats):
            raise Broken("Seats have a fingerprint of their own exactly where their view is not the public one.")


def values_have_a_readable_form(match: Match) -> None:
    """Views, choices, commands and events are values of the wire types, in both forms."""
    game, schema = match.game, schema_of(match.game.name)
    if schema is None:
        raise Broken("The wire types of the game are not registered.")
    for step in match.steps[:50]:
        view = game.view(step.state, (step.choice.seat,))
        _must_survive(view, schema.view)
        _must_survive(step.choice, schema.choice)
        _must_survive(step.command, schema.command)
        for event in step.outcome.events:
            _must_survive(event, schema.event)
        if not isinstance(step.command, game.command_types):
            raise Broken(f"{type(step.command).__name__} is not in `command_types`.")


def _must_survive(value: Any, annotation: Any) -> None:
    """Raise `Broken` unless a value is the same after it was packed and read, and has a JSON form."""
    to_named(value)
    if converter(annotation).convert(unpack(pack(value))) != value:
        raise Broken(f"{value} is another value after it was sent.")


def standing_answers_are_legal(match: Match) -> None:
    """A standing answer is a legal command; without any the player answers."""
    game, types = match.game, _answers_type(match.game)
    if not isinstance(game, StandingAnswers) or types is None:
        return
    answers = types()
    game.check_standing(answers)
    for step in match.steps:
        if game.standing(step.state, step.choice.id, answers) is not None:
            raise Broken("Standing answers that say nothing answer a choice.")


def _answers_type(game: Game) -> Any:
    schema = schema_of(game.name)
    return None if schema is None else schema.answers


def resignations_end_the_game(match: Match) -> None:
    """Seats resign one after another; a seat that is out has no choice, and the game ends in time."""
    table, game, rng = match.table, match.game, match.rng()
    state, gone = table.new(match.seed).state, list[int]()
    for leaver in rng.shuffled(range(table.seats)):
        for _ in range(rng.below(20)):
            if game.finished(state):
                return
            choice = game.choices(state)[0]
            if choice.seat in gone:
                raise Broken("A seat that has resigned has an open choice.")
            state = game.apply(state, choice.seat, choice.id, draw(game, state, choice, rng)).state
        if game.finished(state):
            return
        state = game.resign(state, leaver).state
        gone.append(leaver)
        if game.resigned(state) != tuple(sorted(gone)):
            raise Broken("`resigned` does not name the seats that have resigned.")
        try:
            game.resign(state, leaver)
        except Illegal:
            continue
        raise Broken("A seat can resign twice.")
    raise Broken("All seats have resigned, and the game goes on.")


def foreign_bytes_are_refused(match: Match) -> None:
    """`load` raises `ValueError` for bytes that `dump` did not write."""
    game, rng = match.game, match.rng()
    good = game.dump(match.steps[0].state)
    for number in range(150):
        data = bytearray(good) if number % 2 else bytearray(rng.below(256) for _ in range(rng.below(100)))
        if data:
            data[rng.below(len(data))] = rng.below(256)
        try:
            state = game.load(bytes(data))
        except ValueError:
            continue
        if game.dump(state) != data:
            raise Broken("`load` accepts bytes that `dump` does not write.")


Check = Callable[[Match], None]

CHECKS: tuple[Check, ...] = (
    seats_are_held,
    other_numbers_of_players_are_refused,
    the_end_is_an_end,
    turns_never_fall,
    a_dump_is_loaded_as_the_same_state,
    a_command_leaves_its_state_alone,
    the_same_seed_gives_the_same_match,
    illegal_commands_change_nothing,
    only_the_seat_of_a_choice_answers_it_once,
    ids_of_choices_grow,
    a_time_out_is_legal,
    events_are_redacted_one_by_one,
    fingerprints_are_those_of_views,
    values_have_a_readable_form,
    standing_answers_are_legal,
    resignations_end_the_game,
    foreign_bytes_are_refused,
)
"""All checks. Each raises `Broken`; the first line of its docstring is the promise."""


def promise_of(check: Check) -> str:
    """The promise that a check is about, in a sentence."""
    return (check.__doc__ or check.__name__).splitlines()[0]


def faults(table: Table, seed: int) -> Iterator[str]:
    """A sentence for each promise that the game breaks in a match at a table."""
    try:
        match = play(table, seed)
    except Exception as error:  # the game may be anyone's: any exception is a fault of it
        yield f"{table}: {_reason(error)}"
        return
    for check in CHECKS:
        try:
            check(match)
        except Exception as error:
            yield f"{table}: {promise_of(check)} Broken: {_reason(error)}"


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
