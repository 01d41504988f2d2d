import { expect, test } from "vitest";
import { agrees, fromSnapshot, stepsOf, withChoices } from "../../model/room";
import { decode } from "../../protocol/codec";
import type { ChoiceFrame, EventFrame, Snapshot } from "../../protocol/generated";
import "../all_loaded";
import { bytes } from "../../net/seeds";
import { compareWorths, lowestList, worthsOf } from "./worth";
import type { View } from "./generated";
import { SIDES, legalCells } from "./grid";
import RECORDED from "./recorded.json";

const read = <T>(hex: string): T => decode(bytes(hex), "robot_master") as T;

/** The views of a recorded match after each of its frames. */
function folded({ snapshot, frames }: (typeof RECORDED)[number]): View[] {
  let model = fromSnapshot(read<Snapshot>(snapshot));
  return (frames as [string, string][]).map(([events, choices]) => {
    model = stepsOf(model, read<EventFrame>(events))!.at(-1)!.model;
    const frame = read<ChoiceFrame>(choices);
    model = withChoices(model, frame)!;
    expect(agrees(model, frame)).toBe(true);
    return model.view as View;
  });
}

test.each(RECORDED)("the folded events of $name fit every fingerprint and the own sums", (recorded) => {
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
  const { snapshot } = RECORDED[0]!;
  const { view, choices } = fromSnapshot(read<Snapshot>(snapshot));
  const names = (choices[0] as unknown as { cells: string[] }).cells;
  expect(legalCells((view as View).cells).map((cell) => `${"abcde"[cell % 5]}${Math.floor(cell / 5) + 1}`)).toEqual(names);
});
