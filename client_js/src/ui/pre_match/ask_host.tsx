/** For players who cannot take a seat by themselves: they ask the host to let them in. */
import { useState } from "preact/hooks";
import { text as tableText } from "#text/match/table";
import { askToBeLetIn } from "../../net/people";
import type { RoomView } from "../../protocol/generated";
import { useStore } from "../../store";
import { TextField } from "../shared/fields";
import { useHttpRequest } from "../http_request";
import { useShell } from "../hooks";

/** Whether the viewer is removed from a table, or not invited to a private one; null for those who may take a seat. */
export function useIsKeptOut(room: RoomView): "barred" | "uninvited" | null {
  const { client, me } = useShell();
  const inbox = useStore(client.session.account.inbox);
  const isMe = (one: { readonly identity: string } | null | undefined) => one?.identity === me.identity;
  if (room.barred.some(isMe)) return "barred";
  if (room.settings?.access !== "invited" || room.host === me.identity) return null;
  if ([...room.seats, ...room.reserved].some(isMe)) return null;
  const isInvited = inbox.some((item) => item.kind === "invitation" && item.room === room.id);
  return isInvited ? null : "uninvited";
}

/** Why the viewer cannot sit down, and a form to ask the host. */
export function AskHost({ room }: { room: RoomView }) {
  const keptOut = useIsKeptOut(room);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (keptOut === null) return null;
  return (
    <div class="ask-host" data-kept-out={keptOut}>
      <p role="status">{asked ? tableText.seats.asked : tableText.seats[keptOut === "barred" ? "barred" : "byInvitation"]}</p>
      {!asked && !open && (
        <button class="button primary" onClick={() => setOpen(true)}>
          {tableText.seats.ask}
        </button>
      )}
      {!asked && open && <AskForm room={room.id} done={() => setAsked(true)} />}
    </div>
  );
}

/** Asks the host to be let in, with a word. */
function AskForm({ room, done }: { room: string; done: () => void }) {
  const { busy, problem, run } = useHttpRequest();
  const [word, setWord] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      await askToBeLetIn(room, word.trim());
      done();
    });
  };
  return (
    <form class="ask-form" onSubmit={submit}>
      <TextField label={tableText.seats.askWord} name="ask-word" value={word} change={setWord} />
      <button class="button primary" disabled={busy}>
        {tableText.seats.ask}
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </form>
  );
}
