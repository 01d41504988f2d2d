/** What the pages of matches have in common: the sentence below the board, the end, the player and the panel of a seat, the side with the log, and the sheet that these are on small screens. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useLayoutEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as matchText } from "#text/match/match";
import type { MatchLogProps, Names } from "../games/api";
import { AbsenceChip, Lamp, SeatAvatar } from "../ui/match/presence";
import { AbandonedDialog } from "../ui/match/match";
import { isRoomEvent } from "../model/room";
import type { Event, RoomEvent, RoomView } from "../protocol/generated";
import { MatchLog } from "../ui/chat/side";
import { PlaybackButtons } from "../ui/match/playback_buttons";
import { describeRoomEvent } from "../ui/match/room_events";
import { useIsLive, useIsOver } from "../ui/match/source";
import { unread } from "../model/chat";
import { useStore } from "../store";
import { CloseButton } from "../ui/controls";
import { News } from "../ui/shared/chat_panel";
import { useShell } from "../ui/hooks";

// What games use of the page as it is.
export type { Press } from "../ui/keys";
export { AbsencePanel } from "../ui/match/presence";
export { Clock, ComeBack } from "../ui/match/clock";
export { CloseButton, tip } from "../ui/controls";
export { Dialog } from "../ui/dialog";
export { EndDialog } from "../ui/match/match";
export { PlaybackButtons, SinceTurn } from "../ui/match/playback_buttons";
export { SeatAvatar, SeatBotBadge } from "../ui/match/presence";
export { Store, useStore } from "../store";
export { standingsOf } from "../model/standings";
export { browserStorage, persistedStore } from "../model/browser_storage";
export { keyOf, useKeyDown } from "../ui/keys";
export { useAnswer, useShell } from "../ui/hooks";
export { useIsLive, useMatchSource } from "../ui/match/source";

/** What the dialog at the end of a match shows: for whom, and what the seats are called. */
export interface EndProps<View, Result> {
  readonly result: Result;
  readonly view: View;
  readonly room: RoomView;
  readonly names: Names;
  /** The seats of the viewer. */
  readonly mine: readonly number[];
}

type Ending = { readonly result: object | null };

/** Whether a match has ended, also where the view is one from before the end. */
export function useOver({ result }: Ending): boolean {
  return useIsOver() || result !== null;
}

/** A ref for a panel of a seat, which is scrolled to when it is picked. */
export function usePickedPanel(picked: boolean) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (picked && panel.current) panel.current.parentElement!.scrollTop = panel.current.offsetTop;
  }, [picked]);
  return panel;
}

/** The player of a seat: avatar, name, presence, and who answers for an absent one. `nameClass`: the class of the name. */
export function SeatPlayer({ seat, name, nameClass }: { seat: number; name: string; nameClass?: string }) {
  return (
    <>
      <SeatAvatar seat={seat} />
      <strong class={nameClass} dir="auto">{name}</strong>
      <Lamp seat={seat} />
      <AbsenceChip seat={seat} />
    </>
  );
}

interface SideProps extends MatchLogProps {
  readonly class: string;
  readonly view: Ending;
  close(): void;
  /** Above the log, such as panels of seats. */
  readonly children?: ComponentChildren;
}

/** The side of a page with the log, on small screens a sheet over the board; and the dialog of a match that ended without a result. */
export function MatchSide({ class: name, view, close, children, ...log }: SideProps) {
  return (
    <>
      <div class={name} id={SHEET}>
        <CloseSheet close={close} />
        {children}
        <MatchLog {...log} />
      </div>
      {log.room.abandoned && !view.result && <AbandonedDialog by={log.room.abandoned} room={log.room} />}
    </>
  );
}

/** A sentence for an event of the game, by `describe`, or of the room. */
export function sentenceOf<Shown extends Event>(event: Shown | RoomEvent, names: Names, describe: (event: Shown, names: Names) => string): string {
  return isRoomEvent(event) ? describeRoomEvent(event, names) : describe(event as Shown, names);
}

interface CaptionProps<Shown extends Event> {
  readonly class: string;
  readonly event: Shown | RoomEvent | null;
  readonly pastEvents: readonly (Shown | RoomEvent)[];
  readonly names: Names;
  readonly caughtUp: boolean;
  /** Whether the buttons are there also without a sentence. */
  readonly alwaysButtons?: boolean;
  describe(event: Shown, names: Names): string;
  /** What the match waits for, in a sentence, while nothing is shown. */
  waiting(): string;
}

/** The event that is shown; else in a timeline the last one; else what the match waits for. */
export function HappeningCaption<Shown extends Event>({ class: name, event, pastEvents, names, caughtUp, alwaysButtons, describe, waiting }: CaptionProps<Shown>) {
  const live = useIsLive();
  const shown = event ?? (live ? null : pastEvents.at(-1));
  const words = shown ? sentenceOf(shown, names, describe) : waiting();
  return (
    <div class={name}>
      <p role="status" aria-live={event ? "off" : "polite"}>{words}</p>
      {(words || alwaysButtons) && <PlaybackButtons caughtUp={caughtUp} />}
    </div>
  );
}

/** The id of the element that is the sheet on small screens. */
const SHEET = "match-sheet";

/** What the sheet shows: the panels of the seats with one of them in front, or the log. */
type Sheet = "log" | number;

export interface SheetState {
  /** Null: the board is free. */
  readonly sheet: Sheet | null;
  /** Shows it, or closes the sheet that shows it already. */
  toggle(sheet: Sheet): void;
  close(): void;
}

/** The sheet of a page; it closes at Escape, and when a `question` (the id of a choice on the board) opens. */
export function useSheet(question: number | null): SheetState {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const close = () => setSheet(null);
  useEffect(() => {
    if (question !== null) close();
  }, [question]);
  // before the next key press
  useLayoutEffect(() => {
    if (sheet === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && document.querySelector("dialog[open]") === null) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [sheet]);
  return { sheet, close, toggle: (next) => setSheet((current) => (current === next ? null : next)) };
}

/** The value of `data-sheet`, by which styles know what the sheet shows. */
export function sheetKind({ sheet }: SheetState): string {
  return sheet === null ? "" : sheet === "log" ? "log" : "seats";
}

/** The row of buttons that open the sheet: `children` are those of seats; the log's is the last one. */
export function SheetTabs({ state, children }: { state: SheetState; children: ComponentChildren }) {
  return (
    <nav class="sheet-tabs" aria-label={text.lobby.players}>
      <div class="sheet-seats">{children}</div>
      <LogTab state={state} />
    </nav>
  );
}

/** The button that opens the log and the chats. */
export function LogTab({ state }: { state: SheetState }) {
  return (
    <button class="sheet-tab log-tab" aria-label={text.chat.tabs} {...disclosure(state, "log")}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5" />
      </svg>
      <ChatNews open={state.sheet === "log"} />
    </button>
  );
}

/** The attributes of a button that opens the sheet. */
export function disclosure({ sheet, toggle }: SheetState, content: Sheet) {
  return { "aria-expanded": sheet === content, "aria-controls": SHEET, onClick: () => toggle(content) };
}

/** How many lines of the table's chat are new. */
function ChatNews({ open }: { open: boolean }) {
  const { client, me } = useShell();
  const model = useStore(client.session.chats.models)["room"];
  return model && !open ? <News count={unread(model, me.identity)} /> : null;
}

/** Closes the sheet; on screens without a sheet it is not shown. */
function CloseSheet({ close }: { close: () => void }) {
  return <CloseButton label={matchText.compact.close} close={close} className="close-sheet" />;
}
