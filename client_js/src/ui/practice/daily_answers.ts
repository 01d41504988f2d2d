/** Answers to the puzzles of days, on their way to the service. */
import { nextNumber, noteAnswer } from "../../model/daily";
import { call } from "../../net/api";
import { patiently } from "../../net/patiently";
import type { DailyResult, Practice } from "../../protocol/generated";
import { noteResult } from "../daily/puzzles";

/** Ends with the last answer: the number of the next one follows from what was remembered until then. */
let sending: Promise<void> = Promise.resolve();

/**
 * Sends an answer to the puzzle of a date, and remembers it in this browser once the service has it. `today`: the date of
 * now. `done`: whether it is right. Rejects as `call` does.
 */
export function sendAnswer(today: string, date: string, moves: Practice, done: boolean): Promise<void> {
  const send = async () => {
    const number = nextNumber(date, moves.game);
    const result = await patiently(() => call<DailyResult>("POST", number > 0 ? `/daily?number=${number}` : "/daily", moves));
    noteAnswer(today, date, moves.game, done);
    noteResult(result);
  };
  const sent = sending.then(send, send);
  sending = sent;
  return sent;
}
