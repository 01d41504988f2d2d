"""Drawing: VP tokens from the pool (section 2), module cards from the stacks (section 5), and due draws (section 4)."""

from botyard.games.volt.data import data
from botyard.games.volt.run import Run
from botyard.games.volt.state import NONE, UNANSWERED, Activation, Fields, Seat, SpaceTurn
from botyard_protocol.volt.basics import Module, Stack
from botyard_protocol.volt.choices import ChooseDraw
from botyard_protocol.volt.events import ModuleDrawn, TokenPlaced

_STACKS = tuple(Stack)
_MODULES = tuple(Module)


def fill_tokens(run: Run) -> None:
    """Draw VP tokens till as many lie in the arena as there are to be."""
    while len(run.state.tokens) < data().vp_in_arena and _draw_token(run):
        pass


def _draw_token(run: Run) -> bool:
    """Draw a token; return whether there was one whose number doesn't lie in the arena."""
    state = run.state
    mixed = False
    while True:
        for place, number in enumerate(state.pool):
            if number not in state.tokens:
                state.pool = state.pool[place + 1 :] + state.pool[:place]
                state.tokens = tuple(sorted((*state.tokens, number)))
                run.emit(TokenPlaced(number, len(state.pool), mixed))
                return True
        if mixed:
            return False
        mixed = True
        state.pool = (*state.pool, *run.shuffled(state.taken))
        state.taken = ()


def stacks_with_cards(run: Run) -> tuple[Stack, ...]:
    """Return the stacks that aren't empty."""
    return tuple([stack for stack in _STACKS if run.state.stacks[stack]])


def fullest(run: Run, stacks: tuple[Stack, ...]) -> Stack:
    """Return the stack with most cards, in the order blue, red, yellow (section 7)."""
    return max(stacks, key=lambda stack: len(run.state.stacks[stack]))


def owned(seat: Seat) -> frozenset[int]:
    """Return all modules of an operator, equipped ones too."""
    return frozenset((*seat.inventory, *seat.left, *seat.right))


def draw_module(run: Run, seat: int, stack: int) -> None:
    """Draw the first card of a stack that the seat does not own; doubles before it go under the stack."""
    state, robot = run.state, run.seats[seat]
    cards, have = state.stacks[stack], owned(robot)
    doubles: tuple[int, ...] = ()
    found: Module | None = None
    for place, card in enumerate(cards):
        if card not in have:
            found, doubles = _MODULES[card], cards[:place]
            cards = cards[place + 1 :] + doubles
            robot.inventory = tuple(sorted((*robot.inventory, card)))
            break
    else:
        doubles = cards
    blue, red, yellow = (cards if each == stack else state.stacks[each] for each in _STACKS)
    state.stacks = blue, red, yellow
    shown = tuple([_MODULES[card] for card in doubles])
    run.emit(ModuleDrawn(seat, _STACKS[stack], found, len(robot.inventory), len(cards), shown))


def due_draws(run: Run, frame: Activation | Fields | SpaceTurn) -> bool:
    """Make the draws that are due; return whether all are made: not while a seat is asked."""
    state = run.state
    while state.due:
        seat = state.due[0]
        stacks = stacks_with_cards(run)
        if frame.answer != UNANSWERED:
            draw_module(run, seat, frame.answer)
            frame.answer = UNANSWERED
        elif stacks and not run.seats[seat].resigned and len(stacks) > 1:
            state.open = (ChooseDraw(run.next_choice(), seat, stacks),)
            return False
        elif stacks:
            draw_module(run, seat, fullest(run, stacks))
        state.due = state.due[1:]
    return True


def open_setup_draws(run: Run) -> bool:
    """Open the draws of the set-up, or make those with one answer; return whether all are made."""
    state = run.state
    while True:
        stacks = stacks_with_cards(run)
        waiting = [number for number, seat in enumerate(run.seats) if seat.draws and seat.playing]
        if not stacks or not waiting:
            for seat in run.seats:
                seat.draws = 0
            state.open = ()
            return True
        if len(stacks) > 1:
            break
        for seat_number in waiting:
            draw_setup_module(run, seat_number, stacks[0])
            if not state.stacks[stacks[0]]:
                break
    ids = {choice.seat: choice.id for choice in state.open}
    state.open = tuple([ChooseDraw(ids.get(seat, NONE), seat, stacks) for seat in waiting])
    state.open = tuple(
        [choice if choice.id != NONE else ChooseDraw(run.next_choice(), choice.seat, stacks) for choice in state.open]
    )
    return False


def draw_setup_module(run: Run, seat: int, stack: int) -> None:
    """Make a draw of the set-up."""
    run.seats[seat].draws -= 1
    draw_module(run, seat, stack)
