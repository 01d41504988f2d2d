/** The list of rooms, newest first: a pure fold of what the server sends to the lobby. */
import type { RoomSummary, ServerMessage } from "../protocol/generated";

export type LobbyModel = readonly RoomSummary[];

/** The list after `message`; a list that has not come yet (null) has no changes. */
export function applyLobby(lobby: LobbyModel | null, message: ServerMessage): LobbyModel | null {
  switch (message.type) {
    case "lobby_rooms":
      return message.rooms;
    case "lobby_changed":
      return lobby && changed(lobby, message.room);
    case "lobby_removed":
      return lobby && lobby.filter(({ id }) => id !== message.room);
    default:
      return lobby;
  }
}

function changed(lobby: LobbyModel, room: RoomSummary): LobbyModel {
  return [...lobby.filter(({ id }) => id !== room.id), room].sort(inOrder);
}

/** The order of a list: a room behind all others is last, then the newest is first. */
function inOrder(one: RoomSummary, other: RoomSummary): number {
  return Number(one.behind) - Number(other.behind) || other.created - one.created || (one.id < other.id ? -1 : 1);
}
