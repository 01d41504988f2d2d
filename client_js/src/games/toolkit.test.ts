import { describe, expect, test } from "vitest";
import { apply, fromSnapshot } from "../model/room";
import type { RoomModel } from "../model/types";
import { sampleSnapshot } from "./twin_tin_bots/samples";
import { decode, decodeAs, encodeAs } from "../protocol/codec";
import { gameOf } from "./registry";
import { loadGame } from "./toolkit";

/** A whole game as a module without a build step: players add to a number. */
const COUNTING = `
export default ({ h, words }) => ({
  apiVersion: 1,
  id: "counting",
  title: "Counting",
  playerCounts: [2],
  schema: {
    enums: { Size: ["small", "large"] },
    unions: { GameEvent: ["Added"], GameCommand: ["Add"], Choice: ["Ask"] },
    structs: {
      Added: { tag: 32, key: "type", name: "added", fields: [["by", "value"], ["size", ["enum", "Size"]]] },
      Add: { tag: 1, key: "type", name: "add", fields: [["by", "value"]] },
      Ask: { tag: 1, key: "kind", name: "ask", fields: [["id", "value"], ["seat", "value"]] },
      View: { fields: [["sum", "value"], ["turn", "value"]] },
      OptionsView: { fields: [["target", "value"]] },
    },
  },
  model: {
    eventTypes: new Set(["added"]),
    fold: (view, { by }) => ({ ...view, sum: view.sum + by }),
    activeSeats: ({ turn }) => [turn],
    playingSeats: () => [0, 1],
  },
  animation: { durationOf: () => 100, startsTurn: () => true },
  options: { standard: {}, presets: [], fit: (options) => options, problem: () => null, words: () => [], Form: () => null },
  introduction: () => "Count to " + words.plural(1, "ten", "tens"),
  seatChips: () => [],
  resignWords: "You lose.",
  Match: ({ view }) => h("p", {}, String(view.sum)),
  CoverArt: () => null,
  SeatMark: () => null,
});
`;

const address = `data:text/javascript,${encodeURIComponent(COUNTING)}`;

describe("a game from outside", () => {
  test("is a plain module that is made with the client's toolkit", async () => {
    await loadGame("counting", address);
    const game = gameOf("counting")!;
    expect(game.title).toBe("Counting");
    expect(game.introduction(null, 2)).toBe("Count to 1 ten");
    expect(game.CoverArt()).toBeNull();
  });

  test("folds its own events, and no other game's", async () => {
    await loadGame("counting", address);
    const plain = fromSnapshot(sampleSnapshot());
    const model: RoomModel = { ...plain, room: { ...plain.room, game: "counting" }, view: { sum: 3, turn: 0 } };
    expect(apply(model, { type: "added", by: 4 } as { type: string })!.view).toEqual({ sum: 7, turn: 0 });
    expect(apply(model, { type: "turn_started" })).toBeNull();
    expect(apply({ ...model, room: { ...model.room, game: "unheard_of" } }, { type: "added" })).toBeNull();
  });

  test("is read and written by its own tables, also where its tags are another game's", async () => {
    await loadGame("counting", address);
    const frame = { type: "events", epoch: 1, number: 8, standing: false, digest: null } as const;
    const events = [{ type: "seat_left", seat: 1 }, { type: "added", by: 4, size: "large" }];
    const bytes = encodeAs("ServerMessage", { ...frame, events }, "counting");
    expect(decode(bytes, "counting")).toEqual({ ...frame, events });
    const elsewhere = decode(bytes, "twin_tin_bots") as unknown as { events: unknown[] };
    expect(elsewhere.events).not.toContainEqual(events[1]);
    const command = { type: "command", id: "k", seat: 0, choice: 7, command: { type: "add", by: 2 } };
    expect(decodeAs("ClientMessage", encodeAs("ClientMessage", command, "counting"), "counting")).toEqual(command);
  });

  test("gives its content the place that a message's own field for the game names", async () => {
    await loadGame("counting", address);
    const { room, ...snapshot } = sampleSnapshot();
    const options = { target: 10 };
    const choices = [{ kind: "ask", id: 7, seat: 0 }];
    const message = { ...snapshot, room: { ...room, game: "counting", options }, view: { sum: 3, turn: 1 }, choices };
    expect(decode(encodeAs("ServerMessage", message))).toEqual(message);
  });

  test("takes the tables that the service has made of the types, if the module has none", async () => {
    const schema = { enums: {}, unions: {}, structs: { View: { fields: [] } } };
    const bare = COUNTING.replace(/schema: {[^]*},\n  model/, "model");
    await loadGame("counting", `data:text/javascript,${encodeURIComponent(bare)}`, schema);
    expect(gameOf("counting")!.schema).toBe(schema);
  });

  test.each([
    ["another name", COUNTING.replace('"counting"', '"other"'), "is of the game other, not of counting"],
    ["another version", COUNTING.replace("apiVersion: 1", "apiVersion: 2"), "needs version 2 of the client API"],
    ["a platform's event", COUNTING.replace('Set(["added"])', 'Set(["seat_left"])'), "has an event seat_left"],
    ["no factory", "export const game = 1;", "has no function as its default export"],
  ])("is refused with %s", async (_, code, problem) => {
    await expect(loadGame("counting", `data:text/javascript,${encodeURIComponent(code)}`)).rejects.toThrow(problem);
  });
});
