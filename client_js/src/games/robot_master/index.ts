/** Robot Master: everything that the client needs of the game. */
import "./style.css";
import { API_VERSION } from "../api";
import type { GameClient } from "../api";
import { CoverArt } from "./cover_art";
import { deal } from "./deal";
import { durationOf } from "./durations";
import { ownHash, publicHash } from "./fingerprint";
import { EVENT_TYPES, foldRobotMaster } from "./fold";
import { SCHEMA } from "./generated";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import { OptionsForm } from "./options_form";
import { Match } from "./page";
import { PLAYER_COUNTS, PRESETS, STANDARD, introduction, optionWords, seatChips } from "./room_options";
import { text } from "./text";
import { WaitingMark } from "./waiting_mark";

export const robotMaster: GameClient<View, GameEvent, Choice, OptionsView> = {
  apiVersion: API_VERSION,
  id: "robot_master",
  title: text.title,
  playerCounts: PLAYER_COUNTS,
  schema: SCHEMA,
  model: {
    eventTypes: EVENT_TYPES,
    fold: foldRobotMaster,
    activeSeats: ({ active, result }) => (result ? [] : [active]),
    playingSeats: ({ result }) => (result ? [] : [0, 1]),
    fingerprint: { shared: publicHash, own: ownHash },
  },
  animation: { durationOf, startsTurn: ({ type }) => type === "card_laid" },
  options: {
    standard: STANDARD,
    presets: PRESETS,
    fit: (options) => options,
    problem: () => null,
    words: optionWords,
    Form: OptionsForm,
  },
  deal,
  introduction,
  seatChips,
  resignWords: text.resignQuestion,
  Match,
  CoverArt,
  SeatMark: WaitingMark,
};
