/** Shapes of the dial: sectors of a ring, and where things stand on it. The pointer is on top; later faces stand to the left. */

/** A point at an angle (degrees clockwise from the top) and a distance from the middle. */
export function at(angle: number, r: number): { x: number; y: number } {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: round(r * Math.cos(turn)), y: round(r * Math.sin(turn)) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A sixth of a ring around an angle. */
export function sector(angle: number, inner: number, outer: number): string {
  const [a, b, c, d] = [at(angle - 30, inner), at(angle - 30, outer), at(angle + 30, outer), at(angle + 30, inner)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${outer} ${outer} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${inner} ${inner} 0 0 0 ${a.x} ${a.y}Z`;
}

/** The line that words on the rim stand on: read from left to right also on the lower half. */
export function rim(angle: number): string {
  const lower = Math.cos((angle * Math.PI) / 180) < -0.01;
  const r = lower ? 108 : 99;
  const [from, to] = lower ? [at(angle + 28, r), at(angle - 28, r)] : [at(angle - 28, r), at(angle + 28, r)];
  return `M${from.x} ${from.y}A${r} ${r} 0 0 ${lower ? 0 : 1} ${to.x} ${to.y}`;
}

/** Where the face stands so many steps before the pointer. */
export const angleOf = (steps: number): number => -60 * steps;

/** How far a face has turned since the game began: it only ever grows, so that the dial turns one way. */
export const turned = (faces: number[], face: number, roundNumber: number): number => 60 * (roundNumber - 1 - faces.indexOf(face));
