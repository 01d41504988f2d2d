/** The end of a match: places, and the result of a player against KillBots. */
import { expect, test } from "vitest";
import { standingsOf } from "../../model/standings";
import { verdictOf } from "../../ui/match/later/verdict";
import type { RoomView } from "../../protocol/generated";
import { ResultDialog } from "./end";
import type { ResultView, SeatView, View } from "./generated";
import { sampleView } from "./samples";

/** A view with so many players, and KillBots behind them. */
function played(players: number, killbots: number, more: Partial<View> = {}): View {
  const [person, killbot] = [false, true].map((wanted) => sampleView().seats.find((seat) => (seat.killbot !== null) === wanted)!);
  const seats = [...Array<SeatView>(players).fill(person!), ...Array<SeatView>(killbots).fill(killbot!)];
  return sampleView({ seats, ...more });
}

/** What the dialog says of a result. */
const said = (view: View, result: ResultView) => ResultDialog({ result, view, room: {} as RoomView, names: String, mine: [] }).props.result;

const over = (...ranking: number[][]): ResultView => ({ reason: "score", ranking, scores: ranking.flat().map(() => 1) });

test("a place is one more than the number of sides in front, and a squad is one side", () => {
  const places = (view: View, result: ResultView) => standingsOf(said(view, result)).map(({ side, place }) => `${place}: ${side.join("+")}`);
  expect(places(played(3, 0), over([0, 1], [2]))).toEqual(["1: 0", "1: 1", "3: 2"]);
  expect(places(played(2, 2), over([0, 2, 3], [1]))).toEqual(["1: 0", "1: 2+3", "3: 1"]);
  expect(places(played(2, 2), over([2, 3], [1], [0]))).toEqual(["1: 2+3", "2: 1", "3: 0"]);
});

test("the KillBots of a championship are one side for the result of a player, too", () => {
  const verdict = (view: View, result: ResultView) => verdictOf(said(view, result), [0]);
  const championship = { match: 5, defenders: [] };
  expect(verdict(played(2, 2, { championship }), over([2, 3], [0], [1]))).toMatchObject({ kind: "placed", place: 2 });
  expect(verdict(played(1, 2, { championship }), over([1, 2], [0]))).toMatchObject({ kind: "lost", points: [1, 2] });
});
