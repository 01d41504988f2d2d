import { expect, test } from "vitest";
import { standingsOf } from "./standings";
import { verdictOf } from "./verdict";

test("a verdict has the own points first, then those of the others by place", () => {
  const result = { ranking: [[0], [1], [2]], points: [12, 9, 4] };
  expect(verdictOf(result, [1])).toEqual({ kind: "placed", place: 2, points: [9, 12, 4] });
  expect(verdictOf(result, [0])).toEqual({ kind: "won", place: 1, points: [12, 9, 4] });
});

test("the second of two has lost, also without points", () => {
  expect(verdictOf({ ranking: [[0], [1]] }, [1])).toEqual({ kind: "lost", place: 2, points: [] });
});

test("a first place of all is a draw, and of some is shared", () => {
  expect(verdictOf({ ranking: [[0, 1]] }, [1])?.kind).toBe("drawn");
  expect(verdictOf({ ranking: [[0, 1], [2]] }, [1])?.kind).toBe("shared");
});

test("a place counts the sides ahead, as in a race", () => {
  expect(standingsOf({ ranking: [[2], [0, 3], [1]] }).map(({ side, place }) => [...side, place])).toEqual([[2, 1], [0, 2], [3, 2], [1, 4]]);
  expect(verdictOf({ ranking: [[0, 1], [2]] }, [2])).toMatchObject({ kind: "placed", place: 3 });
});

test("the best of several own sides counts", () => {
  expect(verdictOf({ ranking: [[0], [1], [2]] }, [1, 2])).toMatchObject({ kind: "placed", place: 2 });
});

test("the members of a team have the verdict and the points of their side", () => {
  const teams = { ranking: [[1, 3], [0, 2]], points: [5, 8, 6, 12], sides: [[0, 2], [1, 3]] };
  expect(verdictOf(teams, [2])).toEqual({ kind: "lost", place: 2, points: [11, 20] });
});

test("opponents that the rules play are a side without players", () => {
  const squad = { ranking: [[1, 2, 3], [0]], points: [1, 0, 4, 3], sides: [[0], [1, 2, 3]] };
  expect(verdictOf(squad, [0])).toEqual({ kind: "lost", place: 2, points: [1, 7] });
});

test("spectators, and a player against no one else, have no verdict", () => {
  expect(verdictOf({ ranking: [[0], [1]] }, [])).toBeNull();
  expect(verdictOf({ ranking: [[0], [1]] }, [0, 1])).toBeNull();
  expect(verdictOf({ ranking: [[0]] }, [0])).toBeNull();
});
