/** Whether the user attends to the page: no more once it was hidden for `HIDDEN_MS`, or had no input for `IDLE_MS`. */

export const HIDDEN_MS = 60_000;
export const IDLE_MS = 600_000;

/** Calls `tell(true)` when the page is out of sight or unused for long, and `tell(false)` when it is used again. */
export class Attention {
  private readonly tell: (away: boolean) => void;
  private away = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(tell: (away: boolean) => void) {
    this.tell = tell;
    this.wait(IDLE_MS);
  }

  /** The page was used, or is visible again. */
  stirred(): void {
    this.wait(IDLE_MS);
    if (this.away) this.say(false);
  }

  /** The page is not seen any more. */
  hidden(): void {
    this.wait(HIDDEN_MS);
  }

  private wait(ms: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.say(true), ms);
  }

  private say(away: boolean): void {
    this.away = away;
    this.tell(away);
  }
}

const STIRS = ["pointerdown", "pointermove", "keydown"] as const;

/** Watches this page for as long as it is open, and calls `tell` as `Attention` does. */
export function attend(tell: (away: boolean) => void): void {
  const attention = new Attention(tell);
  for (const stir of STIRS) addEventListener(stir, () => !document.hidden && attention.stirred(), { passive: true });
  document.addEventListener("visibilitychange", () => (document.hidden ? attention.hidden() : attention.stirred()));
}
