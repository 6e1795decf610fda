/** The table of Gravity Superstar in words. */
import { listed, sentence, type Passage, type Teller } from '../../lib/reading';
import { COLOURS } from './art';
import { spaceName, turnedFacing } from './geometry';
import { turnOf } from './look.svelte';
import type { Facing, Player, View } from './view';

export function read(view: View, tell: Teller): Passage[] {
  const { say } = tell;
  return [
    { title: say('read-table'), lines: standing(view, tell) },
    { title: say('read-players'), lines: view.players.map((player, seat) => playerLine(view, player, seat, tell)) },
    { title: say('read-board'), lines: [say('read-board-how', { last: spaceName(view.board.width - 1, view.board.width).charAt(0), rows: view.board.height }), ...rows(view, tell)] },
    { title: say('read-platforms'), lines: [say('read-platforms-how'), ...platformRows(view, tell)] },
  ];
}

/** Where a word leads to and what it brings. */
export function about(view: View, word: string, { say, names }: Teller): string {
  const play = view.legal.find((one) => one.word === word);
  if (!play?.lands) return '';
  return listed(
    [
      say('read-lands', { space: play.lands, feet: feet(play.facing, say) }),
      ...play.stars.map((colour) => say('read-star', { colour: say(`star-${colour}`).toLowerCase() })),
      play.tokens > 0 && say('read-tokens', { count: play.tokens }),
      ...play.victims.map((victim) => say('read-throws', { name: names[victim] })),
      say('read-then', { points: play.points }),
    ],
    '; ',
  );
}

/** A space with all that is on it, a player, a card or what lies beside the board. Feet point as they are seen. */
export function explain(laid: View, piece: string, tell: Teller): Passage | null {
  const view = seen(laid, turnOf(laid, tell.seat));
  const [kind = '', at = ''] = piece.split(' ');
  const seat = Number(at);
  if (kind === 'seat') return { title: tell.names[seat] ?? '', lines: [playerLine(view, view.players[seat]!, seat, tell)] };
  if (kind === 'card') return { title: tell.say(`card-${at}`), lines: [tell.say(`explain-${at}`)] };
  if (kind in STANDING) return STANDING[kind]!(view, tell);
  const index = Array.from(view.board.symbols).findIndex((_, n) => spaceName(n, view.board.width) === at);
  const things = onSpace(view, index, tell).filter((thing): thing is string => Boolean(thing));
  const rules = [view.stars[index] && 'star', view.board.symbols[index] === 'R' && 'replay', view.doors.some((door) => door.space === at) && 'door', view.pawns.some((pawn) => pawn.space === at) && 'pawn'];
  return { title: tell.say('explain-space', { space: at }), lines: [...things.map(sentence), ...rules.filter((rule): rule is string => Boolean(rule)).map((rule) => tell.say(`explain-${rule}`))] };
}

/** The view with all feet as they point on a board that is turned. */
function seen(view: View, turned: number): View {
  const turn = <T extends { facing: Facing }>(one: T): T => ({ ...one, facing: turnedFacing(one.facing, turned) });
  return { ...view, pawns: view.pawns.map(turn), doors: view.doors.map(turn) };
}

/** What the table has beside the board. */
const STANDING: Record<string, (view: View, tell: Teller) => Passage> = {
  stars: (view, { say }) => ({
    title: say('screen-stars-left'),
    lines: [
      ...COLOURS.map((colour) => sentence(say('read-stars', { count: view.stars.filter((star) => star === colour).length, colour: say(`star-${colour}`).toLowerCase() }))),
      view.limit !== null ? say('explain-limit', { limit: view.limit }) : say('explain-goal', { goal: view.goal }),
      say('explain-star'),
    ],
  }),
  supply: (view, { say }) => ({ title: say('screen-supply'), lines: [sentence(say('read-supply', { count: view.supply })), say('explain-replay')] }),
  doors: (view, { say }) => {
    const open = view.doors.find((door) => door.number === view.open_door);
    const next = { space: open?.space, next: view.next_door, stays: view.next_door === view.open_door };
    return { title: say('screen-open-door'), lines: [...(open ? [say('screen-door-note', next)] : []), say('explain-door')] };
  },
};

const feet = (facing: Facing | null, say: Teller['say']): string => (facing ? say(`read-feet-${facing}`) : '');

function standing(view: View, { say }: Teller): string[] {
  const open = view.doors.find((door) => door.number === view.open_door);
  return [
    say('screen-round', { round: view.round }) + (view.last_round ? `: ${say('last-round')}` : ''),
    listed([say('read-left', { left: view.left }), view.limit !== null && say('screen-ends-at', { limit: view.limit }), view.goal !== null && say('screen-goal', { goal: view.goal })]),
    say('read-supply', { count: view.supply }),
    open ? say('read-open-door', { door: open.number, space: open.space, feet: feet(open.facing, say), next: view.next_door, stays: view.next_door === view.open_door }) : '',
  ].filter(Boolean).map(sentence);
}

function playerLine(view: View, player: Player, seat: number, tell: Teller): string {
  const { say, names } = tell;
  const pawn = view.pawns[seat]!;
  const cards = (all: readonly string[]): string => all.map((card) => say(`card-${card}`)).join(', ');
  return listed(
    [
      `${names[seat]}${seat === tell.seat ? ` (${say('seat-you')})` : ''}: ${pawn.space ? say('read-stands', { space: pawn.space, feet: feet(pawn.facing, say) }) : say('read-outside')}`,
      say('read-points', { points: player.points }),
      ownStars(player, say),
      say('read-pairs', { count: player.pairs }),
      say('read-tokens', { count: player.tokens }),
      player.hand ? say('read-hand', { cards: cards(player.hand) || say('read-nothing') }) : say('read-in-hand', { count: player.in_hand }),
      player.face_up.length > 0 && say('read-face-up', { cards: cards(player.face_up) }),
      player.face_down > 0 && (player.hidden ? say('read-face-down-own', { cards: cards(player.hidden) }) : say('read-face-down', { count: player.face_down })),
    ],
    '. ',
  ) + '.';
}

/** The stars of a player by colour. */
export const ownStars = (player: Player, say: Teller['say']): string =>
  listed(COLOURS.map((colour) => player.stars[colour] > 0 && say('read-stars', { count: player.stars[colour], colour: say(`star-${colour}`).toLowerCase() }))) || say('read-no-stars');

/** Every row of the board with what stands in it, from left to right. */
function rows(view: View, tell: Teller): string[] {
  const { width, height } = view.board;
  return Array.from({ length: height }, (_, y) => {
    const found = Array.from({ length: width }, (_, x) => {
      const things = listed(onSpace(view, y * width + x, tell));
      return things && `${spaceName(y * width + x, width)} ${things}`;
    });
    return tell.say('read-row', { row: y + 1, what: listed(found, '; ') || tell.say('read-nothing') });
  });
}

function onSpace(view: View, index: number, { say, names, seat }: Teller): (string | false)[] {
  const space = spaceName(index, view.board.width);
  const star = view.stars[index];
  const door = view.doors.find((one) => one.space === space);
  return [
    ...view.pawns.map((pawn, n) => pawn.space === space && say(n === seat ? 'read-you' : 'read-pawn', { name: names[n], feet: feet(pawn.facing, say) })),
    star ? say('read-star', { colour: say(`star-${star}`).toLowerCase() }) : view.board.symbols[index] === '*' && say('read-star-gone'),
    view.board.symbols[index] === 'R' && say('read-replay'),
    door !== undefined && say(door.number === view.open_door ? 'read-door-open' : 'read-door', { door: door.number }),
  ];
}

/** The platforms row by row: on the upper edge of a space, or on its left one. */
function platformRows(view: View, { say }: Teller): string[] {
  const { width, height, roof, wall } = view.board;
  return Array.from({ length: height }, (_, y) => {
    const where = (edge: readonly boolean[]): string =>
      listed(Array.from({ length: width }, (_, x) => (edge[y * width + x] ?? false) && spaceName(y * width + x, width)));
    const what = listed([where(roof) && say('read-above', { spaces: where(roof) }), where(wall) && say('read-left-of', { spaces: where(wall) })], '; ');
    return say('read-row', { row: y + 1, what: what || say('read-nothing') });
  });
}
