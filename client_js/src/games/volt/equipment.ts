/** The two sides of a robot card while its player equips it (rules section 5). */
import type { Card, Module, SeatView } from "./generated";

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
 * The sides with `module` on one of them, taken from where it was, as far out as it can be; null if it can't be there.
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
export type AttachProblem = "full" | "beyond_yellow";

/** Why `module` can't be attached to a side; null if it can. */
export function attachProblem(sides: Sides, module: Module, side: CardSide, cards: readonly Card[]): AttachProblem | null {
  if (attach(sides, module, side, cards)) return null;
  return detach(sides, module)[side].length < PER_SIDE ? "beyond_yellow" : "full";
}

/** The sides with `module` in the place of `other`; null if it can't be there. */
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
