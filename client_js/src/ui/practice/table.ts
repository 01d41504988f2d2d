/** A match of this page alone: the service plays the rules and the bots, and this keeps all moves. */
import { useEffect, useMemo } from "preact/hooks";
import type { GameChoice, GameCommand, PreviewOutcome } from "../../games/api";
import { type Log, emptyLog } from "../../model/log";
import { durationOf, fromSnapshot, stepsOf } from "../../model/room";
import type { RoomModel, Step } from "../../model/types";
import { call, Refusal } from "../../net/api";
import type { GoalCheck, MoveSent, Practice, Practised, Snapshot, Suggestion } from "../../protocol/generated";
import { Playback } from "../../scene/playback";
import { type Speed, FACTOR } from "../../model/display";
import { Store } from "../../store";
import { useShell, sentenceOf } from "../hooks";
import { type MatchSource, stillSource } from "../match/source";

/** How a practice begins, and who plays. */
export type PracticeStart = Pick<Practice, "game" | "start" | "own" | "bots"> & {
  /** The position at the start, if it is known: then it is shown without a request. */
  readonly known?: Practised;
};

/** A table that its page leads itself: its first moves and seed, what answers its requests, and the seats' names. */
export interface AuthorTable {
  readonly moves: readonly MoveSent[];
  readonly seed: string;
  /** Answers a request in place of the service. Rejects with a sentence. */
  position(practice: Practice): Promise<Practised>;
  nameOf(seat: number): string;
}

/** The identity that the service gives to the player's own seats. */
const OWN = "practice";

export class PracticeTable {
  readonly source: MatchSource;
  /** What became of the goal, as far as the board shows it; null without a goal. */
  readonly check = new Store<GoalCheck | null>(null);
  /** What became of the goal, also while the moves that led there are animated. */
  readonly judged = new Store<GoalCheck | null>(null);
  /** Why the practice can't go on, in a sentence. */
  readonly problem = new Store<string | null>(null);
  /** How many moves the player has made. */
  readonly ownMoves = new Store(0);
  private readonly playback: Playback;
  /** Whether an answer of the service is waited for. */
  readonly busy = new Store(false);
  private readonly log = new Store<Log>(emptyLog(0));
  private readonly model = new Store<RoomModel | null>(null);
  private readonly begun: Omit<PracticeStart, "known">;
  private readonly start: Practised | null;
  private readonly you: string | null;
  private readonly token: string;
  private readonly author: AuthorTable | null;
  private seed: string | null = null;
  private moves: readonly MoveSent[] = [];
  private preview = 0;
  /** Counts what replaces the match on the page: answers to earlier requests are dropped. */
  private round = 0;

  /** `you`: the name of the own seats, null for their names in the match. `token`: of a link to the room. */
  constructor({ known, ...begun }: PracticeStart, speed: Store<Speed>, you: string | null, token = "", author: AuthorTable | null = null) {
    this.begun = begun;
    this.start = known ?? null;
    this.you = you;
    this.token = token;
    this.author = author;
    this.seed = author?.seed ?? null;
    this.playback = new Playback(
      {
        durationOf: (step) => Math.round(durationOf(step) * FACTOR[speed.value]),
        startsTurn: () => false,
      },
      ({ model: _, ...entry }) => this.log.set({ ...this.log.value, entries: [...this.log.value.entries, entry] }),
    );
    this.source = {
      ...stillSource("practice", null),
      shown: this.playback.shown,
      caughtUp: this.playback.caughtUp,
      model: this.model,
      log: this.log,
      busy: this.busy,
      actions: {
        answer: (choice, command) => void this.answer(choice, command),
        setPresetAnswers: () => undefined,
        preview: (seat, changes, rounds) => this.previewOf(seat, changes, rounds),
        endPreview: () => void (this.preview += 1),
        skipAnimations: () => this.playback.catchUp(),
      },
    };
  }

  /** Shows the start, and lets the others play until it is the player's turn. At an author's table it shows the moves that the page has. */
  async begin(): Promise<void> {
    if (this.author) return this.show(this.author.moves);
    this.moves = [];
    if (this.start) await this.showPosition(this.start);
    else await this.show([]);
  }

  /** Plays what is known to follow the start, such as the moves of a board of the rules page. */
  replay(answer: Practised): void {
    this.follow(answer);
  }

  /** Answers the open choices by commands, one after the other. */
  async play(commands: readonly GameCommand[]): Promise<void> {
    for (const command of commands) {
      const choice = this.model.value?.choices.find(({ seat }) => this.begun.own.includes(seat));
      if (choice) await this.answer(choice, command);
    }
  }

  /** What the strongest bot would do at the first open choice of the own seats. Rejects with a sentence. */
  suggest(): Promise<Suggestion> {
    return patiently(() => call<Suggestion>("POST", "/practice/suggest", this.request, this.token));
  }

  /** Takes back the player's last move, and what followed. */
  async undo(): Promise<void> {
    const last = this.moves.findLastIndex(({ seat }) => this.begun.own.includes(seat));
    if (last >= 0) await this.show(this.moves.slice(0, last));
  }

  /** Stops the animation; the page leaves. */
  end(): void {
    this.round += 1;
    this.playback.clear();
  }

  /** The moves so far, to go on from here in another way. */
  get request(): Practice {
    return { ...this.begun, moves: this.moves, seed: this.seed, advance: false };
  }

  /** Shows the position after other moves since the start. */
  async show(moves: readonly MoveSent[]): Promise<void> {
    const answer = await this.ask({ moves, known: moves.length, advance: false });
    if (answer) await this.showPosition(answer);
  }

  /** Shows an answer's position without its events. If only others are asked, they play; not at an author's table. */
  private async showPosition(answer: Practised): Promise<void> {
    const model = this.modelOf(answer.snapshot);
    this.moves = answer.moves;
    this.judged.set(answer.check);
    this.check.set(answer.check);
    this.log.set(emptyLog(answer.snapshot.number));
    this.model.set(model);
    this.playback.jump(model);
    this.noteMoves();
    if (this.author) return;
    if (model.choices.length > 0 && !model.choices.some(({ seat }) => this.begun.own.includes(seat))) await this.goOn();
  }

  private async answer({ seat, id }: GameChoice, command: GameCommand): Promise<void> {
    await this.playOn([...this.moves, { seat, choice: id, command }]);
  }

  private async goOn(): Promise<void> {
    await this.playOn(this.moves);
  }

  /** Plays moves, and has bots answer until the player is asked; what became of the goal is said once all of that was shown. */
  private async playOn(moves: readonly MoveSent[]): Promise<void> {
    const known = this.moves.length;
    const answer = await this.ask({ moves, known, advance: true });
    if (!answer) return;
    this.follow(answer);
    if (answer.more) return this.goOn();
    this.judged.set(answer.check);
    await this.whenShown(() => this.check.set(answer.check));
  }

  /** Shows what an answer brings, from the position that is shown. */
  private follow(answer: Practised): void {
    const steps = this.stepsTo(answer);
    const model = this.modelOf(answer.snapshot);
    this.moves = answer.moves;
    this.model.set(model);
    if (steps) this.playback.play(steps, model);
    else this.playback.jump(model);
    this.noteMoves();
  }

  private noteMoves(): void {
    this.ownMoves.set(this.moves.filter(({ seat }) => this.begun.own.includes(seat)).length);
  }

  /** Calls `then` once all animations are over. */
  private async whenShown(then: () => void): Promise<void> {
    const { round } = this;
    const { caughtUp } = this.playback;
    if (!caughtUp.value) {
      await new Promise<void>((resolve) => {
        const end = caughtUp.subscribe((done) => {
          if (!done) return;
          end();
          resolve();
        });
      });
    }
    if (round === this.round) then();
  }

  /** The steps of the frames that an answer brings, null if they do not follow the model. */
  private stepsTo({ frames }: Practised): Step[] | null {
    const found: Step[] = [];
    let current = this.model.value!;
    for (const frame of frames) {
      const steps = stepsOf(current, frame);
      if (!steps) return null;
      found.push(...steps);
      current = steps.at(-1)?.model ?? { ...current, number: frame.number };
    }
    return found;
  }

  /** The model of a snapshot, in which the user's seats have the name `you`. */
  private modelOf(snapshot: Snapshot): RoomModel {
    const { room } = snapshot;
    const { you, author } = this;
    if (author) {
      const named = room.seats.map((seat, index) => seat && { ...seat, name: author.nameOf(index) });
      return fromSnapshot({ ...snapshot, room: { ...room, seats: named } });
    }
    if (you === null) return fromSnapshot(snapshot);
    const seats = room.seats.map((seat) => (seat?.identity === OWN ? { ...seat, name: you } : seat));
    return fromSnapshot({ ...snapshot, room: { ...room, seats } });
  }

  /** Asks for a position; null if a later request has taken its place meanwhile, and after a failure, which is the `problem` then. */
  private async ask(fields: Pick<Practice, "moves" | "known" | "advance">): Promise<Practised | null> {
    const round = (this.round += 1);
    this.busy.set(true);
    this.problem.set(null);
    try {
      const practice = { ...this.begun, seed: this.seed, ...fields };
      const answer = await (this.author?.position(practice) ?? patiently(() => call<Practised>("POST", "/practice", practice, this.token)));
      if (round !== this.round) return null;
      this.seed = answer.seed;
      return answer;
    } catch (error) {
      if (round === this.round) this.problem.set(sentenceOf(error as Error));
      return null;
    } finally {
      if (round === this.round) this.busy.set(false);
    }
  }

  /** Asks for a preview; one that a newer question has overtaken is dropped. */
  private async previewOf(seat: number, changes: readonly object[], rounds: number): Promise<PreviewOutcome> {
    const wanted = (this.preview += 1);
    try {
      const body = { game: this.begun.game, practice: this.request, seat, changes, rounds, branches: true };
      const preview = await call<object>("POST", "/practice/preview", body, this.token);
      return wanted === this.preview ? { kind: "shown", preview } : { kind: "dropped" };
    } catch (error) {
      return wanted === this.preview ? { kind: "refused", reason: sentenceOf(error as Error) } : { kind: "dropped" };
    }
  }
}

/** A practice that begins anew whenever `key` changes. */
export function useTable(start: PracticeStart, key: string, you: string | null, token = ""): PracticeTable {
  const { speed } = useShell();
  const table = useMemo(() => new PracticeTable(start, speed, you, token), [key]);
  useEffect(() => {
    void table.begin();
    return () => table.end();
  }, [table]);
  return table;
}

const RETRIES = 5;
const RETRY_MS = 1_000;

/** Repeats a request while the service is only busy, up to five times and a second apart. Rejects as `ask` does. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0 || !(error instanceof Refusal) || (error.code !== "busy" && error.code !== "too_fast")) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
