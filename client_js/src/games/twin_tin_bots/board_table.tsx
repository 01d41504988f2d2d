/** The board as tables: what is where, how far from the own robots, and a map of rows and columns. */
import { useMemo } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import { text as accessText } from "#text/twin_tin_bots/access";
import type { BoardTableProps } from "../api";
import type { Hex, RobotView, View } from "./generated";
import { ahead, board, hexKey } from "./hex";
import { columnName, hexName, rowName } from "./hex_names";
import { wayWords } from "./piece_labels";
import { namesOf } from "./sides";
import { GATE_LETTERS } from "./sprites";
import { directionWords, robotWords } from "./wording";

/** Something that lies or stands on a hex. */
interface Piece {
  readonly name: string;
  readonly at: Hex;
  /** Facing and cargo of a robot; empty for others. */
  readonly state: string;
  readonly robot: RobotView | null;
}

/** The position in words: own robots with what is ahead of them, then all pieces. */
export function BoardTable({ room, view, ownSeats }: BoardTableProps<View>) {
  const names = useMemo(() => namesOf(room, view), [room, view.seats]);
  const pieces = useMemo(() => piecesOf(view, names, ownSeats), [view, names]);
  const own = view.robots.filter(({ seat }) => ownSeats.includes(seat));
  return (
    <div class="board-table">
      <h3>{accessText.table.pieces}</h3>
      <p class="quiet">{accessText.table.waysAbout}</p>
      <div class="wide-table" tabIndex={0} role="region" aria-label={accessText.table.pieces}>
        <table>
          <thead>
            <tr>
              {[accessText.table.piece, accessText.table.hex, accessText.table.state, accessText.table.ahead].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              {own.map((robot) => (
                <th key={`${robot.seat}${robot.name}`} scope="col">
                  {accessText.table.from(robotWords(names, robot))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pieces.map(({ name, at, state, robot }) => (
              <tr key={`${name} ${hexKey(at)}`}>
                <th scope="row">{name}</th>
                <td>{hexName(at, view.radius)}</td>
                <td>{state}</td>
                <td>{robot && aheadWords(view, pieces, robot)}</td>
                {own.map((from) => (
                  <td key={`${from.seat}${from.name}`}>{wayWords(from, at) ?? accessText.table.here}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>{accessText.table.map}</h3>
      <p class="quiet">{accessText.table.mapAbout}</p>
      <BoardMap view={view} pieces={pieces} />
    </div>
  );
}

/** All pieces: own robots, other robots, crystals, bases, elements. */
function piecesOf(view: View, names: (seat: number) => string, ownSeats: readonly number[]): readonly Piece[] {
  const thing = (name: string, at: Hex): Piece => ({ name, at, state: "", robot: null });
  const isOwn = ({ seat }: RobotView) => ownSeats.includes(seat);
  const { glance } = matchText;
  return [
    ...view.robots.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))).map((robot) => robotPiece(robot, names)),
    ...view.crystals.map(({ at, crystal }) => thing(glance.crystalNames[crystal], at)),
    ...view.seats.map(({ base }, seat) => thing(matchText.game.base(names(seat)), base)),
    ...view.teleporters.flatMap((pair, index) => pair.map((at) => thing(glance.teleporter(GATE_LETTERS[index % 3]!), at))),
    ...view.rocks.map((at) => thing(glance.rock, at)),
    ...view.blobs.map((at) => thing(glance.blob, at)),
    ...view.mud.map((at) => thing(glance.mud, at)),
    thing(glance.centre, [0, 0]),
  ];
}

/** A robot as a row of the table, with its facing and cargo. */
function robotPiece(robot: RobotView, names: (seat: number) => string): Piece {
  const { facing, cargo, stuck, at } = robot;
  const load = cargo ? matchText.game.carrying(matchText.crystals[cargo]) : matchText.game.noCargo;
  const state = accessText.table.robotState(directionWords(facing), load);
  return { name: robotWords(names, robot), at, state: stuck ? placesText.stuck(state) : state, robot };
}

/** What is on the hex ahead of a robot. */
function aheadWords({ radius }: View, pieces: readonly Piece[], { at, facing }: RobotView): string {
  const hex = ahead(at, facing);
  if (!board(radius).some((one) => hexKey(one) === hexKey(hex))) return accessText.table.edge;
  return contents(pieces, hex) || accessText.table.free;
}

function contents(pieces: readonly Piece[], hex: Hex): string {
  return pieces.filter(({ at }) => hexKey(at) === hexKey(hex)).map(({ name }) => name).join(", ");
}

/** A cell for each hex: rows by their letters, columns by their numbers. */
function BoardMap({ view, pieces }: { view: View; pieces: readonly Piece[] }) {
  const { radius } = view;
  const span = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  const hexes = new Set(board(radius).map(hexKey));
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label={accessText.table.map}>
      <table class="board-map">
        <thead>
          <tr>
            <td />
            {span.map((q) => (
              <th key={q} scope="col">
                {columnName(q, radius)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {span.map((r) => (
            <tr key={r}>
              <th scope="row">
                {rowName(r, radius)}
              </th>
              {span.map((q) => (
                <td key={q} data-on-board={hexes.has(hexKey([q, r]))}>
                  {hexes.has(hexKey([q, r])) && (contents(pieces, [q, r]) || <span class="quiet">·</span>)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
