/** Twin Tin Bots: everything that the client needs of the game. */
import "./style.css";
import { API_VERSION } from "../api";
import type { GameClient } from "../api";
import { CoverArt } from "./cover_art";
import { deal } from "./deal";
import { durationOf } from "./durations";
import { ownHash, publicHash } from "./fingerprint";
import { EVENT_TYPES, foldTwinTinBots } from "./fold";
import { SCHEMA } from "./generated";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import { OptionsForm } from "./options_form";
import { Match } from "./page";
import { PRESETS } from "./presets";
import { PLAYER_COUNTS, STANDARD, fitted, introduction, optionWords, problem, seatChips } from "./room_options";
import { Settings } from "./settings";
import { text } from "./text";
import { WaitingMark } from "./waiting_mark";

export const twinTinBots: GameClient<View, GameEvent, Choice, OptionsView> = {
  apiVersion: API_VERSION,
  id: "twin_tin_bots",
  title: text.title,
  playerCounts: PLAYER_COUNTS,
  schema: SCHEMA,
  model: {
    eventTypes: EVENT_TYPES,
    fold: foldTwinTinBots,
    activeSeats: ({ active }) => [active],
    playingSeats: ({ seats }) => [...seats.keys()].filter((seat) => !seats[seat]!.resigned),
    fingerprint: { shared: publicHash, own: ownHash },
  },
  animation: { durationOf, startsTurn: ({ type }) => type === "turn_started" },
  options: { standard: STANDARD, presets: PRESETS, fit: fitted, problem, words: optionWords, Form: OptionsForm },
  deal,
  introduction,
  seatChips,
  resignWords: text.settings.resignQuestion,
  questionsInOthersTurns: true,
  Match,
  Settings,
  CoverArt,
  SeatMark: WaitingMark,
};
