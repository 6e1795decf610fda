/** Shapes and colours of the pieces. Every star has its own silhouette and letter, every seat its own helmet. */

import type { Card, Colour } from './view';

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'pink', 'green', 'orange', 'white'];

export interface StarArt {
  fill: string;
  letter: string;
  path: string;
  /** The shape's own centre of weight: how far shape and letter are moved down. */
  drop: number;
  letterDrop: number;
}

export const STARS: Record<Colour, StarArt> = {
  blue: {
    fill: '#6db3ff',
    letter: 'B',
    path: 'M0 -19Q4.8 -4.8 19 0Q4.8 4.8 0 19Q-4.8 4.8 -19 0Q-4.8 -4.8 -0 -19Z',
    drop: 0,
    letterDrop: 4.6,
  },
  yellow: {
    fill: '#ffdf5e',
    letter: 'Y',
    path: 'M0 -18.5L5.7 -7.8L17.6 -5.7L9.1 3L10.9 15L0 9.6L-10.9 15L-9.1 3L-17.6 -5.7L-5.7 -7.8Z',
    drop: 1,
    letterDrop: 6,
  },
  pink: {
    fill: '#ff8fc7',
    letter: 'P',
    path:
      'M-7.9 -10.8a7.9 7.9 0 1 0 15.8 0a7.9 7.9 0 1 0 -15.8 0ZM2.4 -3.3a7.9 7.9 0 1 0 15.8 0a7.9 7.9 0 1 0 -15.8 0Z' +
      'M-1.6 8.7a7.9 7.9 0 1 0 15.8 0a7.9 7.9 0 1 0 -15.8 0ZM-14.3 8.7a7.9 7.9 0 1 0 15.8 0a7.9 7.9 0 1 0 -15.8 0Z' +
      'M-18.2 -3.3a7.9 7.9 0 1 0 15.8 0a7.9 7.9 0 1 0 -15.8 0ZM-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z',
    drop: 0,
    letterDrop: 4.6,
  },
  green: {
    fill: '#7fe0a0',
    letter: 'G',
    path: 'M0 -20L9 -5.2L17.3 10L0 10.4L-17.3 10L-9 -5.2Z',
    drop: 1.5,
    letterDrop: 5.5,
  },
  orange: {
    fill: '#ffa260',
    letter: 'O',
    path:
      'M0 -17L4 -12.3L10 -13.8L10.5 -7.6L16.2 -5.3L12.9 0L16.2 5.3L10.5 7.6L10 13.8L4 12.3L0 17L-4 12.3L-10 13.8' +
      'L-10.5 7.6L-16.2 5.3L-12.9 0L-16.2 -5.3L-10.5 -7.6L-10 -13.8L-4 -12.3Z',
    drop: 0,
    letterDrop: 4.6,
  },
  white: {
    fill: '#ffffff',
    letter: 'W',
    path:
      'M0 -19L4.1 -9.8L13.4 -13.4L9.8 -4.1L19 0L9.8 4.1L13.4 13.4L4.1 9.8L0 19L-4.1 9.8L-13.4 13.4L-9.8 4.1' +
      'L-19 0L-9.8 -4.1L-13.4 -13.4L-4.1 -9.8Z',
    drop: 0,
    letterDrop: 4.6,
  },
};

export const SOCKET =
  'M0 -11L3.6 -4.9L10.5 -3.4L5.8 1.9L6.5 8.9L0 6.1L-6.5 8.9L-5.8 1.9L-10.5 -3.4L-3.6 -4.9Z';
export const LOOP = 'M-8.6 3.6A9.4 9.4 0 1 1 -5 7.9';
export const LOOP_HEAD = 'M-13 1L-8.2 6.6L-3.6 1Z';
export const ARCH = 'M-15 22L-15 -6A15 15 0 0 1 15 -6L15 22Z';

export const BODY = 'M-6.5 3C-8.5 8 -9.5 12 -9.5 17L-1.2 17L0 13L1.2 17L9.5 17C9.5 12 8.5 8 6.5 3Z';
export const BOOTS =
  'M-12.5 22.4C-12.5 18.6 -10 16.4 -6 16.4L-1.4 16.4L-1.4 22.4Z' +
  'M12.5 22.4C12.5 18.6 10 16.4 6 16.4L1.4 16.4L1.4 22.4Z';
export const RAISED_ARM = 'M6 6C11 4 14 -1 16.5 -7';
export const RESTING_ARM = 'M-6.5 6C-11.5 7 -13.5 10 -10 13.5';

export interface PawnArt {
  light: string;
  dark: string;
  helmet: string;
  /** Width of the line that rounds the helmet's corners. */
  round: number;
  visor: { x: number; y: number; width: number; height: number; rx: number };
  eyes: { x: number; y: number; r: number };
  antenna: string;
}

/** One a seat, in the order of the hall's seat shapes: circle, diamond, triangle, square, hexagon, drop. */
export const PAWNS: PawnArt[] = [
  {
    light: '#58d68d',
    dark: '#1f8f55',
    helmet: 'M-12.2 -8a12.2 12.2 0 1 0 24.4 0a12.2 12.2 0 1 0 -24.4 0Z',
    round: 0,
    visor: { x: -8.6, y: -12.6, width: 17.2, height: 9.6, rx: 4.8 },
    eyes: { x: 3.4, y: -7.8, r: 1.7 },
    antenna: 'M0 -20.5L0 -25',
  },
  {
    light: '#ff79b4',
    dark: '#c43d80',
    helmet: 'M0 -22.5L13.6 -8L0 6L-13.6 -8Z',
    round: 4,
    visor: { x: -7.6, y: -12.4, width: 15.2, height: 8.8, rx: 4.4 },
    eyes: { x: 3, y: -8, r: 1.6 },
    antenna: '',
  },
  {
    light: '#ff9448',
    dark: '#c75a14',
    helmet: 'M0 -20.5L13 1.5L-13 1.5Z',
    round: 6,
    visor: { x: -8, y: -8.4, width: 16, height: 8.6, rx: 4.3 },
    eyes: { x: 3.2, y: -4.1, r: 1.6 },
    antenna: '',
  },
  {
    light: '#5fb2ff',
    dark: '#2573c9',
    helmet: 'M-11 -18.6H11V1.8H-11Z',
    round: 4,
    visor: { x: -8.8, y: -14, width: 17.6, height: 9.6, rx: 2.6 },
    eyes: { x: 3.6, y: -9.2, r: 1.7 },
    antenna: 'M-6 -20L-8 -24M6 -20L8 -24',
  },
  {
    light: '#c79bff',
    dark: '#7a4fc4',
    helmet: 'M0 -20L10.8 -14V-2.4L0 3.6L-10.8 -2.4V-14Z',
    round: 4,
    visor: { x: -8.4, y: -12.6, width: 16.8, height: 9, rx: 3.4 },
    eyes: { x: 3.4, y: -8.1, r: 1.6 },
    antenna: 'M0 -21L0 -25',
  },
  {
    light: '#ffe08a',
    dark: '#b98a12',
    helmet: 'M0 -23C5 -15 12 -12 12 -6A12 10.6 0 0 1 -12 -6C-12 -12 -5 -15 0 -23Z',
    round: 1,
    visor: { x: -8.4, y: -10.6, width: 16.8, height: 9, rx: 4.5 },
    eyes: { x: 3.4, y: -6.1, r: 1.6 },
    antenna: '',
  },
];

export const CARD_ICONS: Record<Card, string> = {
  long: 'M4 24q6.5-15 13 0q6.5-15 13 0M25.5 21.5L30 24.5L32 19',
  high: 'M8 31V10H26M20 4.5L26.5 10L20 15.5',
  drop: 'M6 18H13M23 18H30M18 5V29M12 23.5L18 30L24 23.5',
  rotate: 'M27.5 12A11.5 11.5 0 1 0 29.5 19M28.5 5V12.5H21',
  wild: 'M18 4V32M4 18H32M8.1 8.1L27.9 27.9M27.9 8.1L8.1 27.9',
};
export const CARD_LETTERS: Record<Card, string> = { long: 'L', high: 'H', drop: 'D', rotate: 'R', wild: 'W' };

/** How many papers there are for tiles; their colours are in look.css. */
export const TILE_PAPERS = 6;
