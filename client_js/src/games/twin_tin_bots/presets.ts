/** Ready-made rooms: each fills in what makes it what it is, and no more. */
import { TEMPO_CONTROLS } from "../../protocol/generated";
import type { RoomPlan, RoomPreset } from "../api";
import type { OptionsView } from "./generated";
import { STANDARD } from "./room_options";
import { text } from "#text/twin_tin_bots/lobby";

const TEAMS_PLAYERS = 4;

type Plan = RoomPlan<OptionsView>;

const PLANS: Readonly<Record<keyof typeof text.presets, (plan: Plan) => Plan>> = {
  standard: ({ players }) => ({ players, options: STANDARD, clock: null }),
  quick: ({ players }) => ({
    players,
    options: { ...STANDARD, mode: "simplified" },
    clock: TEMPO_CONTROLS.live_2,
  }),
  elements: ({ players }) => ({ players, options: { ...STANDARD, placing: "example" }, clock: null }),
  teams: ({ players }) => ({
    players: Math.max(players, TEAMS_PLAYERS),
    options: { ...STANDARD, mode: "teams" },
    clock: null,
  }),
};

export const PRESETS: readonly RoomPreset<OptionsView>[] = (Object.keys(PLANS) as (keyof typeof PLANS)[]).map((id) => ({
  id,
  get name() {
    return text.presets[id].name;
  },
  get about() {
    return text.presets[id].about;
  },
  apply: PLANS[id],
}));
