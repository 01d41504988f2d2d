/** Twin Tin Bots: what teaches the game. */
import { useRef } from "preact/hooks";
import { text as learningText } from "#text/twin_tin_bots/learning";
import { useScene } from "../../kit/scene";
import type { GameLearningPart, SmallBoardProps, LessonMark } from "../api";
import { playEvent } from "./animation";
import { Board } from "./board";
import type { Crystal, GameEvent, Tile, View, Change, GameCommand } from "./generated";
import { TileIcon } from "./sprites";

/** For how many turns a newcomer is reminded of the goal. */
const FIRST_TURNS = 3;

export const learningPart: GameLearningPart<View, GameEvent> = {
  get lesson() {
    return learningText.lesson;
  },
  puzzleWords: ({ events, turns }) => learningText.puzzles[events[0]!.crystal as Crystal](turns),
  shows: { robots: '.board [data-own="true"], .board [data-base="0"]', track: ".track", values: ".board [data-crystal]", end: ".rounds" },
  goalWords: ({ seats, result, mode }, own) => {
    if (result || !own.some((seat) => seats[seat]!.turns < FIRST_TURNS)) return null;
    return mode === "teams" ? learningText.goalOfTeam : learningText.goal;
  },
  guide: (seats) => [
    { id: "own", target: `.board [data-robot^="${seats[0]}"]`, words: learningText.guide.own },
    { id: "tile", target: ".player-panel", words: learningText.guide.tile },
    { id: "run", target: ".player-panel .run:enabled", words: learningText.guide.run },
  ],
  marksOf: (command, seat) => marksOf(command as Parameters<typeof marksOf>[0], seat),
  Piece: ({ name }) => <TileIcon tile={name as Tile} />,
  Board: SmallBoard,
};

const NO_SEATS: readonly number[] = [];

/** A board of the lessons and the rules page, on which nothing can be done. */
function SmallBoard({ view, names, ...shown }: SmallBoardProps<View, GameEvent>) {
  const root = useRef<HTMLDivElement>(null);
  useScene(root, shown, playEvent);
  return (
    <div class="small-board" ref={root}>
      <Board view={view} names={names} mine={NO_SEATS} choice={null} answer={() => undefined} forecast={null} overlay={null} />
    </div>
  );
}

const RUN: LessonMark = { target: ".player-panel .run:not(:disabled)", done: null };

/** The marks of a command of `seat`, in order. */
function marksOf(command: GameCommand, seat: number): readonly LessonMark[] {
  switch (command.type) {
    case "place":
    case "swap":
    case "remove":
    case "reset":
      return [...change(command, seat), RUN];
    case "pass":
      return [{ target: '.player-panel [aria-keyshortcuts="P"]', done: null }];
    case "double":
      return [
        { target: '[data-hand="double_modification"]', done: '[data-hand="double_modification"][aria-pressed="true"], .run:not(:disabled)' },
        ...command.changes.flatMap((one) => change(one, seat)),
        RUN,
      ];
    case "first":
      return [...command.places.flatMap((place) => change({ type: "place", ...place }, seat)), RUN];
    case "zap_robot":
    case "zap_blob":
    case "place_crystal":
      return [];
  }
}

/** What to press for a change of a program, in order. */
function change(one: Change, seat: number): LessonMark[] {
  const slot = (number: number) => `[data-slot="${seat}${one.robot}${number}"]`;
  switch (one.type) {
    case "place": {
      const placed = `${slot(one.slot)}[data-tile="${one.tile}"]`;
      const hand = `[data-hand="${one.tile}"]`;
      return [{ target: hand, done: `${hand}[aria-pressed="true"], ${placed}` }, { target: slot(one.slot), done: placed }];
    }
    case "swap": {
      const [from, to] = one.slots;
      const swapped = `${slot(to)}[data-staged="true"]`;
      return [{ target: slot(from), done: `${slot(from)}[aria-pressed="true"], ${swapped}` }, { target: slot(to), done: swapped }];
    }
    case "remove": {
      const removed = `${slot(one.slot)}[data-staged="true"]`;
      return [
        { target: slot(one.slot), done: `${slot(one.slot)}[aria-pressed="true"], ${removed}` },
        { target: ".slot-tools button:not(:disabled)", done: removed },
      ];
    }
    case "reset":
      return [{ target: ".slot-tools button:not(:disabled)", done: `${slot(1)}[data-staged="true"]` }];
  }
}
