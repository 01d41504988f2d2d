/** The colours of the page: the system's, or those of the player's choice. */
import type { KeptText } from "./browser_storage";
import { Store } from "../store";

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
