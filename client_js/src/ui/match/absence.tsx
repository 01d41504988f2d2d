/** Missing players of a match, and the vote about them. */
import { text as matchText } from "#text/match/match";
import { text } from "#text/platform/first";
import { missingOn } from "../../model/absence";
import { useStore } from "../../store";
import type { AbsenceProps } from "./later/absence_panel";
import { Silent, lazy } from "../lazy";
import { useMatchSource } from "./source";
import { tip } from "../tip";

const Content = lazy(async () => (await import("./later/absence_panel")).AbsencePanelContent, Silent);

/** Shows the missing players and the vote about them; nothing while no player is missing. */
export function AbsencePanel({ room, playing }: AbsenceProps) {
  return room.absence && room.status === "playing" ? <Content room={room} absence={room.absence} playing={playing} /> : null;
}

/** On the seat of a missing player: the bot or the rules that answer. */
export function AbsenceChip({ seat }: { seat: number }) {
  const room = useStore(useMatchSource().model)?.room;
  const missing = room && room.status === "playing" ? missingOn(room, seat) : null;
  if (!missing || (!missing.bot && !missing.ruled)) return null;
  const level = missing.bot?.bot;
  const about = level ? matchText.absence.plays(text.bots.levels[level].name) : matchText.absence.ruled;
  return (
    <span class="chip warn stands-in" role="img" {...tip(about)} aria-label={about} data-level={level ?? ""}>
      {level ? matchText.absence.botShort : matchText.clock.absent}
    </span>
  );
}
