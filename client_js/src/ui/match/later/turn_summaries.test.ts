import { expect, test } from "vitest";
import { sampleEvents } from "../../../games/twin_tin_bots/samples";
import type { Event } from "../../../model/types";
import type { Log, LogEntry } from "../../../model/log";
import { emptyLog } from "../../../model/log";
import { TurnEvents } from "./turn_summaries";

const { passed, turn_started, order_started } = sampleEvents;
const startsTurn = ({ type }: Event) => type === "turn_started";

function log(before: Log, number: number, ...events: Event[]): Log {
  const entries: LogEntry[] = events.map((event, index) => ({ number, index, event, standing: false }));
  return { ...before, entries: [...before.entries, ...entries] };
}

test("the events of a turn come once it has ended, each once", () => {
  const turns = new TurnEvents(7, startsTurn);
  let now = log(emptyLog(7), 8, turn_started, passed);
  expect(turns.read(now)).toEqual([]);
  expect(turns.read(now)).toEqual([]);
  now = log(now, 9, order_started, turn_started, turn_started, passed);
  expect(turns.read(now)).toEqual([[turn_started, passed, order_started], [turn_started]]);
  expect(turns.take()).toEqual([turn_started, passed]);
  expect(turns.take()).toEqual([]);
});

test("events from before, fetched later or missed are passed over", () => {
  const turns = new TurnEvents(7, startsTurn);
  const past = log({ ...emptyLog(7), from: 6 }, 7, turn_started, passed);
  expect(turns.read(past)).toEqual([]);
  expect(turns.read(log(past, 8, turn_started))).toEqual([]);
  expect(turns.read(emptyLog(20))).toEqual([]);
  const again = log({ ...emptyLog(20), from: 15 }, 19, turn_started, passed, turn_started);
  expect(turns.read(log(again, 21, passed, turn_started))).toEqual([[passed]]);
});
