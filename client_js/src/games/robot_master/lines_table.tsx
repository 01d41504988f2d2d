/** Both sides' five lines in their order, the deciding ones lit. */
import { text as matchText } from "#text/robot_master/match";
import type { Names } from "../api";
import { SIDES, SIZE } from "./grid";
import { compareWorths } from "./lowest";
import { SideMark } from "./side_mark";
import { ownerOf } from "./sides";
import type { SideLists } from "./generated";
import { lineWords } from "./wording";

interface Props {
  /** The seat that owned the rows. */
  readonly rows: number;
  readonly worths: SideLists;
  readonly names: Names;
}

/** Both players' lines from the lowest to the highest, for the end of a match; the one that decided is marked. */
export function LinesTable({ rows, worths, names }: Props) {
  const { sorted, deciding, ahead } = compareWorths(worths);
  return (
    <table class="rm-lines">
      <caption class="visually-hidden">{matchText.end.lines}</caption>
      <thead>
        <tr>
          <th scope="col" class="visually-hidden">
            {matchText.end.place}
          </th>
          {SIDES.map((side) => (
            <th key={side} scope="col" class={`rm-${side}`}>
              <SideMark side={side} /> <span>{names(ownerOf({ rows }, side))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: SIZE }, (_, place) => (
          <tr key={place} data-deciding={place === deciding} data-later={deciding !== null && place > deciding}>
            <th scope="row">
              {matchText.end.places[place]}
              {place === deciding && <span class="chip rm-decides">{matchText.end.deciding}</span>}
            </th>
            {SIDES.map((side) => {
              const one = sorted[side][place]!;
              return (
                <td key={side} class={`rm-${side}`} data-won={place === deciding && side === ahead}>
                  {one.worth} <small>{lineWords(one)}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
