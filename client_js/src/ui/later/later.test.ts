import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConnectionState } from "../../net/connection";
import { Store } from "../../store";
import { countdownUnit, readAnnouncement } from "./site_lines";
import { followSleep } from "./background";
import "../../games/all_loaded";
import { Client } from "../../client";
import { sampleSnapshot } from "../../games/twin_tin_bots/samples";
import type { Speed } from "../../model/display";
import { fakeStorage } from "../../model/samples";
import { fakeWire } from "../../net/fake_socket";
import type { MyMatch } from "../../protocol/generated";
import { openSharesElsewhere, wordsOf } from "./match_news";

const RESTART = { text: "", restart: 10_000, until: 10_600 };
const at = (seconds: number) => readAnnouncement(RESTART, seconds * 1000);

test("a restart is counted down in minutes, then in seconds, until the announcement is outdated", () => {
  const seen = [10_000 - 7_200, 10_000 - 150, 10_000 - 60, 10_000 - 0.5, 10_000, 10_599].map((seconds) => {
    const reading = at(seconds)!;
    return [countdownUnit(reading.left!), reading.left, reading.changesIn];
  });
  expect(seen).toEqual([
    ["none", 7_200_000, 3_600_000],
    ["minutes", 150_000, 30_000],
    ["seconds", 60_000, 1_000],
    ["seconds", 500, 500],
    ["now", 0, 600_000],
    ["now", -599_000, 1_000],
  ]);
  expect(at(10_600)).toBeNull();
});

test("a sentence without a restart is shown until it is outdated", () => {
  const sentence = { text: "Hello", restart: null, until: 100 };
  expect(readAnnouncement(sentence, 40_000)).toEqual({ left: null, changesIn: 60_000 });
  expect(readAnnouncement(sentence, 100_000)).toBeNull();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function following(kind: "online" | "waiting") {
  const starts: number[] = [];
  let slept = 0;
  vi.spyOn(performance, "now").mockImplementation(() => Date.now() - slept);
  followSleep({ state: new Store<ConnectionState>({ kind }), start: () => void starts.push(Date.now()) });
  return { starts, sleep: (ms: number) => (vi.setSystemTime(Date.now() + ms), (slept += ms)) };
}

test("after a sleep in which the connection survived the page connects anew, once", () => {
  const { starts, sleep } = following("online");
  vi.advanceTimersByTime(60_000);
  expect(starts).toEqual([]);
  sleep(20_000);
  vi.advanceTimersByTime(5_000);
  expect(starts).toHaveLength(1);
  sleep(-3_600_000); // the clock of the device is set back
  sleep(500);
  vi.advanceTimersByTime(5_000);
  expect(starts).toHaveLength(1);
});

test("a connection that is lost comes back by itself", () => {
  const { starts, sleep } = following("waiting");
  sleep(20_000);
  vi.advanceTimersByTime(5_000);
  expect(starts).toEqual([]);
});

type Answer = "no network" | "busy" | "not_opening" | "done";

/** A page outside of the table r1 of its user, whose start waits for the user's share; the service answers each opening of it in turn. */
function waitedFor(...answers: Answer[]) {
  const wire = fakeWire();
  const client = new Client(wire, () => "id1", new Store<Speed>("normal"), fakeStorage());
  client.session.connection.start();
  wire.last().welcome();
  const commitment = client.seedShares.draw("ann");
  const luck = { round: 1, shares: [{ seat: 0, identity: "ann", commitment, share: null }], opening: true, called_off: [], secret: null };
  const snapshot = sampleSnapshot({ view: null, choices: [] });
  const room = { ...snapshot.room, status: "open", luck };
  const opened = vi.fn((_: string) => answers.shift());
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    if (method === "GET") return new Response(JSON.stringify({ ...snapshot, room }));
    const answer = opened(`${address} ${(JSON.parse(body as string) as { id: string }).id}`);
    if (answer === "no network") throw new TypeError("Failed to fetch");
    return answer === "done" ? new Response("{}") : new Response(JSON.stringify({ code: answer, message: "" }), { status: 400 });
  });
  const row = { room: { id: "r1", status: "open", name: "", game: "twin_tin_bots", seats: [] }, seats: [0], changed: 5 } as unknown as MyMatch;
  wire.last().say({ type: "my_matches", id: "", now: 0, matches: [row] });
  return { opened, end: openSharesElsewhere(client) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const REQUEST = "/api/rooms/r1/requests share-r1-5";

test("a share that a start waits for is opened again, with the same id, after failures that pass", async () => {
  const { opened } = waitedFor("no network", "busy", "done");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened.mock.calls).toEqual([[REQUEST], [REQUEST], [REQUEST]]);
});

test("a share that the service does not take is opened once", async () => {
  const { opened } = waitedFor("not_opening");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveBeenCalledOnce();
});

test("a share is opened no more when the time for it is over, or the page has another user", async () => {
  const away = waitedFor(...Array<Answer>(60).fill("no network"));
  await vi.advanceTimersByTimeAsync(60_000);
  const attempts = away.opened.mock.calls.length;
  expect(attempts).toBeLessThan(20);
  const left = waitedFor("no network", "done");
  await vi.advanceTimersByTimeAsync(100);
  left.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left.opened).toHaveBeenCalledOnce();
});

test("the news of an end say whether the match was won, or the first place is shared", () => {
  const ended = (place: number, shared: boolean) => wordsOf({ kind: "ended", room: "r1", title: "Table", place, shared });
  expect(ended(1, false)).toContain("you won!");
  expect(ended(1, true)).toContain("you share first place.");
  expect(ended(2, true)).toContain("place 2.");
  expect(ended(0, false)).toContain("is over.");
});
