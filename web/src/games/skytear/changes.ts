/** What the rival's events changed for a seat, and where on the map an event is. */
import type { GameEvent } from '../../lib/model';
import type { Story } from '../../lib/told';
import { whereIs } from './motion';
import { isFriend } from './sides';
import { heard, is, ownerOf, type Event, type EventOf, type View } from './view';

/** The seat's heroes that were hurt, felled or moved, its side's minions that fell and buildings, and where the tokens are now. */
export function changes(events: GameEvent[], seat: number, story: Story, view: View): void {
  const all = events.map(heard);
  hurt(all, (hero) => ownerOf(view, hero) === seat, story);
  const fallen = all.filter((event) => is(event, 'minion_defeated') && isFriend(view, event.seat, seat)).length;
  if (fallen) story.tells('fallen', { n: fallen, seat }, seat);
  for (const event of all) {
    if (is(event, 'building_damaged') && isFriend(view, event.seat, seat)) story.tells('building', { seat, kind: event.kind, n: event.n, hp: event.hp }, seat);
    if (is(event, 'tower_destroyed') && isFriend(view, event.seat, seat)) story.tells('tower-fell', { seat }, seat);
  }
  const tokens = new Map(all.filter((event) => is(event, 'token_moved')).map((event) => [event.lane, event]));
  for (const event of tokens.values()) story.as(event);
}

/** What happened to heroes: all that one of them lost together, then where it was put, and whether it fell. */
function hurt(all: Event[], isMine: (hero: string) => boolean, story: Story): void {
  const blows = all.filter((event): event is EventOf<'damaged' | 'lost_hp'> => is(event, 'damaged', 'lost_hp') && isMine(event.victim));
  for (const victim of new Set(blows.map((event) => event.victim))) {
    const own = blows.filter((event) => event.victim === victim);
    const lost = own.reduce((sum, event) => sum + (is(event, 'damaged') ? event.lost : event.n), 0);
    const hp = own.at(-1)!.hp;
    if (lost) story.tells('hit', { victim, lost, before: hp + lost, hp });
  }
  const moved = new Map(all.filter((event) => is(event, 'moved')).map((event) => [event.who, event]));
  for (const event of moved.values()) if (isMine(event.who)) story.tells('moved', { who: event.who, how: event.how, to: event.to });
  for (const event of all) if (is(event, 'defeated') && isMine(event.who)) story.as(event);
}

/** The hex where the hero or piece stands. */
export function pieces(event: Event, view: View): string[] {
  if (is(event, 'moved')) return [`hex ${event.from}`];
  if ('hex' in event) return [`hex ${event.hex}`];
  const hex = 'hero' in event ? whereIs(view, event.hero) : null;
  const label = hex === null ? undefined : view.box.map.labels[hex];
  return label === undefined ? [] : [`hex ${label}`];
}
