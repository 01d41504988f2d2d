import { useState } from "preact/hooks";
import { ALL, passes } from "../../model/filters";
import { persistedStore } from "../../model/persisted";
import { useStore } from "../../store";
import { text } from "../../text";
import { ChatPanel } from "../chat/panel";
import { Header } from "../header";
import { useShell } from "../hooks";
import { CodeField } from "../invitations/code_field";
import { Silent, lazy } from "../lazy";
import { PlayNow } from "../play_now";
import { FilterBar } from "./filter_bar";
import { MyMatches } from "./my_matches";
import { QuickMatch } from "./quick";
import { RoomList } from "./rooms";

const wanted = persistedStore(localStorage, "botyard.filters", ALL);

/** Most users have no friends yet. */
const FriendsPanel = lazy(async () => (await import("./friends")).FriendsPanel, Silent);

/** The form of a new table has a file of its own: most visits need none. */
const NewTable = lazy(async () => (await import("./new_table")).NewTable, Silent);

/** The lobby: quick ways to a match, the player's own matches, rooms to join and to watch, and its chat. */
export function LobbyPage() {
  return (
    <>
      <Header>
        <Counts />
      </Header>
      <main class="lobby" id="main">
        <h1 class="visually-hidden">{text.app.name}</h1>
        <PlayNow />
        <div class="lobby-lists">
          <QuickMatch />
          <MyMatches />
          <FriendsPanel />
          <Rooms />
        </div>
        <ChatPanel place="lobby" />
      </main>
    </>
  );
}

/** How many are here. */
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

function Rooms() {
  const { client } = useShell();
  const rooms = useStore(client.session.lobby);
  const problem = useStore(client.session.problem);
  const filters = useStore(wanted);
  const shown = rooms && rooms.filter((room) => passes(room, filters));
  return (
    <section class="plate rooms" aria-labelledby="open-rooms">
      <header>
        <h2 id="open-rooms">{text.lobby.open}</h2>
        <NewTableButton />
      </header>
      <FilterBar
        filters={filters}
        hidden={(rooms?.length ?? 0) - (shown?.length ?? 0)}
        change={(changed) => wanted.set(changed)}
      />
      {problem && <p role="alert">{problem}</p>}
      <RoomList rooms={shown} status="open" none={text.lobby.none} />
      <h2 id="running">{text.lobby.playing}</h2>
      <RoomList rooms={shown} status="playing" none={text.lobby.nonePlaying} />
      <CodeField />
    </section>
  );
}

/** Opens the dialog with the form of a new table. */
function NewTableButton() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        class="button primary"
        data-action="new-table"
        aria-haspopup="dialog"
        onPointerEnter={NewTable.preload}
        onFocus={NewTable.preload}
        onClick={() => setOpened(true)}
      >
        {text.lobby.create}
      </button>
      {opened && <NewTable close={() => setOpened(false)} />}
    </>
  );
}
