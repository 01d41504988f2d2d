/** The board of one's own match as it is now, read once it comes into sight and whenever the match has changed. */
import { useEffect, useRef, useState } from "preact/hooks";
import { text as tablesText } from "#text/platform/tables";
import type { GameEndPart } from "../../games/api";
import { matchPartOf } from "../../games/registry";
import { fromSnapshot } from "../../model/room";
import type { RoomModel } from "../../model/types";
import { call } from "../../net/api";
import type { Snapshot } from "../../protocol/generated";
import { MatchBoard, loadBoard } from "../front/board";
import type { SmallBoard } from "../front/board";
import { namesOf } from "../match/seat_names";

interface Props {
  readonly room: string;
  /** Changes whenever the match does. */
  readonly mark: number;
  /** The seats of this person; with them the score is shown. */
  readonly seats?: readonly number[];
}

interface Read {
  readonly model: RoomModel;
  readonly board: SmallBoard | null;
  readonly end: GameEndPart | null;
}

/**
 * The board of a match as it is, read when it comes near the window. `mark`: changes with the match; `seats`: of the
 * user, for the score of a finished match.
 */
export function StillBoard({ room, mark, seats }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    void readBoard(room, seats !== undefined).then((found) => wanted && found && setRead(found));
    return () => void (wanted = false);
  }, [room, mark, near]);
  return (
    <>
      <div class="still-board" ref={frame} data-shown={Boolean(read?.board)} aria-hidden="true" inert>
        {read?.board && <MatchBoard board={read.board} shown={{ model: read.model, event: null, duration: 0, serial: read.model.number }} />}
      </div>
      {seats && read?.end && <Score model={read.model} end={read.end} seats={seats} />}
    </>
  );
}

/** Whether an element is, or has been, in sight. */
function useNear(element: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return near;
}

/** The match as it is now, with what draws it, and for a finished one what counts its points; null if that can't be read. */
async function readBoard(room: string, isOver: boolean): Promise<Read | null> {
  try {
    const snapshot = await call<Snapshot>("GET", `/rooms/${room}`);
    const board = await loadBoard(snapshot.room.game);
    const end = (isOver && (await matchPartOf(snapshot.room.game)?.loadEndPart?.())) || null;
    return { model: fromSnapshot(snapshot), board, end };
  } catch (error) {
    console.warn("The board of a match can't be read.", error);
    return null;
  }
}

/** The points of a match, as in `Ann 12 · Ben 8`; nothing for a game without points. */
function Score({ model, end, seats }: { model: RoomModel; end: GameEndPart; seats: readonly number[] }) {
  const { view, room } = model;
  if (!view || !end.scoreOf) return null;
  const names = namesOf(room, view);
  const order = [...room.seats.keys()].sort((one, other) => Number(seats.includes(other)) - Number(seats.includes(one)));
  return (
    <span class="match-score">{order.map((seat) => tablesText.myMatches.score(names(seat), end.scoreOf!(view, seat))).join(" · ")}</span>
  );
}
