/** The marks of who plays on a seat of the match that is shown. */
import type { BotLevel } from "../../protocol/generated";
import { useStore } from "../../store";
import { Avatar } from "../avatar";
import { BotBadge } from "../bot_badge";
import { useMatchSource } from "./source";

/** The avatar of the person on a seat; bots have badges. */
export function SeatAvatar({ seat }: { seat: number }) {
  const occupant = useOccupant(seat);
  return occupant && !occupant.bot ? <Avatar id={occupant.identity} /> : null;
}

/** The badge of the bot on a seat; nothing for people. */
export function SeatBotBadge({ seat }: { seat: number }) {
  const level = useSeatBotLevel(seat);
  return level && <BotBadge level={level} tips />;
}

/** The level of the bot on a seat; null for people and free seats. */
export function useSeatBotLevel(seat: number): BotLevel | null {
  return useOccupant(seat)?.bot ?? null;
}

function useOccupant(seat: number) {
  return useStore(useMatchSource().shown)?.model.room.seats[seat] ?? null;
}
