/** For people at a table that waits: invite others by link, by code or by name, and see what became of it. */
import { useEffect, useState } from "preact/hooks";
import type { RoomModel } from "../../model/types";
import { invitations, invite, people, revoke } from "../../net/people";
import type { Whom } from "../../net/people";
import type { InvitationLine, InvitationWish, People, Person } from "../../protocol/generated";
import { text } from "../../text";
import { Avatar } from "../avatar";
import { TextField } from "../fields";
import { UserSearch } from "../user_search";
import { useReportError } from "../http_request";
import { useShell } from "../hooks";
import { copyText } from "../invite";
import { invitationPath } from "../router";

const ANY = "";

/** Nothing for those who may not invite: in a room for the invited all but the host, whose next step it is there. */
export function InvitePanel({ model }: { model: RoomModel }) {
  const { me } = useShell();
  const { room, audience } = model;
  const isHost = room.host === me.identity;
  const isPrivate = room.settings?.access === "invited";
  const [open, setOpen] = useState(isHost && isPrivate);
  const mayInvite = isHost || (audience.length > 0 && !isPrivate);
  if (!mayInvite || !room.seats.includes(null)) return null;
  return (
    <details class="invite-panel" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.invitations.title}</summary>
      {open && <Inviting model={model} />}
    </details>
  );
}

function Inviting({ model }: { model: RoomModel }) {
  const tell = useReportError();
  const room = model.room.id;
  const [lines, setLines] = useState<readonly InvitationLine[]>([]);
  const [seat, setSeat] = useState<number | null>(null);
  const [single, setSingle] = useState(false);
  const [secret, setSecret] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = () => invitations(room).then(setLines);
  const run = (action: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    return action()
      .then(refresh)
      .catch(tell)
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    refresh().catch(tell);
  }, [room, model.number]);
  const wish = (kind: InvitationWish["kind"]): InvitationWish => ({
    kind,
    seat: seat !== null && model.room.seats[seat] === null ? seat : null,
  });
  const make = (kind: "link" | "code") =>
    run(async () => {
      const made = await invite(room, { ...wish(kind), single_use: single });
      const value = kind === "link" ? location.origin + invitationPath(made.secret) : spelled(made.secret);
      setSecret({ kind, value, copied: await copyText(value) });
    });
  const send = (whom: Whom, word: string) =>
    run(() => invite(room, { ...wish("person"), whom: { identity: whom.identity, name: whom.name }, word }));
  return (
    <div class="inviting">
      <div class="invite-for">
        <SeatField seats={model.room.seats} seat={seat} change={setSeat} />
        <label class="tick">
          <input
            type="checkbox"
            name="single-use"
            checked={single}
            onChange={(event) => setSingle(event.currentTarget.checked)}
          />
          {text.invitations.single}
        </label>
      </div>
      <div class="actions">
        <button class="button" disabled={busy} onClick={() => void make("link")}>
          {text.invitations.makeLink}
        </button>
        <button class="button" disabled={busy} onClick={() => void make("code")}>
          {text.invitations.makeCode}
        </button>
      </div>
      {secret && <Secret {...secret} />}
      <ByName seats={model.room.seats} busy={busy} send={send} />
      <Lines lines={lines} busy={busy} withdraw={(id) => void run(() => revoke(room, id))} />
    </div>
  );
}

interface SeatProps {
  readonly seats: readonly (unknown | null)[];
  readonly seat: number | null;
  readonly change: (seat: number | null) => void;
}

function SeatField({ seats, seat, change }: SeatProps) {
  return (
    <label>
      {text.invitations.seat}
      <select
        name="invite-seat"
        value={seat ?? ANY}
        onChange={({ currentTarget: { value } }) => change(value === ANY ? null : Number(value))}
      >
        <option value={ANY}>{text.invitations.anySeat}</option>
        {seats.map(
          (occupant, index) =>
            occupant === null && (
              <option key={index} value={index}>
                {text.invitations.onlySeat(index + 1)}
              </option>
            ),
        )}
      </select>
    </label>
  );
}

interface Shown {
  readonly kind: "link" | "code";
  readonly value: string;
  readonly copied: boolean;
}

/** The link or code to hand on, which is shown only once. */
function Secret({ kind, value, copied }: Shown) {
  return (
    <label class="invite-secret" data-kind={kind}>
      {copied ? text.invitations.copied[kind] : text.invitations.handOn[kind]}
      <input readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

interface ByNameProps {
  readonly seats: RoomModel["room"]["seats"];
  readonly busy: boolean;
  readonly send: (whom: Whom, word: string) => Promise<void>;
}

/** Friends first, then recent opponents, without those who sit here; others who have registered by their name. */
function ByName({ seats, busy, send }: ByNameProps) {
  const tell = useReportError();
  const [known, setKnown] = useState<People | null>(null);
  const [word, setWord] = useState("");
  useEffect(() => {
    people().then(setKnown, tell);
  }, []);
  const all = known ? [...known.friends, ...known.recent.filter((one) => !includes(known.friends, one))] : [];
  const absent = all.filter(({ identity }) => seats.every((seat) => seat?.identity !== identity));
  return (
    <div class="invite-people">
      <h3>{text.invitations.byName}</h3>
      <TextField label={text.invitations.word} name="invite-word" value={word} change={setWord} />
      <UserSearch label={text.invitations.invite} act={(whom) => send(whom, word.trim())} />
      <ul>
        {absent.map((one) => (
          <li key={one.identity}>
            <Avatar id={one.identity} />
            <span class="person-name">{one.name}</span>
            <button
              class="button small"
              disabled={busy}
              aria-label={text.invitations.inviteName(one.name)}
              onClick={() => void send(one, word.trim())}
            >
              {text.invitations.invite}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly InvitationLine[];
  readonly busy: boolean;
  readonly withdraw: (id: string) => void;
}

function Lines({ lines, busy, withdraw }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <div class="invite-lines">
      <h3>{text.invitations.made}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.id} data-state={line.state}>
            <span>
              {text.invitations.line[line.kind](line.to)}
              {line.seat !== null && ` · ${text.invitations.onlySeat(line.seat + 1)}`}
              <span class="quiet"> · {stateOf(line)}</span>
            </span>
            {line.state === "open" && (
              <button class="button small" disabled={busy} onClick={() => withdraw(line.id)}>
                {text.invitations.withdraw}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function stateOf({ kind, state, used, uses, word }: InvitationLine): string {
  if (kind === "person" && state === "open") return text.invitations.waiting;
  if (state === "declined") return text.invitations.declined(word);
  if (state === "open" && uses === 0 && used > 0) return text.invitations.usedBy(used);
  return text.invitations.states[state];
}

function spelled(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

function includes(people: readonly Person[], { identity }: Person): boolean {
  return people.some((one) => one.identity === identity);
}
