/** A cloud of cut paper, 160 wide, around its middle. */
export const CLOUD =
  'M-70 22C-92 22 -94 -4 -72 -6C-72 -30 -38 -36 -28 -18C-18 -44 28 -44 32 -14C48 -28 76 -14 68 6C88 6 86 22 70 22Z';
