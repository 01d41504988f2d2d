/** What is new in the user's inbox and matches, at the side of every page. */
import { useEffect, useState } from "preact/hooks";
import { text as inboxText } from "#text/platform/inbox";
import { browserStorage, persistedStore } from "../../model/browser_storage";
import { inboxOpen } from "../../model/inbox";
import { keepHeld, shownItems } from "../../model/match_news";
import { dismiss, readInbox } from "../../net/people";
import type { InboxItem } from "../../protocol/generated";
import { type Store, useStore } from "../../store";
import { AlsoSeated, MatchNews, useMatchNews } from "./match_news";
import { Dialog } from "../dialog";
import { useShell } from "../hooks";
import { Item } from "./inbox_item";

/** So many items are shown by themselves; on phones, whose page they would cover, one. */
const MOST_SHOWN = 3;
const PHONE = matchMedia("(max-width: 760px)");
const MOST_PUT_OFF = 100;
const RETRY_MS = 10_000;
/** News that ask for nothing: they fade (style/pages.css), and wait in the inbox. */
const PLAIN: readonly InboxItem["kind"][] = ["friend", "answer", "note"];

let putOffStore: Store<{ readonly ids: string }> | null = null;

/** The ids of the items whose toasts were closed in this browser, the newest first; only the inbox still has them. */
function putOffItems(): Store<{ readonly ids: string }> {
  putOffStore ??= persistedStore<{ readonly ids: string }>(browserStorage, "botyard.inbox", { ids: "" });
  return putOffStore;
}

function putOff(id: string): void {
  const ids = putOffItems().value.ids.split(" ").filter((one) => one !== id && one !== "");
  putOffItems().set({ ids: [id, ...ids].slice(0, MOST_PUT_OFF).join(" ") });
}

/** Removes answers to invitations that the page of their room shows anyway: a person has taken a seat there. */
function useReadHere(items: readonly InboxItem[], here: string | null): void {
  const { inbox } = useShell().client.session.account;
  useEffect(() => {
    const read = items.filter(({ kind, accepted, room }) => kind === "answer" && accepted && room === here);
    if (read.length === 0 || document.hidden) return;
    inbox.set(inbox.value.filter((item) => !read.includes(item)));
    for (const { id } of read) dismiss(id).catch((error: unknown) => console.warn("An item stays in the inbox.", error));
  }, [items, here]);
}

/** Keeps the inbox read, and shows what is new in it. */
export function Toasts() {
  const { client } = useShell();
  const items = useStore(client.session.account.inbox);
  useReading();
  useReadHere(items, useStore(client.session.room.model)?.room.id ?? null);
  useMatchNews();
  return <ToastList />;
}

/** The toasts at the side of the page. The dialog at the end of a live match, which covers those, has them again. */
export function ToastList() {
  const { client } = useShell();
  const items = useStore(client.session.account.inbox);
  const room = useStore(client.session.room.model)?.room;
  const { ids } = useStore(putOffItems());
  const open = useStore(inboxOpen);
  const offers = room?.offers ?? [];
  const shown = shownItems(items, ids.split(" "), room?.id ?? null, offers.map(({ id }) => id));
  const [held, hold] = useState("");
  const listed = keepHeld(shown, held, PHONE.matches ? 1 : MOST_SHOWN);
  const rest = shown.length - listed.length;
  return (
    <>
      <MatchNews />
      <AlsoSeated />
      {!open &&
        listed.map((item) => (
          <Item key={item.id} item={item} className={PLAIN.includes(item.kind) ? "toast news" : "toast"} close={() => putOff(item.id)} answering={(isAnswering) => hold(isAnswering ? item.id : "")} />
        ))}
      {!open && rest > 0 && (
        <button class="button small inbox-more" onClick={() => inboxOpen.set(true)}>{inboxText.more(rest)}</button>
      )}
    </>
  );
}

/** Reads the inbox with every new connection, until it has worked: messages in between may be lost. */
function useReading(): void {
  const { client } = useShell();
  const welcome = useStore(client.session.account.identity);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!welcome) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    client.session.account.readInbox(readInbox).catch(() => (again = setTimeout(() => setFailures(failures + 1), RETRY_MS)));
    return () => clearTimeout(again);
  }, [client, welcome, failures]);
}

/** All that waits for the user. */
export function InboxDialog() {
  const items = useStore(useShell().client.session.account.inbox);
  return (
    <Dialog title={inboxText.title} close={() => inboxOpen.set(false)}>
      {items.length === 0 && <p class="quiet">{inboxText.empty}</p>}
      <ul class="inbox-list">
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} className="inbox-item" close={null} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
