/** What a module would reach with a die, for the question whether it is used (rules sections 1 and 6). */
import type { Arena, Choice, Module, Swivel, View } from "./generated";
import { type Space, STEPS, sameSpace } from "./geometry";

export interface Aim {
  readonly module: Module;
  /** The lines of fire or the way, each from the own space to its end. */
  readonly lines: readonly (readonly Space[])[];
  /** What is hit, by its space; null if that is not known before the robots have moved, or the module hits nothing ever. */
  readonly hits: readonly Hit[] | null;
}

/** A robot or a mine that is hit. */
export interface Hit {
  readonly at: Space;
  /** The seat of the robot, or the owner of the mine. */
  readonly seat: number;
  readonly isMine: boolean;
}

type Use = Extract<Choice, { kind: "use" }>;

/**
 * What each module of a question would reach if it is used with those that are `used` or certain; none while the robot
 * is out of the arena. `swivel`: the side to which the swivel head turns, null for not at all.
 */
export function aimsOf(view: View, { seat, die, modules, certain }: Use, used: readonly Module[], swivel: Swivel | null): Aim[] {
  const from = view.seats[seat]!.at;
  if (!from) return [];
  const turned = swivel === null ? die.button : (die.button + (swivel === "left" ? 7 : 1)) % 8; // by 45 degrees: 7 on is 1 back
  const instead = [...certain, ...used].find((module) => isInstead(view, module));
  return modules.map((module) => {
    const replaced = isInstead(view, module) ? module : instead;
    // mobility keeps the direction of the die, also with a turned swivel head
    const direction = replaced === "mobility" ? die.button : turned;
    return { module, ...reachOf(view, { seat, module, from, direction, number: die.number }, replaced) };
  });
}

/** Whether a module replaces what the die does by itself. */
export function isInstead({ cards }: View, module: Module): boolean {
  return cards.find((card) => card.module === module)?.use === "instead";
}

interface Shot {
  readonly seat: number;
  readonly module: Module;
  readonly from: Space;
  readonly direction: number;
  readonly number: number;
}

type Reach = Pick<Aim, "lines" | "hits">;

/** Where a module shoots or moves, and what it hits. `instead`: the module that replaces what the die does. */
function reachOf(view: View, shot: Shot, instead?: Module): Reach {
  switch (shot.module) {
    case "crossfire":
      if (instead) return NOTHING;
      return joined([0, 2, 4, 6].map((turn) => lineOfFire(view, shot.from, (shot.direction + turn) % 8)));
    case "swivel_head":
      if (instead) return reachOf(view, { ...shot, module: instead }, instead);
      return lineOfFire(view, shot.from, shot.direction);
    case "teleport":
    case "remote_control":
    case "force_beam":
      return lineOfFire(view, shot.from, shot.direction);
    case "water_cannon": {
      const passesMines = true;
      return lineOfFire(view, shot.from, shot.direction, passesMines);
    }
    case "grenades": {
      const line = walk(view.arena, shot.from, shot.direction, shot.number);
      const itself = true;
      return { lines: [line], hits: around(view, line.at(-1)!, itself) };
    }
    case "jetpack": {
      const line = walk(view.arena, shot.from, shot.direction, shot.number, passesWalls(view, shot.seat));
      return { lines: [line], hits: line.length > 1 ? thingsAt(view, line.at(-1)!) : [] };
    }
    case "saw_blade":
      if (instead) return NOTHING;
      return movement(view, shot, false);
    default:
      return movement(view, shot, instead === "jetpack");
  }
}

/** The reach of a module that adds to a shot or a movement that is not made. */
const NOTHING: Reach = { lines: [], hits: [] };

function joined(reaches: readonly Reach[]): Reach {
  return { lines: reaches.flatMap(({ lines }) => lines), hits: reaches.flatMap(({ hits }) => hits ?? []) };
}

/** The line of fire: it ends with the first robot, or with the first mine unless it passes mines. */
function lineOfFire(view: View, from: Space, direction: number, passesMines = false): Reach {
  const way = walk(view.arena, from, direction, view.arena.size);
  const end = way.findIndex((space, place) => place > 0 && thingsAt(view, space).some(({ isMine }) => !passesMines || !isMine));
  const line = end < 0 ? way : way.slice(0, end + 1);
  return { lines: [line], hits: line.slice(1).flatMap((space) => thingsAt(view, space)) };
}

/**
 * The way of a movement by the die: up to the first robot or pit, or as a jump over all that is between. What is hit
 * is known for a saw blade, and for recoil with no robot at the end: a robot is pushed, and what comes then is unknown.
 */
function movement(view: View, { seat, module, from, direction, number }: Shot, jumps: boolean): Reach {
  const way = walk(view.arena, from, direction, number, passesWalls(view, seat));
  const last = jumps ? -1 : way.findIndex((space, place) => place > 0 && (robotAt(view, space) !== null || isPit(view.arena, space)));
  const line = last < 0 ? way : way.slice(0, last + 1);
  const robot = line.length > 1 ? robotAt(view, line.at(-1)!) : null;
  if (module === "saw_blade") return { lines: [line], hits: robot ? [robot] : [] };
  // recoil hits what is around its end, unless the robot ends in a pit
  if (module === "recoil" && !robot) return { lines: [line], hits: isPit(view.arena, line.at(-1)!) ? [] : around(view, line.at(-1)!, false).filter((hit) => hit.isMine || hit.seat !== seat) };
  return { lines: [line], hits: null };
}

/** The spaces from `from` on, at most `steps` further, as far as the way is open. */
function walk(arena: Arena, from: Space, direction: number, steps: number, throughWalls = false): Space[] {
  const way: Space[] = [from];
  while (way.length <= steps && isOpen(arena, way.at(-1)!, direction, throughWalls)) way.push(next(way.at(-1)!, direction));
  return way;
}

function next([x, y]: Space, direction: number): Space {
  const [dx, dy] = STEPS[direction]!;
  return [x + dx, y + dy];
}

/** Whether a step is possible. A diagonal one is if one of both ways around the corner crosses no edge that blocks. */
export function isOpen(arena: Arena, [x, y]: Space, direction: number, throughWalls = false): boolean {
  const [dx, dy] = STEPS[direction]!;
  const inside = (at: number) => at >= 0 && at < arena.size;
  if (!inside(x + dx) || !inside(y + dy)) return false;
  const blocks = (at: Space, side: "n" | "e") => [...(throughWalls ? [] : arena.wall), ...arena.energy].some((edge) => edge.side === side && sameSpace(edge.at, at));
  const east = (row: number) => dx !== 0 && blocks([Math.min(x, x + dx), row], "e");
  const north = (column: number) => dy !== 0 && blocks([column, Math.min(y, y + dy)], "n");
  return !(east(y) || north(x + dx)) || !(north(x) || east(y + dy));
}

/** The robots and mines on the spaces around one to which a way is open, and with `itself` on that one. */
function around(view: View, at: Space, itself: boolean): Hit[] {
  const spaces = STEPS.flatMap((_, direction) => (isOpen(view.arena, at, direction) ? [next(at, direction)] : []));
  return [...(itself ? [at] : []), ...spaces].flatMap((space) => thingsAt(view, space));
}

function robotAt({ seats }: View, space: Space): Hit | null {
  const seat = seats.findIndex(({ at }) => at && sameSpace(at, space));
  return seat < 0 ? null : { at: space, seat, isMine: false };
}

/** What a shot hits on a space: its robot, else its mine. */
function thingsAt(view: View, space: Space): Hit[] {
  const robot = robotAt(view, space);
  const mine = view.mines.find(({ at }) => sameSpace(at, space));
  return robot ? [robot] : mine ? [{ at: space, seat: mine.seat, isMine: true }] : [];
}

function isPit({ pit }: Arena, space: Space): boolean {
  return pit.some((one) => sameSpace(one, space));
}

function passesWalls({ seats }: View, seat: number): boolean {
  const { left, right } = seats[seat]!;
  return [...left, ...right].includes("wall_control");
}
