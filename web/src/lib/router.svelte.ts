/** Where we are: the page's own paths, without reloading. */
import { turnTo } from './back';

export interface Place {
  page: 'hall' | 'table' | 'replay' | 'review' | 'watch' | 'learn' | 'course' | 'lesson' | 'puzzles' | 'puzzle' | 'rules' | 'studio' | 'lab' | 'print' | 'decks' | 'me' | 'profile' | 'ratings' | 'friends' | 'tournaments' | 'tournament' | 'nowhere';
  /** Of a table, a person or a tournament, else the name of a game. */
  id: string;
  /** The lesson that is open. */
  lesson?: string;
  /** The puzzle that is open. */
  puzzle?: string;
  /** The page of the rules that is open: the number of a rule, or `icons`, `box`, `setup`, `reminder`; and a picture to try. */
  rule?: string;
  frame?: string;
  /** The box that is open in the studio, and which part of it. */
  box?: string;
  tab?: string;
  query: URLSearchParams;
}

export function placeOf(path: string, query: string): Place {
  const parts = path.split('/').filter(Boolean);
  const found = new URLSearchParams(query);
  if (!parts.length) return { page: 'hall', id: '', query: found };
  const [first, id = '', more, last] = parts;
  if (first === 't' && id) return { page: more === 'replay' || more === 'review' ? more : 'table', id, query: found };
  if (first === 'play' && id === 'watch') return { page: 'watch', id: '', query: found };
  if (first === 'play' && id === 'learn' && more) return { page: 'learn', id: more, query: found };
  if (first === 'rules' && id) return { page: 'rules', id, query: found, ...(more && { rule: more }), ...(last && { frame: last }) };
  if (first === 'studio') return { page: 'studio', id, query: found, ...(more && { box: more }), ...(last && { tab: last }) };
  if (first === 'learn' && more) return { page: 'lesson', id, lesson: more, query: found };
  if (first === 'learn') return { page: 'course', id, query: found };
  if (first === 'puzzles' && more) return { page: 'puzzle', id, puzzle: more, query: found };
  if (first === 'puzzles' && id) return { page: 'puzzles', id, query: found };
  if ((first === 'lab' || first === 'print' || first === 'decks') && id) return { page: first, id, query: found };
  if (first === 'me') return { page: 'me', id: '', query: found };
  if (first === 'friends') return { page: 'friends', id: '', query: found };
  if (first === 'tournaments') return { page: id ? 'tournament' : 'tournaments', id, query: found };
  if (first === 'p' && id) return { page: 'profile', id, query: found };
  if (first === 'ratings' && id) return { page: 'ratings', id, query: found };
  return { page: 'nowhere', id: '', query: found };
}

const here = (): Place => placeOf(location.pathname, location.search);
export const route = $state({ place: here() });

/** Another page; it takes the place of what was open over this one. */
export function go(path: string, replace = false): void {
  turnTo(path, replace);
  route.place = here();
}

/** Links of our own are followed without loading the page again. */
export function listen(): void {
  addEventListener('popstate', () => (route.place = here()));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

/** A table's id from what a person pasted: a link or the bare code. */
export function tableIn(text: string): string | null {
  const found = /\/t\/([\w-]{6,24})/.exec(text) ?? /^([\w-]{6,24})$/.exec(text.trim());
  return found?.[1] ?? null;
}
