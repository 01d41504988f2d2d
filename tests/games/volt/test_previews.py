"""Dry runs of programs, and states that are made up from a view."""

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from botyard.games.interface import Illegal
from botyard.games.volt import Volt
from botyard.games.volt.data import data
from botyard.games.volt.state import NONE, State
from botyard_protocol import volt as wire
from botyard_protocol.codes import Code
from botyard_protocol.volt import DieColour, EndReason, Mode, Module, Options, Order, Phase, StartNumbers
from tests.games.volt.contract import player

RULES = Volt()
SEED = bytes(32)
NOTHING: wire.Units = ((), (), ())


def programming(**options: Any) -> State:
    """Play a match to its first programs."""
    state: State = RULES.new(2, Options(**options), SEED).state
    while state.phase != Phase.PROGRAMMING:
        choice = RULES.choices(state)[0]
        state = RULES.apply(state, choice.seat, choice.id, RULES.time_out(state, choice.id)).state
    return state


def die(colour: DieColour, number: int, button: int) -> wire.Die:
    """Return a die of a program."""
    return wire.Die(colour, number, button)


def moves(events: tuple[Any, ...]) -> list[wire.RobotsMoved]:
    """Return the movements among events."""
    return [event for event in events if isinstance(event, wire.RobotsMoved)]


def test_a_dry_run_shows_what_the_own_dice_do() -> None:
    state = programming(mode=Mode.TRAINING)
    start = state.board.spaces[state.seats[0].at]
    units = ((die(DieColour.BLUE, 2, 0),), (), (die(DieColour.BLUE, 1, 2),))
    shown = RULES.preview(RULES.view(state, (0,)), 0, (wire.Program(units),), 1, branches=False)
    assert shown.choice is None
    assert [event.seat for event in shown.events if isinstance(event, wire.DieActivated)] == [0, 0]
    assert moves(shown.events)[0].steps[0] == wire.Step(0, (start[0], start[1] + 1))
    assert state.seats[0].units == ((), (), ())


@pytest.mark.parametrize("order", [Order.YES, Order.ASK])
def test_a_dry_run_uses_modules_by_the_orders_that_come_with_it(order: Order) -> None:
    state = programming()
    state.seats[0].left, state.seats[0].right = (int(Module.CROSSFIRE),), ()
    program = wire.Program(((die(DieColour.RED, 5, 0),), (), ()), (wire.StandingOrder(Module.CROSSFIRE, order),))
    events = RULES.preview(RULES.view(state, (0,)), 0, (program,), 1, branches=False).events
    [shot] = [event for event in events if isinstance(event, wire.BeamFired)]
    assert len(shot.lines) == (4 if order is Order.YES else 1)


def test_a_dry_run_knows_no_program_and_no_order_of_others() -> None:
    state = programming()
    choice = RULES.choices(state)[1]
    program = wire.Program(((die(DieColour.RED, 1, 4),), (), ()))
    answered = RULES.apply(state, 1, choice.id, program).state
    answered.seats[1].left, answered.seats[1].orders = (int(Module.SHIELD),), ((int(Module.SHIELD), int(Order.YES)),)
    events = RULES.preview(RULES.view(answered, (0,)), 0, (wire.Program(NOTHING),), 1, branches=False).events
    assert not [event for event in events if isinstance(event, wire.DieActivated)]


def test_a_dry_run_uses_modules_by_standing_orders_only() -> None:
    state = programming()
    seat = state.seats[0]
    seat.left, seat.inventory = (int(Module.MINES),), ()
    units = ((die(DieColour.BLUE, 1, 0),), (), ())
    for order, laid in ((None, 0), (Order.YES, 1)):
        seat.orders = () if order is None else ((int(Module.MINES), int(order)),)
        view = RULES.view(state, (0,))
        events = RULES.preview(view, 0, (wire.Program(units),), 1, branches=False).events
        assert sum(isinstance(event, wire.MineLaid) for event in events) == laid


def test_a_dry_run_refuses_what_is_no_program() -> None:
    state = programming()
    view = RULES.view(state, (0,))
    two = die(DieColour.BLUE, 1, 0), die(DieColour.BLUE, 2, 0)
    for changes, code in (
        ((), Code.WRONG_COMMAND),
        ((wire.Arm(None),), Code.WRONG_COMMAND),
        ((wire.Program((two, (), ())),), wire.Refusal.TOO_MANY_DICE),
        ((wire.Program(((die(DieColour.BLUE, 5, 1),), (), ())),), wire.Refusal.DIE_ON_DIAGONAL),
    ):
        with pytest.raises(Illegal) as refused:
            RULES.preview(view, 0, changes, 1, branches=False)
        assert refused.value.code == code
    early = RULES.new(2, Options(), SEED).state
    with pytest.raises(Illegal) as refused:
        RULES.preview(RULES.view(early, (0,)), 0, (wire.Program(NOTHING),), 1, branches=False)
    assert refused.value.code == Code.CHOICE_CLOSED


@pytest.mark.parametrize(
    "options",
    [
        Options(arena="C", killbots=1),
        Options(mode=Mode.CHAMPIONSHIP, round_limit=2, start_numbers=StartNumbers.ROTATING),
    ],
)
def test_a_made_up_state_looks_like_its_view_and_can_be_played(options: Options) -> None:
    rng = random.Random(3)
    state = RULES.new(2, options, SEED).state
    kinds = set()
    for _ in range(150):
        if RULES.finished(state):
            break
        choice = rng.choice(RULES.choices(state))
        for audience in ((), (choice.seat,)):
            view = RULES.view(state, audience)
            made = RULES.imagine(view, RULES.choices(state), rng.randbytes(32))
            assert RULES.view(made, audience) == view
            assert RULES.choices(made) == RULES.choices(state)
            for _ in range(5):
                if not RULES.finished(made):
                    asked = rng.choice(RULES.choices(made))
                    answers = list(islice(RULES.legal(RULES.view(made, (asked.seat,)), asked), 20))
                    made = RULES.apply(made, asked.seat, asked.id, rng.choice(answers)).state
        kinds.add(type(choice))
        command = player(rng, choice, RULES.view(state, (choice.seat,)))
        state = RULES.apply(state, choice.seat, choice.id, command).state
    assert {wire.ChooseProgram, wire.ChooseEquip, wire.ChooseUse} <= kinds


def inventories_by_stack(state: State) -> Counter[wire.Stack | None]:
    """Count the cards in all inventories by their stack; None: champion modules."""
    return Counter(data().cards[module].stack for seat in state.seats for module in seat.inventory)


@pytest.mark.parametrize("seed", [3, 9, 11])
def test_made_up_inventories_have_as_many_cards_of_each_stack_as_are_missing_from_it(seed: int) -> None:
    rng = random.Random(seed)
    options = Options(mode=Mode.CHAMPIONSHIP, round_limit=6)
    state = RULES.new(4, options, rng.randbytes(32)).state
    copies = {card.module: card.copies for card in data().cards}
    largest = 0
    for _ in range(300):
        if RULES.finished(state):
            break
        choice = rng.choice(RULES.choices(state))
        made = RULES.imagine(RULES.view(state, (choice.seat,)), RULES.choices(state), rng.randbytes(32))
        owned = [[*seat.inventory, *seat.left, *seat.right] for seat in made.seats]
        assert inventories_by_stack(made) == inventories_by_stack(state)
        assert all(len(set(modules)) == len(modules) for modules in owned), "no seat has two alike"
        dealt = Counter(module for cards in (*owned, *made.stacks) for module in cards)
        assert not [module for module, count in dealt.items() if count > copies[Module(module)]]
        largest = max(largest, *(len(seat.inventory) for seat in state.seats))
        command = player(rng, choice, RULES.view(state, (choice.seat,)))
        state = RULES.apply(state, choice.seat, choice.id, command).state
    assert largest > 3


def test_every_unseen_card_of_a_stack_may_be_in_a_made_up_inventory() -> None:
    state = programming()
    state.seats[1].inventory = (int(Module.MOBILITY), int(Module.CROSSFIRE))
    state.seats[0].inventory = state.seats[0].left = state.seats[0].right = ()
    state.seats[1].left = state.seats[1].right = ()
    cards = {stack: [card for card in data().cards if card.stack is stack] for stack in wire.Stack}
    in_stack = {stack: [int(card.module) for card in cards[stack] for _ in range(card.copies)] for stack in wire.Stack}
    in_stack[wire.Stack.BLUE].remove(Module.MOBILITY)
    in_stack[wire.Stack.RED].remove(Module.CROSSFIRE)
    state.stacks = tuple(in_stack[wire.Stack.BLUE]), tuple(in_stack[wire.Stack.RED]), tuple(in_stack[wire.Stack.YELLOW])
    view, drawn = RULES.view(state, (0,)), set[int]()
    for seed in range(100):
        drawn.update(RULES.imagine(view, RULES.choices(state), bytes([seed] * 32)).seats[1].inventory)
    assert drawn == {card.module for stack in (wire.Stack.BLUE, wire.Stack.RED) for card in cards[stack]}


@pytest.mark.parametrize("killbots", [0, 1, 2])
@pytest.mark.parametrize("mode", list(Mode))
def test_random_matches_end_and_keep_what_always_holds(mode: Mode, killbots: int) -> None:
    rng = random.Random(killbots)
    options = Options(mode=mode, killbots=killbots, arena="random", round_limit=3)
    state = RULES.new(2, options, rng.randbytes(32)).state
    while not RULES.finished(state):
        choice = rng.choice(RULES.choices(state))
        command = player(rng, choice, RULES.view(state, (choice.seat,)))
        state = RULES.apply(state, choice.seat, choice.id, command).state
        _check(state)
    assert EndReason(state.ended) is not EndReason.RESIGNED


def _check(state: State) -> None:
    """Check that no two things share a space, nothing is on a pit, and no token or card is lost."""
    things = [seat.at for seat in state.seats if seat.at != NONE] + [mine.at for mine in state.mines]
    assert len(set(things)) == len(things)
    assert state.board.pits.isdisjoint(things)
    assert sorted((*state.pool, *state.taken, *state.tokens)) == sorted(list(state.board.token_at) * 2)
    cards = [card for stack in state.stacks for card in stack]
    for seat in state.seats:
        cards += [*seat.inventory, *seat.left, *seat.right]
        assert len({*seat.inventory, *seat.left, *seat.right}) == len((*seat.inventory, *seat.left, *seat.right))
        assert 0 <= seat.damage < 3
    ordinary = [card for card in cards if card < Module.JETPACK]
    assert len(ordinary) == (0 if state.mode == Mode.TRAINING else 34)
