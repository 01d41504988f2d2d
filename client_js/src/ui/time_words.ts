/** Time controls in words. */
import type { TimeControlView } from "../protocol/generated";
import { text } from "#text/platform/first";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time control in a few words; none at all without one. */
export function timeWords(control: TimeControlView | null): string[] {
  if (!control) return [];
  const { pace, bank, increment, turn } = control;
  return [pace === "slow" ? text.time.slow(words(turn)) : text.time.live(words(bank), words(increment))];
}

/** A sentence on what a time control, or none, means for the players. `questions`: whether some come in others' turns. */
export function timeSentence(control: TimeControlView | null, questions: boolean): string {
  if (!control) return text.time.noneAbout;
  const { pace, bank, cap, turn, off_turn } = control;
  const offTurn = questions ? words(off_turn) : null;
  if (pace === "slow") return text.time.slowAbout(words(turn), offTurn);
  return text.time.liveAbout(words(bank), words(cap), offTurn);
}

// In the largest unit that says it exactly.
function words(seconds: number): string {
  if (seconds > 0 && seconds % DAY === 0) return text.time.days(seconds / DAY);
  if (seconds > 0 && seconds % HOUR === 0) return text.time.hours(seconds / HOUR);
  return seconds > 0 && seconds % MINUTE === 0 ? text.time.minutes(seconds / MINUTE) : text.time.seconds(seconds);
}
