import { text } from "#text/platform/chat";
import { browserStorage, persistedStore } from "../../model/browser_storage";
import { useState } from "preact/hooks";
import type { Outcome } from "../../net/requests";
import { ENUMS, MAX_LINE_CHARS } from "../../protocol/generated";
import type { ChatPlace, Phrase } from "../../protocol/generated";
import { useStore } from "../../store";
import type { Store } from "../../store";
import { readableLanguages } from "../../text/language";
import { phraseIn, phraseLanguage } from "../../text/phrases";
import { useShell } from "../hooks";

/** The number of lines that may be sent at the same time. */
const MOST_WAITING = 3;

let draftStore: Store<{ readonly at: string; readonly words: string }> | null = null;

/** The line that is being written, in which chat, and by whom: kept when the page shows something else, and over a reload. */
function draft(): Store<{ readonly at: string; readonly words: string }> {
  draftStore ??= persistedStore(browserStorage, "botyard.draft", { at: "", words: "" });
  return draftStore;
}

/** The form for a line: a field to write it, and the quick phrases. */
export function ChatInput({ place }: { place: ChatPlace }) {
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
        aria-label={text.chat.phrases}
        title={text.chat.phrases}
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
        aria-label={text.chat.say[place]}
        placeholder={text.chat.words}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button class="button primary" disabled={full}>
        {text.chat.send}
      </button>
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
    <div class="phrases" role="group" aria-label={text.chat.phrases} lang={language} onKeyDown={escape}>
      {ENUMS.Phrase.map((phrase) => (
        <button key={phrase} type="button" class="chip" data-phrase={phrase} onClick={() => choose(phrase)}>
          {phraseIn(language, phrase)}
        </button>
      ))}
    </div>
  );
}
