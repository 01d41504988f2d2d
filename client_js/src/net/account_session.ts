/** Messages of the server to the user, on any page. */
import { applyInbox } from "../model/inbox";
import { applyMyMatches } from "../model/my_matches";
import type { MyMatchesModel } from "../model/my_matches";
import { Store } from "../store";
import type { Incoming } from "../model/types";
import type { Announcement, InboxItem } from "../protocol/generated";
import type { Connection } from "./connection";
import type { Requests } from "./requests";

export class AccountSession {
  /** The user of the connection, as the server said. */
  readonly identity = new Store<Incoming<"welcome"> | null>(null);
  /** A change of the user's name or registration that happened elsewhere. */
  readonly changed = new Store<Incoming<"identity_changed"> | null>(null);
  /** The user's own matches. */
  readonly matches = new Store<MyMatchesModel | null>(null);
  /** The last rematch that was proposed, also to spectators of the former match. */
  readonly rematch = new Store<Incoming<"rematch_offered"> | null>(null);
  /** What waits for the user, newest first. */
  readonly inbox = new Store<readonly InboxItem[]>([]);
  /** What the operators announce to all users. */
  readonly announcement = new Store<Announcement | null>(null);
  /** How far the clock of this browser is ahead of the server's (ms), as far as it is known. */
  clockAhead = 0;
  private readonly requests: Requests;
  /** Changes of the inbox since its last reading began. */
  private inboxChanges: Incoming<"inbox_changed">[] = [];

  constructor(connection: Connection, requests: Requests) {
    this.requests = requests;
    connection.on({
      my_matches: (message) => {
        requests.answer(message);
        this.changeMatches(message);
      },
      match_changed: (message) => this.changeMatches(message),
      match_removed: (message) => this.changeMatches(message),
      rematch_offered: (message) => this.rematch.set(message),
      inbox_changed: (message) => {
        this.inboxChanges.push(message);
        this.inbox.set(applyInbox(this.inbox.value, message));
      },
      identity_changed: (message) => this.changed.set(message),
      announcement_changed: ({ announcement, now }) => {
        this.clockAhead = Date.now() - now * 1000;
        this.announcement.set(announcement);
      },
    });
  }

  /** The server's time (ms since 1970). */
  get now(): number {
    return Date.now() - this.clockAhead;
  }

  /** Forgets all that is of the user. */
  forget(): void {
    this.identity.set(null);
    this.changed.set(null);
    this.matches.set(null);
    this.rematch.set(null);
    this.inbox.set([]);
    this.inboxChanges = []; // a reading that is under way changes nothing
  }

  /** Reads the inbox. Changes that come meanwhile are newer than what `read` finds. Rejects as `read` does. */
  async readInbox(read: () => Promise<readonly InboxItem[]>): Promise<void> {
    const changes: Incoming<"inbox_changed">[] = [];
    this.inboxChanges = changes;
    const items = await read();
    if (changes === this.inboxChanges) this.inbox.set(changes.reduce(applyInbox, items)); // else a later reading is under way
  }

  /** Follows the user's own matches until the connection ends. A request that has no answer yet is sent again by itself. */
  followMatches(): void {
    const { pending } = this.requests;
    if (pending.value.some(({ request }) => request.type === "follow_matches")) return;
    void this.requests.request({ type: "follow_matches" }, "connection");
  }

  /** Forgets the user's own matches, and reads them again if they were followed. */
  forgetMatches(): void {
    if (this.matches.value === null) return;
    this.matches.set(null);
    this.followMatches();
  }

  private changeMatches(message: Incoming<"my_matches" | "match_changed" | "match_removed">): void {
    if ("now" in message) this.clockAhead = Date.now() - message.now;
    this.matches.set(applyMyMatches(this.matches.value, message, performance.now()));
  }
}
