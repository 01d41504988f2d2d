import { expect, test } from "vitest";
import { sampleEvents } from "../games/twin_tin_bots/samples";
import type { EventFrame } from "../protocol/generated";
import { type Log, KEPT_ENTRIES, MOST_ENTRIES, append, emptyLog, prepend } from "./log";
import { LogGroups, MOST_PARTS, WINDOW_PARTS, holderAt, windowOf } from "./log_groups";
import type { Event } from "./types";

const { passed, turn_started, order_started, absence_changed } = sampleEvents;

function frame(number: number, events: EventFrame["events"]): EventFrame {
  return { type: "events", epoch: 1, number, events, standing: false, digest: null };
}

test("the past goes before what is there, without what was there already", () => {
  const shown = { ...emptyLog(7), entries: [{ number: 8, index: 0, event: passed, standing: false }] };
  const log = prepend(
    shown,
    [frame(6, [turn_started]), frame(7, [passed, { type: "unknown", tag: 99 }]), frame(8, [passed])],
    true,
  );
  expect(log.entries.map(({ number }) => number)).toEqual([6, 7, 8]);
  expect(log).toMatchObject({ from: 6, more: true });
});

test("there is no more when the server says so, has nothing, or nothing ever happened", () => {
  expect(prepend(emptyLog(7), [frame(1, [passed])], false).more).toBe(false);
  expect(prepend(emptyLog(7), [], true).more).toBe(false);
  expect(emptyLog(0).more).toBe(false);
});

/** A log to which so many events are added, `each` of them in an entry. */
function played(log: Log, count: number, each: number): Log {
  const next = (log.entries.at(-1)?.number ?? log.from - 1) + 1;
  return Array.from({ length: count }).reduce<Log>(
    (now, _, place) => append(now, { number: next + Math.floor(place / each), index: place % each, event: passed, standing: false }),
    log,
  );
}

test("a long log keeps its newest events, and the server has the rest", () => {
  const full = played(emptyLog(0), MOST_ENTRIES, 3);
  expect(full).toMatchObject({ from: 1, more: false });
  expect(full.entries).toHaveLength(MOST_ENTRIES);
  const cut = played(full, 1, 1);
  expect(cut.entries.length).toBeGreaterThanOrEqual(KEPT_ENTRIES);
  expect(cut.entries.length).toBeLessThan(KEPT_ENTRIES + 3);
  expect(cut).toMatchObject({ from: cut.entries[0]!.number, more: true });
  expect(cut.entries[0]!.index).toBe(0); // a whole entry, or the past would be fetched without its begin
  expect(cut.entries.at(-1)).toBe(full.entries.at(-1));
});

test("a match of 4,000 entries never has more events in its log than the bound", () => {
  let log = emptyLog(0);
  let longest = 0;
  for (let entry = 0; entry < 4000; entry += 1) {
    log = played(log, 1, 1);
    longest = Math.max(longest, log.entries.length);
  }
  expect(longest).toBe(MOST_ENTRIES);
  expect(log.entries.map(({ number }) => number)).toEqual(log.entries.map((_, place) => 4001 - log.entries.length + place));
});

test("dropped entries are fetched again, and stay while events follow", () => {
  const long = played(emptyLog(0), MOST_ENTRIES + 1, 1);
  const read = prepend(long, Array.from({ length: long.from - 1 }, (_, place) => frame(place + 1, [passed])), false);
  expect(read).toMatchObject({ from: 1, more: false });
  const later = played(read, 900, 1);
  expect(later.entries.map(({ number }) => number)).toEqual(later.entries.map((_, place) => place + 1));
});

test("an entry with more events than the bound stays whole", () => {
  expect(played(emptyLog(0), MOST_ENTRIES + 5, MOST_ENTRIES + 5).entries).toHaveLength(MOST_ENTRIES + 5);
});

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
  expect(windowOf(parts, null, null)).toEqual([200 - WINDOW_PARTS, 200]);
  expect(windowOf(parts, null, 50)).toEqual([49, 50 + WINDOW_PARTS]);
  expect(windowOf(parts, { number: 101, before: 0 }, null)).toEqual([100, 100 + MOST_PARTS]);
  expect(windowOf(parts, { number: 101, before: WINDOW_PARTS }, null)).toEqual([100 - WINDOW_PARTS, 100 - WINDOW_PARTS + MOST_PARTS]);
  expect(windowOf(parts, { number: 1, before: WINDOW_PARTS }, null)).toEqual([0, MOST_PARTS]);
  expect(windowOf(parts, { number: 190, before: 0 }, null)).toEqual([200 - WINDOW_PARTS, 200]);
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
