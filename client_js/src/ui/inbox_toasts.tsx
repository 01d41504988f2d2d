/** The items of the user's inbox, and offers from other rooms. */
import { useState } from "preact/hooks";
import { without } from "../model/inbox";
import type { InboxItem } from "../model/inbox";
import { befriend, decline, part } from "../net/people";
import { MAX_TEXT_CHARS } from "../protocol/generated";
import type { InvitationAnswered, WaitingInvitation } from "../protocol/generated";
import { useStore } from "../store";
import { text } from "../text";
import { Avatar } from "./avatar";
import { useReportError } from "./http_request";
import { useShell } from "./hooks";
import { roomPath } from "./router";
import { OfferNotices } from "./pre_match/seat_offers";

export function Toasts() {
  const items = useStore(useShell().client.session.account.inbox);
  return (
    <>
      {items.map((item) => (
        <Toast key={item.key} item={item} />
      ))}
      <OfferNotices />
    </>
  );
}

function Toast({ item }: { item: InboxItem }) {
  switch (item.kind) {
    case "invitation":
      return <Invitation item={item.key} invitation={item.invitation} />;
    case "answer":
      return <Notice item={item.key} id={item.answer.identity} sentence={answerWords(item.answer)} />;
    case "friend":
      return item.friend.change === "asked" ? (
        <FriendAsked item={item.key} friend={item.friend} />
      ) : (
        <Notice item={item.key} id={item.friend.identity} sentence={text.inbox.accepted(item.friend.name)} />
      );
  }
}

function answerWords({ name, title, accepted, word }: InvitationAnswered): string {
  return accepted ? text.inbox.answered.accepted(name, title) : text.inbox.answered.declined(name, title, word);
}

/** Takes an item away; what it was about is dealt with. */
function useDone(item: string): () => void {
  const { client } = useShell();
  return () => client.session.account.inbox.set(without(client.session.account.inbox.value, item));
}

/** Runs an action on an item, one at a time; a refusal is shown. */
function useAction(): [boolean, (action: () => Promise<unknown>) => void] {
  const tell = useReportError();
  const [busy, setBusy] = useState(false);
  const run = (action: () => Promise<unknown>) => {
    setBusy(true);
    action()
      .catch(tell)
      .finally(() => setBusy(false));
  };
  return [busy, run];
}

function Invitation({ item, invitation }: { item: string; invitation: WaitingInvitation }) {
  const { client, navigate } = useShell();
  const [busy, run] = useAction();
  const [declining, setDeclining] = useState(false);
  const done = useDone(item);
  const { id, room, seat, title, by, name, word } = invitation;
  const accept = async () => {
    if (!(await client.join(room, seat))) return;
    done();
    navigate(roomPath(room));
  };
  const turnDown = (said: string) =>
    run(async () => {
      await decline(id, said);
      done();
    });
  return (
    <div class="toast" data-invitation={id}>
      <div class="toast-line">
        <Avatar id={by} />
        <p>
          {text.inbox.invited(name, title, seat === null ? null : seat + 1)}
          {word && <span class="word">{text.inbox.said(word)}</span>}
        </p>
        <Close label={text.inbox.later} close={done} />
      </div>
      {declining ? (
        <Declining busy={busy} send={turnDown} />
      ) : (
        <div class="actions">
          <button class="button small primary" disabled={busy} onClick={() => run(accept)}>
            {text.inbox.accept}
          </button>
          <button class="button small" disabled={busy} onClick={() => setDeclining(true)}>
            {text.inbox.decline}
          </button>
        </div>
      )}
    </div>
  );
}

function Declining({ busy, send }: { busy: boolean; send: (word: string) => void }) {
  const [word, setWord] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(word.trim());
  };
  return (
    <form class="declining" onSubmit={submit}>
      <input
        aria-label={text.inbox.word}
        placeholder={text.inbox.word}
        value={word}
        maxLength={MAX_TEXT_CHARS}
        autofocus
        onInput={(event) => setWord(event.currentTarget.value)}
      />
      <button class="button small" disabled={busy}>
        {text.inbox.decline}
      </button>
    </form>
  );
}

type Friend = Extract<InboxItem, { kind: "friend" }>["friend"];

function FriendAsked({ item, friend }: { item: string; friend: Friend }) {
  const [busy, run] = useAction();
  const done = useDone(item);
  const answer = (say: typeof befriend) => run(() => say(friend).then(done));
  return (
    <div class="toast">
      <div class="toast-line">
        <Avatar id={friend.identity} />
        <p>{text.inbox.friend(friend.name)}</p>
        <Close label={text.inbox.later} close={done} />
      </div>
      <div class="actions">
        <button class="button small primary" disabled={busy} onClick={() => answer(befriend)}>
          {text.inbox.accept}
        </button>
        <button class="button small" disabled={busy} onClick={() => answer(part)}>
          {text.inbox.decline}
        </button>
      </div>
    </div>
  );
}

function Notice({ item, id, sentence }: { item: string; id: string; sentence: string }) {
  const done = useDone(item);
  return (
    <div class="toast">
      <div class="toast-line">
        <Avatar id={id} />
        <p>{sentence}</p>
        <Close label={text.app.dismiss} close={done} />
      </div>
    </div>
  );
}

function Close({ label, close }: { label: string; close: () => void }) {
  return (
    <button class="icon-button" aria-label={label} onClick={close}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
