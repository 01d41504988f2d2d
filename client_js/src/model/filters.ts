/** Which rooms of the lobby somebody wants to see: pure. */
import type { RoomSummary } from "../protocol/generated";

export const TEMPOS = ["any", "none", "live", "slow"] as const;
export type TempoFilter = (typeof TEMPOS)[number];

export interface Filters {
  /** In the name of the room or of somebody in it. */
  readonly search: string;
  /** "" for all of them. */
  readonly game: string;
  /** 0 for any number. */
  readonly players: number;
  readonly tempo: string;
  /** "" for all; rooms for any language are shown with each. */
  readonly language: string;
  readonly free: boolean;
  readonly people: boolean;
}

export const ALL: Filters = {
  search: "",
  game: "",
  players: 0,
  tempo: "any",
  language: "",
  free: false,
  people: false,
};

/** Whether a room is one of those that somebody wants to see. */
export function passes(room: RoomSummary, filters: Filters): boolean {
  const { game, players, tempo, language, free, people } = filters;
  const spoken = room.settings?.language ?? "";
  return (
    (game === "" || room.game === game) &&
    (players === 0 || room.players === players) &&
    (tempo === "any" || tempo === (room.clock?.pace ?? "none")) &&
    (language === "" || spoken === "" || spoken === language) &&
    (!free || room.status !== "open" || room.seats.includes(null)) &&
    (!people || room.bots.every((bot) => bot === null)) &&
    isFound(room, filters.search)
  );
}

/** How many filters are set, the search not counted. */
export function countOf({ game, players, tempo, language, free, people }: Filters): number {
  return [game !== "", players !== 0, tempo !== "any", language !== "", free, people].filter(Boolean).length;
}

function isFound({ name, seats }: RoomSummary, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return [name, ...seats].some((one) => one !== null && one.toLocaleLowerCase().includes(wanted));
}
