import { allGames, gameOf } from "../games/registry";
import type { RoomView } from "../protocol/generated";
import { text } from "#text/platform/first";
import { watchWords } from "./spectators/settings_words";
import { timeWords } from "./time_words";

/**
 * The options of a room, its time control and who may come or watch, a chip each; nothing for what is usual. Where there
 * are several games, the game comes first.
 */
export function OptionChips({ room }: { room: Pick<RoomView, "game" | "options" | "clock" | "settings"> }) {
  const invited = room.settings?.access === "invited" ? [text.invitations.onlyInvited] : [];
  const ready = room.settings?.ready_check ? [text.lobby.readyCheck] : [];
  const people = [...invited, ...watchWords(room.settings), ...ready];
  const game = gameOf(room.game);
  const title = allGames().length > 1 ? game?.title : undefined;
  const words = [...(game?.options.words(room.options) ?? []), ...timeWords(room.clock), ...people];
  if (words.length === 0 && title === undefined) return null;
  return (
    <ul class="option-words">
      {title !== undefined && <li class="chip game-title">{title}</li>}
      {words.map((word) => (
        <li key={word} class="chip">
          {word}
        </li>
      ))}
    </ul>
  );
}
