/** What a timeline is to show when it opens. */

/** A seat, the spectators, or null for the viewer's own view. */
export type Viewpoint = number | "spectator" | null;

/**
 * Where a timeline begins: the newest room; the turn before the present one; the end of the last turn of `seats`, by
 * default the viewer's own (`seen`: or after the entry that the page has shown before); an event of the log, with its pieces marked; the start of
 * a turn, from 1 on; after an entry; the moment that an address names, by the viewpoint that it names.
 */
export type Place =
  | { readonly kind: "newest" | "last_turn" | "start" }
  | { readonly kind: "since"; readonly seen: number | null; readonly seats?: readonly number[] }
  | { readonly kind: "event"; readonly number: number; readonly index: number }
  | { readonly kind: "turn"; readonly turn: number }
  | { readonly kind: "entry"; readonly number: number }
  | { readonly kind: "address"; readonly query: string };

export interface TimelineRequest {
  readonly place: Place;
  /** Whether it plays at once. */
  readonly play: boolean;
  readonly viewpoint: Viewpoint;
}

/** Opens a timeline at a place, by the viewer's own view. */
export function openAt(place: Place): TimelineRequest {
  return { place, play: false, viewpoint: null };
}

/** As `openAt`, and plays at once. */
export function playFrom(place: Place): TimelineRequest {
  return { ...openAt(place), play: true };
}
