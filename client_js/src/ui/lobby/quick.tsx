/** A quick match: opponents who want the same, found with one click. */
import { text } from "#text/platform/first";
import { browserStorage } from "../../model/browser_storage";
import { useState } from "preact/hooks";
import { persistedStore } from "../../model/persisted";
import { PRESETS } from "../../model/room_settings";
import { timeWords } from "../shared/option_chips";
import { ENUMS } from "../../protocol/generated";
import type { Tempo } from "../../protocol/generated";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { GameField, useChosenGame } from "./game_field";
import { PlayersField } from "../shared/fields";
import { Search, search } from "./search";

const TEMPOS = ENUMS.Tempo;

/** The last wish; `tempo` is the name of one. */
const wish = persistedStore(browserStorage, "botyard.quick", { players: 2, tempo: "live_5" as string });

export function QuickMatch() {
  const { client } = useShell();
  const searched = useStore(search);
  const { players: wanted, tempo } = useStore(wish);
  const { id: game, playerCounts } = useChosenGame();
  const counts = playerCounts.filter((count) => count > 1);
  const players = counts.includes(wanted) ? wanted : (counts[0] ?? 0);
  const [busy, setBusy] = useState(false);
  const chosen: Tempo = TEMPOS.find((one) => one === tempo) ?? "none";
  const find = async () => {
    setBusy(true);
    const room = await client.quickMatch(game, players, chosen);
    setBusy(false);
    if (room !== null) search.set(room);
  };
  if (players === 0) return null;
  if (searched !== null) return <Search key={searched} room={searched} />;
  return (
    <section class="plate quick" aria-labelledby="quick-match">
      <div>
        <h2 id="quick-match">{text.quick.title}</h2>
        <p class="quiet">{text.quick.about}</p>
      </div>
      <GameField name="quick-game" />
      <PlayersField name="quick-players" counts={counts} players={players} change={(count) => wish.set({ players: count, tempo })} />
      <label>
        {text.time.title}
        <select
          name="quick-tempo"
          value={chosen}
          onChange={(event) => wish.set({ players, tempo: event.currentTarget.value })}
        >
          {TEMPOS.map((one) => (
            <option key={one} value={one}>
              {timeWords(PRESETS[one] ?? null)[0] ?? text.time.none}
            </option>
          ))}
        </select>
      </label>
      <button class="button primary" data-action="quick-match" disabled={busy} onClick={() => void find()}>
        {busy ? text.quick.looking : text.quick.find}
      </button>
    </section>
  );
}
