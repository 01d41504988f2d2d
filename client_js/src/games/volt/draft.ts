/** A program while its player puts it together: which dice are left, and where a die may lie (rules section 3.1). */
import type { Card, Die, DieColour, Module } from "./generated";

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
 * The program with one more die on a unit (0..2), or null if it can't lie there. Without room for it the last die of the
 * unit goes back; so does the die that was put down first elsewhere when only three may be used.
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
 * The unit (0..2) that the next die goes to by keys: the first one that is empty, else with RAM expansion the last one;
 * null if there is no room.
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
