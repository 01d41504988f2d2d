"""The contract of games: what every game promises to rooms, bots and clients, as checks that say in words what fails.

Each check looks at matches that random players played to their end. The same checks run over the games of this
repository in its tests and over an installed game in `botyard check-game`.
"""

from collections.abc import Callable, Iterator
from typing import Any

from botyard.games.failure_words import in_words
from botyard.games.interface import Audience, Game, Illegal, Outcome, StandingAnswers
from botyard.games.random_match import Broken, Match, Move, Step, Table, draw, play, refuses
from botyard.games.wild import wild_command
from botyard_protocol.codec import converter, fingerprint, pack, unpack
from botyard_protocol.games import schema_of
from botyard_protocol.json_form import to_named

ILLEGAL_COMMANDS = 300
"""The number of commands with any content that are tried in each match."""
NEVER = 2**40
"""An id that no choice has."""


# --- checks -----------------------------------------------------------------------------------------------------


def seats_are_held(match: Match) -> None:
    """Every player holds a seat, and every choice belongs to a seat of the table."""
    table = match.table
    table.game.check_options(table.players, table.options)  # raises if it refuses the table that was played
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
    if any(game.ranking(one.state) for one in match.steps):  # `state`: before the command of its step
        raise Broken("`ranking` is not empty before the end.")


def turns_never_fall(match: Match) -> None:
    """The number of finished turns never falls; active seats are ascending and never missing before the end."""
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
    """Return everything that the game has returned in a match, as bytes."""
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
    """Other seats and ids that are not open are refused, and a second answer if the choice is not answerable again."""
    game = match.game
    for step in match.steps:
        choice, still_open = step.choice, {one.id for one in game.choices(step.outcome.state)}
        again = choice.id in {one.id for one in game.answerable_again(step.outcome.state)}
        others = [seat for seat in range(match.table.seats) if seat != choice.seat]
        if not all(refuses(game, step.state, other, choice.id, step.command) for other in others):
            raise Broken(f"The choice {choice} can be answered by another seat.")
        if not refuses(game, step.state, choice.seat, NEVER, step.command):
            raise Broken("A choice that is not open can be answered.")
        if choice.id in still_open:
            raise Broken(f"The choice {choice} is open after its answer.")
        if refuses(game, step.outcome.state, choice.seat, choice.id, step.command) != (not again):
            raise Broken(f"A second answer to {choice} is accepted exactly if `answerable_again` names the choice.")


def open_choices_are_answered_in_any_order(match: Match) -> None:
    """An answer leaves the choices of other seats open, and commands that were legal before it are accepted."""
    game, rng = match.game, match.rng()
    for step in match.steps:
        for other in game.choices(step.state):
            if other.seat == step.choice.seat:
                continue
            if other not in game.choices(step.outcome.state):
                raise Broken(f"The answer to {step.choice} closes or changes {other}.")
            if refuses(game, step.outcome.state, other.seat, other.id, draw(game, step.state, other, rng)):
                raise Broken(f"A legal answer to {other} is refused after that to {step.choice}.")


def a_changeable_answer_is_a_secret(match: Match) -> None:
    """An answer that can be changed shows other audiences nothing; changing it leaves everything public as it is."""
    game, rng = match.game, match.rng()
    for step in match.steps:
        state, choice = step.outcome.state, step.choice
        if choice.id not in {one.id for one in game.answerable_again(state)}:
            continue
        if choice.id in {one.id for one in game.choices(state)}:
            raise Broken(f"{choice} is open and answerable again.")
        other = game.apply(step.state, choice.seat, choice.id, draw(game, step.state, choice, rng))
        changed = game.apply(state, choice.seat, choice.id, draw(game, state, choice, rng))
        for audience in match.table.audiences():
            if choice.seat in audience:
                continue
            if _seen(game, other, audience) != _seen(game, step.outcome, audience):
                raise Broken(f"Audience {audience} sees which answer was given to {choice}.")
            if game.view(changed.state, audience) != game.view(state, audience):
                raise Broken(f"Audience {audience} sees another view after the answer to {choice} was changed.")
        if _public_course(game, changed.state) != _public_course(game, state):
            raise Broken(f"Changing the answer to {choice} changes open choices, active seats or turns.")


def _seen(game: Game, outcome: Outcome, audience: Audience) -> tuple[Any, ...]:
    """Everything that an audience gets of an outcome: events, view and open choices."""
    return tuple(game.redact(outcome.events, audience)), game.view(outcome.state, audience), game.choices(outcome.state)


def _public_course(game: Game, state: Any) -> tuple[Any, ...]:
    """What is public of the course of a match: choices, turns, and the fingerprint of the public view."""
    again = {one.id for one in game.answerable_again(state)}
    return game.choices(state), again, game.active(state), game.turns(state), game.fingerprints(state)[0]


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


def values_can_be_sent(match: Match) -> None:
    """Views, choices, commands and events of the first 50 steps are the same after msgpack, and have a JSON form.

    Each command is of one of the game's `command_types`.
    """
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


def empty_standing_answers_answer_nothing(match: Match) -> None:
    """Standing answers that say nothing are valid, and answer no choice."""
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
    state, gone = table.new(match.seed).state, list[int]()  # gone: the seats that have resigned
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
    if not game.finished(state):
        raise Broken("All seats have resigned, and the game goes on.")


def foreign_bytes_are_refused(match: Match) -> None:
    """`load` raises `ValueError` for bytes that `dump` did not write."""
    game, rng = match.game, match.rng()
    good = game.dump(match.steps[0].state)
    for number in range(150):
        # a dump with one byte changed, and bytes at random, in turn
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
    open_choices_are_answered_in_any_order,
    a_changeable_answer_is_a_secret,
    ids_of_choices_grow,
    a_time_out_is_legal,
    events_are_redacted_one_by_one,
    fingerprints_are_those_of_views,
    values_can_be_sent,
    empty_standing_answers_answer_nothing,
    resignations_end_the_game,
    foreign_bytes_are_refused,
)
"""All checks. Each raises `Broken`; the first line of its docstring is the promise."""


def promise_of(check: Check) -> str:
    """The promise that a check is about, in a sentence."""
    return (check.__doc__ or check.__name__).splitlines()[0]


def fault_of(check: Check, match: Match) -> str | None:
    """Return a sentence if a match breaks the promise that `check` is about; None if it keeps it."""
    try:
        check(match)
    except Exception as error:  # the game may be anyone's: any exception is a fault of it
        return f"{match.table}: {promise_of(check)} Broken: {_reason(error)}"
    return None


def played(table: Table, seed: int, moves: list[Move] | None = None) -> Match | str:
    """Return a match of random players at a table, or a sentence that says why it can't be played.

    `seed`: chooses the match. `moves`: gets each move as in `play`.
    """
    try:
        return play(table, seed, moves)
    except Exception as error:
        return f"{table}: {_reason(error)}"


def faults(table: Table, seed: int) -> Iterator[str]:
    """Yield a sentence for each promise that the game breaks in one match of random players at a table.

    `seed`: chooses the match.
    """
    match = played(table, seed)
    if isinstance(match, str):
        yield match
    else:
        yield from (fault for check in CHECKS if (fault := fault_of(check, match)) is not None)


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, Broken) else in_words(error)
