/** The desk of a player: what is asked, the control units and the modules. */
import { text as playText } from "#text/volt/play";
import { Silent, lazy } from "../../ui/lazy";
import { useState } from "preact/hooks";
import { ComeBack } from "../../ui/match/clock";
import { Dialog } from "../../ui/dialog";
import { useIsOver } from "../../ui/match/source";
import { HouseNote, ModuleCard, OrderButtons } from "./cards";
import { Controller } from "./controller";
import { moduleStack } from "./wording";
import { ownedModules } from "./orders";
import type { Play } from "./play";
import type { PlayContext } from "./types";
import { Prompt } from "./prompt";

const Equip = lazy(async () => (await import("./equip")).Equip, Silent);

interface Props extends PlayContext {
  readonly play: Play;
  /** Whether a player's view is shown by a coach link. */
  readonly coaching: boolean;
}

/** The player's own desk: the controller, or the question that is open. */
export function Desk(props: Props) {
  const { seat, choice, view, play } = props;
  const [open, setOpen] = useState(false);
  const over = useIsOver() || view.result !== null;
  if (seat === null) return null;
  const state = view.seats[seat]!;
  const owned = ownedModules(state);
  const listed = view.mode !== "training" && owned.length > 0 && choice?.kind !== "equip";
  const modulesButton = listed && (
    <button type="button" class="button vt-modules-button" data-modules={owned.length} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {playText.desk.modules(owned.length)}
      {play.orders.waiting > 0 && (
        <span class="vt-waiting" role="img" aria-label={playText.desk.waitingOrders(play.orders.waiting)}>
          ●
        </span>
      )}
    </button>
  );
  return (
    <section class={`plate vt-desk seat-${state.colour}`} data-seat={seat} data-asked={choice?.kind ?? ""} aria-label={playText.desk.label}>
      <ComeBack seat={seat} />
      {choice?.kind === "program" ? (
        <Controller key={choice.id} {...props} modulesButton={modulesButton} />
      ) : choice?.kind === "equip" ? (
        <Equip key={choice.id} {...props} seat={seat} />
      ) : choice ? (
        <Prompt key={choice.id} {...props} seat={seat} choice={choice} />
      ) : (
        <p class="vt-idle quiet">{over ? "" : playText.desk.waiting}</p>
      )}
      {choice?.kind !== "program" && modulesButton}
      {listed && (
        <div class="vt-own-list">
          <h2 class="vt-part">{playText.desk.modulesTitle}</h2>
          {play.orders.waiting > 0 && <p class="vt-pending">{playText.desk.waitingOrders(play.orders.waiting)}</p>}
          <OwnModules {...props} seat={seat} />
        </div>
      )}
      {open && (
        <Dialog title={playText.desk.modulesTitle} close={() => setOpen(false)}>
          <OwnModules {...props} seat={seat} />
        </Dialog>
      )}
    </section>
  );
}

/** The modules of the player with their standing orders, equipped ones first. */
function OwnModules({ view, seat, play }: Props & { readonly seat: number }) {
  const state = view.seats[seat]!;
  const equipped = [...state.left, ...state.right];
  return (
    <>
      <p class="quiet">{playText.desk.ordersAbout}</p>
      <ul class="vt-inventory">
        {ownedModules(state).map((module) => (
          <li key={module} class={moduleStack(view, module)} data-on-robot={equipped.includes(module)}>
            <ModuleCard module={module} view={view}>
              {equipped.includes(module) && <span class="chip">{playText.desk.equipped}</span>}
            </ModuleCard>
            <OrderButtons module={module} view={view} orders={play.orders} />
          </li>
        ))}
      </ul>
      <HouseNote />
    </>
  );
}
