import { expect, test } from "vitest";
import { sampleEvents } from "../games/twin_tin_bots/samples";
import type { EventFrame } from "../protocol/generated";
import { emptyLog, prepend } from "./log";

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
