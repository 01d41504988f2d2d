"""Examples of VOLT's content, for the golden vectors and the documents."""

from typing import Any

from msgspec.structs import replace

from botyard_protocol.volt.basics import (
    Arena,
    Card,
    Colour,
    Die,
    DieColour,
    Edge,
    EdgeSide,
    EndReason,
    Mode,
    Module,
    ModuleUse,
    Options,
    Order,
    Phase,
    Side,
    Stack,
    StandingOrder,
    StartNumbers,
    StartSpace,
    Swivel,
    Units,
    VpSpace,
)
from botyard_protocol.volt.choices import (
    ChooseArm,
    ChooseDraw,
    ChooseEquip,
    ChooseProgram,
    ChooseReact,
    ChooseRestart,
    ChooseUse,
    ChooseWorkshop,
    RemoteDie,
    RemoteTarget,
)
from botyard_protocol.volt.commands import Arm, Draw, Equip, Program, React, Remote, Restart, Use, Workshop
from botyard_protocol.volt.events import (
    Answered,
    ArenaBegan,
    ArenaWon,
    BeamFired,
    Cause,
    DieActivated,
    DieMoved,
    EquipmentShown,
    GameEnded,
    KillBotDrew,
    KillBotFaced,
    Line,
    MineEnd,
    MineLaid,
    MinePushed,
    MineRemoved,
    ModuleDrawn,
    ModulesUsed,
    MoveReason,
    MoveStopped,
    PhaseBegan,
    ProgramsShown,
    RobotDamaged,
    RobotDestroyed,
    RobotEntered,
    RobotRemoved,
    RobotRepaired,
    RobotsMoved,
    RoundBegan,
    SeatResigned,
    Source,
    SourceStruck,
    SpaceActivated,
    StackTried,
    Step,
    TokenPlaced,
    VpGained,
)
from botyard_protocol.volt.view import (
    Activation,
    ActiveDie,
    ActiveUnits,
    ChampionshipView,
    Defender,
    DrawnDie,
    Equipment,
    KillBotView,
    Mine,
    Own,
    ResultView,
    SeatView,
    View,
)

_BLUE, _RED = DieColour.BLUE, DieColour.RED
_PROGRAM: Units = ((Die(_BLUE, 3, 0),), (), (Die(_RED, 6, 7), Die(_BLUE, 1, 2)))
_NOTHING: Units = ((), (), ())
_ORDERS = (StandingOrder(Module.ANCHOR, Order.BRAKE), StandingOrder(Module.SHIELD, Order.YES))
_SIDES = Equipment((Module.RECOIL, Module.ANCHOR), (Module.SHIELD,))
_ACTIVE: ActiveUnits = ((ActiveDie(_BLUE, 3, 0, None),), (), (ActiveDie(_RED, 6, 7, 1),))
_STILL: ActiveUnits = ((), (), ())

_ARENA = Arena(
    name="T",
    title="Test yard",
    size=4,
    start=(
        (StartSpace((1, 0), 0), StartSpace((2, 0), 0)),
        (StartSpace((0, 1), 2),),
        (StartSpace((1, 3), 4),),
        (StartSpace((3, 1), 6),),
    ),
    vp=(VpSpace(1, (1, 1)), VpSpace(2, (2, 2))),
    workshop=((0, 0),),
    pit=((3, 3),),
    field=((2, 1),),
    wall=(Edge((1, 1), EdgeSide.N),),
    energy=(Edge((2, 2), EdgeSide.E),),
    barrier=(Edge((0, 2), EdgeSide.E),),
    door=(Edge((1, 2), EdgeSide.N),),
)
_CARDS = (
    Card(Module.MOBILITY, Stack.BLUE, _RED, 1, 4, ModuleUse.INSTEAD, 2),
    Card(Module.RECOIL, Stack.BLUE, _BLUE, 2, 5, ModuleUse.ADD, 2),
    Card(Module.TELESCOPIC_ARM, Stack.BLUE, None, None, None, ModuleUse.PHASE_3, 2),
    Card(Module.SHIELD, Stack.YELLOW, None, None, None, ModuleUse.REACTION, 2),
    Card(Module.WALL_CONTROL, None, None, None, None, ModuleUse.PASSIVE, 1),
)


def _seat(colour: Colour, side: Side, start_number: int, **known: Any) -> SeatView:
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
    return SeatView(colour=colour, side=side, start_number=start_number, **(blank | known))


def _view(*seats: SeatView, **known: Any) -> View:
    """Return a league match in its second round, apart from what is `known`."""
    usual: dict[str, Any] = {
        "mode": Mode.LEAGUE,
        "cards": _CARDS,
        "target": 5,
        "squad_target": 7,
        "round_limit": 30,
        "start_numbers": StartNumbers.RANDOM,
        "mine_limit": 4,
        "arena": _ARENA,
        "round": 2,
        "phase": Phase.PROGRAMMING,
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
    return View(**(usual | known))


_OWN = Own((Module.BOMB,), _ORDERS, _PROGRAM, None)
_ANN = _seat(
    Colour.RED, Side.SOUTH, 1, vp=1, at=(1, 1), damage=1, left=_SIDES.left, right=_SIDES.right, shield=1, owned=1
)
_BEN = _seat(Colour.BLUE, Side.NORTH, 2, at=(2, 2), owned=3)
_KILLBOT = KillBotView((Module.WALL_CONTROL,), 4, (_BLUE, _RED, _RED), DrawnDie(_BLUE, 5), 0)

SAMPLES: dict[str, dict[str, Any]] = {
    "options": {
        "standard": Options(),
        "training": Options(Mode.TRAINING, "random", 3, 1, StartNumbers.ROTATING, 12),
        "championship": Options(Mode.CHAMPIONSHIP, "A", 7, 2, StartNumbers.FIRST_COME, 99),
    },
    "command": {
        "draw": Draw(Stack.YELLOW),
        "equip": Equip(_SIDES.left, _SIDES.right, _ORDERS),
        "equip.nothing": Equip((), ()),
        "restart": Restart((4, 0)),
        "program": Program(_PROGRAM),
        "program.nothing": Program(_NOTHING, (StandingOrder(Module.BOMB, Order.NO),)),
        "use": Use((Module.RECOIL, Module.MINES)),
        "use.remote_die": Use((Module.REMOTE_CONTROL, Module.SWIVEL_HEAD), Swivel.LEFT, Remote(2, 0, 3, 4), _ORDERS),
        "use.remote_killbot": Use((Module.REMOTE_CONTROL,), None, Remote(facing=6)),
        "use.nothing": Use(()),
        "react": React(Module.SHIELD, True),
        "react.limit": React(Module.ANCHOR, True, 1),
        "arm": Arm((3, 4)),
        "arm.own_space": Arm(None),
        "workshop": Workshop(Stack.RED),
        "workshop.repair": Workshop(None),
    },
    "choice": {
        "draw": ChooseDraw(1, 0, (Stack.BLUE, Stack.RED, Stack.YELLOW)),
        "equip": ChooseEquip(2, 1),
        "restart": ChooseRestart(3, 0, ((1, 0), (2, 0))),
        "program": ChooseProgram(4, 1),
        "use": ChooseUse(5, 0, 1, Die(_BLUE, 3, 0), (Module.RECOIL, Module.MINES), (Module.SAW_BLADE,), ()),
        "use.remote": ChooseUse(
            6,
            0,
            3,
            Die(_RED, 2, 7),
            (Module.REMOTE_CONTROL, Module.SWIVEL_HEAD),
            (),
            (
                RemoteTarget(None, 1, (RemoteDie(3, 0, (3,), (0, 2, 4, 6)),), ()),
                RemoteTarget(Swivel.RIGHT, 2, (), (0, 2, 6)),
            ),
        ),
        "react": ChooseReact(7, 1, Module.SHIELD, ()),
        "react.anchor": ChooseReact(8, 1, Module.ANCHOR, (0, 1, 2)),
        "arm": ChooseArm(9, 0, ((1, 2), (2, 1))),
        "workshop": ChooseWorkshop(10, 0, (Stack.BLUE, Stack.YELLOW), True),
    },
    "event": {
        "arena_began": ArenaBegan(2, _ARENA, 4, (10, 14, 10)),
        "round_began": RoundBegan(4),
        "phase_began": PhaseBegan(Phase.ACTIVATION, 2),
        "phase_began.without_unit": PhaseBegan(Phase.PROGRAMMING, None),
        "token_placed": TokenPlaced(2, 11, True),
        "token_placed.not_mixed": TokenPlaced(4, 11, False),
        "answered": Answered(0, 7, True, ((Die(_BLUE, 2, 4),), (), ()), None, ()),
        "answered.secret": Answered(0, 12, True, None, None, None),
        "answered.program": Answered(0, 12, True, _PROGRAM, None, _ORDERS),
        "answered.equipment": Answered(1, 13, False, None, _SIDES, ()),
        "module_drawn": ModuleDrawn(0, Stack.RED, Module.CROSSFIRE, 3, 8, (Module.GRENADES,)),
        "module_drawn.hidden": ModuleDrawn(1, Stack.RED, None, 3, 13, ()),
        "equipment_shown": EquipmentShown(
            (Equipment((Module.GRENADES,), (Module.SHIELD,)), None, None, None), (3, 2, 0, 0)
        ),
        "programs_shown": ProgramsShown((((Die(_RED, 6, 3),), (), ()), None, None, None), (4, 3, 2, 1)),
        "robot_entered": RobotEntered(3, (8, 4), 6),
        "robot_entered.player": RobotEntered(0, (4, 0), None),
        "kill_bot_drew": KillBotDrew(2, _BLUE, 5),
        "die_activated": DieActivated(0, 1, 0, _BLUE, 3, 0),
        "die_activated.killbot": DieActivated(2, 1, 0, _RED, 4, None),
        "modules_used": ModulesUsed(0, (Module.SAW_BLADE,)),
        "modules_used.remote": ModulesUsed(
            0, (Module.REMOTE_CONTROL, Module.SWIVEL_HEAD), Swivel.RIGHT, Remote(2, 0, 2, 4)
        ),
        "modules_used.anchor": ModulesUsed(1, (Module.ANCHOR,), None, None, 0),
        "die_moved": DieMoved(0, 1, 1, 0, 2, 6),
        "kill_bot_faced": KillBotFaced(2, 4, 0),
        "kill_bot_faced.by_itself": KillBotFaced(2, 6, None),
        "robots_moved": RobotsMoved(MoveReason.MOVE, 0, 0, (Step(0, (4, 2)),)),
        "robots_moved.teleport": RobotsMoved(MoveReason.TELEPORT, 0, None, (Step(0, (4, 5)), Step(1, (4, 1)))),
        "move_stopped": MoveStopped(0, 2),
        "beam_fired": BeamFired(1, None, (Line((2, 5), 2, (5, 5)),)),
        "beam_fired.two": BeamFired(0, None, (Line((4, 1), 0, (4, 8)), Line((4, 1), 2, (8, 1)))),
        "beam_fired.module": BeamFired(1, Module.WATER_CANNON, (Line((2, 2), 7, (0, 4)),)),
        "source_struck": SourceStruck(Source.EXPLOSION, ((6, 2),), 1),
        "source_struck.fields": SourceStruck(Source.FIELDS, ((4, 4), (3, 3)), None),
        "robot_damaged": RobotDamaged(2, 2, 0),
        "robot_damaged.shield": RobotDamaged(1, 1, 1),
        "robot_destroyed": RobotDestroyed(2, Cause.PIT, 1, 1),
        "robot_destroyed.damage": RobotDestroyed(1, Cause.DAMAGE, None, 2),
        "vp_gained": VpGained(1, 4, 3),
        "vp_gained.destroyed": VpGained(0, 4, None),
        "mine_laid": MineLaid(0, (4, 0)),
        "mine_removed": MineRemoved(1, (6, 2), MineEnd.EXPLODED),
        "mine_removed.limit": MineRemoved(1, (0, 3), MineEnd.LIMIT),
        "mine_pushed": MinePushed(1, (6, 2), (6, 3)),
        "space_activated": SpaceActivated(0, (4, 1)),
        "robot_repaired": RobotRepaired(0),
        "seat_resigned": SeatResigned(1),
        "robot_removed": RobotRemoved(1),
        "arena_won": ArenaWon("C", 0, (Module.JETPACK,), 2, (3, 0)),
        "arena_won.first": ArenaWon("B", 2, (Module.JETPACK, Module.WATER_CANNON), None, (0, 1)),
        "game_ended": GameEnded(EndReason.SCORE, ((1,), (0,), (2, 3)), (1, 5, 0, 2)),
        "game_ended.squad": GameEnded(EndReason.CHAMPIONSHIP, ((1, 2), (0,)), (1, 2, 1)),
        "stack_tried": StackTried(0, Stack.BLUE, (Module.RECOIL,)),
        "stack_tried.hidden": StackTried(1, Stack.RED, ()),
    },
    "view": {
        "programming": _view(
            replace(_ANN, own=_OWN, answered=12),
            _BEN,
            mines=(Mine(0, (0, 3)),),
        ),
        "activation": _view(
            replace(_ANN, units=_ACTIVE),
            _seat(Colour.BLUE, Side.NORTH, 3, resigned=True),
            _seat(Colour.YELLOW, Side.WEST, 2, at=(2, 2), killbot=_KILLBOT),
            mode=Mode.CHAMPIONSHIP,
            phase=Phase.ACTIVATION,
            unit=2,
            activation=Activation(0, 2, _RED, 4, 3),
            championship=ChampionshipView(2, (Defender("A", 0),)),
        ),
        "over": _view(
            replace(_ANN, vp=5),
            replace(_BEN, destroyed=2),
            phase=Phase.RESOLUTION,
            result=ResultView(EndReason.SCORE, ((0,), (1,)), (5, 0)),
        ),
    },
}
"""By kind and name. A name such as `use.remote` is a further example of `use`."""
