/** The picture on each order tile, drawn in a box of 24 by 24. Up is ahead. */
import type { Tile } from "./generated";

const BOLT = "M13.5 2.5 6 13h4.8L9.5 21.5 18 10h-5.2z";

interface Icon {
  /** Outlines. */
  readonly lines?: string;
  /** Filled shapes. */
  readonly filled?: string;
}

const ICONS: Readonly<Record<Tile, Icon>> = {
  forward_1: { lines: "M12 20.5V4.5M5.5 11 12 4.5l6.5 6.5" },
  forward_2: { lines: "M12 21V3M5.5 9.5 12 3l6.5 6.5M5.5 16 12 9.5l6.5 6.5" },
  forward_3: { lines: "M12 22V2.5M6 8.5l6-6 6 6M6 14l6-6 6 6M6 19.5l6-6 6 6" },
  turn_left: { lines: "M17.5 20.5v-6a6 6 0 0 0-6-6H5M9.5 4 5 8.5 9.5 13" },
  turn_right: { lines: "M6.5 20.5v-6a6 6 0 0 1 6-6H19M14.5 4 19 8.5 14.5 13" },
  turn_left_2: { lines: "M19 20.5v-6a6 6 0 0 0-6-6H3.5M7.5 4.5l-4 4 4 4M13 4.5l-4 4 4 4" },
  turn_right_2: { lines: "M5 20.5v-6a6 6 0 0 1 6-6h9.5M16.5 4.5l4 4-4 4M11 4.5l4 4-4 4" },
  u_turn: { lines: "M18 20V9.5a5.5 5.5 0 0 0-11 0V20M2.8 15.8 7 20l4.2-4.2" },
  load: { lines: "M4 14v6.5h16V14M12 3v11M7.5 9.5 12 14l4.5-4.5" },
  unload: { lines: "M4 14v6.5h16V14M12 15V3.5M7.5 8 12 3.5 16.5 8" },
  zap: { filled: BOLT },
  double_zap: { filled: "M8.5 2.5 3 12h3.4L5.3 20l6.2-10.5H7.8zM18 4l-5.5 9.5h3.4L14.8 21.5 21 11h-3.7z" },
  long_range_zap: { filled: "M10 6.5 4.5 15H8l-1 6.5 6.5-9.5H10z", lines: "M14.5 9.5l2-2M18 6l3.5-3.5M17.5 2.5h4v4" },
  forward_zap: { filled: "M18 3l-5.5 9.5h3.4L14.5 21 21 10.5h-3.7z", lines: "M6.5 20.5v-15M2.5 10l4-4.5 4 4.5" },
  forward_load: { lines: "M6.5 20.5v-15M2.5 10l4-4.5 4 4.5M13.5 15v5.5h8V15M17.5 6v8.5M14.7 11.7l2.8 2.8 2.8-2.8" },
  anti_zap: {
    lines: "M12 2.5 4 5.5v6c0 5 3.5 8.5 8 10 4.5-1.5 8-5 8-10v-6z",
    filled: "M13 6l-4.5 6.5h3L11 18l5-7.5h-3.2z",
  },
  anti_theft: { lines: "M5 10.5h14v10H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5" },
  dash: { lines: "M12 21.5V10M6.5 15 12 9.5l5.5 5.5M5 2.5h14v3.5H5zM4 18v3.5M20 18v3.5" },
  jump: { lines: "M12 21.5v-2M9 11.5h6v4H9zM12 21.5C2.5 18.5 2.5 7 11 3.5M7.5 2l4.5 1.3-2 4.2" },
  back_up: { lines: "M12 3.5v16M5.5 13l6.5 6.5 6.5-6.5M7 3.5h10" },
  double_modification: { lines: "M3.5 3.5h11v11h-11zM9.5 17.5v3h11v-11h-3M9 6.5v5M6.5 9h5" },
};

/** The picture of a tile; its name stands next to it or in the label of its holder. */
export function TileIcon({ tile }: { tile: Tile }) {
  const { lines, filled } = ICONS[tile];
  return (
    <svg class="tile-icon" viewBox="0 0 24 24" aria-hidden="true">
      {lines && <path class="lines" d={lines} />}
      {filled && <path class="filled" d={filled} />}
    </svg>
  );
}
