/** The bar above the board: whose turn it is, how far the match is, and what is still to come. */
import { useState } from "preact/hooks";
import { text as platformMatchText } from "#text/match/match";
import { text } from "#text/twin_tin_bots/lobby";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import { useOver, tip, SeatBotBadge, Dialog } from "../../kit/match";
import type { RoomView } from "../../protocol/generated";
import { Silent, lazy } from "../../kit/lobby";
import type { Names } from "../api";
import type { Crystal, View } from "./generated";
import { CrystalIcon, SeatMark } from "./sprites";

const LAST_QUIET_ROUNDS = 10;

interface Props {
  readonly view: View;
  readonly room: RoomView;
  readonly names: Names;
  readonly mine: readonly number[];
}

/** The bar above the board: whose turn it is, the round, how the match ends, crystals to come, special tiles left. */
export function TurnBar({ view, room, names, mine }: Props) {
  const { active, round, stack: specialsLeft, mode } = view;
  const over = useOver(view);
  const own = mine.includes(active);
  const colour = view.seats[active]!.colour;
  const yours = mine.length > 1 ? matchText.game.yourTurnAs(text.colours[colour]) : matchText.game.yourTurn;
  return (
    <div class={`turn-bar seat-${colour}${own && !over ? " own" : ""}`}>
      <p class="whose" aria-live={over ? "off" : "polite"}>
        {!over && <SeatMark colour={colour} />}
        {!over && <SeatBotBadge seat={active} />}
        <strong>{over ? platformMatchText.end.title : own ? yours : matchText.game.turnOf(names(active))}</strong>
      </p>
      <p class="rounds">
        <span {...tip(matchText.game.round(round), matchText.glance.round)} data-rounds={round}>{matchText.game.round(round)}</span>
        <HowItEnds view={view} room={room} mine={mine} />
        <QuietRounds view={view} />
      </p>
      <Track view={view} />
      {mode !== "simplified" && (
        <p class="quiet" {...tip(matchText.glance.stack, matchText.glance.stackAbout)} data-stack={specialsLeft}>{matchText.game.stack(specialsLeft)}</p>
      )}
    </div>
  );
}

/** Warns that the match may soon end for want of deliveries (rules §7). */
function QuietRounds({ view: { quiet, stalled_after } }: { view: View }) {
  if (quiet === null || stalled_after === null || quiet < stalled_after - LAST_QUIET_ROUNDS) return null;
  return <span class="chip warn">{matchText.game.quiet(quiet, stalled_after)}</span>;
}

function trackTip(crystal: Crystal, index: number) {
  const when = index === 0 ? matchText.glance.trackNext : matchText.glance.trackLater(index + 1);
  return tip(matchText.glance.crystalNames[crystal], `${matchText.glance.crystals[crystal]} ${when}`);
}

function trackLabel(crystal: Crystal, index: number): string {
  const name = matchText.crystals[crystal];
  return index === 0 ? placesText.next(name) : placesText.inLine(index + 1, name);
}

/** Waiting crystals, and those that come next. Keys count from the end: crystals keep them when the first one goes. */
function Track({ view }: { view: View }) {
  const label = view.track.length > 0 ? matchText.game.track : matchText.game.trackEmpty;
  return (
    <div class="track" role="group" aria-label={label}>
      {view.waiting.length > 0 && (
        <span class="waiting" {...tip(matchText.game.waiting, matchText.glance.waitingAbout)}>
          {view.waiting.map((crystal, index) => (
            <span key={index} role="img" aria-label={`${matchText.game.waiting}: ${matchText.crystals[crystal]}`}>
              <CrystalIcon crystal={crystal} />
            </span>
          ))}
        </span>
      )}
      {view.track.map((crystal, index) => (
        <span key={view.track.length - index} {...trackTip(crystal, index)} role="img" data-track={crystal} aria-label={trackLabel(crystal, index)}>
          <CrystalIcon crystal={crystal} />
        </span>
      ))}
      {view.track.length === 0 && <span class="quiet">{matchText.game.trackEmpty}</span>}
    </div>
  );
}

const EndDetails = lazy(async () => (await import("./end")).EndDetails, Silent);

/** A button that says how the match ends and opens the details. */
function HowItEnds(props: Omit<Props, "names">) {
  const [open, setOpen] = useState(false);
  const { view } = props;
  if (view.result) return null;
  return (
    <>
      <button
        class={`how-it-ends chip${view.rounds_left === null ? "" : " warn"}`}
        {...tip(matchText.glance.endTitle, matchText.glance.endAbout)}
        data-rounds-left={view.rounds_left ?? ""}
        onPointerEnter={EndDetails.preload}
        onClick={() => setOpen(true)}
      >
        {endSentence(view)}
      </button>
      {open && <Dialog title={matchText.glance.endTitle} close={() => setOpen(false)}><EndDetails {...props} /></Dialog>}
    </>
  );
}

/** How the match ends, as short as the turn bar needs it. */
function endSentence({ rounds_left, score_to_win }: View): string {
  if (rounds_left !== null) return matchText.game.roundsLeft(rounds_left);
  return score_to_win === null ? matchText.glance.endByCrystals : matchText.glance.endByScore(score_to_win);
}
