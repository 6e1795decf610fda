/** How a request to undo was answered, for all who sit at the table. */
import type { StepInfo } from './api/wire';

export interface Answer {
  key: string;
  seat: number;
}

/** The last answer among some steps; who asked may also let go of it. */
export function answered(steps: readonly StepInfo[], asker: number): Answer | null {
  const step = steps.filter((one) => one.kind === 'accept_back' || one.kind === 'decline_back').at(-1);
  if (!step) return null;
  if (step.kind === 'accept_back') return { key: 'undo-agreed', seat: step.seat };
  return { key: step.seat === asker ? 'undo-withdrawn' : 'undo-declined', seat: step.seat };
}
