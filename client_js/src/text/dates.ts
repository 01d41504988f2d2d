/** Dates and times in the language in use and in the zone of the reader. */
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

/** `18:00`, or with the day if it is not today: `Tue, 24 November, 18:00`. */
export function formatTime(time: number, now = new Date()): string {
  return format(time, isSameDay(time, now.getTime()) ? CLOCK : { ...DAY, ...CLOCK });
}

/** `Tue, 24 November 2026, 18:00`. */
export function formatDateTime(time: number): string {
  return format(time, { ...DAY, year: "numeric", ...CLOCK });
}

/** Whether two times are on one day of the reader. */
export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

function format(time: number, options: Intl.DateTimeFormatOptions): string {
  const { language } = shownLanguage.value;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, options).format(time);
}
