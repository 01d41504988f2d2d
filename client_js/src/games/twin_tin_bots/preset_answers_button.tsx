/** The button that opens the form of preset answers. */
import { useState } from "preact/hooks";
import { Silent, lazy } from "../../ui/lazy";
import type { StandingAnswersView } from "./generated";
import { ASKED, isAsked } from "./preset_answers";
import { text as matchText } from "#text/twin_tin_bots/match";

const PresetAnswersDialog = lazy(async () => (await import("./player_parts")).PresetAnswersDialog, Silent);

/** The answers that the player has set, and how to set others. */
export interface Presets {
  /** Null: none. */
  readonly answers: StandingAnswersView | null;
  readonly set: (answers: StandingAnswersView) => void;
  /** Whether there are blobs on the board, about which the player may be asked. */
  readonly hasBlobs: boolean;
}

/** A button on the player's panel; it says whether anything is answered already. */
export function PresetAnswersButton({ presets }: { presets: Presets }) {
  const [open, setOpen] = useState(false);
  const answers = presets.answers ?? ASKED;
  return (
    <>
      <button class="link-button in-advance" data-set={!isAsked(answers)} onClick={() => setOpen(true)}>
        {isAsked(answers) ? matchText.presetAnswers.open : matchText.presetAnswers.openSet}
      </button>
      {open && <PresetAnswersDialog answers={answers} send={presets.set} hasBlobs={presets.hasBlobs} close={() => setOpen(false)} />}
    </>
  );
}
