/** Hexes on the screen: centres, outlines of areas, edges. The map is the same; only the projection differs. */
import type { FieldMap } from './view';

export interface Spot {
  x: number;
  y: number;
}

/** From the middle of a hex to its corners. */
export const SIZE = 36;
const HEIGHT = Math.sqrt(3);

export interface Grid {
  spots: Spot[];
  /** The six corners of a hex, seen from its middle. */
  corners: Spot[];
  /** By hex: the hex over each of its six edges, −1 off the map. */
  around: number[][];
  box: { x: number; y: number; width: number; height: number };
}

/** Lying: the own nexus on the left, as wide screens like it; upright: at the bottom. Each side sees it from its own end. */
export function grid(map: FieldMap, lying: boolean, side: number): Grid {
  const sign = side === 1 ? -1 : 1;
  const turn = (x: number, y: number): Spot => (lying ? { x: -y * sign, y: x * sign } : { x: x * sign, y: y * sign });
  const spots = map.q.map((q, n) => turn(1.5 * SIZE * q, HEIGHT * SIZE * (map.r[n]! + q / 2)));
  const corners = [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 3) * k + (lying ? Math.PI / 2 : 0);
    return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) };
  });
  const at = new Map(spots.map((spot, n) => [key(spot), n]));
  const around = spots.map((spot) =>
    corners.map((one, k) => {
      const next = corners[(k + 1) % 6]!;
      return at.get(key({ x: spot.x + one.x + next.x, y: spot.y + one.y + next.y })) ?? -1;
    }),
  );
  const margin = SIZE * 1.35;
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { spots, corners, around, box: { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y } };
}

function key(spot: Spot): string {
  return `${Math.round(spot.x)} ${Math.round(spot.y)}`;
}

/** A hex as a path around its own middle. */
export function hexagon(field: Grid, scale = 1): string {
  return `M${field.corners.map((one) => `${round(one.x * scale)} ${round(one.y * scale)}`).join('L')}Z`;
}

interface Edge {
  from: Spot;
  to: Spot;
}

function edge(field: Grid, hex: number, k: number): Edge {
  const spot = field.spots[hex]!;
  const [a, b] = [field.corners[k]!, field.corners[(k + 1) % 6]!];
  return { from: { x: spot.x + a.x, y: spot.y + a.y }, to: { x: spot.x + b.x, y: spot.y + b.y } };
}

/** The edge of the union of some hexes. */
export function outline(field: Grid, hexes: readonly number[]): string {
  const inside = new Set(hexes);
  const edges = hexes.flatMap((hex) =>
    field.around[hex]!.flatMap((next, k) => (inside.has(next) ? [] : [edge(field, hex, k)])),
  );
  return chained(edges);
}

/** The edges between pairs of neighbours. */
export function borders(field: Grid, pairs: readonly (readonly number[])[]): string {
  const edges = pairs.flatMap(([a, b]) => {
    const k = field.around[a!]!.indexOf(b!);
    return k < 0 ? [] : [edge(field, a!, k)];
  });
  return chained(edges);
}

/** Edges laid end to end, so that dashes run on. */
function chained(edges: Edge[]): string {
  const left = [...edges];
  let path = '';
  while (left.length) {
    const { from, to } = left.shift()!;
    path += `M${point(from)}L${point(to)}`;
    let end = to;
    for (;;) {
      const n = left.findIndex((one) => key(one.from) === key(end) || key(one.to) === key(end));
      if (n < 0) break;
      const [next] = left.splice(n, 1);
      end = key(next!.from) === key(end) ? next!.to : next!.from;
      path += key(end) === key(from) ? 'Z' : `L${point(end)}`;
    }
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const point = (spot: Spot): string => `${round(spot.x)} ${round(spot.y)}`;

/** Steps between two hexes. */
export function distance(map: FieldMap, a: number, b: number): number {
  const dq = map.q[a]! - map.q[b]!;
  const dr = map.r[a]! - map.r[b]!;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The hex with that label, −1 if there is none (`off`). */
export function labelled(map: FieldMap, label: unknown): number {
  return map.labels.indexOf(String(label));
}

/** A ring of HP: part of a circle, clockwise from the top, between two shares of the whole. */
export function arc(radius: number, from: number, to: number): string {
  if (to - from <= 0) return '';
  const end = Math.min(to, from + 0.9995);
  const at = (share: number): string => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 ${end - from > 0.5 ? 1 : 0} 1 ${at(end)}`;
}
