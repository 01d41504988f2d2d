import type { Told } from "./clocks";
import type { RoomModel } from "./room";
import { Store } from "./store";

/** Notes when the clocks of the room entered were told, which is all that counting down needs. */
export class Timekeeper {
  /** Null outside of rooms. */
  readonly told = new Store<Told | null>(null);
  private readonly now: () => number;

  /** `now`: ms by a clock that nobody sets, never the time of day. */
  constructor(now: () => number) {
    this.now = now;
  }

  /** The room is like this now. Its clocks are other objects only if a frame has told them anew. */
  follow(model: RoomModel | null): void {
    if (!model) this.told.set(null);
    else if (model.clocks !== this.told.value?.clocks)
      this.told.set({ clocks: model.clocks, at: this.now(), lost: null });
  }

  /** The connection is lost: the clocks stand still until they are told again. */
  lose(): void {
    const told = this.told.value;
    if (told && told.lost === null) this.told.set({ ...told, lost: this.now() });
  }
}
