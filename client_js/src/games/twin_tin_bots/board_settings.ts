/** What this browser remembers about how the board is drawn. */
import { browserStorage } from "../../model/browser_storage";
import { persistedStore } from "../../model/persisted";
import type { Store } from "../../store";

export interface BoardSettings {
  /** Whether robots carry the letters L and R at their left and right sides. */
  readonly sideMarks: boolean;
  /** Whether letters and numbers at the edge of the board name its hexes. */
  readonly hexNames: boolean;
  /** Whether the board is turned so that the own base is near. */
  readonly ownBaseNear: boolean;
  /** Whether each change of a draft is previewed by itself. */
  readonly automaticPreview: boolean;
}

/** The key of a game's settings that follow an account: see `net/account_settings.ts`. */
const KEY = "botyard.twin_tin_bots.board";
let store: Store<BoardSettings> | null = null;

/** The settings of the board; made at the first use, since tests import this module without a browser. */
export function boardSettings(): Store<BoardSettings> {
  store ??= persistedStore<BoardSettings>(browserStorage, KEY, { sideMarks: false, hexNames: false, ownBaseNear: false, automaticPreview: true });
  return store;
}
