/** The missing players of a match and the vote about them, a file of its own that is loaded when a player is missing. */
import { useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { text as absenceText } from "#text/match/absence";
import { type VoteOption, isAlwaysVisible, isFinal, missingOn, voteOptions, votes, wants, wouldWin } from "../../../model/absence";
import type { Absence, BotLevel, Missing, RoomView } from "../../../protocol/generated";
import { botLevelsOf } from "../../../games/registry";
import { capitalised } from "../../../text/language";
import { tip } from "../../controls";
import { useShell } from "../../hooks";
import { ComeBackButton } from "../clock";
import { useIsLive, useBusy } from "../source";
import { absenceActionWords } from "../room_events";
import { Dialog } from "../../dialog";

export interface AbsenceProps {
  readonly room: RoomView;
  /** The viewer's seats that still play. */
  readonly playing: readonly number[];
}

interface Props extends AbsenceProps {
  readonly absence: Absence;
}

/** Shows the missing players and the vote about them. */
export function AbsencePanelContent({ room, absence, playing }: Props) {
  const live = useIsLive();
  const seat = playing.find((own) => missingOn(room, own));
  return (
    <section class="plate absence" data-decided={absence.decided ?? ""} data-adjourned={absence.adjourned > 0} aria-label={absenceText.absence.title}>
      <p role="status">
        <strong>{heading(room, absence)}</strong> {state(absence)}
      </p>
      {live && seat !== undefined && <ComeBackButton seat={seat} />}
      {live && seat === undefined && playing.length > 0 && <Ballots key={absence.decided} room={room} absence={absence} levels={botLevelsOf(room.game)} />}
    </section>
  );
}

/** Who has left or is away, or that all are back. */
function heading({ seats }: RoomView, { missing, adjourned }: Absence): string {
  const nameOf = (identity: string) => seats.find((seat) => seat?.identity === identity)?.name ?? "";
  const namesOf = (some: readonly Missing[]) => matchText.end.and(some.map(({ identity }) => nameOf(identity)));
  const gone = missing.filter(({ since, left }) => since > 0 && !left);
  const left = missing.filter((one) => one.left);
  if (left.length > 0 && gone.length === 0) return absenceText.absence.left(namesOf(left));
  if (gone.length > 0) return absenceText.absence.gone(namesOf(missing.filter(({ since }) => since > 0)));
  return adjourned ? absenceText.absence.allBack : absenceText.absence.back;
}

/** What happens about the absence, in a sentence. */
function state({ adjourned, decided, missing }: Absence): string {
  if (adjourned) return absenceText.absence.adjourned;
  if (!decided) return absenceText.absence.ask;
  return absenceText.absence.decided(absenceActionWords(decided, missing[0]?.bot?.bot ?? null));
}

/** The options of the vote, the less usual ones behind a press; folded once it is decided. */
function Ballots({ room, absence, levels }: { room: RoomView; absence: Absence; levels: readonly BotLevel[] }) {
  const settled = absence.decided !== null && !absence.adjourned && absence.ballots.length === 0;
  const [open, setOpen] = useState(!settled);
  if (!open) {
    return <button class="link-button" onClick={() => setOpen(true)}>{absenceText.absence.anew}</button>;
  }
  const options = voteOptions(absence, levels);
  const isVisible = (option: VoteOption) => isAlwaysVisible(absence, options, option);
  const [visible, more] = [options.filter(isVisible), options.filter((option) => !isVisible(option))];
  const ballot = (option: VoteOption) => <Ballot key={`${option.remedy}${option.level}`} room={room} absence={absence} option={option} />;
  return (
    <>
      <div class="ballots" role="group" aria-label={absenceText.absence.title}>
        {[...visible].sort((a, b) => Number(b.remedy === "forfeit") - Number(a.remedy === "forfeit")).map(ballot)}
        {more.length > 0 && (
          <details>
            <summary class="button">{absenceText.absence.more}</summary>
            <div class="ballots">{more.map(ballot)}</div>
          </details>
        )}
      </div>
      {absence.needed > 1 && <p class="quiet">{absenceText.absence.needed(absence.needed)}</p>}
    </>
  );
}

/** One thing that can be done about a missing player: who is for it, and a button to vote. */
function Ballot({ room, absence, option }: { room: RoomView; absence: Absence; option: VoteOption }) {
  const { client, me } = useShell();
  const busy = useBusy();
  const count = votes(absence, option);
  const vote = () => client.report(client.session.room.ask({ type: "vote", ...option }));
  const [asks, setAsks] = useState(false);
  const isWanted = wants(absence, me.identity, option);
  const isClaim = option.remedy === "forfeit" && wouldWin(room, me.identity);
  return (
    <>
    <button
      class="button"
      data-absence-action={option.remedy}
      data-level={option.level ?? ""}
      disabled={busy}
      aria-pressed={isWanted}
      {...tip(absenceActionWords(option.remedy, option.level), matchText.absence.remedies[option.remedy].about)}
      onClick={() => (isFinal(option) && !isWanted ? setAsks(true) : void vote())}
    >
      {isClaim ? absenceText.absence.claim : capitalised(absenceActionWords(option.remedy, option.level))}
      {count > 0 && <span class="tally">{count}</span>}
    </button>
    {asks && <ConfirmVote option={option} vote={() => void vote()} close={() => setAsks(false)} />}
    </>
  );
}

/** Asks before a vote that, once it is decided, cannot be taken back. */
function ConfirmVote({ option, vote, close }: { option: VoteOption; vote: () => void; close: () => void }) {
  const { name, about } = matchText.absence.remedies[option.remedy];
  const confirm = () => {
    close();
    vote();
  };
  return (
    <Dialog title={absenceText.absence.sure(name)} close={close}>
      <p>{about}</p>
      <p class="quiet">{absenceText.absence.final}</p>
      <div class="actions">
        <button class="button primary" data-confirm={option.remedy} onClick={confirm}>
          {absenceText.absence.confirm}
        </button>
        <button class="button" onClick={close}>{absenceText.absence.cancel}</button>
      </div>
    </Dialog>
  );
}
