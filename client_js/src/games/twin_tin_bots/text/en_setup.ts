/** English: set-ups drawn at random. */
export const en = {
  random: "Random set-up",
};
