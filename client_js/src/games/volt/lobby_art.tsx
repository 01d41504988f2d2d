import type { SeatMarkProps } from "../api";
import { ColourMark } from "./emblems";
import { colourOf } from "./room_options";

/** Two robots across a pit, one of which fires, for the lobby. */
export function CoverArt() {
  return (
    <svg class="cover-art vt-cover" viewBox="-62 -56 520 112" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((nth) => (
        <rect key={nth} class={`vt-cover-floor tone-${nth % 2}`} x={nth * 98 - 46} y="-46" width="92" height="92" rx="8" />
      ))}
      <path class="vt-cover-wall" d="M-50-44V44" />
      <g transform="translate(196 0)">
        <rect class="vt-cover-pit" x="-36" y="-36" width="72" height="72" rx="13" />
        <path class="vt-cover-depth" d="M-28-28-15-15M28-28 15-15M-28 28-15 15M28 28 15 15M-15-15H15V15H-15Z" />
      </g>
      <path class="vt-cover-beam" d="M48 0H250" />
      <path class="vt-cover-bolt" d="M48 0 72-9 96 9 122-9 148 9 172-9 200 9 226-9 250 0" />
      <g class="seat-red">
        <path class="vt-cover-tread" d="M-37-6h15v41h-15zM22-6h15v41H22z" />
        <path class="vt-cover-body" d="M-25 1Q-25-8-16-8H16Q25-8 25 1V25Q25 34 16 34H-16Q-25 34-25 25ZM-20-26Q-20-35-11-35H11Q20-35 20-26V-9H-20Z" />
        <path class="vt-cover-eyes" d="M-9-22h.1M9-22h.1" />
      </g>
      <g class="seat-blue" transform="translate(294 0)">
        <g transform="rotate(-90)">
          <path class="vt-cover-hull" d="M-9-36H9L25-20 31 8 22 33H-22L-31 8-25-20Z" />
          <path class="vt-cover-nose" d="M0-48 13-32H-13Z" />
        </g>
      </g>
      <path class="vt-cover-star" d="M392-36 401-13 426-11 406 4 413 29 392 15 371 29 378 4 358-11 383-13Z" />
    </svg>
  );
}

/** The mark of a seat before the match: the colour of its robot. */
export function WaitingMark({ seat }: SeatMarkProps) {
  return <ColourMark colour={colourOf(seat)} />;
}
