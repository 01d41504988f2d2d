/** Inviting to a table: what to send, to whom, and the invitations that are open. */
import { useEffect, useState } from "preact/hooks";
import { text as inviteText } from "#text/platform/invite";
import type { RoomModel } from "../../model/types";
import { invitations, invite, revoke } from "../../net/people";
import type { Whom } from "../../net/people";
import type { InvitationLine, InvitationWish } from "../../protocol/generated";
import { Dialog } from "../dialog";
import { useReportError } from "../http_request";
import { useShell } from "../hooks";
import { roomPath } from "../router";
import { toLink } from "../../site";
import { ByName } from "./by_name";
import { Lines, addressOf, isForAll } from "./lines";
import { Sharing } from "./sharing";

interface Props {
  readonly model: RoomModel;
  readonly close: () => void;
}

/** The dialog to invite people. A person who may not invite gets the address of the table, to pass it on. */
export function InviteDialog({ model, close }: Props) {
  const { me } = useShell();
  const { room, audience } = model;
  const isPrivate = room.settings?.access === "invited";
  const mayInvite = room.host === me.identity || (audience.length > 0 && !isPrivate);
  return (
    <Dialog title={inviteText.title} close={close}>
      {mayInvite ? (
        <Inviting model={model} isPrivate={isPrivate} />
      ) : (
        <Sharing address={toLink(roomPath(room.id))} about={inviteText.openAbout} />
      )}
    </Dialog>
  );
}

interface Invitations {
  /** Null until they are read. */
  readonly lines: readonly InvitationLine[] | null;
  readonly busy: boolean;
  make(wish: InvitationWish): Promise<void>;
  withdraw(id: string): Promise<void>;
}

/** The invitations of a room, read again when the room changes. */
function useInvitations({ room, number }: RoomModel): Invitations {
  const tell = useReportError();
  const [lines, setLines] = useState<readonly InvitationLine[] | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = () => invitations(room.id).then(setLines);
  const run = (action: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    return action()
      .then(refresh)
      .catch(tell)
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    refresh().catch(tell);
  }, [room.id, number]);
  return {
    lines,
    busy,
    make: (wish) => run(() => invite(room.id, wish)),
    withdraw: (id) => run(() => revoke(room.id, id)),
  };
}

/** Link, code, and people to invite, with the invitations so far. A private table gets its link at once. */
function Inviting({ model, isPrivate }: { model: RoomModel; isPrivate: boolean }) {
  const { room } = model;
  const { lines, busy, make, withdraw } = useInvitations(model);
  const [made, setMade] = useState(false);
  const forAll = lines?.find((line) => isForAll(line, "link"));
  const code = lines?.find((line) => isForAll(line, "code"));
  useEffect(() => {
    if (!isPrivate || lines === null || forAll || made) return;
    setMade(true); // only once: a link that is cancelled here stays cancelled
    void make({ kind: "link" });
  }, [isPrivate, lines, forAll, made]);
  if (lines === null) return <p class="inviting" role="status">{inviteText.loading}</p>;
  const open = lines.filter((line) => line.state === "open");
  const over = lines.filter((line) => line.state !== "open");
  const address = isPrivate ? forAll && addressOf(forAll) : toLink(roomPath(room.id));
  const send = (whom: Whom, word: string) =>
    make({ kind: "person", whom: { identity: whom.identity, name: whom.name }, word });
  return (
    <div class="inviting">
      {address ? (
        <Sharing address={address} about={isPrivate ? inviteText.privateAbout : inviteText.openAbout} />
      ) : (
        <button class="button" disabled={busy} onClick={() => void make({ kind: "link" })}>
          {inviteText.makeLink}
        </button>
      )}
      {!code && (
        <p class="invite-row">
          <button class="button" disabled={busy} onClick={() => void make({ kind: "code" })}>
            {inviteText.makeCode}
          </button>
          <span class="quiet">{inviteText.codeAbout}</span>
        </p>
      )}
      <Lines title={inviteText.open} lines={open} busy={busy} withdraw={(id) => void withdraw(id)} />
      <Limited seats={room.seats} busy={busy} make={(wish) => void make(wish)} />
      {over.length > 0 && (
        <details class="invite-more">
          <summary>{inviteText.over(over.length)}</summary>
          <Lines title={null} lines={over} busy={busy} withdraw={() => undefined} />
        </details>
      )}
      <ByName seats={room.seats} busy={busy} send={send} />
    </div>
  );
}

interface LimitedProps {
  readonly seats: RoomModel["room"]["seats"];
  readonly busy: boolean;
  readonly make: (wish: InvitationWish) => void;
}

const ANY = "";

/** Links and codes for one seat or one player. */
function Limited({ seats, busy, make }: LimitedProps) {
  const [chosen, setSeat] = useState<number | null>(null);
  const [single, setSingle] = useState(true);
  const seat = chosen !== null && seats[chosen] === null ? chosen : null;
  return (
    <details class="invite-more">
      <summary>{inviteText.limited}</summary>
      <div class="invite-for">
        <label>
          {inviteText.seat}
          <select
            name="invite-seat"
            value={seat ?? ANY}
            onChange={({ currentTarget: { value } }) => setSeat(value === ANY ? null : Number(value))}
          >
            <option value={ANY}>{inviteText.anySeat}</option>
            {seats.map(
              (occupant, index) =>
                occupant === null && (
                  <option key={index} value={index}>
                    {inviteText.onlySeat(index + 1)}
                  </option>
                ),
            )}
          </select>
        </label>
        <label class="tick">
          <input
            type="checkbox"
            name="single-use"
            checked={single}
            onChange={(event) => setSingle(event.currentTarget.checked)}
          />
          {inviteText.single}
        </label>
      </div>
      <div class="actions">
        {(["link", "code"] as const).map((kind) => (
          <button
            key={kind}
            class="button"
            disabled={busy || (seat === null && !single)}
            onClick={() => make({ kind, seat, single_use: single })}
          >
            {kind === "link" ? inviteText.makeLink : inviteText.makeCode}
          </button>
        ))}
      </div>
    </details>
  );
}
