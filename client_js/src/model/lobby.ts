/** The lobby's lists of open tables and of running matches: a pure fold of what the server sends. */
import type { RoomSummary, ServerMessage } from "../protocol/generated";

export interface LobbyModel {
  /** The id of the answer with which these lists came. */
  readonly entry: string;
  /** The shown rows of both lists, in order. */
  readonly rooms: readonly RoomSummary[];
  /** The ids of rooms that newer ones have pushed out of the shown rows. */
  readonly beyond: ReadonlySet<string>;
  /** How many open tables pass the filter. */
  readonly open: number;
  /** How many running matches pass the filter. */
  readonly running: number;
}

/** At most this many ids of rooms beyond the rows are kept, the newest ones. */
const MOST_BEYOND = 400;

/** The lists of the lobby, named by the status of their rooms. */
export type ListStatus = "open" | "playing";

/** The lists after `message`; lists that have not come yet (null) have no changes. */
export function applyLobby(lobby: LobbyModel | null, message: ServerMessage): LobbyModel | null {
  if (message.type === "lobby_rooms") return { entry: message.id, rooms: message.rooms, beyond: new Set(), open: message.open, running: message.running };
  if (lobby === null) return null;
  switch (message.type) {
    case "rooms_page":
      return { ...lobby, rooms: merge(lobby.rooms, message.rooms), [message.status === "open" ? "open" : "running"]: message.total };
    case "lobby_totals":
      return { ...lobby, open: message.open, running: message.running };
    case "lobby_changed":
      return { ...lobby, rooms: merge(lobby.rooms, [message.room]) };
    case "lobby_removed":
      return removed(lobby, message.room, message.listed === true);
    default:
      return lobby;
  }
}

/** How many rooms of a list pass the filter, shown or not. */
export function totalOf({ open, running }: LobbyModel, status: ListStatus): number {
  return status === "open" ? open : running;
}

/** The rows of a list. */
export function rowsOf({ rooms }: LobbyModel, status: ListStatus): readonly RoomSummary[] {
  return rooms.filter((room) => room.status === status);
}

/** Without the row of a room. `listed`: the room is still in the list, behind the shown rows. */
function removed({ rooms, beyond, ...lobby }: LobbyModel, room: string, listed: boolean): LobbyModel {
  const others = rooms.filter(({ id }) => id !== room);
  return { ...lobby, rooms: others, beyond: listed ? new Set([...beyond, room].slice(-MOST_BEYOND)) : beyond };
}

/** The rooms with the `changed` ones, new or in place of the former, in order. */
function merge(rooms: readonly RoomSummary[], changed: readonly RoomSummary[]): readonly RoomSummary[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...rooms.filter(({ id }) => !ids.has(id)), ...changed].sort(inOrder);
}

/** The order of a list: rooms that are `behind` come last; of the others, and among those, the newest first. */
function inOrder(one: RoomSummary, other: RoomSummary): number {
  return Number(one.behind) - Number(other.behind) || other.created - one.created || (one.id < other.id ? -1 : 1);
}
