import { expect, test } from "vitest";
import { sampleEvents, sampleSnapshot } from "../games/twin_tin_bots/samples";
import { isForemost, missingOn, offered, votes, wants, wouldWin } from "./absence";
import { apply, fromSnapshot } from "./room";

const model = apply(fromSnapshot(sampleSnapshot()), sampleEvents.absence_changed)!;
const absence = model.room.absence!;

test("a missing player is known by the seat", () => {
  expect(missingOn(model.room, 1)?.identity).toBe("bob");
  expect(missingOn(model.room, 0)).toBeNull();
  expect(missingOn({ ...model.room, absence: null }, 1)).toBeNull();
});

const remedies = (changes: Partial<typeof absence>) => offered({ ...absence, ...changes }, []).map(({ remedy }) => remedy);
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
  const words = offered(absence, ["random", "greedy", "planner"]).map(({ remedy, level }) => level ?? remedy);
  expect(words).toEqual(["wait", "greedy", "planner", "rules", "adjourn", "forfeit", "end"]);
  expect(offered(absence, ["random"]).map(({ level }) => level)).toContain("random");
  expect(offered(absence, []).every(({ remedy }) => remedy !== "bot")).toBe(true);
});

test("bots of different levels are voted for apart", () => {
  const voted = { ...absence, ballots: [{ identity: "ann", remedy: "bot", level: "greedy" } as const] };
  expect(votes(voted, { remedy: "bot", level: "greedy" })).toBe(1);
  expect(votes(voted, { remedy: "bot", level: "planner" })).toBe(0);
  expect(wants(voted, "ann", { remedy: "bot", level: "greedy" })).toBe(true);
  expect(wants(voted, "bob", { remedy: "bot", level: "greedy" })).toBe(false);
});

test("a match that was ended before its end says so", () => {
  expect(apply(model, sampleEvents.match_abandoned)!.room.abandoned).toBe("vote");
});

test("to count the missing as resigned, the best bot and what players are for stand before the rest", () => {
  const foremost = (changes: Partial<typeof absence>) => {
    const now = { ...absence, ...changes };
    const choices = offered(now, ["random", "greedy", "planner"]);
    return choices.filter((choice) => isForemost(now, choices, choice)).map(({ remedy, level }) => level ?? remedy);
  };
  expect(foremost({ ballots: [] })).toEqual(["planner", "forfeit"]);
  expect(foremost({ ballots: [{ identity: "ann", remedy: "wait", level: null }] })).toEqual(["wait", "planner", "forfeit"]);
  expect(foremost({ adjourned: 5, ballots: [] })).toEqual(["go_on", "forfeit", "end"]);
});

test("a player wins by a resignation of the missing if all other seats are theirs", () => {
  const { seats } = model.room;
  const mine = { ...seats[0]!, identity: "ann" };
  const room = { ...model.room, absence: { ...absence, missing: missing({ since: 5 }) } };
  expect(wouldWin({ ...room, seats: [mine, { ...mine, identity: "bob" }] }, "ann")).toBe(true);
  expect(wouldWin({ ...room, seats: [mine, { ...mine, identity: "bob" }, { ...mine, identity: "cay" }] }, "ann")).toBe(false);
});
