import { expect, test } from "vitest";
import { agrees, fromSnapshot, stepsOf, withChoices } from "../model/room";
import { decode } from "../protocol/codec";
import { crc32 } from "../protocol/hashes";
import type { ChoiceFrame, EventFrame, Snapshot } from "../protocol/generated";
import { bytes } from "../net/seeds";
import "./all_loaded";
import type { View as RmView } from "./robot_master/generated";
import { SIDES, legalCells } from "./robot_master/grid";
import RECORDED_RM from "./robot_master/recorded.json";
import { compareWorths, lowestList, worthsOf } from "./robot_master/worth";
import type { View } from "./twin_tin_bots/generated";
import RECORDED from "./recorded.json";

const read = <T>(hex: string, game = "twin_tin_bots"): T => decode(bytes(hex), game) as T;
const readRm = <T>(hex: string) => read<T>(hex, "robot_master");

test("a checksum is that of zlib", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

test.each(RECORDED)("the folded events of $name fit every fingerprint", ({ snapshot, frames }) => {
  let model = fromSnapshot(read<Snapshot>(snapshot));
  for (const [events, choices] of frames as [string, string][]) {
    model = stepsOf(model, read<EventFrame>(events))!.at(-1)!.model;
    const frame = read<ChoiceFrame>(choices);
    model = withChoices(model, frame)!;
    expect(frame.hash).not.toBeNull();
    expect(agrees(model, frame)).toBe(true);
  }
});

test("a view that differs in anything does not fit", () => {
  const { snapshot, frames } = RECORDED.find(({ name }) => name.startsWith("standard (0,)"))!;
  const before = fromSnapshot(read<Snapshot>(snapshot));
  const frame = read<ChoiceFrame>(frames[0]![1]!);
  const { model } = stepsOf(before, read<EventFrame>(frames[0]![0]!))!.at(-1)!;
  const view = model.view as View;
  const fits = (changed: View) => agrees({ ...model, audience: [0], view: changed }, frame);
  expect(fits(view)).toBe(true);
  expect(fits({ ...view, stack: view.stack - 1 })).toBe(false);
  const [first, ...others] = view.robots;
  expect(fits({ ...view, robots: [{ ...first!, facing: (first!.facing + 1) % 6 }, ...others] })).toBe(false);
  const [own, other] = view.seats;
  const swapped = own!.specials.map(() => "dash" as const);
  expect(own!.specials.length).toBeGreaterThan(0);
  expect(fits({ ...view, seats: [{ ...own!, specials: swapped }, other!] })).toBe(own!.specials[0] === "dash");
});

/** The views of a recorded match after each of its frames. */
function folded({ snapshot, frames }: (typeof RECORDED_RM)[number]): RmView[] {
  let model = fromSnapshot(readRm<Snapshot>(snapshot));
  return (frames as [string, string][]).map(([events, choices]) => {
    model = stepsOf(model, readRm<EventFrame>(events))!.at(-1)!.model;
    const frame = readRm<ChoiceFrame>(choices);
    model = withChoices(model, frame)!;
    expect(agrees(model, frame)).toBe(true);
    return model.view as RmView;
  });
}

test.each(RECORDED_RM)("the folded events of $name fit every fingerprint and the own sums", (recorded) => {
  const views = folded(recorded);
  for (const view of views) for (const side of SIDES) expect(worthsOf(view.cells, side)).toEqual(view.worths[side]);
  const { finished } = views.at(-1)!;
  expect(finished.length).toBeGreaterThan(0);
  for (const { worths, lowest, rows, winner } of finished) {
    const comparison = compareWorths(worths);
    for (const side of SIDES) expect(lowestList(comparison, side).map(({ worth }) => worth)).toEqual(lowest[side]);
    expect(comparison.ahead).toBe(winner === null ? null : winner === rows ? "rows" : "columns");
  }
});

test("the legal cells are those that the service offers", () => {
  const { snapshot } = RECORDED_RM[0]!;
  const { view, choices } = fromSnapshot(readRm<Snapshot>(snapshot));
  const names = (choices[0] as unknown as { cells: string[] }).cells;
  expect(legalCells((view as RmView).cells).map((cell) => `${"abcde"[cell % 5]}${Math.floor(cell / 5) + 1}`)).toEqual(names);
});
