import type { RoomModel } from "../model/room";
import { text } from "../text";
import { BotMark, useSeatBot } from "./bot";
import { useShell, useStore } from "./hooks";

/** How many spectators look on, and whether the viewer is one. */
export function Presence({ model }: { model: RoomModel }) {
  const { client } = useShell();
  const presence = useStore(client.session.presence);
  return (
    <p class="presence quiet">
      {presence && <span data-spectators={presence.spectators}>{text.room.spectators(presence.spectators)}</span>}
      {model.audience.length === 0 && <span>{text.room.spectating}</span>}
    </p>
  );
}

/** A lamp that burns while somebody on a seat is connected; for a bot, which always is, its mark with a lamp on it. */
export function Lamp({ seat }: { seat: number }) {
  const { client } = useShell();
  const presence = useStore(client.session.presence);
  const bot = useSeatBot(seat);
  if (bot) return <BotMark level={bot} />;
  const here = presence?.seats[seat] ?? false;
  const label = here ? text.room.here : text.room.away;
  return <span class="lamp" role="img" data-here={here} aria-label={label} title={label} />;
}
