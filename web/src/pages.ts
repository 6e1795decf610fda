/** The pages: each is loaded when it is gone to, with the words that it says (tests/rooms.test.ts holds them to that). */
import type { Place } from './lib/router.svelte';
import { want, withWords, type Room } from './lib/words';

const page = <T>(load: () => Promise<T>, ...rooms: Room[]) => ({
  /** Have it sent for before the first words are here. */
  expect: (): void => {
    want(...rooms);
    load().catch(() => undefined);
  },
  open: (): Promise<T> => withWords(load(), ...rooms),
});

const hall = page(() => import('./hall/Hall.svelte'), 'doors');

export const pages = {
  hall,
  watch: hall,
  table: page(() => import('./table/TablePage.svelte')),
  replay: page(() => import('./table/ReplayPage.svelte'), 'table'),
  review: page(() => import('./review/ReviewPage.svelte'), 'table', 'review'),
  learn: page(() => import('./hall/Learn.svelte'), 'doors'),
  course: page(() => import('./school/CoursePage.svelte'), 'doors', 'school'),
  lesson: page(() => import('./school/LessonPage.svelte'), 'doors', 'school'),
  puzzles: page(() => import('./school/PuzzlesPage.svelte'), 'doors', 'school'),
  puzzle: page(() => import('./school/PuzzlePage.svelte'), 'school'),
  rules: page(() => import('./rules/RulesPage.svelte'), 'rules'),
  studio: page(() => import('./studio/StudioPage.svelte'), 'doors', 'studio'),
  lab: page(() => import('./studio/lab/LabRoute.svelte'), 'studio', 'lab'),
  print: page(() => import('./studio/print/PrintRoute.svelte'), 'studio', 'print'),
  decks: page(() => import('./decks/DecksPage.svelte'), 'studio', 'decks'),
  me: page(() => import('./people/MePage.svelte'), 'doors', 'people'),
  profile: page(() => import('./people/ProfilePage.svelte'), 'doors', 'people'),
  ratings: page(() => import('./people/LeadersPage.svelte'), 'doors', 'people'),
  friends: page(() => import('./company/FriendsPage.svelte'), 'doors', 'people'),
  tournaments: page(() => import('./tournaments/TournamentsPage.svelte'), 'doors', 'tournaments'),
  tournament: page(() => import('./tournaments/TournamentPage.svelte'), 'doors', 'tournaments'),
  nowhere: null,
} satisfies Record<Place['page'], ReturnType<typeof page> | null>;
