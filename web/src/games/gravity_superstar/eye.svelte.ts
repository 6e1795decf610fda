/** Where a finger has brought the near view: it drags and pinches; what is asked about brings the eye along and gives it back. */
import type { Point } from './geometry';

/** So far a finger may tremble, in pixels. */
const SLACK = 8;
/** Two fingers so much further apart, or closer, mean to come near, or away. */
const [SPREAD, PINCH] = [1.3, 0.75];

export type Pinch = 'spread' | 'pinch';

export class Eye {
  /** The point of the board that is looked at. */
  at = $state.raw<Point>({ x: 0, y: 0 });
  /** A finger is down: nothing else moves the board. */
  held = $state(false);
  /** A drag is under way: the click that ends it means nothing. */
  dragged = false;
  /** Where the player left it. */
  private left: Point = { x: 0, y: 0 };
  private apart = 0;
  private readonly fingers = new Map<number, Point>();

  /** The player looks here. */
  go(at: Point): void {
    this.at = this.left = at;
  }
  /** Something is shown for a while, then the eye returns. */
  show(at: Point | null): void {
    if (!this.held) this.at = at ?? this.left;
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.apart = this.distance();
    this.held = true;
  }
  /** A finger moves: by how much it drags the board, in pixels, or what two of them mean. */
  move(event: PointerEvent): Point | Pinch | null {
    const before = this.fingers.get(event.pointerId);
    if (!before) return null;
    const by = { x: event.clientX - before.x, y: event.clientY - before.y };
    if (!this.dragged && Math.hypot(by.x, by.y) < SLACK) return null;
    this.dragged = true;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) return by;
    const share = this.distance() / (this.apart || 1);
    return share > SPREAD ? 'spread' : share < PINCH ? 'pinch' : null;
  }
  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.held = this.fingers.size > 0;
  }

  private distance(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
