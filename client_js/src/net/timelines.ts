/** Timelines of matches over HTTP. */
import type { Timeline } from "../protocol/generated";
import { call } from "./api";

/** What is read of a timeline, by default all of it as the viewer sees it. */
interface Wanted {
  /** Of the link by which the viewer sees the room. */
  readonly token?: string | null;
  /** By whose view, if not by the viewer's own: a seat, or `spectator`. */
  readonly as?: number | "spectator" | null;
  /** The number of the entry after which it begins. */
  readonly from?: number | undefined;
}

/** The pages of a room's timeline, one after another. Throws as `call`. */
export async function* timelinePages(room: string, wanted: Wanted = {}): AsyncGenerator<Timeline, void> {
  let { from } = wanted;
  for (let more = true; more; ) {
    const page = await timelinePage(room, { ...wanted, from });
    yield page;
    from = page.frames.at(-1)?.number;
    more = page.more && from !== undefined;
  }
}

/** The first page of a room's timeline. Throws as `call`. */
export function timelinePage(room: string, { token, as, from }: Wanted = {}): Promise<Timeline> {
  const query = new URLSearchParams();
  if (as != null) query.set("as", String(as));
  if (from !== undefined) query.set("from", String(from));
  return call<Timeline>("GET", `/match/${encodeURIComponent(room)}/timeline?${query}`, undefined, token ?? "");
}
