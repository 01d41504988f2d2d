/** The texts of the compact layout of a match, in English. */
export const en = {
  players: "Players",
  /** The label of the button that shows a player's programs. */
  show: (name: string, points: string) => `${name}, ${points}`,
  log: "Log and chat",
  close: "Back to the board",
};
