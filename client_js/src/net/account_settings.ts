/**
 * Settings that follow an account: what was chosen in this browser is kept by the service, and what was chosen elsewhere
 * is taken over when the page opens or its user logs in.
 */
import type { KeptText } from "../model/browser_storage";
import { allGames } from "../games/registry";
import { changePersisted, lastPersisted, persistedValues } from "../model/browser_storage";
import { SOUND_KEY } from "../scene/sounds";
import { THEME_KEY, THEMES, SPEED_KEY, SPEEDS } from "../model/display";
import type { Theme, Speed } from "../model/display";
import type { AccountSettings, GameSetting, PageSetting } from "../protocol/generated";
import type { Store } from "../store";
import { LANGUAGE_KEY, LANGUAGES, chooseLanguage, shownLanguage } from "../text/language";
import { call } from "./api";

/** Changes are sent once no other has come for so many milliseconds. */
const DELAY_MS = 1_000;
/** What the service takes as a word. */
const WORD = /^[\w-]{1,24}$/;

interface Followed {
  readonly speed: Store<Speed>;
  readonly theme: Store<Theme>;
}

/** Takes over the settings of the account, and sends later changes to it until the returned function is called. */
export async function followAccount(followed: Followed, storage: KeptText): Promise<() => void> {
  const kept = await call<Required<AccountSettings>>("GET", "/me/settings");
  takeOver(kept, followed, storage);
  let sent = JSON.stringify(kept);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Sends the settings, unless they are those that were sent last. */
  const send = () => {
    const settings = chosenIn(storage);
    if (JSON.stringify(settings) === sent) return;
    sent = JSON.stringify(settings);
    call("PUT", "/me/settings", settings).catch((error: unknown) => {
      sent = ""; // the next change, or the end of the page, sends them again
      console.warn("The account does not keep the settings.", error);
    });
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(send, DELAY_MS);
  };
  soon(); // what only this browser has
  const atTheEnd = () => {
    clearTimeout(timer);
    send(); // else the next page would take over what the account had before
  };
  addEventListener("pagehide", atTheEnd);
  const ends = [followed.speed, followed.theme, shownLanguage, lastPersisted].map((store) => (store as Store<unknown>).subscribe(soon));
  return () => {
    clearTimeout(timer);
    removeEventListener("pagehide", atTheEnd);
    ends.forEach((end) => end());
  };
}

/** The key of a game's settings in this browser. */
function gameKey(game: string): string {
  return `botyard.${game}.board`;
}

/** Parts of the page whose settings follow an account. */
const PAGE_PARTS = ["filters", "bell"] as const;
/** The setting of these parts that does not follow: a search is for the moment. */
const NOT_KEPT = "search";

function partKey(part: string): string {
  return `botyard.${part}`;
}

/** Takes over the settings of the account. What it lacks, or what this client does not know, stays as it is here. */
function takeOver({ theme, speed, language, volume, games, page = [] }: Required<AccountSettings>, followed: Followed, storage: KeptText): void {
  const [knownTheme, knownSpeed] = [THEMES.find((one) => one === theme), SPEEDS.find((one) => one === speed)];
  const knownLanguage = LANGUAGES.find((one) => one === language);
  if (knownTheme) followed.theme.set(knownTheme);
  if (knownSpeed) followed.speed.set(knownSpeed);
  if (knownLanguage) void chooseLanguage(storage, knownLanguage);
  if (volume) changePersisted(storage, SOUND_KEY, { volume });
  const take = (key: string, own: readonly Pick<GameSetting, "name" | "value">[]) => {
    if (own.length > 0) changePersisted(storage, key, Object.fromEntries(own.map(({ name, value }) => [name, valueOf(value)])));
  };
  for (const { id } of allGames()) take(gameKey(id), games.filter(({ game }) => game === id));
  for (const one of PAGE_PARTS) take(partKey(one), page.filter(({ part, name }) => part === one && name !== NOT_KEPT));
}

/** The settings that were chosen in this browser, or taken over. */
function chosenIn(storage: KeptText): Required<AccountSettings> {
  const word = (value: unknown) => (typeof value === "string" && WORD.test(value) ? value : "");
  return {
    theme: word(storage.getItem(THEME_KEY)),
    speed: word(storage.getItem(SPEED_KEY)),
    language: word(storage.getItem(LANGUAGE_KEY)),
    volume: word(persistedValues(storage, SOUND_KEY).volume),
    games: allGames().flatMap(({ id }) => gameSettings(id, persistedValues(storage, gameKey(id)))),
    page: PAGE_PARTS.flatMap((part) => partSettings(part, persistedValues(storage, partKey(part)))),
  };
}

function partSettings(part: string, values: Readonly<Record<string, unknown>>): PageSetting[] {
  const settings = Object.entries(values).map(([name, value]) => ({ part, name, value: String(value) }));
  return settings.filter(({ name, value }) => name !== NOT_KEPT && WORD.test(name) && (value === "" || WORD.test(value)));
}

function gameSettings(game: string, values: Readonly<Record<string, unknown>>): GameSetting[] {
  const settings = Object.entries(values).map(([name, value]) => ({ game, name, value: String(value) }));
  return settings.filter(({ name, value }) => WORD.test(name) && WORD.test(value));
}

/** The value that a setting had before `String(value)`: a number, true or false, or the word itself. */
function valueOf(word: string): string | boolean | number {
  if (/^\d+$/.test(word)) return Number(word);
  return word === "true" || word === "false" ? word === "true" : word;
}
