import { useState } from "preact/hooks";
import { gamePages } from "../games/pages";
import { lineUp } from "../model/opponents";
import { PRESETS, timeWords } from "../model/time_controls";
import type { RoomSummary } from "../protocol/generated";
import { MAX_TEXT_CHARS } from "../protocol/generated";
import { text } from "../text";
import { OptionChips } from "./before";
import { BotMark, LevelField } from "./bot";
import { useShell, useStore } from "./hooks";
import { Header } from "./header";
import { PlayNow, useCreating } from "./play_now";
import { roomPath } from "./router";
import { TimeField } from "./time_field";

const GAME = "twin_tin_bots";
const { Poster, OptionsForm, standard, fitted } = gamePages[GAME];
const PLAYER_COUNTS = [2, 3, 4, 5, 6];

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
          <h2 id="open-rooms">{text.lobby.open}</h2>
          {problem && <p role="alert">{problem}</p>}
          <RoomList rooms={rooms} status="open" none={text.lobby.none} />
          <h2 id="running">{text.lobby.playing}</h2>
          <RoomList rooms={rooms} status="playing" none={text.lobby.nonePlaying} />
        </section>
      </main>
    </>
  );
}

function CreateForm() {
  const { client, opponents, navigate } = useShell();
  const [players, setPlayers] = useState(2);
  const [count, setCount] = useState(0);
  const [options, setOptions] = useState(standard);
  const [clock, setClock] = useState(PRESETS.none ?? null);
  const [name, setName] = useState("");
  const busy = useCreating();
  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    const bots = lineUp({ ...opponents.value, count });
    const room = await client.create({ game: GAME, players, name: name.trim(), options, clock, bots });
    if (room !== null) navigate(roomPath(room));
  };
  const choosePlayers = (chosen: number) => {
    setPlayers(chosen);
    setOptions(fitted(options, chosen));
    setCount(Math.min(count, chosen - 1));
  };
  return (
    <form class="plate create" onSubmit={(event) => void create(event)}>
      <Poster />
      <h2>{text.lobby.create}</h2>
      <fieldset>
        <legend>{text.lobby.players}</legend>
        <div class="counts">
          {PLAYER_COUNTS.map((one) => (
            <label key={one} class="count">
              <input
                type="radio"
                name="players"
                value={one}
                checked={players === one}
                onChange={() => choosePlayers(one)}
              />
              <span>{one}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label>
        {text.lobby.roomName}
        <input
          name="room-name"
          value={name}
          maxLength={MAX_TEXT_CHARS}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <BotsField players={players} count={count} change={setCount} />
      <OptionsForm options={options} players={players} change={setOptions} words={timeWords(clock)}>
        <TimeField control={clock} change={setClock} />
      </OptionsForm>
      <button class="button primary" disabled={busy}>
        {busy ? text.connection.sending : text.lobby.createButton}
      </button>
      <p class="quiet">{text.lobby.byLink}</p>
    </form>
  );
}

interface BotsProps {
  readonly players: number;
  readonly count: number;
  readonly change: (count: number) => void;
}

/** How many seats of a new room bots take, up to all but one. */
function BotsField({ players, count, change }: BotsProps) {
  return (
    <div class="bots-field">
      <label>
        {text.bots.seated}
        <select name="bots" value={count} onChange={(event) => change(Number(event.currentTarget.value))}>
          {Array.from({ length: players }, (_, bots) => (
            <option key={bots} value={bots}>
              {botsWords(bots, players)}
            </option>
          ))}
        </select>
      </label>
      {count > 0 && <LevelField />}
    </div>
  );
}

function botsWords(bots: number, players: number): string {
  if (bots === 0) return text.bots.none;
  return bots === players - 1 ? text.bots.fill(bots) : text.bots.count(bots);
}

interface ListProps {
  readonly rooms: readonly RoomSummary[] | null;
  readonly status: "open" | "playing";
  readonly none: string;
}

function RoomList({ rooms, status, none }: ListProps) {
  if (!rooms) return <p class="quiet">{text.lobby.loading}</p>;
  const listed = rooms.filter((room) => room.status === status);
  if (listed.length === 0) return <p class="quiet">{none}</p>;
  return (
    <ul class="room-list" data-list={status}>
      {listed.map((room) => (
        <RoomLine key={room.id} room={room} />
      ))}
    </ul>
  );
}

function RoomLine({ room }: { room: RoomSummary }) {
  const taken = room.seats.filter((seat) => seat !== null).length;
  const title = titleOf(room);
  return (
    <li class="room-line" data-room={room.id} data-status={room.status}>
      <div>
        <strong>{title}</strong>
        <span class="seats-line" aria-label={text.lobby.seats(taken, room.players)}>
          {room.seats.map((seat, index) => (
            <span key={index} class={seat === null ? "chip free" : "chip"}>
              {room.bots[index] && <BotMark level={room.bots[index]} />}
              {seat ?? text.lobby.free}
            </span>
          ))}
        </span>
        <OptionChips room={room} />
      </div>
      <RoomActions room={room} title={title} full={taken === room.players} />
    </li>
  );
}

function RoomActions({ room, title, full }: { room: RoomSummary; title: string; full: boolean }) {
  const { client, navigate, me } = useShell();
  const join = async () => {
    if (await client.join(room.id, null)) navigate(roomPath(room.id));
  };
  const go = () => navigate(roomPath(room.id));
  const joining = useJoining();
  if (room.identities.includes(me.identity))
    return <Action label={text.lobby.enter} name={text.lobby.enterRoom(title)} go={go} />;
  if (room.status === "open" && !full) {
    return (
      <span class="actions">
        <Action label={text.lobby.watch} name={text.lobby.watchRoom(title)} go={go} />
        <Action
          primary
          disabled={joining}
          label={text.lobby.join}
          name={text.lobby.joinRoom(title)}
          go={() => void join()}
        />
      </span>
    );
  }
  return <Action label={text.lobby.watch} name={text.lobby.watchRoom(title)} go={go} />;
}

/** Whether a seat was asked for and there is no answer yet: a second click would ask for another. */
function useJoining(): boolean {
  const { client } = useShell();
  return useStore(client.session.requests.pending).some(({ request }) => request.type === "join");
}

interface ActionProps {
  readonly label: string;
  readonly name: string;
  readonly go: () => void;
  readonly primary?: boolean;
  readonly disabled?: boolean;
}

function Action({ label, name, go, primary = false, disabled = false }: ActionProps) {
  return (
    <button class={primary ? "button primary" : "button"} aria-label={name} disabled={disabled} onClick={go}>
      {label}
    </button>
  );
}

/** The name of a room, or one made from who sits there. */
export function titleOf(room: { readonly name: string; readonly seats: readonly (string | null)[] }): string {
  if (room.name) return room.name;
  const first = room.seats.find((seat) => seat !== null);
  return first ? text.lobby.unnamed(first) : text.lobby.unnamedEmpty;
}
