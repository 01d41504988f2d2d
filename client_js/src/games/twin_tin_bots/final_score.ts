/** The final score and the ranking as they would be if the match ended now (rules §7). */
import type { Crystal, ResultView, View } from "./generated";
import { sidesOf } from "./sides";
import type { Side } from "./sides";
import { CRYSTALS, pointsOf, score } from "./seat";

/** The parts of a side's final score. */
export interface FinalScore {
  readonly side: Side;
  /** Points of the crystals in the side's bases. */
  readonly delivered: number;
  /** Points of the crystals that its robots carry: each is worth one less than a delivered one. */
  readonly carried: number;
  /** The crystals that its robots carry. */
  readonly cargo: readonly Crystal[];
  readonly total: number;
  /** Delivered crystals by colour: blue, green, pink. */
  readonly crystals: readonly number[];
  /** Whether all seats of the side have resigned. */
  readonly resigned: boolean;
}

/** Why two neighbours of the ranking are not in the other order; `shared`: nothing parts them. */
export type RankReason = "won" | "resigned" | "score" | "blue" | "green" | "delivered" | "shared";

export interface Rank extends FinalScore {
  /** From 1; sides that share a place have the same one. */
  readonly place: number;
  /** What puts the side behind the one listed before it; null for the first. */
  readonly behindBy: RankReason | null;
}

/** The parts of the final score of one side. */
export function finalScore(view: View, side: Side): FinalScore {
  const seats = side.map((seat) => view.seats[seat]!);
  const delivered = seats.reduce((sum, seat) => sum + score(seat), 0);
  const cargo = view.robots.flatMap((robot) => (robot.cargo && side.includes(robot.seat) ? [robot.cargo] : []));
  const carried = cargo.reduce((sum, crystal) => sum + pointsOf(crystal) - 1, 0);
  const crystals = CRYSTALS.map((_, index) => seats.reduce((sum, seat) => sum + seat.delivered[index]!, 0));
  const resigned = seats.every((seat) => seat.resigned);
  return { side, delivered, carried, cargo, total: delivered + carried, crystals, resigned };
}

/**
 * The ranking if the match ended now. `result`: that of a match which has ended by points; its first side is the first
 * here too, whatever the scores are.
 */
export function rankingNow(view: View, result: ResultView | null = view.result): readonly Rank[] {
  const winner = result?.reason === "score" ? (result.ranking[0] ?? []) : [];
  const hasWon = ({ side }: FinalScore): boolean => side.some((seat) => winner.includes(seat));
  const compare = (a: FinalScore, b: FinalScore): readonly [number, RankReason] =>
    firstOf([Number(hasWon(b)) - Number(hasWon(a)), "won"], [Number(a.resigned) - Number(b.resigned), "resigned"], ...byPoints(a, b));
  const sorted = sidesOf(view)
    .map((side) => finalScore(view, side))
    .sort((a, b) => compare(a, b)[0]);
  let place = 1;
  return sorted.map((one, index) => {
    const behindBy = index === 0 ? null : compare(sorted[index - 1]!, one)[1];
    if (behindBy !== "shared") place = index + 1;
    return { ...one, place, behindBy };
  });
}

type Comparison = readonly [difference: number, reason: RankReason];

/** What decides between two sides, in order: total, blue crystals, green ones, delivered points. */
function byPoints(a: FinalScore, b: FinalScore): readonly Comparison[] {
  return [
    [b.total - a.total, "score"],
    [b.crystals[0]! - a.crystals[0]!, "blue"],
    [b.crystals[1]! - a.crystals[1]!, "green"],
    [b.delivered - a.delivered, "delivered"],
  ];
}

function firstOf(...comparisons: readonly Comparison[]): Comparison {
  return comparisons.find(([difference]) => difference !== 0) ?? [0, "shared"];
}
