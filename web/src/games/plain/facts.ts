/** A view as names and short texts, whatever the game. */
export interface Fact {
  name: string;
  text: string;
}

const LONGEST = 160;
const HIDDEN = new Set(['legal', 'decision', 'options', 'players', 'seat']);

export function facts(value: unknown): Fact[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, one]) => ({ name: name.replaceAll('_', ' '), text: told(one) }));
}

/** One value in a line; what is too long is cut. */
export function told(value: unknown): string {
  const text = plain(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, one]) => `${name.replaceAll('_', ' ')} ${plain(one)}`)
      .join(', ');
  }
  return String(value);
}

export function playerOf(view: unknown, seat: number): Record<string, unknown> | null {
  const players = (view as { players?: unknown }).players;
  const one: unknown = Array.isArray(players) ? players[seat] : null;
  return typeof one === 'object' ? (one as Record<string, unknown> | null) : null;
}

export function pointsOf(view: unknown, seat: number): number | null {
  const own = playerOf(view, seat);
  for (const name of ['points', 'score', 'glory', 'vp']) if (typeof own?.[name] === 'number') return own[name];
  const scores = (view as { scores?: unknown }).scores;
  return Array.isArray(scores) && typeof scores[seat] === 'number' ? scores[seat] : null;
}
