import { expect, test } from "vitest";
import { ASKED, isAsked, withOrder, withZap } from "./seat";

test("orders are named only if the zap gives some", () => {
  const ordering = withZap(ASKED, "orders");
  expect(ordering.orders).toHaveLength(5);
  expect(isAsked(ordering)).toBe(false);
  expect(withZap(ordering, "decline").orders).toEqual([]);
  expect(isAsked(withZap(ordering, "ask"))).toBe(true);
});

test("an order is taken away, put last, and the last one stays", () => {
  const two = { ...withZap(ASKED, "orders"), orders: ["load", "unload"] as const };
  expect(withOrder(two, "load").orders).toEqual(["unload"]);
  expect(withOrder(withOrder(two, "load"), "load").orders).toEqual(["unload", "load"]);
  expect(withOrder({ ...two, orders: ["load"] }, "load").orders).toEqual(["load"]);
});
