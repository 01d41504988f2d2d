/** What of an announcement is shown at a given time. Pure. */
import type { Announcement } from "../protocol/generated";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `left`: ms until the restart, null without one; `changesIn`: ms until something else is to be shown. */
export interface AnnouncementReading {
  readonly left: number | null;
  readonly changesIn: number;
}

/** The reading at `now` (ms since 1970 by the server's clock), null once the announcement is outdated. */
export function readAnnouncement({ restart, until }: Announcement, now: number): AnnouncementReading | null {
  const ends = until * 1000 - now;
  if (ends <= 0) return null;
  if (restart === null) return { left: null, changesIn: ends };
  const left = restart * 1000 - now;
  return { left, changesIn: left > 0 ? Math.min(untilChange(left), ends) : ends };
}

/** Whether the countdown is in minutes: rounded up, so that no user is late. Beyond an hour the time says enough. */
export function countdownUnit(left: number): "none" | "minutes" | "seconds" | "now" {
  if (left <= 0) return "now";
  if (left <= MINUTE_MS) return "seconds";
  return left <= HOUR_MS ? "minutes" : "none";
}

/** Ms until the shown countdown is another one. */
function untilChange(left: number): number {
  if (left > HOUR_MS) return left - HOUR_MS;
  const step = left <= MINUTE_MS ? 1_000 : MINUTE_MS;
  return left % step || step;
}
