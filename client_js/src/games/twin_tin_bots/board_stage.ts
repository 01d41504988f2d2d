/** The board while one event is shown: where robots, bases and slots are drawn. */
import { SvgStage } from "../../scene/svg_stage";
import type { Point } from "../../scene/svg_stage";
import type { RobotId } from "./generated";
import { centre } from "./hex";

export class BoardStage extends SvgStage {
  robot({ seat, name }: RobotId): Element | null {
    return this.find(`[data-robot="${seat}${name}"]`);
  }

  /** The centre of a robot where it is drawn now. */
  robotPoint(id: RobotId): Point {
    return this.pointOf(this.robot(id));
  }

  basePoint(seat: number): Point {
    return this.pointOf(this.find(`[data-base="${seat}"]`));
  }

  slot(seat: number, robot: string, slot: number): Element | null {
    return this.find(`[data-slot="${seat}${robot}${slot}"]`);
  }

  private pointOf(element: Element | null): Point {
    const [q = 0, r = 0] = (element?.getAttribute("data-at") ?? "").split(",").map(Number);
    return centre([q, r]);
  }
}
