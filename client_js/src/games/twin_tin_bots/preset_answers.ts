/** Changes of what a player answers without being asked. */
import type { StandingAnswersView, Tile, ZapRule } from "./generated";
import { FORCED } from "./seat";

/** Everything is asked. */
export const ASKED: StandingAnswersView = { zap: "ask", orders: [], blob: "ask", crystal: "ask" };

/** Whether nothing is answered without asking. */
export function isAsked({ zap, blob, crystal }: StandingAnswersView): boolean {
  return zap === "ask" && blob === "ask" && crystal === "ask";
}

/** Orders are there only if the zap gives some: all of them, until the player says which. */
export function withZap(answers: StandingAnswersView, zap: ZapRule): StandingAnswersView {
  return { ...answers, zap, orders: zap === "orders" ? FORCED : [] };
}

/** An order comes last, or goes if it was there; the last one stays. */
export function withOrder(answers: StandingAnswersView, tile: Tile): StandingAnswersView {
  const others = answers.orders.filter((order) => order !== tile);
  if (others.length === answers.orders.length) return { ...answers, orders: [...others, tile] };
  return others.length === 0 ? answers : { ...answers, orders: others };
}
