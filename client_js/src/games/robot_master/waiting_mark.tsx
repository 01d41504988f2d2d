import type { SeatMarkProps } from "../api";
import type { OptionsView } from "./generated";
import { firstSide } from "./room_options";
import { OpenMark, SideMark } from "./side_mark";

/** The mark of a seat before the match: the side that it will own, or that chance decides. */
export function WaitingMark({ seat, room }: SeatMarkProps) {
  const side = firstSide(room.options as OptionsView | null, seat);
  return side === null ? <OpenMark /> : <SideMark side={side} />;
}
