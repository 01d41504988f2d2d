import { useEffect, useState } from "preact/hooks";
import { findBan } from "../../net/recovery";
import type { BanView } from "../../protocol/generated";
import { text as recoveryText } from "#text/platform/recovery";
import { formatDateTime } from "../../text/times";
import { Logo } from "../logo";
import { ACCOUNT } from "../router";

interface Props {
  /** Whether this browser still has an identity, whose data its owner may download and delete. */
  readonly known: boolean;
  readonly again: () => void;
  readonly navigate: (path: string) => void;
}

/** All that a banned visitor sees: until when and why, in the visitor's time zone. */
export function BannedPage({ known, again, navigate }: Props) {
  const [ban, setBan] = useState<BanView | null>(null);
  const words = recoveryText.banned;
  useEffect(() => void findBan().then(setBan, () => undefined), []);
  return (
    <main id="main" class="splash" data-banned>
      <div class="plate welcome">
        <Logo />
        <h1>{words.title}</h1>
        <div role="status">
          {ban && <p>{ban.until === null ? words.over : words.until(formatDateTime(ban.until))}</p>}
          {ban?.why && <p>{words.why(ban.why)}</p>}
        </div>
        <p class="quiet">{words.about}</p>
        <div class="actions">
          <button class="button primary" onClick={again}>
            {words.again}
          </button>
          <button class="button" onClick={() => navigate("/contact")}>
            {words.contact}
          </button>
          {known && (
            <button class="button" onClick={() => navigate(ACCOUNT)}>
              {words.account}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}
