/** The table of Skytear in words. */
import { listed, sentence, type Passage, type Teller } from '../../lib/reading';
import { listOf } from '../../lib/words';
import { bothSides, nameOfSide, sideOf } from './sides';
import { counting } from './told';
import { cardOf, heroOf, pile, wordOf, type Harm, type Hero, type Item, type SeatView, type View } from './view';

type Say = Teller['say'];

export function read(view: View, tell: Teller): Passage[] {
  const { say, names, seat } = tell;
  const own = sideOf(view, seat);
  const sitting = view.seats.map((_, n) => n).sort((a, b) => rank(a) - rank(b));
  function rank(n: number): number {
    return n === seat ? -1 : view.seats[n]!.side === own ? n : n + view.seats.length;
  }
  const hand = seat === null ? undefined : view.seats[seat]?.hand;
  return [
    { title: say('read-table'), lines: standing(view, tell) },
    ...(pile(view).length ? [{ title: say('screen-stack'), lines: [...pile(view)].reverse().map((item) => itemLine(view, item, tell)) }] : []),
    ...(hand ? [{ title: say('screen-hand'), lines: hand.length ? hand.map((card) => cardLine(view, card, say)) : [say('screen-no-cards')] }] : []),
    ...(view.looking?.length ? [{ title: say('screen-looking'), lines: view.looking.map((card) => cardLine(view, card, say)) }] : []),
    ...(view.phase === 'draft' ? [{ title: say('read-roster'), lines: view.box.roster.map((face) => rosterLine(face, say)) }] : []),
    ...sitting.map((n) => ({ title: say('read-side', { name: names[n], north: view.seats[n]!.side === 1 ? 'yes' : 'no' }), lines: seatLines(view, n, tell) })),
    { title: say('read-points-of-control'), lines: controlLines(view, tell) },
    { title: say('screen-goals'), lines: view.victory.map((card) => goalLine(view, card, tell)) },
    { title: say('read-map'), lines: mapLines(view, say) },
  ];
}

/** What a word is about: a card in full, who stands on a hex, whom it may hurt. */
export function about(view: View, word: string, tell: Teller): string {
  const { say } = tell;
  const one = wordOf(view, word);
  if (!one) return '';
  return listed(
    [
      one.card !== undefined && listed([say(`card-${one.card}-text`).replace(/\.$/, ''), one.casters?.length ? say('read-casters', { heroes: one.casters.map((hero) => say('name', { who: hero })).join(', ') }) : '']),
      word.startsWith('act ') && (word === 'act worship' ? giftOf(view, view.active.hero, say).join(' ') : say(`screen-action-${word.slice(4)}`)).replace(/\.$/, ''),
      word.startsWith('skill ') && say(`skill-${word.slice(6)}-text`).replace(/\.$/, ''),
      one.hex !== undefined && (onHex(view, one.hex, tell) || say('read-empty')),
      ...(one.harms ?? []).map((harm) => harmText(harm, say)),
    ],
    '; ',
  );
}

/** What Worship gives a hero: the gift of its faction, and the skill that follows. */
export function giftOf(view: View, key: string | null, say: Say): string[] {
  const hero = heroOf(view, key);
  if (!hero) return [];
  const skills = hero.skills.filter((skill) => skill.icon === 'worship');
  return [say(`faction-${hero.faction}-text`), ...skills.map((skill) => `${say(`skill-${skill.key}`)}: ${say(`skill-${skill.key}-text`)}`)];
}

/** A hex with what stands on it, a hero, a card or a side. */
export function explain(view: View, piece: string, tell: Teller): Passage | null {
  const { say, names } = tell;
  const [kind, at = ''] = piece.split(' ');
  const seat = Number(at);
  if (kind === 'card') return { title: say(`card-${at}`), lines: [cardLine(view, at, say)] };
  if (kind === 'seat' && view.seats[seat]) return { title: names[seat] ?? '', lines: seatLines(view, seat, tell) };
  if (kind !== 'hex') return null;
  const hex = Number(at);
  const heroes = view.seats.flatMap((side) => side.heroes).filter((hero) => hero.hex === hex);
  const skills = heroes.flatMap((hero) => hero.skills.map((skill) => `${say(`skill-${skill.key}`)}: ${say(`skill-${skill.key}-text`)}`));
  return { title: label(view, hex), lines: [sentence(onHex(view, hex, tell) || say('read-empty')), ...heroes.map((hero) => heroLine(view, hero, say)), ...skills] };
}

export const label = (view: View, hex: number | null): string => (hex === null ? '' : (view.box.map.labels[hex] ?? ''));

function standing(view: View, { say, names }: Teller): string[] {
  const { active, outsider } = view;
  return [
    say('screen-stage', { turn: view.turn, turns: view.turns, phase: say(`phase-${view.phase}`) }),
    active.hero ? say('read-acting', { hero: say('name', { who: active.hero }), name: names[active.seat], ap: active.ap }) : '',
    view.flux.holder < 0 ? say('read-no-flux') : say('read-flux', { name: names[view.flux.holder], used: view.flux.used ? 'yes' : 'no' }),
    outsider && outsider.hex !== null ? say('read-outsider', { hex: label(view, outsider.hex), hp: outsider.hp, max: outsider.max }) : '',
    view.flipped.length ? say('read-flipped', { cards: view.flipped.map((card) => say(`card-${card}`)).join(', ') }) : '',
  ]
    .filter(Boolean)
    .map(sentence);
}

function itemLine(view: View, item: Item, { say, names }: Teller): string {
  const targets = item.targets.map((target) => say('name', { who: target })).join(', ');
  return sentence(
    listed(
      [
        say('read-item', { what: say('name', { who: item.what }), hero: say('name', { who: item.hero }), name: names[item.seat] }),
        targets && say('read-aimed', { targets }),
        item.hexes.length > 0 && say('read-on-hexes', { hexes: item.hexes.map((hex) => label(view, hex)).join(', ') }),
        !item.legal_now && say('screen-would-cancel').replace(/\.$/, ''),
        ...item.harms.map((harm) => harmText(harm, say)),
      ],
      '; ',
    ),
  );
}

const harmText = (harm: Harm, say: Say): string => say('read-harm', { who: say('name', { who: harm.target }), least: harm.least, most: harm.most, hp: harm.hp });

export function cardLine(view: View, card: string, say: Say): string {
  const face = cardOf(view, card);
  const runes = (face?.runes ?? []).map((rune) => say(`rune-${rune}`)).join(', ');
  const kind = say('read-kind', { kind: face?.type ?? 'action', cost: face?.cost ?? 0, runes: runes || say('draw-none'), modifier: face?.modifier ?? 0 });
  return sentence(`${say(`card-${card}`)}: ${kind}. ${say(`card-${card}-text`)}`);
}

function rosterLine(face: View['box']['roster'][number], say: Say): string {
  const stats = say('read-printed', { hp: face.hp, armor: face.armor, attack: face.attack, flips: face.flips, range: face.range });
  return sentence(`${say(`hero-${face.key}`)}, ${say(`faction-${face.faction}`)}, ${say(`class-${face.role}`).toLowerCase()}: ${stats}`);
}

/** What a seat has, and where its side stands; a partner's open hand is read too. */
function seatLines(view: View, seat: number, { say, names, seat: reader }: Teller): string[] {
  const side: SeatView = view.seats[seat]!;
  const held = view.sides[side.side]!;
  const counts = say('read-cards', { hand: side.hand_count, deck: side.deck_count, discard: side.discard.length, reserve: held.reserve });
  const open = seat !== reader && side.hand?.length ? [say('read-open-hand', { cards: listOf(side.hand.map((card) => say(`card-${card}`))) })] : [];
  const mate = names[side.partner];
  const hexes = (all: readonly { hex: number }[]): string => all.map((one) => label(view, one.hex)).join(', ');
  return [
    ...(mate === undefined ? [] : [say('read-partner', { name: mate })]),
    counts,
    ...open,
    ...side.heroes.map((hero) => heroLine(view, hero, say)),
    say('read-minions', { count: held.minions.length, hexes: hexes(held.minions) }),
    ...(held.pillars.length ? [say('read-pillars', { hexes: held.pillars.map((hex) => label(view, hex)).join(', ') })] : []),
    ...side.illusions.map((one) => say('read-illusion', { hero: say(`hero-${one.hero}`), hex: label(view, one.hex) })),
    ...held.towers.map((tower) => say('read-tower', { hex: label(view, tower.hex), hp: tower.hp })),
    say('read-nexus', { hex: label(view, held.nexus.hex), hp: held.nexus.hp ?? -1 }),
  ].map(sentence);
}

export function heroLine(view: View, hero: Hero, say: Say): string {
  const where = hero.hex === null ? (hero.returns ? say('screen-back-on', { turn: hero.returns }) : say('read-off-map')) : say('read-on', { hex: label(view, hero.hex) });
  return sentence(
    listed(
      [
        `${say(`hero-${hero.key}`)}, ${say(`class-${hero.role}`).toLowerCase()}: ${where}`,
        say('read-hp', { hp: hero.hp, max: hero.max }),
        say(`state-${hero.state}`),
        say('read-stats', { attack: hero.attack, flips: hero.flips, armor: hero.armor, move: hero.move, range: hero.range }),
        say('screen-mana', { n: hero.mana_left, burned: hero.mana_burned }),
        hero.conditions.length > 0 && hero.conditions.map((one) => say(`condition-${one}`)).join(', '),
        hero.cards_on.length > 0 && `${say('screen-cards-on')} ${hero.cards_on.map((card) => say(`card-${card}`)).join(', ')}`,
        hero.leads.length > 0 && say('read-leads', { cards: hero.leads.map((lead) => (lead.card ? say(`card-${lead.card}`) : say('screen-lead-unseen'))).join(', ') }),
        say('read-skills', { skills: hero.skills.map((skill) => say(`skill-${skill.key}`)).join(', ') }),
      ],
      '; ',
    ),
  );
}

function controlLines(view: View, { say, names }: Teller): string[] {
  const points = [...view.tokens, ...view.domes].map((one) => ({ name: say(`point-${one.point}`), hex: one.hex, at: one.preview }));
  return points.map(({ name, hex, at }) => {
    const sides = at.values.map((value, side) => {
      const parts = counting(at.parts[side] ?? []).map((part) => say(`screen-part-${part.name}`, { n: part.n })).join(', ');
      return say('read-control', { name: nameOfSide(view, names, side), value, parts: parts || 'none', unknown: at.unknown[side] ?? 0 });
    });
    return sentence(say('read-point', { name, hex: label(view, hex), sides: sides.join('; ') }));
  });
}

function goalLine(view: View, card: View['victory'][number], { say, names }: Teller): string {
  const progress = card.progress.map((n, side) => say('read-progress', { name: nameOfSide(view, names, side), n })).join(', ');
  return sentence(`${say(`victory-${card.key}`)}: ${say('victory-text', { condition: card.condition, side: card.side, goal: card.goal, points: card.points })} ${progress}`);
}

function mapLines(view: View, say: Say): string[] {
  const { map } = view.box;
  const where = (marks: readonly boolean[]): string => map.labels.filter((_, hex) => marks[hex]).join(', ');
  return [say('read-map-how'), sentence(say('read-cover', { hexes: where(map.cover) })), sentence(say('read-dome', { hexes: where(map.dome) }))];
}

/** What stands on a hex, and whose it is. */
export function onHex(view: View, hex: number, { say, names }: Teller): string {
  const whose = (what: string, name: string | undefined, hp = 0): string => say('read-whose', { what, name, hp });
  const own = view.seats.flatMap((one, seat) => [
    ...one.heroes.filter((hero) => hero.hex === hex).map((hero) => whose(say(`hero-${hero.key}`), names[seat], hero.hp)),
    ...one.illusions.filter((each) => each.hex === hex).map(() => whose(say('kind-illusion').toLowerCase(), names[seat])),
  ]);
  const shared = bothSides(view).flatMap((one, side) => {
    const name = nameOfSide(view, names, side);
    return [
      ...one.minions.filter((each) => each.hex === hex).map(() => whose(say('kind-minion').toLowerCase(), name)),
      ...one.pillars.filter((each) => each === hex).map(() => whose(say('kind-pillar').toLowerCase(), name)),
      ...one.towers.filter((each) => each.hex === hex && each.hp > 0).map((each) => whose(say('read-a-tower'), name, each.hp)),
      ...(one.nexus.hex === hex ? [whose(say('read-a-nexus'), name, one.nexus.hp ?? 0)] : []),
    ];
  });
  return listed([...own, ...shared, view.outsider?.hex === hex && say('outsider-wanderer'), view.tokens.some((one) => one.hex === hex) && say('read-token'), (view.box.map.cover[hex] ?? false) && say('read-is-cover')]);
}
