import type { BotLevel, Remedy } from "../protocol/generated";
import { text } from "#text/platform/first";
import { text as matchText } from "#text/match/match";

/** An action on a player's absence in words, with the level of its bot. */
export function absenceActionWords(remedy: Remedy, level: BotLevel | null): string {
  return level ? matchText.absence.bot(text.bots.levels[level].name) : matchText.absence.remedies[remedy].name;
}
