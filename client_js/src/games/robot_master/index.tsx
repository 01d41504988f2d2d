/** Robot Master: what the browser client needs of the game outside of matches. */
import "./style.css";
import { text } from "#text/robot_master/lobby";
import { lobbyPart } from "../../kit/lobby";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import { LOBBY_ENUMS, OPTIONS } from "./lobby.generated";
import { PLAYER_COUNTS, PRESETS, STANDARD, introduction, optionWords, seatChips } from "./room_options";

export const robotMaster = lobbyPart<View, GameEvent, Choice, OptionsView>({
  text,
  enums: LOBBY_ENUMS,
  table: OPTIONS,
  playerCounts: PLAYER_COUNTS,
  options: { standard: STANDARD, presets: PRESETS, fit: (options) => options, problem: () => null, words: optionWords },
  introduction,
  seatChips,
  resignWords: () => text.resignQuestion,
  cover: "-60 -56 590 112",
  mark: "rm-mark",
  loadArt: () => import("./lobby_art"),
  loadFields: () => import("./option_fields"),
  loadMatchPart: async () => (await import("./match_part")).matchPart,
});
