/** What a table is told of itself where there is none: no clock, nothing to undo. */
import type { TableInfo } from './api/wire';

export interface Still {
  game: string;
  edition: string;
  names: readonly string[];
  helps: boolean;
  turn: number;
}

export function still({ game, edition, names, helps, turn }: Still, version: number): TableInfo {
  return {
    id: '',
    game,
    rules: 0,
    edition,
    edition_hash: '',
    options: {},
    house: { helps, take_backs: 'never', training: true, stand_in: '' },
    status: 'playing',
    version,
    steps: version,
    turn,
    waits: false,
    listed: false,
    seats: names.map((name, seat) => ({ seat, kind: 'person', name, level: '', resigned: false, present: true })),
    clock: null,
    seed_hash: '',
    seed: null,
    take_back: null,
    may_undo: false,
    may_ask_back: false,
    result: null,
    rematch: '',
    origin: '',
    origin_step: 0,
    created: 0,
    changed: 0,
    problem: '',
    reason: null,
  };
}
