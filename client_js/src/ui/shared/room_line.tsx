/** A row of the lobby's lists: a table, and what may be done with it. */
import { Component } from "preact";
import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import type { Me } from "../../net/identity";
import type { BotLevel, RoomSummary } from "../../protocol/generated";
import { formatAgo, languageName } from "../../text/language";
import { Avatar } from "../avatar";
import { OptionChips } from "./option_chips";
import { BotBadge } from "../bot_badge";
import { useShell } from "../hooks";
import { Silent, lazy } from "../lazy";
import { fromHere, roomPath } from "../router";
import { SiteLink, tip } from "../controls";
import { titleOf } from "../title";

const JoinDialog = lazy(async () => (await import("../lobby/join_dialog")).JoinDialog, Silent);

interface ItemProps {
  readonly room: RoomSummary;
  /** Whether the table belongs to the list no more. */
  readonly gone: boolean;
  /** Whether a seat was asked for and there is no answer yet: a second click would ask for another. */
  readonly joining: boolean;
  /** The present minute since 1970. */
  readonly minute: number;
  readonly language: object;
  readonly me: Me;
}

/** A row that is drawn again only when something in it has changed: lists are long, and change often. */
export class RoomItem extends Component<ItemProps> {
  override shouldComponentUpdate(next: ItemProps): boolean {
    return (Object.keys(next) as (keyof ItemProps)[]).some((name) => next[name] !== this.props[name]);
  }

  override render() {
    return <RoomLine {...this.props} />;
  }
}

/** A room in a list: title, players, options, and ways to join or watch. */
function RoomLine({ room, gone, joining, minute, me }: ItemProps) {
  const taken = room.seats.filter((seat) => seat !== null).length;
  const title = titleOf(room);
  return (
    <li class="room-line" data-room={room.id} data-status={room.status} data-gone={gone}>
      <div>
        <span class="room-head">
          {room.status === "open" && <HostLamp room={room} />}
          <strong>{title}</strong>
          <span class="quiet age">{formatAgo(minute - Math.floor(room.created / 60))}</span>
        </span>
        <span class="seats-line" role="group" aria-label={text.lobby.seats(taken, room.players)}>
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
      {gone ? <span class="quiet">{text.lobby.gone}</span> : <RoomActions {...{ room, title, joining, me }} free={room.players - taken} />}
    </li>
  );
}

/** A lamp that says whether the host of a table is there. */
function HostLamp({ room: { host } }: { room: RoomSummary }) {
  const label = text.lobby.host[host];
  return <span class="lamp" role="img" data-here={host} aria-label={label} {...tip(label)} />;
}

/** The mark of a seat: a bot's badge or a person's avatar. */
export function Occupant({ bot, identity }: { bot: BotLevel | null; identity: string | null }) {
  if (bot) return <BotBadge level={bot} />;
  return identity && <Avatar id={identity} />;
}

interface ActionsProps {
  readonly room: RoomSummary;
  readonly title: string;
  /** How many seats are free. */
  readonly free: number;
  readonly joining: boolean;
  readonly me: Me;
}

/** The buttons of a room in a list. The last seat is taken only after a question, since the match starts with it. */
function RoomActions({ room, title, free, joining, me }: ActionsProps) {
  const { client, enter, navigate } = useShell();
  const [asking, setAsking] = useState(false);
  const join = async () => {
    setAsking(false);
    if (!(await enter("name"))) return;
    const go = fromHere(navigate);
    if (await client.join(room.id, null)) go(room.id);
  };
  const way = (words: string, label: string) => (
    <SiteLink kind="button" to={roomPath(room.id)} label={label}>{words}</SiteLink>
  );
  if (room.identities.includes(me.identity)) {
    return room.status === "playing" ? way(text.lobby.play, text.lobby.playRoom(title)) : way(text.lobby.enter, text.lobby.enterRoom(title));
  }
  if (room.status === "open" && free > 0 && room.settings?.access !== "invited") {
    const startsAtOnce = free === 1 && !room.settings?.ready_check;
    return (
      <span class="actions">
        {way(text.lobby.watch, text.lobby.watchRoom(title))}
        <button class="button primary" aria-label={text.lobby.joinRoom(title)} disabled={joining} onClick={() => (startsAtOnce ? setAsking(true) : void join())}>
          {text.lobby.join}
        </button>
        {asking && <JoinDialog title={title} room={room} join={() => void join()} close={() => setAsking(false)} />}
      </span>
    );
  }
  return way(text.lobby.watch, text.lobby.watchRoom(title));
}
