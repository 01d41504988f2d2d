/** The sheet that lies over the board on small screens: a seat's panel, or the log and chats. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as matchText } from "#text/match/match";
import { unread } from "../../model/chat";
import { useStore } from "../../store";
import { CloseButton } from "../controls";
import { News } from "../shared/chat_panel";
import { useShell } from "../hooks";

/** The id of the element that is the sheet on small screens. */
export const SHEET = "match-sheet";

/** What the sheet shows: the panels of the seats with one of them in front, or the log. */
export type Sheet = "log" | number;

export interface SheetState {
  /** Null: the board is free. */
  readonly sheet: Sheet | null;
  /** Shows it, or closes the sheet that shows it already. */
  toggle(sheet: Sheet): void;
  close(): void;
}

/** The sheet of a page; it closes at Escape, and when `question` (the id of a choice on the board) changes. */
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
export function CloseSheet({ close }: { close: () => void }) {
  return <CloseButton label={matchText.compact.close} close={close} className="close-sheet" />;
}
