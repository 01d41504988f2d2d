/** Twin Tin Bots: what teaches the game. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { text as learningText } from "#text/twin_tin_bots/learning";
import { isRoomEvent } from "../../model/room";
import type { GameLearningPart, SmallBoardProps } from "../api";
import { BoardScene } from "./animation";
import { Board } from "./board";
import type { Crystal, GameEvent, Tile, View } from "./generated";
import { marksOf } from "./marks";
import { TileIcon } from "./icons";

/** So many turns a newcomer is reminded of the goal. */
const FIRST_TURNS = 3;

export const learningPart: GameLearningPart<View, GameEvent> = {
  get lesson() {
    return learningText.lesson;
  },
  puzzleWords: ({ events, turns }) => learningText.puzzles[events[0]!.crystal as Crystal](turns),
  shows: {
    robots: '.board [data-own="true"], .board [data-base="0"]',
    track: ".track",
    values: ".board [data-crystal]",
    end: ".rounds",
  },
  goalWords: ({ seats, result, mode }, own) => {
    if (result || !own.some((seat) => seats[seat]!.turns < FIRST_TURNS)) return null;
    return mode === "teams" ? learningText.goalOfTeam : learningText.goal;
  },
  marksOf: (command, seat) => marksOf(command as Parameters<typeof marksOf>[0], seat),
  Piece: ({ name }) => <TileIcon tile={name as Tile} />,
  Board: SmallBoard,
};

const NO_SEATS: readonly number[] = [];

/** A board of the lessons and the rules page, on which nothing can be done. */
function SmallBoard({ view, names, event, duration, serial }: SmallBoardProps<View, GameEvent>) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current && event && !isRoomEvent(event)) new BoardScene(root.current).play(event, duration);
  }, [serial]);
  return (
    <div class="small-board" ref={root}>
      <Board view={view} names={names} mine={NO_SEATS} choice={null} answer={() => undefined} forecast={null} overlay={null} />
    </div>
  );
}
