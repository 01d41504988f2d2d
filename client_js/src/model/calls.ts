/** What a person is called to, wherever they are: a seat that is offered to them, or another match. Pure. */
import type { Incoming } from "./types";

export type Call = Incoming<"seat_offered"> | Incoming<"rematch_offered">;

/** The room that a call leads to. */
export function roomOf(call: Call): string {
  return call.type === "seat_offered" ? call.room : call.next;
}

/** The calls with another one; of those to the same place the newest stays. */
export function withCall(calls: readonly Call[], call: Call): readonly Call[] {
  return [...without(calls, call), call];
}

/** The calls without those to the place of one. */
export function without(calls: readonly Call[], call: Call): readonly Call[] {
  return calls.filter((other) => other.type !== call.type || roomOf(other) !== roomOf(call));
}

/** The calls that are of use to somebody in a room, where an offer of that room is shown anyway. */
export function elsewhere(calls: readonly Call[], room: string | null): readonly Call[] {
  return calls.filter((call) => roomOf(call) !== room && !(call.type === "rematch_offered" && call.room === room));
}
