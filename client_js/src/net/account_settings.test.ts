import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KeptText } from "../model/browser_storage";
import { fakeStorage } from "../model/samples";
import type { AccountSettings } from "../protocol/generated";

vi.resetModules(); // test files share modules, and those of other files may have made stores under the same keys
await import("../games/all_loaded");
const { changePersisted, persistedStore } = await import("../model/browser_storage");
const { themeStore, speedStore } = await import("../model/display");
const { followAccount } = await import("./account_settings");

const NONE: Required<AccountSettings> = { theme: "", speed: "", language: "", volume: "", games: [], page: [] };

/** A service that keeps the settings of one account. */
function service(kept: AccountSettings) {
  const puts: AccountSettings[] = [];
  vi.stubGlobal("fetch", async (_: string, { method, body }: RequestInit) => {
    if (method === "GET") return new Response(JSON.stringify({ ...NONE, ...kept }));
    puts.push(JSON.parse(body as string));
    return new Response(null, { status: 204 });
  });
  return puts;
}

/** A service that is away. */
function away(): void {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
}

/** Follows the account, and waits for what it has. */
async function following(followed: Parameters<typeof followAccount>[0], kept: KeptText, identity = "ann"): Promise<() => void> {
  const end = followAccount(followed, kept, identity);
  await vi.advanceTimersByTimeAsync(0);
  return end;
}

let page: EventTarget;

/** Begins with a page without listeners. */
function openPage(): void {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
}

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("settings of the account are taken over, those of games before and after they are loaded", async () => {
  const kept = fakeStorage({ "botyard.theme": "light" });
  const stores = { speed: speedStore(kept), theme: themeStore(kept, () => undefined) };
  const board = persistedStore(kept, "botyard.twin_tin_bots.board", { sideMarks: false, hexNames: false });
  const games = [
    { game: "twin_tin_bots", name: "sideMarks", value: "true" },
    { game: "twin_tin_bots", name: "hexNames", value: "nonsense" },
    { game: "robot_master", name: "large", value: "true" },
  ];
  const puts = service({ theme: "dark", speed: "fast", volume: "off", games });
  const end = await following(stores, kept);
  expect([stores.theme.value, stores.speed.value, board.value]).toEqual(["dark", "fast", { sideMarks: true, hexNames: false }]);
  expect(persistedStore(kept, "botyard.robot_master.board", { large: false }).value).toEqual({ large: true });
  expect(persistedStore(kept, "botyard.sounds", { volume: "normal" }).value).toEqual({ volume: "off" });
  end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(puts).toEqual([]);
});

test("choices are stored in the account, changes of a moment together", async () => {
  const kept = fakeStorage({ "botyard.speed": "instant" });
  const stores = { speed: speedStore(kept), theme: themeStore(kept, () => undefined) };
  const puts = service({});
  const end = await following(stores, kept);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(puts).toEqual([{ ...NONE, speed: "instant" }]);
  stores.theme.set("contrast");
  persistedStore(kept, "botyard.twin_tin_bots.board", { sideMarks: false }).set({ sideMarks: true });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(puts.slice(1)).toEqual([{ ...NONE, speed: "instant", theme: "contrast", games: [{ game: "twin_tin_bots", name: "sideMarks", value: "true" }] }]);
  end();
  stores.theme.set("dark");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(puts.length).toBe(2);
});

test("a choice is stored when the page is left at once, and again if the service did not take it", async () => {
  const kept = fakeStorage({ "botyard.theme": "light" });
  const stores = { speed: speedStore(kept), theme: themeStore(kept, () => undefined) };
  const puts = service({ theme: "light" });
  const end = await following(stores, kept);
  stores.theme.set("dark");
  page.dispatchEvent(new Event("pagehide"));
  expect(puts).toEqual([{ ...NONE, theme: "dark" }]);
  away();
  stores.theme.set("contrast");
  await vi.advanceTimersByTimeAsync(2_000);
  const again = service({});
  page.dispatchEvent(new Event("pagehide"));
  page.dispatchEvent(new Event("pagehide"));
  expect(again).toEqual([{ ...NONE, theme: "contrast" }]);
  end();
  page.dispatchEvent(new Event("pagehide"));
  expect(again.length).toBe(1);
});

test("a choice that comes before the settings of the account stays, and is stored", async () => {
  const kept = fakeStorage({ "botyard.theme": "light", "botyard.twin_tin_bots.board": '{"sideMarks":false,"hexNames":false}' });
  const stores = { speed: speedStore(kept), theme: themeStore(kept, () => undefined) };
  const board = persistedStore(kept, "botyard.twin_tin_bots.board", { sideMarks: false, hexNames: false });
  away();
  const end = await following(stores, kept);
  board.set({ sideMarks: true, hexNames: false });
  stores.theme.set("dark");
  const [marks, names] = ["sideMarks", "hexNames"].map((name) => ({ game: "twin_tin_bots", name, value: "true" }));
  const puts = service({ theme: "contrast", speed: "fast", games: [{ ...marks!, value: "false" }, names!] });
  page.dispatchEvent(new Event("pagehide"));
  expect(puts).toEqual([]); // what the account has is not known yet
  await vi.advanceTimersByTimeAsync(12_000);
  expect([stores.theme.value, stores.speed.value, board.value]).toEqual(["dark", "fast", { sideMarks: true, hexNames: true }]);
  expect(puts).toEqual([{ ...NONE, theme: "dark", speed: "fast", games: [marks, names] }]);
  end();
});

test("a choice in a page that is closed while the service is away holds in the next page, and is stored", async () => {
  for (const isRead of [false, true]) {
    const kept = fakeStorage({ "botyard.theme": "light", "botyard.speed": "slow" });
    if (isRead) service({ theme: "light", speed: "slow" });
    else away();
    const earlier = { speed: speedStore(kept), theme: themeStore(kept, () => undefined) };
    const endEarlier = await following(earlier, kept);
    away();
    earlier.theme.set("dark");
    await vi.advanceTimersByTimeAsync(2_000);
    page.dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(0);
    vi.clearAllTimers();
    openPage();
    const puts = service({ theme: "light", speed: "fast" });
    const stores = { speed: speedStore(kept), theme: themeStore(kept, () => undefined) };
    const end = await following(stores, kept);
    expect([stores.theme.value, stores.speed.value]).toEqual(["dark", "fast"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(puts).toEqual([{ ...NONE, theme: "dark", speed: "fast" }]);
    for (const one of [end, endEarlier]) one();
  }
});

test("choices of another user of the browser, or after the log-out, do not come over an account's settings", async () => {
  for (const next of ["ann", "ben"]) {
    const kept = fakeStorage({ "botyard.theme": "light" });
    const stores = { speed: speedStore(kept), theme: themeStore(kept, () => undefined) };
    service({ theme: "light" });
    const end = await following(stores, kept);
    if (next === "ann") end();
    else openPage(); // the session was ended while the page was closed
    stores.theme.set("dark");
    vi.clearAllTimers();
    service({ theme: "contrast" });
    const endNext = await following(stores, kept, next);
    expect(stores.theme.value).toBe("contrast");
    for (const one of [end, endNext]) one();
  }
});

test("settings that can't be read are asked for again each minute at the longest", async () => {
  const kept = fakeStorage();
  away();
  const end = await following({ speed: speedStore(kept), theme: themeStore(kept, () => undefined) }, kept);
  await vi.advanceTimersByTimeAsync(3_600_000);
  service({ theme: "dark" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept.getItem("botyard.theme")).toBe("dark");
  end();
});

test("settings that come after the user has left are not taken over", async () => {
  const kept = fakeStorage();
  const stores = { speed: speedStore(kept), theme: themeStore(kept, () => undefined) };
  service({ theme: "dark" });
  followAccount(stores, kept, "ann")();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(kept.getItem("botyard.theme")).toBeNull();
});

test("filters of the lobby and the bell follow the account, a search does not", async () => {
  const kept = fakeStorage({ "botyard.filters": '{"search":"Ann","game":"","players":2,"free":true}' });
  const stores = { speed: speedStore(kept), theme: themeStore(kept, () => undefined) };
  const puts = service({ page: [{ part: "bell", name: "on", value: "true" }, { part: "filters", name: "players", value: "3" }] });
  const end = await following(stores, kept);
  expect(JSON.parse(kept.getItem("botyard.filters")!)).toEqual({ search: "Ann", game: "", players: 3, free: true });
  expect(persistedStore(kept, "botyard.bell", { on: false }).value).toEqual({ on: true });
  await vi.advanceTimersByTimeAsync(2_000);
  const filters = [["game", ""], ["players", "3"], ["free", "true"]].map(([name, value]) => ({ part: "filters", name, value }));
  expect(puts).toEqual([{ ...NONE, page: [...filters, { part: "bell", name: "on", value: "true" }] }]);
  end();
});

test("a value that a browser keeps under a key can be changed without its store", () => {
  const kept = fakeStorage({ other: '{"a":1}' });
  changePersisted(kept, "other", { b: true });
  expect(kept.getItem("other")).toBe('{"a":1,"b":true}');
});
