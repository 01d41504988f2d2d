/** The dialog at the end of a match. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { text as endText } from "#text/match/end";
import { text } from "#text/platform/first";
import { matchPartOf } from "../../../games/registry";
import { matchFile } from "../../../net/api";
import { checkLuck } from "../../../net/luck_check";
import type { Abandoned, RoomView } from "../../../protocol/generated";
import { useStore } from "../../../store";
import { Dialog } from "../../dialog";
import { useShell } from "../../hooks";
import { ToastList } from "../../inbox_toasts";
import { Silent, lazy } from "../../lazy";
import { Rematch } from "../../pre_match/rematch";
import { saveFile } from "../../save_file";
import { openAt } from "../../timeline/request";
import { useMatchSource } from "../source";

const EndDetails = lazy(async () => (await import("./end_details")).EndDetails, Silent);

/** A match that has ended without a result. */
export function AbandonedDialog({ by, room }: { by: Abandoned; room: RoomView }) {
  return (
    <EndDialog room={room} reopen={matchText.end.title}>
      <p class="abandoned" data-by={by}>
        {matchText.absence.abandoned[by]}
      </p>
    </EndDialog>
  );
}

interface EndDialogProps {
  readonly room: RoomView;
  /** The label of the button that opens the dialog again. */
  readonly reopen: string;
  readonly children: ComponentChildren;
}

/** The end of a match (`children`) and what can follow; the dialog can be closed to look at the board. */
export function EndDialog({ room, reopen, children }: EndDialogProps) {
  const { navigate } = useShell();
  const { kind, openTimeline } = useMatchSource();
  const [open, setOpen] = useState(true);
  if (kind === "timeline") return null;
  if (!open) {
    return (
      <button class="button primary show-ranking" onClick={() => setOpen(true)}>
        {reopen}
      </button>
    );
  }
  return (
    <Dialog title={matchText.end.title} close={() => setOpen(false)}>
      {children}
      {kind === "live" && (
        <div class="end-news" role="status">
          <ToastList />
        </div>
      )}
      {kind === "live" && <Rematch room={room} />}
      <div class="actions">
        {openTimeline && (
          <button class="button watch-again" onClick={() => openTimeline(openAt({ kind: "start" }, true))}>
            {endText.lookBack.watchAgain}
          </button>
        )}
        <button class="button" onClick={() => setOpen(false)}>
          {endText.end.look}
        </button>
        <button class="button" onClick={() => navigate("/")}>
          {text.app.home}
        </button>
      </div>
      {kind === "live" && <EndDetails room={room} />}
      {kind === "live" && <Download room={room} />}
    </Dialog>
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
    matchFile(room.id, token).then(
      (file) => saveFile(file, name),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <>
    <LuckCheckLine />
    <p class="quiet">
      <a href={`/api/match/${room.id}`} download={name} onClick={fetchFile}>
        {endText.luck.download}
      </a>{" "}
      {endText.luck.verify}
      {problem && <span role="alert"> {problem}</span>}
    </p>
    </>
  );
}

/** Whether the luck of the finished match fits what everyone had committed to. */
function LuckCheckLine() {
  const { client } = useShell();
  const model = useStore(client.session.room.model);
  const check = model && checkLuck(model, client.seedShares);
  if (!check) return null;
  if (check.faults.length > 0) {
    const words: Readonly<Record<string, string>> = { ...endText.luck.faults, ...matchPartOf(model.room.game)?.deal?.faultWords };
    return (
      <p class="luck-check failed" role="alert">
        {endText.luck.failed} {check.faults.map((fault) => words[fault] ?? fault).join(" ")}
      </p>
    );
  }
  return (
    <p class="luck-check" data-shares={check.shares} data-own={check.own}>
      {check.shares > 0 ? `✓ ${endText.luck.checked} ${endText.luck.details(check.shares, check.own)}` : endText.luck.checkedAlone}
    </p>
  );
}
