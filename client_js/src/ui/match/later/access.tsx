/** A match for keyboards and screen readers: the board as a table, the list of keys, and what each turn changed. */
import { useEffect, useState } from "preact/hooks";
import { text as accessText } from "#text/match/access";
import type { GameAccess, GameMatchPart, KeyHelp } from "../../../games/api";
import { useStore } from "../../../store";
import { Dialog } from "../../dialog";
import { keyOf, useKeyDown } from "../../keys";
import { namesOf } from "../room_events";
import { useCoaching, useMatchSource } from "../source";
import { SINCE_KEY } from "../playback_buttons";
import { ShortRules } from "./short_rules";
import { TurnSummaries } from "./turn_summaries";

const TABLE_KEY = "B";
const SHORT_KEY = "H";
const KEYS_KEY = "?";

/** Buttons that are visible while they have the focus, the dialogs that they open, and a live region. */
export function MatchAccess({ game }: { game: GameMatchPart }) {
  const source = useMatchSource();
  const [open, setOpen] = useState<"table" | "short" | "keys" | null>(null);
  const access = useAccess(game);
  const hasTable = access.BoardTable !== undefined;
  useKeyDown(source.kind !== "timeline", (press) => {
    if (press.ctrlKey || press.metaKey || press.altKey) return false;
    if (press.key === KEYS_KEY) setOpen("keys");
    else if (!press.shiftKey && keyOf(press) === SHORT_KEY) setOpen("short");
    else if (hasTable && !press.shiftKey && keyOf(press) === TABLE_KEY) setOpen("table");
    else return false;
    return true;
  });
  // a dialog tells that it is closed when the next one may be open already
  const closeTable = () => setOpen((now) => (now === "table" ? null : now));
  const closeShort = () => setOpen((now) => (now === "short" ? null : now));
  const closeKeys = () => setOpen((now) => (now === "keys" ? null : now));
  return (
    <div class="match-access">
      {hasTable && (
        <button class="button on-focus" aria-keyshortcuts={TABLE_KEY} onClick={() => setOpen("table")}>
          {accessText.table} <kbd aria-hidden="true">{TABLE_KEY}</kbd>
        </button>
      )}
      <button class="button on-focus" aria-keyshortcuts={SHORT_KEY} onClick={() => setOpen("short")}>
        {accessText.short} <kbd aria-hidden="true">{SHORT_KEY}</kbd>
      </button>
      <button class="button on-focus" aria-keyshortcuts={KEYS_KEY} onClick={() => setOpen("keys")}>
        {accessText.keys} <kbd aria-hidden="true">{KEYS_KEY}</kbd>
      </button>
      {open === "table" && <TableDialog access={access} close={closeTable} />}
      {open === "short" && <ShortRules close={closeShort} />}
      {open === "keys" && <KeysDialog keys={[...(access.keys?.() ?? []), ...platformKeys(hasTable)]} close={closeKeys} />}
      {access.turnSummary && source.kind !== "timeline" && <TurnSummaries summary={access.turnSummary} starts={access.startsSummary ?? game.animation.startsTurn} />}
    </div>
  );
}

const NONE: GameAccess = {};

/** The game's part for keyboards and screen readers; empty until it is there, and for games without one. */
function useAccess(game: GameMatchPart): GameAccess {
  const [access, set] = useState(NONE);
  useEffect(() => {
    set(NONE);
    game.loadAccess?.().then(set, (error: unknown) => console.warn("A part of the page can't be loaded.", error));
  }, [game]);
  return access;
}

/** The keys of each match. `hasTable`: the board can be shown as a table. */
function platformKeys(hasTable: boolean): readonly KeyHelp[] {
  return [
    ...(hasTable ? [{ keys: [TABLE_KEY], about: accessText.showTable }] : []),
    { keys: [SHORT_KEY], about: accessText.showShort },
    { keys: [KEYS_KEY], about: accessText.showKeys },
    { keys: [SINCE_KEY], about: accessText.showSince },
    { keys: ["←", "→"], about: accessText.stepOrder },
    { keys: ["Shift+←", "Shift+→"], about: accessText.stepTurn },
    { keys: ["PageUp", "PageDown"], about: accessText.stepRound },
    { keys: ["Home", "End"], about: accessText.stepEnds },
    { keys: [accessText.space], about: accessText.play },
  ];
}

/** The position as the game's tables, which follow it while the dialog is open. */
function TableDialog({ access, close }: { access: GameAccess; close: () => void }) {
  const shown = useStore(useMatchSource().shown);
  const coaching = useCoaching();
  if (!shown?.model.view || !access.BoardTable) return null;
  const { room, view, audience } = shown.model;
  const names = namesOf(room, view);
  return (
    <Dialog title={accessText.table} close={close}>
      <access.BoardTable {...{ room, view, names }} ownSeats={coaching ? [] : audience} />
    </Dialog>
  );
}

/** The list of keys. */
function KeysDialog({ keys, close }: { keys: readonly KeyHelp[]; close: () => void }) {
  return (
    <Dialog title={accessText.keys} close={close}>
      <table class="key-list">
        <thead>
          <tr>
            <th scope="col">{accessText.key}</th>
            <th scope="col">{accessText.does}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ keys: names, about }) => (
            <tr key={names.join()}>
              <td>{names.flatMap((name) => [<kbd key={name}>{name}</kbd>, " "])}</td>
              <td>{about}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
