/** The texts of the game that are needed outside of matches, in English. A text with parameters is a function of them. */
import type { Beginner, RowsOwner } from "../generated";
import type { Side } from "../grid";

const GAMES: Readonly<Record<number, string>> = { 1: "1 game" };

export const en = {
  title: "Robot Master",
  presets: {
    standard: { name: "One game", about: "A single game with random sides and a random first player." },
    best_of_3: { name: "Best of 3", about: "You swap sides after each game; the first to win two games wins." },
  },
  introduction: {
    goal:
      "Place cards on a 5×5 grid. One player scores the rows, the other the columns. Only your lowest line counts: " +
      "the higher lowest line wins.",
    games: (games: number) => `The match is best of ${games}. You swap rows and columns after each game.`,
  },
  resignQuestion: "You’ll lose the whole match, not just this game.",
  seats: {
    owns: { rows: "rows", columns: "columns" } satisfies Record<Side, string>,
    ownsAbout: {
      rows: "Scores the five rows in the first game.",
      columns: "Scores the five columns in the first game.",
    } satisfies Record<Side, string>,
    begins: "starts",
    beginsAbout: "Plays the first card of the first game.",
  },
  options: {
    title: "Options",
    standard: "Standard game",
    rows: "Rows belong to",
    rowsOwners: {
      random: { name: "Random", about: "Drawn when the match starts." },
      first_seat: { name: "First seat", about: "Seat 1 has the rows, seat 2 the columns." },
      second_seat: { name: "Second seat", about: "Seat 2 has the rows, seat 1 the columns." },
    } satisfies Record<RowsOwner, Readonly<Record<"name" | "about", string>>>,
    rowsWords: {
      random: "Random sides",
      first_seat: "Seat 1 has the rows",
      second_seat: "Seat 2 has the rows",
    } satisfies Record<RowsOwner, string>,
    begins: "Who starts",
    beginners: {
      random: { name: "Random", about: "Drawn for each game." },
      rows: { name: "Rows", about: "The player with the rows starts each game." },
      columns: { name: "Columns", about: "The player with the columns starts each game." },
    } satisfies Record<Beginner, Readonly<Record<"name" | "about", string>>>,
    beginsWords: {
      random: "Random first player",
      rows: "Rows start",
      columns: "Columns start",
    } satisfies Record<Beginner, string>,
    games: "Match length",
    gamesAbout: "Players swap rows and columns after each game.",
    gamesWords: (games: number) => GAMES[games] ?? `Best of ${games}`,
  },
};
