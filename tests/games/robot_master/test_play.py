"""The course of a match: dealing, turns, refusals, further games, the end.

What an audience gets: hands stay secret, and clients can follow a match and check themselves. And a match over sockets:
clocks, quick match, refusals, and its match file.
"""

import asyncio
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from botyard.client import Client, Refused, connect
from botyard.games.interface import Audience, Illegal
from botyard.games.rng import Rng
from botyard.games.robot_master.play import DECK
from botyard.games.robot_master.state import State
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard_protocol import messages as m
from botyard_protocol import robot_master as rm
from botyard_protocol.codec import Encoding, fingerprint
from botyard_protocol.codes import Code
from botyard_protocol.robot_master.fold import fold, own, public
from tests.games.robot_master.scene import COLUMNS_WIN, GAME, answer, before_the_last_card, begin, finish, steps, won_by
from tests.net.table import Table
from tests.support.node import LiveNode

SEEDS = range(40)


def refusal(state: State, seat: int, choice: int, command: object) -> Illegal:
    """How a command is refused."""
    with pytest.raises(Illegal) as refused:
        GAME.apply(state, seat, choice, command)
    return refused.value


def test_a_game_begins_with_a_card_on_the_centre_and_two_hands_of_twelve() -> None:
    outcome = GAME.new(2, rm.Options(), bytes(32))
    state, (began,) = outcome.state, outcome.events
    assert isinstance(began, rm.GameBegan)
    assert [cell for cell in rm.Cell if state.cells[cell] is not None] == [rm.Cell.C3]
    assert state.cells[rm.Cell.C3] == began.centre
    assert tuple(hand.values for hand in began.hands) == state.hands
    assert [len(hand) for hand in state.hands] == [12, 12]
    assert max(Counter([began.centre, *state.hands[0], *state.hands[1]]).values()) <= 6
    assert (began.number, began.rows, began.first) == (1, state.rows, state.first)
    assert GAME.turns(state) == 0


def test_sides_and_beginner_are_drawn_each_by_itself() -> None:
    drawn = {(state.rows, state.first) for state in map(begin, SEEDS)}
    assert drawn == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert len({begin(seed).cells[rm.Cell.C3] for seed in SEEDS}) == 6


@pytest.mark.parametrize(("rows", "owner"), [(rm.RowsOwner.FIRST_SEAT, 0), (rm.RowsOwner.SECOND_SEAT, 1)])
@pytest.mark.parametrize("begins", list(rm.Beginner))
def test_options_choose_the_owner_of_the_rows_and_the_beginner(
    rows: rm.RowsOwner, owner: int, begins: rm.Beginner
) -> None:
    found = {(state.rows, state.first) for state in (begin(seed, rows=rows, begins=begins) for seed in SEEDS)}
    first = {rm.Beginner.ROWS: {owner}, rm.Beginner.COLUMNS: {1 - owner}, rm.Beginner.RANDOM: {0, 1}}[begins]
    assert found == {(owner, seat) for seat in first}


@pytest.mark.parametrize("games", [2, 4])
def test_another_number_of_games_is_refused(games: int) -> None:
    with pytest.raises(Illegal, match=r"^games: a match is the best of 1, 3 or 5 games, not"):
        GAME.check_options(2, rm.Options(games=games))


@pytest.mark.parametrize("players", [1, 3])
def test_it_is_a_game_for_two(players: int) -> None:
    with pytest.raises(Illegal, match="players"):
        GAME.check_options(players, rm.Options())


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(Illegal, match=r"^options: "):
        GAME.check_options(2, object())


def test_a_card_goes_from_the_hand_to_the_grid_and_the_turn_to_the_other_seat() -> None:
    state = replace(begin(), hands=((3, 3, 4), (1, 2)), active=0)
    outcome = answer(state, rm.Lay(3, rm.Cell.C4))
    assert outcome.state.cells[rm.Cell.C4] == 3
    assert outcome.state.hands == ((3, 4), (1, 2))
    assert outcome.state.active == 1
    (laid,) = outcome.events
    column = 30 if state.cells[rm.Cell.C3] == 3 else 3 + (state.cells[rm.Cell.C3] or 0)
    assert laid == rm.CardLaid(0, 3, rm.Cell.C4, 3, column)


def test_only_cells_next_to_a_laid_card_are_legal_in_their_order() -> None:
    state = begin()
    assert GAME.choices(state)[0].cells == (rm.Cell.C2, rm.Cell.B3, rm.Cell.D3, rm.Cell.C4)
    (choice,) = GAME.choices(answer(state, rm.Lay(state.hands[state.active][0], rm.Cell.C4)).state)
    assert choice.cells == (rm.Cell.C2, rm.Cell.B3, rm.Cell.D3, rm.Cell.B4, rm.Cell.D4, rm.Cell.C5)


def test_refusals_name_their_reason() -> None:
    state = replace(begin(), hands=((1,) * 6 + (2,) * 6, (3,) * 6 + (4,) * 6), active=0)
    (choice,) = GAME.choices(state)
    assert refusal(state, 0, choice.id, rm.Lay(3, rm.Cell.C4)).code == rm.Refusal.CARD_NOT_IN_HAND
    assert refusal(state, 0, choice.id, rm.Lay(1, rm.Cell.C3)).code == rm.Refusal.CELL_TAKEN
    assert refusal(state, 0, choice.id, rm.Lay(1, rm.Cell.D4)).code == rm.Refusal.CELL_APART
    assert refusal(state, 1, choice.id, rm.Lay(3, rm.Cell.C4)).code == "not_your_turn"
    assert refusal(state, 0, choice.id + 1, rm.Lay(1, rm.Cell.C4)).code == "choice_closed"
    assert refusal(state, 0, choice.id, None).code == "wrong_command"
    over = GAME.resign(state, 0).state
    assert refusal(over, 0, choice.id, rm.Lay(1, rm.Cell.C4)).code == "game_over"


def test_the_clock_lays_the_lowest_card_on_the_first_legal_cell() -> None:
    state = replace(begin(), hands=((1, 2, 5), (0,)), active=0)
    (choice,) = GAME.choices(state)
    assert GAME.time_out(state, choice.id) == rm.Lay(1, rm.Cell.C2)
    legal = list(GAME.legal(GAME.view(state, (0,)), choice))
    assert legal == [rm.Lay(value, cell) for value in (1, 2, 5) for cell in choice.cells]


def test_a_match_of_one_game_ends_with_its_last_card() -> None:
    state, cards = begin(), 0
    for outcome in steps(state):
        cards += 1
        assert GAME.turns(outcome.state) == cards
        state = outcome.state
    assert cards == 24
    assert state.hands == ((), ())
    laid, ended, over = outcome.events
    assert isinstance(laid, rm.CardLaid)
    assert laid.seat == 1 - state.first
    assert isinstance(ended, rm.GameEnded)
    assert ended.result.cells == state.cells
    assert isinstance(over, rm.MatchEnded)
    assert (over.reason, over.ranking, over.scores) == (rm.EndReason.COMPLETE, GAME.ranking(state), GAME.scores(state))


@pytest.mark.parametrize("rows", [0, 1])
def test_the_final_example_is_won_by_the_columns(rows: int) -> None:
    state = finish(begin(rows=rm.RowsOwner(rows + 1)), COLUMNS_WIN).state
    assert GAME.ranking(state) == ((1 - rows,), (rows,))
    assert GAME.scores(state)[rows] == 17
    assert GAME.scores(state)[1 - rows] == 22
    assert state.finished[0].winner == 1 - rows


def test_a_draw_shares_the_place() -> None:
    state = won_by(begin(), None).state
    assert GAME.ranking(state) == ((0, 1),)
    assert GAME.scores(state) == (8, 8)
    assert state.finished[0].winner is None


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("turns", [0, 1, 7])
def test_a_resigned_seat_loses_whatever_lies(seat: int, turns: int) -> None:
    state = begin()
    for _, outcome in zip(range(turns), steps(state), strict=False):
        state = outcome.state
    outcome = GAME.resign(state, seat)
    assert GAME.ranking(outcome.state) == ((1 - seat,), (seat,))
    assert GAME.resigned(outcome.state) == (seat,)
    resigned, over = outcome.events
    assert resigned == rm.SeatResigned(seat)
    assert isinstance(over, rm.MatchEnded)
    assert over.reason is rm.EndReason.RESIGNED
    assert outcome.state.hands == state.hands
    for again in (0, 1):
        with pytest.raises(Illegal):
            GAME.resign(outcome.state, again)


def test_a_seat_that_is_not_there_cannot_resign() -> None:
    with pytest.raises(Illegal):
        GAME.resign(begin(), 2)


# --- matches of several games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("begins", [rm.Beginner.ROWS, rm.Beginner.COLUMNS])
def test_rows_and_columns_change_hands_after_each_game(begins: rm.Beginner) -> None:
    state = begin(rows=rm.RowsOwner.FIRST_SEAT, begins=begins, games=5)
    for number, winner in enumerate([None, 0, 1, None, 1], 1):
        assert (state.number, state.rows) == (number, (number + 1) % 2)
        assert state.first == (state.rows if begins is rm.Beginner.ROWS else 1 - state.rows)
        outcome = won_by(state, winner)
        state = outcome.state
        began = outcome.events[-1]
        if number < 5:
            assert isinstance(began, rm.GameBegan)
            assert began.number == number + 1
            assert state.hands == tuple(hand.values for hand in began.hands)
    assert [result.winner for result in state.finished] == [None, 0, 1, None, 1]
    assert GAME.ranking(state) == ((1,), (0,))
    assert GAME.scores(state) == (1, 2)


def test_a_random_beginner_is_drawn_for_each_game() -> None:
    drawn = set()
    for seed in SEEDS:
        state = begin(seed, games=3)
        drawn.add((state.first == state.rows, (again := won_by(state, 0).state).first == again.rows))
    assert len(drawn) == 4


@pytest.mark.parametrize(
    ("games", "winners", "ranking", "scores"),
    [
        (3, [0, 0], ((0,), (1,)), (2, 0)),
        (3, [0, 1, 1], ((1,), (0,)), (1, 2)),
        (3, [None, 0, 1], ((0, 1),), (1, 1)),
        (3, [None, None, None], ((0, 1),), (0, 0)),
        (3, [1, None, None], ((1,), (0,)), (0, 1)),
        (3, [None, 1, 1], ((1,), (0,)), (0, 2)),
        (5, [1, 1, 1], ((1,), (0,)), (0, 3)),
        (5, [0, 0, 1, 1, None], ((0, 1),), (2, 2)),
        (5, [0, 0, None, None, 1], ((0,), (1,)), (2, 1)),
        (5, [0, 1, 0, 1, 0], ((0,), (1,)), (3, 2)),
    ],
)
def test_the_majority_of_games_wins_the_match(
    games: int, winners: list[int | None], ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...]
) -> None:
    state = begin(games=games)
    for winner in winners:
        assert not GAME.finished(state)
        state = won_by(state, winner).state
    assert GAME.finished(state)
    assert GAME.ranking(state) == ranking
    assert GAME.scores(state) == scores


def test_a_resigned_seat_loses_the_whole_match() -> None:
    state = won_by(begin(games=3), 0).state
    over = GAME.resign(state, 0)
    assert GAME.ranking(over.state) == ((1,), (0,))
    assert GAME.scores(over.state) == (1, 0)
    assert [type(event) for event in over.events] == [rm.SeatResigned, rm.MatchEnded]


def test_each_game_is_dealt_anew_from_the_seed() -> None:
    games = [won_by(begin(seed, games=3), 0).state.hands for seed in (1, 2)]
    assert len({begin(1).hands, begin(2).hands, *games}) == 4
    again = won_by(before_the_last_card(begin(1, games=3), COLUMNS_WIN), 0).state
    assert again.hands == games[0]  # the cards that were laid change nothing


def test_the_deck_has_six_cards_of_each_value() -> None:
    assert Counter(DECK) == dict.fromkeys(range(6), 6)
    for seed in SEEDS:
        state = begin(seed)
        centre = state.cells[rm.Cell.C3]
        assert centre is not None
        assert (Counter(DECK) - Counter([centre, *state.hands[0], *state.hands[1]])).total() == 11


# --- views and events of an audience ----------------------------------------------------------------------------


AUDIENCES: list[Audience] = [(), (0,), (1,), (0, 1)]
every_audience = pytest.mark.parametrize("audience", AUDIENCES, ids=str)


@every_audience
def test_a_hand_is_shown_to_its_seat_and_its_size_to_all(audience: Audience) -> None:
    state = begin()
    view = GAME.view(state, audience)
    for seat, hand in enumerate(view.hands):
        assert hand == rm.Hand(12, state.hands[seat] if seat in audience else ())


@every_audience
def test_a_deal_is_redacted_like_the_view(audience: Audience) -> None:
    outcome = won_by(begin(games=3), 0)
    events = GAME.redact(outcome.events, audience)
    assert isinstance(events[-1], rm.GameBegan)
    assert events[-1].hands == GAME.view(outcome.state, audience).hands
    assert events[:-1] == outcome.events[:-1]
    assert not GAME.public(outcome.events)
    assert GAME.public(outcome.events[:-1])


@every_audience
def test_hands_stay_secret_when_a_seat_resigns(audience: Audience) -> None:
    state = begin()
    after = GAME.resign(state, 0).state
    assert GAME.view(after, audience).hands == GAME.view(state, audience).hands


def test_the_cards_that_were_not_dealt_are_in_no_state() -> None:
    state = begin()
    dealt = [state.cells[rm.Cell.C3], *state.hands[0], *state.hands[1]]
    assert len(dealt) == 25
    assert len(GAME.dump(state)) < 120  # the seed, the 25 cards, and small numbers


@every_audience
@pytest.mark.parametrize("seed", range(3))
def test_a_client_folds_a_match_and_fits_every_fingerprint(audience: Audience, seed: int) -> None:
    state = begin(seed, games=5)
    view = GAME.view(state, audience)
    for outcome in steps(state):
        for event in GAME.redact(outcome.events, audience):
            view = fold(view, event)
        state = outcome.state
        assert view == GAME.view(state, audience)
        shared, secret = GAME.fingerprints(state)
        assert public(view) == shared
        assert [own(view, seat) for seat in audience] == [secret[seat] if secret else None for seat in audience]


def test_the_fingerprint_of_a_hand_is_that_of_its_values() -> None:
    state = begin()
    shared, secret = GAME.fingerprints(state)
    assert secret == tuple(fingerprint(list(hand)) for hand in state.hands)
    assert shared == fingerprint(GAME.view(state, ()))
    *_, outcome = steps(state)
    assert GAME.fingerprints(outcome.state)[1] == ()


@pytest.mark.parametrize(
    "event",
    [
        rm.CardLaid(0, 1, rm.Cell.C3, 1, 1),  # a card lies there
        rm.CardLaid(0, 5, rm.Cell.C4, 5, 5),  # not in the hand
    ],
)
def test_an_event_that_cannot_have_happened_is_noticed(event: rm.CardLaid) -> None:
    view = GAME.view(begin(), (0,))
    view = fold(view, rm.GameBegan(1, 0, 0, 4, (rm.Hand(12, (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4)), rm.Hand(0, ()))))
    with pytest.raises(ValueError, match=r"already|not in list"):
        fold(view, event)
    with pytest.raises(ValueError, match="empty"):
        fold(view, rm.CardLaid(1, 1, rm.Cell.C4, 1, 1))


# --- over sockets -----------------------------------------------------------------------------------------------


async def play(client: Client) -> None:
    """Answer every choice of the client's seats until the match is over; never see a card of the other hand."""
    rng = Rng(bytes(32))
    async for choice in client.choices():
        view: Any = client.view
        assert view.hands[choice.seat].values
        assert view.hands[1 - choice.seat].values == ()
        commands = list(GAME.legal(view, choice))
        await client.command(choice.seat, choice.id, commands[rng.below(len(commands))])


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_two_players_and_a_spectator_play_best_of_3(node: LiveNode, encoding: Encoding) -> None:
    ws, options = f"ws://{node.address}/ws", rm.Options(games=3)
    async with (
        connect(ws, token=node.token("Ann"), encoding=encoding) as ann,
        connect(ws, token=node.token("Ben"), encoding=encoding) as ben,
        connect(ws, token=node.token("Eve"), encoding=encoding) as eve,
    ):
        await eve.lobby()
        room = await ann.create(GAME.name, 2, "Cards", options)
        await eve.until(lambda model: room in model.rooms)
        assert eve.model.rooms[room].options == rm.OptionsView(games=3)
        await ann.watch(room)
        await eve.watch(room)
        await ben.join(room)
        await ann.until(lambda model: model.view is not None)
        await asyncio.gather(play(ann), play(ben))
        for client in (ann, ben, eve):
            await client.until(lambda model: model.seating is not None and model.seating.status is m.Status.FINISHED)
            assert client.model.check.misfits == 0
            assert client.model.check.compared > 40
        view: Any = eve.view
        assert view.hands == (rm.Hand(0, ()), rm.Hand(0, ()))
        assert view.result.reason is rm.EndReason.COMPLETE
        assert len(view.finished) in (2, 3)
        snapshot: Any = await eve.snapshot()
        assert snapshot.view == view
    answer = await node.http("GET", f"/api/match/{room}")
    assert verify(read(answer.body)).faults == ()


async def test_a_quick_match_of_two_begins(node: LiveNode) -> None:
    ws = f"ws://{node.address}/ws"
    async with connect(ws, token=node.token("Ann")) as ann, connect(ws, token=node.token("Ben")) as ben:
        room = await ann.quick_match(GAME.name, 2)
        assert await ben.quick_match(GAME.name, 2) == room
        with pytest.raises(Refused, match="for 2 players"):
            await ben.quick_match(GAME.name, 3)


async def test_a_room_that_cannot_exist_is_refused_with_a_reason(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann", Encoding.MSGPACK)
        refused = await ann.ask(lambda id: m.CreateRoom(id, GAME.name, 2, options=rm.Options(games=2)))
        assert (refused.code, refused.message) == (
            Code.BAD_OPTIONS,
            "games: a match is the best of 1, 3 or 5 games, not 2.",
        )
        refused = await ann.ask(lambda id: m.CreateRoom(id, GAME.name, 3))
        assert refused.code == Code.PLAYERS_OUT_OF_RANGE
        made = await ann.ask(lambda id: m.CreateRoom(id, GAME.name, 2, bots=(m.BotLevel.RANDOM,)))
        await ann.ask(lambda id: m.Watch(id, made.room))
        preset = await ann.ask(lambda id: m.SetStanding(id, None))
        assert preset.code == Code.WRONG_COMMAND
