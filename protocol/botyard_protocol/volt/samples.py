"""Examples of VOLT's content, for the golden vectors and the documents."""

from typing import Any

from msgspec.structs import replace

from botyard_protocol import volt

_BLUE, _RED = volt.DieColour.BLUE, volt.DieColour.RED
_PROGRAM: volt.Units = ((volt.Die(_BLUE, 3, 0),), (), (volt.Die(_RED, 6, 7), volt.Die(_BLUE, 1, 2)))
_NOTHING: volt.Units = ((), (), ())
_ORDERS = (
    volt.StandingOrder(volt.Module.ANCHOR, volt.Order.BRAKE),
    volt.StandingOrder(volt.Module.SHIELD, volt.Order.YES),
)
_SIDES = volt.Equipment((volt.Module.RECOIL, volt.Module.ANCHOR), (volt.Module.SHIELD,))
_ACTIVE: volt.ActiveUnits = ((volt.ActiveDie(_BLUE, 3, 0, None),), (), (volt.ActiveDie(_RED, 6, 7, 1),))
_STILL: volt.ActiveUnits = ((), (), ())

_ARENA = volt.Arena(
    name="T",
    title="Test yard",
    size=4,
    start=(
        (volt.StartSpace((1, 0), 0), volt.StartSpace((2, 0), 0)),
        (volt.StartSpace((0, 1), 2),),
        (volt.StartSpace((1, 3), 4),),
        (volt.StartSpace((3, 1), 6),),
    ),
    vp=(volt.VpSpace(1, (1, 1)), volt.VpSpace(2, (2, 2))),
    workshop=((0, 0),),
    pit=((3, 3),),
    field=((2, 1),),
    wall=(volt.Edge((1, 1), volt.EdgeSide.N),),
    energy=(volt.Edge((2, 2), volt.EdgeSide.E),),
    barrier=(volt.Edge((0, 2), volt.EdgeSide.E),),
    door=(volt.Edge((1, 2), volt.EdgeSide.N),),
)
_CARDS = (
    volt.Card(volt.Module.MOBILITY, volt.Stack.BLUE, _RED, 1, 4, volt.ModuleUse.INSTEAD, 2),
    volt.Card(volt.Module.RECOIL, volt.Stack.BLUE, _BLUE, 2, 5, volt.ModuleUse.ADD, 2),
    volt.Card(volt.Module.TELESCOPIC_ARM, volt.Stack.BLUE, None, None, None, volt.ModuleUse.PHASE_3, 2),
    volt.Card(volt.Module.SHIELD, volt.Stack.YELLOW, None, None, None, volt.ModuleUse.REACTION, 2),
    volt.Card(volt.Module.WALL_CONTROL, None, None, None, None, volt.ModuleUse.PASSIVE, 1),
)


def _seat(colour: volt.Colour, side: volt.Side, start_number: int, **known: Any) -> volt.SeatView:
    """Return a player without modules, apart from what is `known`."""
    blank: dict[str, Any] = {
        "vp": 0,
        "destroyed": 0,
        "resigned": False,
        "at": None,
        "damage": 0,
        "left": (),
        "right": (),
        "shield": 0,
        "owned": 0,
        "units": _STILL,
        "answered": None,
        "own": None,
        "killbot": None,
    }
    return volt.SeatView(colour=colour, side=side, start_number=start_number, **(blank | known))


def _view(*seats: volt.SeatView, **known: Any) -> volt.View:
    """Return a league match in its second round, apart from what is `known`."""
    usual: dict[str, Any] = {
        "mode": volt.Mode.LEAGUE,
        "cards": _CARDS,
        "target": 5,
        "squad_target": 7,
        "round_limit": 30,
        "start_numbers": volt.StartNumbers.RANDOM,
        "mine_limit": 4,
        "arena": _ARENA,
        "round": 2,
        "phase": volt.Phase.PROGRAMMING,
        "unit": None,
        "tokens": (1, 2),
        "pool": 1,
        "taken": (2,),
        "stacks": (8, 13, 9),
        "mines": (),
        "seats": seats,
        "activation": None,
        "championship": None,
        "result": None,
    }
    return volt.View(**(usual | known))


_OWN = volt.Own((volt.Module.BOMB,), _ORDERS, _PROGRAM, None)
_ANN = _seat(
    volt.Colour.RED,
    volt.Side.SOUTH,
    1,
    vp=1,
    at=(1, 1),
    damage=1,
    left=_SIDES.left,
    right=_SIDES.right,
    shield=1,
    owned=1,
)
_BEN = _seat(volt.Colour.BLUE, volt.Side.NORTH, 2, at=(2, 2), owned=3)
_KILLBOT = volt.KillBotView((volt.Module.WALL_CONTROL,), 4, (_BLUE, _RED, _RED), volt.DrawnDie(_BLUE, 5), 0)

SAMPLES: dict[str, dict[str, Any]] = {
    "options": {
        "standard": volt.Options(),
        "training": volt.Options(volt.Mode.TRAINING, "random", 3, 1, volt.StartNumbers.ROTATING, 12),
        "championship": volt.Options(volt.Mode.CHAMPIONSHIP, "A", 7, 2, volt.StartNumbers.FIRST_COME, 99),
    },
    "command": {
        "draw": volt.Draw(volt.Stack.YELLOW),
        "equip": volt.Equip(_SIDES.left, _SIDES.right, _ORDERS),
        "equip.nothing": volt.Equip((), ()),
        "restart": volt.Restart((4, 0)),
        "program": volt.Program(_PROGRAM),
        "program.nothing": volt.Program(_NOTHING, (volt.StandingOrder(volt.Module.BOMB, volt.Order.NO),)),
        "use": volt.Use((volt.Module.RECOIL, volt.Module.MINES)),
        "use.remote_die": volt.Use(
            (volt.Module.REMOTE_CONTROL, volt.Module.SWIVEL_HEAD), volt.Swivel.LEFT, volt.Remote(2, 0, 3, 4), _ORDERS
        ),
        "use.remote_killbot": volt.Use((volt.Module.REMOTE_CONTROL,), None, volt.Remote(facing=6)),
        "use.nothing": volt.Use(()),
        "react": volt.React(volt.Module.SHIELD, True),
        "react.limit": volt.React(volt.Module.ANCHOR, True, 1),
        "arm": volt.Arm((3, 4)),
        "arm.own_space": volt.Arm(None),
        "workshop": volt.Workshop(volt.Stack.RED),
        "workshop.repair": volt.Workshop(None),
    },
    "choice": {
        "draw": volt.ChooseDraw(1, 0, (volt.Stack.BLUE, volt.Stack.RED, volt.Stack.YELLOW)),
        "equip": volt.ChooseEquip(2, 1),
        "restart": volt.ChooseRestart(3, 0, ((1, 0), (2, 0))),
        "program": volt.ChooseProgram(4, 1),
        "use": volt.ChooseUse(
            5, 0, 1, volt.Die(_BLUE, 3, 0), (volt.Module.RECOIL, volt.Module.MINES), (volt.Module.SAW_BLADE,), ()
        ),
        "use.remote": volt.ChooseUse(
            6,
            0,
            3,
            volt.Die(_RED, 2, 7),
            (volt.Module.REMOTE_CONTROL, volt.Module.SWIVEL_HEAD),
            (),
            (
                volt.RemoteTarget(None, 1, (volt.RemoteDie(3, 0, (3,), (0, 2, 4, 6)),), ()),
                volt.RemoteTarget(volt.Swivel.RIGHT, 2, (), (0, 2, 6)),
            ),
        ),
        "react": volt.ChooseReact(7, 1, volt.Module.SHIELD, ()),
        "react.anchor": volt.ChooseReact(8, 1, volt.Module.ANCHOR, (0, 1, 2)),
        "arm": volt.ChooseArm(9, 0, ((1, 2), (2, 1))),
        "workshop": volt.ChooseWorkshop(10, 0, (volt.Stack.BLUE, volt.Stack.YELLOW), True),
    },
    "event": {
        "arena_began": volt.ArenaBegan(2, _ARENA, 4, (10, 14, 10)),
        "round_began": volt.RoundBegan(4),
        "phase_began": volt.PhaseBegan(volt.Phase.ACTIVATION, 2),
        "phase_began.without_unit": volt.PhaseBegan(volt.Phase.PROGRAMMING, None),
        "token_placed": volt.TokenPlaced(2, 11, True),
        "token_placed.not_mixed": volt.TokenPlaced(4, 11, False),
        "answered": volt.Answered(0, 7, True, ((volt.Die(_BLUE, 2, 4),), (), ()), None, ()),
        "answered.secret": volt.Answered(0, 12, True, None, None, None),
        "answered.program": volt.Answered(0, 12, True, _PROGRAM, None, _ORDERS),
        "answered.equipment": volt.Answered(1, 13, False, None, _SIDES, ()),
        "module_drawn": volt.ModuleDrawn(0, volt.Stack.RED, volt.Module.CROSSFIRE, 3, 8, (volt.Module.GRENADES,)),
        "module_drawn.hidden": volt.ModuleDrawn(1, volt.Stack.RED, None, 3, 13, ()),
        "equipment_shown": volt.EquipmentShown(
            (volt.Equipment((volt.Module.GRENADES,), (volt.Module.SHIELD,)), None, None, None), (3, 2, 0, 0)
        ),
        "programs_shown": volt.ProgramsShown((((volt.Die(_RED, 6, 3),), (), ()), None, None, None), (4, 3, 2, 1)),
        "robot_entered": volt.RobotEntered(3, (8, 4), 6),
        "robot_entered.player": volt.RobotEntered(0, (4, 0), None),
        "kill_bot_drew": volt.KillBotDrew(2, _BLUE, 5),
        "die_activated": volt.DieActivated(0, 1, 0, _BLUE, 3, 0),
        "die_activated.killbot": volt.DieActivated(2, 1, 0, _RED, 4, None),
        "modules_used": volt.ModulesUsed(0, (volt.Module.SAW_BLADE,)),
        "modules_used.remote": volt.ModulesUsed(
            0, (volt.Module.REMOTE_CONTROL, volt.Module.SWIVEL_HEAD), volt.Swivel.RIGHT, volt.Remote(2, 0, 2, 4)
        ),
        "modules_used.anchor": volt.ModulesUsed(1, (volt.Module.ANCHOR,), None, None, 0),
        "die_moved": volt.DieMoved(0, 1, 1, 0, 2, 6),
        "kill_bot_faced": volt.KillBotFaced(2, 4, 0),
        "kill_bot_faced.by_itself": volt.KillBotFaced(2, 6, None),
        "robots_moved": volt.RobotsMoved(volt.MoveReason.MOVE, 0, 0, (volt.Step(0, (4, 2)),)),
        "robots_moved.teleport": volt.RobotsMoved(
            volt.MoveReason.TELEPORT, 0, None, (volt.Step(0, (4, 5)), volt.Step(1, (4, 1)))
        ),
        "move_stopped": volt.MoveStopped(0, 2),
        "beam_fired": volt.BeamFired(1, None, (volt.Line((2, 5), 2, (5, 5)),)),
        "beam_fired.two": volt.BeamFired(0, None, (volt.Line((4, 1), 0, (4, 8)), volt.Line((4, 1), 2, (8, 1)))),
        "beam_fired.module": volt.BeamFired(1, volt.Module.WATER_CANNON, (volt.Line((2, 2), 7, (0, 4)),)),
        "source_struck": volt.SourceStruck(volt.Source.EXPLOSION, ((6, 2),), 1),
        "source_struck.fields": volt.SourceStruck(volt.Source.FIELDS, ((4, 4), (3, 3)), None),
        "robot_damaged": volt.RobotDamaged(2, 2, 0),
        "robot_damaged.shield": volt.RobotDamaged(1, 1, 1),
        "robot_destroyed": volt.RobotDestroyed(2, volt.Cause.PIT, 1, 1),
        "robot_destroyed.damage": volt.RobotDestroyed(1, volt.Cause.DAMAGE, None, 2),
        "vp_gained": volt.VpGained(1, 4, 3),
        "vp_gained.destroyed": volt.VpGained(0, 4, None),
        "mine_laid": volt.MineLaid(0, (4, 0)),
        "mine_removed": volt.MineRemoved(1, (6, 2), volt.MineEnd.EXPLODED),
        "mine_removed.limit": volt.MineRemoved(1, (0, 3), volt.MineEnd.LIMIT),
        "mine_pushed": volt.MinePushed(1, (6, 2), (6, 3)),
        "space_activated": volt.SpaceActivated(0, (4, 1)),
        "robot_repaired": volt.RobotRepaired(0),
        "seat_resigned": volt.SeatResigned(1),
        "robot_removed": volt.RobotRemoved(1),
        "arena_won": volt.ArenaWon("C", 0, (volt.Module.JETPACK,), 2, (3, 0)),
        "arena_won.first": volt.ArenaWon("B", 2, (volt.Module.JETPACK, volt.Module.WATER_CANNON), None, (0, 1)),
        "game_ended": volt.GameEnded(volt.EndReason.SCORE, ((1,), (0,), (2, 3)), (1, 5, 0, 2)),
        "game_ended.squad": volt.GameEnded(volt.EndReason.CHAMPIONSHIP, ((1, 2), (0,)), (1, 2, 1)),
        "stack_tried": volt.StackTried(0, volt.Stack.BLUE, (volt.Module.RECOIL,)),
        "stack_tried.hidden": volt.StackTried(1, volt.Stack.RED, ()),
    },
    "view": {
        "programming": _view(replace(_ANN, own=_OWN, answered=12), _BEN, mines=(volt.Mine(0, (0, 3)),)),
        "activation": _view(
            replace(_ANN, units=_ACTIVE),
            _seat(volt.Colour.BLUE, volt.Side.NORTH, 3, resigned=True),
            _seat(volt.Colour.YELLOW, volt.Side.WEST, 2, at=(2, 2), killbot=_KILLBOT),
            mode=volt.Mode.CHAMPIONSHIP,
            phase=volt.Phase.ACTIVATION,
            unit=2,
            activation=volt.Activation(0, 2, _RED, 4, 3),
            championship=volt.ChampionshipView(2, (volt.Defender("A", 0),)),
        ),
        "over": _view(
            replace(_ANN, vp=5),
            replace(_BEN, destroyed=2),
            phase=volt.Phase.RESOLUTION,
            result=volt.ResultView(volt.EndReason.SCORE, ((0,), (1,)), (5, 0)),
        ),
    },
}
"""By kind and name. A name such as `use.remote` is a further example of `use`."""
