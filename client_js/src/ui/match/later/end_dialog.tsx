/** The dialog at the end of a match, with what may follow it. */
import "../../../style/match_later.css";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text as endText } from "#text/match/end";
import { text as matchText } from "#text/match/match";
import { text as tableText } from "#text/match/table";
import { text } from "#text/platform/first";
import { matchPartOf } from "../../../games/registry";
import type { FinalResult } from "../../../model/standings";
import { readFile, call } from "../../../net/api";
import { checkLuck } from "../../../net/luck_check";
import type { Abandoned, RoomView, NextRoomView } from "../../../protocol/generated";
import { useStore } from "../../../store";
import { Dialog } from "../../dialog";
import { sentenceOf, useShell } from "../../hooks";
import { ToastList } from "../../later/inbox_toasts";
import { fromHere, roomPath } from "../../router";
import { saveFile } from "../../shared/copy_or_save";
import { playFrom, useMatchSource } from "../source";
import { type EndDetailsProps, EndDetails } from "./end_details";
import { useLoaded } from "./use_loaded";
import { HigherLevel, VerdictLine } from "./verdict";

/** A match that has ended without a result. */
export function AbandonedDialog({ by, room }: { by: Abandoned; room: RoomView }) {
  return (
    <EndDialog room={room} reopen={matchText.end.title}>
      <p class="abandoned" data-by={by}>{matchText.absence.abandoned[by]}</p>
    </EndDialog>
  );
}

interface EndDialogProps {
  readonly room: RoomView;
  /** The label of the button that opens the dialog again. */
  readonly reopen: string;
  /** Without it the viewer's own result is not shown. */
  readonly result?: FinalResult;
  /** A picture of the player's own piece, such as a robot; without it the mark of the seat is shown. */
  readonly piece?: ComponentChildren;
  readonly children: ComponentChildren;
}

/**
 * The end of a match: the own result, `children`, and what can follow; the dialog can be closed to look at the board. What
 * loads later comes below what is there, between a head and a foot that keep their places.
 */
export function EndDialog({ room, reopen, result, piece, children }: EndDialogProps) {
  const { navigate } = useShell();
  const { kind, saysEnd = false, openTimeline } = useMatchSource();
  const [open, setOpen] = useState(!saysEnd);
  if (kind === "timeline") return null;
  if (!open) {
    return <button class="button primary show-ranking" onClick={() => setOpen(true)}>{reopen}</button>;
  }
  return (
    <Dialog title={matchText.end.title} close={() => setOpen(false)}>
      <div class="end-content">
        {result && <VerdictLine {...{ room, result, piece }} />}
        {children}
        <div class="actions">
          {openTimeline && (
            <button class="button watch-again" onClick={() => openTimeline(playFrom({ kind: "start" }))}>
              {endText.lookBack.watchAgain}
            </button>
          )}
          <button class="button" onClick={() => setOpen(false)}>{endText.end.look}</button>
          <button class="button" onClick={() => navigate("/")}>{text.app.home}</button>
        </div>
        {kind === "live" && <EndOfLive room={room} result={result} />}
      </div>
      {kind === "live" && (
        <div class="end-foot">
          <div class="end-news" role="status"><ToastList /></div>
          <div class="end-next"><Rematch room={room} /><HigherLevel room={room} /></div>
        </div>
      )}
    </Dialog>
  );
}

/** The end of a match on the service: a failed check of its luck is in sight, all else about it folded away. */
function EndOfLive({ room, result }: Pick<EndDetailsProps, "room" | "result">) {
  const { client } = useShell();
  const model = useStore(client.session.room.model);
  const check = model && checkLuck(model, client.seedShares);
  const failed = check && check.faults.length > 0;
  return (
    <>
      {failed && <LuckFault game={room.game} faults={check.faults} />}
      <EndDetails room={room} result={result}>
        {check && !failed && (
          <p class="luck-check" data-shares={check.shares} data-own={check.own}>
            {check.shares > 0 ? `✓ ${endText.luck.checked} ${endText.luck.details(check.shares, check.own)}` : endText.luck.checkedAlone}
          </p>
        )}
        <Download room={room} />
      </EndDetails>
    </>
  );
}

/** Says which checks of the luck have failed, in the words of the page and of the game. */
function LuckFault({ game, faults }: { game: string; faults: readonly string[] }) {
  const words: Readonly<Record<string, string>> = { ...endText.luck.faults, ...matchPartOf(game)?.deal?.faultWords };
  return (
    <p class="luck-check failed" role="alert">
      {endText.luck.failed} {faults.map((fault) => words[fault] ?? fault).join(" ")}
    </p>
  );
}

/** The download of the match as a file, by which its random numbers can be checked. */
function Download({ room }: { room: RoomView }) {
  const { client } = useShell();
  const name = `${room.id}.jsonl`;
  const token = client.session.room.linkToken;
  const [problem, setProblem] = useState<string | null>(null);
  const fetchFile = (event: MouseEvent) => {
    if (token === null) return; // the browser loads it by itself
    event.preventDefault();
    readFile(`/match/${room.id}`, token).then(
      (file) => saveFile(file, name),
      (error: Error) => setProblem(sentenceOf(error)),
    );
  };
  return (
    <p class="quiet">
      <a href={`/api/match/${room.id}`} download={name} onClick={fetchFile}>
        {endText.luck.download}
      </a>{" "}
      {endText.luck.verify}
      {problem && <span role="alert"> {problem}</span>}
    </p>
  );
}

/** Asks for a rematch or agrees to one; spectators get a link to it. */
export function Rematch({ room }: { room: RoomView }) {
  const { client, me, navigate } = useShell();
  const proposed = useStore(client.session.account.rematch);
  const pending = useStore(client.session.requests.pending);
  const proposal = proposed?.room === room.id ? proposed : null;
  const next = useLoaded(() => nextRoom(room.id), room.id) ?? proposal?.next ?? null;
  const played = room.seats.some((seat) => seat?.identity === me.identity);
  const alone = room.seats.length === 1;
  const asking = pending.some(({ request }) => request.type === "rematch");
  const agree = async () => {
    const go = fromHere(navigate);
    const found = await client.rematch(room.id);
    if (found !== null) go(found);
  };
  if (!played && next === null) return null;
  return (
    <div class="rematch" data-next={next ?? ""}>
      {proposal && <p role="status">{tableText.seats.rematchWanted(proposal.name)}</p>}
      {played ? (
        <button class="button primary" aria-disabled={asking} onClick={() => !asking && void agree()}>
          {alone ? tableText.seats.again : next === null ? tableText.seats.rematch : tableText.seats.rematchJoin}
        </button>
      ) : (
        <button class="button" onClick={() => navigate(roomPath(next ?? room.id))}>
          {tableText.seats.rematchWatch}
        </button>
      )}
      {played && <p class="quiet">{alone ? tableText.seats.againAbout : tableText.seats.rematchAbout}</p>}
    </div>
  );
}

/** The room that follows a room; null while there is none. Throws as `call`. */
async function nextRoom(room: string): Promise<string | null> {
  return (await call<NextRoomView>("GET", `/rooms/${encodeURIComponent(room)}/rematch`)).room;
}
