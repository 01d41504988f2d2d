/** The bots that a person likes to play against: how many and how good, kept in this browser. */
import { ENUMS } from "../protocol/generated";
import type { BotLevel } from "../protocol/generated";
import { Store } from "./store";

export interface Opponents {
  readonly level: BotLevel;
  /** From 1 to `MOST_OPPONENTS`. */
  readonly count: number;
}

export const LEVELS = ENUMS.BotLevel;
/** The largest board has seats for one person and so many bots. */
export const MOST_OPPONENTS = 5;

const USUAL: Opponents = { level: "greedy", count: 3 };
const LEVEL_KEY = "botyard.bots.level";
const COUNT_KEY = "botyard.bots.count";

/** What was chosen last; whatever is kept and makes no sense is as if nothing were. */
export function opponentsStore(storage: Storage): Store<Opponents> {
  const level = LEVELS.find((one) => one === storage.getItem(LEVEL_KEY)) ?? USUAL.level;
  const count = counts().find((one) => String(one) === storage.getItem(COUNT_KEY)) ?? USUAL.count;
  const store = new Store<Opponents>({ level, count });
  store.subscribe((chosen) => {
    storage.setItem(LEVEL_KEY, chosen.level);
    storage.setItem(COUNT_KEY, String(chosen.count));
  });
  return store;
}

/** How many opponents there may be, ascending. */
export function counts(): readonly number[] {
  return Array.from({ length: MOST_OPPONENTS }, (_, index) => index + 1);
}

/** The bots of a new room, in the order of their seats. */
export function lineUp({ level, count }: Opponents): readonly BotLevel[] {
  return Array.from({ length: count }, () => level);
}
