/** The words that a card can play, in the order they are shown. Which of them are legal the server says. */
import type { Card } from './view';

const MOVES: Record<Exclude<Card, 'wild'>, string[]> = {
  long: ['long left', 'long right'],
  high: ['high left', 'high right'],
  drop: ['drop'],
  rotate: ['rotate left', 'rotate right', 'rotate half'],
};

export function faceUp(card: Card): string[] {
  if (card !== 'wild') return MOVES[card];
  return Object.values(MOVES).flatMap((words) => words.map((word) => `${word} wild`));
}

export function faceDown(card: Card): string[] {
  return [`simple ${card} left`, `simple ${card} right`];
}
