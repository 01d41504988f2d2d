/** How a finished match ended for one person. Pure. */

export interface Verdict {
  /** `drawn`: all share the first place; `shared`: some do; `lost`: the second of two; `placed`: one of several others. */
  readonly kind: "won" | "drawn" | "shared" | "lost" | "placed";
  /** From 1. */
  readonly place: number;
  /** The points of the person's side, then those of the others by place; empty without points. */
  readonly points: readonly number[];
}

export interface FinalResult {
  /** The seats of each place, from the first on. */
  readonly ranking: readonly (readonly number[])[];
  /** By seat; those of a side are added. */
  readonly points?: readonly number[] | undefined;
  /** The seats that win together; without it each seat by itself. */
  readonly sides?: readonly (readonly number[])[];
}

/** The verdict for the holder of `own` seats, by the best of their sides; null for spectators, and for one who holds all sides. */
export function verdictOf({ ranking, points, sides }: FinalResult, own: readonly number[]): Verdict | null {
  const allSides = sides ?? ranking.flat().map((seat) => [seat]);
  const ranked = ranking.flatMap((seats, index) =>
    allSides.filter((side) => seats.includes(side[0]!)).map((side) => ({ side, index })),
  );
  const isOwn = (side: readonly number[]) => side.some((seat) => own.includes(seat));
  const mine = ranked.find(({ side }) => isOwn(side));
  const others = ranked.filter((one) => one !== mine);
  if (!mine || others.every(({ side }) => isOwn(side))) return null;
  const place = 1 + others.filter(({ index }) => index < mine.index).length;
  const pointsOf = ({ side }: (typeof ranked)[number]) => side.reduce((sum, seat) => sum + points![seat]!, 0);
  return { kind: kindOf(place, others.map(({ index }) => index)), place, points: points ? [mine, ...others].map(pointsOf) : [] };
}

/** The kind of a verdict. `others`: the places of the other sides, here counted from 0. */
function kindOf(place: number, others: readonly number[]): Verdict["kind"] {
  if (place > 1) return others.length === 1 ? "lost" : "placed";
  const equal = others.filter((index) => index === 0).length;
  if (equal === 0) return "won";
  return equal === others.length ? "drawn" : "shared";
}
