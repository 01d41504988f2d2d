/** Shows what happened, one event after the other, at the player's speed, and never far behind. */
import { Store } from "../store";
import type { Event, RoomModel, Step } from "../model/types";

/** The shown state: the room after `event`, while `event` is animated for `duration` ms. */
export interface Shown {
  readonly model: RoomModel;
  /** The event whose animation began with this value, or null when nothing moves. */
  readonly event: Event | null;
  readonly duration: number;
  /** Another one for every event shown. */
  readonly serial: number;
}

/** How many turns the scene may be behind before it jumps to the newest room. */
export const MOST_TURNS_BEHIND = 3;

/** How steps are shown, which their game decides. */
export interface Timing {
  /** Milliseconds that a step takes now. */
  durationOf(step: Step): number;
  /** Whether a turn begins with a step. */
  startsTurn(step: Step): boolean;
}

export class Playback {
  readonly shown = new Store<Shown | null>(null);
  /** Whether the scene shows the newest state: only then prompts are up to date. */
  readonly caughtUp = new Store(true);
  private readonly timing: Timing;
  private readonly onShown: (step: Step) => void;
  private hidden = false;
  private queue: Step[] = [];
  private newest: RoomModel | null = null;
  /** Whether the choices of the newest room are still to come. Without them it would lack what is to be pressed. */
  private lacksChoices = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private serial = 0;

  /** `onShown` is called with every step when its animation begins. */
  constructor(timing: Timing, onShown: (step: Step) => void) {
    this.timing = timing;
    this.onShown = onShown;
  }

  /** Shows a room as it is, without what led to it. */
  jump(model: RoomModel): void {
    this.stop();
    this.lacksChoices = false;
    this.newest = model;
    this.settle();
  }

  /**
   * Queues events; `model` is the room after them. With too many turns in the queue the newest room is shown at once.
   * `lacksChoices`: the newest room is shown only after `choose` has brought its choices.
   */
  play(steps: readonly Step[], model: RoomModel, lacksChoices = false): void {
    this.newest = model;
    this.lacksChoices = lacksChoices;
    this.queue.push(...steps);
    if (this.turnsBehind() > MOST_TURNS_BEHIND) this.catchUp();
    else if (this.timer === undefined) this.next();
  }

  /** Takes the newest room, of which only the choices have changed. */
  choose(model: RoomModel): void {
    this.newest = model;
    this.lacksChoices = false;
    if (this.timer === undefined) this.settle();
  }

  /** Shows the newest room at once; `onShown` is called for all events between. */
  catchUp(): void {
    const missed = this.queue;
    this.stop();
    missed.forEach(this.onShown);
    this.settle();
  }

  /** Passes over all steps before the next turn; shows the newest room if no turn begins. */
  skipTurn(): void {
    const next = this.queue.findIndex((step) => this.timing.startsTurn(step));
    if (next < 0) return this.catchUp();
    const missed = this.queue.splice(0, next);
    missed.forEach(this.onShown);
    clearTimeout(this.timer);
    this.next();
  }

  /** Notes whether the page is hidden: then nothing is animated. Shows the newest room at once. */
  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    this.catchUp();
  }

  /** Shows nothing. */
  clear(): void {
    this.stop();
    this.lacksChoices = false;
    this.newest = null;
    this.shown.set(null);
    this.caughtUp.set(true);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  /** Begins the next step that takes time, past those that take none; after the last step the newest room is shown. */
  private next(): void {
    this.timer = undefined;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.onShown(step);
      const duration = this.hidden ? 0 : this.timing.durationOf(step);
      if (duration > 0) return this.begin(step, duration);
    }
    this.settle();
  }

  private begin({ model, event }: Step, duration: number): void {
    this.caughtUp.set(false);
    this.show(model, event, duration);
    this.timer = setTimeout(() => this.next(), duration);
  }

  /** Shows the newest room, in which nothing moves, once its choices are there. */
  private settle(): void {
    if (this.lacksChoices) return;
    if (this.newest) this.show(this.newest, null, 0);
    this.caughtUp.set(true);
  }

  private show(model: RoomModel, event: Event | null, duration: number): void {
    this.serial += 1;
    this.shown.set({ model, event, duration, serial: this.serial });
  }

  private turnsBehind(): number {
    return this.queue.filter((step) => this.timing.startsTurn(step)).length;
  }
}
