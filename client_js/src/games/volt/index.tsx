/** VOLT: what the browser client needs of the game outside of matches. */
import "./lobby.css";
import { text } from "#text/volt/lobby";
import { lobbyPart } from "../../kit/lobby";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import { LOBBY_ENUMS, OPTIONS } from "./lobby.generated";
import { PLAYER_COUNTS, PRESETS, STANDARD, fitted, introduction, optionWords, problem, seatChips } from "./room_options";

export const volt = lobbyPart<View, GameEvent, Choice, OptionsView>({
  text,
  enums: LOBBY_ENUMS,
  table: OPTIONS,
  playerCounts: PLAYER_COUNTS,
  options: { standard: STANDARD, presets: PRESETS, firstPreset: "training", fit: fitted, problem, words: optionWords },
  introduction,
  seatChips,
  resignWords: () => text.resignQuestion,
  questionsInOthersTurns: true,
  cover: "-62 -56 520 112",
  mark: "vt-mark",
  loadArt: () => import("./lobby_art"),
  loadFields: () => import("./option_fields"),
  loadMatchPart: async () => (await import("./match_part")).matchPart,
});
