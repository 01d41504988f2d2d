/** Dates and times in the language in use and in the zone of the reader, and time that is left in words. */
import { isSameDay } from "../model/chat";
import { text } from "#text/platform/first";
import { shownLanguage } from "./language";

const CLOCK: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
const DAY: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "long" };

/** `18:00`. All times are in ms since 1970. */
export function formatClock(time: number): string {
  return format(time, CLOCK);
}

/** `Tue, 24 November`. */
export function formatDate(time: number): string {
  return format(time, DAY);
}

/** `24 November 2026`. */
export function formatWholeDate(time: number): string {
  return format(time, { day: "numeric", month: "long", year: "numeric" });
}

/** `18:00`, with the day if it is not today, and with the year if it is another one: `Tue, 24 November, 18:00`. */
export function formatTime(time: number, now = new Date()): string {
  if (isSameDay(time, now.getTime())) return formatClock(time);
  return new Date(time).getFullYear() === now.getFullYear() ? format(time, { ...DAY, ...CLOCK }) : formatDateTime(time);
}

/** `Tue, 24 November 2026, 18:00`. */
export function formatDateTime(time: number): string {
  return format(time, { ...DAY, year: "numeric", ...CLOCK });
}

function format(time: number, options: Intl.DateTimeFormatOptions): string {
  const { language } = shownLanguage.value;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, options).format(time);
}

/** `2 d 4 h`, `5 h 03 min` or `4:09`: begun seconds count as whole ones. */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (hours >= 24) return text.durations.days(Math.floor(hours / 24), hours % 24);
  if (hours >= 1) return text.durations.hours(hours, twoDigits(minutes % 60));
  return `${minutes}:${twoDigits(seconds % 60)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
