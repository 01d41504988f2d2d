/** The timeline of a match, and its summary. */
import { describe, expect, test } from "vitest";
import { type Recorded, readRecorded } from "../games/all_loaded";
import RECORDED from "../games/recorded.json";
import { matchPartOf } from "../games/registry";
import RECORDED_RM from "../games/robot_master/recorded.json";
import type { EventFrame } from "../protocol/generated";
import { summaryOf } from "./match_summary";
import { stepsOf } from "./room";
import { type Timeline, CHECKPOINT, emptyTimeline, extend, markAt, next, positionOf, previous, roomAt, sinceTurnOf, stepTo, turnStart, wholeNumberAt } from "./timeline";
import type { Step } from "./types";

/** The timeline of a recorded match, and the steps that a page which follows it sees. */
function read(recorded: Recorded, game: string): { timeline: Timeline; steps: Step[]; frames: EventFrame[] } {
  const { start, frames } = readRecorded(recorded, game);
  const { animation, model } = matchPartOf(game)!;
  const steps: Step[] = [];
  let room = start;
  for (const frame of frames) {
    const more = stepsOf(room, frame)!;
    steps.push(...more);
    room = more.at(-1)!.model;
  }
  const empty = emptyTimeline(start, model.activeSeats);
  return { timeline: extend(empty, frames, animation, model.activeSeats), steps, frames };
}

const MATCHES = [
  ...RECORDED.map((recorded) => [recorded.name, recorded as Recorded, "twin_tin_bots"] as const),
  ...RECORDED_RM.map((recorded) => [recorded.name, recorded as Recorded, "robot_master"] as const),
];

describe.each(MATCHES)("%s", (_, recorded, game) => {
  const { timeline, steps, frames } = read(recorded, game);
  const { animation, model } = matchPartOf(game)!;

  test("has at each position the room that a page shows after the same event", () => {
    expect(timeline.entries.length).toBe(steps.length);
    steps.forEach(({ model, event, number, index }, place) => {
      const step = stepTo(timeline, place + 1)!;
      expect([step.number, step.index]).toEqual([number, index]);
      expect(step.event).toBe(event);
      expect(step.model.view).toEqual(model.view);
      expect(step.model.room).toEqual(model.room);
      expect(positionOf(timeline, number, index)).toBe(place + 1);
    });
    expect(roomAt(timeline, 0).view).toEqual(timeline.start.view);
    expect(stepTo(timeline, 0)).toBeNull();
  });

  test("tells which entry has happened as a whole", () => {
    timeline.entries.forEach(({ number }, place) => {
      const last = place + 1 === timeline.entries.length || timeline.entries[place + 1]!.number !== number;
      expect(wholeNumberAt(timeline, place + 1)).toBe(last ? number : number - 1);
    });
    expect(wholeNumberAt(timeline, 0)).toBe(timeline.start.number);
  });

  test("is the same if its frames come one by one, some of them twice", () => {
    let grown = emptyTimeline(timeline.start, model.activeSeats);
    frames.forEach((_, index) => (grown = extend(grown, frames.slice(Math.max(0, index - 1), index + 1), animation, model.activeSeats)));
    expect(grown).toEqual(timeline);
  });

  test("is stepped through by order, turn and round, to the end and back to the start", () => {
    for (const unit of ["order", "turn", "round"] as const) {
      const forth = [0];
      while (forth.at(-1)! < timeline.entries.length) forth.push(next(timeline, forth.at(-1)!, unit));
      const back = [timeline.entries.length];
      while (back.at(-1)! > 0) back.push(previous(timeline, back.at(-1)!, unit));
      expect(back.reverse()).toEqual(forth);
      expect(new Set(forth)).toEqual(new Set([0, ...timeline.marks[unit], ...(unit === "order" ? timeline.marks.turn : []), timeline.entries.length]));
    }
  });

  test("tells whose turn it is where a turn begins", () => {
    timeline.marks.turn.forEach((position, turn) => {
      expect(model.activeSeats(roomAt(timeline, position).view!)).toEqual(timeline.players[turn]);
      expect(turnStart(timeline, turn + 1)).toBe(position);
      expect(markAt(timeline.marks.turn, position)).toBeGreaterThanOrEqual(turn);
    });
  });
});

test("keeps a room only now and then", () => {
  const longest = MATCHES.map(([, recorded, game]) => read(recorded, game).timeline).sort((a, b) => b.entries.length - a.entries.length)[0]!;
  expect(longest.checkpoints.length).toBe(1 + Math.floor(longest.entries.length / CHECKPOINT));
});

test("ends before an event that this client does not know", () => {
  const { timeline, frames } = read(RECORDED[0] as Recorded, "twin_tin_bots");
  const { animation, model } = matchPartOf("twin_tin_bots")!;
  const strange = frames.map((frame, index) => (index === 1 ? { ...frame, events: [{ type: "unknown" } as never] } : frame));
  const cut = extend(emptyTimeline(timeline.start, model.activeSeats), strange, animation, model.activeSeats);
  expect(cut.number).toBe(frames[0]!.number);
  expect(cut.entries).toEqual(timeline.entries.filter(({ number }) => number <= cut.number));
});

test("finds where the last turn of a player ended", () => {
  const players = [[0], [1], [0], [1], [2], [0]];
  const turns = { marks: { turn: [1, 3, 5, 7, 9, 11], order: [], round: [] }, players, entries: Array(12).fill(null) } as unknown as Timeline;
  expect(sinceTurnOf(turns, [0])).toBe(7); // the turn that begins at 11 is not over
  expect(sinceTurnOf(turns, [1])).toBe(9);
  expect(sinceTurnOf(turns, [2])).toBe(11);
  expect(sinceTurnOf(turns, [3])).toBeNull();
  expect(sinceTurnOf(turns, [])).toBeNull();
  expect(sinceTurnOf({ ...turns, entries: turns.entries.slice(0, 11) }, [2])).toBeNull();
});

test("where all have their turns at the same time, players have not seen what came of the last ones", () => {
  const marks = { turn: [0, 4, 9], order: [], round: [] };
  const turns = { marks, players: [[0, 1], [0, 1], [0, 1]], entries: Array(11).fill(null) } as unknown as Timeline;
  expect(sinceTurnOf(turns, [0])).toBe(4);
  expect(sinceTurnOf(turns, [0, 1])).toBeNull(); // one player has all seats
  expect(sinceTurnOf({ ...turns, players: [[0, 1]], marks: { ...marks, turn: [0] } }, [1])).toBeNull();
  expect(sinceTurnOf({ ...turns, players: [[0, 1], [0], [1]] }, [0])).toBe(9);
});

const names = (seat: number) => `P${seat}`;
const lead = (name: string) => `${name} leads`;

describe.each(MATCHES)("the summary of %s", (_, recorded, game) => {
  const { timeline } = read(recorded, game);

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
