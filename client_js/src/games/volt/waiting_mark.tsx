import type { SeatMarkProps } from "../api";
import { ColourMark } from "./emblems";
import { colourOf } from "./room_options";

/** The mark of a seat before the match: the colour of its robot. */
export function WaitingMark({ seat }: SeatMarkProps) {
  return <ColourMark colour={colourOf(seat)} />;
}
