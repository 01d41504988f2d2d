/** VOLT: what players need who do not see the arena, or use the keyboard alone. */
import { text as accessText } from "#text/volt/access";
import { text as matchText } from "#text/volt/match";
import { isRoomEvent } from "../../kit/scene";
import type { RoomEvent } from "../../protocol/generated";
import { BoardMap, WideTable } from "../../kit/later/tables";
import type { GameAccess, Names, BoardTableProps } from "../api";
import type { GameEvent, View, SeatView } from "./generated";
import { type Space, spaceName, columnName, spaceKey, spacesOf } from "./geometry";
import { describe, moduleName, namesOf, dieWords } from "./wording";
import { spaceWords } from "./space_labels";

export const access: GameAccess<View, GameEvent> = {
  BoardTable: ArenaTable,
  keys: () => [
    { keys: ["M", "F"], about: accessText.keys.die },
    { keys: ["1", "2", "…", "6"], about: accessText.keys.number },
    { keys: ["Q", "W", "E", "A", "D", "Z", "X", "C"], about: accessText.keys.direction },
    { keys: ["Backspace"], about: accessText.keys.back },
    { keys: ["Enter"], about: accessText.keys.done },
    { keys: ["←", "↑", "↓", "→"], about: accessText.keys.spaces },
    { keys: ["Enter"], about: accessText.keys.pick },
  ],
  turnSummary,
  startsSummary: ({ type }) => type === "programs_shown" || type === "round_began",
};

/** Events that the summary says in the words of the log. */
const SAID: ReadonlySet<string> = new Set<GameEvent["type"]>([
  "arena_began",
  "token_placed",
  "robot_entered",
  "die_moved",
  "robot_damaged",
  "robot_destroyed",
  "vp_gained",
  "mine_laid",
  "mine_removed",
  "robot_repaired",
  "seat_resigned",
  "robot_removed",
  "arena_won",
  "game_ended",
]);

/** The summary of events; null if nothing happened in them. All steps of a robot with one die are one sentence. */
export function turnSummary(events: readonly (GameEvent | RoomEvent)[], names: Names): string | null {
  const sentences: string[] = [];
  const went = new Map<number, Space>(); // by seat, where its robot has gone with the present die
  const endWays = () => {
    for (const [seat, space] of went) sentences.push(accessText.summary.went(names(seat), spaceName(space)));
    went.clear();
  };
  for (const event of events) {
    if (isRoomEvent(event)) continue;
    if (event.type === "robots_moved") {
      for (const { seat, to } of event.steps) went.set(seat, to);
      continue;
    }
    if (event.type === "die_activated") endWays();
    if (!SAID.has(event.type)) continue;
    endWays();
    sentences.push(describe(event, names));
  }
  endWays();
  return sentences.length > 0 ? sentences.join(" ") : null;
}

const { table } = accessText;

/** The arena as three tables: robots, spaces, and a map. */
function ArenaTable({ view, ownSeats, names: players }: BoardTableProps<View>) {
  const names = namesOf(view, players);
  return (
    <div class="board-table">
      <h3>{table.robots}</h3>
      <RobotTable view={view} names={names} />
      <h3>{table.spaces}</h3>
      <p class="quiet">{table.spacesAbout}</p>
      <SpaceTable view={view} names={names} own={ownSeats.filter((seat) => view.seats[seat]!.at !== null)} />
      <h3>{table.map}</h3>
      <p class="quiet">{table.mapAbout}</p>
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
  const numbered = view.seats.some(({ start_number }) => start_number > 0);
  return (
    <WideTable
      title={table.robots}
      heads={[table.robot, table.space, table.damage, table.vp, ...(numbered ? [table.startNumber] : []), table.modules, table.dice]}
      rows={view.seats.map((seat, index) => [
        index,
        names(index),
        seat.at ? spaceName(seat.at) : table.out,
        seat.damage,
        seat.vp,
        ...(numbered ? [seat.start_number] : []),
        modulesOf(seat),
        diceOf(seat),
      ])}
    />
  );
}

/** The modules of a robot in words, by side; of a KillBot its champion modules, which have no side. */
function modulesOf({ left, right, killbot }: SeatView): string {
  const sides = killbot
    ? killbot.champion.map(moduleName)
    : [...(left.length > 0 ? [table.left(left.map(moduleName))] : []), ...(right.length > 0 ? [table.right(right.map(moduleName))] : [])];
  return sides.join("; ") || table.none;
}

/** The dice in words, by unit; of a KillBot the one that it has drawn. */
function diceOf({ units, killbot }: SeatView): string {
  if (killbot) return killbot.drawn ? dieWords(killbot.drawn) : table.none;
  return units.flatMap((dice, index) => (dice.length > 0 ? [table.unit(index + 1, dice.map(dieWords))] : [])).join("; ") || table.none;
}

/** All spaces that are not plain and empty, with the ways to them from the own robots. */
function SpaceTable({ view, names, own }: Props & { readonly own: readonly number[] }) {
  const words = spaceWords(view, names);
  return (
    <WideTable
      title={table.spaces}
      heads={[table.space, table.what, ...own.map((seat) => table.from(names(seat)))]}
      rows={fromTop(view).flatMap((space) => {
        const here = words.get(spaceKey(space));
        return here ? [[spaceKey(space), spaceName(space), here.join("; "), ...own.map((seat) => wayWords(view.seats[seat]!.at!, space))]] : [];
      })}
    />
  );
}

/** All spaces, by rows from the north to the south, from the west to the east. */
function fromTop({ arena }: View): Space[] {
  return spacesOf(arena.size).toSorted(([x, y], [otherX, otherY]) => otherY - y || x - otherX);
}

/** `2 north, 1 east`. */
export function wayWords([x, y]: Space, [toX, toY]: Space): string {
  // `forward`: the direction of steps above 0; that of steps below 0 is opposite, 4 further
  const leg = (steps: number, forward: number) => (steps === 0 ? [] : [table.way(Math.abs(steps), matchText.directions[steps > 0 ? forward : forward + 4]!)]);
  const [first, second] = [...leg(toY - y, 0), ...leg(toX - x, 2)];
  if (first === undefined) return table.here;
  return second === undefined ? first : table.ways(first, second);
}

/** A cell for each space. */
function ArenaMap({ view, names }: Props) {
  const span = Array.from({ length: view.arena.size }, (_, index) => index);
  const words = spaceWords({ ...view, arena: { ...view.arena, wall: [], energy: [], barrier: [], door: [], start: [] } }, names);
  return (
    <BoardMap
      title={table.map}
      columns={span}
      rows={span.toReversed()}
      columnName={columnName}
      rowName={(y) => y + 1}
      words={(x, y) => words.get(spaceKey([x, y]))?.join("; ") ?? ""}
    />
  );
}
