import { describe, expect, test } from "vitest";
import rules from "../../../../server/botyard/games/twin_tin_bots/setups.json?raw";
import type { Hex } from "./generated";
import { SETUPS, fit, hasOneMore, isFree, lying, withFitting, withPlaced, withoutAt } from "./placing";
import { STANDARD, fitted } from "./room_options";

interface Setup {
  readonly radius: number;
  readonly seats: readonly { readonly base: Hex; readonly A: { readonly at: Hex }; readonly B: { readonly at: Hex } }[];
  readonly crystals: readonly { readonly at: Hex }[];
  readonly example_elements: { teleporters: [Hex, Hex][]; rocks: Hex[]; blobs: Hex[]; mud: Hex[] };
}

const { setups } = JSON.parse(rules) as { setups: Record<string, Setup> };
const COUNTS = Object.keys(setups).map(Number);

describe("elements by hand", () => {
  test.each(COUNTS)("lie on the board of the rules for %i seats", (seats) => {
    const { radius, seats: each, crystals } = setups[seats]!;
    expect(SETUPS[seats]).toEqual({
      radius,
      bases: each.map(({ base }) => base),
      starts: { A: each.map(({ A }) => A.at), B: each.map(({ B }) => B.at) },
      crystals: crystals.map(({ at }) => at),
    });
  });

  test.each(COUNTS)("may be those of the example for %i seats", (seats) => {
    const { teleporters, rocks, blobs, mud } = setups[seats]!.example_elements;
    const options = {
      ...STANDARD,
      placing: "by_hand" as const,
      teleporter_hexes: teleporters,
      rock_hexes: rocks,
      blob_hexes: blobs,
      mud_hexes: mud,
    };
    expect(withFitting(options, seats, 2)).toEqual(options);
  });

  test("keep off the centre, the rim, what is used, and each other, but mud needs only a free hex", () => {
    const free = (kind: "rock" | "mud", at: Hex) => isFree(kind, at, [], 2, 2);
    const spots: [Hex, boolean, boolean][] = [
      [[0, 0], false, false],
      [[3, 0], false, false],
      [[-4, 3], false, false],
      [[-1, 1], false, false],
      [[4, 0], false, true],
      [[2, 0], false, true],
      [[1, 1], true, true],
      [[9, 9], false, false],
    ];
    for (const [at, rock, mud] of spots) expect([at, free("rock", at), free("mud", at)]).toEqual([at, rock, mud]);
    const there = lying({ ...STANDARD, rock_hexes: [[1, 1]] });
    expect(isFree("blob", [1, 2], there, 2, 2)).toBe(false);
    expect(isFree("mud", [1, 2], there, 2, 2)).toBe(true);
  });

  test("are placed, taken away, and no more than three of a kind", () => {
    let options = withPlaced({ ...STANDARD, placing: "by_hand" }, "teleporter", [1, 2], [-1, -2]);
    options = withPlaced(options, "mud", [-1, 3], null);
    expect(lying(options).map(({ kind, at }) => [kind, at])).toEqual([["teleporter", [-1, -2]], ["teleporter", [1, 2]], ["mud", [-1, 3]]]);
    expect(lying(withoutAt(options, [1, 2])).map(({ kind }) => kind)).toEqual(["mud"]);
    expect(hasOneMore("mud", options)).toBe(true);
    expect(hasOneMore("mud", { ...options, mud_hexes: [[1, 1], [1, 2], [2, 1]] })).toBe(false);
  });

  test("that another board has no place for are left out", () => {
    const options = { ...STANDARD, placing: "by_hand" as const, rock_hexes: [[-2, 2], [2, -2]] as Hex[] };
    expect(fit(options, 2)).toEqual(options);
    expect(fit(options, 3).rock_hexes.length).toBeLessThan(2);
    expect(fit({ ...STANDARD, colours: ["red", "blue"] }, 3).colours).toBeNull();
    expect(fitted(options, 2).rock_hexes).toEqual([]); // without the set-ups, which the form loads
  });
});
