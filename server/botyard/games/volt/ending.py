"""The end of a match and of a game, rankings, and what follows in a championship (sections 2, 7, 9)."""

from collections.abc import Sequence

from botyard.games.volt import setup
from botyard.games.volt.damage import clear_robot
from botyard.games.volt.data import data
from botyard.games.volt.run import Run
from botyard.games.volt.state import FULL_BAG, NONE, Seat, State
from botyard_protocol.volt.basics import EndReason, Module, Phase
from botyard_protocol.volt.events import ArenaBegan, ArenaWon, GameEnded

TITLE_MATCH = 5
"""The number of the title match: it follows those in the four arenas."""


def sides(state: State) -> list[tuple[int, ...]]:
    """Return the sides by their seats: each player, and all KillBots together."""
    squad = tuple([number for number, seat in enumerate(state.seats) if seat.is_killbot])
    players = [(number,) for number, seat in enumerate(state.seats) if not seat.is_killbot]
    return [*players, squad] if squad else list(players)


def _side_of(state: State, seat: int) -> tuple[int, ...]:
    return next(side for side in sides(state) if seat in side)


def _places(state: State, keys: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Return the places of the sides: higher keys rank first; seats that share a place are together, ascending."""
    by_key: dict[tuple[int, ...], list[int]] = {}
    for side, key in zip(sides(state), keys, strict=True):
        by_key.setdefault(key, []).extend(side)
    return tuple([tuple(sorted(by_key[key])) for key in sorted(by_key, reverse=True)])


def match_ranking(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the ranking of an arena match (section 2).

    The winner is first, then come those who stay by VP, and for equal VP by fewer destructions of their own robots.
    """
    keys = []
    for side in sides(state):
        seats = [state.seats[number] for number in side]
        stays = not any(seat.resigned for seat in seats)
        vp, destroyed = sum(seat.vp for seat in seats), sum(seat.destroyed for seat in seats)
        keys.append((state.winner in side, stays, vp, -destroyed))  # the highest key ranks first
    return _places(state, keys)


def _championship_ranking(state: State, title_winner: int) -> tuple[tuple[int, ...], ...]:
    """Return the ranking of a championship, the highest key first.

    Sides are compared by whether all others have resigned, then by whether they stay, then by the number of arenas that
    they defend, then by whether they won the title match. `title_winner`: a seat, `NONE` if resignations end the game.
    """
    keys = []
    winner_by_resignation = state.winner if title_winner == NONE else NONE
    for side in sides(state):
        stays = not any(state.seats[number].resigned for number in side)
        defended = sum(seat in side for _, seat in state.defenders)
        keys.append((winner_by_resignation in side, stays, defended, title_winner in side))
    return _places(state, keys)


def scores(state: State) -> tuple[int, ...]:
    """Return the VP of each seat, in a championship the arenas that it defends."""
    if state.match:
        return tuple([sum(seat == number for _, seat in state.defenders) for number in range(len(state.seats))])
    return tuple([seat.vp for seat in state.seats])


def end_match(run: Run, reason: EndReason) -> None:
    """End the arena match. `state.winner`: who has won it by VP or because others left, `NONE` after the last round."""
    state = run.state
    state.stack.clear()
    state.open = state.due = state.restarts = state.turns = ()
    if not state.match or reason is EndReason.RESIGNED:
        ranking = _championship_ranking(state, NONE) if state.match else match_ranking(state)
        _end_game(run, reason, ranking)
    else:
        _win_arena(run)


def _end_game(run: Run, reason: EndReason, ranking: tuple[tuple[int, ...], ...]) -> None:
    run.state.ended, run.state.ranking = int(reason), ranking
    run.emit(GameEnded(reason, ranking, scores(run.state)))


# --- championship -----------------------------------------------------------------------------------------------


def _match_winner(state: State) -> int:
    """Return the seat that wins an arena; of several on the first place, the one with the lowest start number (7d).

    For the squad, its KillBot with most VP counts.
    """
    first = match_ranking(state)[0]
    seats = state.seats
    candidates = [number for number in first if not seats[number].is_killbot]
    squad = [number for number in first if seats[number].is_killbot]
    if squad:
        candidates.append(min(squad, key=lambda number: (-seats[number].vp, seats[number].start_number)))
    return min(candidates, key=lambda number: seats[number].start_number)


def title_defence(state: State) -> tuple[int, str]:
    """Return the title defender, and the arena that it won last (section 9).

    The title defender is the seat that defends most arenas; of several, the one that won an arena last.
    """
    won = [seat for _, seat in state.defenders]
    most = max(won.count(seat) for seat in won)
    return next((seat, arena) for arena, seat in reversed(state.defenders) if won.count(seat) == most)


def arena_of_match(state: State) -> str:
    """Return the name of the arena that the match of a championship is played in."""
    if state.match < TITLE_MATCH:
        return list(data().arenas)[state.match - 1]
    return title_defence(state)[1]


def _win_arena(run: Run) -> None:
    """Give the arena of the match to its winner, and go on with the next match.

    The title match ends the championship. If its defender loses it, the winner gets the arena and all of the
    defender's champion modules.
    """
    state = run.state
    winner = _match_winner(state)
    if state.match < TITLE_MATCH:
        name = arena_of_match(state)
        champion = data().champion_of_arena.get(name)
        state.defenders = (*state.defenders, (name, winner))
        _give(run, name, winner, () if champion is None else (champion,), NONE)
        state.match += 1
        _begin_match(run)
        return
    defender, name = title_defence(state)
    if winner not in _side_of(state, defender):  # the title defender has lost
        state.defenders = (*[pair for pair in state.defenders if pair[0] != name], (name, winner))
        seat = state.seats[defender]
        owned = (*seat.inventory, *seat.left, *seat.right, *seat.champion)
        champions = tuple([module for module in Module if module in owned and data().cards[module].stack is None])
        _give(run, name, winner, champions, defender)
    _end_game(run, EndReason.CHAMPIONSHIP, _championship_ranking(state, winner))


def _give(run: Run, arena: str, winner: int, modules: tuple[Module, ...], loser: int) -> None:
    """Give champion modules to the winner of an arena; `loser` is the seat that loses them, or `NONE`."""
    seats = run.seats
    if loser != NONE:
        _take_off(seats[loser], modules)
    seat = seats[winner]
    if seat.is_killbot:
        seat.champion = tuple(sorted({*seat.champion, *map(int, modules)}))
    else:
        have = {*seat.inventory, *seat.left, *seat.right}
        new = [int(module) for module in modules if module not in have]
        seat.inventory = tuple(sorted((*seat.inventory, *new)))
    counts = len(seat.inventory), 0 if loser == NONE else len(seats[loser].inventory)  # of the winner and the loser
    run.emit(ArenaWon(arena, winner, modules, None if loser == NONE else loser, counts))


def _take_off(seat: Seat, modules: tuple[Module, ...]) -> None:
    """Remove modules from a seat, with their standing orders."""
    seat.left, seat.right, seat.inventory, seat.champion = (
        tuple([module for module in have if module not in modules])
        for have in (seat.left, seat.right, seat.inventory, seat.champion)
    )
    seat.orders = tuple([(module, order) for module, order in seat.orders if module not in modules])


def _begin_match(run: Run) -> None:
    """Begin the next arena match of a championship: modules stay, all else begins anew."""
    state = run.state
    state.arena, state.custom = arena_of_match(state), None
    run.board = state.board
    state.mines = state.tokens = state.taken = ()
    state.winner = NONE
    for number, seat in enumerate(run.seats):
        clear_robot(run, number)
        seat.vp = seat.destroyed = seat.used = 0
        seat.leaving = False
        seat.answered, seat.new_units, seat.new_sides = NONE, None, None
        if seat.is_killbot:
            seat.bag = FULL_BAG
    blue, red, yellow = (run.shuffled(stack) for stack in state.stacks)
    state.stacks = blue, red, yellow
    state.pool = setup.full_pool(run)
    state.round, state.phase, state.unit, state.stage = 1, int(Phase.SETUP), 0, 0
    counts = len(blue), len(red), len(yellow)
    run.emit(ArenaBegan(state.match, run.board.arena, len(state.pool), counts))
