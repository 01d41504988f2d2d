/** The lines of a chat: a pure fold of messages. */
import type { ChatLine } from "../protocol/generated";

export interface ChatModel {
  /** Oldest first. */
  readonly lines: readonly ChatLine[];
  /** Whether this person may write in the chat at present. */
  readonly writable: boolean;
  /** The last line that this person has seen, "" for none. */
  readonly seen: string;
}

/** The number of lines that are kept, as on the server. */
const MOST_LINES = 200;

/** A chat that was entered. At the first time all its lines count as seen; entered again, it keeps what was seen `before`. */
export function entered(lines: readonly ChatLine[], writable: boolean, before: ChatModel | undefined): ChatModel {
  return { lines, writable, seen: before?.seen ?? lines.at(-1)?.id ?? "" };
}

/** With one more line, and at most `MOST_LINES`; the same chat if the line is not later than the last one it has. */
export function withLine(chat: ChatModel, line: ChatLine): ChatModel {
  const last = chat.lines.at(-1);
  if (last && !isLater(line.id, last.id)) return chat;
  return { ...chat, lines: [...chat.lines, line].slice(-MOST_LINES) };
}

/** With all lines seen; the same chat if they were. */
export function allSeen(chat: ChatModel): ChatModel {
  const last = chat.lines.at(-1)?.id ?? chat.seen;
  return last === chat.seen ? chat : { ...chat, seen: last };
}

/** Without the lines of muted people; the same object if there are none. */
export function without(chat: ChatModel, muted: ReadonlySet<string>): ChatModel {
  const lines = chat.lines.filter(({ identity }) => !muted.has(identity));
  return lines.length === chat.lines.length ? chat : { ...chat, lines };
}

/** Without lines that a moderator has removed. */
export function withoutLines(chat: ChatModel, ids: ReadonlySet<string>): ChatModel {
  const lines = chat.lines.filter(({ id }) => !ids.has(id));
  return lines.length === chat.lines.length ? chat : { ...chat, lines };
}

/** How many lines of others came since this person (`me`) looked. */
export function unread({ lines, seen }: ChatModel, me: string): number {
  return lines.filter(({ id, identity }) => identity !== me && (seen === "" || isLater(id, seen))).length;
}

/** Whether a line was said after another: ids are a number, a hyphen, and a number. */
export function isLater(id: string, other: string): boolean {
  const [ms = 0, place = 0] = id.split("-").map(Number);
  const [otherMs = 0, otherPlace = 0] = other.split("-").map(Number);
  return ms > otherMs || (ms === otherMs && place > otherPlace);
}

/** Whether a line is of another day than the line before it; the first line is compared with `now` (ms since 1970). */
export function beginsDay(lines: readonly ChatLine[], index: number, now: number): boolean {
  return !isSameDay(lines[index]!.time, lines[index - 1]?.time ?? now);
}

/** Whether two times are on one day of the reader. */
export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
