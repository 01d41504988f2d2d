import { afterEach, expect, test, vi } from "vitest";
import "./index";
import { allGames, botLevelsOf, gameOf, gamesChange, hasLessons, setServedGames } from "./registry";
import { loadServedGames } from "./served";

const TINY = `
export default () => ({ apiVersion: 1, id: "tiny", Match: () => null });
`;

const NO_TABLES = { enums: {}, unions: {}, structs: {} };

function serve(games: readonly object[]): void {
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(path.endsWith("/tables") ? NO_TABLES : { games })));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  setServedGames(null);
});

test("the games of the service come in its order, with those that it serves", async () => {
  const client = `data:text/javascript,${encodeURIComponent(TINY)}`;
  serve([
    { name: "tiny", players: [2], bots: ["random"], client },
    { name: "twin_tin_bots", players: [2, 3], bots: ["random", "greedy", "planner"], client: null },
    { name: "for_programs_only", players: [2], bots: [], client: null },
  ]);
  await loadServedGames();
  expect(allGames().map(({ id }) => id)).toEqual(["tiny", "twin_tin_bots"]);
  expect(botLevelsOf("tiny")).toEqual(["random"]);
});

test("a game whose module is broken is left out, and the page goes on", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  serve([
    { name: "broken", players: [2], bots: [], client: "data:text/javascript,export default 7" },
    { name: "twin_tin_bots", players: [2], bots: [], client: null },
  ]);
  await loadServedGames();
  expect(gameOf("broken")).toBeNull();
  expect(allGames().map(({ id }) => id)).toEqual(["twin_tin_bots"]);
  expect(String(warn.mock.calls[0]![1])).toContain("no function as its default export");
});

test("without an answer of the service the games of this client are there, until it answers", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const fetch = vi.fn(async () => Promise.reject(new TypeError("unreachable")));
  vi.stubGlobal("fetch", fetch);
  await loadServedGames();
  expect(allGames().map(({ id }) => id)).toContain("twin_tin_bots");
  expect(hasLessons("volt")).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  serve([{ name: "volt", players: [2], bots: ["random"], client: null, lessons: true }]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(hasLessons("volt")).toBe(true);
  expect(allGames().map(({ id }) => id)).toEqual(["volt"]);
});

test("a list that the browser keeps stands in for the service's only until it answers, and its games come then", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const [volt, later] = [{ name: "volt", players: [2], bots: ["random"], client: null }, TINY.replace('id: "tiny"', 'id: "later"')];
  const plugin = { name: "later", players: [2], bots: [], client: `data:text/javascript,${encodeURIComponent(later)}` };
  vi.stubGlobal("caches", { match: async (path: string) => (path === "/api/games" ? new Response(JSON.stringify({ games: [volt, plugin] })) : undefined) });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("unreachable")));
  await loadServedGames();
  expect(allGames().map(({ id }) => id)).toEqual(["volt"]);
  serve([volt, plugin, { name: "twin_tin_bots", players: [2], bots: [], client: null }]);
  const added = new Promise((resolve) => gamesChange.subscribe(({ game }) => game && resolve(game)));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await added).toBe("later");
  expect(allGames().map(({ id }) => id)).toEqual(["volt", "later", "twin_tin_bots"]);
});

test("a game whose module comes late is added, and the page learns of it", async () => {
  vi.useFakeTimers();
  let arrive = (_: Response): void => undefined;
  const schema = new Promise<Response>((resolve) => (arrive = resolve));
  const slow = TINY.replace('id: "tiny"', 'id: "slow"');
  const games = [{ name: "slow", players: [2], bots: [], client: `data:text/javascript,${encodeURIComponent(slow)}` }];
  vi.stubGlobal("fetch", async (path: string) => (path.endsWith("/tables") ? schema : new Response(JSON.stringify({ games }))));
  const loaded = loadServedGames();
  await vi.advanceTimersByTimeAsync(6_000);
  await loaded;
  expect(allGames()).toEqual([]);
  const added = new Promise((resolve) => gamesChange.subscribe(({ game }) => resolve(game)));
  arrive(new Response(JSON.stringify(NO_TABLES)));
  expect(await added).toBe("slow");
  expect(allGames().map(({ id }) => id)).toEqual(["slow"]);
});

test("games that are not offered can be shown, but no room can be opened for them", async () => {
  serve([
    { name: "volt", players: [2], bots: ["random"], client: null, lessons: true, offered: true },
    { name: "twin_tin_bots", players: [2], bots: ["random"], client: null, lessons: true, offered: false },
  ]);
  await loadServedGames();
  expect(allGames().map(({ id }) => id)).toEqual(["volt"]);
  expect(gameOf("twin_tin_bots")).not.toBeNull();
  expect([hasLessons("volt"), hasLessons("twin_tin_bots")]).toEqual([true, false]);
});
