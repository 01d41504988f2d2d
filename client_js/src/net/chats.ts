/** The chats on this page, entered again after every new connection and when other people may read them. */
import { type ChatModel, allSeen, entered, withLine, without, withoutLines } from "../model/chat";
import { Store } from "../store";
import type { Incoming } from "../model/types";
import type { ChatPlace, MutedPerson, Phrase } from "../protocol/generated";
import type { Connection } from "./connection";
import type { Outcome, Request, Requests } from "./requests";

export type ChatModels = { readonly [P in ChatPlace]?: ChatModel };

export class Chats {
  /** The chats that were entered; a chat that this user may not read is not among them. */
  readonly models = new Store<ChatModels>({});
  readonly muted = new Store<readonly MutedPerson[]>([]);
  private readonly requests: Requests;
  private readonly wanted = new Set<ChatPlace>();
  /** How many parts of the page show a chat. */
  private readonly holders = new Map<ChatPlace, number>();
  /**
   * A new object for each `enter_chat` without an answer. Leaving a chat removes its object: a late answer then does not
   * pass for the answer to the next request.
   */
  private readonly entering = new Map<ChatPlace, object>();

  constructor(connection: Connection, requests: Requests) {
    this.requests = requests;
    connection.on({
      line_said: (message) => this.addLine(message),
      lines_removed: ({ place, lines }) => this.removeLines(place, new Set(lines)),
      muted: (message) => {
        requests.answer(message);
        this.setMuted(message.people);
      },
    });
  }

  /** Follows a chat; call it again when the user may read other lines than before. */
  enter(place: ChatPlace): void {
    this.wanted.add(place);
    void this.enterNow(place);
  }

  /**
   * Keeps a chat followed until the returned function is called. Holders are counted: the page of a match may come
   * before that of its table is gone.
   */
  hold(place: ChatPlace): () => void {
    this.holders.set(place, this.holdersOf(place) + 1);
    return () => {
      this.holders.set(place, this.holdersOf(place) - 1);
      if (this.holdersOf(place) === 0) this.leave(place);
    };
  }

  private holdersOf(place: ChatPlace): number {
    return this.holders.get(place) ?? 0;
  }

  /** Follows a chat no more. */
  leave(place: ChatPlace): void {
    if (this.wanted.delete(place)) this.requests.notify({ type: "leave_chat", place });
    this.forget(place);
  }

  /** Enters the followed chats of a scope again, after a new connection or when the room was entered again. */
  enterAgain(scope: "connection" | "room"): void {
    for (const place of this.wanted) if (scopeOf(place) === scope) void this.enterNow(place);
  }

  /** Leaves the chats of the room, which was left. */
  leftRoom(): void {
    for (const place of [...this.wanted]) {
      if (scopeOf(place) !== "room") continue;
      this.wanted.delete(place);
      this.forget(place);
    }
  }

  say(place: ChatPlace, text: string): Promise<Outcome> {
    return this.requests.request({ type: "say", place, text, phrase: null }, scopeOf(place));
  }

  sayPhrase(place: ChatPlace, phrase: Phrase): Promise<Outcome> {
    return this.requests.request({ type: "say", place, text: "", phrase }, scopeOf(place));
  }

  mute(identity: string, name: string): Promise<Outcome> {
    return this.requests.request({ type: "mute", identity, muted: true, name }, "connection");
  }

  async unmute(identity: string): Promise<Outcome> {
    const outcome = await this.requests.request({ type: "mute", identity, muted: false, name: "" }, "connection");
    for (const place of this.wanted) void this.enterNow(place); // to read the lines that were hidden by the mute
    return outcome;
  }

  report(place: ChatPlace, line: string, why: string): Promise<Outcome> {
    return this.requests.request({ type: "report", place, line, why }, scopeOf(place));
  }

  /** Marks all lines of a chat as read. */
  see(place: ChatPlace): void {
    const model = this.models.value[place];
    if (model) this.set(place, allSeen(model));
  }

  // --- messages

  private addLine({ place, line }: Incoming<"line_said">): void {
    if (this.muted.value.some(({ identity }) => identity === line.identity)) return; // sent before the server knew of the mute
    const model = this.models.value[place];
    if (model) this.set(place, withLine(model, line));
  }

  private removeLines(place: ChatPlace, ids: ReadonlySet<string>): void {
    const model = this.models.value[place];
    if (model) this.set(place, withoutLines(model, ids));
  }

  private setMuted(people: readonly MutedPerson[]): void {
    this.muted.set(people);
    this.removeLinesOf(new Set(people.map(({ identity }) => identity)));
  }

  /** Removes the lines of a person who was blocked. */
  hide(identity: string): void {
    this.removeLinesOf(new Set([identity]));
  }

  private removeLinesOf(hidden: ReadonlySet<string>): void {
    for (const [place, model] of Object.entries(this.models.value))
      this.set(place as ChatPlace, without(model, hidden));
  }

  /** Asks to enter a chat, and takes its lines and the muted people from the answer. Forgets a chat that is refused. */
  private async enterNow(place: ChatPlace): Promise<void> {
    if (this.entering.has(place)) return; // it will be sent, or sent again
    const turn = {};
    this.entering.set(place, turn);
    const outcome = await this.requests.request({ type: "enter_chat", place }, scopeOf(place));
    if (this.entering.get(place) !== turn) return;
    this.entering.delete(place);
    if (outcome.kind === "dropped") return;
    if (outcome.kind === "refused") return this.forget(place);
    if (outcome.message.type !== "chat") return;
    this.set(place, entered(outcome.message.lines, outcome.message.writable, this.models.value[place]));
    this.setMuted(outcome.message.muted);
  }

  private set(place: ChatPlace, model: ChatModel): void {
    if (this.models.value[place] !== model) this.models.set({ ...this.models.value, [place]: model });
  }

  private forget(place: ChatPlace): void {
    this.entering.delete(place);
    const { [place]: _, ...others } = this.models.value;
    this.models.set(others);
  }
}

/** Whether a request is about chats: it does not make the room busy. */
export function isTalk({ type }: Request): boolean {
  return type === "say" || type === "enter_chat" || type === "report";
}

function scopeOf(place: ChatPlace): "connection" | "room" {
  return place === "lobby" ? "connection" : "room";
}
