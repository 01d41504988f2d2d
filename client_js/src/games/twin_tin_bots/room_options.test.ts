import { describe, expect, test } from "vitest";
import { presetOf } from "../../model/room_settings";
import type { OptionsView, Hex } from "./generated";
import { randomSetup } from "./option_fields";
import { lying, withFitting, SETUPS, fit, hasOneMore, isFree, withPlaced, withoutAt } from "./placing";
import { PRESETS, STANDARD, fitted, hasRoom, introduction, layout, modeProblem, optionWords, placesLeft, problem, seatCount, PLAYER_COUNTS, robotCount } from "./room_options";
import rules from "../../../../server/botyard/games/twin_tin_bots/setups.json?raw";

function options(change: Partial<OptionsView>): OptionsView {
  return { ...STANDARD, ...change };
}

test("teams need three players, the advanced game exactly two, and the others any number", () => {
  expect([2, 3, 6].map((players) => modeProblem("teams", players) === null)).toEqual([false, true, true]);
  expect([2, 3].map((players) => modeProblem("advanced_two_player", players) === null)).toEqual([true, false]);
  expect(modeProblem("teams", 2)).toBe("Teams need 3 players or more.");
  expect(modeProblem("simplified", 5)).toBeNull();
});

test("a room can't be started with too few for its mode or its elements", () => {
  expect(problem(null, 2)).toBeNull();
  expect(problem(options({ mode: "teams" }), 2)).toBe("Teams need 3 players or more.");
  const wild = options({ teleporters: 3, rocks: 3, blobs: 1 });
  expect(problem(wild, 5)).toBeNull();
  expect(problem(wild, 4)).toMatch(/no room/);
});

test("seats become four in the advanced game and even in teams", () => {
  expect(seatCount(options({ mode: "advanced_two_player" }), 2)).toBe(4);
  expect([3, 4, 5].map((players) => seatCount(options({ mode: "teams" }), players))).toEqual([4, 4, 6]);
  expect(seatCount(STANDARD, 5)).toBe(5);
});

test("a pair takes two places, a rock and a blob one, mud none; the board is that of the seats", () => {
  const full = options({ teleporters: 2, rocks: 2, blobs: 1, mud: 3 });
  expect([2, 3, 4].map((players) => placesLeft(full, players))).toEqual([3, 2, 0]);
  expect(placesLeft({ ...full, mode: "advanced_two_player" }, 2)).toBe(0);
  expect(hasRoom(full, 4, "blobs", 2)).toBe(false);
  expect(hasRoom(full, 4, "blobs", 0)).toBe(true);
  expect(hasRoom(options({ rocks: 3, teleporters: 3 }), 4, "mud", 3)).toBe(true);
});

test("options that do not fit the players return to the standard game, and too many elements are left out", () => {
  expect(fitted(options({ mode: "advanced_two_player", mud: 2 }), 3)).toEqual(options({ mud: 2 }));
  expect(fitted(options({ mode: "teams" }), 4).mode).toBe("teams");
  const most = options({ teleporters: 3, rocks: 3, blobs: 3, mud: 3 });
  expect(fitted(most, 6)).toEqual(most);
  expect(fitted(most, 4)).toEqual(options({ teleporters: 3, rocks: 1, blobs: 0, mud: 3 }));
});

test("only differences from the standard game are listed", () => {
  expect(optionWords(null)).toEqual([]);
  expect(optionWords(STANDARD)).toEqual([]);
  expect(optionWords(options({ mode: "teams", score_victory: false }))).toEqual(["Teams"]);
  expect(optionWords(options({ score_victory: false, stalled_after: 0, teleporters: 1, mud: 2 }))).toEqual([
    "No score victory",
    "Never ends for lack of deliveries",
    "1 teleporter pair",
    "2 mud hexes",
  ]);
  expect(optionWords(options({ stalled_after: 1, placing: "example" }))).toEqual(["Ends after 1 round without a delivery", "Example elements"]);
  expect(optionWords(options({ placing: "by_hand", rock_hexes: [[0, 2]], colours: ["pink", "red"] }))).toEqual([
    "Placed by hand: 1 rock",
    "Custom colours",
  ]);
});

test("the introduction says who holds two seats in odd teams", () => {
  expect(introduction(null, 2)).toMatch(/^Two robots each/);
  expect(introduction(options({ mode: "simplified" }), 2)).toMatch(/^One robot each/);
  expect(introduction(options({ mode: "teams" }), 5)).toMatch(/two seats/);
  expect(introduction(options({ mode: "teams" }), 5)).toMatch(/most points win/);
  expect(introduction(options({ score_victory: false }), 2)).toMatch(/most points win/);
  expect(introduction(STANDARD, 2)).toMatch(/first to/);
  expect(introduction(options({ mode: "teams" }), 4)).not.toMatch(/two seats/);
});

test("players know before the match with whom they play and how many robots they have", () => {
  const teams: OptionsView = { ...STANDARD, mode: "teams" };
  const at = (options: OptionsView, players: number) =>
    Array.from({ length: players }, (_, seat) => {
      const { seats, team, robots } = layout(options, players, seat);
      return [seats, team, robots];
    });
  expect(at(teams, 3)).toEqual([[1, 0, 2], [2, 1, 4], [1, 0, 2]]);
  expect(at(teams, 4)).toEqual([[1, 0, 2], [1, 1, 2], [1, 0, 2], [1, 1, 2]]);
  expect(at({ ...STANDARD, mode: "advanced_two_player" }, 2)).toEqual([[2, null, 4], [2, null, 4]]);
  expect(at({ ...STANDARD, mode: "simplified" }, 2)).toEqual([[1, null, 1], [1, null, 1]]);
  expect(layout(null, 2, 1)).toEqual({ seats: 1, team: null, robots: 2 });
});

const PLAN = { players: 2, options: STANDARD, clock: null };
const teams = PRESETS.find(({ id }) => id === "teams")!;

describe("a preset", () => {
  test.each(PRESETS)("$id is known again as itself", (preset) => {
    expect(presetOf(preset.apply(PLAN), PRESETS)).toBe(preset);
  });

  test("is none as soon as something else is chosen", () => {
    expect(presetOf({ ...PLAN, options: { ...STANDARD, rocks: 1 } }, PRESETS)).toBeNull();
  });

  test("of teams has enough players for them", () => {
    expect(teams.apply(PLAN).players).toBe(4);
    expect(teams.apply({ ...PLAN, players: 6 }).players).toBe(6);
  });
});

/** A repeatable source of chance. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

test.each(PLAYER_COUNTS)("a random set-up for %i players keeps the rules of placing", (players) => {
  const random = chance(players);
  const seen = new Set<string>();
  for (let count = 0; count < 50; count += 1) {
    const options = randomSetup({ ...STANDARD, rocks: 2 }, players, random);
    expect(options.placing).toBe("by_hand");
    expect(problem(options, players)).toBeNull();
    expect(withFitting(options, seatCount(options, players), robotCount(options))).toEqual(options);
    expect(options.teleporter_hexes.length).toBeGreaterThan(0);
    expect(options.mud_hexes.length).toBeGreaterThan(0);
    seen.add(JSON.stringify(lying(options)));
  }
  expect(seen.size).toBeGreaterThan(45);
});

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
