/** Twin Tin Bots: what teaches the game. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { isRoomEvent } from "../../model/room";
import type { GameLearningPart, SmallBoardProps } from "../api";
import { BoardScene } from "./animation";
import { Board } from "./board";
import type { GameEvent, View } from "./generated";
import { marksOf } from "./marks";
import { learningText } from "./text/learning";

export const learningPart: GameLearningPart<View, GameEvent> = {
  get lesson() {
    return learningText.lesson;
  },
  puzzles: {},
  rules: [],
  shows: {
    robots: '.board [data-own="true"], .board [data-base="0"]',
    track: ".track",
    values: ".board [data-crystal]",
    end: ".rounds",
  },
  marksOf: (command, seat) => marksOf(command as Parameters<typeof marksOf>[0], seat),
  Board: SmallBoard,
};

const NOBODY: readonly number[] = [];

function SmallBoard({ view, names, event, duration, serial }: SmallBoardProps<View, GameEvent>) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current && event && !isRoomEvent(event)) new BoardScene(root.current).play(event, duration);
  }, [serial]);
  return (
    <div class="small-board" ref={root}>
      <Board view={view} names={names} mine={NOBODY} choice={null} answer={() => undefined} forecast={null} overlay={null} />
    </div>
  );
}
