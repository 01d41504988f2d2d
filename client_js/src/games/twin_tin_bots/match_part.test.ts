import { describe, expect, test } from "vitest";
import { bytes } from "../../net/seeds";
import { type EventOf, model, robotOf } from "./fold";
import type { GameEvent, View, Crystal, SeatView } from "./generated";
import { dealOf } from "./match_part";
import { A0, A1, IN_RUN, sampleEvents, sampleSeat, sampleView, sampleSnapshot, sampleRobot } from "./samples";
import { finalScore, rankingNow } from "./end";
import { hasCompany, membersOf, namesOf, sideName, sideOf, sideScore, sidesOf } from "./sides";
import { forecast as forecastOf } from "./forecast";

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

const { room } = sampleSnapshot();
const [ann, bob] = room.seats;
const COLOURS = ["blue", "yellow", "red", "green"] as const;

function four(sides: readonly number[]) {
  return sampleView({ sides, seats: COLOURS.map((colour, seat) => sampleSeat({ colour, delivered: [seat, 0, 0] })) });
}

const alone = four([0, 1, 2, 3]);
const pairs = four([0, 1, 0, 1]);
const two = { ...room, seats: [ann!, bob!, ann!, bob!] };
const teams = { ...room, seats: [ann!, bob!, { identity: "cy", name: "Cy", bot: null }, { identity: "dee", name: "Dee", bot: null }] };

test("seats are grouped by side, and are alone where the server says nothing of sides", () => {
  expect(sidesOf(pairs)).toEqual([[0, 2], [1, 3]]);
  expect(sidesOf(four([]))).toEqual([[0], [1], [2], [3]]);
  expect([alone, pairs].map(hasCompany)).toEqual([false, true]);
  expect(sideOf(pairs, 3)).toBe(1);
});

test("a side's points are those of all its bases", () => {
  expect(sidesOf(pairs).map((side) => sideScore(pairs, side))).toEqual([4, 8]);
});

test("a player with two seats is named with the colour, others by their name alone", () => {
  expect([0, 1, 2, 3].map(namesOf(two, pairs))).toEqual(["Ann (blue)", "Bob (yellow)", "Ann (red)", "Bob (green)"]);
  expect([0, 1, 2].map(namesOf(teams, pairs))).toEqual(["Ann", "Bob", "Cy"]);
  expect(namesOf({ ...room, seats: [null] }, alone)(0)).toBe("1");
});

test("a person's side has the person's name, a team a number", () => {
  expect(sidesOf(pairs).map((side) => sideName(two, pairs, side))).toEqual(["Ann", "Bob"]);
  expect(sideName(teams, alone, [2])).toBe("Cy");
  expect(sideName({ ...room, seats: [null] }, alone, [0])).toBe("1");
  const match = { ...pairs, mode: "teams" } as const;
  expect(sidesOf(match).map((side) => sideName(teams, match, side))).toEqual(["Team 1", "Team 2"]);
});

test("a player with two seats of a team is named once, and bots are marked as bots", () => {
  expect(membersOf(teams, [0, 2])).toEqual(["Ann", "Cy"]);
  expect(membersOf(two, [1, 3])).toEqual(["Bob"]);
  const bot = { identity: "b-1", name: "Cog", bot: "greedy" } as const;
  expect(membersOf({ ...room, seats: [ann!, bot, bot] }, [0, 1, 2])).toEqual(["Ann", "Cog (bot)"]);
});

/** A match of as many seats as `delivered` has entries, each with one robot. */
function match(delivered: readonly SeatView["delivered"][], cargo: readonly (Crystal | null)[] = [], change: Partial<View> = {}): View {
  return sampleView({
    seats: delivered.map((counts) => sampleSeat({ delivered: counts })),
    robots: delivered.map((_, seat) => sampleRobot({ seat, cargo: cargo[seat] ?? null })),
    sides: delivered.map((_, seat) => seat),
    ...change,
  });
}

const order = (view: View) => rankingNow(view).map(({ side, place, behindBy }) => [side, place, behindBy]);

test("carried crystals count one less than delivered ones", () => {
  const view = match([[1, 1, 1], [0, 0, 0]], ["pink", "blue"]);
  expect(finalScore(view, [0])).toMatchObject({ delivered: 9, carried: 3, total: 12, cargo: ["pink"], crystals: [1, 1, 1] });
  expect(finalScore(view, [1])).toMatchObject({ delivered: 0, carried: 1, total: 1 });
});

test("ties are parted by blue, then green, then the worth in the base; else the place is shared", () => {
  expect(order(match([[0, 0, 3], [3, 2, 0]]))).toEqual([[[1], 1, null], [[0], 2, "blue"]]);
  expect(order(match([[0, 0, 3], [0, 4, 0]]))).toEqual([[[1], 1, null], [[0], 2, "green"]]);
  expect(order(match([[0, 0, 1], [0, 0, 0]], [null, null]))).toEqual([[[0], 1, null], [[1], 2, "score"]]);
  const base = match([[0, 0, 0], [0, 0, 0], [0, 0, 1]], ["pink"]);
  const carriers = [...base.robots, sampleRobot({ seat: 0, name: "B", cargo: "blue" })];
  expect(order({ ...base, robots: carriers })).toEqual([[[2], 1, null], [[0], 2, "delivered"], [[1], 3, "score"]]);
  expect(order(match([[1, 0, 0], [1, 0, 0], [0, 0, 0]]))).toEqual([[[0], 1, null], [[1], 1, "shared"], [[2], 3, "score"]]);
});

test("resigned sides come last", () => {
  const view = match([[0, 0, 2], [0, 0, 0]]);
  const seats = view.seats.map((seat, index) => (index === 0 ? { ...seat, resigned: true } : seat));
  expect(order({ ...view, seats })).toEqual([[[1], 1, null], [[0], 2, "resigned"]]);
});

test("the player who reached the points has won, whatever others carry", () => {
  const result = { reason: "score", ranking: [[0], [1]], scores: [11, 12] } as const;
  const view = match([[0, 1, 2], [0, 3, 0]], [null, "pink"], { result });
  expect(order(view)).toEqual([[[0], 1, null], [[1], 2, "won"]]);
});

test("a side's seats are added up", () => {
  const view = match([[1, 0, 0], [0, 1, 0], [1, 0, 0], [0, 0, 0]], [], { sides: [0, 1, 0, 1] });
  expect(rankingNow(view).map(({ side, total, crystals }) => [side, total, crystals[0]])).toEqual([[[0, 2], 4, 2], [[1, 3], 3, 0]]);
});

const view = sampleView();
const forecast = (events: Parameters<typeof forecastOf>[2], choice: Parameters<typeof forecastOf>[3] = null) => forecastOf(view, 0, events, choice);

function moved(at: readonly [number, number], to: readonly [number, number], gates: readonly never[] = []): GameEvent {
  return { type: "robot_moved", cause: IN_RUN, robot: A0, at, to, direction: 0, gates, stuck: false };
}

test("steps of one robot make one track, and the robot is shown where it would be", () => {
  const { tracks, robots } = forecast([moved([0, 1], [1, 1]), moved([1, 1], [2, 1])]);
  expect(tracks).toEqual([{ seat: 0, round: 1, parts: [[[0, 1], [1, 1], [2, 1]]] }]);
  expect(robots).toEqual([expect.objectContaining({ ...A0, at: [2, 1] })]);
});

test("a teleporter parts a track", () => {
  const gate = { ...moved([0, 1], [2, 2]), gates: [[[-1, -2], [1, 2]]] } as GameEvent;
  expect(forecast([gate]).tracks[0]!.parts).toEqual([[[0, 1], [-1, -2]], [[1, 2], [2, 2]]]);
});

test("pushed crystals and blobs have tracks of their own and are shown where they would be", () => {
  const { tracks, crystals, blobs } = forecast([
    sampleEvents.crystal_pushed,
    { ...sampleEvents.crystal_pushed, at: [2, 1], to: [3, 1] },
    sampleEvents.blob_pushed,
  ]);
  expect(tracks).toEqual([{ seat: null, round: 1, parts: [[[1, 1], [2, 1], [3, 1]]] }, { seat: null, round: 1, parts: [[[0, -1], [1, -1]]] }]);
  expect(crystals).toEqual([{ at: [3, 1], crystal: "blue" }]);
  expect(blobs).toEqual([[1, -1]]);
});

test("a turn and a load show the robot anew, without a track", () => {
  const { tracks, robots, crystals } = forecast([sampleEvents.robot_turned, sampleEvents.crystal_loaded]);
  expect(tracks).toEqual([]);
  expect(robots).toEqual([expect.objectContaining({ facing: 4, cargo: "blue" })]);
  expect(crystals).toEqual([]);
});

test("the view that is looked ahead from stays as it is, and unknown events are left out", () => {
  const before = structuredClone(view);
  expect(forecast([{ type: "unknown", tag: 99 }, sampleEvents.passed]).events).toEqual([sampleEvents.passed]);
  expect(view).toEqual(before);
});

const started = (slot: number, tile: "forward_1" | "turn_left" | "load"): GameEvent => ({ type: "order_started", cause: { ...IN_RUN, slot }, tile });

test("orders are numbered, with the place after each and the reason of those that are ignored", () => {
  const { steps, turns } = forecast([
    started(1, "forward_1"),
    moved([0, 1], [1, 1]),
    started(2, "load"),
    { ...sampleEvents.order_ignored, cause: IN_RUN, robot: A0, order: "load", reason: "nothing_to_load" },
    started(3, "turn_left"),
    { ...sampleEvents.robot_turned, cause: { ...IN_RUN, slot: 3 }, robot: A0, steps: -1, facing: 5 },
  ]);
  expect(steps.map(({ number, slot, tile, at, reason }) => [number, slot, tile, at, reason])).toEqual([
    [1, 1, "forward_1", [1, 1], null],
    [2, 2, "load", [1, 1], "nothing_to_load"],
    [3, 3, "turn_left", [1, 1], null],
  ]);
  expect(turns).toEqual([{ seat: 0, round: 1, at: [1, 1], steps: -1, facing: 5 }]);
});

test("orders and ways of later rounds are distinct, and others' orders get no numbers", () => {
  const theirs = { ...sampleEvents.turn_started, cause: { seat: 1, robot: null, slot: null } };
  const ours = { ...sampleEvents.turn_started, cause: { seat: 0, robot: null, slot: null } };
  const order = { ...sampleEvents.order_started, cause: { seat: 1, robot: "A", slot: 1 } } as GameEvent;
  const { steps, tracks } = forecast([started(1, "forward_1"), moved([0, 1], [1, 1]), theirs, order, ours, started(1, "forward_1"), moved([1, 1], [2, 1])]);
  expect(steps.map(({ round, number }) => [round, number])).toEqual([[1, 1], [2, 1]]);
  expect(tracks.map(({ round }) => round)).toEqual([1, 2]);
});

test("a zap shows its way from the robot on", () => {
  const { zaps } = forecast([{ ...sampleEvents.zap_fired, robot: A0, path: [[1, 1], [2, 1]] } as GameEvent]);
  expect(zaps).toEqual([[[0, 1], [1, 1], [2, 1]]]);
});

test("a delivery shows its points at the base, and an open choice the hexes it is about", () => {
  const delivered = { ...sampleEvents.crystal_delivered, seat: 0, crystal: "pink" } as GameEvent;
  const { deliveries, stop } = forecast([delivered], { kind: "zap_robot", id: 1, seat: 0, robot: A1, options: [null] });
  expect(deliveries).toEqual([{ seat: 0, at: [3, 0], points: 4 }]);
  expect(stop).toEqual([[-2, 1]]);
});
