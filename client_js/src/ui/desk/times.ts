/** Times of the desk, in the reader's language and zone. */
import { shownLanguage } from "../../text/language";

/** A time (ms since 1970) with its date. */
export function dateAndTime(ms: number): string {
  return new Date(ms).toLocaleString(shownLanguage.value.language, { dateStyle: "medium", timeStyle: "short" });
}

export function timeOfDay(ms: number): string {
  return new Date(ms).toLocaleTimeString(shownLanguage.value.language, { hour: "2-digit", minute: "2-digit" });
}
