import { SeatMark } from "./art";
import { colourOf } from "./colours";

/** The mark of a seat before the match, as it will be if every seat is taken. */
export function WaitingMark({ seat, players }: { seat: number; players: number }) {
  const colour = colourOf(seat, players);
  return colour && <SeatMark colour={colour} />;
}
