import { expect, test } from "vitest";
import { sampleEvents } from "../games/twin_tin_bots/samples";
import { append, emptyLog } from "./log";
import type { Log } from "./log";
import { LogGroups, MOST_PARTS, WINDOW, holderAt, windowOf } from "./log_groups";
import type { Event } from "./types";

const { passed, turn_started, order_started, absence_changed } = sampleEvents;

function add(log: Log, ...events: Event[]): Log {
  return events.reduce((now, event) => append(now, { number: now.entries.length + 1, index: 0, event, standing: false }), log);
}

function groupsOf(): { groups: LogGroups; looks: () => number } {
  let looks = 0;
  const groups = new LogGroups(
    ({ event }) => {
      looks += 1;
      return event.type === "turn_started";
    },
    ({ event }) => event.type === "absence_changed",
  );
  return { groups, looks: () => looks };
}

const shape = (groups: ReturnType<LogGroups["read"]>) => groups.map(({ head, entries }) => [head?.event.type ?? null, entries.length]);

test("parts begin with their heads; what came before is a part without one", () => {
  const { groups } = groupsOf();
  const log = add(emptyLog(0), passed, absence_changed, turn_started, passed, order_started, turn_started);
  expect(shape(groups.read(log))).toEqual([[null, 1], ["turn_started", 2], ["turn_started", 0]]);
});

test("an event is looked at once, in a long log as in a short one", () => {
  const { groups, looks } = groupsOf();
  let log = emptyLog(0);
  for (let turn = 0; turn < 300; turn += 1) {
    log = add(log, turn_started, passed, order_started, order_started, order_started);
    groups.read(log);
  }
  expect(log.entries).toHaveLength(1500);
  expect(looks()).toBe(1500);
});

test("a log with an older beginning, or of another room, is divided anew", () => {
  const { groups } = groupsOf();
  const log = add(emptyLog(5), turn_started, passed);
  groups.read(log);
  const longer = { ...log, entries: [{ number: 0, index: 0, event: passed, standing: false }, ...log.entries] };
  expect(shape(groups.read(longer))).toEqual([[null, 1], ["turn_started", 1]]);
  expect(groups.read(emptyLog(9))).toEqual([]);
});

test("the newest parts are drawn, those around a moment, or a bounded number from where the reader reads", () => {
  const { groups } = groupsOf();
  const read = (turns: number) => groups.read(add(emptyLog(0), ...Array.from({ length: turns }, () => turn_started)));
  const parts = read(200);
  expect(windowOf(read(3), null, null)).toEqual([0, 3]);
  expect(windowOf(parts, null, null)).toEqual([200 - WINDOW, 200]);
  expect(windowOf(parts, null, 50)).toEqual([49, 50 + WINDOW]);
  expect(windowOf(parts, { number: 101, before: 0 }, null)).toEqual([100, 100 + MOST_PARTS]);
  expect(windowOf(parts, { number: 101, before: WINDOW }, null)).toEqual([100 - WINDOW, 100 - WINDOW + MOST_PARTS]);
  expect(windowOf(parts, { number: 1, before: WINDOW }, null)).toEqual([0, MOST_PARTS]);
  expect(windowOf(parts, { number: 190, before: 0 }, null)).toEqual([200 - WINDOW, 200]);
  expect(windowOf(parts, { number: 101, before: 0 }, 150)).toEqual([100, 100 + MOST_PARTS]);
});

test("a seat is called by the player who held it then", () => {
  const { groups } = groupsOf();
  const taken = (name: string, former: string | null) =>
    ({ type: "seat_taken", seat: 1, identity: name, name, bot: null, former: former === null ? null : { identity: former, name: former, bot: null } }) as const;
  const log = add(emptyLog(0), taken("Cy", null), passed, taken("Dot", "Cy"), passed, taken("Eve", "Dot"), passed);
  groups.read(log);
  const { handOvers } = groups;
  expect([1, 2, 3, 4, 5, 6].map((number) => holderAt(handOvers, 1, { number, index: 0 }))).toEqual(["Cy", "Cy", "Dot", "Dot", "Eve", "Eve"]);
  expect(holderAt(handOvers, 0, { number: 6, index: 0 })).toBeNull();
  const later = { ...log, entries: log.entries.slice(3) }; // the page has not fetched what was before
  groups.read(later);
  expect([4, 5].map((number) => holderAt(groups.handOvers, 1, { number, index: 0 }))).toEqual(["Dot", "Eve"]);
  const before = groups.handOvers;
  groups.read(add(later, passed));
  expect(groups.handOvers).toBe(before); // or all that is drawn would be drawn anew
});
