/** The bots that a person likes to play against: how many and how good, kept in this browser. */
import type { KeptText } from "./browser_storage";
import { type BotLevel, ENUMS } from "../protocol/generated";
import { Store } from "../store";

export interface Opponents {
  readonly level: BotLevel;
  /** 1 or more. */
  readonly count: number;
}

export const LEVELS = ENUMS.BotLevel;
const USUAL: Opponents = { level: "greedy", count: 3 };
const LEVEL_KEY = "botyard.bots.level";
const COUNT_KEY = "botyard.bots.count";

/** The last choice, up to `most` bots; an unreadable one is replaced by the default. */
export function opponentsStore(storage: KeptText, most: number): Store<Opponents> {
  const level = LEVELS.find((one) => one === storage.getItem(LEVEL_KEY)) ?? USUAL.level;
  const count = countsUpTo(most).find((one) => String(one) === storage.getItem(COUNT_KEY)) ?? USUAL.count;
  const store = new Store<Opponents>({ level, count });
  store.subscribe((chosen) => {
    storage.setItem(LEVEL_KEY, chosen.level);
    storage.setItem(COUNT_KEY, String(chosen.count));
  });
  return store;
}

function countsUpTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** The wished level if a game has it, else the best of its levels. */
export function levelFor(wish: BotLevel, levels: readonly BotLevel[]): BotLevel {
  return levels.includes(wish) ? wish : (levels.at(-1) ?? wish);
}

/** The bots of a new room of a game with these levels, in the order of their seats. */
export function lineUp({ level, count }: Opponents, levels: readonly BotLevel[] = LEVELS): readonly BotLevel[] {
  return Array.from({ length: count }, () => levelFor(level, levels));
}
