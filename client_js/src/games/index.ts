/** Registers the games of this repository: one line each. */
import { registerGame } from "./registry";
import { robotMaster } from "./robot_master";
import { twinTinBots } from "./twin_tin_bots";
import { volt } from "./volt";

registerGame(twinTinBots);
registerGame(robotMaster);
registerGame(volt);
