/** What the player answers without being asked: a button that opens the form. */
import { useState } from "preact/hooks";
import type { CrystalRule, StandingAnswersView, Tile, ZapRule } from "../../protocol/generated";
import { text } from "../../text";
import { Dialog } from "../../ui/dialog";
import { Field, Labelled } from "../../ui/fields";
import { useShell, useStore } from "../../ui/hooks";
import { TileIcon } from "./icons";
import { ASKED, isAsked, withOrder, withZap } from "./preset_answers";
import { FORCED } from "./tiles";

/** A button on the player's desk; it says whether anything is answered already. */
export function PresetAnswersButton() {
  const { client } = useShell();
  const [open, setOpen] = useState(false);
  const answers = useStore(client.session.room.presetAnswers) ?? ASKED;
  if (useStore(client.session.room.model)?.room.status !== "playing") return null;
  return (
    <>
      <button class="link-button in-advance" data-set={!isAsked(answers)} onClick={() => setOpen(true)}>
        {isAsked(answers) ? text.standing.open : text.standing.openSet}
      </button>
      {open && <PresetAnswersDialog answers={answers} close={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  readonly answers: StandingAnswersView;
  readonly close: () => void;
}

// What is clicked shows at once; what the server has kept shows when the form is opened again.
function PresetAnswersDialog({ answers: kept, close }: Props) {
  const { client } = useShell();
  const [answers, setAnswers] = useState(kept);
  const set = (next: StandingAnswersView) => {
    setAnswers(next);
    void client.report(client.session.room.setPresetAnswers(next));
  };
  return (
    <Dialog title={text.standing.title} close={close}>
      <p class="quiet">{text.standing.about}</p>
      <CrystalField answers={answers} set={set} />
      <ZapField answers={answers} set={set} />
      <Field title={text.standing.blob}>
        <Labelled
          type="checkbox"
          name="blob"
          value="decline"
          label={text.standing.blobDecline}
          about={text.standing.blobAbout}
          checked={answers.blob === "decline"}
          choose={(decline) => set({ ...answers, blob: decline ? "decline" : "ask" })}
        />
      </Field>
    </Dialog>
  );
}

interface FieldProps {
  readonly answers: StandingAnswersView;
  readonly set: (answers: StandingAnswersView) => void;
}

const CRYSTAL_RULES: readonly CrystalRule[] = ["ask", "nearest", "farthest", "first"];
const ZAP_RULES: readonly ZapRule[] = ["ask", "decline", "orders"];

function CrystalField({ answers, set }: FieldProps) {
  return (
    <Field title={text.standing.crystal}>
      {CRYSTAL_RULES.map((rule) => (
        <Labelled
          key={rule}
          name="crystal"
          value={rule}
          label={text.standing.crystalRules[rule].name}
          about={text.standing.crystalRules[rule].about}
          checked={answers.crystal === rule}
          choose={() => set({ ...answers, crystal: rule })}
        />
      ))}
    </Field>
  );
}

function ZapField({ answers, set }: FieldProps) {
  return (
    <Field title={text.standing.zap}>
      {ZAP_RULES.map((rule) => (
        <Labelled
          key={rule}
          name="zap"
          value={rule}
          label={text.standing.zapRules[rule].name}
          about={text.standing.zapRules[rule].about}
          checked={answers.zap === rule}
          choose={() => set(withZap(answers, rule))}
        />
      ))}
      {answers.zap === "orders" && <Orders answers={answers} set={set} />}
    </Field>
  );
}

/** The orders in the order in which they are tried; a click puts one last, or takes it away. */
function Orders({ answers, set }: FieldProps) {
  return (
    <div class="standing-orders" role="group" aria-label={text.standing.orders}>
      {FORCED.map((tile) => (
        <Order key={tile} tile={tile} place={answers.orders.indexOf(tile)} choose={() => set(withOrder(answers, tile))} />
      ))}
    </div>
  );
}

function Order({ tile, place, choose }: { tile: Tile; place: number; choose: () => void }) {
  return (
    <button class="button" data-order={tile} aria-pressed={place >= 0} onClick={choose}>
      <TileIcon tile={tile} />
      {text.tiles[tile]}
      {place >= 0 && <span class="tally">{place + 1}</span>}
    </button>
  );
}
