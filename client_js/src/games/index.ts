/** Registers the games of this repository: one line each. */
import { registerGame } from "./registry";
import { twinTinBots } from "./twin_tin_bots";

registerGame(twinTinBots);
