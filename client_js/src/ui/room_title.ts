import { text } from "../text";

/** The name of a room, or one made of its players' names. */
export function titleOf(room: { readonly name: string; readonly seats: readonly (string | null)[] }): string {
  if (room.name) return room.name;
  const first = room.seats.find((seat) => seat !== null);
  return first ? text.lobby.unnamed(first) : text.lobby.unnamedEmpty;
}
