/** The settings about spectators in words. */
import type { Delay, WatchSettings } from "../../model/spectator_settings";
import { text } from "#text/platform/first";

/** How late spectators see a match, in words; null if they do not. */
export function delayWords(settings: Delay | null): string | null {
  if (!settings || (settings.delay_turns === 0 && settings.delay_seconds === 0)) return null;
  return wordsOfDelay(settings);
}

/** A delay in words, `none` too. */
export function wordsOfDelay({ delay_turns: turns, delay_seconds: seconds }: Delay): string {
  const words = text.watching.delays;
  if (turns > 0) return words.turns(turns);
  if (seconds >= 60) return words.minutes(seconds / 60);
  return seconds > 0 ? words.seconds(seconds) : words.none;
}

/** The limits for spectators of a room, in a few words each; none if all may watch without delay. */
export function watchWords(settings: WatchSettings | null): readonly string[] {
  if (!settings || settings.watching === "none") return settings ? [text.watching.chips.none] : [];
  const delay = delayWords(settings);
  const who = settings.watching === "link" ? [text.watching.chips.link] : [];
  return delay ? [...who, text.watching.chips.late(delay)] : who;
}
