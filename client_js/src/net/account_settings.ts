/**
 * Settings that follow an account: what was chosen in this browser is kept by the service, and what was chosen elsewhere
 * is taken over when the page opens or its user logs in.
 */
import { allGames } from "../games/registry";
import { type KeptText, changePersisted, lastPersisted, persistedValues } from "../model/browser_storage";
import { SOUND_KEY } from "../scene/sounds";
import { type Theme, type Speed, THEME_KEY, THEMES, SPEED_KEY, SPEEDS } from "../model/display";
import type { AccountSettings, GameSetting, PageSetting } from "../protocol/generated";
import type { Store } from "../store";
import { LANGUAGE_KEY, LANGUAGES, chooseLanguage, shownLanguage } from "../text/language";
import { call } from "./api";

/** Milliseconds without a further change before changes are sent. */
const SEND_DELAY_MS = 1_000;
/** The first and the longest delay (ms) before another try to read the settings; each failure doubles it. */
const [RETRY_MS, MAX_RETRY_MS] = [10_000, 60_000];
/** Key of the settings that this browser and an account last had in common, so that later changes here are known. */
const SYNCED_KEY = "botyard.settings.agreed";
/** What the service takes as a word. */
const WORD = /^[\w-]{1,24}$/;

const WORDS = ["theme", "speed", "language", "volume"] as const;

type Settings = Required<AccountSettings>;

interface Followed {
  readonly speed: Store<Speed>;
  readonly theme: Store<Theme>;
}

/**
 * Takes over the settings of the account `identity`, except those changed in this browser that the account may not have
 * yet, also by an earlier page. Then sends changes to the account, until the returned function is called.
 */
export function followAccount(followed: Followed, storage: KeptText, identity: string): () => void {
  let synced = storedSettings(identity, storage) ?? chosenIn(storage);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent: string | undefined; // the settings that were sent last; undefined before the first reading, "" after a failure
  let hasEnded = false;
  const storeSynced = (settings: Settings) => {
    if (!hasEnded) storage.setItem(SYNCED_KEY, JSON.stringify({ identity, settings }));
  };
  const read = async (retryMs = RETRY_MS) => {
    try {
      const kept = await call<Settings>("GET", "/me/settings");
      if (hasEnded) return;
      takeOver(withoutChanged(kept, synced, chosenIn(storage)), followed, storage);
      storeSynced((synced = { ...kept, page: kept.page ?? [] }));
      sent = JSON.stringify(kept);
      sendSoon(); // sends the settings that only this browser has
    } catch (error) {
      console.warn("The settings of the account are unknown.", error);
      if (!hasEnded) timer = setTimeout(() => void read(Math.min(2 * retryMs, MAX_RETRY_MS)), retryMs);
    }
  };
  /** Sends the settings, unless they are those that were sent last. */
  const send = () => {
    const settings = chosenIn(storage);
    if (JSON.stringify(settings) === sent) return;
    if (sent !== "") storeSynced(settings); // stored now, since a page that ends does not learn whether they have arrived
    sent = JSON.stringify(settings);
    call("PUT", "/me/settings", settings).then(
      () => storeSynced((synced = settings)),
      (error: unknown) => {
        storeSynced(synced);
        sent = ""; // the next change, or the end of the page, sends them again
        console.warn("The account does not keep the settings.", error);
      },
    );
  };
  const sendSoon = () => {
    if (sent === undefined) return; // `timer` is that of `read`
    clearTimeout(timer);
    timer = setTimeout(send, SEND_DELAY_MS);
  };
  const sendAtPageEnd = () => {
    if (sent === undefined) return;
    clearTimeout(timer);
    send(); // else the next page would take over what the account had before
  };
  addEventListener("pagehide", sendAtPageEnd);
  const ends = [followed.speed, followed.theme, shownLanguage, lastPersisted].map((store) => (store as Store<unknown>).subscribe(sendSoon));
  storeSynced(synced);
  void read();
  return () => {
    hasEnded = true;
    storage.setItem(SYNCED_KEY, ""); // the account must not get settings of this browser's next user
    clearTimeout(timer);
    removeEventListener("pagehide", sendAtPageEnd);
    ends.forEach((end) => end());
  };
}

/** What this browser has last had in common with an account; null: not known. */
function storedSettings(identity: string, storage: KeptText): Settings | null {
  const { identity: whose, settings } = persistedValues(storage, SYNCED_KEY);
  return whose === identity ? (settings as Settings) : null;
}

/** The settings of an account without those that have changed in this browser from `before` to `now`. */
function withoutChanged(kept: Settings, before: Settings, now: Settings): Settings {
  const word = (name: (typeof WORDS)[number]) => (now[name] === before[name] ? kept[name] : "");
  const [theme, speed, language, volume] = WORDS.map(word) as [string, string, string, string];
  return {
    theme,
    speed,
    language,
    volume,
    games: kept.games.filter((one) => !hasChanged(one, before.games, now.games)),
    page: (kept.page ?? []).filter((one) => !hasChanged(one, before.page, now.page)),
  };
}

/** Whether a setting has changed. A new one has not: it gets its usual value when another one of its game is set. */
function hasChanged<T extends GameSetting | PageSetting>(wanted: T, before: readonly T[], now: readonly T[]): boolean {
  const owner = (one: T) => ("game" in one ? one.game : one.part);
  const [had, has] = [before, now].map((all) => all.find((one) => one.name === wanted.name && owner(one) === owner(wanted))?.value);
  return had !== undefined && had !== has;
}

/** The key of a game's settings in this browser. */
function gameKey(game: string): string {
  return `botyard.${game}.board`;
}

/** Parts of the page whose settings follow an account. */
const PAGE_PARTS = ["filters", "bell"] as const;
/** The setting of these parts that does not follow the account: a search is not meant to last. */
const UNSYNCED_SETTING = "search";

function partKey(part: string): string {
  return `botyard.${part}`;
}

/** Takes over the settings of the account. What it lacks, or what this client does not know, stays as it is here. */
function takeOver({ theme, speed, language, volume, games, page }: Settings, followed: Followed, storage: KeptText): void {
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
  for (const one of PAGE_PARTS) take(partKey(one), page.filter(({ part, name }) => part === one && name !== UNSYNCED_SETTING));
}

/** The settings that were chosen in this browser, or taken over. */
function chosenIn(storage: KeptText): Settings {
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
  return settings.filter(({ name, value }) => name !== UNSYNCED_SETTING && WORD.test(name) && (value === "" || WORD.test(value)));
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
