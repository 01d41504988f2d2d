/** Which match the first page shows. Pure. */
import type { RoomSummary } from "../../protocol/generated";

/** The matches that move while a visitor looks, those among people first; `left`: ids of those that were shown. */
export function liveRooms(rooms: readonly RoomSummary[], left: readonly string[]): readonly RoomSummary[] {
  const moving = rooms.filter((room) => room.host === "here" && room.clock?.pace !== "slow" && !left.includes(room.id));
  const people = ({ bots }: RoomSummary) => bots.filter((bot) => bot === null).length;
  return moving.toSorted((one, other) => people(other) - people(one) || other.created - one.created);
}

/** The game whose recorded match comes after that of `last`; null if none has one. `without`: games that have none. */
export function nextRecorded(games: readonly string[], last: string | null, without: readonly string[]): string | null {
  const found = games.filter((game) => !without.includes(game));
  if (found.length === 0) return null;
  const place = last === null ? -1 : games.indexOf(last);
  return games.slice(place + 1).find((game) => found.includes(game)) ?? found[0]!;
}
