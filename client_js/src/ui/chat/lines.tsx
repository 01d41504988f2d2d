import { Fragment } from "preact";
import { text } from "#text/platform/first";
import { text as chatText } from "#text/platform/chat";
import { browserStorage } from "../../model/browser_storage";
import { useEffect, useState } from "preact/hooks";
import { beginsDay } from "../../model/chat";
import type { ChatModel } from "../../model/chat";
import type { ChatLine, ChatPlace } from "../../protocol/generated";
import { useStore } from "../../store";
import { formatClock, formatDate } from "../../text/times";
import { readableLanguages } from "../../text/language";
import { phraseIn, phraseLanguage } from "../../text/phrases";
import { Avatar } from "../avatar";
import { useShell, useStickToEnd } from "../hooks";
import { LineMenu } from "./menu";

/** The lines of a chat, oldest first; it stays at its end unless the reader has scrolled up. */
export function Lines({ place, model }: { place: ChatPlace; model: ChatModel }) {
  const waiting = useWaiting(place);
  const { list } = useStickToEnd(`${model.lines.at(-1)?.id} ${waiting.length}`);
  const [menu, setMenu] = useState<string | null>(null);
  const { account, chats } = useShell().client.session;
  useStore(account.matches); // with them comes the server's clock
  useEffect(() => {
    const lines = list.current!;
    const see = () => {
      if (!document.hidden && lines.clientHeight > 0) chats.see(place); // it is 0 in a sheet that is closed
    };
    see();
    const shown = new ResizeObserver(see);
    shown.observe(lines);
    document.addEventListener("visibilitychange", see);
    return () => {
      shown.disconnect();
      document.removeEventListener("visibilitychange", see);
    };
  }, [place, model.lines]);
  return (
    <div class="chat-lines" ref={list} tabIndex={0} role="log" aria-label={text.chat.titles[place]}>
      {model.lines.length === 0 && waiting.length === 0 && <p class="quiet">{chatText.chat.nothing[place]}</p>}
      {model.lines.map((line, index) => (
        <Fragment key={line.id}>
          {beginsDay(model.lines, index, account.now) && <p class="quiet chat-day">{formatDate(line.time)}</p>}
          <Line
            place={place}
            line={line}
            open={menu === line.id}
            toggle={() => setMenu(menu === line.id ? null : line.id)}
          />
        </Fragment>
      ))}
      {waiting.map(({ id, said, why }) => (
        <p key={id} class="chat-line waiting">
          <span class="chat-words">{said}</span> <span class="quiet">{why ?? text.connection.sending}</span>
        </p>
      ))}
    </div>
  );
}

interface LineProps {
  readonly place: ChatPlace;
  readonly line: ChatLine;
  /** Whether its menu is open. */
  readonly open: boolean;
  readonly toggle: () => void;
}

/** A line of a chat. A press on the name of its author opens what can be done with it. */
function Line({ place, line, open, toggle }: LineProps) {
  const { me } = useShell();
  const mine = line.identity === me.identity;
  return (
    <div class={mine ? "chat-line mine" : "chat-line"} data-line={line.id}>
      <p>
        <time class="quiet" dateTime={new Date(line.time).toISOString()}>
          {formatClock(line.time)}
        </time>{" "}
        <Avatar id={line.identity} /> <strong>{line.name}</strong> <Words line={line} />
      </p>
      {!mine && (
        <button class="line-button" aria-expanded={open} aria-label={chatText.chat.menu(line.name)} onClick={toggle}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="5" cy="12" r="1.6" />
            <circle cx="12" cy="12" r="1.6" />
            <circle cx="19" cy="12" r="1.6" />
          </svg>
        </button>
      )}
      {open && <LineMenu place={place} line={line} close={toggle} />}
    </div>
  );
}

/** The words of a line; a phrase in the reader's language. */
function Words({ line }: { line: ChatLine }) {
  const language = phraseLanguage(readableLanguages(browserStorage, navigator.languages));
  const phrase = line.phrase === null ? null : phraseIn(language, line.phrase);
  if (phrase === null) return <span class="chat-words">{line.text}</span>;
  return (
    <span class="chat-words phrase" lang={language} data-phrase={line.phrase}>
      {phrase}
    </span>
  );
}

interface Waiting {
  readonly id: string;
  readonly said: string;
  /** Why it is to come later, or null. */
  readonly why: string | null;
}

/** The user's lines that wait for the connection or for the rate limit, without those that are just being sent. */
function useWaiting(place: ChatPlace): readonly Waiting[] {
  const { client } = useShell();
  const language = phraseLanguage(readableLanguages(browserStorage, navigator.languages));
  return useStore(client.session.requests.pending).flatMap(({ request, delayed, sent }) => {
    if (request.type !== "say" || request.place !== place || (sent && delayed === null)) return [];
    const said = request.phrase ? phraseIn(language, request.phrase) : request.text;
    return [{ id: request.id, said: said ?? request.phrase ?? "", why: delayed }];
  });
}
