/** This person's own matches, the most urgent first: a pure fold of what the server tells of them. */
import type { MyMatch, ServerMessage } from "../protocol/generated";
import { isSameDay } from "./chat";
import type { KeptText } from "./browser_storage";
import type { RoomModel } from "./types";

export interface MyMatchesModel {
  readonly matches: readonly MyMatch[];
  /** Milliseconds to add to this page's monotonic clock to get the server's time. */
  readonly ahead: number;
}

/** The matches after `message`, which came at `at` by our clock (ms). Ignores changes that come before the list. */
export function applyMyMatches(mine: MyMatchesModel | null, message: ServerMessage, at: number): MyMatchesModel | null {
  switch (message.type) {
    case "my_matches":
      return { matches: sorted(message.matches), ahead: message.now - at };
    case "match_changed":
      return mine && { matches: sorted([...without(mine, message.match.room.id), message.match]), ahead: message.now - at };
    case "match_removed":
      return mine && { ...mine, matches: without(mine, message.room) };
    default:
      return mine;
  }
}

const UNFINISHED_KEY = "botyard.unfinished";

/** Keeps whether the user has unfinished matches, for the next visit. */
export function keepUnfinished(storage: KeptText, { matches }: MyMatchesModel): void {
  storage.setItem(UNFINISHED_KEY, matches.some(({ room }) => room.status !== "finished") ? "yes" : "no");
}

/** Whether this browser's user had unfinished matches at the last visit: used until the list has come. */
export function mayWait(storage: KeptText): boolean {
  return storage.getItem(UNFINISHED_KEY) === "yes";
}

/** Whether a match waits for this person. */
export function isAsked({ room, seats, asked }: MyMatch): boolean {
  return room.status === "playing" && seats.some((seat) => asked.includes(seat));
}

/** The matches that wait for this person. For the room `here`, which the page follows, its model decides. */
export function waitingOf(mine: MyMatchesModel | null, here: RoomModel | null): readonly MyMatch[] {
  const asksHere = (room: RoomModel) => room.choices.some(({ seat }) => room.audience.includes(seat));
  return (mine?.matches ?? []).filter((match) => (match.room.id === here?.room.id ? asksHere(here) : isAsked(match)));
}

/** Milliseconds that are left to this person at `at` by our clock; null if no clock of theirs runs. */
export function leftOf({ deadline }: MyMatch, { ahead }: MyMatchesModel, at: number): number | null {
  return deadline === null ? null : Math.max(deadline - ahead - at, 0);
}

/** The names of the other players, each once. */
export function opponentsOf({ room, seats }: MyMatch): readonly string[] {
  return [...new Set(room.seats.flatMap((name, seat) => (name === null || seats.includes(seat) ? [] : [name])))];
}

/** Milliseconds from when the room of a match was made to its end. */
export function lengthOf({ room, changed }: MyMatch): number {
  return Math.max(0, changed - room.created * 1000); // `created` is in seconds
}

export interface DayOfMatches {
  /** A moment of the day. */
  readonly day: number;
  readonly matches: readonly MyMatch[];
}

/** Finished matches by the day, in the reader's zone, on which they ended; they keep their order. */
export function byDay(matches: readonly MyMatch[]): readonly DayOfMatches[] {
  const days: { day: number; matches: MyMatch[] }[] = [];
  for (const match of matches) {
    const last = days.at(-1);
    if (last && isSameDay(last.day, match.changed)) last.matches.push(match);
    else days.push({ day: match.changed, matches: [match] });
  }
  return days;
}

function without({ matches }: MyMatchesModel, room: string): MyMatch[] {
  return matches.filter((match) => match.room.id !== room);
}

/** The matches in order, the most urgent first. */
function sorted(matches: readonly MyMatch[]): MyMatch[] {
  return [...matches].sort((one, other) => {
    const [a, b] = [urgency(one), urgency(other)];
    return a[0] - b[0] || a[1] - b[1] || (one.room.id < other.room.id ? -1 : 1);
  });
}

const PLACES = { playing: 2, open: 3, finished: 4 } as const;

/**
 * A pair of numbers to sort matches by, the lowest first: those that wait for the user, by the time left, and without a clock
 * the longest waiting first; then those that wait for others, open and finished ones, in each of these the last changed first.
 */
function urgency(match: MyMatch): readonly [number, number] {
  if (!isAsked(match)) return [PLACES[match.room.status], -match.changed];
  return match.deadline === null ? [1, match.changed] : [0, match.deadline];
}
