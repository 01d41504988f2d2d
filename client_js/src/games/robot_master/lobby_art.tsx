import type { SeatMarkProps } from "../api";
import { CardArt, OpenMark, SideMark } from "./card";
import type { OptionsView } from "./generated";
import { firstSide } from "./room_options";

const VALUES = [3, 3, 3, 5, 0] as const;
const PITCH = 100;

/** One line of cards with its worth, for the lobby: 100 for three of a kind, 5 and 0 for the others. */
export function CoverArt() {
  return (
    <svg class="cover-art rm-cover" viewBox="-60 -56 590 112" aria-hidden="true">
      {VALUES.map((value, index) => (
        <g key={index} transform={`translate(${index * PITCH} 0)`}>
          <rect class="rm-well" x="-46" y="-46" width="92" height="92" rx="16" />
          <CardArt value={value} />
        </g>
      ))}
      <g class="rm-rows" transform={`translate(${VALUES.length * PITCH - 12} 0)`}>
        <rect class="rm-plaque-ground" x="-32" y="-40" width="66" height="80" rx="12" />
        <text class="rm-plaque-worth" y="11">105</text>
      </g>
    </svg>
  );
}

/** The mark of a seat before the match: the side that it will own, or that chance decides. */
export function WaitingMark({ seat, room }: SeatMarkProps) {
  const side = firstSide(room.options as OptionsView | null, seat);
  return side === null ? <OpenMark /> : <SideMark side={side} />;
}
