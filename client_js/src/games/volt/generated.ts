// Written by `python -m botyard_protocol.typescript` from protocol/botyard_protocol/*.py: change those.
import type { GameSchema, StructSchema } from "../../protocol/schema";
import { structsOf } from "../../protocol/struct_lines";
import { LOBBY_ENUMS, OPTIONS } from "./lobby.generated";

/** How a robot was destroyed (section 4). */
export type Cause = "damage" | "pit" | "crush";

/** The colour of a seat. */
export type Colour = "red" | "blue" | "yellow" | "green";

/** The colour of a die: a blue one moves, a red one fires (section 3.2). */
export type DieColour = "blue" | "red";

/** Which edge of a space. */
export type EdgeSide = "n" | "e";

/** Why a game ended (sections 2, 7, 9). */
export type EndReason = "score" | "rounds" | "resigned" | "championship";

/** Why a mine leaves the arena. */
export type MineEnd = "exploded" | "limit" | "owner";

/** The mode of a game (section 2). */
export type Mode = "training" | "league" | "championship";

/** A module (section 6), in the order in which additions apply. */
export type Module = "mobility" | "recoil" | "thruster" | "teleport" | "telescopic_arm" | "crossfire" | "grenades" | "mines" | "remote_control" | "saw_blade" | "force_beam" | "swivel_head" | "anchor" | "shield" | "bomb" | "ram_expansion" | "lightning_rod" | "jetpack" | "water_cannon" | "wall_control";

/** How a module is used (sections 5, 6): in place of the base action, after it, always, in Phase 3, when hit. */
export type ModuleUse = "instead" | "add" | "passive" | "phase_3" | "reaction";

/** Why robots move. */
export type MoveReason = "move" | "push" | "teleport" | "jump" | "restart";

/** A standing order for a module (section 5). `brake` is for the anchor alone: limit 0. */
export type Order = "ask" | "no" | "yes" | "brake";

/** Where a round is (section 3); `setup` is before the first round of an arena match. */
export type Phase = "setup" | "preparation" | "programming" | "activation" | "resolution";

/** A side of the arena, by which a robot comes in. */
export type Side = "south" | "west" | "north" | "east";

/** What damage comes from (section 4). */
export type Source = "shot" | "explosion" | "barrier" | "fields" | "saw_blade" | "lightning_rod";

/** A stack of module cards (section 5). */
export type Stack = "blue" | "red" | "yellow";

/** How start numbers are given (section 3.1). */
export type StartNumbers = "random" | "rotating" | "first_come";

/** Where swivel head turns a shot: 45 degrees to a side. */
export type Swivel = "left" | "right";

/** Draw a module from a stack. */
export interface Draw { readonly type: "draw"; readonly stack: Stack; readonly orders?: readonly StandingOrder[] }

/** Equip modules: the two sides of the robot card, each from the card outwards. */
export interface Equip { readonly type: "equip"; readonly left: readonly Module[]; readonly right: readonly Module[]; readonly orders?: readonly StandingOrder[] }

/** Come in on a start space. */
export interface Restart { readonly type: "restart"; readonly at: readonly [number, number]; readonly orders?: readonly StandingOrder[] }

/** Put dice on the three control units. */
export interface Program { readonly type: "program"; readonly units: readonly [readonly Die[], readonly Die[], readonly Die[]]; readonly orders?: readonly StandingOrder[] }

/**
 * Use some of the offered modules with a die, or none.
 *
 * `swivel`: just with swivel head. `remote`: just with remote control that has a possible target.
 */
export interface Use { readonly type: "use"; readonly modules: readonly Module[]; readonly swivel?: Swivel | null; readonly remote?: Remote | null; readonly orders?: readonly StandingOrder[] }

/** Use a reacting module or not. `limit`: the spaces that an anchor allows, null for any other module. */
export interface React { readonly type: "react"; readonly module: Module; readonly use: boolean; readonly limit?: number | null; readonly orders?: readonly StandingOrder[] }

/** Activate an adjacent space by telescopic arm, or with null one's own. */
export interface Arm { readonly type: "arm"; readonly at: readonly [number, number] | null; readonly orders?: readonly StandingOrder[] }

/** Draw a module in a workshop, or with null repair. */
export interface Workshop { readonly type: "workshop"; readonly stack: Stack | null; readonly orders?: readonly StandingOrder[] }

/** The seat draws a module from one of `stacks`. */
export interface ChooseDraw { readonly kind: "draw"; readonly id: number; readonly seat: number; readonly stacks: readonly Stack[] }

/** The seat chooses which of its modules are equipped. It may answer again until the last seat has answered. */
export interface ChooseEquip { readonly kind: "equip"; readonly id: number; readonly seat: number }

/** The seat's robot comes in on one of `spaces`. */
export interface ChooseRestart { readonly kind: "restart"; readonly id: number; readonly seat: number; readonly spaces: readonly (readonly [number, number])[] }

/** The seat programs its dice. It may answer again until the last seat has answered. */
export interface ChooseProgram { readonly kind: "program"; readonly id: number; readonly seat: number }

/**
 * The seat decides which of `modules` are used with its die on `unit`.
 *
 * `certain`: modules that a standing order uses with it. `targets`: of remote control, if that is offered; a swivel
 * that none of them names has no target.
 */
export interface ChooseUse { readonly kind: "use"; readonly id: number; readonly seat: number; readonly unit: number; readonly die: Die; readonly modules: readonly Module[]; readonly certain: readonly Module[]; readonly targets: readonly RemoteTarget[] }

/** The seat decides whether `module` reacts. `limits`: those that an anchor may have, empty for other modules. */
export interface ChooseReact { readonly kind: "react"; readonly id: number; readonly seat: number; readonly module: Module; readonly limits: readonly number[] }

/** The seat may activate one of the adjacent `spaces` instead of its own. */
export interface ChooseArm { readonly kind: "arm"; readonly id: number; readonly seat: number; readonly spaces: readonly (readonly [number, number])[] }

/** The seat draws from one of `stacks`, or repairs if `repair`. */
export interface ChooseWorkshop { readonly kind: "workshop"; readonly id: number; readonly seat: number; readonly stacks: readonly Stack[]; readonly repair: boolean }

/**
 * A further arena match of a championship is set up: robots, mines, tokens, VP and damage are gone.
 *
 * `match`: 2..4, or 5 for the title match. `pool`, `stacks`: numbers of tokens and cards. The `bag` of
 * each KillBot is full again.
 */
export interface ArenaBegan { readonly type: "arena_began"; readonly match: number; readonly arena: Arena; readonly pool: number; readonly stacks: readonly [number, number, number] }

/** A round begins with its preparation. */
export interface RoundBegan { readonly type: "round_began"; readonly round: number }

/** A phase begins, or with `unit` a unit of the activation. */
export interface PhaseBegan { readonly type: "phase_began"; readonly phase: Phase; readonly unit: number | null }

/** A VP token is put on its space. `pool`: tokens that are left in it. `mixed`: the taken ones were put under it. */
export interface TokenPlaced { readonly type: "token_placed"; readonly number: number; readonly pool: number; readonly mixed: boolean }

/**
 * A player has answered a choice. What the audience may not know is null.
 *
 * `choice`: its id. `open`: whether it may be answered again. `units`, `equipment`: a secret answer. `orders`: all of
 * the seat's standing orders that are not `ask`, ascending by module.
 */
export interface Answered { readonly type: "answered"; readonly seat: number; readonly choice: number; readonly open: boolean; readonly units: readonly [readonly Die[], readonly Die[], readonly Die[]] | null; readonly equipment: Equipment | null; readonly orders: readonly StandingOrder[] | null }

/**
 * A seat drew from a stack. `module`: null for others, and by version 1 of the rules if it owned all of them.
 *
 * `owned`: modules that it has and has not equipped. `left`: cards that are left in the stack. `doubles`: cards that
 * were put back, as only the seat sees them.
 */
export interface ModuleDrawn { readonly type: "module_drawn"; readonly seat: number; readonly stack: Stack; readonly module: Module | null; readonly owned: number; readonly left: number; readonly doubles: readonly Module[] }

/** All have equipped. By seat: the sides, null for a seat that was not asked; the number of modules not equipped. */
export interface EquipmentShown { readonly type: "equipment_shown"; readonly equipment: readonly (Equipment | null)[]; readonly owned: readonly number[] }

/** All have programmed. By seat: the dice, null for a seat without a program; the start numbers. */
export interface ProgramsShown { readonly type: "programs_shown"; readonly programs: readonly (readonly [readonly Die[], readonly Die[], readonly Die[]] | null)[]; readonly start_numbers: readonly number[] }

/** A robot comes in. `facing`: of a KillBot. What stood there was pushed before. */
export interface RobotEntered { readonly type: "robot_entered"; readonly seat: number; readonly at: readonly [number, number]; readonly facing: number | null }

/** A KillBot drew one of its dice for this unit. */
export interface KillBotDrew { readonly type: "kill_bot_drew"; readonly seat: number; readonly colour: DieColour; readonly number: number }

/**
 * A die is activated: it is no longer on its unit. `place`: where it lay among the unit's dice.
 *
 * `button`: null for a KillBot. The modules follow in `ModulesUsed`.
 */
export interface DieActivated { readonly type: "die_activated"; readonly seat: number; readonly unit: number; readonly place: number; readonly colour: DieColour; readonly number: number; readonly button: number | null }

/**
 * A seat uses modules: with its die, as a reaction, or in Phase 3.
 *
 * `limit`: the spaces that an anchor allows. `remote`: what remote control does, null without a target.
 */
export interface ModulesUsed { readonly type: "modules_used"; readonly seat: number; readonly modules: readonly Module[]; readonly swivel: Swivel | null; readonly remote: Remote | null; readonly limit: number | null }

/** `by` moved a die of `seat` by remote control. It lies behind the dice of its new unit. */
export interface DieMoved { readonly type: "die_moved"; readonly seat: number; readonly by: number; readonly unit: number; readonly place: number; readonly to_unit: number; readonly to_button: number }

/** A KillBot faces a direction. `by`: the seat that turned it by remote control, null if it did so itself. */
export interface KillBotFaced { readonly type: "kill_bot_faced"; readonly seat: number; readonly facing: number; readonly by: number | null }

/**
 * Robots move at the same time: one step, a jump, or an exchange of places. `author`: whose doing it is, a seat.
 *
 * `direction`: null for a teleport.
 */
export interface RobotsMoved { readonly type: "robots_moved"; readonly reason: MoveReason; readonly author: number; readonly direction: number | null; readonly steps: readonly Step[] }

/** A robot can't go on in a direction: the way or the row before it is blocked, or an anchor holds. */
export interface MoveStopped { readonly type: "move_stopped"; readonly seat: number; readonly direction: number }

/** A shot of a seat, or what a module does along a line. `module`: null for a shot. */
export interface BeamFired { readonly type: "beam_fired"; readonly seat: number; readonly module: Module | null; readonly lines: readonly Line[] }

/** A source of damage begins to be dealt. `spaces`: where. `author`: may score by it, or null. */
export interface SourceStruck { readonly type: "source_struck"; readonly source: Source; readonly spaces: readonly (readonly [number, number])[]; readonly author: number | null }

/** A robot was damaged: its damage and that on its shield now. A third damage is followed by `RobotDestroyed`. */
export interface RobotDamaged { readonly type: "robot_damaged"; readonly seat: number; readonly damage: number; readonly shield: number }

/** A robot was destroyed and leaves with its dice and all damage. `destroyed`: how often. */
export interface RobotDestroyed { readonly type: "robot_destroyed"; readonly seat: number; readonly cause: Cause; readonly scorer: number | null; readonly destroyed: number }

/** A seat gains a VP. `vp`: all that it has now. `token`: the number of the token that it took, null for none. */
export interface VpGained { readonly type: "vp_gained"; readonly seat: number; readonly vp: number; readonly token: number | null }

/** A mine is laid. */
export interface MineLaid { readonly type: "mine_laid"; readonly seat: number; readonly at: readonly [number, number] }

/** A mine leaves the arena. */
export interface MineRemoved { readonly type: "mine_removed"; readonly seat: number; readonly at: readonly [number, number]; readonly reason: MineEnd }

/** A mine is pushed from a start space. */
export interface MinePushed { readonly type: "mine_pushed"; readonly seat: number; readonly at: readonly [number, number]; readonly to: readonly [number, number] }

/** A robot activates a space in Phase 3, its own or by telescopic arm another. */
export interface SpaceActivated { readonly type: "space_activated"; readonly seat: number; readonly at: readonly [number, number] }

/** A robot has no damage any more, nor its shield. */
export interface RobotRepaired { readonly type: "robot_repaired"; readonly seat: number }

/** A player resigned; its robot leaves when what is being carried out is done with. */
export interface SeatResigned { readonly type: "seat_resigned"; readonly seat: number }

/** The robot of a seat that resigned leaves the arena with its dice; its mines follow one by one. */
export interface RobotRemoved { readonly type: "robot_removed"; readonly seat: number }

/**
 * An arena match of a championship is over: `seat` defends the arena now.
 *
 * `modules`: the champion modules that it gets. `loser`: the seat that loses them, null for none; they are taken off.
 * `owned`: modules not equipped of `seat` and of `loser`.
 */
export interface ArenaWon { readonly type: "arena_won"; readonly arena: string; readonly seat: number; readonly modules: readonly Module[]; readonly loser: number | null; readonly owned: readonly [number, number] }

/** The game is over: the fields are those of `ResultView`. */
export interface GameEnded { readonly type: "game_ended"; readonly reason: EndReason; readonly ranking: readonly (readonly number[])[]; readonly scores: readonly number[] }

/**
 * A seat tried to draw from a stack that has only modules that it owns: nothing was drawn.
 *
 * The draw goes on with the other stacks, if there are any. `doubles`: the cards of the stack, as only the seat sees
 * them.
 */
export interface StackTried { readonly type: "stack_tried"; readonly seat: number; readonly stack: Stack; readonly doubles: readonly Module[] }

/**
 * A game as one audience may know it.
 *
 * `cards`: all module cards. `target`: VP that win. `squad_target`: VP that win for KillBots together. `unit`: of the
 * activation, null outside of it. `tokens`: numbers of the VP tokens in the arena, ascending. `pool`: tokens in the
 * pool. `taken`: the taken tokens, first taken first. `stacks`: cards in the blue, red and yellow stack. `mines`: of
 * a player oldest first. `activation`: the die that is being activated, null for none.
 */
export interface View { readonly game: "volt"; readonly mode: Mode; readonly cards: readonly Card[]; readonly target: number; readonly squad_target: number; readonly round_limit: number; readonly start_numbers: StartNumbers; readonly mine_limit: number; readonly arena: Arena; readonly round: number; readonly phase: Phase; readonly unit: number | null; readonly tokens: readonly number[]; readonly pool: number; readonly taken: readonly number[]; readonly stacks: readonly [number, number, number]; readonly mines: readonly Mine[]; readonly seats: readonly SeatView[]; readonly activation: Activation | null; readonly championship: ChampionshipView | null; readonly result: ResultView | null }

/**
 * The options of a room (section 2); the defaults are the standard game.
 *
 * `arena`: its name, or `random`; a championship plays all. `target`: VP that win, 0 for the mode's own number.
 * `killbots`: the number of KillBots. `round_limit`: rounds of an arena match.
 */
export interface Options { readonly game: "volt"; readonly mode?: Mode; readonly arena?: string; readonly target?: number; readonly killbots?: number; readonly start_numbers?: StartNumbers; readonly round_limit?: number }

/** The options of a room as the server sends them: newer servers may append some. */
export interface OptionsView { readonly game: "volt"; readonly mode: Mode; readonly arena: string; readonly target: number; readonly killbots: number; readonly start_numbers: StartNumbers; readonly round_limit: number }

/** The standing order for one module. */
export interface StandingOrder { readonly module: Module; readonly order: Order }

/** A die of a program: its number and the button that it lies on. */
export interface Die { readonly colour: DieColour; readonly number: number; readonly button: number }

/**
 * What remote control does: moves a die of a player, or turns a KillBot.
 *
 * `unit`, `place`: the die. `to_unit`, `to_button`: where it goes. `facing`: the KillBot's new one. Either the first
 * four are given or the last.
 */
export interface Remote { readonly unit?: number | null; readonly place?: number | null; readonly to_unit?: number | null; readonly to_button?: number | null; readonly facing?: number | null }

/**
 * The possible target of remote control, used with swivel head (`swivel`) or without it.
 *
 * `dice`: those of a player. `facings`: the new ones that a KillBot may get.
 */
export interface RemoteTarget { readonly swivel: Swivel | null; readonly robot: number; readonly dice: readonly RemoteDie[]; readonly facings: readonly number[] }

/** An arena (section 1). `start`: by side. `title`: its English name. Other spaces are plain. */
export interface Arena { readonly name: string; readonly title: string; readonly size: number; readonly start: readonly (readonly StartSpace[])[]; readonly vp: readonly VpSpace[]; readonly workshop: readonly (readonly [number, number])[]; readonly pit: readonly (readonly [number, number])[]; readonly field: readonly (readonly [number, number])[]; readonly wall: readonly Edge[]; readonly energy: readonly Edge[]; readonly barrier: readonly Edge[]; readonly door: readonly Edge[] }

/** The modules on the two sides of a robot card, each from the card outwards. */
export interface Equipment { readonly left: readonly Module[]; readonly right: readonly Module[] }

/** A robot goes to a space. */
export interface Step { readonly seat: number; readonly to: readonly [number, number] }

/** A line of fire: from a space in a direction to the last space that it reaches. */
export interface Line { readonly start: readonly [number, number]; readonly direction: number; readonly end: readonly [number, number] }

/**
 * A module card (section 6). `stack`: null for champion modules. `die`, `low`, `high`: the dice that fit it, null
 * without a die. `copies`: how many there are in its stack.
 */
export interface Card { readonly module: Module; readonly stack: Stack | null; readonly die: DieColour | null; readonly low: number | null; readonly high: number | null; readonly use: ModuleUse; readonly copies: number }

/** A mine and the seat that it belongs to. */
export interface Mine { readonly seat: number; readonly at: readonly [number, number] }

/**
 * A seat of the game as an audience may know it.
 *
 * `start_number`: 1.., 0 before the first round's are given. `destroyed`: how often its robot was. `at`: null while it
 * is not in the arena. `damage`: 0..2. `left`, `right`: equipped modules, from the robot card outwards. `shield`:
 * damage on it, 0 or 1. `owned`: the number of modules not equipped. `units`: dice that are not activated, once they
 * are public. `answered`: the id of the choice that it has answered and may answer again, null for none. `own`: null
 * for an audience that may not know it. `killbot`: null for a player.
 */
export interface SeatView { readonly colour: Colour; readonly side: Side; readonly start_number: number; readonly vp: number; readonly destroyed: number; readonly resigned: boolean; readonly at: readonly [number, number] | null; readonly damage: number; readonly left: readonly Module[]; readonly right: readonly Module[]; readonly shield: number; readonly owned: number; readonly units: readonly [readonly ActiveDie[], readonly ActiveDie[], readonly ActiveDie[]]; readonly answered: number | null; readonly own: Own | null; readonly killbot: KillBotView | null }

/** The die that is being activated. `unit`: null for a KillBot's. */
export interface Activation { readonly seat: number; readonly unit: number; readonly colour: DieColour; readonly number: number; readonly button: number | null }

/** A championship. `match`: 1..4, or 5 for the title match. `defenders`: in the order in which arenas were won. */
export interface ChampionshipView { readonly match: number; readonly defenders: readonly Defender[] }

/**
 * The end of a game.
 *
 * `ranking`: places from the first on, the seats that share one together, KillBots among them. `scores`: by seat, VP,
 * or in a championship the arenas defended.
 */
export interface ResultView { readonly reason: EndReason; readonly ranking: readonly (readonly number[])[]; readonly scores: readonly number[] }

/** A die that remote control can move: to any button of `buttons` on any unit of `units`, not where it lies. */
export interface RemoteDie { readonly unit: number; readonly place: number; readonly units: readonly number[]; readonly buttons: readonly number[] }

/** A start space of a side, and the direction of its arrow. */
export interface StartSpace { readonly at: readonly [number, number]; readonly arrow: number }

/** A VP space and its number. */
export interface VpSpace { readonly number: number; readonly at: readonly [number, number] }

/** The north or east edge of a space. */
export interface Edge { readonly at: readonly [number, number]; readonly side: EdgeSide }

/** A die of a program that is public. `by`: the seat that moved it by remote control last, null for none. */
export interface ActiveDie { readonly colour: DieColour; readonly number: number; readonly button: number; readonly by: number | null }

/**
 * What only the player of a seat knows.
 *
 * `inventory`: all modules that it owns and has not equipped, ascending. `orders`: the standing orders that are not
 * `ask`, ascending by module. `units`, `equipment`: its answers while others have not answered, null for none.
 */
export interface Own { readonly inventory: readonly Module[]; readonly orders: readonly StandingOrder[]; readonly units: readonly [readonly Die[], readonly Die[], readonly Die[]] | null; readonly equipment: Equipment | null }

/**
 * What a KillBot has and a player does not (section 8).
 *
 * `champion`: modules, always in use. `facing`: null before it has come in. `bag`: its dice that were not drawn in
 * this round, blue ones first. `drawn`: the die of this unit and its number, until it is activated. `by`: the seat
 * that turned it by remote control, until its next die is activated.
 */
export interface KillBotView { readonly champion: readonly Module[]; readonly facing: number | null; readonly bag: readonly DieColour[]; readonly drawn: DrawnDie | null; readonly by: number | null }

/** The seat that defends an arena (section 9). */
export interface Defender { readonly arena: string; readonly seat: number }

/** A die that a KillBot has drawn. */
export interface DrawnDie { readonly colour: DieColour; readonly number: number }

export type GameCommand = Draw | Equip | Restart | Program | Use | React | Arm | Workshop;

export type Choice = ChooseDraw | ChooseEquip | ChooseRestart | ChooseProgram | ChooseUse | ChooseReact | ChooseArm | ChooseWorkshop;

export type GameEvent = ArenaBegan | RoundBegan | PhaseBegan | TokenPlaced | Answered | ModuleDrawn | EquipmentShown | ProgramsShown | RobotEntered | KillBotDrew | DieActivated | ModulesUsed | DieMoved | KillBotFaced | RobotsMoved | MoveStopped | BeamFired | SourceStruck | RobotDamaged | RobotDestroyed | VpGained | MineLaid | MineRemoved | MinePushed | SpaceActivated | RobotRepaired | SeatResigned | RobotRemoved | ArenaWon | GameEnded | StackTried;

export type Change = Program;

export const ENUMS = {
  ...LOBBY_ENUMS,
  Cause: ["damage", "pit", "crush"],
  Colour: ["red", "blue", "yellow", "green"],
  DieColour: ["blue", "red"],
  EdgeSide: ["n", "e"],
  EndReason: ["score", "rounds", "resigned", "championship"],
  MineEnd: ["exploded", "limit", "owner"],
  Module: ["mobility", "recoil", "thruster", "teleport", "telescopic_arm", "crossfire", "grenades", "mines", "remote_control", "saw_blade", "force_beam", "swivel_head", "anchor", "shield", "bomb", "ram_expansion", "lightning_rod", "jetpack", "water_cannon", "wall_control"],
  ModuleUse: ["instead", "add", "passive", "phase_3", "reaction"],
  MoveReason: ["move", "push", "teleport", "jump", "restart"],
  Order: ["ask", "no", "yes", "brake"],
  Phase: ["setup", "preparation", "programming", "activation", "resolution"],
  Side: ["south", "west", "north", "east"],
  Source: ["shot", "explosion", "barrier", "fields", "saw_blade", "lightning_rod"],
  Stack: ["blue", "red", "yellow"],
  Swivel: ["left", "right"],
} as const;

export const UNIONS = {
  GameCommand: "Draw Equip Restart Program Use React Arm Workshop".split(" "),
  Choice: "ChooseDraw ChooseEquip ChooseRestart ChooseProgram ChooseUse ChooseReact ChooseArm ChooseWorkshop".split(" "),
  GameEvent: "ArenaBegan RoundBegan PhaseBegan TokenPlaced Answered ModuleDrawn EquipmentShown ProgramsShown RobotEntered KillBotDrew DieActivated ModulesUsed DieMoved KillBotFaced RobotsMoved MoveStopped BeamFired SourceStruck RobotDamaged RobotDestroyed VpGained MineLaid MineRemoved MinePushed SpaceActivated RobotRepaired SeatResigned RobotRemoved ArenaWon GameEnded StackTried".split(" "),
  Change: "Program".split(" "),
};

export const STRUCTS: Readonly<Record<string, StructSchema>> = structsOf(`
Draw 1|stack:%Stack orders:*.StandingOrder=[]
Equip 2|left:*%Module right:*%Module orders:*.StandingOrder=[]
Restart 3|at orders:*.StandingOrder=[]
Program 4|units:(*.Die,*.Die,*.Die) orders:*.StandingOrder=[]
Use 5|modules:*%Module swivel:?%Swivel=null remote:?.Remote=null orders:*.StandingOrder=[]
React 6|module:%Module use limit=null orders:*.StandingOrder=[]
Arm 7|at orders:*.StandingOrder=[]
Workshop 8|stack:?%Stack orders:*.StandingOrder=[]
ChooseDraw 1 draw kind|id seat stacks:*%Stack
ChooseEquip 2 equip kind|id seat
ChooseRestart 3 restart kind|id seat spaces
ChooseProgram 4 program kind|id seat
ChooseUse 5 use kind|id seat unit die:.Die modules:*%Module certain:*%Module targets:*.RemoteTarget
ChooseReact 6 react kind|id seat module:%Module limits
ChooseArm 7 arm kind|id seat spaces
ChooseWorkshop 8 workshop kind|id seat stacks:*%Stack repair
ArenaBegan 32|match arena:.Arena pool stacks
RoundBegan 33|round
PhaseBegan 34|phase:%Phase unit
TokenPlaced 35|number pool mixed
Answered 36|seat choice open units:?(*.Die,*.Die,*.Die) equipment:?.Equipment orders:?*.StandingOrder
ModuleDrawn 37|seat stack:%Stack module:?%Module owned left doubles:*%Module
EquipmentShown 38|equipment:*?.Equipment owned
ProgramsShown 39|programs:*?(*.Die,*.Die,*.Die) start_numbers
RobotEntered 40|seat at facing
KillBotDrew 41|seat colour:%DieColour number
DieActivated 42|seat unit place colour:%DieColour number button
ModulesUsed 43|seat modules:*%Module swivel:?%Swivel=null remote:?.Remote=null limit=null
DieMoved 44|seat by unit place to_unit to_button
KillBotFaced 45|seat facing by
RobotsMoved 46|reason:%MoveReason author direction steps:*.Step
MoveStopped 47|seat direction
BeamFired 48|seat module:?%Module lines:*.Line
SourceStruck 49|source:%Source spaces author
RobotDamaged 50|seat damage shield
RobotDestroyed 51|seat cause:%Cause scorer destroyed
VpGained 52|seat vp token
MineLaid 53|seat at
MineRemoved 54|seat at reason:%MineEnd
MinePushed 55|seat at to
SpaceActivated 56|seat at
RobotRepaired 57|seat
SeatResigned 58|seat
RobotRemoved 59|seat
ArenaWon 60|arena seat modules:*%Module loser owned
GameEnded 61|reason:%EndReason ranking scores
StackTried 62|seat stack:%Stack doubles:*%Module
View 1 volt game|mode:%Mode cards:*.Card target squad_target round_limit start_numbers:%StartNumbers mine_limit arena:.Arena round phase:%Phase unit tokens pool taken stacks mines:*.Mine seats:*.SeatView activation:?.Activation championship:?.ChampionshipView result:?.ResultView
StandingOrder|module:%Module order:%Order
Die|colour:%DieColour number button
Remote|unit=null place=null to_unit=null to_button=null facing=null
RemoteTarget|swivel:?%Swivel robot dice:*.RemoteDie facings
Arena|name title size start:**.StartSpace vp:*.VpSpace workshop pit field wall:*.Edge energy:*.Edge barrier:*.Edge door:*.Edge
Equipment|left:*%Module right:*%Module
Step|seat to
Line|start direction end
Card|module:%Module stack:?%Stack die:?%DieColour low high use:%ModuleUse copies
Mine|seat at
SeatView|colour:%Colour side:%Side start_number vp destroyed resigned at damage left:*%Module right:*%Module shield owned units:(*.ActiveDie,*.ActiveDie,*.ActiveDie) answered own:?.Own killbot:?.KillBotView
Activation|seat unit colour:%DieColour number button
ChampionshipView|match defenders:*.Defender
ResultView|reason:%EndReason ranking scores
RemoteDie|unit place units buttons
StartSpace|at arrow
VpSpace|number at
Edge|at side:%EdgeSide
ActiveDie|colour:%DieColour number button by
Own|inventory:*%Module orders:*.StandingOrder units:?(*.Die,*.Die,*.Die) equipment:?.Equipment
KillBotView|champion:*%Module facing bag:*%DieColour drawn:?.DrawnDie by
Defender|arena seat
DrawnDie|colour:%DieColour number
`);

export const SCHEMA: GameSchema = {
  enums: ENUMS,
  unions: UNIONS,
  structs: { ...STRUCTS, Options: OPTIONS, OptionsView: OPTIONS },
};
