/** The toolkit for game modules from outside, and their loader. */
import { Fragment, h } from "preact";
import * as hooks from "preact/hooks";
import { useErrorBoundary } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as outsideGamesText } from "#text/platform/outside";
import { crc32, sha256 } from "../protocol/hashes";
import type { GameSchema } from "../protocol/schema";
import { appear, bubble, glow, pop, shake } from "../scene/effects";
import { SvgStage, scale, translate, turn } from "../scene/svg_stage";
import { shownLanguage } from "../text/language";
import { Dialog } from "../ui/dialog";
import { AbsencePanel } from "../ui/match/absence";
import { Clock } from "../ui/match/clock";
import { EndDialog } from "../ui/match/end_dialog";
import { MatchLog } from "../ui/match/log";
import { Lamp, SeatAvatar, SeatBotBadge } from "../ui/match/presence";
import { describeRoomEvent } from "../ui/match/room_events";
import { Field } from "../ui/shared/fields";
import { seatColour } from "../ui/shared/seat_colour";
import { API_VERSION } from "./api";
import type { Botyard, GameClient, GameFactory, GameMatchPart, MatchProps } from "./api";
import { checkModule } from "./module_check";
import { withDefaults } from "./module_defaults";
import type { ServedGame } from "./module_defaults";
import { loadTexts } from "./package_texts";
import { registerGame } from "./registry";

/** What every module from outside gets; its texts come with it. */
export const toolkit: Omit<Botyard, "text" | "language"> = {
  apiVersion: API_VERSION,
  h,
  Fragment,
  hooks,
  ui: Object.freeze({ Dialog, Field, SeatAvatar, SeatBotBadge, Lamp, Clock, AbsencePanel, MatchLog, EndDialog, seatColour }),
  scene: Object.freeze({
    stage: (root: Element, duration: number) => new SvgStage(root, duration),
    translate,
    turn,
    scale,
    appear,
    bubble,
    pop,
    shake,
    glow,
  }),
  words: Object.freeze({ plural, list, describeRoomEvent }),
  sha256,
  crc32,
};

/**
 * Loads the client module of a game from an address of this service and registers the game.
 *
 * `schema` is used if the module has none of its own. Throws if the module or its English texts can't be loaded, if it has
 * no factory as its default export, gives something else than a `GameModule`, is of another game than `served`, or was
 * written for another version of the API: the sentence of the error says which.
 */
export async function loadGame(served: ServedGame, address: string, schema: GameSchema = NO_CONTENT): Promise<void> {
  const { name, texts = [] } = served;
  const loaded: Promise<{ default?: unknown }> = import(/* @vite-ignore */ address).catch((error: unknown) => {
    throw new Error(`${address} can't be loaded.`, { cause: error }); // some browsers say not which file has a fault
  });
  const [module, text] = await Promise.all([loaded, loadTexts(name, address, texts)]);
  if (typeof module.default !== "function") throw new Error(`${address} has no function as its default export.`);
  const given: Botyard = Object.freeze({
    ...toolkit,
    text,
    get language() {
      return shownLanguage.value.language;
    },
  });
  const made: unknown = (module.default as GameFactory)(given);
  checkModule(made, address);
  if (made.id !== undefined && made.id !== name) throw new Error(`${address} is of the game ${made.id}, not of ${name}.`);
  const game = withDefaults(made, served, schema);
  registerGame(Object.create(game, { Match: { value: guarded(game) } }) as GameClient);
  if (game.stylesheet !== undefined) addStyles(game.stylesheet);
}

const NO_CONTENT: GameSchema = { enums: {}, unions: {}, structs: {} };

function addStyles(address: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}

/** Words in English, for games from outside that have no texts in other languages. */
const rules = new Intl.PluralRules("en");

/** `count` with the form that fits it: `plural(2, "seat", "seats")` is `2 seats`. */
export function plural(count: number, one: string, other: string): string {
  return `${count} ${rules.select(count) === "one" ? one : other}`;
}

/** `Ann`, `Ann and Ben`, `Ann, Ben and Eve`. */
export function list(names: readonly string[]): string {
  const [last = "", ...others] = [...names].reverse();
  return others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
}

/** The component of a game's match, or why it is not shown. */
function guarded(game: GameClient): GameMatchPart["Match"] {
  const Part = game.Match;
  function Safe(props: MatchProps) {
    const [error] = useErrorBoundary((found) => console.error(`A part of the game ${game.title} fails.`, found));
    if (error === undefined) return <Part {...props} />;
    return (
      <div class="splash">
        <p role="alert" data-game-failed>
          {outsideGamesText.failed(game.title)}
        </p>
        <p class="quiet">{String(error)}</p>
        <div class="actions">
          <button class="button primary" onClick={() => location.reload()}>
            {text.app.reload}
          </button>
          <a class="button" href="/">
            {text.app.home}
          </a>
        </div>
      </div>
    );
  }
  return Safe;
}
