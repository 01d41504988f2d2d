/** Missing players of a match, and the vote about them. */
import { useState } from "preact/hooks";
import { missingOn, offered, votes, wants } from "../model/absence";
import type { Choice } from "../model/absence";
import type { Absence, BotLevel, RoomView } from "../protocol/generated";
import { botLevelsOf } from "../games/registry";
import { useStore } from "../store";
import { text } from "../text";
import { matchText } from "../text/match";
import { tip } from "./tip";
import { useShell } from "./hooks";
import { useIsLive, useMatchSource } from "./match/source";
import { absenceActionWords } from "./absence_action";
import { useBusy } from "./pre_match/room_request";

interface Props {
  readonly room: RoomView;
  /** The viewer's seats that still play. */
  readonly playing: readonly number[];
}

/** Shows the missing players and the vote about them; nothing while no player is missing. */
export function AbsencePanel({ room, playing }: Props) {
  const { absence } = room;
  const live = useIsLive();
  if (!absence || room.status !== "playing") return null;
  const seat = playing.find((own) => missingOn(room, own));
  return (
    <section class="plate absence" data-decided={absence.decided ?? ""} data-adjourned={absence.adjourned > 0} aria-label={matchText.absence.title}>
      <p role="status">
        <strong>{heading(room, absence)}</strong> {state(absence)}
      </p>
      {live && seat !== undefined && <Return seat={seat} />}
      {live && seat === undefined && playing.length > 0 && <Ballots key={absence.decided} absence={absence} levels={botLevelsOf(room.game)} />}
    </section>
  );
}

function heading({ seats }: RoomView, { missing, adjourned }: Absence): string {
  const gone = missing.filter(({ since }) => since > 0);
  const names = gone.map(({ identity }) => seats.find((seat) => seat?.identity === identity)?.name ?? "");
  if (names.length > 0) return matchText.absence.gone(matchText.end.and(names));
  return adjourned ? matchText.absence.allBack : matchText.absence.back;
}

function state({ adjourned, decided, missing }: Absence): string {
  if (adjourned) return matchText.absence.adjourned;
  if (!decided) return matchText.absence.ask;
  return matchText.absence.decided(absenceActionWords(decided, missing[0]?.bot?.bot ?? null));
}

/** The options of the vote; folded once it is decided. */
function Ballots({ absence, levels }: { absence: Absence; levels: readonly BotLevel[] }) {
  const settled = absence.decided !== null && !absence.adjourned && absence.ballots.length === 0;
  const [open, setOpen] = useState(!settled);
  if (!open) {
    return (
      <button class="link-button" onClick={() => setOpen(true)}>
        {matchText.absence.anew}
      </button>
    );
  }
  return (
    <>
      <div class="ballots" role="group" aria-label={matchText.absence.title}>
        {offered(absence, levels).map((choice) => (
          <Ballot key={`${choice.remedy}${choice.level}`} absence={absence} choice={choice} />
        ))}
      </div>
      {absence.needed > 1 && <p class="quiet">{matchText.absence.needed(absence.needed)}</p>}
    </>
  );
}

function Ballot({ absence, choice }: { absence: Absence; choice: Choice }) {
  const { client, me } = useShell();
  const busy = useBusy();
  const count = votes(absence, choice);
  const vote = () => client.report(client.session.room.ask({ type: "vote", ...choice }));
  return (
    <button
      class="button"
      data-absence-action={choice.remedy}
      data-level={choice.level ?? ""}
      disabled={busy}
      aria-pressed={wants(absence, me.identity, choice)}
      {...tip(absenceActionWords(choice.remedy, choice.level), matchText.absence.remedies[choice.remedy].about)}
      onClick={() => void vote()}
    >
      {absenceActionWords(choice.remedy, choice.level)}
      {count > 0 && <span class="tally">{count}</span>}
    </button>
  );
}

function Return({ seat }: { seat: number }) {
  const { client } = useShell();
  const busy = useBusy();
  const comeBack = () => client.report(client.session.room.ask({ type: "come_back", seat }));
  return (
    <button class="button primary" disabled={busy} onClick={() => void comeBack()}>
      {matchText.clock.comeBack}
    </button>
  );
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
