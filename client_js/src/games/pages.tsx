/** The page of each game, by the name in its view: one line per game. */
import type { ComponentType } from "preact";
import type { View } from "../protocol/generated";
import { TwinTinBotsPage } from "./twin_tin_bots/page";

export const gamePages: Readonly<Record<View["game"], ComponentType>> = {
  twin_tin_bots: TwinTinBotsPage,
};
