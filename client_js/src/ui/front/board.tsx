/** The small board of a match, without anything that can be done there. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { SmallBoardProps } from "../../games/api";
import { loadMatchPart, matchPartOf } from "../../games/registry";
import type { Shown } from "../../scene/playback";
import { textsReady } from "../../text/language";
import { namesOf } from "../match/room_events";
import { MatchSourceContext, stillSource } from "../match/source";

export type SmallBoard = ComponentType<SmallBoardProps>;

/** Whether the visitor wants nothing to move by itself. */
export function prefersStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The small board of a game; null if it has none, or can't be loaded. Never rejects. */
export async function loadBoard(game: string): Promise<SmallBoard | null> {
  try {
    if (!(await loadMatchPart(game))) return null;
    const part = await matchPartOf(game)!.loadLearningPart?.();
    await textsReady();
    return (part?.Board as SmallBoard | undefined) ?? null;
  } catch (error) {
    console.warn(`The board of ${game} can't be loaded.`, error);
    return null;
  }
}

/** The small board of a game, once it is loaded; calls `missing` if the game has none. */
export function useBoard(game: string | null, missing?: () => void): SmallBoard | null {
  const [board, setBoard] = useState<SmallBoard | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game !== null) void loadBoard(game).then((found) => wanted && (found ? setBoard(() => found) : missing?.()));
    return () => void (wanted = false);
  }, [game]);
  return board;
}

interface BoardProps {
  readonly board: SmallBoard;
  readonly shown: Shown;
}

/** The board of a match as it is shown. */
export function MatchBoard({ board: Board, shown: { model, event, duration, serial } }: BoardProps) {
  const { room, view } = model;
  const names = useMemo(() => namesOf(room, view), [room, !view]);
  const source = useMemo(() => stillSource("timeline", model), [room.id]);
  if (!view) return null;
  return (
    <MatchSourceContext.Provider value={source}>
      <Board view={view} names={names} event={event} duration={duration} serial={serial} />
    </MatchSourceContext.Provider>
  );
}

interface FigureProps {
  readonly kind: "loading" | "live" | "recorded" | "none";
  readonly label: string;
  readonly shown: Shown | null;
  readonly board: SmallBoard | null;
  readonly children?: ComponentChildren;
}

/** A board with its caption; an empty frame of the same size until there is one. */
export function BoardFigure({ kind, label, shown, board, children }: FigureProps) {
  const view = shown?.model.view;
  return (
    <figure class="plate show" data-kind={view && board ? kind : kind === "none" ? "none" : "loading"} data-number={shown?.model.number} aria-label={label || undefined}>
      <div class="show-board">{view && board && <MatchBoard board={board} shown={shown} />}</div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
