import { expect, test } from "vitest";
import { sampleEvents } from "../games/twin_tin_bots/samples";
import type { EventFrame } from "../protocol/generated";
import { KEPT_ENTRIES, MOST_ENTRIES, append, emptyLog, prepend } from "./log";
import type { Log } from "./log";

const { passed, turn_started } = sampleEvents;

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
