/** The drawings outside of matches, which are loaded after the page that shows them. */
import { lazy } from "../../ui/lazy";
import type { SeatMarkProps } from "../api";

const LoadedArt = lazy(async () => (await import("./cover_art")).CoverArt, EmptyArt);
const LoadedMark = lazy(async () => (await import("./waiting_mark")).WaitingMark, () => null);

export function CoverArt() {
  return <LoadedArt />;
}

export function WaitingMark(props: SeatMarkProps) {
  return <LoadedMark {...props} />;
}

/** Takes the room of the drawing. */
function EmptyArt() {
  return <svg class="cover-art" viewBox="-62 -56 520 112" aria-hidden="true" />;
}
