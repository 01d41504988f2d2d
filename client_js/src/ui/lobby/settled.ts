/** What of the lobby is shown: a part stays where it first stands, so it waits for what may stand above it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { browserStorage } from "../../model/browser_storage";
import { mayWait } from "../../model/my_matches";
import { ANSWER } from "../../net/connection";
import { friends as readFriends } from "../../net/people";
import type { Friend } from "../../protocol/generated";
import { useStore } from "../../store";
import { useShell } from "../hooks";

export interface Settled {
  /** Whether the games are shown, below the matches that wait for the user. */
  readonly games: boolean;
  /** Whether the lists and the chat are shown. */
  readonly lists: boolean;
  readonly friends: readonly Friend[];
}

/**
 * What of the lobby is shown. `load` has what loads the parts for the user's matches and friends, and those of all lists.
 * Without a connection all is shown, and what comes later moves it.
 */
export function useSettled(load: Record<"matches" | "friends" | "lists", () => Promise<unknown>>): Settled {
  const { account, connection, lobby, problem } = useShell().client.session;
  const mine = useStore(account.matches);
  const rooms = useStore(lobby.model);
  const refused = useStore(problem) !== null;
  const state = useStore(connection.state);
  const friends = useFriends();
  const hasFriends = friends !== null && friends.length > 0;
  const hasMatches = mine !== null && mine.matches.length > 0;
  const matchesLoaded = useHasEnded(load.matches, hasMatches);
  const friendsLoaded = useHasEnded(load.friends, hasFriends);
  const listsLoaded = useHasEnded(load.lists, true); // wanted at once
  const shown = useRef({ games: !mayWait(browserStorage), lists: false });
  const isLost = state.kind === "waiting" || (state.kind === "stopped" && state.code !== null);
  const isKnown = isLost || (mine !== null && (!hasMatches || matchesLoaded));
  // what is shown once stays
  shown.current.games ||= isKnown;
  shown.current.lists ||= isLost || (isKnown && (rooms !== null || refused) && friends !== null && (!hasFriends || friendsLoaded) && listsLoaded);
  return { ...shown.current, friends: friends ?? [] };
}

const AGAIN_MS = 15_000;

/**
 * The friends, null until they were read once; read again while the page is looked at, with every connection and with
 * every change of the inbox.
 */
function useFriends(): readonly Friend[] | null {
  const { account } = useShell().client.session;
  const welcome = useStore(account.identity);
  const items = useStore(account.inbox);
  const [friends, setFriends] = useState<readonly Friend[] | null>(null);
  useEffect(() => {
    let current = true;
    const failed = () => current && setFriends((before) => before ?? []); // the next time, or the banner says it
    const read = () => {
      readFriends().then((found) => current && setFriends(found), failed);
    };
    const again = () => void (document.hidden || read());
    read();
    const late = setTimeout(failed, ANSWER); // the lists wait no longer
    const timer = setInterval(again, AGAIN_MS);
    document.addEventListener("visibilitychange", again);
    return () => {
      current = false;
      clearTimeout(late);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [welcome, items.length]);
  return friends;
}

/** Whether `load` has ended; it is called once, as soon as it is `wanted`. */
function useHasEnded(load: () => Promise<unknown>, wanted: boolean): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let current = true;
    if (wanted) void load().then(() => current && setLoaded(true));
    return () => void (current = false);
  }, [wanted]);
  return loaded;
}
