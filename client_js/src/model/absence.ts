/** Missing players, and the vote about them. */
import type { Absence, BotLevel, Missing, Remedy, RoomView } from "../protocol/generated";

/** An option of the vote; `level` is that of the bot. */
export interface VoteOption {
  readonly remedy: Remedy;
  readonly level: BotLevel | null;
}

const WAIT: VoteOption = { remedy: "wait", level: null };
const RULES: VoteOption = { remedy: "rules", level: null };
const ADJOURN: VoteOption = { remedy: "adjourn", level: null };
const GO_ON: VoteOption = { remedy: "go_on", level: null };
const FORFEIT: VoteOption = { remedy: "forfeit", level: null };
const END: VoteOption = { remedy: "end", level: null };

/** Whether an option cannot be taken back. */
export const isFinal = ({ remedy }: VoteOption): boolean => remedy === "forfeit" || remedy === "end";

/**
 * The options of the vote in a game with bots of these levels, the weakest first; only the two best are offered. If all
 * missing players have left for good, the others can neither wait nor adjourn.
 */
export function voteOptions({ adjourned, missing }: Absence, levels: readonly BotLevel[]): readonly VoteOption[] {
  const gone = missing.filter(({ since }) => since > 0); // 0: connected again
  const last = gone.length > 0 ? [FORFEIT, END] : [END];
  if (adjourned) return [GO_ON, ...last];
  const bots = levels.slice(-2).map((level) => ({ remedy: "bot", level }) as const);
  return gone.length > 0 && gone.every(({ left }) => left) ? [...bots, RULES, ...last] : [WAIT, ...bots, RULES, ADJOURN, ...last];
}

/** More options than this are too many to stand in a row. */
const MAX_OPTIONS_IN_ROW = 3;

/** Whether an option is always visible. Of many, only `forfeit`, the best bot, and options with votes are. */
export function isAlwaysVisible(absence: Absence, options: readonly VoteOption[], option: VoteOption): boolean {
  if (options.length <= MAX_OPTIONS_IN_ROW || option.remedy === "forfeit" || votes(absence, option) > 0) return true;
  return option.remedy === "bot" && option === options.findLast(({ remedy }) => remedy === "bot");
}

/** Whether `identity` wins when the missing count as resigned: all other seats are theirs. */
export function wouldWin({ seats, absence }: RoomView, identity: string): boolean {
  const missing = new Set((absence?.missing ?? []).filter(({ since }) => since > 0).map((one) => one.identity));
  return seats.every((seat) => seat === null || seat.identity === identity || missing.has(seat.identity));
}

/** How many have voted for an option so far. */
export function votes({ ballots }: Absence, { remedy, level }: VoteOption): number {
  return ballots.filter((ballot) => ballot.remedy === remedy && ballot.level === level).length;
}

/** Whether `identity` has voted for an option. */
export function wants({ ballots }: Absence, identity: string, { remedy, level }: VoteOption): boolean {
  return ballots.some((one) => one.identity === identity && one.remedy === remedy && one.level === level);
}

/** The person on a seat, if they are missing. */
export function missingOn({ seats, absence }: RoomView, seat: number): Missing | null {
  const identity = seats[seat]?.identity;
  return absence?.missing.find((one) => one.identity === identity) ?? null;
}
