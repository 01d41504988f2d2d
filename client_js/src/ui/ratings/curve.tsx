/** The ratings of a person in a game, each with a curve of the newest matches. */
import "./ratings.css";
import { text } from "#text/platform/ratings";
import type { ProfileRating } from "../../protocol/generated";
import { formatNumber } from "../../text/language";
import { leaderboardPath } from "../router";
import { SiteLink } from "../controls";

const WIDTH = 320;
const HEIGHT = 80;
const EDGE = 6;

export function Ratings({ game, ratings }: { game: string; ratings: readonly ProfileRating[] }) {
  return (
    <>
      {ratings.map(({ tempo, points, provisional, curve }) => (
        <figure key={tempo} class="rating" data-rating={tempo}>
          <figcaption>
            {text.rated[tempo]} <strong>{formatNumber(points)}</strong> {provisional && <span class="quiet">({text.provisional})</span>}{" "}
            <SiteLink to={`${leaderboardPath(game)}?tempo=${tempo}&scope=all`}>
              {text.title}
            </SiteLink>
          </figcaption>
          {curve.length > 1 && <Curve points={curve} />}
        </figure>
      ))}
    </>
  );
}

/** A line through the points after each match, from the least to the most over the whole height. */
function Curve({ points }: { points: readonly number[] }) {
  const [lowest, highest] = [Math.min(...points), Math.max(...points)];
  const x = (place: number) => EDGE + ((WIDTH - 2 * EDGE) * place) / (points.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - lowest)) / (highest - lowest || 1);
  const label = text.curve(points[0]!, points[points.length - 1]!, points.length);
  return (
    <svg class="rating-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <polyline points={points.map((value, place) => `${x(place)},${y(value)}`).join(" ")} fill="none" stroke="currentColor" stroke-width="2" vector-effect="non-scaling-stroke" />
    </svg>
  );
}
