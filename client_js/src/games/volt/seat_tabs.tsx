/** The seats as buttons in a row, for small screens: VP, damage, and who has answered. */
import { text as matchText } from "#text/volt/match";
import { disclosure } from "../../ui/match/sheet";
import type { SheetState } from "../../ui/match/sheet";
import type { MatchProps, Names } from "../api";
import { ColourMark } from "./emblems";
import type { Choice, GameEvent, View } from "./generated";

interface Props extends Pick<MatchProps<View, GameEvent, Choice>, "view" | "choices"> {
  readonly names: Names;
  readonly state: SheetState;
}

/** The tabs of the seats on small screens. */
export function SeatTabs({ view, names, choices, state }: Props) {
  return (
    <>
      {view.seats.map(({ colour, killbot, vp, damage, at, answered, resigned }, seat) => {
        const asked = choices.some((choice) => choice.seat === seat);
        return (
          <button
            key={seat}
            class={`sheet-tab vt-tab seat-${colour}`}
            data-tab={seat}
            data-active={view.activation?.seat === seat}
            data-resigned={resigned}
            aria-label={matchText.seats.tab(names(seat), vp, damage)}
            {...disclosure(state, seat)}
          >
            <ColourMark colour={colour} killbot={killbot !== null} />
            <b>{vp}</b>
            <span class="vt-life" data-in={at !== null} aria-hidden="true">
              {[0, 1, 2].map((nth) => (
                <i key={nth} class={nth < damage ? "hit" : ""} />
              ))}
            </span>
            {(asked || answered !== null) && (
              <span class="vt-tab-mark" data-asked={asked} aria-hidden="true">
                {asked ? "…" : "✓"}
              </span>
            )}
          </button>
        );
      })}
    </>
  );
}
