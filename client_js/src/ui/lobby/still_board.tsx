/** The board of one's own match as it is now, read once it comes into sight and whenever the match has changed. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameEndPart } from "../../games/api";
import { matchPartOf } from "../../games/registry";
import { fromSnapshot } from "../../model/room";
import type { RoomModel } from "../../model/types";
import { call } from "../../net/api";
import type { MyMatch, Snapshot } from "../../protocol/generated";
import { formatNumber } from "../../text/language";
import { MatchBoard, loadBoard } from "../front/board";
import type { SmallBoard } from "../front/board";
import { namesOf } from "../match/room_events";

interface Props {
  readonly room: string;
  /** Changes whenever the match does. */
  readonly mark: number;
  /** The match if it is over; with it the score is shown. */
  readonly over?: MyMatch;
}

interface Read {
  readonly model: RoomModel;
  readonly board: SmallBoard | null;
  readonly end: GameEndPart | null;
}

/**
 * The board of a match as it is, read when it comes near the window. `mark`: changes with the match; `over`: a
 * finished match, for its score.
 */
export function StillBoard({ room, mark, over }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    void readBoard(room, over !== undefined).then((found) => wanted && found && setRead(found));
    return () => void (wanted = false);
  }, [room, mark, near]);
  return (
    <>
      <div class="still-board" ref={frame} data-shown={Boolean(read?.board)} aria-hidden="true" inert>
        {read?.board && <MatchBoard board={read.board} shown={{ model: read.model, event: null, duration: 0, serial: read.model.number }} />}
      </div>
      {over && <Score read={read} match={over} />}
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

/** The names and points of a match, the user's own seats first, in a place that is kept until the points are read; no points for a game without any. */
function Score({ read, match: { room, seats } }: { read: Read | null; match: MyMatch }) {
  const view = read?.model.view;
  const scoreOf = read?.end?.scoreOf;
  const names = view ? namesOf(read.model.room, view) : (seat: number) => room.seats[seat] ?? "";
  const order = [...room.seats.keys()].sort((one, other) => Number(seats.includes(other)) - Number(seats.includes(one)));
  return (
    <ul class="match-score" data-shown={Boolean(view && scoreOf)}>
      {order.map((seat) => (
        <li key={seat}>
          <span>{names(seat)}</span> {view && scoreOf && formatNumber(scoreOf(view, seat))}
        </li>
      ))}
    </ul>
  );
}
