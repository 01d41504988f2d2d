import { text } from "../../text";
import { ChatPanel } from "../chat/panel";
import { Header } from "../header";
import { useShell, useStore } from "../hooks";
import { CodeField } from "../invitations/code_field";
import { PlayNow } from "../play_now";
import { CreateForm } from "./create";
import { RoomList } from "./rooms";

/** A match against bots in one click, open rooms to join, running matches to watch, and a form for a new room. */
export function LobbyPage() {
  const { client } = useShell();
  const rooms = useStore(client.session.lobby);
  const problem = useStore(client.session.problem);
  return (
    <>
      <Header />
      <main class="lobby" id="main">
        <PlayNow />
        <CreateForm />
        <section class="plate rooms" aria-labelledby="open-rooms">
          <CodeField />
          <h2 id="open-rooms">{text.lobby.open}</h2>
          {problem && <p role="alert">{problem}</p>}
          <RoomList rooms={rooms} status="open" none={text.lobby.none} />
          <h2 id="running">{text.lobby.playing}</h2>
          <RoomList rooms={rooms} status="playing" none={text.lobby.nonePlaying} />
        </section>
        <ChatPanel place="lobby" />
      </main>
    </>
  );
}
