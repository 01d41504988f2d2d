/** The addresses of moments of a match: `/m/<room>?turn=17&as=red`. */
import type { GameEvent, GameMatchPart } from "../../games/api";
import type { RoomModel } from "../../model/types";
import type { TimelineRequest, Viewpoint } from "../match/source";

/** The start of turn `turn`, from 1 on, or the room after `entry`; `as`: by whose view. */
interface MomentAddress {
  readonly turn?: number;
  readonly entry?: number;
  readonly as: string | null;
}

/** The address of a moment, which shows the room with its timeline open. */
export function momentPath(room: string, { turn, entry, as }: MomentAddress): string {
  const query = new URLSearchParams();
  if (turn !== undefined) query.set("turn", String(turn));
  if (entry !== undefined) query.set("entry", String(entry));
  if (as !== null) query.set("as", as);
  return `/m/${room}?${query}`;
}

/** The timeline that the query of an address asks for; a viewpoint in unknown words is that of the viewer. */
export function requestOf(address: string, model: RoomModel, game: GameMatchPart): TimelineRequest {
  const query = new URLSearchParams(address);
  const [turn, entry] = [numberIn(query, "turn"), numberIn(query, "entry")];
  const viewpoint = viewpointOf(query.get("as"), model, game);
  if (entry !== null) return { place: { kind: "entry", number: entry }, play: false, viewpoint };
  return { place: turn === null ? { kind: "start" } : { kind: "turn", turn }, play: false, viewpoint };
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const value = query.get(name) ?? "";
  return /^[0-9]{1,9}$/.test(value) ? Number(value) : null;
}

/**
 * The viewpoint that `as` names: the number of a seat from 1 on, `spectator`, the game's word for a seat, or the name of
 * its player. Null for the viewer's own.
 */
function viewpointOf(as: string | null, { room, view, audience }: RoomModel, game: GameMatchPart): Viewpoint {
  if (as === null) return null;
  if (as === "spectator") return audience.length > 0 ? as : null;
  const fits: readonly ((seat: number) => boolean)[] = [
    (seat) => String(seat + 1) === as,
    (seat) => view !== null && game.seatWord?.(view, seat) === as,
    (seat) => room.seats[seat]?.name === as,
  ];
  const found = fits.map((fit) => room.seats.findIndex((_, seat) => fit(seat))).find((seat) => seat >= 0);
  return found === undefined || audience.includes(found) ? null : found;
}

/** The selectors of the pieces of an event; none if the game does not say which they are, or can't be asked. */
export async function litBy({ lit }: Pick<GameMatchPart, "lit">, event: GameEvent): Promise<readonly string[]> {
  try {
    return (await lit?.(event)) ?? [];
  } catch (error) {
    console.warn("A part of the page can't be loaded.", error); // the event is shown without its marks
    return [];
  }
}
