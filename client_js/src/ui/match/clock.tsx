/** The clocks of a match that has a time control; nothing in any other. */
import { useEffect, useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { type ClockReading, elapsed, isLow, remaining, runs, untilChange } from "../../model/clocks";
import type { RoomModel } from "../../model/types";
import type { RoomView, SeatClock, TimeControlView } from "../../protocol/generated";
import { matchPartOf } from "../../games/registry";
import { useStore } from "../../store";
import { tip } from "../controls";
import { formatTime, timeLeft } from "../../text/times";
import { useBusy, useCoaching, useMatchSource } from "./source";
import { useShell } from "../hooks";

interface Props {
  readonly seat: number;
  /** The name of the seat's holder. */
  readonly name: string;
}

/** The time left to a seat, and whether it is marked absent. */
export function Clock({ seat, name }: Props) {
  const timed = useTimed(seat);
  if (!timed) return null;
  return (
    <>
      {timed.clock.absent && (
        <span class="chip warn absent" {...tip(matchText.clock.absent, matchText.clock.absentAbout)}>
          {matchText.clock.absent}
        </span>
      )}
      <Face {...timed} name={name} />
    </>
  );
}

/** Tells the holder of a seat that it is marked absent, with the button to come back. */
export function ComeBack({ seat }: Pick<Props, "seat">) {
  const coaching = useCoaching();
  if (!useTimed(seat)?.clock.absent || coaching) return null;
  return (
    <div class="come-back">
      <p>{matchText.clock.youAreAbsent}</p>
      <ComeBackButton seat={seat} />
    </div>
  );
}

/** The button by which the holder of a seat says that they are back. */
export function ComeBackButton({ seat }: Pick<Props, "seat">) {
  const { client } = useShell();
  const busy = useBusy();
  const comeBack = () => client.report(client.session.room.ask({ type: "come_back", seat }));
  return (
    <button class="button primary" disabled={busy} onClick={() => void comeBack()}>{matchText.clock.comeBack}</button>
  );
}

interface Timed {
  readonly clock: SeatClock;
  readonly control: TimeControlView;
  readonly reading: ClockReading;
  /** The clock runs for a question in another seat's turn. */
  readonly offTurn: boolean;
}

/** What the clock of a seat shows, null for nothing: as it is now, also while the page still shows earlier events. */
function useTimed(seat: number): Timed | null {
  const source = useMatchSource();
  const room = useStore(source.model);
  const reading = useStore(source.clocks);
  return room && reading && timedOf(room, reading, seat);
}

/** What the clock of a seat shows; null if it has none or the match does not run. */
function timedOf({ room, view }: RoomModel, reading: ClockReading, seat: number): Timed | null {
  const clock = reading.clocks[seat];
  if (!clock || !room.clock || room.status !== "playing") return null;
  const active = activeSeats(room, view); // empty: the game does not say whose turn it is
  return { clock, control: room.clock, reading, offTurn: clock.deadline !== null && active.length > 0 && !active.includes(seat) };
}

function activeSeats(room: RoomView, view: RoomModel["view"]): readonly number[] {
  return (view && matchPartOf(room.game)?.model.activeSeats(view)) ?? [];
}

/** The time that a clock shows, drawn again when its words change. */
function Face({ clock, control, reading, offTurn, name }: Timed & Pick<Props, "name">) {
  const past = elapsed(reading, performance.now());
  const lost = reading.lost !== null;
  useRedrawAfter(lost ? null : untilChange(clock, control, past));
  const left = remaining(clock, control, past);
  const end = control.pace === "slow" && runs(clock, past) ? formatTime(Date.now() + left) : undefined;
  const label = offTurn ? matchText.clock.questionOf(name) : matchText.clock.of(name);
  return (
    <span
      class="clock"
      role="timer"
      aria-label={label}
      {...tip(label, lost ? matchText.clock.lost : end)}
      data-runs={runs(clock, past)}
      data-low={isLow(clock, control, past)}
      data-lost={lost}
    >
      {timeLeft(left)}
    </span>
  );
}

/** Draws the component again so many ms after it was drawn, unless null. */
function useRedrawAfter(ms: number | null): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => redraw(performance.now()), ms);
    return () => clearTimeout(timer);
  });
}
