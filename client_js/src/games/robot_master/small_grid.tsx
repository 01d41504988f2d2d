import { EDGE, at, centreOf } from "./board_geometry";
import { CardArt } from "./card";
import { cellName, cellsOf } from "./grid";
import type { Cards } from "./grid";
import { compareWorths } from "./lowest";
import type { SideLists } from "./generated";
import { text as matchText } from "#text/robot_master/match";

interface Props {
  readonly cards: Cards;
  readonly worths: SideLists;
}

/** The full grid of a finished game, its deciding lines lit. */
export function SmallGrid({ cards, worths }: Props) {
  const { sorted, deciding } = compareWorths(worths);
  const lit = deciding === null ? [] : [sorted.rows[deciding]!, sorted.columns[deciding]!].flatMap(cellsOf);
  const label = matchText.end.grid(cards.map((value, cell) => matchText.grid.cell(cellName(cell), value ?? 0)).join(", "));
  return (
    <svg class="rm-small-grid" viewBox={`-8 -8 ${EDGE + 16} ${EDGE + 16}`} role="img" aria-label={label}>
      <rect class="rm-plate" x="-6" y="-6" width={EDGE + 12} height={EDGE + 12} rx="22" />
      {cards.map((value, cell) => (
        <g key={cell} class="rm-ground" style={at(centreOf(cell))}>
          <g data-lit={lit.includes(cell)}>
            <rect class="rm-well" x="-46" y="-46" width="92" height="92" rx="16" />
          </g>
          {value !== null && <CardArt value={value} />}
        </g>
      ))}
    </svg>
  );
}
