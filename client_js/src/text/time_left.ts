/** Time that is left, in words. */
import { text } from "#text/platform/first";

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
