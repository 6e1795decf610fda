/** The table of Skytear in words. */
import { listed, sentence, type Passage, type Teller } from '../../lib/reading';
import { counting } from './told';
import { cardOf, heroOf, pile, wordOf, type Harm, type Hero, type Item, type SeatView, type View } from './view';

type Say = Teller['say'];

export function read(view: View, tell: Teller): Passage[] {
  const { say, names, seat } = tell;
  const own = seat === 1 ? [1, 0] : [0, 1];
  const hand = seat === null ? undefined : view.seats[seat]?.hand;
  return [
    { title: say('read-table'), lines: standing(view, tell) },
    ...(pile(view).length ? [{ title: say('screen-stack'), lines: [...pile(view)].reverse().map((item) => itemLine(view, item, tell)) }] : []),
    ...(hand ? [{ title: say('screen-hand'), lines: hand.length ? hand.map((card) => cardLine(view, card, say)) : [say('screen-no-cards')] }] : []),
    ...(view.looking?.length ? [{ title: say('screen-looking'), lines: view.looking.map((card) => cardLine(view, card, say)) }] : []),
    ...(view.phase === 'draft' ? [{ title: say('read-roster'), lines: view.box.roster.map((face) => rosterLine(face, say)) }] : []),
    ...own.map((n) => ({ title: say('read-side', { name: names[n], north: n === 1 ? 'yes' : 'no' }), lines: sideLines(view, view.seats[n]!, say) })),
    { title: say('read-points-of-control'), lines: controlLines(view, tell) },
    { title: say('screen-goals'), lines: view.victory.map((card) => goalLine(card, tell)) },
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
  if (kind === 'seat' && view.seats[seat]) return { title: names[seat] ?? '', lines: sideLines(view, view.seats[seat], say) };
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
  const kind = say('read-kind', { kind: face?.type ?? 'action', cost: face?.cost ?? 0, runes: runes || 'none', modifier: face?.modifier ?? 0 });
  return sentence(`${say(`card-${card}`)}: ${kind}. ${say(`card-${card}-text`)}`);
}

function rosterLine(face: View['box']['roster'][number], say: Say): string {
  const stats = say('read-printed', { hp: face.hp, armor: face.armor, attack: face.attack, flips: face.flips, range: face.range });
  return sentence(`${say(`hero-${face.key}`)}, ${say(`faction-${face.faction}`)}, ${say(`class-${face.role}`).toLowerCase()}: ${stats}`);
}

function sideLines(view: View, side: SeatView, say: Say): string[] {
  const counts = say('read-cards', { hand: side.hand_count, deck: side.deck_count, discard: side.discard.length, reserve: side.reserve });
  const hexes = (all: readonly { hex: number }[]): string => all.map((one) => label(view, one.hex)).join(', ');
  return [
    sentence(counts),
    ...side.heroes.map((hero) => heroLine(view, hero, say)),
    say('read-minions', { count: side.minions.length, hexes: hexes(side.minions) }),
    ...(side.pillars.length ? [say('read-pillars', { hexes: side.pillars.map((hex) => label(view, hex)).join(', ') })] : []),
    ...side.illusions.map((one) => say('read-illusion', { hero: say(`hero-${one.hero}`), hex: label(view, one.hex) })),
    ...side.towers.map((tower) => say('read-tower', { hex: label(view, tower.hex), hp: tower.hp })),
    say('read-nexus', { hex: label(view, side.nexus.hex), hp: side.nexus.hp ?? -1 }),
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
  const points = [...view.tokens.map((one) => ({ name: say(`point-${one.lane}`), hex: one.hex, at: one.preview })), ...(view.dome ? [{ name: say('point-dome'), hex: view.dome.hex, at: view.dome.preview }] : [])];
  return points.map(({ name, hex, at }) => {
    const sides = at.values.map((value, seat) => {
      const parts = counting(at.parts[seat] ?? []).map((part) => say(`screen-part-${part.name}`, { n: part.n })).join(', ');
      return say('read-control', { name: names[seat], value, parts: parts || 'none', unknown: at.unknown[seat] ?? 0 });
    });
    return sentence(say('read-point', { name, hex: label(view, hex), sides: sides.join('; ') }));
  });
}

function goalLine(card: View['victory'][number], { say, names }: Teller): string {
  const progress = card.progress.map((n, seat) => say('read-progress', { name: names[seat], n })).join(', ');
  return sentence(`${say(`victory-${card.key}`)}: ${say('victory-text', { condition: card.condition, side: card.side, goal: card.goal })} ${progress}`);
}

function mapLines(view: View, say: Say): string[] {
  const { map } = view.box;
  const where = (marks: readonly boolean[]): string => map.labels.filter((_, hex) => marks[hex]).join(', ');
  return [say('read-map-how'), sentence(say('read-cover', { hexes: where(map.cover) })), sentence(say('read-dome', { hexes: where(map.dome) }))];
}

/** What stands on a hex, and whose it is. */
export function onHex(view: View, hex: number, { say, names }: Teller): string {
  const found = view.seats.flatMap((side, seat) => [
    ...side.heroes.filter((hero) => hero.hex === hex).map((hero) => say('read-whose', { what: say(`hero-${hero.key}`), name: names[seat], hp: hero.hp })),
    ...side.minions.filter((one) => one.hex === hex).map(() => say('read-whose', { what: say('kind-minion').toLowerCase(), name: names[seat], hp: 0 })),
    ...side.pillars.filter((one) => one === hex).map(() => say('read-whose', { what: say('kind-pillar').toLowerCase(), name: names[seat], hp: 0 })),
    ...side.illusions.filter((one) => one.hex === hex).map(() => say('read-whose', { what: say('kind-illusion').toLowerCase(), name: names[seat], hp: 0 })),
    ...side.towers.filter((one) => one.hex === hex && one.hp > 0).map((one) => say('read-whose', { what: say('read-a-tower'), name: names[seat], hp: one.hp })),
    ...(side.nexus.hex === hex ? [say('read-whose', { what: say('read-a-nexus'), name: names[seat], hp: side.nexus.hp ?? 0 })] : []),
  ]);
  return listed([...found, view.outsider?.hex === hex && say('outsider-wanderer'), view.tokens.some((one) => one.hex === hex) && say('read-token'), (view.box.map.cover[hex] ?? false) && say('read-is-cover')]);
}
