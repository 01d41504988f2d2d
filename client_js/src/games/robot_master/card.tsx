/** Our own drawings: a card is the head of a robot, with its value on the face and as lit lamps in the mouth; and the marks of the sides. */
import type { Side } from "./grid";

const LAMPS = 5;
const LAMP_PITCH = 13;

/** A card around the origin, 90 units wide. `covered`: by a card of the same value, which shows it. */
export function CardArt({ value, covered = false }: { value: number; covered?: boolean }) {
  return (
    <g class={`rm-card rm-value-${value}`}>
      <path class="rm-card-antenna" d="M-14-40-18-46M14-40 18-46" />
      <rect class="rm-card-ear" x="-47" y="-12" width="9" height="24" rx="3" />
      <rect class="rm-card-ear" x="38" y="-12" width="9" height="24" rx="3" />
      <rect class="rm-card-face" x="-41" y="-41" width="82" height="82" rx="17" />
      <circle class="rm-card-eye" cx="-26" cy="-26" r="5.5" />
      <circle class="rm-card-eye" cx="26" cy="-26" r="5.5" />
      {!covered && <text class="rm-card-value" y="17">{value}</text>}
      {Array.from({ length: LAMPS }, (_, lamp) => (
        <rect
          key={lamp}
          class={lamp < value ? "rm-lamp lit" : "rm-lamp"}
          x={(lamp - (LAMPS - 1) / 2) * LAMP_PITCH - 5}
          y="25"
          width="10"
          height="7"
          rx="2.5"
        />
      ))}
    </g>
  );
}

/** A card as a picture of its own. */
export function CardIcon({ value, covered = false }: { value: number; covered?: boolean }) {
  return (
    <svg class="rm-card-icon" viewBox="-50 -50 100 100" aria-hidden="true"><CardArt value={value} covered={covered} /></svg>
  );
}

/** The back of a card. */
export function CardBack() {
  return (
    <svg class="rm-card-back" viewBox="-50 -50 100 100" aria-hidden="true">
      <rect class="rm-card-ear" x="-47" y="-12" width="9" height="24" rx="3" />
      <rect class="rm-card-ear" x="38" y="-12" width="9" height="24" rx="3" />
      <rect class="rm-back-face" x="-41" y="-41" width="82" height="82" rx="17" />
      <path class="rm-back-bolts" d="M-18-18 18 18M18-18-18 18" />
    </svg>
  );
}

const BARS: Readonly<Record<Side, string>> = { rows: "M6 7.5h12M6 12h12M6 16.5h12", columns: "M7.5 6v12M12 6v12M16.5 6v12" };

/** The emblem as a picture next to a name, or within another drawing with `x` and `y`. */
export function SideMark({ side }: { side: Side }) {
  return (
    <svg class={`rm-mark rm-${side}`} viewBox="0 0 24 24" aria-hidden="true">
      <rect class="rm-mark-ground" x="1" y="1" width="22" height="22" rx="6" />
      <path class="rm-mark-bars" d={BARS[side]} />
    </svg>
  );
}

/** In place of the emblem while chance has not decided: both halves. */
export function OpenMark() {
  return (
    <svg class="rm-mark rm-open" viewBox="0 0 24 24" aria-hidden="true">
      <rect class="rm-mark-ground" x="1" y="1" width="22" height="22" rx="6" />
      <path class="rm-mark-bars" d="M5 8h7M5 12h7M5 16h7M15 7.5v9M19 7.5v9" />
    </svg>
  );
}
