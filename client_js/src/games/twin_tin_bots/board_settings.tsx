/** How the board is drawn: what this browser remembers of it, and whether it is turned so that the own base is near. */
import { useLayoutEffect } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import { text as previewText } from "#text/twin_tin_bots/preview";
import { useStore, Store, browserStorage, persistedStore, useIsLive } from "../../kit/match";
import { Labelled } from "../../kit/lobby";
import type { Hex, View } from "./generated";
import { turnBoard } from "./hex";

/** The game's part of the settings dialog. */
export function Settings() {
  const store = boardSettings();
  const settings = useStore(store);
  const fields = [
    ["automatic-preview", "automaticPreview", previewText.automatic, previewText.automaticAbout],
    ["own-base-near", "ownBaseNear", matchText.glance.ownBaseNear, matchText.glance.ownBaseNearAbout],
    ["side-marks", "sideMarks", matchText.glance.sideMarks, matchText.glance.sideMarksAbout],
    ["hex-names", "hexNames", placesText.names, placesText.namesAbout],
  ] as const;
  return (
    <>
      {fields.map(([name, field, label, about]) => (
        <Labelled key={name} type="checkbox" checked={settings[field]} choose={(checked) => store.set({ ...settings, [field]: checked })} {...{ name, label, about }} />
      ))}
    </>
  );
}

interface BoardSettings {
  /** Whether robots carry the letters L and R at their left and right sides. */
  readonly sideMarks: boolean;
  /** Whether letters and numbers at the edge of the board name its hexes. */
  readonly hexNames: boolean;
  /** Whether the board is turned so that the own base is near. */
  readonly ownBaseNear: boolean;
  /** Whether each change of a draft is previewed by itself. */
  readonly automaticPreview: boolean;
}

/** The key of a game's settings that follow an account: see `net/account_settings.ts`. */
const KEY = "botyard.twin_tin_bots.board";
let store: Store<BoardSettings> | null = null;

/** The settings of the board; made at the first use, since tests import this module without a browser. */
export function boardSettings(): Store<BoardSettings> {
  store ??= persistedStore<BoardSettings>(browserStorage, KEY, { sideMarks: false, hexNames: false, ownBaseNear: false, automaticPreview: true });
  return store;
}

const turned = new Store(0);

/** How far the board of the page is turned, in sixths of a full turn clockwise; the component is drawn again with it. */
export function useTurned(): number {
  return useStore(turned);
}

/** Turns the board for a seat if the player wishes it, as long as the component is there; spectators' boards lie as they are. */
export function useOrientation({ seats }: View, seat: number | undefined): void {
  const { ownBaseNear } = useStore(boardSettings());
  const live = useIsLive(); // a timeline lies like the match behind it, and lessons speak of directions
  const sixths = live && ownBaseNear && seat !== undefined ? sixthsToBottom(seats[seat]!.base) : 0;
  useLayoutEffect(() => {
    if (!live) return undefined;
    turn(sixths);
    return () => turn(0);
  }, [live, sixths]);
  useTurned();
}

function turn(sixths: number): void {
  turnBoard(sixths);
  turned.set(sixths);
}

/** The smallest turn, in sixths clockwise, that brings a hex nearest to the lower edge. */
export function sixthsToBottom([q, r]: Hex): number {
  const rows = [r, q + r, q, -r, -q - r, -q]; // the row of the hex after each turn
  return rows.indexOf(Math.max(...rows));
}
