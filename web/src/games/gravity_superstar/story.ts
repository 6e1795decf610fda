/** A preview in words: the way in a few lines, each with what it brings. */
import { COLOURS, type Colour } from './art';
import { cell } from './geometry';
import type { Play, View } from './view';

export interface Gain {
  space: string;
  colour: Colour;
  pair: boolean;
}

export interface Line {
  kind: 'step' | 'fall' | 'victim';
  spaces: string[];
  gains: Gain[];
  victim: number | null;
  /** The letter of the way over the edge that this line ends with. */
  over: string | null;
}

/** The stars on the way, in order; the second of a colour makes a pair. */
export function gains(view: View, play: Play, seat: number): Gain[] {
  const had = Object.fromEntries(COLOURS.map((one) => [one, view.players[seat]?.stars[one] ?? 0])) as Record<Colour, number>;
  const seen = new Set<string>();
  const found: Gain[] = [];
  for (const { space } of play.path) {
    const at = cell(space);
    const colour = seen.has(space) ? null : view.stars[at.y * view.board.width + at.x];
    seen.add(space);
    if (!colour) continue;
    had[colour] += 1;
    found.push({ space, colour, pair: had[colour] % 2 === 0 });
  }
  return found;
}

/** Spaces of one kind of motion share a line, until somebody is met or the edge is passed. */
export function story(view: View, play: Play, seat: number): Line[] {
  const won = gains(view, play, seat);
  const lines: Line[] = [];
  let overs = 0;
  for (const stop of play.path) {
    const kind = stop.how === 'fall' ? 'fall' : 'step';
    const victim = play.victims.find((one) => view.pawns[one]?.space === stop.space) ?? null;
    let line = lines.at(-1);
    if (stop.wrapped) {
      const letter = String.fromCharCode(65 + overs++);
      if (line && line.kind === kind) line.over = letter;
      else lines.push({ kind, spaces: [], gains: [], victim: null, over: letter });
      line = undefined;
    }
    if (victim !== null) {
      lines.push({ kind: 'victim', spaces: [stop.space], gains: [], victim, over: null });
    } else if (line && line.kind === kind && line.over === null) {
      line.spaces.push(stop.space);
    } else {
      lines.push({ kind, spaces: [stop.space], gains: [], victim: null, over: null });
    }
    lines.at(-1)!.gains.push(...won.filter((gain) => gain.space === stop.space));
  }
  return lines;
}
