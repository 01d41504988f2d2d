/** The fold of the game's events: what each one does to the view. No rules: every effect has its own event. Fingerprints of views are as in PROTOCOL.md, "Fingerprints". */
import { modelOf } from "../../kit/model";
import { packAs } from "../../protocol/codec";
import { type ActiveDie, type DieColour, type GameEvent, type KillBotView, type Module, type Own, type SeatView, type View, ENUMS, SCHEMA } from "./generated";
import { type EventOf, sameSpace } from "./geometry";

/** The dice of a KillBot at the beginning of a round. */
const FULL_BAG: readonly DieColour[] = ["blue", "blue", "red", "red"];
const NO_UNITS: SeatView["units"] = [[], [], []];

const same = (view: View): View => view;

/** The model of the game: only what is a seat's own is a secret. */
export const model = modelOf<View, GameEvent>(
  {
    arena_began: beginArena,
    round_began: (view, { round }) => onSeats({ ...view, round }, (seat) => withKillBot(seat, { bag: FULL_BAG })),
    phase_began: (view, { phase, unit }) => ({ ...view, phase, unit, activation: null }),
    token_placed: (view, { number, pool, mixed }) => ({
      ...view,
      tokens: [...view.tokens, number].sort(ascending),
      pool,
      taken: mixed ? [] : view.taken,
    }),
    answered: answer,
    module_drawn: draw,
    equipment_shown: (view, { equipment, owned }) => onSeats(view, (seat, index) => equip(seat, equipment[index] ?? null, owned[index]!)),
    programs_shown: (view, { programs, start_numbers }) =>
      onSeats(view, (seat, index) => ({
        ...withOwn(seat, { units: null }),
        units: (programs[index] ?? NO_UNITS).map((dice) => dice.map((die) => ({ ...die, by: null }))) as unknown as SeatView["units"],
        start_number: start_numbers[index]!,
        answered: null,
      })),
    robot_entered: (view, { seat, at, facing }) =>
      onSeat(view, seat, (robot) => (robot.killbot ? withKillBot({ ...robot, at }, { facing }) : { ...robot, at })),
    kill_bot_drew: (view, { seat, colour, number }) =>
      onSeat(view, seat, (robot) => withKillBot(robot, { bag: without(robot.killbot!.bag, colour), drawn: { colour, number } })),
    die_activated: activate,
    modules_used: same,
    die_moved: moveDie,
    kill_bot_faced: (view, { seat, facing, by }) =>
      onSeat(view, seat, (robot) => withKillBot(robot, by === null ? { facing } : { facing, by })),
    robots_moved: (view, { steps }) =>
      onSeats(view, (seat, index) => {
        const step = steps.find((one) => one.seat === index);
        return step ? { ...seat, at: step.to } : seat;
      }),
    move_stopped: same,
    beam_fired: same,
    source_struck: same,
    robot_damaged: (view, { seat, damage, shield }) => onSeat(view, seat, (robot) => ({ ...robot, damage, shield })),
    robot_destroyed: (view, { seat, destroyed }) => onSeat(view, seat, (robot) => ({ ...gone(robot), destroyed })),
    vp_gained: (view, { seat, vp, token }) =>
      onSeat(token === null ? view : { ...view, tokens: view.tokens.filter((one) => one !== token), taken: [...view.taken, token] }, seat, (robot) => ({
        ...robot,
        vp,
      })),
    mine_laid: (view, { seat, at }) => ({ ...view, mines: [...view.mines, { seat, at }] }),
    mine_removed: (view, { at }) => ({ ...view, mines: view.mines.filter((mine) => !sameSpace(mine.at, at)) }),
    mine_pushed: (view, { at, to }) => ({ ...view, mines: view.mines.map((mine) => (sameSpace(mine.at, at) ? { ...mine, at: to } : mine)) }),
    space_activated: same,
    robot_repaired: (view, { seat }) => onSeat(view, seat, (robot) => ({ ...robot, damage: 0, shield: 0 })),
    seat_resigned: (view, { seat }) =>
      onSeat(view, seat, (robot) => ({ ...withOwn(robot, { units: null, equipment: null }), resigned: true, answered: null })),
    robot_removed: (view, { seat }) => onSeat(view, seat, gone),
    arena_won: winArena,
    stack_tried: same,
    game_ended: (view, { reason, ranking, scores }) => ({ ...view, activation: null, result: { reason, ranking, scores } }),
  },
  SCHEMA,
  (view) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, own: null })) }),
  ({ seats }, seat) => seats[seat]?.own && packAs("Own", seats[seat].own, SCHEMA),
);

function onSeats(view: View, change: (seat: SeatView, index: number) => SeatView): View {
  return { ...view, seats: view.seats.map(change) };
}

function onSeat(view: View, index: number, change: (seat: SeatView) => SeatView): View {
  return onSeats(view, (seat, other) => (other === index ? change(seat) : seat));
}

function withOwn(seat: SeatView, change: Partial<Own>): SeatView {
  return seat.own ? { ...seat, own: { ...seat.own, ...change } } : seat;
}

function withKillBot(seat: SeatView, change: Partial<KillBotView>): SeatView {
  return seat.killbot ? { ...seat, killbot: { ...seat.killbot, ...change } } : seat;
}

/** A robot that has left the arena, with its dice and all damage. */
function gone(seat: SeatView): SeatView {
  return withKillBot({ ...seat, at: null, damage: 0, shield: 0, units: NO_UNITS }, { facing: null, drawn: null, by: null });
}

/** The view when the next arena of a championship begins: robots are out, points and damage gone, modules stay. */
function beginArena(view: View, { match, arena, pool, stacks }: EventOf<"arena_began">): View {
  const reset: View = {
    ...view,
    arena,
    pool,
    stacks,
    championship: view.championship && { ...view.championship, match },
    round: 1,
    phase: "setup",
    unit: null,
    activation: null,
    tokens: [],
    taken: [],
    mines: [],
  };
  return onSeats(reset, (seat) =>
    withKillBot({ ...gone(seat), vp: 0, destroyed: 0, answered: null }, { bag: FULL_BAG }),
  );
}

/** Notes what a seat has answered, as far as it is known. `open`: others still decide, so that it may answer again. */
function answer(view: View, { seat, choice, open, units, equipment, orders }: EventOf<"answered">): View {
  return onSeat(view, seat, (robot) => {
    const own: Partial<Own> = { ...(units && { units }), ...(equipment && { equipment }), ...(orders && { orders }) };
    return { ...withOwn(robot, own), answered: open ? choice : robot.answered };
  });
}

const STACKS = ["blue", "red", "yellow"] as const;

/** Takes a card off a stack (`left`: the cards that remain there); its owner sees which module. */
function draw(view: View, { seat, stack, module, owned, left }: EventOf<"module_drawn">): View {
  const stacks = view.stacks.map((cards, index) => (STACKS[index] === stack ? left : cards)) as unknown as View["stacks"];
  return onSeat({ ...view, stacks }, seat, (robot) => {
    const drawn = robot.own && module ? withOwn(robot, { inventory: sorted([...robot.own.inventory, module]) }) : robot;
    return { ...drawn, owned };
  });
}

/** Shows the equipment of a seat; null: it stays. `owned`: how many modules are not equipped. */
function equip(seat: SeatView, equipment: { readonly left: readonly Module[]; readonly right: readonly Module[] } | null, owned: number): SeatView {
  const open = { ...withOwn(seat, { equipment: null }), answered: null, owned };
  if (!equipment) return open;
  const { left, right } = equipment;
  const all = [...(seat.own?.inventory ?? []), ...seat.left, ...seat.right];
  const inventory = sorted(all.filter((module) => !left.includes(module) && !right.includes(module)));
  return { ...withOwn(open, { inventory }), left, right };
}

/** Begins the activation of a die: a player's leaves its unit, a KillBot's was drawn. */
function activate(view: View, { seat, unit, place, colour, number, button }: EventOf<"die_activated">): View {
  const activation = { seat, unit, colour, number, button };
  return onSeat({ ...view, activation }, seat, (robot) =>
    robot.killbot ? withKillBot(robot, { drawn: null, by: null }) : { ...robot, units: onUnit(robot.units, unit, (dice) => dice.filter((_, index) => index !== place)) },
  );
}

/** Moves a die to another unit and button by remote control. */
function moveDie(view: View, { seat, by, unit, place, to_unit, to_button }: EventOf<"die_moved">): View {
  return onSeat(view, seat, (robot) => {
    const die: ActiveDie = { ...robot.units[unit - 1]![place]!, button: to_button, by };
    const taken = onUnit(robot.units, unit, (dice) => dice.filter((_, index) => index !== place));
    return { ...robot, units: onUnit(taken, to_unit, (dice) => [...dice, die]) };
  });
}

/**
 * Gives an arena and its champion modules to the winner. `owned`: how many modules that are not equipped the winner has
 * afterwards, and the loser.
 */
function winArena(view: View, { arena, seat, modules, loser, owned }: EventOf<"arena_won">): View {
  const defenders = (view.championship?.defenders ?? []).filter((one) => one.arena !== arena);
  const lost = onSeats(view, (robot, index) => (index === loser ? loseModules(robot, modules, owned[1]) : robot));
  const won = onSeat(lost, seat, (robot) => gainModules(robot, modules, owned[0]));
  return { ...won, championship: view.championship && { ...view.championship, defenders: [...defenders, { arena, seat }] } };
}

/** Takes modules from a seat, wherever it has them. `owned`: how many remain that are not equipped. */
function loseModules(seat: SeatView, modules: readonly Module[], owned: number): SeatView {
  const kept = (list: readonly Module[]) => list.filter((module) => !modules.includes(module));
  if (seat.killbot) return withKillBot(seat, { champion: kept(seat.killbot.champion) });
  const own = seat.own && withOwn(seat, { inventory: kept(seat.own.inventory), orders: seat.own.orders.filter(({ module }) => !modules.includes(module)) });
  return { ...(own ?? seat), left: kept(seat.left), right: kept(seat.right), owned };
}

/** Gives champion modules to a seat. `owned`: how many modules it then has that are not equipped. */
function gainModules(seat: SeatView, modules: readonly Module[], owned: number): SeatView {
  if (seat.killbot) return withKillBot(seat, { champion: sorted([...new Set([...seat.killbot.champion, ...modules])]) });
  const have = [...(seat.own?.inventory ?? []), ...seat.left, ...seat.right];
  const own = seat.own && withOwn(seat, { inventory: sorted([...seat.own.inventory, ...modules.filter((module) => !have.includes(module))]) });
  return { ...(own ?? seat), owned };
}

function onUnit(units: SeatView["units"], unit: number, change: (dice: readonly ActiveDie[]) => readonly ActiveDie[]): SeatView["units"] {
  return units.map((dice, index) => (index === unit - 1 ? change(dice) : dice)) as unknown as SeatView["units"];
}

function without<T>(list: readonly T[], item: T): T[] {
  const index = list.indexOf(item);
  return list.filter((_, other) => other !== index);
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** Modules in the order of the data. */
function sorted(modules: readonly Module[]): Module[] {
  return [...modules].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

const ORDER = ENUMS.Module;
