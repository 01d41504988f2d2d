import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../games/all_loaded";
import RECORDED from "../../games/recorded.json";
import { fromSnapshot } from "../../model/room";
import { decode } from "../../protocol/codec";
import type { EventFrame, Snapshot } from "../../protocol/generated";
import { grown } from "./page";

const GAME = "twin_tin_bots";
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => parseInt(byte, 16));
const recorded = RECORDED.find(({ frames }) => frames.length > 5)!;
const { room, audience, ...rest } = fromSnapshot(decode(bytes(recorded.snapshot), GAME) as Snapshot);
const frames = recorded.frames.map(([events]) => decode(bytes(events!), GAME) as EventFrame);

const page = (shown: readonly EventFrame[], more: boolean) =>
  new Response(JSON.stringify({ room, game: GAME, audience, viewpoints: [], start: rest, frames: shown, more, number: 0 }));

beforeEach(() => void vi.stubGlobal("fetch", vi.fn()));
afterEach(() => void vi.unstubAllGlobals());

test("a match is read page by page, from the last known number on", async () => {
  vi.mocked(fetch).mockResolvedValueOnce(page(frames.slice(0, 2), true)).mockResolvedValueOnce(page(frames.slice(2, 4), false));
  const found = await grown(room.id, null);
  expect(found?.timeline.number).toBe(frames[3]!.number);
  expect(vi.mocked(fetch).mock.calls[1]![0]).toMatch(new RegExp(`/api/match/${room.id}/timeline\\?from=${frames[1]!.number}$`));
});

test("a match ends before an event that can't be folded, and its page is asked for once", async () => {
  const unknown = { ...frames[1]!, events: [{ type: "unknown" }] } as unknown as EventFrame;
  const pages = [page([frames[0]!, unknown], true), page([frames[0]!, unknown], true)];
  vi.mocked(fetch).mockImplementation(() => (pages.length > 0 ? Promise.resolve(pages.shift()!) : Promise.reject(new TypeError("asked again"))));
  const found = await grown(room.id, null);
  expect(found?.timeline.number).toBe(frames[0]!.number);
  expect(fetch).toHaveBeenCalledTimes(1);
});
