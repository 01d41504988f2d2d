/** What is on a space, in words: for screen readers and for tips. */
import { text as matchText } from "#text/volt/match";
import type { Names } from "../api";
import type { SeatView, View } from "./generated";
import { type Space, sameSpace, spaceKey, spaceName } from "./geometry";

/** The words of all spaces of a view, by their keys. Spaces without an entry are plain and empty. */
export function spaceWords(view: View, names: Names): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  const add = (space: Space, word: string) => {
    const key = spaceKey(space);
    words.set(key, [...(words.get(key) ?? []), word]);
  };
  const { arena, mines, seats, tokens } = view;
  const spaces = matchText.spaces;
  for (const [seat, robot] of seats.entries()) if (robot.at) add(robot.at, robotWords(names(seat), robot));
  for (const mine of mines) add(mine.at, spaces.mine(names(mine.seat)));
  for (const { at, number } of arena.vp) add(at, tokens.includes(number) ? spaces.token(number) : spaces.vp(number));
  for (const at of arena.workshop) add(at, spaces.workshop);
  for (const at of arena.pit) add(at, spaces.pit);
  for (const at of arena.field) add(at, spaces.field);
  for (const [side, starts] of arena.start.entries()) {
    const owner = seats.findIndex((seat) => SIDES[side] === seat.side);
    for (const { at, arrow } of starts) add(at, owner < 0 ? spaces.freeStart(matchText.directions[arrow]!) : spaces.start(names(owner), matchText.directions[arrow]!));
  }
  for (const kind of ["wall", "energy", "barrier", "door"] as const) {
    for (const { at: [x, y], side } of arena[kind]) {
      // the direction of the edge from either space: north and south, or east and west
      const [here, there] = side === "n" ? ([0, 4] as const) : ([2, 6] as const);
      add([x, y], spaces.edges[kind](matchText.directions[here]!));
      add(side === "n" ? [x, y + 1] : [x + 1, y], spaces.edges[kind](matchText.directions[there]!));
    }
  }
  return words;
}

const SIDES = ["south", "west", "north", "east"] as const;

/** `Ann’s robot, 1 damage`. */
function robotWords(name: string, { killbot, damage }: SeatView): string {
  const robot = killbot ? matchText.spaces.killbot(name, killbot.facing === null ? "" : matchText.directions[killbot.facing]!) : matchText.spaces.robot(name);
  return damage > 0 ? matchText.spaces.damaged(robot, damage) : robot;
}

/** `c4: pit`; a plain empty space has its name alone. */
export function spaceLabel(space: Space, words: readonly string[] | undefined): string {
  return words ? matchText.spaces.label(spaceName(space), words.join("; ")) : spaceName(space);
}

/** Whether a robot or a mine covers the middle of a space. */
export function isCovered({ seats, mines }: View, space: Space): boolean {
  return seats.some(({ at }) => at && sameSpace(at, space)) || mines.some(({ at }) => sameSpace(at, space));
}
