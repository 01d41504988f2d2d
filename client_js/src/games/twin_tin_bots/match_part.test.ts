import { describe, expect, test } from "vitest";
import { bytes } from "../../net/seeds";
import { model, robotOf } from "./fold";
import type { EventOf } from "./fold";
import type { GameEvent, View } from "./generated";
import { dealOf } from "./match_part";
import { A0, A1, IN_RUN, sampleEvents, sampleSeat, sampleView } from "./samples";

function after<T extends GameEvent["type"]>(type: T, change: Partial<EventOf<T>> = {}, view = sampleView()): View {
  return model.fold(view, { ...sampleEvents[type], ...change } as GameEvent)!;
}

describe("programming", () => {
  test("a placed tile leaves the hand, what lay there comes back", () => {
    const [seat] = after("tile_placed").seats;
    expect(seat).toEqual(sampleSeat({ programs: [["load", null, "zap"], [null, null, null]], hand: [2, 1, 3, 3, 1, 2, 1, 1] }));
  });

  test("a special that the audience did not know was one of the secret ones", () => {
    const view = after("tile_placed", { cause: { ...IN_RUN, seat: 1 }, tile: "dash", slot: 2, returned: null });
    expect(view.seats[1]).toMatchObject({ secret_specials: 0, specials: [], programs: [["forward_1", "dash", "zap"], [null, null, null]] });
  });

  test("a special that comes back to hand is public", () => {
    const placed = after("tile_placed", { tile: "jump", returned: "forward_1" });
    expect(placed.seats[0]).toMatchObject({ specials: [], known: [] });
    const back = after("tile_removed", { slot: 1, tile: "jump" }, placed);
    expect(back.seats[0]).toMatchObject({ specials: ["jump"], known: ["jump"] });
  });

  test("swapped slots exchange their tiles, an empty one too", () => {
    expect(after("tiles_swapped").seats[0]!.programs[0]).toEqual([null, "forward_1", "zap"]);
  });

  test("a removed tile is in hand again", () => {
    const [seat] = after("tile_removed").seats;
    expect(seat!.programs[0]).toEqual(["forward_1", null, null]);
    expect(seat!.hand[6]).toBe(2);
  });

  test("a reset takes all tiles of the robot back", () => {
    const [seat] = after("robot_reset").seats;
    expect(seat!.programs[0]).toEqual([null, null, null]);
    expect(seat!.hand).toEqual([2, 1, 3, 3, 2, 2, 2, 1]);
  });

  test("a pass changes nothing", () => {
    expect(after("passed")).toEqual(sampleView());
  });

  test("the double modification is used up", () => {
    expect(after("double_modification_used").seats[0]!.hand[7]).toBe(0);
  });
});

describe("turns", () => {
  test("the next seat is active, the one before has finished a turn, robots in mud are stuck", () => {
    const view = after("turn_started", { round: 4, rounds_left: 2 }, sampleView({ executing: IN_RUN }));
    expect(view).toMatchObject({ active: 1, round: 4, rounds_left: 2, executing: null });
    expect(view.seats.map(({ turns }) => turns)).toEqual([3, 2]);
    expect(view.robots.map(({ stuck }) => stuck)).toEqual([false, false, true, false]);
  });

  test("a round without a delivery is one more quiet round, one with a delivery ends the row", () => {
    expect(after("turn_started", { round: 3 }, sampleView({ round: 3, quiet: 2 })).quiet).toBe(2);
    expect(after("turn_started", { round: 4 }, sampleView({ round: 3, quiet: 2 })).quiet).toBe(3);
    expect(after("crystal_delivered", {}, sampleView({ quiet: 2 })).quiet).toBeNull();
    expect(after("turn_started", { round: 3 }, sampleView({ round: 3, quiet: null })).quiet).toBeNull();
    expect(after("turn_started", { round: 4 }, sampleView({ round: 3, quiet: null })).quiet).toBe(0);
    expect(after("game_ended", {}, sampleView({ quiet: 2 })).quiet).toBeNull();
  });

  test("an order that begins is being executed", () => {
    expect(after("order_started").executing).toEqual(IN_RUN);
  });

  test("an order ignored because of mud frees the robot, any other reason changes nothing", () => {
    const view = sampleView();
    const stuck = { ...view, robots: view.robots.map((robot) => ({ ...robot, stuck: true })) };
    expect(robotOf(after("order_ignored", {}, stuck), A1).stuck).toBe(false);
    expect(after("order_ignored", { reason: "push_blocked" }, stuck)).toEqual(stuck);
  });

  test("the end phase counts rounds", () => {
    expect(after("end_phase_begun").rounds_left).toBe(3);
  });
});

describe("movement", () => {
  test.each(["robot_moved", "robot_pushed", "robot_jumped"] as const)(
    "%s takes the robot where the event says",
    (type) => {
      const { at, stuck } = robotOf(after(type), A0);
      expect({ at, stuck }).toEqual({ at: sampleEvents[type].to, stuck: sampleEvents[type].stuck });
    },
  );

  test("a robot turns to the facing that the event names", () => {
    expect(robotOf(after("robot_turned"), A0).facing).toBe(4);
  });

  test("a pushed crystal lies elsewhere, the others stay", () => {
    expect(after("crystal_pushed").crystals).toEqual([{ at: [0, 0], crystal: "green" }, { at: [2, 1], crystal: "blue" }]);
  });

  test.each(["blob_pushed", "blob_moved"] as const)("%s takes the blob along", (type) => {
    expect(after(type).blobs).toEqual([sampleEvents[type].to]);
  });
});

describe("crystals", () => {
  test("a loaded crystal is aboard and no longer on the board", () => {
    const view = after("crystal_loaded");
    expect(robotOf(view, A0).cargo).toBe("blue");
    expect(view.crystals).toEqual([{ at: [0, 0], crystal: "green" }]);
  });

  test.each(["crystal_taken", "crystal_handed"] as const)("%s moves the crystal from robot to robot", (type) => {
    const view = after(type);
    expect([robotOf(view, A0).cargo, robotOf(view, A1).cargo]).toEqual(["pink", null]);
  });

  test("an unloaded crystal lies on the board", () => {
    const view = after("crystal_unloaded");
    expect(robotOf(view, A1).cargo).toBeNull();
    expect(view.crystals).toContainEqual({ at: [-1, 1], crystal: "pink" });
  });

  test("a delivered crystal counts for the base's seat", () => {
    const view = after("crystal_delivered");
    expect(robotOf(view, A1).cargo).toBeNull();
    expect(view.seats.map(({ delivered }) => delivered)).toEqual([[0, 0, 0], [0, 0, 1]]);
  });

  test("a drawn special is one more secret, or a known one for its owner", () => {
    expect(after("special_drawn")).toMatchObject({ stack: 10, seats: [{}, { secret_specials: 2, specials: [] }] });
    expect(after("special_drawn", { seat: 0, tile: "u_turn" }).seats[0]!).toMatchObject({ specials: ["u_turn", "jump"], known: [] });
  });

  test("a placed crystal comes off the track", () => {
    const view = after("crystal_placed");
    expect(view.track).toEqual(["pink"]);
    expect(view.crystals).toContainEqual({ at: [-1, 0], crystal: "green" });
  });

  test("a crystal that found no room waits, and enters play from there", () => {
    const waiting = after("crystal_waited");
    expect(waiting).toMatchObject({ track: ["pink"], waiting: ["green"] });
    expect(after("crystal_placed", { waited: true }, waiting)).toMatchObject({ track: ["pink"], waiting: [] });
  });
});

describe("zaps and ends", () => {
  test.each(["zap_fired", "zap_obeyed", "zap_declined"] as const)("%s changes nothing by itself", (type) => {
    expect(after(type)).toEqual(sampleView());
  });

  test("the end reveals the specials and names the ranking", () => {
    const view = after("game_ended", {}, sampleView({ executing: IN_RUN }));
    expect(view.result).toEqual({ reason: "score", ranking: [[1], [0]], scores: [3, 11] });
    expect(view.seats.map(({ specials }) => specials)).toEqual([["jump"], ["dash"]]);
    expect(view.seats.map(({ secret_specials }) => secret_specials)).toEqual([0, 0]);
    expect(view.executing).toBeNull();
  });

  test("a seat that resigned is marked", () => {
    expect(after("seat_resigned").seats[0]!.resigned).toBe(true);
  });

  test("an event of a newer server is not folded", () => {
    expect(model.fold(sampleView(), { type: "new", cause: IN_RUN } as unknown as GameEvent)).toBeNull();
  });
});

test("no event changes the view that it is folded into", () => {
  const before = JSON.stringify(sampleView());
  const view = sampleView();
  for (const event of Object.values(sampleEvents)) if ("cause" in event) model.fold(view, event);
  expect(JSON.stringify(view)).toBe(before);
});

// What the service's own generator of chance makes of these seeds.
test.each([
  [Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join(""), 1, ["anti_zap", "double_zap", "turn_right_2", "jump"]],
  ["00".repeat(32), 0, ["long_range_zap", "dash"]],
  ["ff".repeat(32), 5, ["back_up", "dash", "turn_left_2", "jump", "anti_theft", "turn_right_2"]],
])("the deal of a seed is the one of the service: %s", (seed, first, specials) => {
  expect(dealOf(bytes(seed), specials.length, "standard")).toEqual({ first, specials });
  expect(dealOf(bytes(seed), specials.length, "simplified")).toEqual({ first, specials: [] });
});
