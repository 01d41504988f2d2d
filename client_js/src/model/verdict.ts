/** How a finished match ended for one person. Pure. */
import { standingsOf } from "./standings";
import type { FinalResult, Standing } from "./standings";

export interface Verdict {
  /** `drawn`: all share the first place; `shared`: some do; `lost`: the second of two; `placed`: one of several others. */
  readonly kind: "won" | "drawn" | "shared" | "lost" | "placed";
  /** From 1. */
  readonly place: number;
  /** The points of the person's side, then those of the others by place; empty without points. */
  readonly points: readonly number[];
}

/** The verdict for the holder of `own` seats, by the best of their sides; null for spectators, and for one who holds all sides. */
export function verdictOf(result: FinalResult, own: readonly number[]): Verdict | null {
  const ranked = standingsOf(result);
  const isOwn = ({ side }: Standing) => side.some((seat) => own.includes(seat));
  const mine = ranked.find(isOwn);
  const others = ranked.filter((one) => one !== mine);
  if (!mine || others.every(isOwn)) return null;
  const { place } = mine;
  return { kind: kindOf(place, others.map((one) => one.place)), place, points: [mine, ...others].flatMap(({ points }) => points ?? []) };
}

/** The kind of a verdict. `others`: the places of the other sides. */
function kindOf(place: number, others: readonly number[]): Verdict["kind"] {
  if (place > 1) return others.length === 1 ? "lost" : "placed";
  const equal = others.filter((one) => one === 1).length;
  if (equal === 0) return "won";
  return equal === others.length ? "drawn" : "shared";
}
