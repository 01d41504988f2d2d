/** The last entry of each match that this browser has shown, kept between visits. */
import { browserStorage } from "./browser_storage";

/** `away`: whether the page was closed or hidden since then. */
export interface LastSeen {
  readonly number: number;
  readonly away: boolean;
}

const KEY = "botyard.seen";
/** Matches that the browser remembers; older ones are forgotten. */
const MOST = 40;

type Kept = readonly (readonly [room: string, number: number])[];

/** The last entry of a room that was shown at an earlier visit; null if there was none. */
export function lastSeen(room: string, storage: Pick<Storage, "getItem"> = browserStorage): LastSeen | null {
  const found = read(storage).find(([id]) => id === room);
  return found ? { number: found[1], away: true } : null;
}

/** Notes that an entry was shown. */
export function remember(room: string, number: number, storage: Pick<Storage, "getItem" | "setItem"> = browserStorage): void {
  const others = read(storage).filter(([id]) => id !== room);
  storage.setItem(KEY, JSON.stringify([[room, number], ...others].slice(0, MOST)));
}

function read(storage: Pick<Storage, "getItem">): Kept {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    const isEntry = (entry: unknown) => Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
    return Array.isArray(found) ? (found.filter(isEntry) as unknown as Kept) : [];
  } catch {
    return []; // another program has written there
  }
}
