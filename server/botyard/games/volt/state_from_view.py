"""The state behind a view: what it shows, and what it hides drawn at random."""

from collections.abc import Sequence

from botyard.games.rng import SEED_BYTES, Rng
from botyard.games.volt import dice, pushing, resolution
from botyard.games.volt.answers import own_units
from botyard.games.volt.data import data
from botyard.games.volt.flow import SETUP_DRAWS
from botyard.games.volt.geometry import Board, board_of
from botyard.games.volt.run import Run
from botyard.games.volt.setup import ROBOTS, full_pool
from botyard.games.volt.state import (
    NONE,
    Activation,
    Blast,
    Damage,
    Die,
    Fields,
    Mine,
    Push,
    Seat,
    SpaceTurn,
    State,
    StateV2,
)
from botyard_protocol.volt.basics import DieColour, Module, Phase, Stack
from botyard_protocol.volt.choices import (
    Choice,
    ChooseArm,
    ChooseDraw,
    ChooseEquip,
    ChooseProgram,
    ChooseReact,
    ChooseRestart,
    ChooseUse,
    ChooseWorkshop,
)
from botyard_protocol.volt.view import Activation as Shown
from botyard_protocol.volt.view import SeatView, View

_STAGE_AFTER_ASKING = {Phase.SETUP: 1, Phase.PREPARATION: 1, Phase.PROGRAMMING: 1, Phase.ACTIVATION: 1}
_RESTART_STAGE = 2
_TURN_STAGE = 2
"""The stages in which choices are open, by phase; the last two are of the preparation and of Phase 3."""
_DEAL_LIMIT = 20
"""How often inventories are dealt at most until each card fits its seat."""


def assumed_state(view: View, seed: bytes = bytes(SEED_BYTES), state_type: type[State] = StateV2) -> State:
    """Return a state of what a view shows: without hidden cards, nothing being carried out, no choice open.

    `state_type`: of the version of the rules.
    """
    known = data().arenas.get(view.arena.name)
    board = board_of(view.arena)
    championship = view.championship
    return state_type(
        seats=[_seat(board, seat) for seat in view.seats],
        stack=[],
        mode=int(view.mode),
        target=view.target,
        round_limit=view.round_limit,
        start_numbers=int(view.start_numbers),
        seed=seed,
        arena=view.arena.name,
        custom=None if known == view.arena else view.arena,
        round=view.round,
        phase=int(view.phase),
        unit=view.unit or 0,
        tokens=view.tokens,
        taken=view.taken,
        mines=tuple([Mine(mine.seat, board.number(mine.at)) for mine in view.mines]),
        match=0 if championship is None else championship.match,
        defenders=() if championship is None else tuple([(one.arena, one.seat) for one in championship.defenders]),
    )


def _seat(board: Board, seat: SeatView) -> Seat:
    """Make a seat from its view. What the view hides of it is left empty."""
    own, killbot = seat.own, seat.killbot
    made = Seat(
        colour=int(seat.colour),
        side=int(seat.side),
        is_killbot=killbot is not None,
        start_number=seat.start_number,
        vp=seat.vp,
        destroyed=seat.destroyed,
        resigned=seat.resigned,
        at=NONE if seat.at is None else board.number(seat.at),
        damage=seat.damage,
        left=tuple(map(int, seat.left)),
        right=tuple(map(int, seat.right)),
        shield=seat.shield,
        units=tuple(
            [
                tuple(
                    [Die(int(die.colour), die.number, die.button, NONE if die.by is None else die.by) for die in unit]
                )
                for unit in seat.units
            ]
        ),
        answered=NONE if seat.answered is None else seat.answered,
    )
    if own is not None:
        made.inventory = tuple(map(int, own.inventory))
        made.orders = tuple([(int(order.module), int(order.order)) for order in own.orders])
        made.new_units = None if own.units is None else own_units(own.units)
        if own.equipment is not None:
            made.new_sides = tuple(map(int, own.equipment.left)), tuple(map(int, own.equipment.right))
    if killbot is not None:
        made.champion = tuple(map(int, killbot.champion))
        made.facing = NONE if killbot.facing is None else killbot.facing
        made.bag = tuple(map(int, killbot.bag))
        made.drawn = None if killbot.drawn is None else (int(killbot.drawn.colour), killbot.drawn.number)
        made.by = NONE if killbot.by is None else killbot.by
    return made


# --- imagining --------------------------------------------------------------------------------------------------


def imagine(view: View, choices: Sequence[Choice], seed: bytes, state_type: type[State] = StateV2) -> State:
    """Return a state with `choices` open that looks like `view`; hidden cards and answers are drawn from `seed`.

    A view does not show all that is being carried out: the rest of a push or of a source of damage is guessed.
    `state_type`: of the version of the rules.
    """
    state = assumed_state(view, seed, state_type)
    rng = Rng(seed)
    _deal(state, view, rng)
    _answer_secretly(state, view, rng)
    state.pool = _pool(state, view, rng)
    state.counter = rng.counter
    state.open = tuple(choices)
    if isinstance(state, StateV2):
        state.tried = _tried(view, choices)
    state.last_choice = max([*(choice.id for choice in choices), *(seat.answered for seat in state.seats), 0])
    state.answers = len(state.seats)
    if choices:
        _wait(state, choices[0], view.activation)
    return state


def _tried(view: View, choices: Sequence[Choice]) -> tuple[int, ...]:
    """Return by seat the stacks that its draw has tried: those with cards that its choice does not offer."""
    tried = [0] * ROBOTS[-1]
    for choice in choices:
        if isinstance(choice, ChooseDraw):
            left_out = [stack for stack in Stack if view.stacks[stack] and stack not in choice.stacks]
            tried[choice.seat] = sum(1 << stack for stack in left_out)
    return tuple(tried)


def _pool(state: State, view: View, rng: Rng) -> tuple[int, ...]:
    """Return a pool of the tokens that neither lie in the arena nor were taken."""
    rest = sorted(full_pool(Run(state)))
    for number in (*state.tokens, *state.taken):
        if number in rest:
            rest.remove(number)
    while len(rest) < view.pool:  # tokens of a scenario need not add up
        rest.append(rng.below(len(state.board.token_at)) + 1)
    return tuple(rng.shuffled(rest)[: view.pool])


def _deal(state: State, view: View, rng: Rng) -> None:
    """Deal the cards that the view does not show: to the inventories that it hides, and to the stacks.

    Each stack gets as many cards as the view says; its other unseen cards are in the inventories.
    """
    unseen = {card.module: card.copies for card in data().cards if card.stack is not None}  # copies by module
    for seat in state.seats:
        for module in (*seat.inventory, *seat.left, *seat.right):
            if module in unseen:
                unseen[Module(module)] -= 1
    rest = _deal_inventories(state, view, unseen, rng)
    stacks = []
    for stack, count in zip(Stack, view.stacks, strict=True):
        order = rng.shuffled([int(module) for module in _copies_of(stack, rest)])
        while len(order) < count:  # the cards of a scenario need not add up
            order.append(order[0] if order else next(int(card.module) for card in data().cards if card.stack is stack))
        stacks.append(tuple(order[:count]))
    blue, red, yellow = stacks
    state.stacks = blue, red, yellow


def _deal_inventories(state: State, view: View, unseen: dict[Module, int], rng: Rng) -> dict[Module, int]:
    """Deal the inventories that the view hides, and return the cards that are left of `unseen` (copies by module).

    No seat owns two alike, so the last cards may fit no seat that still needs some. Then all are dealt again.
    """
    hidden = [number for number, seat in enumerate(view.seats) if seat.own is None and seat.owned]
    hidden.sort(key=lambda number: view.seats[number].owned, reverse=True)  # few cards fit a large inventory
    stacks = _hidden_stacks(view, unseen)
    rest = dict(unseen)
    for _ in range(_DEAL_LIMIT):
        rest, held = dict(unseen), rng.shuffled(stacks)
        for number in hidden:
            state.seats[number].inventory = _inventory(state, number, view.seats[number].owned, rest, held, rng)
        if not held:
            break
    return rest


def _copies_of(stack: Stack, unseen: dict[Module, int]) -> list[Module]:
    """Return the unseen cards of a stack: each module as often as it has copies in `unseen`."""
    return [module for module, copies in unseen.items() if data().cards[module].stack is stack for _ in range(copies)]


def _hidden_stacks(view: View, unseen: dict[Module, int]) -> list[Stack]:
    """Return the stack of each card in an inventory that the view hides. `unseen`: copies by module."""
    held = []
    for stack, count in zip(Stack, view.stacks, strict=True):
        held += [stack] * max(0, len(_copies_of(stack, unseen)) - count)
    return held


def _inventory(
    state: State, number: int, count: int, unseen: dict[Module, int], held: list[Stack], rng: Rng
) -> tuple[int, ...]:
    """Draw an inventory of `count` modules for a seat: champion modules of arenas that it defends, then cards.

    `unseen`: by module the copies that are not dealt yet; `held`: the stack of each card that is still to be dealt to
    an inventory. What the seat gets is taken off both.
    """
    seat = state.seats[number]
    owned = {*seat.left, *seat.right}
    champions = [data().champion_of_arena.get(arena) for arena, defender in state.defenders if defender == number]
    hand = [int(module) for module in champions if module is not None and module not in owned][:count]
    for stack in tuple(held):
        fitting = [module for module in _copies_of(stack, unseen) if module not in owned and module not in hand]
        if fitting and len(hand) < count:
            card = fitting[rng.below(len(fitting))]
            hand.append(int(card))
            unseen[card] -= 1
            held.remove(stack)
    # if no card in `held` fits any more: unseen cards of any stack, then modules of which all copies are seen
    spare = [module for module in Module if module not in owned and module not in hand]
    spare.sort(key=lambda module: unseen.get(module, 0) <= 0)
    for module in spare[: count - len(hand)]:
        hand.append(int(module))
        unseen[module] = unseen.get(module, 0) - 1
    return tuple(sorted(hand))


def _answer_secretly(state: State, view: View, rng: Rng) -> None:
    """Make up the answers that others have given secretly: random dice, or the equipment that they have now."""
    for seat, shown in zip(state.seats, view.seats, strict=True):
        if shown.own is not None or seat.answered == NONE:
            continue
        if view.phase is Phase.PROGRAMMING:
            colours = rng.shuffled([0, 0, 1, 1])[:3]  # of two blue and two red dice
            seat.new_units = tuple(
                [
                    (
                        Die(
                            int(colour),
                            rng.below(6) + 1,
                            2 * rng.below(4) if colour == DieColour.BLUE else rng.below(8),  # blue ones not diagonal
                        ),
                    )
                    for colour in colours
                ]
            )
        else:
            seat.new_sides = seat.left, seat.right


def _wait(state: State, choice: Choice, activation: Shown | None) -> None:
    """Set the state to wait for the answer to an open choice, as far as that can be known.

    Sets its stage, its stack, the seats that come next (`restarts` or `turns`), and in the set-up what is still drawn.

    `activation`: the die of the view, None if none is being activated.
    """
    state.stage = _STAGE_AFTER_ASKING.get(Phase(state.phase), _TURN_STAGE)
    # seats whose turn comes after this one
    after = [number for number in _by_start_number(state) if _later(state, number, choice.seat)]
    match choice:
        case ChooseRestart():
            state.stage = _RESTART_STAGE
            # robots come in by seat in the first round, by start number in later ones
            order = after if state.round > 1 else [*range(choice.seat + 1, len(state.seats))]
            waiting = [number for number in order if state.seats[number].at == NONE]
            state.restarts = (choice.seat, *[number for number in waiting if not state.seats[number].resigned])
        case ChooseDraw() if state.phase == Phase.SETUP:
            for seat in state.seats:
                if seat.playing:
                    seat.draws = max(0, SETUP_DRAWS - len(seat.inventory))
        case ChooseEquip() | ChooseProgram():
            pass  # nothing but the stage
        case ChooseUse():
            state.stack = [_die(state, choice, dice.USE)]
        case ChooseArm():
            state.turns, state.stack = tuple(after), [SpaceTurn(choice.seat, step=resolution.BEGIN)]
        case ChooseWorkshop():
            state.turns = tuple(after)
            state.stack = [SpaceTurn(choice.seat, _workshop(state, choice.seat), resolution.WORKSHOP)]
        case _:
            _wait_inside(state, choice, activation)


def _by_start_number(state: State) -> list[int]:
    return sorted(range(len(state.seats)), key=lambda number: state.seats[number].start_number)


def _later(state: State, number: int, seat: int) -> bool:
    return state.seats[number].start_number > state.seats[seat].start_number


def _workshop(state: State, seat: int) -> int:
    """Return the workshop that a robot activates: its own space, or an adjacent one by telescopic arm."""
    at = state.seats[seat].at
    spaces = (at, *[space for _, space in state.board.adjacent[at]])
    return next((space for space in spaces if space in state.board.workshops), at)


def _die(state: State, choice: ChooseUse, step: int) -> Activation:
    """Return the activation of the die that a choice of modules is about."""
    certain = tuple(map(int, choice.certain))
    die = choice.die
    return Activation(choice.seat, choice.unit, int(die.colour), die.number, die.button, step=step, modules=certain)


def _wait_inside(state: State, choice: Choice, activation: Shown | None) -> None:
    """Set the state to wait in the middle of a die (`activation`) or, for None, of the lightning fields.

    `choice`: a draw or a reaction.
    """
    state.stage = 1
    if activation is not None:
        button = NONE if activation.button is None else activation.button
        die = Activation(activation.seat, activation.unit, int(activation.colour), activation.number, button)
        die.step = dice.DRAWS
        state.stack = [die]
    else:
        state.stack = [Fields(step=1)]
    if isinstance(choice, ChooseReact):
        state.stack.append(_asking(state, choice, activation))
    else:
        state.due = (choice.seat,)


def _asking(state: State, choice: ChooseReact, activation: Shown | None) -> Damage | Push:
    """Make the source of damage, or the push, that may have asked whether a module reacts."""
    at = state.seats[choice.seat].at
    author = NONE if activation is None else activation.seat
    if choice.module is Module.SHIELD:
        return Damage(author, robots=(choice.seat,))
    if choice.module is Module.BOMB:
        return Damage(waiting=(Blast(choice.seat, max(at, 0), bomb=True),))
    # an anchor is offered one limit for each step to come; a lightning rod is offered none
    steps, d = len(choice.limits) or 1, 0
    if activation is not None:
        d = state.seats[author].facing if activation.button is None else activation.button
        if activation.colour is DieColour.BLUE:
            push = Push(author, d, steps, mover=author, step=pushing.ASK_ROW)
            if choice.seat in pushing.row_of(Run(state), push):
                return push
    return Push(max(author, 0), d, steps, target=choice.seat, step=pushing.ASK_ROW)
