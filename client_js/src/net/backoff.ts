/** How long to wait before connecting again, in milliseconds. */
export const FIRST_DELAY = 500;
export const LONGEST_DELAY = 10_000;

/**
 * The delay before attempt `failures` (1 is the first one after a connection was lost): doubling, half of it at
 * random, so that clients which lost the same server don't come back in one moment. `random` gives 0..1.
 */
export function backoff(failures: number, random: () => number): number {
  const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(failures - 1, 16));
  return longest * (0.5 + random() / 2);
}

/** The delay that the reason of a close asks for (`{"after": ms}`), or null. */
export function delayInReason(reason: string): number | null {
  if (!reason.startsWith("{")) return null;
  try {
    const { after } = JSON.parse(reason) as { after?: unknown };
    return typeof after === "number" && after >= 0 ? after : null;
  } catch {
    return null; // a reason in words: nothing is asked for
  }
}
