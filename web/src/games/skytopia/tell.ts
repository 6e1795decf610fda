/** What a seat did, in sentences. What its golems, towers and cards gave is added up. */
import type { GameEvent } from '../../lib/model';
import { marks, type Story } from '../../lib/told';
import { asHappening, type Happening } from './view';

export function tell(events: GameEvent[], seat: number, story: Story): void {
  const all = events.map(asHappening);
  for (const who of new Set([seat, ...all.flatMap((event) => doer(event) ?? [])])) {
    for (const event of all) if (doer(event) === who) one(event, story);
    overtaken(all, who, story);
    gained(all, who, story);
  }
  for (const event of all) last(event, story);
}

/** Whose sentence an event belongs to. */
function doer(event: Happening): number | null {
  if (event.event === 'golem_returned') return event.owner;
  return 'seat' in event ? event.seat : null;
}

type Gain = Extract<Happening, { event: 'gained' | 'ability_used' }>;
const isGain = (event: Happening): event is Gain => event.event === 'gained' || event.event === 'ability_used';

function overtaken(all: Happening[], owner: number, story: Story): void {
  const n = all.filter((event) => event.event === 'golem_returned' && event.why === 'overtaken' && event.owner === owner).length;
  if (n) story.does(owner, 'overtaken', { n });
}

function gained(all: Happening[], seat: number, story: Story): void {
  const gains = all.filter(isGain).filter((event) => event.seat === seat);
  const sum = (of: (event: Gain) => number): number => gains.reduce((total, event) => total + of(event), 0);
  const told = marks({ coin: sum((event) => event.coins), pp: sum((event) => event.pp) });
  if (told) story.does(seat, 'gained', { marks: told });
}

function one(event: Happening, story: Story): void {
  switch (event.event) {
    case 'tile_taken':
      return story.does(event.seat, 'tile', { colour: event.colour, how: event.how });
    case 'side_chosen':
      return story.does(event.seat, 'side', { side: event.side });
    case 'golem_opened':
      return story.does(event.seat, 'opened', { card: event.card, face: event.face });
    case 'card_finished':
      return story.does(event.seat, 'finished', { card: event.card });
    case 'tower_activated':
      return story.does(event.seat, 'activated', { colour: event.colour });
    case 'traded':
      return story.does(event.seat, 'traded', { coins: event.coins, pp: event.pp });
    case 'golem_rotated':
      return story.does(event.seat, 'rotated', { card: event.card, before: event.face_before, after: event.face_after });
    case 'golem_redirected':
      return story.does(event.seat, 'redirected', { face: event.face });
    case 'card_added':
      return story.does(event.seat, 'added', { card: event.card, colour: event.colour, cost: event.cost });
    case 'golem_taken_back':
      return story.does(event.seat, 'taken-back', { card: event.card, face: event.face });
    case 'golem_returned':
      return event.why === 'recalled' ? story.does(event.owner, 'recalled') : undefined;
    case 'golem_sent':
      return story.does(event.seat, 'sent', { card: event.card, face: event.face, price: event.price, round: event.finish_round });
    case 'ability_used':
      return story.does(event.seat, 'ability', { ability: event.ability });
  }
}

/** What closes an entry: a deck that is empty, the end. */
function last(event: Happening, story: Story): void {
  if (event.event === 'deck_exhausted') story.tells('deck', { colour: event.colour, round: event.last_round });
  if (event.event === 'game_over') {
    const points = event.points.map((n, who) => story.say('log-score', { who, points: n })).join(', ');
    story.tells('over', { why: story.say(`end-${event.reason}`), points });
  }
}

/** The points that an event tells, by seat. */
export function counted(event: GameEvent): [number, number][] {
  const told = asHappening(event);
  if (!('has' in told)) return [];
  return [['owner' in told ? told.owner : told.seat, told.has.score_now.total]];
}
