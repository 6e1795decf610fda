/** The table of Skytopia in words. */
import { listed, sentence, type Passage, type Teller } from '../../lib/reading';
import { dial, fate, hintOf, leavesOwn } from './preview';
import { listOf } from '../../lib/words';
import type { Card, Golem, Hint, Level, Master, Offer, Part, Promised, Seat, Slot, Tower, View } from './view';

export function read(view: View, tell: Teller): Passage[] {
  const { say } = tell;
  return [
    { title: say('read-table'), lines: standing(view, tell) },
    { title: say('screen-market'), lines: [...view.market.slots.map((slot) => slotLine(slot, tell)), ...view.decks.map((deck) => sentence(say('read-deck', { colour: say(`colour-${deck.colour}`), count: deck.left })))] },
    ...(view.phase === 'setup' ? [{ title: say('option-abilities'), lines: view.tiles.flatMap((tile) => tileLines(tile, tell)) }] : []),
    { title: say('read-guildmasters'), lines: view.guildmasters.map((master) => masterLine(view, master, tell)) },
    ...view.seats.map((seat) => ({ title: say('read-city', { name: tell.names[seat.seat], city: say(`city-${seat.seat}`) }), lines: cityLines(view, seat, tell) })),
  ];
}

/** What a word costs and brings. */
export function about(view: View, word: string, tell: Teller): string {
  const { say, names } = tell;
  const hint = hintOf(view, word);
  if (!hint) return '';
  return listed(
    [
      hint.price !== undefined && say('read-price', { price: hint.price }),
      hint.gain_pp ? say('read-gain-pp', { pp: hint.gain_pp }) : '',
      hint.gain_coins ? say('read-gain-coins', { coins: hint.gain_coins }) : '',
      ...(hint.finish_round === undefined ? [] : race(hint, view.decision!.seat, tell)),
      hint.then && say('read-then', { gains: gains(hint.then, say) }),
      hint.overtakes?.length ? say('read-overtakes', { names: namesOf(hint.overtakes, names) }) : '',
      ...(hint.home ? added(view, hint, tell) : []),
      hint.effect?.length ? say('read-effect', { effect: effect(hint.effect, say) }) : '',
    ],
    '; ',
  );
}

const namesOf = (seats: readonly number[], names: readonly string[]): string => [...new Set(seats)].map((seat) => names[seat]).join(', ');

/** When a golem is done, or what becomes of it instead, and whom it leaves behind. */
function race(hint: Hint, seat: number, { say, names }: Teller): string[] {
  const others = (seats: readonly number[] | undefined): number[] => (seats ?? []).filter((one) => one !== seat);
  const ends = { late: 'screen-late', nothing: 'read-behind-own', paid: 'read-behind', leads: 'read-done' }[fate(hint, seat)];
  const rivals = fate(hint, seat) === 'leads' ? others(hint.behind) : [];
  return [
    say(ends, { round: hint.finish_round, names: namesOf(others(hint.ahead), names), coins: hint.refund ?? 0 }),
    rivals.length ? say('read-ahead', { names: namesOf(rivals, names) }) : '',
    leavesOwn(hint, seat) ? say('read-own-behind') : '',
  ];
}

const gains = (then: Promised, say: Teller['say']): string =>
  listed([then.pp > 0 && say('effect-pp', { n: then.pp }), then.coins > 0 && say('effect-coins', { n: then.coins }), then.choices.length > 0 && effect(then.choices, say)]) || say('read-nothing');

/** Who goes home because of a word, what one is worth then, and whether the tower will still use the card. */
function added(view: View, hint: Hint, { say, names }: Teller): string[] {
  const seat = view.decision!.seat;
  const home = hint.home!.map((owner) => say('read-home', { name: names[owner], coins: hint.leader === undefined || owner === seat ? 0 : view.compensation }));
  const guild = view.guildmasters.flatMap((master, n) => {
    const [now, then] = [master.now[seat], hint.guild?.[n]];
    return then === undefined || then === now ? [] : [say('read-change', { name: say(`guildmaster-${master.id}`), now, then })];
  });
  return [
    home.length ? say('read-go-home', { golems: home.join(', ') }) : '',
    hint.worth === undefined ? '' : say('read-change', { name: say('read-worth-now'), now: hint.worth, then: hint.worth_then }),
    ...guild,
    hint.activates === undefined ? '' : say(hint.activates ? 'read-activates' : 'read-activates-not'),
  ];
}

/** A card of the market, a storey, a guildmaster, a deck or a city. */
export function explain(view: View, piece: string, tell: Teller): Passage | null {
  const { say } = tell;
  const [kind, at = '', colour, number] = piece.split(' ');
  const seat = view.seats[Number(at)];
  const slot = view.market.slots.find((one) => one.slot === at);
  const master = view.guildmasters.find((one) => one.id === at);
  const deck = view.decks.find((one) => one.colour === at);
  const level = seat?.towers.find((tower) => tower.colour === colour)?.levels[Number(number)];
  if (kind === 'slot' && slot) return { title: slot.card ? say(`card-${slot.card.id}`) : say('screen-empty'), lines: slot.card ? cardLines(view, slot, slot.card, tell) : [] };
  if (kind === 'guild' && master) return { title: say(`guildmaster-${master.id}`), lines: [...ruleLines(master, say), ...view.seats.map((one) => payLine(master, one.seat, tell))] };
  if (kind === 'deck' && deck) return { title: say('read-deck', { colour: say(`colour-${deck.colour}`), count: deck.left }), lines: [sentence(deck.unseen.map((card) => say(`card-${card}`)).join(', '))] };
  if (kind === 'level' && seat && level) return { title: level.foundation ? say(`card-foundation-${colour}`) : say(`card-${level.card}`), lines: levelLines(level, Number(number), colour!, seat.seat, tell) };
  if (kind === 'seat' && seat) return { title: say('read-city', { name: tell.names[seat.seat], city: say(`city-${seat.seat}`) }), lines: cityLines(view, seat, tell) };
  return null;
}

/** A card of the market: where it lies, what it does, who works there, and what comes of that. */
function cardLines(view: View, slot: Slot, card: Card, tell: Teller): string[] {
  const { say, names } = tell;
  const leader = slot.golems[0];
  const now = view.decision?.actions.find((one) => one.name.startsWith(`send ${slot.slot} `))?.hint;
  const gives = now && listed([now.gain_pp ? say('effect-pp', { n: now.gain_pp }) : '', now.gain_coins ? say('effect-coins', { n: now.gain_coins }) : '']);
  return [
    say('read-lies', { colour: say(`colour-${slot.colour}`), row: slot.row, coat: say(`coat-${card.coat}`) }),
    effect(card.effect, say),
    ...(gives ? [say('read-at-once', { gains: gives })] : []),
    ...slot.golems.map((golem) => golemText(golem, names[golem.seat] ?? '', say)),
    ...(slot.due && leader ? [say('read-takes', { name: names[leader.seat], round: leader.finish_round, gains: gains(slot.due, say) })] : []),
    say('read-overtaking', { coins: view.compensation }),
  ].map(sentence);
}

function levelLines(level: Level, height: number, colour: string, seat: number, { say, names }: Teller): string[] {
  const gives = listed([level.pp > 0 && say('effect-pp', { n: level.pp }), level.coins > 0 && say('effect-coins', { n: level.coins })]);
  return [
    say(level.coat ? 'read-level-coat' : 'read-level', { name: names[seat], colour: say(`colour-${colour}`), level: height, coat: level.coat ? say(`coat-${level.coat}`) : '' }),
    effect(level.effect, say),
    ...(gives ? [say('read-gives', { gains: gives })] : []),
  ].map(sentence);
}

/** The rule of a guildmaster, and that bare foundations count where towers are measured. */
export const ruleLines = (master: Master, say: Teller['say']): string[] =>
  [rule(master, say), ...(['set', 'highest', 'lowest', 'towers_of', 'heights'].includes(master.score.by) ? [say('read-foundations-count')] : [])].map(sentence);

/** How many of what a guildmaster rewards a seat has. */
export const counted = (master: Master, seat: number, say: Teller['say']): string => say(`counted-${master.score.by}`, { n: master.counted[seat] ?? 0 });

const payLine = (master: Master, seat: number, { say, names }: Teller): string =>
  sentence(say('read-pays-for', { name: names[seat], pp: master.now[seat] ?? 0, counted: counted(master, seat, say) }));

/** The ability of a seat: its name, and what it does. Null before it has one. */
export function abilityOf(view: View, seat: number, say: Teller['say']): { name: string; text: string } | null {
  const tile = view.seats[seat]?.tile;
  const side = view.tiles.find((one) => one.colour === tile?.colour)?.sides.find((one) => one.side === tile?.side);
  return tile && side ? { name: say(`ability-${tile.colour}-${side.side}`), text: say(`ability-${side.when}`, side.numbers) } : null;
}

export const effect = (parts: readonly Part[], say: Teller['say']): string => parts.map((part) => say(`effect-${part.do}`, { ...part })).join(', ');

function standing(view: View, { say, names }: Teller): string[] {
  const prices = dial(view).map((one) => say('read-face', { face: one.face, price: one.price ?? 0, round: one.round, taken: one.price === null ? 'yes' : 'no' }));
  return [
    listed([say('screen-round', { round: view.round }), say(`phase-${view.phase}`), view.last_round !== null && say('screen-last-round', { round: view.last_round })]),
    say('read-first', { name: names[view.first] }),
    say('read-pointer', { face: view.chronometer.pointer }),
    say('read-prices', { prices: prices.join('; ') }),
  ].map(sentence);
}

function slotLine(slot: Slot, { say, names }: Teller): string {
  const place = say('read-slot', { colour: say(`colour-${slot.colour}`), row: slot.row });
  if (!slot.card) return sentence(`${place}: ${say('screen-empty')}`);
  const card = say('read-card', { card: say(`card-${slot.card.id}`), coat: say(`coat-${slot.card.coat}`), effect: effect(slot.card.effect, say) });
  const golems = slot.golems.map((golem) => golemText(golem, names[golem.seat] ?? '', say)).join('; ');
  return listed([sentence(`${place}: ${card}`), golems && sentence(say('read-golems-there', { golems }))], ' ');
}

const golemText = (golem: Golem, name: string, say: Teller['say']): string =>
  say('read-golem', { name, face: golem.face, round: golem.finish_round, late: golem.late ? 'yes' : 'no', refund: golem.refund });

function tileLines(tile: Offer, { say, names }: Teller): string[] {
  const owner = tile.owner === null ? '' : ` (${names[tile.owner]})`;
  return tile.sides.map((side) =>
    sentence(`${say('screen-tile', { colour: tile.colour })}${owner}, ${say('word-side', { side: side.side })}: ${say(`ability-${tile.colour}-${side.side}`)}, ${say(`ability-${side.when}`, side.numbers)}`),
  );
}

function masterLine(view: View, master: Master, { say, names }: Teller): string {
  const pays = view.seats.map((seat) => say('read-pays', { name: names[seat.seat], pp: master.now[seat.seat] ?? 0 })).join(', ');
  return `${sentence(`${say(`guildmaster-${master.id}`)}: ${rule(master, say)}`)} ${sentence(say('read-now', { pays }))}`;
}

/** The rule of a guildmaster. */
export const rule = (master: Master, say: Teller['say']): string =>
  say(`score-${master.score.by}`, { ...master.score, colours: listOf((master.score.colours ?? []).map((one) => say(`colour-${one}`))) });

function cityLines(view: View, seat: Seat, { say }: Teller): string[] {
  const { score_now: now } = seat;
  const ability = abilityOf(view, seat.seat, say);
  return [
    sentence(listed([say('read-worth', { points: now.total }), say('read-track', { pp: seat.pp }), say('read-coins', { coins: seat.coins }), say('read-golems', { home: seat.supply, out: seat.golems_out })])),
    ...(ability ? [sentence(say('read-ability', { ...ability }))] : []),
    ...seat.towers.map((tower) => towerLine(tower, say)),
  ];
}

/** A storey or foundation in words. */
export const storey = (level: Level, say: Teller['say']): string =>
  level.foundation
    ? say('read-foundation', { effect: effect(level.effect, say) })
    : say('read-storey', { card: say(`card-${level.card}`), coat: level.coat ? say(`coat-${level.coat}`) : '', effect: effect(level.effect, say), pp: level.pp, coins: level.coins });

function towerLine(tower: Tower, say: Teller['say']): string {
  const storeys = tower.levels.map((level) => storey(level, say));
  return sentence(`${say('screen-tower', { colour: tower.colour, size: tower.size })}: ${storeys.join('; ')}`);
}
