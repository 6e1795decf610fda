/** A preview in words: the way in a few lines, each with what it brings. */
import type { Play, Stop } from './view';

export type Gain = NonNullable<Stop['star']> & { space: string };

export interface Line {
  kind: 'step' | 'fall' | 'victim';
  spaces: string[];
  gains: Gain[];
  victim: number | null;
  /** The letter of the way over the edge that this line ends with. */
  over: string | null;
}

const gain = ({ space, star }: Stop): Gain[] => (star ? [{ space, ...star }] : []);

/** The stars on the way, in order. */
export function gains(play: Play): Gain[] {
  return play.path.flatMap(gain);
}

/** Spaces of one kind of motion share a line, until somebody is met or the edge is passed. */
export function story(play: Play): Line[] {
  const lines: Line[] = [];
  let overs = 0;
  for (const stop of play.path) {
    const kind = stop.how === 'fall' ? 'fall' : 'step';
    let line = lines.at(-1);
    if (stop.wrapped) {
      const letter = String.fromCharCode(65 + overs++);
      if (line && line.kind === kind) line.over = letter;
      else lines.push({ kind, spaces: [], gains: [], victim: null, over: letter });
      line = undefined;
    }
    if (stop.victim !== undefined) {
      lines.push({ kind: 'victim', spaces: [stop.space], gains: [], victim: stop.victim, over: null });
    } else if (line && line.kind === kind && line.over === null) {
      line.spaces.push(stop.space);
    } else {
      lines.push({ kind, spaces: [stop.space], gains: [], victim: null, over: null });
    }
    lines.at(-1)!.gains.push(...gain(stop));
  }
  return lines;
}
