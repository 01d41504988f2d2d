/** One item of the inbox, with what can be done about it. */
import { useState } from "preact/hooks";
import { text as inboxText } from "#text/platform/inbox";
import { befriend, decline, dismiss, endFriendship, letIn, sendNote } from "../../net/people";
import { type InboxItem, type OfferAnswer, MAX_TEXT_CHARS } from "../../protocol/generated";
import { formatTime } from "../../text/times";
import { Avatar } from "../avatar";
import { CloseButton, takeFocus } from "../controls";
import { useReportError, useReportedRequest, useShell } from "../hooks";
import { inboxOpen } from "../../model/inbox";
import { titleOf } from "../title";
import { fromHere } from "../router";

interface Props {
  readonly item: InboxItem;
  readonly className: string;
  /** Puts the item off; null where all items are listed. */
  readonly close: (() => void) | null;
  /** Called when the user comes to a line that answers it. */
  readonly answering?: (isAnswering: boolean) => void;
}

const ANSWERS = { invitation: Invitation, friend_request: FriendRequest, seat_offer: Offer, swap: Offer, rematch: Rematch } as const;

/**
 * An item of the inbox: its sentence, and what answers it. Its button puts it off if it needs an answer, else removes
 * it. News fade by an animation, whose end puts them off.
 */
export function Item({ item, className, close, answering }: Props) {
  const remove = useRemove(item);
  const Answer = item.kind in ANSWERS ? ANSWERS[item.kind as keyof typeof ANSWERS] : null;
  const leave = Answer ? close : remove;
  const follow = ({ type, target, currentTarget }: FocusEvent) => {
    const field = (target as Element).closest("form")?.querySelector("input");
    const isPressed = (currentTarget as Element).matches(":hover"); // in Safari a pressed button takes the focus from the field
    if (field) answering?.(type === "focusin" || field.value !== "" || isPressed);
  };
  return (
    <div class={className} data-item={item.kind} onFocusIn={follow} onFocusOut={follow} onAnimationEnd={() => close?.()}>
      <div class="toast-line">
        {item.by !== "" && <Avatar id={item.by} />}
        <p>
          {sentenceOf(item)}
          {item.kind === "invitation" && item.text !== "" && <span class="word">{inboxText.said(item.text)}</span>}
        </p>
        <When at={item.at} />
        {leave && <CloseButton label={Answer ? inboxText.later : inboxText.remove} close={leave} />}
      </div>
      {Answer ? <Answer item={item} /> : <More item={item} remove={remove} />}
    </div>
  );
}

/** What an item of the inbox says. */
function sentenceOf(item: InboxItem): string {
  const { name, text: words } = item;
  const title = titleOf({ name: item.title, seats: [], game: "" });
  switch (item.kind) {
    case "invitation":
      return inboxText.invited(name, title, item.seat === null ? null : item.seat + 1);
    case "friend_request":
      return inboxText.friend(name);
    case "seat_offer":
      return inboxText.seatOffered(name, title);
    case "swap":
      return inboxText.swap(name, title);
    case "rematch":
      return inboxText.rematchOffered(name);
    case "answer":
      return item.accepted ? inboxText.answered.accepted(name, title) : inboxText.answered.declined(name, title, words === "" ? null : words);
    case "friend":
      return inboxText.friendAccepted(name);
    case "note":
      return inboxText.note(name, words);
    case "let_in":
      return item.accepted ? inboxText.letBackIn(name, title) : inboxText.letIn(name, title, words === "" ? null : words);
    case "moderation":
      return moderationWords(item);
    case "hook":
      return inboxText.hookOff(item.title);
  }
}

/** What a moderator has done, with the reason and until when, in a sentence. */
function moderationWords({ subject, text: words, expires }: InboxItem): string {
  const reason = words === "" ? null : words;
  switch (subject) {
    case "renamed":
      return inboxText.moderation.renamed(reason);
    case "muted":
      return inboxText.moderation.muted(formatTime(expires * 1000), reason);
    case "unmuted":
      return inboxText.moderation.unmuted(reason);
    case "warned":
      return inboxText.moderation.warned(reason);
    case "reset_link":
      return inboxText.moderation.resetLink;
    default:
      return inboxText.moderation.other(reason);
  }
}

/** When an item came: the time today, the day before that. */
function When({ at }: { at: number }) {
  return at === 0 ? null : <time class="quiet">{formatTime(at * 1000)}</time>;
}

/** Takes an item out of the list of this page at once. */
function useGone({ id }: InboxItem): () => void {
  const { inbox } = useShell().client.session.account;
  return () => inbox.set(inbox.value.filter((one) => one.id !== id));
}

/** Removes an item that needs no answer, here and at the service. */
function useRemove(item: InboxItem): () => void {
  const gone = useGone(item);
  const tell = useReportError();
  return () => {
    gone();
    dismiss(item.id).catch(tell);
  };
}

/**
 * Returns a function to be called before a request. That returns what opens the page of a room afterwards, unless the
 * user has gone to another page meanwhile.
 */
function useVisit(): () => (room: string) => void {
  const { navigate } = useShell();
  return () =>
    fromHere((path) => {
      inboxOpen.set(false);
      navigate(path);
    });
}

// --- items that need an answer

interface AnswerProps {
  readonly item: InboxItem;
}

/** Accepts an invitation to a table, or declines it with a word. */
function Invitation({ item }: AnswerProps) {
  const { client } = useShell();
  const visiting = useVisit();
  const { busy, run } = useReportedRequest();
  const [declining, setDeclining] = useState(false);
  const gone = useGone(item);
  const accept = async () => {
    const visit = visiting();
    if (!(await client.join(item.room, item.seat))) return;
    gone();
    visit(item.room);
  };
  // the id of the item is that of the invitation behind a prefix
  const turnDown = (said: string) => void run(() => decline(item.id.slice("invitation.".length), said).then(gone));
  if (declining) return <Line label={inboxText.word} submit={inboxText.decline} busy={busy} send={turnDown} />;
  return <Buttons yes={inboxText.accept} busy={busy} accept={() => void run(accept)} refuse={() => setDeclining(true)} />;
}

/** Accepts a friend request, or declines it. */
function FriendRequest({ item }: AnswerProps) {
  const { busy, run } = useReportedRequest();
  const gone = useGone(item);
  const answer = (say: typeof befriend) => void run(() => say({ identity: item.by, name: item.name }).then(gone));
  return <Buttons yes={inboxText.accept} busy={busy} accept={() => answer(befriend)} refuse={() => answer(endFriendship)} />;
}

/** A seat that is offered, or a swap. The service tells whether the offer still stands. */
function Offer({ item }: AnswerProps) {
  const { client } = useShell();
  const visiting = useVisit();
  const { busy, run } = useReportedRequest();
  const gone = useGone(item);
  const answer = async (what: OfferAnswer) => {
    const visit = visiting();
    const isDone = await client.report(client.session.ask({ type: "answer_offer", offer: item.offer, answer: what, room: item.room }));
    gone();
    if (isDone && what === "accept") visit(item.room);
  };
  const yes = item.kind === "swap" ? inboxText.doSwap : inboxText.takeSeat;
  return <Buttons yes={yes} busy={busy} accept={() => void run(() => answer("accept"))} refuse={() => void run(() => answer("decline"))} />;
}

/** Takes part in a rematch, or removes the item. */
function Rematch({ item }: AnswerProps) {
  const { client } = useShell();
  const visiting = useVisit();
  const { busy, run } = useReportedRequest();
  const remove = useRemove(item);
  const accept = async () => {
    const visit = visiting();
    const room = await client.rematch(item.former);
    if (room !== null) visit(room);
  };
  return <Buttons yes={inboxText.play} busy={busy} accept={() => void run(accept)} refuse={remove} />;
}

interface ButtonsProps {
  readonly yes: string;
  readonly busy: boolean;
  readonly accept: () => void;
  readonly refuse: () => void;
}

/** The two answers to an item. `yes`: the word of the first. */
function Buttons({ yes, busy, accept, refuse }: ButtonsProps) {
  return (
    <div class="actions">
      <button class="button small primary" disabled={busy} onClick={accept}>{yes}</button>
      <button class="button small" disabled={busy} onClick={refuse}>{inboxText.decline}</button>
    </div>
  );
}

// --- items that need none

/** What can follow an item besides its answer: a reply to a note, a player let in, or a visit to the room. */
function More({ item, remove }: AnswerProps & { readonly remove: () => void }) {
  const visiting = useVisit();
  const { busy, run } = useReportedRequest();
  if (item.kind === "note") return <Reply item={item} remove={remove} />;
  if (item.kind !== "let_in" && !(item.kind === "answer" && item.accepted)) return null;
  return (
    <div class="actions">
      {item.kind === "let_in" && !item.accepted && (
        <button class="button small primary" disabled={busy} onClick={() => void run(() => letIn(item.room, item.by).then(remove))}>
          {inboxText.doLetIn}
        </button>
      )}
      <button class="button small" onClick={() => visiting()(item.room)}>{inboxText.news.toTable}</button>
    </div>
  );
}

/** Answers a note by another one. */
function Reply({ item, remove }: AnswerProps & { readonly remove: () => void }) {
  const { busy, run } = useReportedRequest();
  const [writing, setWriting] = useState(false);
  const whom = { identity: item.by, name: item.name };
  const send = (words: string) => words !== "" && void run(() => sendNote(whom, words).then(remove));
  if (writing) return <Line label={inboxText.replyTo(item.name)} submit={inboxText.send} busy={busy} send={send} />;
  return (
    <div class="actions">
      <button class="button small" onClick={() => setWriting(true)}>{inboxText.reply}</button>
    </div>
  );
}

interface LineProps {
  readonly label: string;
  readonly submit: string;
  readonly busy: boolean;
  readonly send: (words: string) => void;
}

/** A field for one line, and the button that sends it. */
export function Line({ label, submit, busy, send }: LineProps) {
  const [words, setWords] = useState("");
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send(words.trim());
  };
  return (
    <form class="declining" onSubmit={onSubmit}>
      <input
        aria-label={label}
        placeholder={label}
        value={words}
        maxLength={MAX_TEXT_CHARS}
        ref={takeFocus}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button class="button small" disabled={busy}>{submit}</button>
    </form>
  );
}
