/** Twin Tin Bots: what the browser client needs of the game outside of matches. */
import "./style.css";
import { text } from "#text/twin_tin_bots/lobby";
import { lobbyPart } from "../../kit/lobby";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import { LOBBY_ENUMS, OPTIONS } from "./lobby.generated";
import { PLAYER_COUNTS, PRESETS, STANDARD, fitted, introduction, optionWords, problem, seatChips } from "./room_options";

export const twinTinBots = lobbyPart<View, GameEvent, Choice, OptionsView>({
  text,
  enums: LOBBY_ENUMS,
  table: OPTIONS,
  playerCounts: PLAYER_COUNTS,
  options: { standard: STANDARD, presets: PRESETS, fit: fitted, problem, words: optionWords },
  introduction,
  seatChips,
  resignWords: () => text.settings.resignQuestion,
  questionsInOthersTurns: true,
  cover: "-48 -56 530 112",
  mark: "seat-mark",
  loadArt: () => import("./lobby_art"),
  loadFields: () => import("./option_fields"),
  loadMatchPart: async () => (await import("./match_part")).matchPart,
});
