import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { text as chatText } from "#text/platform/chat";
import { text } from "#text/platform/first";
import { type ChatModel, beginsDay } from "../../model/chat";
import { type ChatPlace, type ChatLine, type Phrase, MAX_TEXT_CHARS, ENUMS, MAX_LINE_CHARS } from "../../protocol/generated";
import { type Store, useStore } from "../../store";
import { useShell, useStickToEnd, useReportError } from "../hooks";
import { browserStorage, persistedStore } from "../../model/browser_storage";
import { formatClock, formatDate } from "../../text/times";
import { readableLanguages } from "../../text/language";
import { phraseIn, phraseLanguage } from "../../text/phrases";
import { Avatar } from "../avatar";
import { block } from "../../net/people";
import { onEscape, takeFocus } from "../controls";
import type { Outcome } from "../../net/requests";

/** The lines of a chat and, for those who may write, the form for a line. */
export function Chat({ place, model }: { place: ChatPlace; model: ChatModel }) {
  return (
    <>
      <Lines place={place} model={model} />
      {model.writable && <ChatInput place={place} />}
      <MutedPeople />
    </>
  );
}

/** The people whom the user has muted, each with a button to end it; nothing if there are none. */
function MutedPeople() {
  const { client } = useShell();
  const { chats } = client.session;
  const muted = useStore(chats.muted);
  if (muted.length === 0) return null;
  return (
    <details class="muted-people">
      <summary class="quiet">{chatText.chat.muted(muted.length)}</summary>
      <ul>
        {muted.map(({ identity, name }) => (
          <li key={identity}>
            {name || identity}
            <button
              class="button small"
              aria-label={chatText.chat.unmuteName(name || identity)}
              onClick={() => void client.report(chats.unmute(identity))}
            >
              {chatText.chat.unmute}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The lines of a chat, oldest first; it stays at its end unless the reader has scrolled up. */
function Lines({ place, model }: { place: ChatPlace; model: ChatModel }) {
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
  return <span class="chat-words phrase" lang={language} data-phrase={line.phrase}>{phrase}</span>;
}

interface Waiting {
  readonly id: string;
  readonly said: string;
  /** Why the server asked to send the line again later, or null. */
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

interface MenuProps {
  readonly place: ChatPlace;
  readonly line: ChatLine;
  readonly close: () => void;
}

/** Actions on another person's line. */
function LineMenu({ place, line, close }: MenuProps) {
  const { client } = useShell();
  const { chats } = client.session;
  const [reporting, setReporting] = useState(false);
  const [done, setDone] = useState(false);
  const mute = () => void client.report(chats.mute(line.identity, line.name));
  const tell = useReportError();
  const blockAuthor = () => block(line).then(() => chats.hide(line.identity), tell);
  const report = async (why: string) => setDone(await client.report(chats.report(place, line.id, why)));
  if (done) {
    return <p class="line-menu quiet" role="status">{chatText.chat.reported}</p>;
  }
  return (
    <div class="line-menu" role="group" aria-label={chatText.chat.menu(line.name)} onKeyDown={onEscape(close)}>
      {reporting ? (
        <ReportForm send={(why) => void report(why)} />
      ) : (
        <>
          <button class="button small" ref={takeFocus} onClick={mute}>{chatText.chat.mute(line.name)}</button>
          <button class="button small" onClick={() => setReporting(true)}>{chatText.chat.report}</button>
          <button class="button small" onClick={() => void blockAuthor()}>{chatText.chat.block(line.name)}</button>
        </>
      )}
    </div>
  );
}

/** Says to moderators what is wrong with a line. */
function ReportForm({ send }: { send: (why: string) => void }) {
  const [why, setWhy] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(why.trim());
  };
  return (
    <form class="report-form" onSubmit={submit}>
      <label>
        {chatText.chat.why}
        <input
          name="why"
          value={why}
          maxLength={MAX_TEXT_CHARS}
          ref={takeFocus}
          onInput={(event) => setWhy(event.currentTarget.value)}
        />
      </label>
      <button class="button small">{chatText.chat.reportSend}</button>
      <p class="quiet">{chatText.chat.reportMeans}</p>
    </form>
  );
}

/** The number of lines that may be sent at the same time. */
const MOST_WAITING = 3;

let draftStore: Store<{ readonly at: string; readonly words: string }> | null = null;

/** The line that is being written, in which chat, and by whom: kept when the page shows something else, and over a reload. */
function draft(): Store<{ readonly at: string; readonly words: string }> {
  draftStore ??= persistedStore(browserStorage, "botyard.draft", { at: "", words: "" });
  return draftStore;
}

/** The form for a line: a field to write it, and the quick phrases. */
function ChatInput({ place }: { place: ChatPlace }) {
  const { client, me } = useShell();
  const { chats, requests } = client.session;
  const at = `${place} ${client.session.room.model.value?.room.id ?? ""} ${me.identity}`;
  const [words, show] = useState(draft().value.at === at ? draft().value.words : "");
  const setWords = (newer: string) => {
    show(newer);
    draft().set({ at, words: newer });
  };
  const [phrases, setPhrases] = useState(false);
  const waiting = useStore(requests.pending).filter(({ request }) => request.type === "say").length;
  const full = waiting >= MOST_WAITING;
  // after a failure `line` goes back into the field, unless the user has written something else, or has left once it was sent
  const send = async (outcome: Promise<Outcome>, line: string) => {
    const isDone = await client.report(outcome);
    const found = await outcome;
    const isSaid = isDone || (found.kind === "dropped" && found.sent);
    if (!isSaid && line && draft().value.at === at) setWords(draft().value.words || line);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (!said || full) return;
    setWords("");
    void send(chats.say(place, said), said);
  };
  const choose = (phrase: Phrase) => {
    setPhrases(false);
    if (!full) void send(chats.sayPhrase(place, phrase), "");
  };
  return (
    <form class="chat-input" onSubmit={submit}>
      <button
        type="button"
        class="icon-button"
        aria-expanded={phrases}
        aria-label={chatText.chat.phrases}
        title={chatText.chat.phrases}
        onClick={() => setPhrases(!phrases)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5" />
        </svg>
      </button>
      <input
        name="line"
        value={words}
        maxLength={MAX_LINE_CHARS}
        autoComplete="off"
        aria-label={chatText.chat.say[place]}
        placeholder={chatText.chat.words}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button class="button primary" disabled={full}>{chatText.chat.send}</button>
      {phrases && <Phrases choose={choose} close={() => setPhrases(false)} />}
    </form>
  );
}

/** The phrases that can be said, in the user's language; Escape closes. */
function Phrases({ choose, close }: { choose: (phrase: Phrase) => void; close: () => void }) {
  const language = phraseLanguage(readableLanguages(browserStorage, navigator.languages));
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };
  return (
    <div class="phrases" role="group" aria-label={chatText.chat.phrases} lang={language} onKeyDown={escape}>
      {ENUMS.Phrase.map((phrase) => (
        <button key={phrase} type="button" class="chip" data-phrase={phrase} onClick={() => choose(phrase)}>
          {phraseIn(language, phrase)}
        </button>
      ))}
    </div>
  );
}
