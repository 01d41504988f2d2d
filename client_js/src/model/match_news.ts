/** What is new for the user elsewhere: changes of matches and tables, and the items of the inbox that a page shows. Pure. */
import type { InboxItem, RoomSummary, RoomView, MyMatch } from "../protocol/generated";

/** The parts of a room on which its news depend. `people`: the names of its players without bots, by identity. */
export interface RoomState {
  readonly id: string;
  readonly title: string;
  readonly status: RoomView["status"];
  readonly people: ReadonlyMap<string, string>;
}

/** News of a room. `place`: the user's place at the end, 0 if there is none; `shared`: others have it, too. */
export type News =
  | { readonly kind: "started"; readonly room: string; readonly title: string }
  | { readonly kind: "joined"; readonly room: string; readonly title: string; readonly names: readonly string[] }
  | { readonly kind: "ended"; readonly room: string; readonly title: string; readonly place: number; readonly shared: boolean };

/** The state of a room in a list; `title`: its name as the page shows it. */
export function stateOfSummary({ id, status, seats, identities, bots }: RoomSummary, title: string): RoomState {
  const people = identities.flatMap((identity, seat) => (identity !== null && (bots[seat] ?? null) === null ? [[identity, seats[seat] ?? ""] as const] : []));
  return { id, title, status, people: new Map(people) };
}

/** The state of the room that the page follows. */
export function stateOfRoom({ id, status, seats }: RoomView, title: string): RoomState {
  const people = seats.flatMap((one) => (one && one.bot === null ? [[one.identity, one.name] as const] : []));
  return { id, title, status, people: new Map(people) };
}

/**
 * The news for `me` of a room that was as `before`; null if there are none, or `me` had or has no seat there. `match`: the
 * room in the list of the user's matches, which has the result.
 */
export function newsOf(before: RoomState, after: RoomState, me: string, match: MyMatch | null): News | null {
  const { id: room, title } = after;
  if (!after.people.has(me) || !before.people.has(me)) return null;
  if (before.status === "open" && after.status === "playing") return { kind: "started", room, title };
  if (before.status !== "finished" && after.status === "finished") return { kind: "ended", room, title, place: match?.place ?? 0, shared: match?.shared ?? false };
  const names = [...after.people].filter(([identity]) => !before.people.has(identity)).map(([, name]) => name);
  return after.status === "open" && names.length > 0 ? { kind: "joined", room, title, names } : null;
}

/** All news with `one` in front, in place of the former news of its room. News of players who sit down keep the former names, too. */
export function withNews(all: readonly News[], one: News): readonly News[] {
  const former = all.find(({ room }) => room === one.room);
  const joined = one.kind === "joined" && former?.kind === "joined";
  const merged = joined ? { ...one, names: [...former.names.filter((name) => !one.names.includes(name)), ...one.names] } : one;
  return [merged, ...all.filter(({ room }) => room !== one.room)];
}

/**
 * The items that a page shows by themselves: those that were not put off, and that the page of the room `here` does not
 * show anyway. `offers`: the numbers of the seats that are offered there, as this page knows them.
 */
export function shownItems(items: readonly InboxItem[], putOff: readonly string[], here: string | null, offers: readonly number[]): readonly InboxItem[] {
  const isShownHere = ({ kind, room, former, offer, accepted }: InboxItem) => {
    if (here === null) return false;
    if (kind === "rematch") return room === here || former === here;
    if (room !== here) return false;
    return kind === "seat_offer" || kind === "swap" ? offers.includes(offer) : kind === "invitation" || (kind === "answer" && accepted);
  };
  return items.filter((item) => !putOff.includes(item.id) && !isShownHere(item));
}

/** The first `most` items, among them that with the id `held`, which the user is busy with. */
export function keepHeld(items: readonly InboxItem[], held: string, most: number): readonly InboxItem[] {
  const first = items.slice(0, most);
  const kept = items.find(({ id }) => id === held);
  return !kept || first.includes(kept) ? first : [...first.slice(0, most - 1), kept];
}
