import type { ClockReading } from "./clocks";
import type { RoomModel } from "./types";
import { Store } from "./store";

/** Notes when the clocks of the room entered were set, which is all that counting down needs. */
export class ClockTracker {
  /** Null outside of rooms. */
  readonly reading = new Store<ClockReading | null>(null);
  private readonly now: () => number;

  /** `now`: ms by a monotonic clock, never the time of day. */
  constructor(now: () => number) {
    this.now = now;
  }

  /** The room is like this now. Its clocks are other objects only if a frame has set them again. */
  follow(model: RoomModel | null): void {
    if (!model) this.reading.set(null);
    else if (model.clocks !== this.reading.value?.clocks)
      this.reading.set({ clocks: model.clocks, at: this.now(), lost: null });
  }

  /** The connection is lost: the clocks stand still until the server sends them again. */
  lose(): void {
    const reading = this.reading.value;
    if (reading && reading.lost === null) this.reading.set({ ...reading, lost: this.now() });
  }
}
