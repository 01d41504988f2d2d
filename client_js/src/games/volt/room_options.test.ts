/** What fits how many players. */
import { expect, test } from "vitest";
import { ENUMS } from "./generated";
import { COLOURS, PRESETS, STANDARD, fitted, optionWords, problem, targetOf } from "./room_options";

test("players and KillBots together are two to four", () => {
  const robots = (players: number, killbots: number) => problem({ ...STANDARD, killbots }, players) === null;
  expect([robots(1, 0), robots(1, 1), robots(1, 3), robots(2, 0), robots(2, 2), robots(2, 3), robots(4, 1)]).toEqual([false, true, true, true, true, false, false]);
});

test("options become such that so many players can use them", () => {
  for (const players of [1, 2, 3, 4]) {
    for (const killbots of [0, 1, 2, 3]) {
      const options = fitted({ ...STANDARD, killbots }, players);
      expect(problem(options, players), `${players} players, ${killbots} KillBots`).toBeNull();
      expect(fitted(options, players)).toEqual(options);
    }
  }
});

test("training has two arenas and a target of its own", () => {
  const options = fitted({ ...STANDARD, mode: "training", arena: "D", target: 7 }, 2);
  expect([options.arena, options.target, targetOf(options)]).toEqual(["A", 0, 3]);
});

test("the standard game has no words, and each preset fits its players", () => {
  expect(optionWords(STANDARD)).toEqual([]);
  for (const { apply } of PRESETS) {
    const { players, options } = apply({ players: 3, options: STANDARD, clock: null });
    expect(problem(options, players)).toBeNull();
  }
});

test("the colours of the seats are the protocol's", () => {
  expect(COLOURS).toEqual(ENUMS.Colour);
});
