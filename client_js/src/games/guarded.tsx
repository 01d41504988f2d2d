/** Parts of a game from outside, each with a sentence and a way back in its place if it fails. */
import type { ComponentType, VNode } from "preact";
import { useErrorBoundary } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as outsideGamesText } from "#text/platform/outside";

/** The component, or why it is not shown. `game`: its title, for the log. */
export function guarded<Props extends object>(Part: ComponentType<Props>, game: string): (props: Props) => VNode {
  function Safe(props: Props) {
    const [error] = useErrorBoundary((found) => console.error(`A part of the game ${game} fails.`, found));
    if (error === undefined) return <Part {...props} />;
    return (
      <div class="splash">
        <p role="alert" data-game-failed>
          {outsideGamesText.failed(game)}
        </p>
        <div class="actions">
          <button class="button primary" onClick={() => location.reload()}>
            {text.app.reload}
          </button>
          <a class="button" href="/">
            {text.app.home}
          </a>
        </div>
      </div>
    );
  }
  return Safe;
}
