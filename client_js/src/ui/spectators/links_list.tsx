import { useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { text as linksText } from "#text/platform/links";
import type { RoomModel } from "../../model/types";
import { useShell } from "../hooks";
import { copyText } from "../shared/copy_or_save";
import { useBusy } from "../match/source";
import { coachPath, roomPath, watchPath } from "../router";
import { toLink } from "../../site";

/** The links of a match for those who play it: to watch it, and to look over the shoulder of a player. */
export function LinksList({ model }: { model: RoomModel }) {
  const { room, audience } = model;
  return (
    <>
      {room.settings?.watching === "none" ? (
        <p class="quiet">{linksText.watching.notWatched}</p>
      ) : (
        <WatchLink model={model} />
      )}
      {room.status === "playing" &&
        audience.slice(0, 1).map((seat) => <CoachLink key={seat} seat={seat} coached={room.coached[seat] ?? false} />)}
    </>
  );
}

/** The link by which others watch, made when it is asked for. */
function WatchLink({ model: { room } }: { model: RoomModel }) {
  const { client, me } = useShell();
  const busy = useBusy();
  const find = async () => {
    if (room.settings?.watching !== "link") return roomPath(room.id);
    const token = await client.session.room.link(null);
    return token && watchPath(room.id, token);
  };
  const [renewals, setRenewals] = useState(0); // after each the button has another link to copy
  const renew = async () => {
    if (await client.report(client.session.room.ask({ type: "set_link", seat: null, valid: true }))) setRenewals(renewals + 1);
  };
  return (
    <>
      <CopyButton key={renewals} label={linksText.watching.copyWatch} about={linksText.watching.watchAbout} name="watch" find={find} />
      {room.settings?.watching === "link" && room.host === me.identity && (
        <button
          class="button"
          data-link="renew"
          disabled={busy}
          title={linksText.watching.renewAbout}
          onClick={() => void renew()}
        >
          {linksText.watching.renew}
        </button>
      )}
    </>
  );
}

/** Makes a coach link, which is copied, or withdraws it. */
function CoachLink({ seat, coached }: { seat: number; coached: boolean }) {
  const { client } = useShell();
  const busy = useBusy();
  const [withdrawals, setWithdrawals] = useState(0);
  const set = (valid: boolean) => client.report(client.session.room.ask({ type: "set_link", seat, valid }));
  const find = async () => {
    if (!coached && !(await set(true))) return null;
    const token = await client.session.room.link(seat);
    return token && coachPath(token);
  };
  const withdraw = async () => {
    if (await set(false)) setWithdrawals(withdrawals + 1);
  };
  return (
    <>
      <CopyButton
        key={withdrawals}
        label={coached ? linksText.watching.copyCoach : linksText.watching.makeCoach}
        about={linksText.watching.coachAbout}
        name="coach"
        find={find}
      />
      {coached && (
        <button class="button" data-link="withdraw" disabled={busy} onClick={() => void withdraw()}>
          {linksText.watching.withdraw}
        </button>
      )}
    </>
  );
}

interface CopyProps {
  readonly label: string;
  readonly about: string;
  readonly name: string;
  /** The path that is copied; null if there is none. */
  readonly find: () => Promise<string | null>;
}

/** Copies a link, or shows it to be copied by hand where the browser forbids that. */
function CopyButton({ label, about, name, find }: CopyProps) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const copy = async () => {
    const path = await find();
    if (path === null) return;
    const link = toLink(path);
    if (await copyText(link)) setCopied(true);
    else setShown(link);
  };
  return (
    <div class="link-line">
      <button class="button" data-link={name} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? matchText.room.copied : label}</span>
      </button>
      {shown !== null && (
        <label class="invite-link">
          {matchText.room.copyByHand}
          <input readOnly value={shown} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <p class="quiet">{about}</p>
    </div>
  );
}
