/** The invitations of a table: what they are, for whom, until when, and what became of them. */
import { text as inviteText } from "#text/platform/invite";
import type { InvitationLine } from "../../protocol/generated";
import { useStore } from "../../store";
import { shownLanguage } from "../../text/language";
import { formatTime } from "../../text/times";
import { invitationPath } from "../router";
import { toLink } from "../../site";
import { CopyButton } from "./sharing";

interface LinesProps {
  readonly title: string | null;
  readonly lines: readonly InvitationLine[];
  readonly busy: boolean;
  readonly withdraw: (id: string) => void;
}

/** Invitations, the newest first. `title`: null for no heading. */
export function Lines({ title, lines, busy, withdraw }: LinesProps) {
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
export function addressOf({ secret = "" }: InvitationLine): string {
  return toLink(invitationPath(secret));
}

/** A code as it is read out: `BCDFG-HJKLM`. */
function spelled(code: string): string {
  const half = code.length / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** The address of an open link or the spelled code of an open invitation by code; null for other invitations. */
export function valueOf(line: InvitationLine): string | null {
  if (!line.secret) return null;
  return line.kind === "link" ? addressOf(line) : spelled(line.secret);
}

/** Whether an invitation is an open one that any number of players may use, for any seat. */
export function isForAll(line: InvitationLine, kind: InvitationLine["kind"]): boolean {
  return line.kind === kind && line.state === "open" && line.uses === 0 && line.seat === null && Boolean(line.secret);
}
