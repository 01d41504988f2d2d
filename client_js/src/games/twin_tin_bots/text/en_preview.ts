/** English: the preview on the board and in its bar. */
import { plural } from "../../../text/words";

export const en = {
  orders: (count: number) => plural(count, "order", "orders"),
  ignored: (what: string) => `ignored: ${what}`,
  ignoredCount: (count: number) => `${count} ignored`,
  ignoredOrder: (slot: string, reason: string) => `${slot} (${reason})`,
  delivers: (points: number) => `+${plural(points, "point", "points")}`,
  ends: "the match ends",
  stops: (reason: string) => `Stops here: ${reason}`,
  summary: (parts: readonly string[]) => `${parts.join("; ")}.`,
  ownZap: (robot: string) => `your zap hits ${robot}, and you choose what it does.`,
  ownBlob: "your zap hits a blob, and you choose where it goes.",
  ownCrystal: (crystal: string) => `you choose where the ${crystal} goes.`,
  details: "Details",
  list: "What would happen",
  rounds: (count: number) => plural(count, "round", "rounds"),
  automatic: "Preview each change",
  automaticAbout: "The board shows at once what your changes would do. Escape hides it.",
};
