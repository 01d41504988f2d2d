/** The user's inbox of invitations, answers and friend requests: a pure fold of messages. */
import type { ServerMessage, WaitingInvitation } from "../protocol/generated";
import type { Incoming } from "./types";

/** `key` is the same for what takes the place of an earlier item. */
export type InboxItem =
  | { readonly kind: "invitation"; readonly key: string; readonly invitation: WaitingInvitation }
  | { readonly kind: "answer"; readonly key: string; readonly answer: Incoming<"invitation_answered"> }
  | { readonly kind: "friend"; readonly key: string; readonly friend: Incoming<"friends_changed"> };

const MOST = 5;

/** The items after `message`, newest first. */
export function applyInbox(items: readonly InboxItem[], message: ServerMessage): readonly InboxItem[] {
  switch (message.type) {
    case "invitation_came":
      return put(items, invitationItem(message.invitation));
    case "invitation_gone":
      return without(items, `i/${message.id}`);
    case "invitation_answered":
      return put(items, { kind: "answer", key: `a/${message.room}/${message.identity}`, answer: message });
    case "friends_changed":
      return put(items, { kind: "friend", key: `f/${message.identity}`, friend: message });
    default:
      return items;
  }
}

/** The items with just these invitations: what waits, as it was read from the service. */
export function withInvitations(
  items: readonly InboxItem[],
  invitations: readonly WaitingInvitation[],
): readonly InboxItem[] {
  return [...invitations.map(invitationItem), ...items.filter(({ kind }) => kind !== "invitation")].slice(0, MOST);
}

export function without(items: readonly InboxItem[], key: string): readonly InboxItem[] {
  return items.filter((item) => item.key !== key);
}

function invitationItem(invitation: WaitingInvitation): InboxItem {
  return { kind: "invitation", key: `i/${invitation.id}`, invitation };
}

function put(items: readonly InboxItem[], item: InboxItem): readonly InboxItem[] {
  return [item, ...without(items, item.key)].slice(0, MOST);
}
