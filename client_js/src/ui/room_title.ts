import { text } from "#text/platform/first";

/** The name that the service gives a room whose host gave none, in English. */
const BY_HOST = /^(.+)'s table$/;

/** The name of a room; if its host gave none, one made of a player's name. */
export function titleOf(room: { readonly name: string; readonly seats: readonly (string | null)[] }): string {
  const host = BY_HOST.exec(room.name)?.[1];
  if (host !== undefined) return text.lobby.unnamed(host);
  if (room.name) return room.name;
  const first = room.seats.find((seat) => seat !== null);
  return first ? text.lobby.unnamed(first) : text.lobby.unnamedEmpty;
}
