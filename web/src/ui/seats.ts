/** Seats have a colour and a shape: circle, diamond, triangle, square, hexagon, drop. */
export const SEATS = [
  { colour: '#58d68d', path: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z' },
  { colour: '#ff79b4', path: 'M0 -9.4L9.4 0L0 9.4L-9.4 0Z' },
  { colour: '#ff9448', path: 'M0 -8.6L9 7L-9 7Z' },
  { colour: '#5fb2ff', path: 'M-7.4 -7.4H7.4V7.4H-7.4Z' },
  { colour: '#c79bff', path: 'M0 -9L8 -4.5V4.5L0 9L-8 4.5V-4.5Z' },
  { colour: '#ffe08a', path: 'M0 -9.6C3 -4 8 -1 8 3.4A8 6.4 0 0 1 -8 3.4C-8 -1 -3 -4 0 -9.6Z' },
];
