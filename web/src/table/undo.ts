/** Taking a choice back: at once, by asking, or letting go of what was asked. */
import type { TableStore } from '../lib/table.svelte';
import type { IconName } from '../ui/icons';

export interface Undoing {
  action: 'undo' | 'withdraw';
  icon: IconName;
  /** What it is called, in the catalogue. */
  key: string;
  open: boolean;
  act: () => void;
}

/** What the button does now; null where the table allows none. */
export function undoing(table: TableStore): Undoing | null {
  const { info } = table;
  if (!info || info.house.take_backs === 'never') return null;
  if (info.take_back?.seat === table.seat) return { action: 'withdraw', icon: 'close', key: 'act-withdraw', open: true, act: () => table.answer(false) };
  const asks = !info.may_undo && info.may_ask_back && table.asksPeople;
  return { action: 'undo', icon: 'undo', key: asks ? 'act-ask-undo' : 'act-undo', open: info.may_undo || info.may_ask_back, act: () => table.undo() };
}
