import { useEffect, useState, useRef } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as gamesText } from "#text/platform/games";
import { siteName } from "../../site";
import { browserStorage } from "../../model/browser_storage";
import { type Filters, filterStore, isAny, roomFilter } from "../../model/filters";
import { isAsked, mayWait } from "../../model/my_matches";
import { useStore } from "../../store";
import { formatNumber } from "../../text/language";
import { Chat, ChatPanel } from "../shared/chat_panel";
import { Header } from "../header";
import { useShell } from "../hooks";
import { Silent, emptyPlate, lazy } from "../lazy";
import { NewTableButton, search, lobbyDialog } from "./lobby_state";
import { RoomList } from "./rooms";
import type { GameLobbyPart } from "../../games/api";
import { GameCard } from "../games/card";
import { SelectField } from "../shared/fields";
import { chooseGame, gamesByUse, severalPlayers, botCounts } from "../play_now";
import { allGames, botLevelsOf } from "../../games/registry";
import { LEVELS } from "../../model/opponents";
import { LevelField } from "../bot_badge";
import { ANSWER_TIMEOUT_MS } from "../../net/connection";
import { friends as readFriends } from "../../net/people";
import type { Friend } from "../../protocol/generated";

const wanted = filterStore(browserStorage);

/** A search is sent this long (ms) after the last letter. */
const TYPING_MS = 250;

/** A file of its own, since most users have no friends yet. */
const FriendsPanel = lazy(async () => (await import("./friends")).FriendsPanel, Silent);

const DailyTeaser = lazy(async () => (await import("../later/teaser")).DailyTeaser, emptyPlate("daily"));
const FilterBar = lazy(async () => (await import("../later/find_room")).FilterBar, Silent);
const CodeField = lazy(async () => (await import("../later/find_room")).CodeField, Silent);
const Search = lazy(async () => (await import("./search")).Search, Silent);

/** Files of their own, since a new visitor has no matches. */
const MyMatches = lazy(async () => (await import("./my_matches")).MyMatches, Silent);
const TurnBand = lazy(async () => (await import("./my_matches")).TurnBand, Silent);

const LOADS = {
  matches: () => Promise.all([TurnBand.preload(), MyMatches.preload()]),
  friends: FriendsPanel.preload,
  lists: () => Promise.all([FilterBar, CodeField, Chat].map(({ preload }) => preload())),
};

/**
 * The lobby: quick ways to a match, the player's own matches, rooms to join and to watch, and its chat. Each half
 * is shown once it is known which parts stand above it.
 */
export function LobbyPage() {
  const settled = useSettled(LOADS);
  return (
    <>
      <Header>
        <Counts />
      </Header>
      <main class="lobby" id="main">
        <h1 class="visually-hidden">{siteName()}</h1>
        {settled.games ? (
          <>
            <YourTurn />
            <Games />
            <DailyTeaser />
          </>
        ) : (
          <Loading />
        )}
        {settled.lists ? (
          <>
            <div class="lobby-lists">
              <Searching />
              <OwnMatches />
              {settled.friends.length > 0 && <FriendsPanel friends={settled.friends} />}
              <Rooms />
            </div>
            <ChatPanel place="lobby" />
          </>
        ) : (
          settled.games && <Loading />
        )}
      </main>
    </>
  );
}

function Loading() {
  return <p class="quiet lobby-loading">{text.lobby.loading}</p>;
}

/** The search of a quick match, while there is one. */
function Searching() {
  const searched = useStore(search);
  return searched && <Search key={searched.wish.id} searched={searched} />;
}

/** The matches in which it is the person's turn; nothing without one. */
function YourTurn() {
  const { client } = useShell();
  const mine = useStore(client.session.account.matches);
  return mine?.matches.some(isAsked) ? <TurnBand mine={mine} /> : null;
}

/** The person's own matches; nothing at all before the first one. */
function OwnMatches() {
  const { client } = useShell();
  const mine = useStore(client.session.account.matches);
  return mine && mine.matches.length > 0 ? <MyMatches mine={mine} /> : null;
}

/** How many users are here, and how many matches run. */
function Counts() {
  const { client } = useShell();
  const counts = useStore(client.session.counts);
  if (!counts) return null;
  return (
    <p class="quiet counts-line" data-people={counts.people} data-playing={counts.playing}>
      {text.lobby.people_here(counts.people)} · {text.lobby.matches(counts.playing)}
    </p>
  );
}

/** The lists of open tables and of running matches, with their filters. */
function Rooms() {
  const { client } = useShell();
  const lobby = useStore(client.session.lobby.model);
  const problem = useStore(client.session.problem);
  const filters = useFilters();
  return (
    <section class="plate rooms" aria-labelledby="open-rooms">
      <header>
        <ListTitle id="open-rooms" title={text.lobby.open} count={lobby?.open} />
        <NewTableButton />
      </header>
      <FilterBar filters={filters} found={lobby && lobby.open + lobby.running} change={(changed) => wanted.set(changed)} />
      {problem && <p role="alert">{problem}</p>}
      <RoomList status="open" none={isAny(filters) ? text.lobby.noneFound : text.lobby.none} />
      <ListTitle id="running" title={text.lobby.playing} count={lobby?.running} />
      <RoomList status="playing" none={isAny(filters) ? text.lobby.noneFound : text.lobby.nonePlaying} />
      <CodeField />
    </section>
  );
}

/** The filters; the server lists what passes them once the person stops typing. */
function useFilters(): Filters {
  const { client } = useShell();
  const filters = useStore(wanted);
  useEffect(() => {
    const timer = setTimeout(() => client.session.lobby.filterBy(roomFilter(filters)), TYPING_MS);
    return () => clearTimeout(timer);
  }, [filters]);
  return filters;
}

/** The title of a list, with the number of its rows. */
function ListTitle({ id, title, count = 0 }: { id: string; title: string; count?: number | undefined }) {
  return (
    <h2 id={id}>
      {title}
      {count > 0 && <span class="chip list-count">{formatNumber(count)}</span>}
    </h2>
  );
}

/** The forms have files of their own: most visits need none. */
const NewTable = lazy(async () => (await import("./new_table")).NewTable, Silent);
const QuickMatchDialog = lazy(async () => (await import("./quick")).QuickMatchDialog, Silent);

/** The games, first the one that was chosen last; they stay in their places while the page is shown. */
function Games() {
  const [games] = useState(gamesByUse);
  return (
    <section class="play-now" aria-labelledby="play-now">
      <header>
        <h2 id="play-now">{text.bots.title}</h2>
        <BotsWish />
      </header>
      <div class="game-cards">
        {games.map((game) => (
          <GameCard key={game.id} game={game} small>
            <Ways game={game} />
          </GameCard>
        ))}
      </div>
      <Dialogs />
    </section>
  );
}

/** The ways to a match against people. */
function Ways({ game }: { game: GameLobbyPart }) {
  const way = (dialog: "table" | "quick", label: string, preload: () => void, words: string) => (
    <button
      class="button"
      data-action={`${dialog}-match`}
      aria-haspopup="dialog"
      aria-label={label}
      onPointerEnter={preload}
      onClick={() => {
        chooseGame(game.id);
        lobbyDialog.set(dialog);
      }}
    >
      {words}
    </button>
  );
  return (
    <>
      {severalPlayers(game).length > 0 && way("quick", gamesText.quickAt(game.title), QuickMatchDialog.preload, text.quick.title)}
      {way("table", gamesText.tableAt(game.title), NewTable.preload, text.lobby.create)}
    </>
  );
}

/** The dialog that is open, of a new table or a quick match. */
function Dialogs() {
  const opened = useStore(lobbyDialog);
  const close = () => lobbyDialog.set(null);
  useEffect(() => close, []); // on leaving the lobby, so that no dialog is open when it is shown again
  if (opened === "table") return <NewTable close={close} />;
  return opened === "quick" ? <QuickMatchDialog close={close} /> : null;
}

/** Which bots the matches are against, whatever the game. */
function BotsWish() {
  const { opponents } = useShell();
  const wish = useStore(opponents);
  const counts = [...new Set(allGames().flatMap(botCounts))].sort((a, b) => a - b);
  const levels = LEVELS.filter((level) => allGames().some(({ id }) => botLevelsOf(id).includes(level)));
  return (
    <div class="play-wish">
      {counts.length > 1 && (
        <SelectField
          label={text.bots.opponents}
          name="bot-count"
          values={counts}
          wordOf={text.bots.count}
          chosen={wish.count}
          choose={(count) => opponents.set({ ...wish, count })}
        />
      )}
      <LevelField levels={levels} />
    </div>
  );
}

interface Settled {
  /** Whether the games are shown, below the matches that wait for the user. */
  readonly games: boolean;
  /** Whether the lists and the chat are shown. */
  readonly lists: boolean;
  readonly friends: readonly Friend[];
}

/**
 * Which parts of the lobby are shown. `load`: loads the parts for the user's matches and friends, and of all lists.
 * Without a connection all parts are shown, and content that comes later moves them.
 */
function useSettled(load: Record<"matches" | "friends" | "lists", () => Promise<unknown>>): Settled {
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

const FRIENDS_INTERVAL_MS = 15_000;

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
    const failed = () => current && setFriends((before) => before ?? []); // no error here: the friends are read again later
    const read = () => {
      readFriends().then((found) => current && setFriends(found), failed);
    };
    const again = () => void (document.hidden || read());
    read();
    const late = setTimeout(failed, ANSWER_TIMEOUT_MS); // the lists below do not wait longer for the friends
    const timer = setInterval(again, FRIENDS_INTERVAL_MS);
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
