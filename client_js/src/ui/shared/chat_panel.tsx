import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { browserStorage } from "../../model/browser_storage";
import { type ChatModel, unread } from "../../model/chat";
import type { ChatPlace } from "../../protocol/generated";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { lazy, Silent } from "../lazy";

/** The inside of an open chat is a file of its own, for which no page waits. */
export const Chat = lazy(async () => (await import("../chat/chat")).Chat, Silent);

/** A chat that can be folded up: then its heading tells how many lines are new. */
export function ChatPanel({ place, renew = "" }: { place: ChatPlace; renew?: string }) {
  const model = useChat(place, renew);
  const [open, setOpen] = useOpen(place);
  const { me } = useShell();
  if (!model) return null;
  const news = open ? 0 : unread(model, me.identity);
  return (
    <section class="plate chat" aria-labelledby={`chat-${place}`} data-chat={place} data-open={open}>
      <h2 id={`chat-${place}`}>
        <button class="chat-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {text.chat.titles[place]}
          <News count={news} />
        </button>
      </h2>
      {open && <Chat place={place} model={model} />}
    </section>
  );
}

/** How many lines are new; nothing if none is. */
export function News({ count }: { count: number }) {
  if (count === 0) return null;
  return <span class="chip news" aria-label={text.chat.news(count)}>{count}</span>;
}

/**
 * The chat of a place, followed as long as the component exists; undefined where the viewer may not read it. It is
 * entered again when `renew` changes: a text that changes with the rights to read and write.
 */
export function useChat(place: ChatPlace | null, renew: string): ChatModel | undefined {
  const { client } = useShell();
  const { chats } = client.session;
  const models = useStore(chats.models);
  useEffect(() => {
    if (place) chats.enter(place);
  }, [place, renew]);
  useEffect(() => {
    return place ? chats.hold(place) : undefined;
  }, [place]);
  return place ? models[place] : undefined;
}

const KEY = "botyard.chat.folded";

/** Whether a chat is unfolded, kept in this browser; at first it is. */
export function useOpen(place: ChatPlace): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(!folded().includes(place));
  const change = (wanted: boolean) => {
    const others = folded().filter((other) => other !== place);
    browserStorage.setItem(KEY, (wanted ? others : [...others, place]).join(" "));
    setOpen(wanted);
  };
  return [open, change];
}

function folded(): string[] {
  return (browserStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
}
