/** Filters of the lobby's list of rooms: pure. */
import type { RoomSummary } from "../protocol/generated";

export const TEMPOS = ["any", "none", "live", "slow"] as const;
export type TempoFilter = (typeof TEMPOS)[number];

export interface Filters {
  /** A text in the name of the room or of a person in it. */
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

/** Whether a room passes the filters. */
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
