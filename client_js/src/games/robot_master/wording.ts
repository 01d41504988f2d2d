/** Events, lines and outcomes in words. */
import { text as matchText } from "#text/robot_master/match";
import type { MatchLogProps, Names } from "../api";
import { type EventOf, cellIndex } from "./fold";
import type { GameEvent } from "./generated";
import { type Cards, type Line, cellName, lineName, linesThrough } from "./grid";
import { type Comparison, type Outcome, other, groupsOf, valuesIn, worthOf, decidedBy } from "./worth";

/** A sentence for `event`. */
export function describe(event: GameEvent, names: Names): string {
  const sentence = sentences[event.type] as (event: GameEvent, names: Names) => string;
  return sentence(event, names);
}

/** The words of the log: a sentence for each event, and a heading for each game. `games`: the match is the best of so many. */
export function logWords(games: number): Pick<MatchLogProps, "describe" | "heading"> {
  return {
    describe: (event, names) => describe(event as GameEvent, names),
    heading: (event, names) => {
      const began = event as GameEvent;
      if (began.type !== "game_began") return null;
      const [rows, columns] = [names(began.rows), names(1 - began.rows)];
      const words = games > 1 ? matchText.log.heading(began.number, rows, columns) : matchText.log.headingOfOne(rows, columns);
      return { words, seat: null };
    },
  };
}

/** `row 3`. */
export function lineWords(line: Line): string {
  return matchText.grid.line[line.side](lineName(line));
}

/** `Row 3`, at the beginning of a sentence. */
export function lineTitle(line: Line): string {
  return matchText.grid.lineTitle[line.side](lineName(line));
}

/** What a line is worth and why, in a sentence: its triples and pairs, then its single cards together. */
export function explain(cards: Cards, line: Line): string {
  const values = valuesIn(cards, line);
  if (values.length === 0) return matchText.worth.empty(lineTitle(line));
  const groups = groupsOf(values);
  const sets = groups.filter(({ count }) => count > 1);
  const singles = groups.filter(({ count }) => count === 1).map(({ value }) => value);
  const parts = [
    ...sets.map(({ value, count, worth }) => matchText.worth.set(value, count, worth)),
    ...(singles.length === 1 ? [matchText.worth.single(singles[0]!)] : []),
    ...(singles.length > 1 ? [matchText.worth.singles(singles.join(" + "), worthOf(singles))] : []),
  ];
  return matchText.worth.of(lineTitle(line), worthOf(values), matchText.and(parts));
}

/** What a card changes in its row and its column, to be read aloud. */
export function changeWords({ changes }: Outcome): string {
  const { spokenChange, unchanged } = matchText.worth;
  const words = changes.map(({ line, before, after }) =>
    before === after ? unchanged(lineWords(line), after) : spokenChange(lineWords(line), before, after),
  );
  return matchText.and(words);
}

/** Which side would be ahead, in a sentence; `mine`: the viewer's side, null for none. */
export function standingWords(comparison: Comparison, nameOf: (side: "rows" | "columns") => string, mine: "rows" | "columns" | null): string {
  const { ahead, deciding, sorted } = comparison;
  if (ahead === null || deciding === null) return matchText.turn.even;
  const [more, less] = [sorted[ahead][deciding]!.worth, sorted[other(ahead)][deciding]!.worth];
  return ahead === mine ? matchText.turn.youAhead(more, less) : matchText.turn.ahead(nameOf(ahead), more, less);
}

type Sentences = { [T in GameEvent["type"]]: (event: EventOf<T>, names: Names) => string };

const log = matchText.log;

const sentences: Sentences = {
  game_began: ({ number, rows, first }, names) => log.began(number, names(rows), names(1 - rows), names(first)),
  card_laid: ({ seat, value, at, row, column }, names) => {
    const [inRow, inColumn] = linesThrough(cellIndex(at)).map(lineName) as [string, string];
    return log.laid(names(seat), value, cellName(cellIndex(at)), inRow, row, inColumn, column);
  },
  game_ended: ({ result }, names) => {
    const decided = decidedBy(result);
    return decided && result.winner !== null ? log.won(names(result.winner), decided.won, decided.lost) : log.drawn;
  },
  seat_resigned: ({ seat }, names) => log.resigned(names(seat)),
  match_ended: ({ ranking }, names) => (ranking[0]?.length === 1 ? log.ended(names(ranking[0][0]!)) : log.endedEven),
};
