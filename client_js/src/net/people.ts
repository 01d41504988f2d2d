/** Invitations and people, as the service keeps them. All throw what `call` throws. */
import type { Friend, FriendList, InboxItem, InboxList, InvitationList, InvitationMade, InvitationPage, InvitationWish, People } from "../protocol/generated";
import { call } from "./api";

export interface Whom {
  readonly identity: string;
  readonly name: string;
}

/** Finds the registered person of a name. */
export const findPerson = (name: string): Promise<Whom> => call("GET", `/people/${encodeURIComponent(name)}`);

/** Reads an invitation by the secret of its link or by its code. */
export const lookAt = (secret: string): Promise<InvitationPage> => call("POST", "/invitations/look", { secret });

/** The items of this person's inbox. */
export async function readInbox(): Promise<readonly InboxItem[]> {
  return (await call<InboxList>("GET", "/inbox")).items;
}

/** Removes an item from the inbox that needs no answer. */
export const dismiss = (item: string): Promise<void> => call("DELETE", `/inbox/${item}`);

/** Sends a line to a friend. */
export const sendNote = (whom: Whom, text: string): Promise<void> => call("POST", "/inbox/notes", { whom, text });
export const decline = (id: string, word: string): Promise<void> => call("POST", `/me/invitations/${id}/decline`, { word });
export const invite = (room: string, wish: InvitationWish): Promise<InvitationMade> => call("POST", `/rooms/${room}/invitations`, wish);

export async function invitations(room: string): Promise<InvitationList["invitations"]> {
  return (await call<InvitationList>("GET", `/rooms/${room}/invitations`)).invitations;
}

export const revoke = (room: string, id: string): Promise<void> => call("DELETE", `/rooms/${room}/invitations/${id}`);

/** Asks the host of a table to let this player in. */
export const askToBeLetIn = (room: string, word: string): Promise<void> => call("POST", `/rooms/${room}/join-requests`, { word });

/** Lets a player in who has asked for it. */
export const letIn = (room: string, identity: string): Promise<void> => call("POST", `/rooms/${room}/join-requests/${identity}/accept`);

/** The friends of this person, and what they play. */
export async function friends(): Promise<readonly Friend[]> {
  return (await call<FriendList>("GET", "/me/friends")).friends;
}

export const people = (): Promise<People> => call("GET", "/me/people");

/** Asks a person to be a friend, or accepts their request. */
export const befriend = ({ identity, name }: Whom): Promise<People> => call("POST", "/me/friends", { identity, name });

/** Ends a friendship, turns a request for one down, or takes the own request back. */
export const endFriendship = ({ identity }: Whom): Promise<People> => call("DELETE", `/me/friends/${identity}`);
export const block = ({ identity, name }: Whom): Promise<People> => call("POST", "/me/blocks", { identity, name });
export const unblock = ({ identity }: Whom): Promise<People> => call("DELETE", `/me/blocks/${identity}`);
