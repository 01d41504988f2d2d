/** What the menu of a match holds. */
import { useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { gameOf, matchPartOf } from "../../../games/registry";
import type { RoomModel } from "../../../model/types";
import { useShell } from "../../hooks";
import { HandOver } from "../../pre_match/hand_over";
import { Silent, lazy } from "../../lazy";
import { LinksList } from "../../spectators/links_list";

const TableHook = lazy(async () => (await import("../../webhooks/webhooks")).TableHook, Silent);

interface MenuProps {
  readonly model: RoomModel;
  /** Closes the menu. */
  readonly close: () => void;
}

/** The links to the match, and the ways to hand a seat over or resign. */
export function MenuContent({ model, close }: MenuProps) {
  return (
    <>
      <LinksList model={model} />
      {model.room.clock?.pace === "slow" && <TableHook room={model.room} />}
      <HandOver close={close} />
      <Resign model={model} close={close} />
    </>
  );
}

/** Lets a player leave a running match for good, after a question. */
function Resign({ model, close }: MenuProps) {
  const { client } = useShell();
  const seats = playingSeats(model);
  const [asking, setAsking] = useState(false);
  if (seats.length === 0) return null;
  const resign = () => {
    close();
    for (const seat of seats) void client.report(client.session.room.ask({ type: "resign", seat }));
  };
  if (!asking) {
    return (
      <button class="button" onClick={() => setAsking(true)}>
        {matchText.settings.resign}
      </button>
    );
  }
  return (
    <div class="question" role="group" aria-label={matchText.settings.resignTitle}>
      <p>{gameOf(model.room.game)?.resignWords}</p>
      <div class="actions">
        <button class="button" onClick={() => setAsking(false)}>
          {matchText.settings.resignNo}
        </button>
        <button class="button danger" onClick={resign}>
          {matchText.settings.resignYes}
        </button>
      </div>
    </div>
  );
}

/** The viewer's seats that still play; last those that are asked, whose resignation may end the match before the others resign. */
function playingSeats(model: RoomModel): readonly number[] {
  if (model.room.status !== "playing" || !model.view) return [];
  const playing = matchPartOf(model.room.game)?.model.playingSeats(model.view) ?? [];
  const isAsked = (seat: number) => Number(model.choices.some((choice) => choice.seat === seat));
  return model.audience.filter((seat) => playing.includes(seat)).toSorted((one, other) => isAsked(one) - isAsked(other));
}
