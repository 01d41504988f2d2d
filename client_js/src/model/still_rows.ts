/** Rows of a list that keep their places while a person points at them: pure. */
import type { RoomSummary } from "../protocol/generated";

export interface Row {
  /** As it is now; as it was last if it is `gone`. */
  readonly room: RoomSummary;
  /** Whether it belongs to the list no more. */
  readonly gone: boolean;
}

export interface StillRows {
  readonly rows: readonly Row[];
  /** How many rows of the list are not among them. */
  readonly added: number;
}

/** The rows of a list as it is. */
export function movingRows(rooms: readonly RoomSummary[]): StillRows {
  return { rows: rooms.map((room) => ({ room, gone: false })), added: 0 };
}

/**
 * The rows at the places where they were `before`. New rows are only counted, except those that follow the last row,
 * where they move nothing. `beyond`: ids of rooms that are in the list, but not among its shown rows.
 */
export function stillRows(before: readonly Row[], rooms: readonly RoomSummary[], beyond: ReadonlySet<string> = new Set()): StillRows {
  const now = new Map(rooms.map((room) => [room.id, room]));
  const kept = before.map(({ room }): Row => ({ room: now.get(room.id) ?? room, gone: !now.has(room.id) && !beyond.has(room.id) }));
  const known = new Set(before.map(({ room }) => room.id));
  const last = rooms.findLastIndex(({ id }) => known.has(id));
  const following = last < 0 ? [] : rooms.slice(last + 1);
  const rows = [...kept, ...following.map((room) => ({ room, gone: false }))];
  return { rows, added: rooms.filter(({ id }) => !known.has(id)).length - following.length };
}
