/** Filters of the lobby's lists, which the browser keeps. */
import { type KeptText, persistedStore } from "./browser_storage";
import type { RoomFilter } from "../protocol/generated";

/** A search is this long at most. */
export const MAX_SEARCH_CHARS = 40;

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
  /** Only open rooms with a free seat, and all running matches. */
  readonly free: boolean;
  /** Only rooms without bots. */
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

/** The filters that this browser keeps. */
export function filterStore(storage: KeptText) {
  return persistedStore(storage, "botyard.filters", ALL);
}

/** The filters as the server takes them; null if none is set. */
export function roomFilter(filters: Filters): RoomFilter | null {
  if (!isAny(filters)) return null;
  const tempo = TEMPOS.find((one) => one === filters.tempo) ?? "any";
  return { ...filters, tempo, search: filters.search.trim().slice(0, MAX_SEARCH_CHARS) };
}

/** Whether a search or a filter is set. */
export function isAny(filters: Filters): boolean {
  return filters.search.trim() !== "" || countOf(filters) > 0;
}

/** How many filters are set, the search not counted. */
export function countOf({ game, players, tempo, language, free, people }: Filters): number {
  return [game !== "", players !== 0, tempo !== "any", language !== "", free, people].filter(Boolean).length;
}
