/** What happened in a turn, in sentences: heroes act, and what fell or came in is counted. */
import type { GameEvent } from '../../lib/model';
import type { Story } from '../../lib/told';
import { heard, type Event, type EventOf } from './view';

const QUIET = new Set<Event['event']>(['turn_ended', 'asked', 'resolved', 'exhausted', 'readied', 'mana']);
/** Counted, or to be seen on the board. A pass is told where nothing else is. */
const UNSAID = new Set<Event['event']>(['round_began', 'aoe', 'minion_defeated', 'spawned', 'repositioned', 'token_moved', 'placed']);

export function tell(events: GameEvent[], _seat: number, story: Story): void {
  const all = events.map(heard);
  const told = all.filter((event) => !UNSAID.has(event.event) && !QUIET.has(event.event));
  const deeds = told.filter((event) => event.event !== 'passed');
  for (const event of deeds.length ? deeds : told) one(event, story);
  for (const name of ['minion_defeated', 'spawned'] as const) {
    const seats = all.flatMap((event) => (event.event === name ? [event.seat] : []));
    for (const seat of new Set(seats)) {
      const n = seats.filter((one) => one === seat).length;
      story.tells(name === 'spawned' ? 'spawned' : 'fallen', { n, seat }, seat);
    }
  }
  moved(all, story);
}

/** A lane token by where it ends. */
function moved(all: Event[], story: Story): void {
  const tokens = new Map(all.filter((event): event is EventOf<'token_moved'> => event.event === 'token_moved').map((event) => [event.lane, event]));
  for (const event of tokens.values()) story.as(event);
}

function one(event: Event, story: Story): void {
  switch (event.event) {
    case 'game_started':
      return story.tells('started', { first: event.first_player, victory: event.victory, n: event.n }, event.first_player);
    case 'picked':
      return story.does(event.seat, 'picked', { what: event.what });
    case 'drew':
      return story.does(event.seat, 'drew', { n: event.n, cards: event.cards ?? [], seen: event.seen ?? false });
    case 'mulligan':
      return story.does(event.seat, 'set-aside', { n: event.n });
    case 'sides':
      return story.tells('sides', { first: event.sides[0] ?? [], second: event.sides[1] ?? [] });
    case 'built':
      return story.does(event.seat, 'built', { hero: event.hero, triple: event.triple ?? 'none', pairs: event.pairs ?? [], seen: event.seen ?? false });
    case 'bundle':
      return story.does(event.seat, 'bundle', { hero: event.hero, card: event.card, replaced: event.replaced });
    case 'bundle_declined':
      return story.does(event.seat, 'bundle-declined');
    case 'handed_over':
      return story.does(event.seat, 'handed-over', { partner: event.partner, mine: event.partner === story.reader });
    case 'opponent_named':
      return story.does(event.seat, 'opponent', { opponent: event.opponent, mine: event.opponent === story.reader });
    case 'captain':
      return story.does(event.seat, 'captain');
    case 'passed':
      return story.does(event.seat, 'passed');
    case 'turn_began':
      return story.tells('acts', { hero: event.hero });
    case 'flipped':
      return story.does(event.seat, 'flipped', { chosen: event.chosen, modifier: `${event.modifier < 0 ? '−' : '+'}${Math.abs(event.modifier)}` });
    case 'led':
      return story.does(event.seat, 'led', { hero: event.hero });
    case 'predicted':
      return story.does(event.seat, 'predicted', { discards: event.discards, discarded: event.discarded });
    case 'discarded':
      return story.does(event.seat, 'discarded', { cards: event.cards });
    case 'reshuffled':
      return story.does(event.seat, 'reshuffled');
    case 'outsider_placed':
      return story.does(event.seat, 'outsider', { hex: event.hex });
    case 'moved':
      return story.tells('moved', { who: event.who, how: event.how, to: event.to });
    case 'damaged':
      return story.tells('hit', { victim: event.victim, lost: event.lost, before: event.hp + event.lost, hp: event.hp });
    case 'pillar':
      return story.tells('pillar', { seat: event.seat, hex: event.hex, change: event.change }, event.seat);
    case 'building_damaged':
      return story.tells('building', { seat: event.seat, kind: event.kind, n: event.n, hp: event.hp }, event.seat);
    case 'tower_destroyed':
      return story.tells('tower-fell', { seat: event.seat }, event.seat);
    case 'nexus_opened':
      return story.tells('nexus-open', { seat: event.seat, hp: event.hp }, event.seat);
    case 'control':
      return story.tells('control', { point: event.point, winner: event.winner, ahead: event.ahead, behind: event.behind }, event.winner);
    case 'victory_progress':
      return story.tells('progress', { card: event.card, seat: event.seat, count: event.count }, event.seat);
    case 'game_over':
      return story.tells('over', { winner: event.winner, why: story.say(`end-${event.reason}`) }, event.winner);
    default:
      return story.as(event);
  }
}
