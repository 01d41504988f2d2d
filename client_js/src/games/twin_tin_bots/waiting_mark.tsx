import type { RoomView } from "../../protocol/generated";
import { SeatMark } from "./art";
import { colourOf } from "./colours";
import { seatCount } from "./room_options";

/** The mark of a seat before the match, as it will be if every seat is taken; none where chance decides. */
export function WaitingMark({ seat, room: { options, players } }: { seat: number; room: RoomView }) {
  if (options?.mode === "advanced_two_player") return null;
  const colour = options?.colours?.[seat] ?? colourOf(seat, options ? seatCount(options, players) : players);
  return colour && <SeatMark colour={colour} />;
}
