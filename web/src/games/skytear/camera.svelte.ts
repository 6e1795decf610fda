/** Zoom and pan of the map: wheel, drag, pinch, keys and buttons. Distances are in units of the drawing. */
import { moves } from '../../lib/settings.svelte';
import type { Spot } from './geometry';

const MOST = 3.2;
const SLACK = 8;
/** How long a glide takes, in ms. */
const GLIDE = 240;

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** A drag is under way: the click that ends it means nothing. */
  dragged = false;
  private gliding = 0;
  private readonly fingers = new Map<number, Spot>();

  /** `size` gives half of the drawing's width and height, `place` turns a pointer into units of the drawing from its middle. */
  constructor(
    private readonly half: () => Spot,
    private readonly place: (event: { clientX: number; clientY: number }) => Spot,
  ) {}

  /** Zoom so that the point under the pointer stays. */
  closer(factor: number, at: Spot = { x: 0, y: 0 }): void {
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const real = zoom / this.zoom;
    this.zoom = zoom;
    this.go(at.x - (at.x - this.x) * real, at.y - (at.y - this.y) * real);
  }

  /** A step of the eye, in hundredths of what is seen. */
  pan(dx: number, dy: number): void {
    const half = this.half();
    this.go(this.x - (dx * half.x) / 50, this.y - (dy * half.y) / 50);
  }

  /** Look at a point from so near: at once, or in a short glide where things may move. */
  look(zoom: number, at: Spot): void {
    const [z, x, y] = [this.zoom, this.x, this.y];
    const go = (share: number): void => {
      const way = 1 - (1 - share) ** 3;
      this.zoom = z + (zoom - z) * way;
      this.go(x + (-at.x * zoom - x) * way, y + (-at.y * zoom - y) * way);
    };
    cancelAnimationFrame(this.gliding);
    if (!moves()) return go(1);
    const begun = performance.now();
    const step = (now: number): void => {
      if (this.fingers.size) return;
      const share = Math.min(1, Math.max(0, now - begun) / GLIDE);
      go(share);
      if (share < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  home(): void {
    cancelAnimationFrame(this.gliding);
    this.zoom = 1;
    this.go(0, 0);
  }

  /** The map never leaves the screen; what is near can have its rim in the middle. */
  private go(x: number, y: number): void {
    const half = this.half();
    const [far, deep] = [2 * half.x * (this.zoom - 1), 2 * half.y * (this.zoom - 1)];
    this.x = Math.min(far, Math.max(-far, x));
    this.y = Math.min(deep, Math.max(-deep, y));
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.closer(Math.exp(-event.deltaY / 500), this.place(event));
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, this.place(event));
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.place(event);
    if (this.fingers.size === 1) {
      if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
      this.dragged = true;
      this.go(this.x + now.x - before.x, this.y + now.y - before.y);
    } else {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)![1];
      const wide = Math.hypot(before.x - other.x, before.y - other.y);
      this.dragged = true;
      if (wide > 0) this.closer(Math.hypot(now.x - other.x, now.y - other.y) / wide, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }
}
