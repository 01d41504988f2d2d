/** Standing orders (rules section 5): those that hold, and those that go with the next answer. */
import { useMemo, useState } from "preact/hooks";
import type { GameCommand, Module, Order, SeatView, StandingOrder, View } from "./generated";

/** The modules that have no `yes`, since there is more to decide. */
const WITHOUT_YES: readonly Module[] = ["swivel_head", "remote_control", "telescopic_arm", "anchor"];

/** The orders that a module can have; none for a passive one. */
export function ordersFor({ cards }: View, module: Module): readonly Order[] {
  if (cards.find((card) => card.module === module)?.use === "passive") return [];
  if (module === "anchor") return ["ask", "no", "brake"];
  return WITHOUT_YES.includes(module) ? ["ask", "no"] : ["ask", "no", "yes"];
}

export interface Orders {
  /** The order that holds or will hold for a module. */
  of(module: Module): Order;
  /** Whether the order of a module waits for the next answer. */
  isPending(module: Module): boolean;
  set(module: Module, order: Order): void;
  /** The number of orders that wait. */
  readonly waiting: number;
  /** The command with the orders that wait. */
  withOrders<Command extends GameCommand>(command: Command): Command;
}

/** The orders that differ from those that hold. */
export function pendingOrders(wanted: ReadonlyMap<Module, Order>, held: readonly StandingOrder[], owned: readonly Module[]): StandingOrder[] {
  return [...wanted].filter(([module, order]) => owned.includes(module) && order !== heldOrder(held, module)).map(([module, order]) => ({ module, order }));
}

function heldOrder(held: readonly StandingOrder[], module: Module): Order {
  return held.find((one) => one.module === module)?.order ?? "ask";
}

/** The modules that a seat owns, equipped ones first. */
export function ownedModules({ left, right, own }: SeatView): Module[] {
  return [...left, ...right, ...(own?.inventory ?? [])];
}

/** The orders of a seat; what is changed here waits until the next answer of the player. */
export function useOrders(seat: SeatView | null): Orders {
  const [wanted, want] = useState<ReadonlyMap<Module, Order>>(new Map());
  return useMemo(() => {
    const held = seat?.own?.orders ?? [];
    const pending = pendingOrders(wanted, held, seat ? ownedModules(seat) : []);
    return {
      of: (module) => pending.find((one) => one.module === module)?.order ?? heldOrder(held, module),
      isPending: (module) => pending.some((one) => one.module === module),
      set: (module, order) => want((before) => new Map(before).set(module, order)),
      waiting: pending.length,
      withOrders: (command) => (pending.length > 0 ? { ...command, orders: pending } : command),
    };
  }, [wanted, seat]);
}
