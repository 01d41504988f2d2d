/** Invitations and people, as the service keeps them. All throw what `call` throws. */
import type {
  Friend,
  FriendList,
  InboxItem,
  InboxList,
  InvitationList,
  InvitationMade,
  InvitationPage,
  InvitationWish,
  People,
} from "../protocol/generated";
import { call } from "./api";

export interface Whom {
  readonly identity: string;
  readonly name: string;
}

/** Finds the registered person of a name. */
export function findPerson(name: string): Promise<Whom> {
  return call("GET", `/people/${encodeURIComponent(name)}`);
}

/** Reads an invitation by the secret of its link or by its code. */
export function lookAt(secret: string): Promise<InvitationPage> {
  return call("POST", "/invitations/look", { secret });
}

/** The items of this person's inbox. */
export async function readInbox(): Promise<readonly InboxItem[]> {
  return (await call<InboxList>("GET", "/inbox")).items;
}

/** Removes an item from the inbox that needs no answer. */
export function dismiss(item: string): Promise<void> {
  return call("DELETE", `/inbox/${item}`);
}

/** Sends a line to a friend. */
export function sendNote(whom: Whom, text: string): Promise<void> {
  return call("POST", "/inbox/notes", { whom, text });
}

export function decline(id: string, word: string): Promise<void> {
  return call("POST", `/me/invitations/${id}/decline`, { word });
}

export function invite(room: string, wish: InvitationWish): Promise<InvitationMade> {
  return call("POST", `/rooms/${room}/invitations`, wish);
}

export async function invitations(room: string): Promise<InvitationList["invitations"]> {
  return (await call<InvitationList>("GET", `/rooms/${room}/invitations`)).invitations;
}

export function revoke(room: string, id: string): Promise<void> {
  return call("DELETE", `/rooms/${room}/invitations/${id}`);
}

/** Asks the host of a table to let this player in. */
export function askToBeLetIn(room: string, word: string): Promise<void> {
  return call("POST", `/rooms/${room}/join-requests`, { word });
}

/** Lets a player in who has asked for it. */
export function letIn(room: string, identity: string): Promise<void> {
  return call("POST", `/rooms/${room}/join-requests/${identity}/accept`);
}

/** The friends of this person, and what they play. */
export async function friends(): Promise<readonly Friend[]> {
  return (await call<FriendList>("GET", "/me/friends")).friends;
}

export function people(): Promise<People> {
  return call("GET", "/me/people");
}

/** Asks a person to be a friend, or accepts their request. */
export function befriend({ identity, name }: Whom): Promise<People> {
  return call("POST", "/me/friends", { identity, name });
}

/** Ends a friendship, turns a request for one down, or takes the own request back. */
export function endFriendship({ identity }: Whom): Promise<People> {
  return call("DELETE", `/me/friends/${identity}`);
}

export function block({ identity, name }: Whom): Promise<People> {
  return call("POST", "/me/blocks", { identity, name });
}

export function unblock({ identity }: Whom): Promise<People> {
  return call("DELETE", `/me/blocks/${identity}`);
}
