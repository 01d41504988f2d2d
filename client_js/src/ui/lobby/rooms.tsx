/** Lists of rooms, and what may be done with each. */
import type { BotLevel, RoomSummary } from "../../protocol/generated";
import { useStore } from "../../store";
import { text } from "../../text";
import { languageName } from "../../text/language";
import { Avatar } from "../avatar";
import { OptionChips } from "../option_chips";
import { BotBadge } from "../bot_badge";
import { useShell } from "../hooks";
import { roomPath } from "../router";
import { titleOf } from "../room_title";

interface ListProps {
  readonly rooms: readonly RoomSummary[] | null;
  readonly status: "open" | "playing";
  readonly none: string;
}

export function RoomList({ rooms, status, none }: ListProps) {
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
              <Occupant bot={room.bots[index] ?? null} identity={room.identities[index] ?? null} />
              {seat ?? text.lobby.free}
            </span>
          ))}
        </span>
        <OptionChips room={room} />
        {room.settings?.language && <span class="quiet">{text.lobby.spoken(languageName(room.settings.language))}</span>}
      </div>
      <RoomActions room={room} title={title} full={taken === room.players} />
    </li>
  );
}

/** The mark of a seat: a bot's badge or a person's avatar. */
export function Occupant({ bot, identity }: { bot: BotLevel | null; identity: string | null }) {
  if (bot) return <BotBadge level={bot} />;
  return identity && <Avatar id={identity} />;
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
  if (room.status === "open" && !full && room.settings?.access !== "invited") {
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
