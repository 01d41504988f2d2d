/** The lobby's lists of tables: bounded, and still while a person points at them. */
import { useEffect, useRef, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { type ListStatus, type LobbyModel, rowsOf, totalOf } from "../../model/lobby";
import { useStore } from "../../store";
import { shownLanguage } from "../../text/language";
import { useShell } from "../hooks";
import { RoomItem } from "../shared/room_line";
import type { RoomSummary } from "../../protocol/generated";

const MINUTE_MS = 60_000;

interface ListProps {
  readonly status: ListStatus;
  /** The sentence of an empty list. */
  readonly none: string;
}

/** A list of tables; more of them are shown on request. */
export function RoomList({ status, none }: ListProps) {
  const { client } = useShell();
  const lobby = useStore(client.session.lobby.model);
  if (!lobby) return <p class="quiet">{text.lobby.loading}</p>;
  return <Rows status={status} none={none} lobby={lobby} />;
}

/** The rooms of a status, which do not move while they are pointed at. `none`: the words for no rooms. */
function Rows({ status, none, lobby }: ListProps & { readonly lobby: LobbyModel }) {
  const { client, me } = useShell();
  const [asked, setAsked] = useState(false);
  const list = useStillList(lobby, status);
  const language = useStore(shownLanguage);
  const joining = useStore(client.session.requests.pending).some(({ request }) => request.type === "join");
  const minute = useMinute();
  const { session } = client;
  const more = async () => {
    setAsked(true);
    await session.lobby.more(status);
    setAsked(false);
  };
  if (list.rows.length === 0) return <p class="quiet">{none}</p>;
  const others = totalOf(lobby, status) - rowsOf(lobby, status).length;
  return (
    <div class="room-box" {...list.handlers}>
      <ul class="room-list" data-list={status} ref={list.ref} tabIndex={-1}>
        {list.rows.map(({ room, gone }) => (
          <RoomItem key={room.id} {...{ room, gone, joining, minute, language, me }} />
        ))}
      </ul>
      <div class="room-foot">
        {(list.added > 0 || list.stale) && (
          <button class="button small primary" data-action="show-new" onClick={list.update}>
            {list.added > 0 ? text.lobby.newTables(list.added) : text.lobby.update}
          </button>
        )}
        {session.lobby.hasMore(status) ? (
          <button class="button small" data-action="more-rooms" disabled={asked} onClick={() => void more()}>
            {text.lobby.more(others)}
          </button>
        ) : (
          others > 0 && <p class="quiet">{text.lobby.tooMany(others)}</p>
        )}
      </div>
    </div>
  );
}

/** The rows of a list, which keep their places while the pointer or the focus is over it, and on a touch screen always. */
function useStillList(lobby: LobbyModel, status: ListStatus) {
  const ref = useRef<HTMLUListElement>(null);
  const before = useRef<{ readonly entry: string; readonly rows: readonly Row[] }>({ entry: "", rows: [] });
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [, redraw] = useState(0);
  const rooms = rowsOf(lobby, status);
  const still = held.pointer || held.focus || matchMedia("(hover: none)").matches;
  // rows keep their places only if they are of the same answer, and not if all of them are gone
  const known = before.current.entry === lobby.entry && before.current.rows.some(({ gone }) => !gone);
  const shown: StillRows = still && known ? stillRows(before.current.rows, rooms, lobby.beyond) : movingRows(rooms);
  before.current = { entry: lobby.entry, rows: shown.rows };
  return {
    ...shown,
    /** Whether a row is shown whose room is no longer in the list. */
    stale: shown.rows.some(({ gone }) => gone),
    ref,
    /** Shows the list as it is. */
    update() {
      before.current = { entry: "", rows: [] };
      redraw((count) => count + 1);
      ref.current?.scrollTo(0, 0);
      ref.current?.focus({ preventScroll: true }); // the button that had the focus disappears
    },
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocusIn: ({ target }: FocusEvent) => {
        const focus = target !== ref.current && (target as Element).matches(":focus-visible"); // a click does not hold the rows
        setHeld((now) => ({ ...now, focus }));
      },
      onFocusOut: ({ currentTarget, relatedTarget }: FocusEvent & { readonly currentTarget: HTMLElement }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setHeld((now) => ({ ...now, focus: false })),
    },
  };
}

/** The present minute by the server's clock: the component is drawn again when it ends, and when the clock is known. */
function useMinute(): number {
  const { account } = useShell().client.session;
  const [, redraw] = useState(0);
  useStore(account.matches);
  useEffect(() => {
    const timer = setInterval(() => redraw(Math.floor(account.now / MINUTE_MS)), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return Math.floor(account.now / MINUTE_MS);
}

export interface Row {
  /** The room as it is now, or as it last was if it is `gone`. */
  readonly room: RoomSummary;
  /** Whether the room is no longer in the list. */
  readonly gone: boolean;
}

interface StillRows {
  readonly rows: readonly Row[];
  /** How many rows of the list are not in `rows`. */
  readonly added: number;
}

/** The rows of a list as it is. */
export function movingRows(rooms: readonly RoomSummary[]): StillRows {
  return { rows: rooms.map((room) => ({ room, gone: false })), added: 0 };
}

/**
 * The rows at the places where they were `before`. New rows are only counted, except those that follow the last row,
 * where they move nothing. `beyond`: ids of rooms that are in the list, but not among its shown rows.
 */
export function stillRows(before: readonly Row[], rooms: readonly RoomSummary[], beyond: ReadonlySet<string> = new Set()): StillRows {
  const now = new Map(rooms.map((room) => [room.id, room]));
  const kept = before.map(({ room }): Row => ({ room: now.get(room.id) ?? room, gone: !now.has(room.id) && !beyond.has(room.id) }));
  const known = new Set(before.map(({ room }) => room.id));
  const last = rooms.findLastIndex(({ id }) => known.has(id));
  const following = last < 0 ? [] : rooms.slice(last + 1);
  const rows = [...kept, ...following.map((room) => ({ room, gone: false }))];
  return { rows, added: rooms.filter(({ id }) => !known.has(id)).length - following.length };
}
