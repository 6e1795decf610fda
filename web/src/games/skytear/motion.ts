/** Events played on the view, one by one. What the page cannot know is put right by the next view from the server. */
import type { GameEvent } from '../../lib/model';
import { labelled } from './geometry';
import { sideOf, type Hero, type Item, type SeatView, type View } from './view';

const PACE: Record<string, number> = {
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
  activated: 240,
};

export function pace(event: GameEvent): number {
  return PACE[event.event] ?? 0;
}

export function advance(view: View, event: GameEvent): View {
  const at = (label: unknown): number | null => {
    const hex = labelled(view.box.map, label);
    return hex < 0 ? null : hex;
  };
  const seat = Number(event.seat);
  switch (event.event) {
    case 'moved':
      return moved(view, String(event.who), at(event.from), at(event.to));
    case 'placed':
      return withPiece(view, String(event.element), { hex: at(event.hex) });
    case 'respawned':
      return withPiece(view, String(event.hero), { hex: at(event.hex), state: 'ready', returns: 0 });
    case 'damaged':
    case 'lost_hp':
      return withPiece(view, String(event.victim), { hp: Number(event.hp) });
    case 'healed':
      return withPiece(view, String(event.who), { hp: Number(event.hp) });
    case 'defeated':
      return withPiece(view, String(event.who), { hex: null, state: 'defeated', returns: Number(event.returns) });
    case 'exhausted':
      return withPiece(view, String(event.hero), { state: 'exhausted' });
    case 'mana':
      return withPiece(view, String(event.hero), { mana_left: Number(event.left) });
    case 'condition':
      return conditioned(view, event);
    case 'minion_defeated':
      return withSeat(view, seat, (one) => ({ minions: one.minions.filter((minion) => minion.hex !== at(event.hex)) }));
    case 'spawned':
      return withSeat(view, seat, (one) => ({ minions: [...one.minions, { hex: at(event.hex)!, lane: Number(event.lane) }] }));
    case 'repositioned':
      return moved(view, `minion ${seat} ${String(event.from)}`, at(event.from), at(event.to));
    case 'pillar':
      return withSeat(view, seat, (one) => ({
        pillars: event.change === 'placed' ? [...one.pillars, at(event.hex)!] : one.pillars.filter((hex) => hex !== at(event.hex)),
      }));
    case 'illusion':
      return illusion(view, String(event.hero), event.change === 'removed' ? null : at(event.to));
    case 'token_moved': {
      const end = at((event.path as string[]).at(-1));
      return { ...view, tokens: view.tokens.map((one) => (one.lane === event.lane && end !== null ? { ...one, hex: end } : one)) };
    }
    case 'building_damaged':
      return building(view, seat, String(event.building), Number(event.hp));
    case 'outsider_placed':
      return withPiece(view, 'outsider', { hex: at(event.hex) });
    case 'activated':
      return { ...view, active: { ...view.active, seat, hero: String(event.hero), used: [] } };
    case 'declared':
    case 'card_played':
    case 'triggered':
      return { ...view, stack: [...view.stack, item(view, event)] };
    case 'resolved':
    case 'cancelled':
      return {
        ...view,
        stack: view.stack.filter((one) => one.item !== event.item),
        resolving: view.resolving?.item === event.item ? null : view.resolving,
      };
    case 'turn_started':
      return { ...view, turn: Number(event.turn) };
    default:
      return view;
  }
}

function item(view: View, event: GameEvent): Item {
  const named = Array.isArray(event.targets) ? event.targets.map(String) : [String(event.target ?? 'nobody')];
  const targets = named.filter((target) => target !== 'nobody');
  return {
    item: Number(event.item),
    kind: event.event === 'card_played' ? 'card' : event.event === 'declared' ? 'action' : 'skill',
    seat: Number(event.seat),
    hero: String(event.hero),
    what: String(event.card ?? event.action ?? event.skill),
    targets,
    hexes: targets.flatMap((target) => whereIs(view, target) ?? []),
    legal_now: true,
    harms: [],
    areas: [],
    concerns: [],
  };
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

/** A hero or the outsider, changed. Others are left as they are. */
function withPiece(view: View, name: string, change: Partial<Hero>): View {
  if (name === 'outsider' && view.outsider) {
    const { hex = view.outsider.hex, hp = view.outsider.hp, conditions = view.outsider.conditions } = change;
    return { ...view, outsider: { ...view.outsider, hex, hp, conditions } };
  }
  return withSeat(view, sideOf(view, name), (one) => ({
    heroes: one.heroes.map((hero) => (hero.key === name ? { ...hero, ...change } : hero)),
  }));
}

function moved(view: View, name: string, from: number | null, to: number | null): View {
  const [kind, owner] = name.split(' ');
  if (kind !== 'minion') return withPiece(view, name, { hex: to });
  return withSeat(view, Number(owner), (one) => ({
    minions: one.minions.flatMap((minion) => (minion.hex !== from ? [minion] : to === null ? [] : [{ ...minion, hex: to }])),
  }));
}

function illusion(view: View, hero: string, to: number | null): View {
  return withSeat(view, sideOf(view, hero), (one) => {
    const others = one.illusions.filter((each) => each.hero !== hero);
    return { illusions: to === null ? others : [...others, { hero, hex: to }] };
  });
}

function conditioned(view: View, event: GameEvent): View {
  const who = String(event.who);
  const had = who === 'outsider' ? view.outsider?.conditions : view.seats.flatMap((one) => one.heroes).find((one) => one.key === who)?.conditions;
  const others = (had ?? []).filter((name) => name !== event.name);
  return withPiece(view, who, { conditions: event.change === 'gained' ? [...others, String(event.name)] : others });
}

function building(view: View, seat: number, name: string, hp: number): View {
  const [kind, , lane] = name.split(' ');
  return withSeat(view, seat, (one) =>
    kind === 'nexus' ? { nexus: { ...one.nexus, hp } } : { towers: one.towers.map((tower, n) => (n === Number(lane) ? { ...tower, hp } : tower)) },
  );
}

const PLACED = ['hex', 'from', 'to'] as const;

/** Labels of the hexes that an event is about. */
export function places(event: GameEvent): string[] {
  const found = PLACED.map((field) => event[field]).filter((label): label is string => typeof label === 'string' && /^[A-Z]\d+$/.test(label));
  return event.event === 'aoe' || event.event === 'token_moved' ? ((event.hexes ?? event.path) as string[]) : found;
}
