/** Seats have a shape each: circle, diamond, triangle, square, hexagon, drop. Their colours are `--seat-0` and on (app.css). */
export const SEAT_SHAPES = [
  'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
  'M0 -9.4L9.4 0L0 9.4L-9.4 0Z',
  'M0 -8.6L9 7L-9 7Z',
  'M-7.4 -7.4H7.4V7.4H-7.4Z',
  'M0 -9L8 -4.5V4.5L0 9L-8 4.5V-4.5Z',
  'M0 -9.6C3 -4 8 -1 8 3.4A8 6.4 0 0 1 -8 3.4C-8 -1 -3 -4 0 -9.6Z',
];
