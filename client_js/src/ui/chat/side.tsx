import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { text } from "#text/platform/first";
import type { MatchLogProps } from "../../games/api";
import { type ChatModel, unread } from "../../model/chat";
import type { RoomModel } from "../../model/types";
import type { ChatPlace } from "../../protocol/generated";
import { useShell } from "../hooks";
import { lazy } from "../lazy";
import { useCoaching, useIsLive, useMatchSource, openAt } from "../match/source";
import { tip } from "../controls";
import { Chat, News, useChat } from "../shared/chat_panel";

type Tab = "log" | ChatPlace;

type Props = Pick<RoomModel, "room" | "audience"> & { children: ComponentChildren };

/** The log is loaded after the board; until then an empty plate holds its place. */
const LogPanel = lazy(async () => (await import("../match/later/log")).LogPanel, ({ children }) => <section class="plate log">{children}</section>);

/** The log of a match and, on further tabs of a live one, the chats of the table and of spectators. */
export function MatchLog(props: MatchLogProps) {
  const log = <LogPanel {...props} />;
  if (!useIsLive()) return <div class="side-chat"><div class="chat-page">{log}</div></div>;
  return <WithChats room={props.room} audience={props.audience}>{log}</WithChats>;
}

/** A match with its log and the chats that the viewer may read, as tabs. */
function WithChats({ room, audience, children }: Props) {
  const renew = `${room.status} ${audience.join()}`; // the chats are entered again when this changes
  const coaching = useCoaching();
  // players do not read the spectators' chat
  const hidesSpectatorChat = room.status === "playing" && audience.length > 0 && !coaching;
  const table = useChat("room", renew);
  const spectators = useChat(hidesSpectatorChat ? null : "spectators", renew);
  const chats: readonly (readonly [ChatPlace, ChatModel | undefined])[] = [
    ["room", table],
    ["spectators", spectators],
  ];
  const [wanted, setWanted] = useState<Tab>("log");
  const chat = chats.find(([place, model]) => place === wanted && model);
  const tab = chat ? wanted : "log";
  return (
    <div class="side-chat" data-tab={tab}>
      <div class="chat-head">
        <div class="chat-tabs" role="tablist" aria-label={text.chat.tabs} onKeyDown={moveAmongTabs}>
          <TabButton tab="log" chosen={tab} choose={setWanted} news={0} />
          {chats.map(
            ([place, model]) =>
              model && <ChatTab key={place} place={place} model={model} chosen={tab} choose={setWanted} />,
          )}
        </div>
        <TimelineButton />
      </div>
      <div class="chat-page" role="tabpanel" id="chat-page" aria-labelledby={`tab-${tab}`}>
        {chat?.[1] ? (
          <section class="plate chat" data-chat={chat[0]}>
            <Chat place={chat[0]} model={chat[1]} />
          </section>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

/** Moves to the next tab with the arrow keys. */
function moveAmongTabs(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const next = tabs[(tabs.indexOf(document.activeElement as HTMLElement) + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}

interface TabProps {
  readonly chosen: Tab;
  readonly choose: (tab: Tab) => void;
}

function ChatTab({ place, model, ...tab }: TabProps & { place: ChatPlace; model: ChatModel }) {
  const { me } = useShell();
  return <TabButton tab={place} news={tab.chosen === place ? 0 : unread(model, me.identity)} {...tab} />;
}

/** The tab of a chat or the log, with the number of its unread lines. */
function TabButton({ tab, chosen, choose, news }: TabProps & { tab: Tab; news: number }) {
  return (
    <button
      class="chat-tab"
      role="tab"
      id={`tab-${tab}`}
      aria-selected={tab === chosen}
      aria-controls="chat-page"
      tabIndex={tab === chosen ? 0 : -1}
      onClick={() => choose(tab)}
    >
      {tab === "log" ? matchText.log.title : text.chat.titles[tab]}
      <News count={news} />
    </button>
  );
}

/** The button of the log that opens the timeline of the match. */
function TimelineButton() {
  const { openTimeline } = useMatchSource();
  if (!openTimeline) return null;
  return (
    <button class="icon-button open-timeline" aria-label={matchText.lookBack.openLabel} {...tip(matchText.lookBack.open)} onClick={() => openTimeline(openAt({ kind: "newest" }))}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7zM11 9h2v4l3 2-1 1.6-4-2.6z" />
      </svg>
    </button>
  );
}
