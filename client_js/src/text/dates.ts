/** Dates and times in the language in use and in the zone of the reader. */
import { shownLanguage } from "./language";

/** `18:00`, or with the day if it is not today: `Tue, 24 November, 18:00`. `time`: ms since 1970. */
export function formatTime(time: number, now = new Date()): string {
  const date = new Date(time);
  const today = date.toDateString() === now.toDateString();
  return format(date, today ? {} : { weekday: "short", day: "numeric", month: "long" });
}

/** `Tue, 24 November 2026, 18:00`. `time`: ms since 1970. */
export function formatDateTime(time: number): string {
  return format(new Date(time), { weekday: "short", day: "numeric", month: "long", year: "numeric" });
}

function format(date: Date, day: Intl.DateTimeFormatOptions): string {
  const { language } = shownLanguage.value;
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, { ...day, hour: "2-digit", minute: "2-digit" }).format(date);
}
