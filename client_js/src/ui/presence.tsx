import type { RoomModel } from "../model/room";
import { text } from "../text";
import { BotMark, useSeatBot } from "./bot";
import { useShell, useStore } from "./hooks";
import { Onlookers } from "./watching/onlookers";
import { SightWords } from "./watching/sight";

/** Who looks on, and how the viewer does, if not as a player. */
export function Presence({ model }: { model: RoomModel }) {
  const { client } = useShell();
  const presence = useStore(client.session.presence);
  return (
    <div class="presence quiet">
      {presence && <Onlookers count={presence.spectators} model={model} />}
      <SightWords model={model} />
    </div>
  );
}

/** A lamp that burns while somebody on a seat is connected; for a bot, which always is, its mark with a lamp on it. */
export function Lamp({ seat }: { seat: number }) {
  const { client } = useShell();
  const presence = useStore(client.session.presence);
  const { late } = useStore(client.session.sight);
  const bot = useSeatBot(seat);
  if (bot) return <BotMark level={bot} />;
  if (late) return null; // who sees the match late is not told
  const here = presence?.seats[seat] ?? false;
  const label = here ? text.room.here : text.room.away;
  return <span class="lamp" role="img" data-here={here} aria-label={label} title={label} />;
}
