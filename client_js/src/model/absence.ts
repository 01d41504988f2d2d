/** Missing players, and the vote about them. */
import type { Absence, BotLevel, Missing, Remedy, RoomView } from "../protocol/generated";

/** An option of the vote; `level` is that of the bot. */
export interface Choice {
  readonly remedy: Remedy;
  readonly level: BotLevel | null;
}

const WAIT: Choice = { remedy: "wait", level: null };
const OTHERS: readonly Choice[] = [
  { remedy: "rules", level: null },
  { remedy: "adjourn", level: null },
  { remedy: "end", level: null },
];
const ADJOURNED: readonly Choice[] = [
  { remedy: "go_on", level: null },
  { remedy: "end", level: null },
];

/** The options of the vote in a game with bots of these levels: bots of the two best may play. */
export function offered(absence: Absence, levels: readonly BotLevel[]): readonly Choice[] {
  if (absence.adjourned) return ADJOURNED;
  return [WAIT, ...levels.slice(-2).map((level) => ({ remedy: "bot", level }) as const), ...OTHERS];
}

/** How many want it, of what was said so far. */
export function votes({ ballots }: Absence, { remedy, level }: Choice): number {
  return ballots.filter((ballot) => ballot.remedy === remedy && ballot.level === level).length;
}

/** Whether `identity` wants it. */
export function wants({ ballots }: Absence, identity: string, { remedy, level }: Choice): boolean {
  return ballots.some((one) => one.identity === identity && one.remedy === remedy && one.level === level);
}

/** The person on a seat, if they are missing. */
export function missingOn({ seats, absence }: RoomView, seat: number): Missing | null {
  const identity = seats[seat]?.identity;
  return absence?.missing.find((one) => one.identity === identity) ?? null;
}
