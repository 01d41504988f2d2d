"""Drawing: VP tokens from the pool (section 2), module cards from the stacks (section 5), and due draws (section 4)."""

from botyard.games.volt.data import data
from botyard.games.volt.run import Run
from botyard.games.volt.state import UNANSWERED, Activation, Fields, Seat, SpaceTurn, State, StateV2
from botyard_protocol.volt.basics import Module, Stack
from botyard_protocol.volt.choices import ChooseDraw
from botyard_protocol.volt.events import ModuleDrawn, StackTried, TokenPlaced

_STACKS = tuple(Stack)
_MODULES = tuple(Module)


def fill_tokens(run: Run) -> None:
    """Draw VP tokens till as many lie in the arena as there are to be."""
    while len(run.state.tokens) < data().vp_in_arena and _draw_token(run):
        pass


def _draw_token(run: Run) -> bool:
    """Draw a VP token into the arena. Return whether there was one whose number doesn't lie there yet.

    If the pool has none, the tokens that were taken are put back into it first.
    """
    state = run.state
    mixed = False  # whether the taken tokens have been put back under the pool
    while True:
        for place, number in enumerate(state.pool):
            if number not in state.tokens:
                state.pool = state.pool[place + 1 :] + state.pool[:place]  # the earlier ones go under the pool
                state.tokens = tuple(sorted((*state.tokens, number)))
                run.emit(TokenPlaced(number, len(state.pool), mixed))
                return True
        if mixed:
            return False
        mixed = True
        state.pool = (*state.pool, *run.shuffled(state.taken))
        state.taken = ()


def open_stacks(run: Run, seat: int) -> tuple[Stack, ...]:
    """Return the stacks that a seat may draw from: those that aren't empty, and that its draw has not tried yet."""
    state = run.state
    tried = state.tried[seat] if isinstance(state, StateV2) else 0  # bits `1 << stack`
    return tuple([stack for stack in _STACKS if state.stacks[stack] and not tried >> stack & 1])


def fullest(run: Run, stacks: tuple[Stack, ...]) -> Stack:
    """Return the stack with most cards, in the order blue, red, yellow (section 7)."""
    return max(stacks, key=lambda stack: len(run.state.stacks[stack]))


def owned(seat: Seat) -> frozenset[int]:
    """Return all modules of a player, equipped ones too."""
    return frozenset((*seat.inventory, *seat.left, *seat.right))


def draw_module(run: Run, seat: int, stack: int) -> bool:
    """Draw the first card of a stack that the seat does not own; doubles (cards that it owns) go under the stack.

    Return whether the draw is over. If the stack has only doubles, it goes on with other stacks; by version 1 of the
    rules it is over, and nothing is drawn.
    """
    state, robot = run.state, run.seats[seat]
    cards, have = state.stacks[stack], owned(robot)
    place = next((place for place, card in enumerate(cards) if card not in have), None)
    found, doubles = None, cards
    if place is not None:
        found, doubles = _MODULES[cards[place]], cards[:place]
        robot.inventory = tuple(sorted((*robot.inventory, cards[place])))
        cards = cards[place + 1 :] + doubles
        blue, red, yellow = (cards if each == stack else state.stacks[each] for each in _STACKS)
        state.stacks = blue, red, yellow
    shown = tuple([_MODULES[card] for card in doubles])
    if found is None and isinstance(state, StateV2):
        run.emit(StackTried(seat, _STACKS[stack], shown))
        _note_tries(state, seat, state.tried[seat] | 1 << stack)
        return False
    run.emit(ModuleDrawn(seat, _STACKS[stack], found, len(robot.inventory), len(cards), shown))
    _end_draw(state, seat)
    return True


def due_draws(run: Run, frame: Activation | Fields | SpaceTurn) -> bool:
    """Make the draws that are due. Return False if a seat is asked for a stack first.

    `frame`: what is being carried out; its `answer` is the stack that the seat has chosen.
    """
    state = run.state
    while state.due:
        seat = state.due[0]
        stacks = open_stacks(run, seat)
        over = not stacks
        if frame.answer != UNANSWERED:  # the seat was asked, and has answered
            over = draw_module(run, seat, frame.answer)
            frame.answer = UNANSWERED
        elif len(stacks) > 1 and not run.seats[seat].resigned:
            state.open = (ChooseDraw(run.next_choice(), seat, stacks),)
            return False
        elif stacks:
            over = draw_module(run, seat, fullest(run, stacks))
        if over:
            _end_draw(state, seat)
            state.due = state.due[1:]
    return True


def _end_draw(state: State, seat: int) -> None:
    """Let the next draw of a seat begin with all stacks."""
    if isinstance(state, StateV2) and state.tried[seat]:
        _note_tries(state, seat, 0)


def _note_tries(state: StateV2, seat: int, tried: int) -> None:
    state.tried = (*state.tried[:seat], tried, *state.tried[seat + 1 :])


def open_setup_draws(run: Run) -> bool:
    """Offer the draws of the set-up, or make those with only one stack; return whether none is left to make."""
    state = run.state
    while True:
        waiting = {
            number: open_stacks(run, number) for number, seat in enumerate(run.seats) if seat.draws and seat.playing
        }
        for number in [number for number, stacks in waiting.items() if not stacks]:  # no stack has a new card for it
            run.seats[number].draws = 0
            _end_draw(state, number)
            del waiting[number]
        not_asked = [number for number, stacks in waiting.items() if len(stacks) == 1]
        if not not_asked:
            break
        for number in not_asked:
            if stacks := open_stacks(run, number):  # a draw before this one may have emptied the stack
                draw_setup_module(run, number, stacks[0])
    ids = {choice.seat: choice.id for choice in state.open}  # choices that were open before keep their ids
    state.open = tuple(
        [ChooseDraw(ids[seat] if seat in ids else run.next_choice(), seat, stacks) for seat, stacks in waiting.items()]
    )
    return not waiting


def draw_setup_module(run: Run, seat: int, stack: int) -> None:
    """Make a draw of the set-up; one that finds no new card does not count."""
    if draw_module(run, seat, stack):
        run.seats[seat].draws -= 1
