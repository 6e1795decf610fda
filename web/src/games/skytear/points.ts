/** The points of control in the order in which the Minions Phase settles them. */
import type { Point, View } from './view';

export interface ControlPoint {
  /** Its name in the catalogue: `point-<key>`. */
  key: string;
  hex: number;
  /** The number on its token; the fourth lies on the dome that is settled first, where there are two. */
  number: number | null;
  dome: boolean;
  at: Point;
}

export function points(view: View): ControlPoint[] {
  const lanes = view.tokens.map(({ point, hex, number, preview }) => ({ key: point, hex, number, dome: false, at: preview }));
  const shared = view.domes.length > 1;
  const domes = view.domes.map(({ point, hex, first, preview }) => ({ key: point, hex, number: shared && first ? lanes.length + 1 : null, dome: true, at: preview }));
  const last = lanes.length + 2;
  return [...lanes, ...domes].sort((a, b) => (a.number ?? last) - (b.number ?? last));
}
