/** Plays a timeline: one position is shown, and steps, jumps and a clock change it. */
import { type Timeline, type Unit, next, previous, roomAt, stepTo } from "../model/timeline";
import { Store } from "../store";
import type { Event } from "../model/types";
import type { Shown } from "./playback";

/** Speeds of play, as multiples of the normal one. */
export const TIMELINE_SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;
/** Milliseconds that the pieces of a chosen event move, whatever the speed. */
const LIT_MS = 900;

interface Options {
  /** Milliseconds of an event at normal speed. */
  durationOf(event: Event): number;
  readonly speed: Store<number>;
  /** Whether events are animated; without it each is shown as it ends, for the same time. */
  readonly motion: boolean;
  /** Called when it has played to the end. */
  ended?(): void;
}

export class TimelinePlayer {
  readonly shown: Store<Shown>;
  /** The position that is shown: the number of events that have happened. */
  readonly position = new Store(0);
  /** Whether it plays on by itself; not while a single step is animated. */
  readonly playing = new Store(false);
  /** The event whose pieces are marked, after a jump to it. */
  readonly lit = new Store<Event | null>(null);
  private readonly options: Options;
  private line: Timeline;
  /** The position at which it stops by itself; infinity: at the end; null: it stands still. */
  private target: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private serial = 0;

  constructor(timeline: Timeline, options: Options) {
    this.line = timeline;
    this.options = options;
    this.shown = new Store<Shown>({ model: timeline.start, event: null, duration: 0, serial: 0 });
  }

  get speed(): Store<number> {
    return this.options.speed;
  }

  get timeline(): Timeline {
    return this.line;
  }

  get end(): number {
    return this.line.entries.length;
  }

  /** Takes the same match with more events, or as seen by another audience; the position stays. */
  replace(timeline: Timeline): void {
    const other = timeline.start !== this.line.start;
    this.line = timeline;
    if (other) this.seek(this.position.value);
  }

  /** Shows a position and stops. */
  seek(position: number): void {
    this.halt();
    this.still(position);
  }

  /** Shows the position after an event, with its pieces marked and moving, and stops. */
  light(position: number): void {
    this.halt();
    const step = stepTo(this.line, position);
    if (!step) return this.still(position);
    this.position.set(position);
    this.show(step.model, this.options.motion ? step.event : null, LIT_MS);
    this.lit.set(step.event);
    this.timer = setTimeout(() => this.show(step.model, null, 0), LIT_MS);
  }

  /** Plays on from the position to `target`; from the start if it is at the end. */
  play(target = Infinity): void {
    if (this.position.value >= this.end) this.seek(0);
    this.run(target);
    this.playing.set(true);
  }

  pause(): void {
    this.seek(this.position.value);
  }

  toggle(): void {
    if (this.playing.value) this.pause();
    else this.play();
  }

  /** Goes on or back by one unit; a step forward by an order is animated. */
  step(unit: Unit, direction: 1 | -1): void {
    if (this.target !== null && this.target !== Infinity) this.seek(this.target); // a step before is still animated
    const { position } = this;
    if (direction < 0) return this.seek(previous(this.line, position.value, unit));
    const target = next(this.line, position.value, unit);
    if (unit !== "order" || !this.options.motion) return this.seek(target);
    this.halt();
    this.run(target);
  }

  /** Plays from the present position to `target`. */
  private run(target: number): void {
    clearTimeout(this.timer);
    this.lit.set(null);
    this.target = target;
    this.forward();
  }

  /** Shows the next event, and those after it up to the target; events that take no time are passed over. */
  private forward(): void {
    const { durationOf, speed, motion } = this.options;
    while (this.position.value < Math.min(this.target ?? 0, this.end)) {
      const step = stepTo(this.line, this.position.value + 1)!;
      this.position.set(this.position.value + 1);
      const duration = Math.round(durationOf(step.event) / speed.value);
      if (duration <= 0) continue;
      this.show(step.model, motion ? step.event : null, duration);
      this.timer = setTimeout(() => this.forward(), duration);
      return;
    }
    const played = this.target === Infinity;
    this.seek(this.position.value);
    if (played) this.options.ended?.();
  }

  /** Stops at the present position, and marks no event any more. */
  private halt(): void {
    clearTimeout(this.timer);
    this.target = null;
    this.playing.set(false);
    this.lit.set(null);
  }

  /** Shows a position, or the nearest one that there is, without an animation. */
  private still(position: number): void {
    const place = Math.max(0, Math.min(position, this.end));
    this.position.set(place);
    this.show(roomAt(this.line, place), null, 0);
  }

  private show(model: Shown["model"], event: Event | null, duration: number): void {
    this.serial += 1;
    this.shown.set({ model, event, duration, serial: this.serial });
  }
}
