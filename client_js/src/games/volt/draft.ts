/** What a player puts together: a program of dice (rules section 3.1), the two sides of the robot card, and standing orders (section 5). */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Card, Die, DieColour, Module, SeatView, GameCommand, Order, StandingOrder, View } from "./generated";

export type Units = readonly [readonly Die[], readonly Die[], readonly Die[]];

/** What the modules of the robot allow. */
export interface Limits {
  /** The numbers of blue dice that may lie on diagonal buttons; null without a thruster. */
  readonly thruster: { readonly low: number; readonly high: number } | null;
  /** Whether one unit may hold two dice, so that all four can be used. */
  readonly ram: boolean;
}

export const NO_UNITS: Units = [[], [], []];
export const COLOURS: readonly DieColour[] = ["blue", "red"];
/** The dice of each colour. */
const EACH = 2;
const USUAL_DICE = 3;

/** The limits by the equipped modules. */
export function limitsOf(equipped: readonly Module[], cards: readonly Card[]): Limits {
  const card = equipped.includes("thruster") ? cards.find(({ module }) => module === "thruster") : undefined;
  return { thruster: card ? { low: card.low ?? 1, high: card.high ?? 6 } : null, ram: equipped.includes("ram_expansion") };
}

/** How many dice of a colour are not in the program. */
export function diceLeft(units: Units, colour: DieColour): number {
  return EACH - units.flat().filter((die) => die.colour === colour).length;
}

/** Whether a die may lie on a button: red ones on any, blue ones on orthogonal ones or with a thruster that fits. */
export function fitsButton({ thruster }: Limits, colour: DieColour, number: number, button: number): boolean {
  return colour === "red" || button % 2 === 0 || (thruster !== null && thruster.low <= number && number <= thruster.high);
}

/**
 * The program with one more die on a unit (0..2). Without room for it the last die of the unit goes back to the hand.
 * Null if the die can't lie on its button, if none of its colour is left, or if the program would have too many dice.
 */
export function place(units: Units, limits: Limits, unit: number, die: Die): Units | null {
  if (!fitsButton(limits, die.colour, die.number, die.button) || diceLeft(units, die.colour) < 1) return null;
  const elsewhere = units.some((dice, index) => index !== unit && dice.length > 1);
  const room = limits.ram && !elsewhere ? 2 : 1;
  const kept = units[unit]!.slice(0, room - 1);
  const placed = units.map((dice, index) => (index === unit ? [...kept, die] : dice)) as unknown as Units;
  return placed.flat().length > (limits.ram ? USUAL_DICE + 1 : USUAL_DICE) ? null : placed;
}

/** The program without a die. */
export function takeBack(units: Units, unit: number, index: number): Units {
  return units.map((dice, other) => (other === unit ? dice.filter((_, nth) => nth !== index) : dice)) as unknown as Units;
}

/**
 * The unit (0..2) to which keys put the next die: the first empty one, else the last one if the RAM expansion lets a
 * unit hold two dice; null if there is no room.
 */
export function nextUnit(units: Units, { ram }: Limits): number | null {
  const unit = units.findIndex((dice) => dice.length === 0);
  if (unit >= 0) return unit;
  return ram && units.every((dice) => dice.length < 2) ? 2 : null;
}

/** Whether two programs have the same dice on the same units. */
export function sameUnits(one: Units, other: Units): boolean {
  return one.every((dice, unit) => {
    const others = other[unit]!;
    return dice.length === others.length && dice.every((die, place) => sameDie(die, others[place]!));
  });
}

function sameDie(one: Die, other: Die): boolean {
  return one.colour === other.colour && one.number === other.number && one.button === other.button;
}

/** The equipped modules that are used with a die of a colour and number. */
export function modulesFor(equipped: readonly Module[], cards: readonly Card[], colour: DieColour, number: number): Module[] {
  const fits = ({ die, low, high }: Card) => die === colour && low !== null && high !== null && low <= number && number <= high;
  return equipped.filter((module) => cards.some((card) => card.module === module && fits(card)));
}

export interface Sides {
  /** Each from the robot card outwards. */
  readonly left: readonly Module[];
  readonly right: readonly Module[];
}

export const SIDES = ["left", "right"] as const;
export type CardSide = (typeof SIDES)[number];

/** The modules that fit on a side. */
export const PER_SIDE = 2;

/** Whether a chain of modules holds: at most two, nothing beyond a yellow one. */
export function holds(chain: readonly Module[], cards: readonly Card[]): boolean {
  return chain.length <= PER_SIDE && chain.slice(0, -1).every((module) => !isYellow(module, cards));
}

function isYellow(module: Module, cards: readonly Card[]): boolean {
  return cards.find((card) => card.module === module)?.stack === "yellow";
}

/**
 * The sides after `module` has moved to `side`, where it lies as far out as it may; null if it can't be there.
 */
export function attach(sides: Sides, module: Module, side: CardSide, cards: readonly Card[]): Sides | null {
  const free = detach(sides, module);
  for (let place = free[side].length; place >= 0; place -= 1) {
    const chain = [...free[side].slice(0, place), module, ...free[side].slice(place)];
    if (holds(chain, cards)) return { ...free, [side]: chain };
  }
  return null;
}

/** Why a module can't be attached to a side. */
type AttachProblem = "full" | "beyond_yellow";

/** Why `module` can't be attached to a side; null if it can. */
export function attachProblem(sides: Sides, module: Module, side: CardSide, cards: readonly Card[]): AttachProblem | null {
  if (attach(sides, module, side, cards)) return null;
  return detach(sides, module)[side].length < PER_SIDE ? "beyond_yellow" : "full";
}

/** The sides without `other`, with `module` on the side where it was; null if it can't be there. */
export function exchange(sides: Sides, module: Module, other: Module, cards: readonly Card[]): Sides | null {
  const side = sides.left.includes(other) ? "left" : "right";
  return attach(detach(sides, other), module, side, cards);
}

/** The sides without `module`; what was attached beyond it moves inwards. */
export function detach({ left, right }: Sides, module: Module): Sides {
  const rest = (chain: readonly Module[]) => chain.filter((one) => one !== module);
  return { left: rest(left), right: rest(right) };
}

/** The sides with `module` where it fits first, the left side before the right; null if it fits nowhere. */
export function attachAnywhere(sides: Sides, module: Module, cards: readonly Card[]): Sides | null {
  return attach(sides, module, "left", cards) ?? attach(sides, module, "right", cards);
}

/** Whether a module can't be taken off: a shield with damage. */
export function isFixed({ shield }: SeatView, module: Module): boolean {
  return module === "shield" && shield > 0;
}

/** The modules of a seat that are on no side, in the order of `all`. */
export function unequipped(all: readonly Module[], { left, right }: Sides): Module[] {
  return all.filter((module) => !left.includes(module) && !right.includes(module));
}

/** The modules that can't have the order `yes`, since their use needs further decisions. */
const WITHOUT_YES: readonly Module[] = ["swivel_head", "remote_control", "telescopic_arm", "anchor"];

/** The orders that a module can have; none for a passive one. */
export function ordersFor({ cards }: View, module: Module): readonly Order[] {
  if (cards.find((card) => card.module === module)?.use === "passive") return [];
  if (module === "anchor") return ["ask", "no", "brake"];
  return WITHOUT_YES.includes(module) ? ["ask", "no"] : ["ask", "no", "yes"];
}

export interface Orders {
  /** The order for a module: the changed one that waits to be sent, else the present one. */
  of(module: Module): Order;
  /** Whether the order of a module waits for the next answer. */
  isPending(module: Module): boolean;
  set(module: Module, order: Order): void;
  /** The number of orders that wait. */
  readonly waiting: number;
  /** The command with the orders that wait. */
  withOrders<Command extends GameCommand>(command: Command): Command;
}

/** The wanted orders that differ from the present ones. */
export function pendingOrders(wanted: ReadonlyMap<Module, Order>, held: readonly StandingOrder[], owned: readonly Module[]): StandingOrder[] {
  return [...wanted].filter(([module, order]) => owned.includes(module) && order !== heldOrder(held, module)).map(([module, order]) => ({ module, order }));
}

/** The wanted orders that are not in force yet; others are forgotten, as another page may change them again. */
export function stillWanted(wanted: ReadonlyMap<Module, Order>, held: readonly StandingOrder[]): ReadonlyMap<Module, Order> {
  return new Map([...wanted].filter(([module, order]) => order !== heldOrder(held, module)));
}

function heldOrder(held: readonly StandingOrder[], module: Module): Order {
  return held.find((one) => one.module === module)?.order ?? "ask";
}

/** The modules that a seat owns, equipped ones first. */
export function ownedModules({ left, right, own }: SeatView): Module[] {
  return [...left, ...right, ...(own?.inventory ?? [])];
}

/** The orders of a seat. A change made here is sent with the player's next answer. */
export function useOrders(seat: SeatView | null): Orders {
  const [wish, setWish] = useState<{ readonly colour: string | null; readonly orders: ReadonlyMap<Module, Order> }>({ colour: null, orders: NO_ORDERS });
  const colour = seat?.colour ?? null;
  const wanted = wish.colour === colour ? wish.orders : NO_ORDERS; // the wishes for another seat do not count: in a sandbox a player has all seats
  const held = seat?.own?.orders ?? NOTHING_HELD;
  useEffect(() => {
    const orders = stillWanted(wanted, held);
    if (orders.size < wanted.size) setWish({ colour, orders });
  }, [held]);
  return useMemo(() => {
    const pending = pendingOrders(wanted, held, seat ? ownedModules(seat) : []);
    return {
      of: (module) => pending.find((one) => one.module === module)?.order ?? heldOrder(held, module),
      isPending: (module) => pending.some((one) => one.module === module),
      set: (module, order) => setWish({ colour, orders: stillWanted(new Map(wanted).set(module, order), held) }),
      waiting: pending.length,
      withOrders: (command) => (pending.length > 0 ? { ...command, orders: pending } : command),
    };
  }, [wanted, seat]);
}

const NO_ORDERS: ReadonlyMap<Module, Order> = new Map();
const NOTHING_HELD: readonly StandingOrder[] = [];
