/** A quick match: opponents who want the same, found with one click. */
import { text as gamesText } from "#text/platform/games";
import { text as tablesText } from "#text/platform/tables";
import { browserStorage, persistedStore } from "../../model/browser_storage";
import { useRef, useState } from "preact/hooks";
import { PRESETS } from "../../model/room_settings";
import { timeWords } from "../shared/option_chips";
import { type Tempo, ENUMS } from "../../protocol/generated";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { Dialog } from "../dialog";
import { severalPlayers, useChosenGame } from "../play_now";
import { PlayersField, SelectField } from "../shared/fields";
import { idMaker } from "../../net/requests";
import { startSearch } from "./search";

const TEMPOS = ENUMS.Tempo;
const newId = idMaker();

/** The last wish; `tempo` is the name of one. */
const wish = persistedStore(browserStorage, "botyard.quick", { players: 2, tempo: "live_5" as string });

/** The form of a quick match of the chosen game, in a dialog. */
export function QuickMatchDialog({ close }: { close: () => void }) {
  const { client } = useShell();
  const { players: wanted, tempo } = useStore(wish);
  const game = useChosenGame();
  const counts = severalPlayers(game);
  const players = counts.includes(wanted) ? wanted : (counts[0] ?? 2);
  const [busy, setBusy] = useState(false);
  const sought = useRef("");
  const leave = () => {
    client.session.requests.takeBack(sought.current);
    close();
  };
  const chosen: Tempo = TEMPOS.find((one) => one === tempo) ?? "none";
  const find = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const asked = { id: newId(), game: game.id, players, tempo: chosen };
    sought.current = asked.id;
    const room = await client.quickMatch(asked);
    setBusy(false);
    if (room === null) return;
    startSearch(client.session.account, { room, wish: asked });
    close();
  };
  return (
    <Dialog title={gamesText.quickAt(game.title)} close={leave}>
      <form class="quick-form" onSubmit={(event) => void find(event)}>
        <p class="quiet">{tablesText.quick.about}</p>
        <PlayersField name="quick-players" counts={counts} players={players} change={(count) => wish.set({ players: count, tempo })} />
        <SelectField
          label={tablesText.time.title}
          name="quick-tempo"
          values={TEMPOS}
          wordOf={(one) => timeWords(PRESETS[one] ?? null)[0] ?? tablesText.time.none}
          chosen={chosen}
          choose={(one) => wish.set({ players, tempo: one })}
        />
        <button class="button primary" data-action="find-opponents" disabled={busy}>
          {busy ? tablesText.quick.looking : tablesText.quick.find}
        </button>
      </form>
    </Dialog>
  );
}
