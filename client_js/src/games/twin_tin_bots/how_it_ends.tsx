/** How the match ends: a short sentence in the turn bar, and a dialog with the details and the ranking of now. */
import { useState } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import type { RoomView } from "../../protocol/generated";
import { Dialog } from "../../ui/dialog";
import { Silent, lazy } from "../../ui/lazy";
import { tip } from "../../ui/tip";
import type { View } from "./generated";

interface Props {
  readonly view: View;
  readonly room: RoomView;
  readonly mine: readonly number[];
}

const EndDetails = lazy(async () => (await import("./end_details")).EndDetails, Silent);

/** A button that says how the match ends and opens the details. */
export function HowItEnds(props: Props) {
  const [open, setOpen] = useState(false);
  const { view } = props;
  if (view.result) return null;
  return (
    <>
      <button
        class={`how-it-ends chip${view.rounds_left === null ? "" : " warn"}`}
        {...tip(matchText.glance.endTitle, matchText.glance.endAbout)}
        data-rounds-left={view.rounds_left ?? ""}
        onPointerEnter={EndDetails.preload}
        onClick={() => setOpen(true)}
      >
        {endSentence(view)}
      </button>
      {open && (
        <Dialog title={matchText.glance.endTitle} close={() => setOpen(false)}>
          <EndDetails {...props} />
        </Dialog>
      )}
    </>
  );
}

/** How the match ends, as short as the turn bar needs it. */
export function endSentence({ rounds_left, score_to_win }: View): string {
  if (rounds_left !== null) return matchText.game.roundsLeft(rounds_left);
  return score_to_win === null ? matchText.glance.endByCrystals : matchText.glance.endByScore(score_to_win);
}
