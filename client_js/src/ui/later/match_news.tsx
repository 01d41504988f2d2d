/** News of the user's matches and tables on every page: a toast with the way there, the title, a sound, a notification. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as inboxText } from "#text/platform/inbox";
import { type News, type RoomState, newsOf, stateOfRoom, stateOfSummary, withNews } from "../../model/match_news";
import { gainOf, soundSettings, playSound } from "../../scene/sounds";
import type { Client } from "../../client";
import { Store, useStore } from "../../store";
import { notifyUser } from "../attention";
import { CloseButton } from "../controls";
import { useShell, useHttpRequest } from "../hooks";
import { sayNews, titleOf } from "../title";
import { roomPath } from "../router";
import type { MyMatch, Snapshot, RoomSummary, RoomView } from "../../protocol/generated";
import { Refusal, call } from "../../net/api";
import { idMaker } from "../../net/requests";

const MOST_SHOWN = 3;
const SOUNDS = { started: "turn", joined: "move", ended: "end" } as const;
/** Of several tabs of this browser, one plays the sound of the same news. */
const SOUND_LOCK_MS = 1_000;

/** What has not been read, newest first. */
const unread = new Store<readonly News[]>([]);

function drop(room: string): void {
  unread.set(unread.value.filter((one) => one.room !== room));
}

/** Follows the user's rooms, and says in the title what is new. */
export function useMatchNews(): void {
  const { client } = useShell();
  const here = useStore(client.session.room.model)?.room.id ?? null;
  useEffect(() => {
    const end = followMatches(client, (one) => unread.set(withNews(unread.value, one).slice(0, MOST_SHOWN)));
    return () => {
      end();
      unread.set([]);
    };
  }, [client]);
  useEffect(() => openSharesElsewhere(client), [client]);
  useEffect(() => void (here !== null && !document.hidden && drop(here)), [here]);
  useDropAtSight(here);
  const [newest] = useStore(unread);
  useEffect(() => {
    sayNews(newest ? shortWords(newest) : "");
    return () => sayNews("");
  }, [newest]);
}

/** The news of other rooms than the one on the page. */
export function MatchNews() {
  const { client, navigate } = useShell();
  const here = useStore(client.session.room.model)?.room.id ?? null;
  const shown = useStore(unread).filter(({ room }) => room !== here);
  return (
    <>
      {shown.map((one) => (
        <div class="toast" data-news={one.kind} key={one.room}>
          <div class="toast-line">
            <p>{wordsOf(one)}</p>
            <CloseButton label={text.app.dismiss} close={() => drop(one.room)} />
          </div>
          <div class="actions">
            <button class="button small primary" onClick={() => navigate(roomPath(one.room))}>{wayWords(one)}</button>
          </div>
        </div>
      ))}
    </>
  );
}

/** Drops the news of the room on this page once the page is looked at. */
function useDropAtSight(here: string | null): void {
  useEffect(() => {
    const look = () => here !== null && !document.hidden && drop(here);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [here]);
}

/** What has happened in a match, in a sentence. */
export function wordsOf(one: News): string {
  switch (one.kind) {
    case "started":
      return inboxText.news.started(one.title);
    case "joined":
      return inboxText.news.joined(one.names, one.title);
    case "ended":
      return one.place === 1 && one.shared ? inboxText.news.shared(one.title) : inboxText.news.ended(one.title, one.place);
  }
}

function shortWords(one: News): string {
  return one.kind === "joined" ? inboxText.news.short.joined(one.names) : inboxText.news.short[one.kind];
}

function wayWords({ kind }: News): string {
  return { started: inboxText.news.toMatch, joined: inboxText.news.toTable, ended: inboxText.news.toResult }[kind];
}

/** Calls `found` with the news of the user's rooms, of the one on the page too, until the returned function is called. */
function followMatches({ session }: Client, found: (news: News) => void): () => void {
  const known = new Map<string, RoomState>();
  /** Compares a match with what was known of it, and gives what is new to the user, unless this page shows it. */
  const take = (state: RoomState, match: MyMatch | null) => {
    const before = known.get(state.id);
    known.set(state.id, state);
    const me = session.account.identity.value?.identity;
    const news = before && me !== undefined ? newsOf(before, state, me, match) : null;
    if (!news) return;
    const isHere = session.room.model.value?.room.id === state.id;
    playNewsSound(news.kind).catch((error: unknown) => console.warn("The sound of news can't be played.", error));
    if (isHere && !document.hidden) return; // the page shows it
    found(news);
    if (document.hidden) notifyUser(wordsOf(news), "", state.id);
  };
  const takeList = () => {
    for (const match of session.account.matches.value?.matches ?? []) take(stateOfSummary(match.room, titleOf(match.room)), match);
  };
  const takeRoom = () => {
    const room = session.room.model.value?.room;
    if (room) take(stateOfRoom(room, titleOf({ ...room, seats: room.seats.map((seat) => seat?.name ?? null) })), null);
  };
  takeList();
  takeRoom();
  const ends = [session.account.matches.subscribe(takeList), session.room.model.subscribe(takeRoom)];
  return () => ends.forEach((end) => end());
}

/** Plays the sound of news, in one tab of this browser. */
async function playNewsSound(kind: News["kind"]): Promise<void> {
  const play = () => playSound(SOUNDS[kind], gainOf(soundSettings().value));
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return play(); // browsers have locks over HTTPS and on localhost only
  await locks.request(`botyard-news-${kind}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play();
    await new Promise((resolve) => setTimeout(resolve, SOUND_LOCK_MS));
  });
}

/** The start of a match waits 15 s for a share: for that long the page tries again to open it. */
const MAX_TRIES = 10;
const RETRY_MS = 1_500;
const PASSING_REFUSALS = ["busy", "too_fast", "unavailable"];

/** Opens the shares that starts of the user's matches wait for, until the returned function is called. */
export function openSharesElsewhere({ session, seedShares }: Client): () => void {
  const known = new Map<string, number>();
  /** Opens the share of a table if its start waits for that; a page of the table does so itself. */
  const open = async (room: string, changed: number, me: string) => {
    if (session.room.model.value?.room.id === room) return;
    const read = await call<Snapshot>("GET", `/rooms/${room}`);
    const found = seedShares.shareToOpen(read.room, me);
    if (found) await call("POST", `/rooms/${room}/requests`, { type: "open_share", id: `share-${room}-${changed}`, ...found });
  };
  /** Looks at a match once for each change, and again after a failure that may pass. */
  const look = async ({ room: { id, status }, changed }: MyMatch) => {
    const me = session.account.identity.value?.identity;
    if (status !== "open" || me === undefined || known.get(id) === changed) return;
    known.set(id, changed);
    for (let left = MAX_TRIES; known.get(id) === changed; left -= 1) {
      try {
        return await open(id, changed, me);
      } catch (error) {
        if (left === 1 || (error instanceof Refusal && !PASSING_REFUSALS.includes(error.code))) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  };
  const lookAtAll = () => {
    for (const match of session.account.matches.value?.matches ?? []) {
      look(match).catch((error: unknown) => console.warn("The start of a match goes on without this page.", error));
    }
  };
  lookAtAll();
  const end = session.account.matches.subscribe(lookAtAll);
  return () => {
    end();
    known.clear();
  };
}

/** A toast for each other live room of a player in a live match, unless it is dismissed or match news tells of it. */
export function AlsoSeated() {
  const { session } = useShell().client;
  const here = useStore(session.room.model);
  const mine = useStore(session.account.matches);
  const { coach } = useStore(session.room.viewMode);
  const news = useStore(unread);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const looksOn = coach || here?.audience.length === 0;
  if (!here || !mine || looksOn || here.room.status !== "playing" || !isLive(here.room)) return null;
  const hidden = [...dismissed, ...news.map(({ room }) => room)];
  const others = mine.matches.filter(({ room }) => room.id !== here.room.id && room.status !== "finished" && isLive(room));
  return (
    <>
      {others
        .filter(({ room }) => !hidden.includes(room.id))
        .map((match) => (
          <Seat key={match.room.id} match={match} close={() => setDismissed([...dismissed, match.room.id])} />
        ))}
    </>
  );
}

/** The user's seat in another live room, with a button to leave it. */
function Seat({ match: { room, seats }, close }: { match: MyMatch; close: () => void }) {
  const { navigate } = useShell();
  const { busy, problem, run } = useHttpRequest();
  const leave = () =>
    void run(async () => {
      for (const seat of seats) await leaveSeat(room.id, seat);
    });
  const isOpen = room.status === "open";
  return (
    <div class="toast" data-also-seated={room.id}>
      <div class="toast-line">
        <p>{isOpen ? inboxText.alsoSeated(titleOf(room)) : inboxText.alsoPlaying(titleOf(room))}</p>
        <CloseButton label={text.app.dismiss} close={close} />
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div class="actions">
        {isOpen && (
          <button class="button small primary" disabled={busy} onClick={leave}>{inboxText.leaveSeat}</button>
        )}
        <button class="button small" onClick={() => navigate(roomPath(room.id))}>
          {isOpen ? inboxText.news.toTable : inboxText.news.toMatch}
        </button>
      </div>
    </div>
  );
}

function isLive({ clock }: RoomSummary | RoomView): boolean {
  return clock?.pace !== "slow";
}

const newId = idMaker();

/** Gives up a seat of a table whose match has not begun. Throws as `call`. */
export function leaveSeat(room: string, seat: number): Promise<void> {
  return call("POST", `/rooms/${encodeURIComponent(room)}/requests`, { type: "leave_seat", id: newId(), seat });
}
