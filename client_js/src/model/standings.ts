/** The places of a finished match. Pure. */

export interface FinalResult {
  /** The seats of each place, from the first on. */
  readonly ranking: readonly (readonly number[])[];
  /** By seat; those of a side are added. */
  readonly points?: readonly number[] | undefined;
  /** The seats that win together; without it each seat by itself. */
  readonly sides?: readonly (readonly number[])[];
}

/** A side of a finished match. `place`: one more than the number of sides in front; `points`: null without points. */
export interface Standing {
  readonly side: readonly number[];
  readonly place: number;
  readonly points: number | null;
}

/** The sides by their places. */
export function standingsOf({ ranking, points, sides = ranking.flat().map((seat) => [seat]) }: FinalResult): readonly Standing[] {
  let next = 1;
  return ranking.flatMap((seats) => {
    const here = sides.filter((side) => seats.includes(side[0]!));
    const place = next;
    next += here.length;
    return here.map((side) => ({ side, place, points: points ? side.reduce((sum, seat) => sum + points[seat]!, 0) : null }));
  });
}
