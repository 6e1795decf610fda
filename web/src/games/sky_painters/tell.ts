/** What a seat did, in sentences. Spots and hope are added up. */
import type { GameEvent } from '../../lib/model';
import { marks, type Story } from '../../lib/told';
import { asEvent, type TableEvent, type Told } from './view';

type Change = Told<'spots_changed' | 'hope_changed'>;
const isChange = (event: TableEvent): event is Change => event.event === 'spots_changed' || event.event === 'hope_changed';

export function tell(events: GameEvent[], _seat: number, story: Story): void {
  const all = events.map(asEvent);
  for (const event of all) one(event, story);
  painted(all, story);
  for (const seat of new Set(all.filter(isChange).map((event) => event.seat))) changed(all, seat, story);
  for (const event of all) last(event, story);
}

function painted(all: TableEvent[], story: Story): void {
  const dice = all.filter((event): event is Told<'die_painted'> => event.event === 'die_painted');
  const count = new Set(dice.map(({ slot, symbol }) => `${slot}.${symbol}`)).size;
  if (dice[0]) story.does(dice[0].seat, 'painted', { n: count });
}

/** What a seat won and paid in all. */
function changed(all: TableEvent[], seat: number, story: Story): void {
  const sum = (name: Change['event'], won: boolean): number =>
    all.filter(isChange).reduce((total, event) => total + (event.event === name && event.seat === seat && event.won === won ? event.amount : 0), 0);
  const paid = marks({ spot: sum('spots_changed', false), hope: sum('hope_changed', false) });
  const won = marks({ spot: sum('spots_changed', true), hope: sum('hope_changed', true) });
  if (paid) story.does(seat, 'paid', { marks: paid });
  if (won) story.does(seat, 'gained', { marks: won });
}

function one(event: TableEvent, story: Story): void {
  switch (event.event) {
    case 'game_started':
      return story.tells('started', { first: event.first_player }, event.first_player);
    case 'cloud_gained':
      return story.does(event.seat, 'cloud', { victim: event.victim });
    case 'cloud_paid':
      return story.does(event.seat, 'cloud-paid');
    case 'card_taken':
      return story.does(event.seat, 'card', { card: event.card });
    case 'dice_rerolled':
      return story.does(event.seat, 'rerolled', { n: event.dice.length });
    case 'die_taken':
      return story.does(event.seat, 'die', { colour: event.colour, number: event.number, bought: event.why === 'acquired' });
    case 'symbol_paid':
      return story.does(event.seat, 'symbol', { hope: event.hope });
    case 'card_completed':
      return story.does(event.seat, 'completed', { card: event.card });
    case 'leader_taken':
      return story.does(event.seat, 'leader', { victim: event.victim });
    case 'figure_closed':
      return story.does(event.seat, 'figure', { figure: event.figure });
    case 'halo_taken':
    case 'halo_kept':
      return story.does(event.seat, 'halo', { token: event.token });
    case 'painter_acquired':
      return story.does(event.seat, 'painter', { tile: event.tile });
    case 'levied':
      return story.does(event.seat, 'levied', { kind: event.kind, amount: event.amount });
    case 'dared':
      return story.does(event.seat, event.complied ? 'complied' : 'refused');
    case 'dice_discarded':
      return story.does(event.seat, 'discarded', { n: event.dice.length });
    case 'spots_limited':
      return story.does(event.seat, 'limited', { n: event.discarded });
    case 'extra_turn_earned':
      return story.does(event.seat, 'extra');
  }
}

/** Endings that points decide. */
const COUNTED = new Set(['efficiency', 'no_moves', 'standstill']);

/** What closes an entry: the table's own doings and the end. */
function last(event: TableEvent, story: Story): void {
  if (event.event === 'pool_refilled' || event.event === 'critical_phase' || event.event === 'standstill_warning') story.as(event);
  if (event.event === 'game_over' && !COUNTED.has(event.reason)) story.tells('won', { why: story.say(`end-${event.reason}`) });
  else if (event.event === 'game_over') {
    const points = event.points.map((n, who) => story.say('log-score', { who, points: n })).join(', ');
    story.tells('over', { why: story.say(`end-${event.reason}`), points });
  }
}
