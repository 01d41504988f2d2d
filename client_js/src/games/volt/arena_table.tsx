/** The arena as tables: the robots, the spaces with something on them, and a map of rows and columns. */
import { text as accessText } from "#text/volt/access";
import { text as matchText } from "#text/volt/match";
import type { BoardTableProps, Names } from "../api";
import "./arena_table.css";
import { dieWords } from "./dice";
import type { SeatView, View } from "./generated";
import { columnName, spaceKey, spaceName, spacesOf } from "./geometry";
import { moduleName, namesOf } from "./names";
import { spaceWords } from "./space_labels";
import type { Space } from "./types";

/** The arena as three tables: robots, spaces, and a map. */
export function ArenaTable({ view, ownSeats, names: players }: BoardTableProps<View>) {
  const names = namesOf(view, players);
  return (
    <div class="vt-tables">
      <h3>{accessText.table.robots}</h3>
      <RobotTable view={view} names={names} />
      <h3>{accessText.table.spaces}</h3>
      <p class="quiet">{accessText.table.spacesAbout}</p>
      <SpaceTable view={view} names={names} own={ownSeats.filter((seat) => view.seats[seat]!.at !== null)} />
      <h3>{accessText.table.map}</h3>
      <p class="quiet">{accessText.table.mapAbout}</p>
      <ArenaMap view={view} names={names} />
    </div>
  );
}

interface Props {
  readonly view: View;
  readonly names: Names;
}

/** All robots as a table: where they are, their damage, points and modules. */
function RobotTable({ view, names }: Props) {
  const { table } = accessText;
  const numbered = view.seats.some(({ start_number }) => start_number > 0);
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label={table.robots}>
      <table>
        <thead>
          <tr>
            {[table.robot, table.space, table.damage, table.vp, ...(numbered ? [table.startNumber] : []), table.modules, table.dice].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.seats.map((seat, index) => (
            <tr key={index}>
              <th scope="row">{names(index)}</th>
              <td>{seat.at ? spaceName(seat.at) : table.out}</td>
              <td>{seat.damage}</td>
              <td>{seat.vp}</td>
              {numbered && <td>{seat.start_number}</td>}
              <td>{modulesOf(seat)}</td>
              <td>{diceOf(seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The modules of a robot in words, by side; of a KillBot its champion modules, which have no side. */
function modulesOf({ left, right, killbot }: SeatView): string {
  const { table } = accessText;
  const sides = killbot
    ? killbot.champion.map(moduleName)
    : [...(left.length > 0 ? [table.left(left.map(moduleName))] : []), ...(right.length > 0 ? [table.right(right.map(moduleName))] : [])];
  return sides.join("; ") || table.none;
}

/** The dice in words, by unit; of a KillBot the one that it has drawn. */
function diceOf({ units, killbot }: SeatView): string {
  const { table } = accessText;
  if (killbot) return killbot.drawn ? dieWords(killbot.drawn) : table.none;
  return units.flatMap((dice, index) => (dice.length > 0 ? [table.unit(index + 1, dice.map(dieWords))] : [])).join("; ") || table.none;
}

/** All spaces that are not plain and empty, with the ways to them from the own robots. */
function SpaceTable({ view, names, own }: Props & { readonly own: readonly number[] }) {
  const { table } = accessText;
  const words = spaceWords(view, names);
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label={table.spaces}>
      <table>
        <thead>
          <tr>
            <th scope="col">{table.space}</th>
            <th scope="col">{table.what}</th>
            {own.map((seat) => (
              <th key={seat} scope="col">
                {table.from(names(seat))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fromTop(view)
            .filter((space) => words.has(spaceKey(space)))
            .map((space) => (
              <tr key={spaceKey(space)}>
                <th scope="row">{spaceName(space)}</th>
                <td>{words.get(spaceKey(space))!.join("; ")}</td>
                {own.map((seat) => (
                  <td key={seat}>{wayWords(view.seats[seat]!.at!, space)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** All spaces, by rows from the north to the south, from the west to the east. */
function fromTop({ arena }: View): Space[] {
  return spacesOf(arena.size).toSorted(([x, y], [otherX, otherY]) => otherY - y || x - otherX);
}

/** `2 north, 1 east`. */
export function wayWords([x, y]: Space, [toX, toY]: Space): string {
  const { table } = accessText;
  const leg = (steps: number, forward: number) => (steps === 0 ? [] : [table.way(Math.abs(steps), matchText.directions[steps > 0 ? forward : forward + 4]!)]);
  const [first, second] = [...leg(toY - y, 0), ...leg(toX - x, 2)];
  if (first === undefined) return table.here;
  return second === undefined ? first : table.ways(first, second);
}

/** A cell for each space. */
function ArenaMap({ view, names }: Props) {
  const { table } = accessText;
  const { size } = view.arena;
  const span = Array.from({ length: size }, (_, index) => index);
  const words = spaceWords({ ...view, arena: { ...view.arena, wall: [], energy: [], barrier: [], door: [], start: [] } }, names);
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label={table.map}>
      <table class="board-map">
        <thead>
          <tr>
            <td />
            {span.map((x) => (
              <th key={x} scope="col">
                {columnName(x)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {span.toReversed().map((y) => (
            <tr key={y}>
              <th scope="row">{y + 1}</th>
              {span.map((x) => (
                <td key={x}>{words.get(spaceKey([x, y]))?.join("; ") ?? <span class="quiet">·</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
