/** How loud the sounds of matches are, which this browser remembers. */
import { browserStorage } from "./browser_storage";
import type { Store } from "../store";
import { persistedStore } from "./persisted";

export const VOLUMES = ["off", "quiet", "normal", "loud"] as const;
export type Volume = (typeof VOLUMES)[number];

/** The gain of each volume, 0..1. */
export const GAIN: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.12, normal: 0.3, loud: 0.7 };

export const SOUND_KEY = "botyard.sounds";
let store: Store<{ readonly volume: Volume }> | null = null;

/** The settings; made at the first use, since tests import this module without a browser. */
export function soundSettings(): Store<{ readonly volume: Volume }> {
  store ??= persistedStore<{ readonly volume: Volume }>(browserStorage, SOUND_KEY, { volume: "normal" });
  return store;
}

/** The gain of a volume; the usual one for a word that is none. */
export function gainOf({ volume }: { readonly volume: Volume }): number {
  return GAIN[volume] ?? GAIN.normal;
}
