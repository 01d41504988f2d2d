/**
 * Whether the page shows a match alone, for a frame of another site (`/room/<id>?embed`, `BOTYARD_EMBED`): what spectators
 * see, without acts and without the cookie of the visitor. The service lets only such pages be in frames.
 */
import { toPath } from "./site_path";

const PLACE = /^\/(room|m)\/([^/]+)\/?$/;

/** The room that an address shows alone; null for all other pages. */
export function embeddedRoom(pathname: string, search: string): string | null {
  return new URLSearchParams(search).has("embed") ? (PLACE.exec(pathname)?.[2] ?? null) : null;
}

/** The room that this page shows alone. It stays the same for as long as the page is open. */
export const EMBEDDED = typeof location === "undefined" ? null : embeddedRoom(toPath(location.pathname ?? ""), location.search ?? "");

/** How requests of the page take the cookie of the visitor. */
export const CREDENTIALS: RequestCredentials = EMBEDDED === null ? "same-origin" : "omit";
