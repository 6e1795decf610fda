/** Events played on the view, one by one. What the page cannot know is put right by the next view from the server. */
import { labelled } from './geometry';
import { isFriend } from './sides';
import { heroOf, ownerOf, type Event, type EventOf, type Hero, type Item, type SeatView, type SideView, type View } from './view';

const PACE: Partial<Record<Event['event'], number>> = {
  moved: 260,
  placed: 120,
  respawned: 300,
  declared: 420,
  card_played: 520,
  triggered: 420,
  flipped: 620,
  damaged: 420,
  lost_hp: 320,
  healed: 320,
  defeated: 420,
  minion_defeated: 200,
  pillar: 240,
  illusion: 240,
  condition: 240,
  aoe: 420,
  led: 260,
  control: 900,
  building_damaged: 420,
  tower_destroyed: 520,
  token_moved: 420,
  spawned: 160,
  repositioned: 200,
  outsider_placed: 300,
  turn_began: 240,
};

export function pace(event: Pick<Event, 'event'>): number {
  return PACE[event.event] ?? 0;
}

export function advance(view: View, event: Event): View {
  const at = (label: string | null): number | null => (label === null ? null : labelled(view.box.map, label));
  switch (event.event) {
    case 'moved':
      return moved(view, event.who, at(event.from), at(event.to));
    case 'placed':
      return withPiece(view, event.element, { hex: at(event.hex) });
    case 'respawned':
      return withPiece(view, event.hero, { hex: at(event.hex), hp: event.hp, state: 'ready', returns: 0 });
    case 'damaged':
    case 'lost_hp':
      return withPiece(view, event.victim, { hp: event.hp });
    case 'healed':
      return withPiece(view, event.who, { hp: event.hp });
    case 'defeated':
      return withPiece(view, event.who, { hex: null, state: 'defeated', returns: event.returns });
    case 'exhausted':
      return withPiece(view, event.hero, { state: 'exhausted' });
    case 'readied':
      return event.heroes.reduce((now, hero) => withPiece(now, hero, { state: 'ready' }), view);
    case 'mana':
      return withPiece(view, event.hero, { mana_left: event.left });
    case 'condition':
      return conditioned(view, event);
    case 'minion_defeated':
      return withSide(view, event.side, (one) => ({ minions: one.minions.filter((minion) => minion.hex !== at(event.hex)) }));
    case 'spawned':
      return withSide(view, event.side, (one) => ({ minions: [...one.minions, { hex: labelled(view.box.map, event.hex), lane: event.lane }] }));
    case 'repositioned':
      return moved(view, `minion ${event.side} ${event.from}`, at(event.from), at(event.to));
    case 'pillar':
      return withSide(view, event.side, (one) => {
        const others = one.pillars.filter((hex) => hex !== at(event.hex));
        return { pillars: event.change === 'placed' ? [...others, labelled(view.box.map, event.hex)] : others };
      });
    case 'illusion':
      return illusion(view, event.hero, at(event.to));
    case 'token_moved':
      return { ...view, tokens: view.tokens.map((one) => (one.lane === event.lane ? { ...one, hex: labelled(view.box.map, event.to) } : one)) };
    case 'building_damaged':
      return withSide(view, event.side, (one) => building(one, event.lane, event.hp));
    case 'nexus_opened':
      return withSide(view, event.side, (one) => building(one, null, event.hp));
    case 'outsider_placed':
      return withPiece(view, 'outsider', { hex: at(event.hex) });
    case 'turn_began':
      return { ...view, active: { seat: event.seat, side: view.seats[event.seat]!.side, hero: event.hero, ap: event.ap, used: [] } };
    case 'declared':
      return { ...piled(view, event), active: { ...view.active, ap: event.ap } };
    case 'card_played':
    case 'triggered':
    case 'provoked':
      return piled(view, event);
    case 'resolved':
    case 'cancelled':
      return {
        ...view,
        stack: view.stack.filter((one) => one.item !== event.item),
        resolving: view.resolving?.item === event.item ? null : view.resolving,
      };
    case 'round_began':
      return { ...view, turn: event.round };
    default:
      return view;
  }
}

type Piled = EventOf<'declared' | 'card_played' | 'triggered' | 'provoked'>;

/** With the item that an event puts on the Stack. */
function piled(view: View, event: Piled): View {
  const { kind, what, targets, hero } = item(event);
  const hexes = targets.flatMap((target) => whereIs(view, target) ?? []);
  const more = { legal_now: true, harms: [], areas: [], concerns: [] };
  return { ...view, stack: [...view.stack, { item: event.item, kind, seat: event.seat, hero, what, targets, hexes, ...more }] };
}

function item(event: Piled): Pick<Item, 'kind' | 'what' | 'targets' | 'hero'> {
  switch (event.event) {
    case 'declared':
      return { kind: 'action', what: event.action, targets: event.target === null ? [] : [event.target], hero: event.hero };
    case 'card_played':
      return { kind: 'card', what: event.card, targets: event.targets, hero: event.hero };
    case 'triggered':
      return { kind: 'skill', what: event.skill, targets: [], hero: event.hero };
    case 'provoked':
      return { kind: 'provoked', what: 'provoked', targets: [], hero: 'outsider' };
  }
}

/** Where a named element stands: a hero, `minion 1 J5`, `illusion akhuti`, `hex J6`. */
export function whereIs(view: View, name: string): number | null {
  const [kind, owner, label] = name.split(' ');
  if (kind === 'outsider') return view.outsider?.hex ?? null;
  if (kind === 'illusion') return view.seats.flatMap((one) => one.illusions).find((one) => one.hero === owner)?.hex ?? null;
  if (owner === undefined) return view.seats.flatMap((one) => one.heroes).find((one) => one.key === name)?.hex ?? null;
  const hex = labelled(view.box.map, label ?? owner);
  return hex < 0 ? null : hex;
}

function withSeat(view: View, seat: number, change: (one: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, n) => (n === seat ? { ...one, ...change(one) } : one)) };
}

function withSide(view: View, side: number, change: (one: SideView) => Partial<SideView>): View {
  return { ...view, sides: view.sides.map((one, n) => (n === side ? { ...one, ...change(one) } : one)) };
}

/** A hero or the outsider, changed. Others are left as they are. */
function withPiece(view: View, name: string, change: Partial<Hero>): View {
  if (name === 'outsider' && view.outsider) {
    const { hex = view.outsider.hex, hp = view.outsider.hp, conditions = view.outsider.conditions } = change;
    return { ...view, outsider: { ...view.outsider, hex, hp, conditions } };
  }
  return withSeat(view, ownerOf(view, name), (one) => ({
    heroes: one.heroes.map((hero) => (hero.key === name ? { ...hero, ...change } : hero)),
  }));
}

function moved(view: View, name: string, from: number | null, to: number | null): View {
  const [kind, owner] = name.split(' ');
  if (kind !== 'minion') return withPiece(view, name, { hex: to });
  return withSide(view, Number(owner), (one) => ({
    minions: one.minions.flatMap((minion) => (minion.hex !== from ? [minion] : to === null ? [] : [{ ...minion, hex: to }])),
  }));
}

function illusion(view: View, hero: string, to: number | null): View {
  return withSeat(view, ownerOf(view, hero), (one) => {
    const others = one.illusions.filter((each) => each.hero !== hero);
    return { illusions: to === null ? others : [...others, { hero, hex: to }] };
  });
}

function conditioned(view: View, event: EventOf<'condition'>): View {
  const had = event.who === 'outsider' ? view.outsider?.conditions : heroOf(view, event.who)?.conditions;
  const others = (had ?? []).filter((name) => name !== event.name);
  return withPiece(view, event.who, { conditions: event.change === 'gained' ? [...others, event.name] : others });
}

/** A tower by its lane, or the nexus, with other HP. */
function building(side: SideView, lane: number | null, hp: number): Partial<SideView> {
  if (lane === null) return { nexus: { ...side.nexus, hp } };
  return { towers: side.towers.map((tower, n) => (n === lane ? { ...tower, hp } : tower)) };
}

/** Labels of the hexes that an event is about. */
export function places(event: Event): string[] {
  if (event.event === 'aoe') return event.hexes;
  if (event.event === 'token_moved') return event.path;
  const labels = [...('hex' in event ? [event.hex] : []), ...('from' in event ? [event.from] : []), ...('to' in event ? [event.to] : [])];
  return labels.filter((label): label is string => label !== null && /^[A-Z]\d+$/.test(label));
}

/** Whether an event hurts a seat that did not do it: its heroes, minions and buildings. */
export function concerns(view: View, event: Event, seat: number): boolean {
  switch (event.event) {
    case 'damaged':
    case 'lost_hp':
      return ownerOf(view, event.victim) === seat;
    case 'defeated':
      return ownerOf(view, event.who) === seat;
    case 'minion_defeated':
    case 'building_damaged':
    case 'tower_destroyed':
      return isFriend(view, event.seat, seat);
    default:
      return false;
  }
}
