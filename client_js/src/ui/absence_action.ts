import type { BotLevel, Remedy } from "../protocol/generated";
import { text } from "../text";

/** An action on a player's absence in words, with the level of its bot. */
export function absenceActionWords(remedy: Remedy, level: BotLevel | null): string {
  return level ? text.absence.bot(text.bots.levels[level].name) : text.absence.remedies[remedy].name;
}
