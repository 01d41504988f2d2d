import { expect, test } from "vitest";
import "../games/all_loaded";
import type { View } from "../games/twin_tin_bots/generated";
import { sampleEvents, sampleSnapshot } from "../games/twin_tin_bots/samples";
import type { Event, EventFrame } from "../protocol/generated";
import { advance, apply, fromSnapshot, stepsOf, withChoices, isAwaited, waitedFor } from "./room";
import { isAlwaysVisible, missingOn, voteOptions, votes, wants, wouldWin } from "./absence";

const model = fromSnapshot(sampleSnapshot());

function frame(events: EventFrame["events"], number = 8, epoch = 1): EventFrame {
  return { type: "events", epoch, number, events, standing: false, digest: null };
}

test("every event of the game and of the room is folded", () => {
  for (const event of Object.values(sampleEvents)) expect(apply(model, event), event.type).not.toBeNull();
});

test("a frame becomes a step per event, each with the room after it, and closes the choices", () => {
  const steps = stepsOf(model, frame([sampleEvents.robot_moved, sampleEvents.robot_turned]))!;
  expect(steps.map(({ event }) => event.type)).toEqual(["robot_moved", "robot_turned"]);
  expect(steps.map(({ number, index }) => [number, index])).toEqual([[8, 0], [8, 1]]);
  expect(steps.map(({ model: { view } }) => (view as View).robots[0]!.facing)).toEqual([0, 4]);
  expect(steps[1]!.model).toMatchObject({ number: 8, choices: [] });
});

test("a frame that is not the next one, of another epoch or with an unknown event is a gap", () => {
  expect(stepsOf(model, frame([], 9))).toBeNull();
  expect(stepsOf(model, frame([], 7))).toBeNull();
  expect(stepsOf(model, frame([], 8, 2))).toBeNull();
  expect(stepsOf(model, frame([{ type: "unknown", tag: 90 }]))).toBeNull();
  expect(stepsOf(model, frame([{ type: "from_the_future", cause: {} } as unknown as Event]))).toBeNull();
});

test("an event of the game without a match is a gap", () => {
  expect(apply({ ...model, view: null }, sampleEvents.passed)).toBeNull();
});

test("a frame without events still counts", () => {
  expect(advance(model, 8)).toMatchObject({ number: 8, choices: [] });
});

test("choices are taken for the same number only", () => {
  const rest = { choices: [{ kind: "program", id: 9, seat: 1 }], now: 0, clocks: [], hash: null, own: [] } as const;
  expect(withChoices(model, { type: "choices", epoch: 1, number: 7, ...rest })?.choices).toBe(rest.choices);
  expect(withChoices(model, { type: "choices", epoch: 1, number: 8, ...rest })).toBeNull();
  expect(withChoices(model, { type: "choices", epoch: 2, number: 7, ...rest })).toBeNull();
});

test("clocks are those of the newest frame that has them", () => {
  const clocks = [{ bank: 9000, off_turn: 5000, deadline: 9150, starts: 150, absent: false }];
  const changed = withChoices(model, { type: "choices", epoch: 1, number: 7, choices: [], now: 1_000, clocks, hash: null, own: [] })!;
  expect(changed).toMatchObject({ now: 1_000, clocks });
  expect(apply(changed, sampleEvents.timed_out)).toEqual(changed);
  expect(fromSnapshot(sampleSnapshot({ now: 2_000, clocks })).clocks).toBe(clocks);
});

test("seats are taken, left and closed up, the host changes, the match ends", () => {
  expect(apply(model, sampleEvents.seat_taken)!.room.seats[1]).toEqual({ identity: "cy", name: "Cy", bot: null });
  expect(apply(model, sampleEvents.seat_left)!.room.seats[1]).toBeNull();
  expect(apply(model, sampleEvents.host_changed)!.room.host).toBe("bob");
  expect(apply(model, sampleEvents.match_started)!.room).toMatchObject({
    status: "playing",
    players: 2,
    seats: [{ name: "Bob" }, { name: "Ann" }],
  });
  expect(apply(model, sampleEvents.match_finished)!.room.status).toBe("finished");
  expect(apply(model, sampleEvents.room_created)!.room.name).toBe("Yard");
});

test("a share of chance is the seat's until another player sits there", () => {
  const open = { ...model, room: { ...model.room, contributed: [false, false] } };
  const given = apply(open, sampleEvents.contributed)!;
  expect(given.room.contributed).toEqual([false, true]);
  expect(apply(given, sampleEvents.seat_left)!.room.contributed).toEqual([false, false]);
});

const CY = { identity: "cy", name: "Cy", bot: null };

function after(...events: readonly Event[]) {
  return events.reduce((room, event) => apply(room, event)!, model).room;
}

test("an offer stays until it has ended", () => {
  expect(after(sampleEvents.offer_made).offers).toEqual([sampleEvents.offer_made.offer]);
  expect(after(sampleEvents.offer_made, sampleEvents.offer_ended).offers).toEqual([]);
});

test("a user who is sent away is remembered once, and forgotten when let in", () => {
  const { person_barred } = sampleEvents;
  expect(after(person_barred, person_barred).barred).toEqual([CY]);
  expect(after(person_barred, { ...person_barred, barred: false }).barred).toEqual([]);
});

test("a room that grows has free seats, and one that shrinks has lost some", () => {
  const { room_changed } = sampleEvents;
  const larger = after({ type: "contributed", seat: 0, contribution: "" }, room_changed);
  expect(larger.seats.map((seat) => seat?.identity ?? null)).toEqual(["ann", "bob", null]);
  expect(larger).toMatchObject({ name: "Barn", players: 3, reserved: [null, null, CY] });
  expect(after(room_changed, { ...room_changed, players: 2, reserved: [] }).seats).toHaveLength(2);
});

test("the player of a reserved seat takes it, or another", () => {
  const { room_changed, seat_taken } = sampleEvents;
  expect(after(room_changed, { ...seat_taken, seat: 2 }).reserved).toEqual([]);
  expect(after(room_changed, { ...seat_taken, seat: 1 }).reserved).toEqual([]);
  expect(after(room_changed, { ...seat_taken, seat: 1, identity: "dee" }).reserved).toEqual([null, null, CY]);
});

test("agreements end with the beginning of the match, and offers with its end", () => {
  const { room_changed, ready_changed, offer_made, match_started, match_finished } = sampleEvents;
  expect(after(room_changed, ready_changed).ready).toEqual([1]);
  expect(after(room_changed, ready_changed, offer_made, match_started)).toMatchObject({ reserved: [], ready: [], asked: [], offers: [] });
  expect(after(offer_made, match_finished).offers).toEqual([]);
});

test("a person who bears the name of the host is waited for, and the host is not", () => {
  const settings = { ...after().settings, ready_check: true } as NonNullable<ReturnType<typeof after>["settings"]>;
  const seats = [
    { identity: "ann", name: "Sam", bot: null },
    { identity: "bob", name: "Sam", bot: null },
    { identity: "b-1", name: "Cog", bot: "greedy" as const },
  ];
  const room = { settings, seats, host: "ann" };
  expect(waitedFor({ ...room, ready: [], asked: [] }).map(({ identity }) => identity)).toEqual(["ann", "bob"]);
  expect(isAwaited({ ...room, ready: [0], asked: [] })).toBe(true);
  expect(isAwaited({ ...room, ready: [1], asked: [] })).toBe(false);
  const unchecked = { ...room, settings: { ...settings, ready_check: false } };
  expect(isAwaited({ ...unchecked, ready: [], asked: [] })).toBe(false);
  expect(waitedFor({ ...unchecked, ready: [], asked: ["bob"] }).map(({ identity }) => identity)).toEqual(["bob"]);
  expect(waitedFor({ ...unchecked, ready: [1], asked: ["bob"] })).toEqual([]);
});

const playing = apply(fromSnapshot(sampleSnapshot()), sampleEvents.absence_changed)!;
const absence = playing.room.absence!;

test("a missing player is known by the seat", () => {
  expect(missingOn(playing.room, 1)?.identity).toBe("bob");
  expect(missingOn(playing.room, 0)).toBeNull();
  expect(missingOn({ ...model.room, absence: null }, 1)).toBeNull();
});

const remedies = (changes: Partial<typeof absence>) => voteOptions({ ...absence, ...changes }, []).map(({ remedy }) => remedy);
const missing = (changes: object) => [{ ...absence.missing[0]!, ...changes }];

test("an adjourned match can go on or end, and nothing else", () => {
  expect(remedies({ adjourned: 5 })).toEqual(["go_on", "forfeit", "end"]);
});

test("only missing players can be counted as resigned", () => {
  expect(remedies({ missing: missing({ since: 0, ruled: true }) })).toEqual(["wait", "rules", "adjourn", "end"]);
});

test("nothing waits for a player who can never come back", () => {
  expect(remedies({ missing: missing({ left: true }) })).toEqual(["rules", "forfeit", "end"]);
});

test("bots of the game's two best levels may play for a missing player", () => {
  const words = voteOptions(absence, ["random", "greedy", "planner"]).map(({ remedy, level }) => level ?? remedy);
  expect(words).toEqual(["wait", "greedy", "planner", "rules", "adjourn", "forfeit", "end"]);
  expect(voteOptions(absence, ["random"]).map(({ level }) => level)).toContain("random");
  expect(voteOptions(absence, []).every(({ remedy }) => remedy !== "bot")).toBe(true);
});

test("bots of different levels are voted for apart", () => {
  const voted = { ...absence, ballots: [{ identity: "ann", remedy: "bot", level: "greedy" } as const] };
  expect(votes(voted, { remedy: "bot", level: "greedy" })).toBe(1);
  expect(votes(voted, { remedy: "bot", level: "planner" })).toBe(0);
  expect(wants(voted, "ann", { remedy: "bot", level: "greedy" })).toBe(true);
  expect(wants(voted, "bob", { remedy: "bot", level: "greedy" })).toBe(false);
});

test("a match that was ended before its end says so", () => {
  expect(apply(playing, sampleEvents.match_abandoned)!.room.abandoned).toBe("vote");
});

test("to count the missing as resigned, the best bot and what players are for stand before the rest", () => {
  const foremost = (changes: Partial<typeof absence>) => {
    const now = { ...absence, ...changes };
    const choices = voteOptions(now, ["random", "greedy", "planner"]);
    return choices.filter((choice) => isAlwaysVisible(now, choices, choice)).map(({ remedy, level }) => level ?? remedy);
  };
  expect(foremost({ ballots: [] })).toEqual(["planner", "forfeit"]);
  expect(foremost({ ballots: [{ identity: "ann", remedy: "wait", level: null }] })).toEqual(["wait", "planner", "forfeit"]);
  expect(foremost({ adjourned: 5, ballots: [] })).toEqual(["go_on", "forfeit", "end"]);
});

test("a player wins by a resignation of the missing if all other seats are theirs", () => {
  const { seats } = playing.room;
  const mine = { ...seats[0]!, identity: "ann" };
  const room = { ...model.room, absence: { ...absence, missing: missing({ since: 5 }) } };
  expect(wouldWin({ ...room, seats: [mine, { ...mine, identity: "bob" }] }, "ann")).toBe(true);
  expect(wouldWin({ ...room, seats: [mine, { ...mine, identity: "bob" }, { ...mine, identity: "cay" }] }, "ann")).toBe(false);
});
