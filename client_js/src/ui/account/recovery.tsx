import { useEffect, useState } from "preact/hooks";
import { text as recoveryText } from "#text/platform/recovery";
import { makeRecoveryCodes, recoveryState } from "../../net/recovery";
import type { RecoveryState } from "../../protocol/generated";
import { useStore } from "../../store";
import { formatDateTime } from "../../text/times";
import { useHttpRequest, useReportError } from "../http_request";
import { CodesDialog } from "./codes_dialog";
import { useConfirming } from "./confirm";
import { newCodes } from "./register";

/** How many recovery codes are left, and new ones. */
export function RecoverySection() {
  const [state, setState] = useState<RecoveryState | null>(null);
  const asking = useHttpRequest();
  const confirming = useConfirming();
  const report = useReportError();
  const shown = useStore(newCodes);
  useEffect(() => void recoveryState().then(setState, report), [shown]);
  const words = recoveryText.codes;
  const make = async () => newCodes.set(await makeRecoveryCodes());
  return (
    <section class="plate" aria-labelledby="recovery-title" data-section="recovery">
      <h2 id="recovery-title">{words.title}</h2>
      <p class="quiet">{words.about}</p>
      {state && <p>{state.left > 0 && state.created ? words.left(state.left, formatDateTime(state.created * 1000)) : words.none}</p>}
      <div class="actions">
        <button class="button" disabled={asking.busy} onClick={() => void asking.run(() => confirming.run(make))}>
          {state?.created ? words.makeNew : words.make}
        </button>
      </div>
      {asking.problem && <p role="alert">{asking.problem}</p>}
      {confirming.dialog}
      {shown && <CodesDialog codes={shown} close={() => newCodes.set(null)} />}
    </section>
  );
}
