/** Robot Master: what teaches the game. */
import { useRef, useState } from "preact/hooks";
import { text as learningText } from "#text/robot_master/learning";
import { useScene } from "../../kit/scene";
import type { GameLearningPart, LessonTexts, SmallBoardProps } from "../api";
import { play } from "./animation";
import { Board } from "./board";
import { type Turn, EMPTY, useLastMove } from "./turn";
import type { GameCommand, GameEvent, View } from "./generated";
import { type Line, SIDES } from "./grid";
import { compareWorths, decidingLines, leastOf, HAND } from "./worth";

type Step = keyof typeof learningText.lesson;
type Chapter = keyof typeof learningText.chapters;

/** For how many turns of the first game a newcomer is reminded of the goal. */
const FIRST_TURNS = 3;

/** The steps of each lesson, in order. */
const LESSONS: readonly (readonly [Chapter, ...Step[]])[] = [
  ["worth", "sides", "lay", "pair", "triple", "lowest"],
  ["both", "watch", "cross", "spoil", "end"],
];

export const learningPart: GameLearningPart<View, GameEvent> = {
  get lesson() {
    const steps = LESSONS.flatMap(([chapter, ...ids]) => ids.map((id) => [id, { ...learningText.lesson[id], chapter: learningText.chapters[chapter] }] as const));
    return Object.fromEntries<LessonTexts>(steps);
  },
  puzzleWords: ({ turns }) => learningText.puzzle(turns),
  shows: { sides: ".rm-plaque.rm-rows .rm-plaque-ground", watch: ".rm-lowest", end: '.rm-plaque[data-lowest="true"] .rm-plaque-ground' },
  goalWords: ({ number, hands, result }, own) => (!result && number === 1 && own.some((seat) => HAND - hands[seat]!.size < FIRST_TURNS) ? learningText.goal : null),
  guide: (seats) => [
    { id: "own", target: `.rm-player[data-seat="${seats[0]}"]`, words: learningText.guide.own },
    { id: "card", target: ".rm-hand", words: learningText.guide.card },
    { id: "lay", target: ".rm-lay:enabled", words: learningText.guide.lay },
  ],
  marksOf: (command) => {
    const { value, at } = command as GameCommand;
    const [pile, cell] = [`[data-pile="${value}"]`, `[data-cell="${at}"]`];
    return [
      { target: pile, done: `${pile}[aria-pressed="true"]` },
      { target: cell, done: `${cell}[aria-selected="true"]` },
      { target: ".rm-lay:not(:disabled)", done: null },
    ];
  },
  Board: SmallBoard,
};

/** A turn in which nothing can be done. */
const NO_TURN: Turn = {
  hand: [],
  legal: [],
  draft: EMPTY,
  outcome: null,
  ready: false,
  refusal: null,
  pickValue: () => undefined,
  pickCell: () => undefined,
  point: () => undefined,
  drop: () => undefined,
  lift: () => undefined,
  lay: () => undefined,
  takeBack: () => undefined,
};

/** A grid of the rules page and the lessons. */
function SmallBoard({ view, names, ...shown }: SmallBoardProps<View, GameEvent>) {
  const root = useRef<HTMLDivElement>(null);
  const [explained, explain] = useState<Line | null>(null);
  const last = useLastMove(view);
  useScene(root, shown, (at, event, duration) => play(at, event, duration, [0]));
  const comparison = compareWorths(view.worths);
  return (
    <div class="small-board" ref={root}>
      <Board
        view={view}
        names={names}
        turn={NO_TURN}
        last={last?.cell ?? null}
        lowest={SIDES.flatMap((side) => leastOf(comparison, side))}
        deciding={decidingLines(view, comparison)}
        explained={explained}
        explain={explain}
      />
    </div>
  );
}
