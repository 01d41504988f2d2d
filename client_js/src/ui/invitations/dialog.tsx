/** Inviting to a table: what to send, to whom, and the invitations that are open. */
import { useEffect, useState } from "preact/hooks";
import { text as inviteText } from "#text/platform/invite";
import type { RoomModel } from "../../model/types";
import { type Whom, invitations, invite, revoke, people } from "../../net/people";
import type { InvitationLine, InvitationWish, People } from "../../protocol/generated";
import { Dialog } from "../dialog";
import { useReportError, useShell } from "../hooks";
import { roomPath, invitationPath } from "../router";
import { toLink } from "../../site";
import { Sharing, CopyButton } from "./sharing";
import { Avatar } from "../avatar";
import { TextField } from "../shared/fields";
import { UserSearch, includesPerson } from "../user_search";
import { useStore } from "../../store";
import { shownLanguage } from "../../text/language";
import { formatTime } from "../../text/times";

/** The dialog to invite people. A person who may not invite gets the address of the table, to pass it on. */
export function InviteDialog({ model, close }: { model: RoomModel; close: () => void }) {
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
                  <option key={index} value={index}>{inviteText.onlySeat(index + 1)}</option>
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

interface ByNameProps {
  readonly seats: RoomModel["room"]["seats"];
  readonly busy: boolean;
  readonly send: (whom: Whom, word: string) => Promise<void>;
}

/** Invites people: friends and recent opponents who do not sit here, and other registered players by their name. */
function ByName({ seats, busy, send }: ByNameProps) {
  const tell = useReportError();
  const [known, setKnown] = useState<People | null>(null);
  const [word, setWord] = useState("");
  useEffect(() => {
    people().then(setKnown, tell);
  }, []);
  const all = known ? [...known.friends, ...known.recent.filter((one) => !includesPerson(known.friends, one))] : [];
  const absent = all.filter(({ identity }) => seats.every((seat) => seat?.identity !== identity));
  return (
    <section class="invite-people" aria-labelledby="invite-by-name">
      <h3 id="invite-by-name">{inviteText.byName}</h3>
      <TextField label={inviteText.word} name="invite-word" value={word} change={setWord} />
      <UserSearch label={inviteText.invite} act={(whom) => send(whom, word.trim())} />
      <ul>
        {absent.map((one) => (
          <li key={one.identity}>
            <Avatar id={one.identity} />
            <span class="person-name">{one.name}</span>
            <button
              class="button small"
              disabled={busy}
              aria-label={inviteText.inviteName(one.name)}
              onClick={() => void send(one, word.trim())}
            >
              {inviteText.invite}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LinesProps {
  readonly title: string | null;
  readonly lines: readonly InvitationLine[];
  readonly busy: boolean;
  readonly withdraw: (id: string) => void;
}

/** Invitations, the newest first. `title`: null for no heading. */
function Lines({ title, lines, busy, withdraw }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section class="invite-lines" aria-label={title ?? undefined}>
      {title !== null && <h3>{title}</h3>}
      <ul>
        {[...lines].reverse().map((line) => (
          <Line key={line.id} line={line} busy={busy} withdraw={() => withdraw(line.id)} />
        ))}
      </ul>
    </section>
  );
}

/** An invitation: how, to whom, until when, and its state; an open one can be copied and withdrawn. */
function Line({ line, busy, withdraw }: { line: InvitationLine; busy: boolean; withdraw: () => void }) {
  const value = valueOf(line);
  const what = inviteText.line[line.kind](line.to ?? "");
  const isOpen = line.state === "open";
  return (
    <li data-state={line.state} data-kind={line.kind}>
      <span class="invite-what">
        {what}
        <Chips line={line} />
        {value !== null && <code class="invite-value">{value}</code>}
        <Times line={line} />
      </span>
      {isOpen && (
        <span class="invite-acts">
          {value !== null && <CopyButton value={value} label={inviteText.copyValue(value)} className="button small" />}
          <button class="button small" disabled={busy} aria-label={inviteText.withdrawThis(value ?? what)} onClick={withdraw}>
            {inviteText.withdraw}
          </button>
        </span>
      )}
    </li>
  );
}

/** What an invitation is restricted to, and its state. */
function Chips({ line }: { line: InvitationLine }) {
  return (
    <>
      {line.seat !== null && <span class="chip">{inviteText.onlySeat(line.seat + 1)}</span>}
      {line.kind !== "person" && line.uses === 1 && <span class="chip">{inviteText.single}</span>}
      <span class="chip">{stateOf(line)}</span>
    </>
  );
}

/** When an invitation was made and until when it is good, in the time zone of the reader. */
function Times({ line: { created = 0, expires, state } }: { line: InvitationLine }) {
  useStore(shownLanguage);
  const timeOf = (seconds: number) => formatTime(seconds * 1000);
  return (
    <span class="quiet invite-times">
      {created > 0 && inviteText.created(timeOf(created))} {state === "open" && inviteText.until(timeOf(expires))}
    </span>
  );
}

/** The state of an invitation in words. */
function stateOf({ kind, state, used, uses, word = "" }: InvitationLine): string {
  if (kind === "person" && state === "open") return inviteText.waiting;
  if (state === "declined") return inviteText.declined(word);
  if (state === "open" && uses === 0 && used > 0) return inviteText.usedBy(used);
  return inviteText.states[state];
}

/** The address of a link. */
function addressOf({ secret = "" }: InvitationLine): string {
  return toLink(invitationPath(secret));
}

/** A code as it is read out: `BCDFG-HJKLM`. */
function spelled(code: string): string {
  const half = code.length / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** The address of an open link or the spelled code of an open invitation by code; null for other invitations. */
function valueOf(line: InvitationLine): string | null {
  if (!line.secret) return null;
  return line.kind === "link" ? addressOf(line) : spelled(line.secret);
}

/** Whether an invitation is an open one that any number of players may use, for any seat. */
function isForAll(line: InvitationLine, kind: InvitationLine["kind"]): boolean {
  return line.kind === kind && line.state === "open" && line.uses === 0 && line.seat === null && Boolean(line.secret);
}
