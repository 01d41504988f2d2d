import { expect, test } from "vitest";
import type { Hex, View } from "./generated";
import { ahead, board } from "./hex";
import { pieceLabel, robotLabel, wayWords, distance, legs } from "./piece_labels";
import { A1, sampleRobot, sampleView } from "./samples";

const names = (seat: number) => ["Ann", "Ben"][seat]!;
const viewer = (view: View, mine: readonly number[] = [0]) => ({ view, names, mine });

test("the legs lead from each hex to each other one, in as few steps as there are", () => {
  const from: Hex = [1, -2];
  for (const facing of [0, 1, 2, 3, 4, 5]) {
    for (const to of board(4)) {
      const way = legs(from, facing, to);
      const end = way.reduce((at: Hex, { steps, side }) => ahead(at, (facing + side) % 6, steps), from);
      expect(end).toEqual(to);
      expect(way.reduce((sum, { steps }) => sum + steps, 0)).toBe(distance(from, to));
    }
  }
});

test("a way is described by sides of the robot, the one with fewer turns first", () => {
  const robot = sampleRobot({ at: [0, 0], facing: 1 });
  expect(wayWords(robot, [0, 3])).toBe("3 ahead");
  expect(wayWords(robot, [2, 1])).toBe("1 ahead and 2 front left");
  expect(wayWords(robot, [-1, 0])).toBe("1 back right");
  expect(wayWords(robot, [0, -2])).toBe("2 behind");
  expect(wayWords(robot, [0, 0])).toBeNull();
});

test("an own robot says where its base is, all else where it is from the nearest own robot", () => {
  const own = sampleRobot({ at: [0, 0], facing: 0, cargo: "green" });
  const other = sampleRobot({ ...A1, at: [0, 2], facing: 3, stuck: true });
  const view = sampleView({ robots: [own, other] });
  expect(robotLabel(viewer(view), own)).toBe("Ann’s A on E5, facing east, carries a green crystal, your base: 3 ahead (yours)");
  expect(robotLabel(viewer(view), other)).toBe("Ben’s A on G5, facing west, carries nothing, stuck in mud, from your A: 2 front right");
  expect(pieceLabel(viewer(view), "Rock", [-1, 0])).toBe("Rock on E4, from your A: 1 behind");
  expect(pieceLabel(viewer(view), "Rock", [0, 0])).toBe("Rock on E5");
});

test("spectators hear hexes alone, the player of two seats whose robot is meant", () => {
  const view = sampleView({ robots: [sampleRobot({ at: [0, 0], facing: 0 })] });
  expect(pieceLabel(viewer(view, []), "Blob", [1, 0])).toBe("Blob on E6");
  expect(pieceLabel(viewer(view, [0, 1]), "Blob", [1, 0])).toBe("Blob on E6, from Ann’s A: 1 ahead");
});
