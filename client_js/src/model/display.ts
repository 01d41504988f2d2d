/** How the page looks and how fast it shows events, each one word that this browser keeps. */
import type { KeptText } from "./browser_storage";
import { Store } from "../store";

/** The colours of the page: the system's, or those of the player's choice. */
export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = "botyard.theme";

/**
 * The player's theme, kept in this browser; each choice is shown at once by `show`. `public/theme.js` reads the same key
 * before the first paint.
 */
export function themeStore(storage: KeptText, show: (theme: Theme) => void): Store<Theme> {
  const store = new Store<Theme>(THEMES.find((theme) => theme === storage.getItem(THEME_KEY)) ?? "system");
  store.subscribe((theme) => {
    storage.setItem(THEME_KEY, theme);
    show(theme);
  });
  return store;
}

/** Shows a theme by the script that the page has loaded before its styles. */
export function showTheme(theme: Theme): void {
  (globalThis as { showTheme?: (theme: Theme) => void }).showTheme?.(theme);
}

/** How fast events are shown. */
export const SPEEDS = ["normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Durations are multiplied by this. */
export const FACTOR: Readonly<Record<Speed, number>> = { normal: 1, fast: 0.4, instant: 0 };

export const SPEED_KEY = "botyard.speed";

/** The player's speed, kept in this browser. The wish for less motion changes no speed: steps are then shown without moving. */
export function speedStore(storage: KeptText): Store<Speed> {
  const store = new Store<Speed>(SPEEDS.find((speed) => speed === storage.getItem(SPEED_KEY)) ?? "normal");
  store.subscribe((speed) => storage.setItem(SPEED_KEY, speed));
  return store;
}
