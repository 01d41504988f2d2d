/** The eight directions as buttons around a middle, to choose one. */
import { ROSE, angleOf } from "./geometry";
import { text as matchText } from "#text/volt/match";

interface Props {
  /** What the choice is about, for screen readers. */
  readonly label: string;
  /** The directions that can be chosen. */
  readonly legal: readonly number[];
  readonly chosen: number | null;
  choose(direction: number): void;
}

export function Rose({ label, legal, chosen, choose }: Props) {
  return (
    <div class="vt-unit vt-rose" role="group" aria-label={label}>
      {ROSE.map((direction) =>
        direction === null ? (
          <span key="middle" />
        ) : (
          <button
            key={direction}
            type="button"
            class={`vt-button ${direction % 2 === 0 ? "orthogonal" : "diagonal"}`}
            disabled={!legal.includes(direction)}
            aria-label={matchText.directions[direction]!}
            aria-pressed={chosen === direction}
            data-remote-option={legal.includes(direction) ? direction : undefined}
            onClick={() => choose(direction)}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path transform={`rotate(${angleOf(direction)})`} d="M0 8V-7M-5-2 0-8 5-2" />
            </svg>
          </button>
        ),
      )}
    </div>
  );
}
