/** The form of preset answers. */
import { useState } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as presetText } from "#text/twin_tin_bots/preset";
import type { CrystalRule, StandingAnswersView, Tile, ZapRule } from "./generated";
import { Dialog } from "../../ui/dialog";
import { Field, Labelled, Radios, RadiosField } from "../../ui/shared/fields";
import { TileIcon } from "./icons";
import { withOrder, withZap } from "./preset_answers";
import { FORCED } from "./seat";

interface Props {
  readonly answers: StandingAnswersView;
  readonly send: (answers: StandingAnswersView) => void;
  readonly close: () => void;
  readonly hasBlobs: boolean;
}

// What is clicked shows at once; what the server has stored shows when the form is opened again.
/** What is answered in advance to questions in others' turns. */
export function PresetAnswersDialog({ answers: stored, send, close, hasBlobs }: Props) {
  const [answers, setAnswers] = useState(stored);
  const set = (next: StandingAnswersView) => {
    setAnswers(next);
    send(next);
  };
  return (
    <Dialog title={presetText.presetAnswers.title} close={close}>
      <p class="quiet">{presetText.presetAnswers.about}</p>
      <CrystalField answers={answers} set={set} />
      <ZapField answers={answers} set={set} />
      {hasBlobs && <Field title={presetText.presetAnswers.blob}>
        <Labelled
          type="checkbox"
          name="blob"
          value="decline"
          label={presetText.presetAnswers.blobDecline}
          about={presetText.presetAnswers.blobAbout}
          checked={answers.blob === "decline"}
          choose={(decline) => set({ ...answers, blob: decline ? "decline" : "ask" })}
        />
      </Field>}
    </Dialog>
  );
}

interface FieldProps {
  readonly answers: StandingAnswersView;
  readonly set: (answers: StandingAnswersView) => void;
}

const CRYSTAL_RULES: readonly CrystalRule[] = ["ask", "nearest", "farthest", "first"];
const ZAP_RULES: readonly ZapRule[] = ["ask", "decline", "orders"];

/** Which of the nearest hexes new crystals get. */
function CrystalField({ answers, set }: FieldProps) {
  return (
    <RadiosField
      title={presetText.presetAnswers.crystal}
      name="crystal"
      values={CRYSTAL_RULES}
      words={presetText.presetAnswers.crystalRules}
      chosen={answers.crystal}
      choose={(crystal) => set({ ...answers, crystal })}
    />
  );
}

/** What the player's zaps do to a robot that they hit. */
function ZapField({ answers, set }: FieldProps) {
  return (
    <Field title={presetText.presetAnswers.zap}>
      <Radios
        name="zap"
        values={ZAP_RULES}
        words={presetText.presetAnswers.zapRules}
        chosen={answers.zap}
        choose={(rule) => set(withZap(answers, rule))}
      />
      {answers.zap === "orders" && <Orders answers={answers} set={set} />}
    </Field>
  );
}

/** The orders in the order in which they are tried; a click puts one last, or takes it away. */
function Orders({ answers, set }: FieldProps) {
  return (
    <div class="preset-answers" role="group" aria-label={presetText.presetAnswers.orders}>
      {FORCED.map((tile) => (
        <Order key={tile} tile={tile} place={answers.orders.indexOf(tile)} choose={() => set(withOrder(answers, tile))} />
      ))}
    </div>
  );
}

/** An order as a button. `place`: its place in the list, -1 if it is not in it. */
function Order({ tile, place, choose }: { tile: Tile; place: number; choose: () => void }) {
  return (
    <button class="button" data-order={tile} aria-pressed={place >= 0} onClick={choose}>
      <TileIcon tile={tile} />
      {matchText.tiles[tile]}
      {place >= 0 && <span class="tally">{place + 1}</span>}
    </button>
  );
}
