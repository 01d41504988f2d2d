/** The names of the seats of a match. */
import type { Names } from "../../games/api";
import { matchPartOf } from "../../games/registry";
import type { GameView, RoomView } from "../../protocol/generated";

/**
 * The name of each seat: that of its holder, or of an opponent that the rules play, which has no seat in the room; else its number.
 * `view`: one of the match, null before it.
 */
export function namesOf(room: RoomView, view: GameView | null): Names {
  return (seat) => room.seats[seat]?.name ?? ((view && matchPartOf(room.game)?.seatName?.(view, seat)) || String(seat + 1));
}
