import { expect, test } from "vitest";
import { agrees, fromSnapshot, stepsOf, withChoices } from "../model/room";
import { decode } from "../protocol/codec";
import { crc32 } from "../protocol/hashes";
import type { ChoiceFrame, EventFrame, Snapshot } from "../protocol/generated";
import "./all_loaded";
import type { View } from "./twin_tin_bots/generated";
import RECORDED from "./recorded.json";

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => parseInt(byte, 16));
const read = <T>(hex: string): T => decode(bytes(hex), "twin_tin_bots") as T;

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
