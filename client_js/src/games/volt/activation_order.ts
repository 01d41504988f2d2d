/** The order in which the dice of a unit are activated (rules section 3.2). */
import type { DieColour, View } from "./generated";

export interface OrderedDie {
  readonly seat: number;
  readonly colour: DieColour;
  readonly number: number;
  /** Null for a KillBot. */
  readonly button: number | null;
}

/** The dice of a unit (1..3) that are not activated, the next one first: number, blue before red, start number. */
export function activationOrder(view: View, unit: number): OrderedDie[] {
  const dice = view.seats.flatMap(({ at, units, killbot, start_number }, seat) => {
    if (at === null) return [];
    const own = killbot ? (killbot.drawn ? [{ ...killbot.drawn, button: null }] : []) : units[unit - 1]!;
    return own.map(({ colour, number, button }, place) => ({ seat, colour, number, button, start: start_number, place }));
  });
  const rank = ({ colour }: { colour: DieColour }) => (colour === "blue" ? 0 : 1);
  return dice
    .sort((a, b) => a.number - b.number || rank(a) - rank(b) || a.start - b.start || a.place - b.place)
    .map(({ seat, colour, number, button }) => ({ seat, colour, number, button }));
}

/** The unit whose order is of interest: the one that runs, else the next one with dice; null without public dice. */
export function unitToShow({ unit, seats }: View): number | null {
  if (unit !== null) return unit;
  const next = [0, 1, 2].find((index) => seats.some(({ units, at }) => at !== null && units[index]!.length > 0));
  return next === undefined ? null : next + 1;
}
