"""The view of VOLT after an event, and its fingerprints. Pure; it knows no rules."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from botyard_protocol import volt
from botyard_protocol.codec import fingerprint

_FULL_BAG = (volt.DieColour.BLUE, volt.DieColour.BLUE, volt.DieColour.RED, volt.DieColour.RED)
_NO_DICE: volt.ActiveUnits = ((), (), ())


def fold(view: volt.View, event: volt.Event) -> volt.View:
    """Return the view after an event. Raises `LookupError` or `ValueError` if it cannot have happened in it."""
    how = _FOLDS.get(type(event))
    return view if how is None else how(view, event)


def public(view: volt.View) -> int:
    """Return the fingerprint of the public part of a view."""
    return fingerprint(replace(view, seats=tuple(replace(seat, own=None) for seat in view.seats)))


def own(view: volt.View, seat: int) -> int | None:
    """Return the fingerprint of what only a seat knows; None if the view does not show it."""
    known = view.seats[seat].own
    return None if known is None else fingerprint(known)


# --- parts of a view --------------------------------------------------------------------------------------------


def _on_seats(view: volt.View, change: Callable[[int, volt.SeatView], volt.SeatView]) -> volt.View:
    return replace(view, seats=tuple(change(number, seat) for number, seat in enumerate(view.seats)))


def _on_seat(view: volt.View, number: int, change: Callable[[volt.SeatView], volt.SeatView]) -> volt.View:
    seats = list(view.seats)
    seats[number] = change(seats[number])
    return replace(view, seats=tuple(seats))


def _with(view: volt.View, number: int, **changes: Any) -> volt.View:
    return _on_seat(view, number, lambda seat: replace(seat, **changes))


def _with_own(seat: volt.SeatView, **changes: Any) -> volt.SeatView:
    return seat if seat.own is None else replace(seat, own=replace(seat.own, **changes))


def _with_killbot(seat: volt.SeatView, **changes: Any) -> volt.SeatView:
    return seat if seat.killbot is None else replace(seat, killbot=replace(seat.killbot, **changes))


def _the_killbot(seat: volt.SeatView) -> volt.KillBotView:
    if seat.killbot is None:
        raise ValueError("this seat is no KillBot")
    return seat.killbot


def _gone(seat: volt.SeatView) -> volt.SeatView:
    """Return the seat of a robot that has left the arena, with its dice and all damage."""
    left = replace(seat, at=None, damage=0, shield=0, units=_NO_DICE)
    return _with_killbot(left, facing=None, drawn=None, by=None)


def _without(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    """Return the items without one of these. Raises `ValueError` if there is none."""
    rest = list(items)
    rest.remove(item)
    return tuple(rest)


# --- the course of the game -------------------------------------------------------------------------------------


def _begin_arena(view: volt.View, event: volt.ArenaBegan) -> volt.View:
    """Reset the view for the next match of a championship; modules stay with their owners."""
    championship = view.championship
    reset = replace(
        view,
        arena=event.arena,
        pool=event.pool,
        stacks=event.stacks,
        championship=None if championship is None else replace(championship, match=event.match),
        round=1,
        phase=volt.Phase.SETUP,
        unit=None,
        activation=None,
        tokens=(),
        taken=(),
        mines=(),
    )
    return _on_seats(
        reset, lambda _, seat: _with_killbot(replace(_gone(seat), vp=0, destroyed=0, answered=None), bag=_FULL_BAG)
    )


def _begin_round(view: volt.View, event: volt.RoundBegan) -> volt.View:
    return _on_seats(replace(view, round=event.round), lambda _, seat: _with_killbot(seat, bag=_FULL_BAG))


def _begin_phase(view: volt.View, event: volt.PhaseBegan) -> volt.View:
    return replace(view, phase=event.phase, unit=event.unit, activation=None)


def _place_token(view: volt.View, event: volt.TokenPlaced) -> volt.View:
    tokens = tuple(sorted((*view.tokens, event.number)))
    return replace(view, tokens=tokens, pool=event.pool, taken=() if event.mixed else view.taken)


def _note_answer(view: volt.View, event: volt.Answered) -> volt.View:
    """Note that a seat has answered, and its answer, if the audience knows it. `event.open`: it may answer again."""
    new = {"units": event.units, "equipment": event.equipment, "orders": event.orders}
    known = {name: answer for name, answer in new.items() if answer is not None}

    def change(seat: volt.SeatView) -> volt.SeatView:
        answered = event.choice if event.open else seat.answered
        return replace(_with_own(seat, **known), answered=answered)

    return _on_seat(view, event.seat, change)


def _draw(view: volt.View, event: volt.ModuleDrawn) -> volt.View:
    """Take a module off its stack; its owner sees which one."""
    blue, red, yellow = (event.left if place == event.stack else cards for place, cards in enumerate(view.stacks))

    def change(seat: volt.SeatView) -> volt.SeatView:
        if seat.own is not None and event.module is not None:
            seat = _with_own(seat, inventory=tuple(sorted((*seat.own.inventory, event.module))))
        return replace(seat, owned=event.owned)

    return _on_seat(replace(view, stacks=(blue, red, yellow)), event.seat, change)


def _show_equipment(view: volt.View, event: volt.EquipmentShown) -> volt.View:
    """Show the equipment of all seats at once, and how many other modules (`owned`) each has."""

    def change(number: int, seat: volt.SeatView) -> volt.SeatView:
        return _equip(seat, event.equipment[number], event.owned[number])

    return _on_seats(view, change)


def _equip(seat: volt.SeatView, sides: volt.Equipment | None, owned: int) -> volt.SeatView:
    """Show the equipment of a seat. `sides`: None leaves both as they are; `owned`: modules that are not equipped."""
    shown = replace(_with_own(seat, equipment=None), answered=None, owned=owned)
    if sides is None:
        return shown
    equipped = (*sides.left, *sides.right)
    have = (*(() if seat.own is None else seat.own.inventory), *seat.left, *seat.right)
    inventory = tuple(sorted(module for module in have if module not in equipped))
    return replace(_with_own(shown, inventory=inventory), left=sides.left, right=sides.right)


def _show_programs(view: volt.View, event: volt.ProgramsShown) -> volt.View:
    """Show the programs of all seats. The seat's own hidden program and the marks of answers are removed."""

    def change(number: int, seat: volt.SeatView) -> volt.SeatView:
        """Show the program of one seat."""
        return replace(
            _with_own(seat, units=None),
            units=_active(event.programs[number]),
            start_number=event.start_numbers[number],
            answered=None,
        )

    return _on_seats(view, change)


def _active(units: volt.Units | None) -> volt.ActiveUnits:
    """Return the dice of a program as those of a running round, none of them moved; no dice without a program."""
    if units is None:
        return _NO_DICE
    one, two, three = (
        tuple(volt.ActiveDie(die.colour, die.number, die.button, by=None) for die in unit) for unit in units
    )
    return one, two, three


def _resign(view: volt.View, event: volt.SeatResigned) -> volt.View:
    """Mark a seat as resigned; its hidden answers are void."""
    return _on_seat(
        view,
        event.seat,
        lambda seat: replace(_with_own(seat, units=None, equipment=None), resigned=True, answered=None),
    )


def _end(view: volt.View, event: volt.GameEnded) -> volt.View:
    return replace(view, activation=None, result=volt.ResultView(event.reason, event.ranking, event.scores))


def _win_arena(view: volt.View, event: volt.ArenaWon) -> volt.View:
    """Give an arena and its champion modules to the winner. Raises `ValueError` outside a championship."""
    championship = view.championship
    if championship is None:
        raise ValueError("there is no championship")
    if event.loser is not None:
        view = _on_seat(view, event.loser, lambda seat: _lose_modules(seat, event.modules, event.owned[1]))
    view = _on_seat(view, event.seat, lambda seat: _gain_modules(seat, event.modules, event.owned[0]))
    others = tuple(one for one in championship.defenders if one.arena != event.arena)
    defenders = (*others, volt.Defender(event.arena, event.seat))
    return replace(view, championship=replace(championship, defenders=defenders))


def _lose_modules(seat: volt.SeatView, modules: tuple[volt.Module, ...], owned: int) -> volt.SeatView:
    """Take modules and their orders from a seat. `owned`: the size of its inventory afterwards; a KillBot has none."""

    def rest(have: tuple[volt.Module, ...]) -> tuple[volt.Module, ...]:
        return tuple(module for module in have if module not in modules)

    if seat.killbot is not None:
        return _with_killbot(seat, champion=rest(seat.killbot.champion))
    if seat.own is not None:
        orders = tuple(order for order in seat.own.orders if order.module not in modules)
        seat = _with_own(seat, inventory=rest(seat.own.inventory), orders=orders)
    return replace(seat, left=rest(seat.left), right=rest(seat.right), owned=owned)


def _gain_modules(seat: volt.SeatView, modules: tuple[volt.Module, ...], owned: int) -> volt.SeatView:
    """Give champion modules to a seat. `owned`: the size of its inventory afterwards; a KillBot has none."""
    if seat.killbot is not None:
        return _with_killbot(seat, champion=tuple(sorted({*seat.killbot.champion, *modules})))
    if seat.own is not None:
        new = [module for module in modules if module not in (*seat.own.inventory, *seat.left, *seat.right)]
        seat = _with_own(seat, inventory=tuple(sorted((*seat.own.inventory, *new))))
    return replace(seat, owned=owned)


# --- dice -------------------------------------------------------------------------------------------------------


def _draw_die(view: volt.View, event: volt.KillBotDrew) -> volt.View:
    """Take a die out of a KillBot's bag."""

    def change(seat: volt.SeatView) -> volt.SeatView:
        bag = _without(_the_killbot(seat).bag, event.colour)
        return _with_killbot(seat, bag=bag, drawn=volt.DrawnDie(event.colour, event.number))

    return _on_seat(view, event.seat, change)


def _activate(view: volt.View, event: volt.DieActivated) -> volt.View:
    """Begin the activation of a die: a player's die leaves its unit, a KillBot's die was drawn."""
    activation = volt.Activation(event.seat, event.unit, event.colour, event.number, event.button)

    def change(seat: volt.SeatView) -> volt.SeatView:
        if seat.killbot is not None:
            return _with_killbot(seat, drawn=None, by=None)
        return replace(seat, units=_take_die(seat.units, event.unit, event.place)[0])

    return _on_seat(replace(view, activation=activation), event.seat, change)


def _take_die(units: volt.ActiveUnits, unit: int, place: int) -> tuple[volt.ActiveUnits, volt.ActiveDie]:
    """Return the units without a die, and that die."""
    dice = list(units[unit - 1])
    die = dice.pop(place)
    return _put_unit(units, unit, tuple(dice)), die


def _put_unit(units: volt.ActiveUnits, unit: int, dice: tuple[volt.ActiveDie, ...]) -> volt.ActiveUnits:
    one, two, three = (dice if number == unit else there for number, there in enumerate(units, 1))
    return one, two, three


def _move_die(view: volt.View, event: volt.DieMoved) -> volt.View:
    """Move a die to another unit and button by a remote control."""

    def change(seat: volt.SeatView) -> volt.SeatView:
        units, die = _take_die(seat.units, event.unit, event.place)
        moved = replace(die, button=event.to_button, by=event.by)
        return replace(seat, units=_put_unit(units, event.to_unit, (*units[event.to_unit - 1], moved)))

    return _on_seat(view, event.seat, change)


def _face(view: volt.View, event: volt.KillBotFaced) -> volt.View:
    """Turn a KillBot. `event.by`: the seat whose remote control did it; without one, `by` of the KillBot stays."""
    changes: dict[str, Any] = {"facing": event.facing}
    if event.by is not None:
        changes["by"] = event.by
    return _on_seat(view, event.seat, lambda seat: _with_killbot(seat, **changes))


# --- robots and mines -------------------------------------------------------------------------------------------


def _enter(view: volt.View, event: volt.RobotEntered) -> volt.View:
    return _on_seat(view, event.seat, lambda seat: _with_killbot(replace(seat, at=event.at), facing=event.facing))


def _move(view: volt.View, event: volt.RobotsMoved) -> volt.View:
    to = {step.seat: step.to for step in event.steps}
    return _on_seats(view, lambda number, seat: replace(seat, at=to[number]) if number in to else seat)


def _damage(view: volt.View, event: volt.RobotDamaged) -> volt.View:
    return _with(view, event.seat, damage=event.damage, shield=event.shield)


def _destroy(view: volt.View, event: volt.RobotDestroyed) -> volt.View:
    return _on_seat(view, event.seat, lambda seat: replace(_gone(seat), destroyed=event.destroyed))


def _gain_vp(view: volt.View, event: volt.VpGained) -> volt.View:
    if event.token is not None:
        view = replace(view, tokens=_without(view.tokens, event.token), taken=(*view.taken, event.token))
    return _with(view, event.seat, vp=event.vp)


def _lay_mine(view: volt.View, event: volt.MineLaid) -> volt.View:
    return replace(view, mines=(*view.mines, volt.Mine(event.seat, event.at)))


def _remove_mine(view: volt.View, event: volt.MineRemoved) -> volt.View:
    return replace(view, mines=_without(view.mines, volt.Mine(event.seat, event.at)))


def _push_mine(view: volt.View, event: volt.MinePushed) -> volt.View:
    """Move a mine to the space that it was pushed to."""

    def moved(at: volt.Space) -> volt.Space:
        return event.to if at == event.at else at

    return replace(view, mines=tuple(volt.Mine(mine.seat, moved(mine.at)) for mine in view.mines))


def _repair(view: volt.View, event: volt.RobotRepaired) -> volt.View:
    return _with(view, event.seat, damage=0, shield=0)


def _remove_robot(view: volt.View, event: volt.RobotRemoved) -> volt.View:
    return _on_seat(view, event.seat, _gone)


_FOLDS: dict[type, Callable[[volt.View, Any], volt.View]] = {
    volt.ArenaBegan: _begin_arena,
    volt.RoundBegan: _begin_round,
    volt.PhaseBegan: _begin_phase,
    volt.TokenPlaced: _place_token,
    volt.Answered: _note_answer,
    volt.ModuleDrawn: _draw,
    volt.EquipmentShown: _show_equipment,
    volt.ProgramsShown: _show_programs,
    volt.RobotEntered: _enter,
    volt.KillBotDrew: _draw_die,
    volt.DieActivated: _activate,
    volt.DieMoved: _move_die,
    volt.KillBotFaced: _face,
    volt.RobotsMoved: _move,
    volt.RobotDamaged: _damage,
    volt.RobotDestroyed: _destroy,
    volt.VpGained: _gain_vp,
    volt.MineLaid: _lay_mine,
    volt.MineRemoved: _remove_mine,
    volt.MinePushed: _push_mine,
    volt.RobotRepaired: _repair,
    volt.SeatResigned: _resign,
    volt.RobotRemoved: _remove_robot,
    volt.ArenaWon: _win_arena,
    volt.GameEnded: _end,
}
