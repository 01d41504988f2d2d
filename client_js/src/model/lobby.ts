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
  const known = lobby.some(({ id }) => id === room.id);
  return known ? lobby.map((other) => (other.id === room.id ? room : other)) : [room, ...lobby];
}
