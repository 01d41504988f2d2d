/** The emblem of a side: three bars that lie or stand. Both differ without their colours, too. */
import type { Side } from "./grid";

const BARS: Readonly<Record<Side, string>> = {
  rows: "M6 7.5h12M6 12h12M6 16.5h12",
  columns: "M7.5 6v12M12 6v12M16.5 6v12",
};

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
