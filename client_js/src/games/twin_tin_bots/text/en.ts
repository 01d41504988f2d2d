/** The texts of the game that are needed outside of matches, in English. A text with parameters is a function of them. */
import { plural } from "../../../text/words";
import type { Colour, Mode } from "../generated";

export const en = {
  title: "Twin Tin Bots",
  presets: {
    standard: { name: "Standard", about: "The original game, without a clock." },
    quick: { name: "Quick", about: "Simplified rules and a 2-minute clock: done in 15 minutes." },
    elements: { name: "Elements", about: "Adds teleporters, rocks, blobs and mud to the board." },
    teams: { name: "Teams", about: "Two teams, for four or more players." },
  },
  seats: {
    team: (number: number) => `Team ${number}`,
    two: "two seats",
    robots: (count: number) => plural(count, "robot", "robots"),
  },
  settings: {
    resignQuestion: "Your robots stay where they are and stop running. You will rank last.",
  },
  options: {
    title: "Options",
    standard: "Standard game",
    mode: "Game",
    modes: {
      standard: {
        name: "Standard",
        about: "Free-for-all, two robots each.",
        before: "Two robots each, three slots per robot. Change one thing per turn, then everything runs.",
      },
      simplified: {
        name: "Simplified",
        about: "One robot each and no special tiles. Great for a first match.",
        before:
          "One robot each with three slots, no special tiles. Change one thing per turn, then your robot runs.",
      },
      teams: {
        name: "Teams",
        about: "Two teams. Teammates’ points are added up; no score victory.",
        before:
          "Every second seat is on your team. Bring crystals to any base; your team’s points are added up.",
      },
      advanced_two_player: {
        name: "Advanced for two",
        about: "Two opposite bases and four robots each, on the four-player board.",
        before:
          "Each player has two opposite bases with two robots each. Points from both bases are added up. " +
          "A robot can unload at its own base or an opponent’s, but not at your other base.",
      },
    } satisfies Record<Mode, Readonly<Record<"name" | "about" | "before", string>>>,
    teamsNeed: (count: number) => `Teams need ${plural(count, "player", "players")} or more.`,
    advancedNeeds: "For exactly two players.",
    firstWins: "The first to bring home enough crystals wins.",
    mostWins: "When the crystals run out, the most points win.",
    doubleSeat: "With an odd number of players, one player has two seats.",
    ending: "How it ends",
    scoreVictory: "Score victory",
    scoreVictoryAbout: "The first player to reach the target score wins.",
    scoreVictoryTeams: "Team matches always end when the crystals run out.",
    noScoreVictory: "No score victory",
    stalled: "End without deliveries",
    stalledAfter: (rounds: number) => `after ${plural(rounds, "round", "rounds")}`,
    stalledNever: "never",
    stalledRounds: (rounds: number) => `Ends after ${plural(rounds, "round", "rounds")} without a delivery`,
    stalledOff: "Never ends for lack of deliveries",
    elements: "Board elements",
    placings: {
      none: { name: "None", about: "Just robots, bases and crystals." },
      example: { name: "Example", about: "The example set-up for this number of players." },
      random: { name: "Random", about: "You choose how many; positions are random." },
      by_hand: { name: "By hand", about: "You place them yourself." },
    },
    exampleElements: "Example elements",
    byHand: (list: string) => `Placed by hand: ${list}`,
    kinds: { teleporters: "Teleporters", rocks: "Rocks", blobs: "Blobs", mud: "Mud" },
    counts: {
      teleporters: (count: number) => plural(count, "teleporter pair", "teleporter pairs"),
      rocks: (count: number) => plural(count, "rock", "rocks"),
      blobs: (count: number) => plural(count, "blob", "blobs"),
      mud: (count: number) => plural(count, "mud hex", "mud hexes"),
    },
    room: (left: number) =>
      left === 0
        ? "This board is full. A teleporter pair takes two places, a rock or blob one."
        : `Room for ${left} more. A teleporter pair takes two places, mud none.`,
    placed: { teleporter: "Teleporter", rock: "Rock", blob: "Blob", mud: "Mud" },
    byHandBoard: "Match board",
    byHandHint: "Click a bright hex to place an element. Click an element to remove it.",
    otherEnd: "Now click a hex for the other end.",
    noMore: (kind: string) => `${kind}: three at most.`,
    placeHere: (kind: string) => `${kind} here`,
    takeAway: (kind: string) => `Remove the ${kind.toLowerCase()}`,
    coloursTitle: "Colours",
    ownColours: "Choose colours",
    ownColoursAbout: "Seat positions don’t change.",
    seat: (seat: number) => `Seat ${seat}`,
    boardTooSmall: "The board for this many players has no room for all these elements.",
    colours: "Custom colours",
  },
  sideMarks: { left: "L", right: "R" },
  colours: {
    red: "red",
    yellow: "yellow",
    green: "green",
    blue: "blue",
    purple: "purple",
    pink: "pink",
  } satisfies Record<Colour, string>,
};
