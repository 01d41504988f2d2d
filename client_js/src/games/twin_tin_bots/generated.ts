// The part of the protocol that is the game's. Written by hand until the generator writes one module per game.
import { ENUMS, STRUCTS, UNIONS } from "../../protocol/generated";
import type { GameSchema } from "../../protocol/schema";

export { ENUMS };
export type {
  Branch,
  Cause,
  Change,
  Choice,
  Colour,
  Crystal,
  EndReason,
  CrystalRule,
  CrystalView,
  GameCommand,
  GameEvent,
  Hex,
  Mode,
  OptionsView,
  Previewed,
  ResultView,
  Reason,
  RobotId,
  RobotName,
  RobotView,
  SeatView,
  StandingAnswersView,
  Tile,
  View,
  ZapRule,
} from "../../protocol/generated";

const { GameEvent, Choice, GameCommand, Change } = UNIONS;

export const SCHEMA: GameSchema = { enums: ENUMS, unions: { GameEvent, Choice, GameCommand, Change }, structs: STRUCTS };
