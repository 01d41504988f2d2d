import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { text } from "#text/platform/first";
import type { Client } from "../../client";
import { readRecorded } from "../../games/all_loaded";
import RECORDED from "../../games/recorded.json";
import { matchPartOf } from "../../games/registry";
import { type Log, emptyLog } from "../../model/log";
import { stepsOf } from "../../model/room";
import type { RoomModel } from "../../model/types";
import type { EventFrame } from "../../protocol/generated";
import { Store } from "../../store";
import { grown } from "../embedded/page";
import { feedOf } from "./feed";
import { litBy, momentPath, requestOf } from "./share";

const GAME = "twin_tin_bots";
const { start, frames } = readRecorded(RECORDED.find((one) => one.frames.length > 5)!, GAME);

/** A client that has shown `count` frames, and knows no older events. */
function clientAt(count: number) {
  const model = new Store<RoomModel | null>(start);
  const log = new Store<Log>(emptyLog(start.number));
  const caughtUp = new Store(true);
  const client = { session: { room: { model, linkToken: null } }, playback: { caughtUp }, log } as unknown as Client;
  const hear = (from: number, to: number) => {
    for (const frame of frames.slice(from, to)) {
      const steps = stepsOf(model.value!, frame)!;
      model.set(steps.at(-1)!.model);
      log.set({ ...log.value, entries: [...log.value.entries, ...steps.map(({ model: _, ...entry }) => entry)] });
    }
  };
  hear(0, count);
  return { client, hear, caughtUp, room: start.room.id };
}

function page(from: number, to: number, viewpoints: readonly number[] = []) {
  const { room, audience, ...rest } = start;
  const body = { room, game: GAME, audience, viewpoints, start: rest, frames: frames.slice(from, to), more: to < 4, number: 0 };
  return new Response(JSON.stringify(body));
}

/** A page that ends with an event that this client can't fold. */
async function pageWithUnknown() {
  const body = (await page(0, 2).json()) as { frames: EventFrame[] };
  body.frames[1] = { ...body.frames[1]!, events: [{ type: "unknown" }] } as unknown as EventFrame;
  return new Response(JSON.stringify(body));
}

beforeEach(() => void vi.stubGlobal("fetch", vi.fn()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("pages are read until there is no more, and then events come from the log", async () => {
  const { client, hear, caughtUp, room } = clientAt(4);
  vi.mocked(fetch).mockResolvedValueOnce(page(0, 2)).mockResolvedValueOnce(page(2, 4));
  const feed = feedOf(client, room, start.audience, null);
  const end = feed.follow();
  await vi.waitFor(() => expect(feed.state.value.kind).toBe("loaded"), 30_000);
  expect(vi.mocked(fetch).mock.calls.map(([path]) => path)).toEqual([
    `/api/match/${room}/timeline?`,
    `/api/match/${room}/timeline?from=${frames[1]!.number}`,
  ]);
  const number = () => (feed.state.value.kind === "loaded" ? feed.state.value.timeline.number : -1);
  expect(number()).toBe(frames[3]!.number);

  caughtUp.set(false);
  hear(4, 5);
  expect(number()).toBe(frames[3]!.number); // the frame may be half shown
  caughtUp.set(true);
  expect(number()).toBe(frames[4]!.number);
  end();
  hear(5, 6);
  expect(number()).toBe(frames[4]!.number);
  feedOf(client, room, start.audience, null).follow()();
  expect(number()).toBe(frames[5]!.number);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("another viewpoint is asked for by its seat, and a refusal says why", async () => {
  const { client, room } = clientAt(0);
  const refusal = { code: "not_finished", message: "The match is not over." };
  vi.mocked(fetch).mockResolvedValueOnce(new Response(JSON.stringify(refusal), { status: 409 }));
  const feed = feedOf(client, room, start.audience, 1);
  feed.follow();
  await vi.waitFor(() => expect(feed.state.value.kind).toBe("refused"), 30_000);
  expect(fetch).toHaveBeenCalledWith(`/api/match/${room}/timeline?as=1`, expect.anything());
  expect(feedOf(client, room, start.audience, 1)).not.toBe(feed); // it is asked for again
});

test("a timeline of which a later page fails says so, in the words of the page", async () => {
  const { client, room } = clientAt(0);
  vi.mocked(fetch).mockResolvedValueOnce(page(0, 2)).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const feed = feedOf(client, room, start.audience, null);
  feed.follow();
  await vi.waitFor(() => expect(feed.state.value).toEqual({ kind: "refused", message: text.app.unreachable }), 30_000);
  expect(feedOf(client, room, start.audience, null)).not.toBe(feed); // it is asked for again
});

test("a timeline that can't read what it has missed asks for it with the next event, and not at once", async () => {
  vi.useFakeTimers();
  const { client, room } = clientAt(4);
  vi.mocked(fetch).mockResolvedValueOnce(page(0, 4)).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  vi.mocked(fetch).mockReturnValue(new Promise(() => undefined));
  const feed = feedOf(client, room, start.audience, null);
  feed.follow();
  await vi.waitFor(() => expect(feed.state.value.kind).toBe("loaded"), 30_000);
  const missed = { ...emptyLog(frames[5]!.number), more: true };
  client.session.room.model.set({ ...start, number: frames[5]!.number });
  client.log.set(missed);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledTimes(2);
  client.log.set({ ...missed });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("a timeline ends before an event that can't be folded, and asks for nothing that follows it", async () => {
  const { client, room } = clientAt(0);
  const pages = [await pageWithUnknown(), await pageWithUnknown(), await pageWithUnknown()];
  vi.mocked(fetch).mockImplementation(() => (pages.length > 0 ? Promise.resolve(pages.shift()!) : new Promise(() => undefined)));
  client.session.room.model.set({ ...start, number: frames[5]!.number });
  client.log.set({ ...emptyLog(frames[5]!.number), more: true });
  const feed = feedOf(client, room, start.audience, null);
  feed.follow();
  await vi.waitFor(() => expect(feed.state.value.kind).toBe("loaded"), 30_000);
  expect(feed.state.value).toMatchObject({ timeline: { number: frames[0]!.number } });
  client.log.set({ ...client.log.value });
  expect(fetch).toHaveBeenCalledTimes(1);
});

const { start: first } = readRecorded(RECORDED[0]!, GAME);
const seats = first.room.seats.map((seat, index) => seat && { ...seat, name: `Player ${index + 1} & co` });
const game = matchPartOf(GAME)!;
const spectator = { ...first, audience: [], room: { ...first.room, seats } };
const query = (path: string) => new URL(path, "http://host").search.slice(1);

test("an address names a turn or an entry, and a seat by number, word or name", () => {
  for (const as of ["1", game.seatWord!(first.view!, 0), "Player 1 & co"]) {
    const path = momentPath("abc", { turn: 17, as });
    expect(requestOf(query(path), spectator, game)).toEqual({ place: { kind: "turn", turn: 17 }, play: false, viewpoint: 0 });
  }
  expect(requestOf("entry=40", spectator, game).place).toEqual({ kind: "entry", number: 40 });
  expect(requestOf("turn=-1&as=unknown", spectator, game)).toEqual({ place: { kind: "start" }, play: false, viewpoint: null });
});

test("the viewer's own view is asked for as such", () => {
  const seated = { ...spectator, audience: [1] };
  expect(requestOf("as=2", seated, game).viewpoint).toBeNull();
  expect(requestOf("as=1", seated, game).viewpoint).toBe(0);
  expect(requestOf("as=spectator", seated, game).viewpoint).toBe("spectator");
  expect(requestOf("as=spectator", spectator, game).viewpoint).toBeNull();
});

const EVENT = { type: "robot_moved" };

test("the game says which pieces an event is about", async () => {
  expect(await litBy({ lit: async ({ type }) => [`[data-event=${type}]`] }, EVENT)).toEqual(["[data-event=robot_moved]"]);
  expect(await litBy({}, EVENT)).toEqual([]);
});

test("an event is shown without marks if the part that knows them can't be loaded", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(await litBy({ lit: () => Promise.reject(new TypeError("Failed to fetch")) }, EVENT)).toEqual([]);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test("a match is read page by page, from the last known number on", async () => {
  vi.mocked(fetch).mockResolvedValueOnce(page(0, 2)).mockResolvedValueOnce(page(2, 4));
  const found = await grown(start.room.id, null);
  expect(found?.timeline.number).toBe(frames[3]!.number);
  expect(vi.mocked(fetch).mock.calls[1]![0]).toMatch(new RegExp(`/api/match/${start.room.id}/timeline\\?from=${frames[1]!.number}$`));
});

test("a match ends before an event that can't be folded, and its page is asked for once", async () => {
  const pages = [await pageWithUnknown(), await pageWithUnknown()];
  vi.mocked(fetch).mockImplementation(() => (pages.length > 0 ? Promise.resolve(pages.shift()!) : Promise.reject(new TypeError("asked again"))));
  const found = await grown(start.room.id, null);
  expect(found?.timeline.number).toBe(frames[0]!.number);
  expect(fetch).toHaveBeenCalledTimes(1);
});
