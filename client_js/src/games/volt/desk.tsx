/** The desk of a player: what is asked, the control units and the modules. */
import type { Play, PlayContext } from "./play";

interface Props extends PlayContext {
  readonly play: Play;
  /** Whether a player's view is shown by a coach link. */
  readonly coaching: boolean;
}

export function Desk({ seat, choice }: Props) {
  return <section class="plate vt-desk" data-seat={seat} data-choice={choice?.kind ?? ""} />;
}
