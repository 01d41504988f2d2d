const COLOURS = ["blue", "red", "green", "purple", "yellow", "pink", "teal", "brown"] as const;

/** The class of the colour of a seat in games that name no colours: it sets `--seat` and its companions. */
export function seatColour(seat: number): string {
  return `seat-${COLOURS[seat]}`;
}
