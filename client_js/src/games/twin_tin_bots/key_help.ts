/** The keys of the game for the list of keys. */
import type { KeyHelp } from "../api";
import { text as placesText } from "#text/twin_tin_bots/places";
import { JOKER_KEY, PASS_KEY, RUN_KEY, slotKey } from "./turn_keys";
import { SLOTS } from "./tiles";

export function keys(): readonly KeyHelp[] {
  return [
    { keys: ["1", "2", "…", "9", "0"], about: placesText.keys.tile },
    { keys: SLOTS.map((slot) => slotKey("A", slot)), about: placesText.keys.slots("A") },
    { keys: SLOTS.map((slot) => slotKey("B", slot)), about: placesText.keys.slots("B") },
    { keys: [JOKER_KEY], about: placesText.keys.joker },
    { keys: ["Delete"], about: placesText.keys.remove },
    { keys: ["Escape"], about: placesText.keys.drop },
    { keys: ["Ctrl+Z"], about: placesText.keys.undo },
    { keys: ["T"], about: placesText.keys.preview },
    { keys: [RUN_KEY], about: placesText.keys.run },
    { keys: [PASS_KEY], about: placesText.keys.pass },
    { keys: ["1", "2", "3"], about: placesText.keys.answer },
    { keys: ["←", "↑", "↓", "→"], about: placesText.keys.arrows },
  ];
}
