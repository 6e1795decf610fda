/** A study that is watched: asked again and again while it runs; and the studies that this browser knows. */
import { actOnStudy, Refusal, study } from '../../lib/api/client';
import type { LabInfo, LabMade } from '../../lib/api/wire';
import { LANGUAGE, say } from '../../lib/words';
import { secondsLeft } from './numbers';

const KEY = 'skyhall-studies';
const EVERY = 1000;
/** Studies that a browser remembers, and answers that the pace is reckoned from. */
const MOST = 50;
const PACE = 20;

interface Known {
  id: string;
  token: string;
  game: string;
}

export function known(): Known[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Known[]) : [];
  } catch {
    return [];
  }
}

function write(all: Known[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)));
  } catch {
    return;
  }
}

/** Remember a study of one's own. */
export const remember = (game: string, made: LabMade): void => write([...known().filter((one) => one.id !== made.id), { ...made, game }]);
const forget = (id: string): void => write(known().filter((one) => one.id !== id));
const tokenOf = (id: string): string => known().find((one) => one.id === id)?.token ?? '';

export const runs = (info: LabInfo): boolean => info.status === 'waiting' || info.status === 'running';

export class Study {
  info = $state.raw<LabInfo | null>(null);
  problem = $state('');
  /** Whether the hall did not answer the last time. */
  away = $state(false);
  left = $state<number | null>(null);
  readonly mine: boolean;
  private seen: { at: number; done: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    this.mine = tokenOf(id) !== '';
    void this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      this.take(await study(LANGUAGE, this.id));
      this.away = false;
    } catch (error) {
      this.away = !(error instanceof Refusal);
      if (error instanceof Refusal && error.code === 'not_found') this.problem = say('measure-gone');
    }
    if (!this.closed && !this.problem && (this.info === null || runs(this.info))) this.timer = setTimeout(() => void this.look(), EVERY);
  }

  private take(info: LabInfo): void {
    this.info = info;
    this.seen = [...this.seen, { at: Date.now(), done: info.done }].slice(-PACE);
    this.left = info.status === 'running' ? secondsLeft(info, this.seen) : null;
  }

  /** Halt it, let it go on, or forget it; whether that worked. */
  async act(what: 'pause' | 'stop' | 'go_on' | 'remove'): Promise<boolean> {
    clearTimeout(this.timer);
    try {
      const info = await actOnStudy(LANGUAGE, this.id, what, tokenOf(this.id));
      this.problem = '';
      this.seen = [];
      if (info === null) forget(this.id);
      else this.take(info);
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : say('page-gone');
      return false;
    }
    if (this.info && runs(this.info) && what !== 'remove') this.timer = setTimeout(() => void this.look(), EVERY);
    return true;
  }
}
