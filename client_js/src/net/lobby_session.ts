/** The lobby as a page follows it: a filter, the shown rows, and more of them on request. */
import { applyLobby, rowsOf, totalOf } from "../model/lobby";
import type { ListStatus, LobbyModel } from "../model/lobby";
import type { RoomFilter, ServerMessage } from "../protocol/generated";
import { Store } from "../store";
import type { Connection } from "./connection";
import type { Requests, Unsent } from "./requests";

/** How many rows of each list are shown at first, and how many each request for more adds. */
const FIRST = { open: 20, playing: 10 };
/** The server shows no more rows of a list. */
const MOST_ROWS = 200;

export class LobbySession {
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

  /** Shows the rooms that pass `filter` only; the rows stay until the others have come. */
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
    await this.requests.request({ type: "more_rooms", status, rows: FIRST[status] }, "entry");
  }

  private shown(status: ListStatus): number {
    const { value } = this.model;
    return Math.max(FIRST[status], value ? rowsOf(value, status).length : 0);
  }

  private apply(message: ServerMessage): void {
    if (this.isHere) this.model.set(applyLobby(this.model.value, message));
  }
}
