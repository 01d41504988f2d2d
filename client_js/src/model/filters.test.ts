import { describe, expect, test } from "vitest";
import { ALL, countOf, isAny, roomFilter } from "./filters";
import { addressOf, filtersOf, questionOf } from "./history";

describe("filters", () => {
  test("are counted without the search, which is one too", () => {
    expect(countOf(ALL)).toBe(0);
    expect(countOf({ ...ALL, players: 2, people: true, search: "x" })).toBe(2);
    expect([isAny(ALL), isAny({ ...ALL, search: " " }), isAny({ ...ALL, search: "x" }), isAny({ ...ALL, free: true })]).toEqual([false, false, true, true]);
  });

  test("are sent only if one is set, in a form that the server takes", () => {
    expect(roomFilter(ALL)).toBeNull();
    expect(roomFilter({ ...ALL, search: "   " })).toBeNull();
    expect(roomFilter({ ...ALL, tempo: "hasty", players: 3 })).toEqual({ ...ALL, players: 3 });
    expect(roomFilter({ ...ALL, search: `  ${"x".repeat(60)}` })?.search).toBe("x".repeat(40));
  });
});

test("the filters of an address come back from it", () => {
  for (const query of ["", "all=1&words=100%25+fun_table", "person=Ann+100%25&game=volt&opponent=Ben_B&result=won&since=2026-11-01"]) {
    expect(addressOf(filtersOf(query, true))).toBe(query);
  }
});

test("the matches of all are asked for by a reader without a name", () => {
  expect(questionOf(filtersOf("", false), null, 20)).toBe("limit=20");
  expect(questionOf(filtersOf("", true), "5.r1", 20)).toBe("mine=1&limit=20&cursor=5.r1");
});

test("wrong values of an address are left out, and so is what only one person's matches have", () => {
  expect(questionOf(filtersOf("since=yesterday&rated=maybe&result=draw&game=volt", true), null, 5)).toBe("mine=1&game=volt&limit=5");
  expect(questionOf(filtersOf("all=1&result=won&opponent=Ben", true), null, 5)).toBe("limit=5");
});
