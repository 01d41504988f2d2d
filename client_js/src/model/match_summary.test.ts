import { describe, expect, test } from "vitest";
import "../games/all_loaded";
import { matchPartOf } from "../games/registry";
import RECORDED_RM from "../games/robot_master/recorded.json";
import RECORDED from "../games/recorded.json";
import { decode } from "../protocol/codec";
import type { EventFrame, Snapshot } from "../protocol/generated";
import { summaryOf } from "./match_summary";
import { fromSnapshot } from "./room";
import { emptyTimeline, extend } from "./timeline";
import type { Timeline } from "./timeline";

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => parseInt(byte, 16));

interface Recorded {
  readonly name: string;
  readonly snapshot: string;
  readonly frames: readonly (readonly string[])[];
}

function timelineOf({ snapshot, frames }: Recorded, game: string): Timeline {
  const { animation, model } = matchPartOf(game)!;
  const start = fromSnapshot(decode(bytes(snapshot), game) as Snapshot);
  return extend(emptyTimeline(start, model.activeSeats), frames.map(([events]) => decode(bytes(events!), game) as EventFrame), animation, model.activeSeats);
}

const names = (seat: number) => `P${seat}`;
const lead = (name: string) => `${name} leads`;
const MATCHES = [
  ...RECORDED.map((recorded) => [recorded.name, recorded as Recorded, "twin_tin_bots"] as const),
  ...RECORDED_RM.map((recorded) => [recorded.name, recorded as Recorded, "robot_master"] as const),
];

describe.each(MATCHES)("the summary of %s", (_, recorded, game) => {
  const timeline = timelineOf(recorded, game);

  test("has a curve that ends with the points of the last view, and moments of the log in order", async () => {
    const part = await matchPartOf(game)!.loadEndPart!();
    const { curve, turns, moments, statistics } = summaryOf(timeline, part, names, lead);
    const seats = timeline.last.room.seats.length;
    expect(turns.reduce((sum, count) => sum + count, 0)).toBe(timeline.players.flat().length);
    expect(curve!.sides.flat().toSorted()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(curve!.points.at(-1)).toEqual(
      curve!.sides.map((side) => side.reduce((sum, seat) => sum + part.scoreOf!(timeline.last.view!, seat), 0)),
    );
    expect(moments.map(({ number }) => number)).toEqual(moments.map(({ number }) => number).toSorted((a, b) => a - b));
    expect(moments.length).toBeLessThanOrEqual(12);
    expect(statistics.every(({ values }) => values.length === seats)).toBe(true);
  });

  test("of a game that says nothing about the end has its turns", () => {
    const { curve, moments, statistics, turns } = summaryOf(timeline, {}, names, lead);
    expect([curve, moments, statistics]).toEqual([null, [], []]);
    expect(turns.length).toBe(timeline.last.room.seats.length);
  });
});
