/** Leaving a table from another page. */
import { call } from "./api";
import { idMaker } from "./requests";

const newId = idMaker();

/** Gives up a seat of a table whose match has not begun. Throws as `call`. */
export function leaveTable(room: string, seat: number): Promise<void> {
  return call("POST", `/rooms/${encodeURIComponent(room)}/requests`, { type: "leave_seat", id: newId(), seat });
}
