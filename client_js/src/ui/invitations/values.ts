/** The values of invitations, as they are handed on. */
import type { InvitationLine } from "../../protocol/generated";
import { invitationPath } from "../router";

/** The address of a link. */
export function addressOf({ secret = "" }: InvitationLine): string {
  return location.origin + invitationPath(secret);
}

/** A code as it is read out: `BCDFG-HJKLM`. */
export function spelled(code: string): string {
  const half = code.length / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** What is handed on of an open link or code, null for other invitations. */
export function valueOf(line: InvitationLine): string | null {
  if (!line.secret) return null;
  return line.kind === "link" ? addressOf(line) : spelled(line.secret);
}

/** Whether an invitation is an open one that any number of players may use, for any seat. */
export function isForAll(line: InvitationLine, kind: InvitationLine["kind"]): boolean {
  return line.kind === kind && line.state === "open" && line.uses === 0 && line.seat === null && Boolean(line.secret);
}
