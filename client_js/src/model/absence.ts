/** Missing players, and the vote about them. */
import type { Absence, BotLevel, Missing, Remedy, RoomView } from "../protocol/generated";

/** An option of the vote; `level` is that of the bot. */
export interface Choice {
  readonly remedy: Remedy;
  readonly level: BotLevel | null;
}

const WAIT: Choice = { remedy: "wait", level: null };
const RULES: Choice = { remedy: "rules", level: null };
const ADJOURN: Choice = { remedy: "adjourn", level: null };
const GO_ON: Choice = { remedy: "go_on", level: null };
const FORFEIT: Choice = { remedy: "forfeit", level: null };
const END: Choice = { remedy: "end", level: null };

/** Whether an option cannot be taken back. */
export const isFinal = ({ remedy }: Choice): boolean => remedy === "forfeit" || remedy === "end";

/**
 * The options of the vote in a game with bots of these levels, the weakest first; only the two best are offered. If all
 * missing players have left for good, the others can neither wait nor adjourn.
 */
export function offered({ adjourned, missing }: Absence, levels: readonly BotLevel[]): readonly Choice[] {
  const gone = missing.filter(({ since }) => since > 0); // 0: connected again
  const last = gone.length > 0 ? [FORFEIT, END] : [END];
  if (adjourned) return [GO_ON, ...last];
  const bots = levels.slice(-2).map((level) => ({ remedy: "bot", level }) as const);
  return gone.length > 0 && gone.every(({ left }) => left) ? [...bots, RULES, ...last] : [WAIT, ...bots, RULES, ADJOURN, ...last];
}

/** More options than this are too many to stand in a row. */
const MOST_IN_ROW = 3;

/** Whether an option is always visible. Of many, only `forfeit`, the best bot, and options with votes are. */
export function isForemost(absence: Absence, choices: readonly Choice[], choice: Choice): boolean {
  if (choices.length <= MOST_IN_ROW || choice.remedy === "forfeit" || votes(absence, choice) > 0) return true;
  return choice.remedy === "bot" && choice === choices.findLast(({ remedy }) => remedy === "bot");
}

/** Whether `identity` wins when the missing count as resigned: all other seats are theirs. */
export function wouldWin({ seats, absence }: RoomView, identity: string): boolean {
  const missing = new Set((absence?.missing ?? []).filter(({ since }) => since > 0).map((one) => one.identity));
  return seats.every((seat) => seat === null || seat.identity === identity || missing.has(seat.identity));
}

/** How many have voted for an option so far. */
export function votes({ ballots }: Absence, { remedy, level }: Choice): number {
  return ballots.filter((ballot) => ballot.remedy === remedy && ballot.level === level).length;
}

/** Whether `identity` has voted for an option. */
export function wants({ ballots }: Absence, identity: string, { remedy, level }: Choice): boolean {
  return ballots.some((one) => one.identity === identity && one.remedy === remedy && one.level === level);
}

/** The person on a seat, if they are missing. */
export function missingOn({ seats, absence }: RoomView, seat: number): Missing | null {
  const identity = seats[seat]?.identity;
  return absence?.missing.find((one) => one.identity === identity) ?? null;
}
