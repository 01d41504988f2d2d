/** Registers the games of this repository and loads their parts for matches, and reads recorded matches: for tests. */
import "./index";
import { fromSnapshot } from "../model/room";
import { bytes } from "../net/seeds";
import { decode } from "../protocol/codec";
import type { EventFrame, Snapshot } from "../protocol/generated";
import { allGames, loadMatchPart } from "./registry";

await Promise.all(allGames().map(({ id }) => loadMatchPart(id)));

/** A match of `recorded.json`, each frame as the bytes of its events and of its choices. */
export interface Recorded {
  readonly name: string;
  readonly snapshot: string;
  readonly frames: readonly (readonly string[])[];
}

/** The start of a recorded match, and the events that follow. */
export function readRecorded({ snapshot: first, frames }: Recorded, game: string) {
  const snapshot = decode(bytes(first), game) as Snapshot;
  return { snapshot, start: fromSnapshot(snapshot), frames: frames.map(([events]) => decode(bytes(events!), game) as EventFrame) };
}
