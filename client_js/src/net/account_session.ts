/** Messages of the server to the user, on any page. */
import { applyInbox } from "../model/inbox";
import type { InboxItem } from "../model/inbox";
import { applyMyMatches } from "../model/my_matches";
import type { MyMatchesModel } from "../model/my_matches";
import { roomOf, withOffer, withoutOffer } from "../model/offers";
import type { OfferNotice } from "../model/offers";
import { Store } from "../store";
import type { Incoming } from "../model/types";
import type { Announcement, ServerMessage } from "../protocol/generated";
import type { Connection } from "./connection";
import type { Requests } from "./requests";

export interface ShownAnnouncement extends Announcement {
  readonly ahead: number;
}

export class AccountSession {
  /** The user of the connection, as the server said. */
  readonly identity = new Store<Incoming<"welcome"> | null>(null);
  /** A change of the user's name or registration that happened elsewhere. */
  readonly changed = new Store<Incoming<"identity_changed"> | null>(null);
  /** The user's own matches. */
  readonly matches = new Store<MyMatchesModel | null>(null);
  /** Seats and rematches that are offered to the user. */
  readonly offers = new Store<readonly OfferNotice[]>([]);
  /** Invitations and other requests that wait for the user, newest first. */
  readonly inbox = new Store<readonly InboxItem[]>([]);
  /** What the operators announce to all users, and how far the clock of this browser is ahead of theirs (ms). */
  readonly announcement = new Store<ShownAnnouncement | null>(null);
  private readonly requests: Requests;

  constructor(connection: Connection, requests: Requests) {
    this.requests = requests;
    connection.on({
      my_matches: (message) => this.changeMatches(message),
      match_changed: (message) => this.changeMatches(message),
      match_removed: (message) => this.changeMatches(message),
      invitation_came: (message) => this.changeInbox(message),
      invitation_gone: (message) => this.changeInbox(message),
      invitation_answered: (message) => this.changeInbox(message),
      friends_changed: (message) => this.changeInbox(message),
      identity_changed: (message) => this.changed.set(message),
      announcement_changed: ({ announcement, now }) =>
        this.announcement.set(announcement && { ...announcement, ahead: Date.now() - now * 1000 }),
    });
  }

  /** Follows the user's own matches until the connection ends. */
  followMatches(): void {
    this.requests.notify({ type: "follow_matches" });
  }

  /** Forgets the user's own matches, and reads them again if they were followed. */
  forgetMatches(): void {
    if (this.matches.value === null) return;
    this.matches.set(null);
    this.followMatches();
  }

  /** Removes an offer that the user has dealt with. */
  dismissOffer(offer: OfferNotice): void {
    this.offers.set(withoutOffer(this.offers.value, offer));
  }

  /** Removes the offers that lead to a room. */
  dismissOffersTo(room: string): void {
    this.offers.set(this.offers.value.filter((offer) => roomOf(offer) !== room));
  }

  /** Adds an offer. */
  addOffer(offer: OfferNotice): void {
    this.offers.set(withOffer(this.offers.value, offer));
  }

  private changeInbox(message: ServerMessage): void {
    this.inbox.set(applyInbox(this.inbox.value, message));
  }

  private changeMatches(message: ServerMessage): void {
    this.matches.set(applyMyMatches(this.matches.value, message, performance.now()));
  }
}
