/** The session of a page: it follows the lobby or one room, and messages to the user. */
import { Store } from "../store";
import type { Incoming, Channel } from "../model/types";
import { Chats } from "./chats";
import { type Wire, Connection } from "./connection";
import { type Outcome, type Unsent, Requests } from "./requests";
import { type RoomListener, RoomSession } from "./room_session";
import { applyInbox } from "../model/inbox";
import { type MyMatchesModel, applyMyMatches } from "../model/my_matches";
import type { Announcement, InboxItem, RoomFilter, ServerMessage } from "../protocol/generated";
import { type ListStatus, type LobbyModel, applyLobby, rowsOf, totalOf } from "../model/lobby";

/** The server repeats an announcement that is still valid within so many milliseconds of a welcome. */
const ANNOUNCEMENT_REPEAT_MS = 2_000;

export class Session {
  readonly connection: Connection;
  /** Every request without an answer. */
  readonly requests: Requests;
  readonly account: AccountSession;
  readonly chats: Chats;
  readonly room: RoomSession;
  readonly lobby: LobbySession;
  /** How many people and matches there are. */
  readonly counts = new Store<Incoming<"lobby_counts"> | null>(null);
  /** Why the channel can't be entered, in words, or null. */
  readonly problem = new Store<string | null>(null);
  private channel: Channel | null = null;
  private away = false;

  /** `ids` makes unique identifiers. */
  constructor(wire: Wire, client: string, ids: () => string, listener: RoomListener) {
    const connection = new Connection(wire, client);
    const requests = new Requests(connection, ids);
    this.connection = connection;
    this.requests = requests;
    this.account = new AccountSession(connection, requests);
    this.room = new RoomSession(connection, requests, listener, (request) => void this.enterBy(request));
    this.chats = new Chats(connection, requests);
    this.lobby = new LobbySession(connection, requests, () => this.enter());
    connection.on({
      welcome: (message) => this.welcome(message),
      entered: (message) => this.entered(message),
      lobby_counts: (message) => this.counts.set(message),
    });
    connection.state.subscribe(({ kind }) => {
      if (kind === "online") return;
      this.room.disconnected();
      requests.disconnected();
    });
  }

  /** Follows another channel, or none; requests to the former room that have no answer yet are dropped. */
  visit(channel: Channel | null): void {
    this.leave();
    this.channel = channel;
    const room = channel?.kind === "room" ? channel : null;
    this.room.follow(room);
    this.lobby.follow(channel?.kind === "lobby");
    this.enter();
  }

  /**
   * Reads what this page shows of rooms of a game again: the page had no schema for their content until the game was
   * added.
   */
  readAgain(game: string): void {
    this.account.forgetMatches();
    if (this.channel?.kind === "lobby" || (this.channel && this.connection.game === game)) this.visit(this.channel);
  }

  /** Forgets the user of the page, for whom another one may come: their requests, and what is known of them. */
  forgetUser(): void {
    this.requests.forget();
    this.account.forget();
    this.chats.muted.set([]);
  }

  /** Sends a request that needs a connection only, such as one for a new room. */
  ask(request: Unsent): Promise<Outcome> {
    return this.requests.request(request, "connection");
  }

  /** Tells the server whether the page is out of sight. */
  setAway(away: boolean): void {
    this.away = away;
    this.connection.send({ type: "set_away", away });
  }

  // --- channels

  /** Leaves the lobby or the room, and forgets what belongs to it. */
  private leave(): void {
    if (this.channel?.kind === "lobby") this.requests.notify({ type: "leave_lobby" });
    if (this.channel?.kind === "room") this.requests.notify({ type: "exit" });
    this.requests.leave();
    this.chats.leftRoom();
    this.lobby.follow(false);
    this.problem.set(null);
    this.room.leave();
  }

  /** Enters the channel again; without a connection the next `welcome` does. */
  private enter(): void {
    this.requests.closeRoom();
    if (!this.channel || this.connection.state.value.kind !== "online") return;
    void this.enterBy(this.room.entryRequest() ?? this.lobby.entryRequest());
  }

  /** Sends a request that enters the channel; a refusal is the page's `problem`. */
  private async enterBy(request: Unsent): Promise<void> {
    const outcome = await this.requests.request(request, "entry");
    if (outcome.kind !== "dropped") this.problem.set(outcome.kind === "refused" ? outcome.message : null);
  }

  // --- messages

  /** Begins anew on a connection: enters what the page follows, and sends again what was not answered. */
  private welcome(message: Incoming<"welcome">): void {
    const { announcement } = this.account;
    const before = announcement.value; // it stays shown until the server has had time to repeat it
    setTimeout(() => announcement.value === before && announcement.set(null), ANNOUNCEMENT_REPEAT_MS);
    this.account.identity.set(message);
    if (this.away) this.setAway(true);
    this.enter();
    this.requests.connected();
    this.chats.enterAgain("connection");
  }

  private entered(message: Incoming<"entered">): void {
    if (!this.room.isHere(message.room)) return this.reenterRoom();
    this.room.entered(message);
    this.chats.enterAgain("room");
  }

  /** Enters this page's room again, unless that is under way, after a seat request moved the connection to another. */
  private reenterRoom(): void {
    this.requests.closeRoom();
    const entry = this.room.entryRequest();
    if (entry && !this.requests.pending.value.some(({ request }) => request.type === entry.type)) void this.enterBy(entry);
  }
}

/** Messages of the server to the user, on any page. */
export class AccountSession {
  /** The user of the connection, as the server said. */
  readonly identity = new Store<Incoming<"welcome"> | null>(null);
  /** A change of the user's name or registration that happened elsewhere. */
  readonly changed = new Store<Incoming<"identity_changed"> | null>(null);
  /** The user's own matches. */
  readonly matches = new Store<MyMatchesModel | null>(null);
  /** The last rematch that was proposed, also to spectators of the former match. */
  readonly rematch = new Store<Incoming<"rematch_offered"> | null>(null);
  /** The items of the user's inbox, newest first. */
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
    this.inboxChanges = []; // so the answer to a reading that is under way is ignored
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
    if ("now" in message) this.clockAhead = Date.now() - message.now; // in ms; that of an announcement is in seconds
    this.matches.set(applyMyMatches(this.matches.value, message, performance.now()));
  }
}

/** How many rows of each list are shown at first, and how many each request for more adds. */
const ROWS_PER_REQUEST = { open: 20, playing: 10 };
/** The server shows no more rows of a list. */
const MOST_ROWS = 200;

/** The lobby as a page follows it: a filter, the shown rows, and more of them on request. */
class LobbySession {
  /** The lists; null outside of the lobby, and until they have come. */
  readonly model = new Store<LobbyModel | null>(null);
  private readonly requests: Requests;
  private readonly enter: () => void;
  private filter: RoomFilter | null = null;
  /** Whether the page follows the lobby. */
  private isHere = false;

  /** `enter` sends the entry request again. */
  constructor(connection: Connection, requests: Requests, enter: () => void) {
    this.requests = requests;
    this.enter = enter;
    const apply = (message: ServerMessage) => this.apply(message);
    connection.on({
      lobby_rooms: (message) => {
        requests.answer(message);
        apply(message);
      },
      rooms_page: (message) => {
        requests.answer(message);
        apply(message);
      },
      lobby_totals: apply,
      lobby_changed: apply,
      lobby_removed: apply,
    });
  }

  /** Follows the lobby from now on, or no more. */
  follow(isHere: boolean): void {
    this.isHere = isHere;
    this.model.set(null);
  }

  /** The request for the lists, with as many rows as are shown. */
  entryRequest(): Unsent {
    return { type: "enter_lobby", filter: this.filter, open: this.shown("open"), running: this.shown("playing") };
  }

  /** Shows only the rooms that pass `filter`; the present rows stay until the new ones have come. */
  filterBy(filter: RoomFilter | null): void {
    if (JSON.stringify(filter) === JSON.stringify(this.filter)) return;
    this.filter = filter;
    if (this.isHere) this.enter();
  }

  /** Whether more rows of a list can be shown. */
  hasMore(status: ListStatus): boolean {
    const { value } = this.model;
    if (!value) return false;
    const shown = rowsOf(value, status).length;
    return shown < Math.min(totalOf(value, status), MOST_ROWS);
  }

  /** Shows more rows of a list; resolves when they are there, or can't be had. */
  async more(status: ListStatus): Promise<void> {
    await this.requests.request({ type: "more_rooms", status, rows: ROWS_PER_REQUEST[status] }, "entry");
  }

  private shown(status: ListStatus): number {
    const { value } = this.model;
    return Math.max(ROWS_PER_REQUEST[status], value ? rowsOf(value, status).length : 0);
  }

  private apply(message: ServerMessage): void {
    if (this.isHere) this.model.set(applyLobby(this.model.value, message));
  }
}
