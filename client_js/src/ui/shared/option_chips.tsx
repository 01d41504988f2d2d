import { text } from "#text/platform/first";
import { allGames, gameOf } from "../../games/registry";
import type { Delay, WatchSettings } from "../../model/room_settings";
import type { RoomView, TimeControlView } from "../../protocol/generated";

/**
 * The options of a room, its time control and who may come or watch, a chip each; nothing for what is usual. Where there
 * are several games, the game comes first.
 */
export function OptionChips({ room }: { room: Pick<RoomView, "game" | "options" | "clock" | "settings"> }) {
  const rated = room.settings?.rated ? [text.lobby.rated] : [];
  const invited = room.settings?.access === "invited" ? [text.invitations.onlyInvited] : [];
  const ready = room.settings?.ready_check ? [text.lobby.readyCheck] : [];
  const people = [...rated, ...invited, ...watchWords(room.settings), ...ready];
  const game = gameOf(room.game);
  const title = allGames().length > 1 ? game?.title : undefined;
  const words = [...(game?.options.words(room.options) ?? []), ...timeWords(room.clock), ...people];
  if (words.length === 0 && title === undefined) return null;
  return (
    <ul class="option-words">
      {title !== undefined && <li class="chip game-title">{title}</li>}
      {words.map((word) => (
        <li key={word} class="chip">{word}</li>
      ))}
    </ul>
  );
}

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

/** The limits for spectators of a room, in a few words each; none if all may watch without delay, or without settings. */
export function watchWords(settings: WatchSettings | null): readonly string[] {
  if (!settings) return [];
  if (settings.watching === "none") return [text.watching.chips.none];
  const delay = delayWords(settings);
  const who = settings.watching === "link" ? [text.watching.chips.link] : [];
  return delay ? [...who, text.watching.chips.late(delay)] : who;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** A time control in a few words; none at all without one. */
export function timeWords(control: TimeControlView | null): string[] {
  if (!control) return [];
  const { pace, bank, increment, turn } = control;
  return [pace === "slow" ? text.time.slow(secondsInWords(turn)) : text.time.live(secondsInWords(bank), secondsInWords(increment))];
}

/** Seconds in words, in the largest unit that says them exactly. */
export function secondsInWords(seconds: number): string {
  if (seconds > 0 && seconds % DAY_SECONDS === 0) return text.time.days(seconds / DAY_SECONDS);
  if (seconds > 0 && seconds % HOUR_SECONDS === 0) return text.time.hours(seconds / HOUR_SECONDS);
  return seconds > 0 && seconds % MINUTE_SECONDS === 0 ? text.time.minutes(seconds / MINUTE_SECONDS) : text.time.seconds(seconds);
}
