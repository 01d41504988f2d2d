import { expect, test } from "vitest";
import type { SeatView, View } from "./generated";
import { ordersFor, ownedModules, pendingOrders } from "./orders";
import { sampleView } from "./samples";

const card = (module: string, use: string) => ({ module, use }) as unknown as View["cards"][number];
const view: View = { ...sampleView(), cards: [card("shield", "reaction"), card("thruster", "passive"), card("remote_control", "instead"), card("anchor", "reaction")] };

test("a module asks unless it has another order, and only modules that can be declined have orders", () => {
  expect(pendingOrders(new Map(), [], ["shield"])).toEqual([]);
  expect(ordersFor(view, "shield")[0]).toBe("ask");
  expect(ordersFor(view, "shield")).toEqual(["ask", "no", "yes"]);
  expect(ordersFor(view, "thruster")).toEqual([]);
  expect(ordersFor(view, "remote_control")).toEqual(["ask", "no"]);
});

test("the anchor can be set to brake as much as possible", () => {
  expect(ordersFor(view, "anchor")).toEqual(["ask", "no", "brake"]);
});

test("orders that differ from those that hold go with the next answer, also in the programming phase", () => {
  const held = [{ module: "shield", order: "yes" }] as const;
  const wanted = new Map([["shield", "ask"], ["bomb", "no"], ["anchor", "ask"], ["recoil", "yes"]] as const);
  expect(pendingOrders(wanted, held, ["shield", "bomb", "anchor"])).toEqual([
    { module: "shield", order: "ask" },
    { module: "bomb", order: "no" },
  ]);
});

test("all modules of one's own are known at any time, equipped ones first", () => {
  const seat = { left: ["shield"], right: ["recoil"], own: { inventory: ["bomb"], orders: [] } } as unknown as SeatView;
  expect(ownedModules(seat)).toEqual(["shield", "recoil", "bomb"]);
});
