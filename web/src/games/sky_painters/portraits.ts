/** Faces of the Sky Painters on 128 × 88: a creature of a kind and a colour, with something of its own. */
import { numbersOf } from '../../lib/made';
import { bow, line, moved, paper, puff, rays, round, star, type Shape } from './shapes';

export interface Portrait {
  ground: string;
  shapes: Shape[];
}

const INK = '#20262e';

function eyes(x: number, y: number, gap: number): Shape[] {
  return [round(INK, x - gap, y, 3.4), round(INK, x + gap, y, 3.4), round('#fff', x - gap + 1.2, y - 1.2, 1.2), round('#fff', x + gap + 1.2, y - 1.2, 1.2)];
}

type Ears = 'round' | 'pointed' | 'long' | 'none' | 'horns';

function ears(kind: Ears, fill: string, inner: string): Shape[] {
  if (kind === 'round') return [round(fill, 38, 34, 14), round(fill, 90, 34, 14), round(inner, 38, 34, 7), round(inner, 90, 34, 7)];
  if (kind === 'pointed') return [paper(fill, 'M36 52L30 14L60 34ZM92 52L98 14L68 34Z'), paper(inner, 'M39 44L36 24L52 36ZM89 44L92 24L76 36Z')];
  if (kind === 'long') return [paper(fill, 'M46 42C32 24 36 2 46 2C56 8 58 26 58 40ZM82 42C96 24 92 2 82 2C72 8 70 26 70 40Z')];
  if (kind === 'horns') return [paper(inner, 'M40 40C30 30 28 18 34 10C38 22 46 30 54 34ZM88 40C98 30 100 18 94 10C90 22 82 30 74 34Z')];
  return [];
}

function face(ground: string, fill: string, inner: string, kind: Ears, extra: Shape[]): Portrait {
  return { ground, shapes: [...ears(kind, fill, inner), round(fill, 64, 60, 36, 33), round(inner, 64, 72, 18, 13), ...eyes(64, 56, 14), paper(INK, 'M59 66h10l-5 6z'), ...extra] };
}

const smile = line(INK, 2.4, 'M56 76q8 7 16 0');

export const PORTRAITS: Record<string, Portrait> = {
  commander: face('#d9e2f2', '#6c7fa3', '#dfe6f2', 'pointed', [paper('#2b3f6b', 'M30 34C44 16 84 16 98 34L92 42H36Z'), star('#f2b01e', 64, 31, 8)]),
  cotton: { ground: '#dfeaf6', shapes: [puff(64, 58, 1.35), puff(64, 70, 1.1, '#f4f9ff'), round('#3b4654', 64, 58, 19, 22), ...eyes(64, 54, 8).map((one, n) => (n < 2 ? { ...one, fill: '#fff' } : one)), line('#fff', 2, 'M58 66q6 5 12 0')] },
  dice: face('#f8e3d4', '#f6e8d8', '#ffffff', 'round', [...[[44, 48], [84, 48], [44, 76], [84, 76], [64, 34]].map(([x, y]) => round('#d8433d', x!, y!, 4))]),
  fugaz: { ground: '#cfe3f8', shapes: [paper('#ffd257', 'M4 20C26 26 44 38 56 54L44 72C34 50 20 34 4 20Z'), paper('#fff0c2', 'M2 44C22 46 38 54 50 66L42 78C32 64 18 52 2 44Z'), paper('#ea7a35', 'M42 60C42 40 58 30 76 34L72 16L88 30L106 18L104 40C114 52 110 74 92 82C70 90 42 82 42 60Z'), paper('#fff4e2', 'M60 70C72 62 88 64 98 72C90 82 70 84 60 70Z'), ...eyes(84, 54, 11), paper(INK, 'M80 66h8l-4 5z')] },
  gnomichaun: face('#dcefdc', '#f3cfae', '#f0f0ea', 'none', [paper('#2f8f55', 'M28 42L64 -8L100 42Z'), paper('#1f7044', 'M26 38H102V46H26Z'), paper('#f4f4ee', 'M34 68C40 92 88 92 94 68C84 80 44 80 34 68Z')]),
  halo: face('#fff0cf', '#fbe3c0', '#fff6e6', 'none', [line('#a86f00', 8, 'M38 18a26 8 0 1 0 52 0a26 8 0 1 0-52 0'), line('#ffd257', 5, 'M38 18a26 8 0 1 0 52 0a26 8 0 1 0-52 0'), smile]),
  helpsy: { ground: '#d8f0f4', shapes: [...[24, 44, 84, 104].map((x, n) => line('#3f9db3', 7, `M64 66Q${x} ${70 + (n % 2) * 6} ${x} 90`)), round('#4fb3c9', 64, 46, 32, 34), ...eyes(64, 44, 12), line(INK, 2.4, 'M56 58q8 8 16 0')] },
  levitt_alpha: { ground: '#e2d8f5', shapes: [paper('#8d7ad6', 'M26 52a38 38 0 0 1 76 0z'), ...[36, 50, 64, 78, 92].map((x, n) => line(n % 2 ? '#a596e3' : '#7b66c9', 6, `M${x} 52q${n % 2 ? 8 : -8} 16 0 34`)), round('#c9bff0', 50, 34, 7, 5), ...eyes(66, 44, 11)] },
  mad: face('#f8d3cd', '#c8453a', '#e88a78', 'horns', [line(INK, 4, 'M42 44l14 6M86 44l-14 6'), paper('#fff', 'M52 76h24l-4 6-4-6-4 6-4-6-4 6z')]),
  mommy: { ground: '#f9d9dd', shapes: [paper('#b5475a', 'M40 88C30 60 40 28 64 28C92 28 98 64 90 88Z'), paper('#d8433d', 'M52 30C50 16 60 14 62 24C64 10 76 12 74 26Z'), round('#fff4e2', 62, 66, 16, 18), ...eyes(66, 46, 9), paper('#f2b01e', 'M60 52h12l-6 9z'), round('#f6c52e', 26, 78, 12), round('#f6c52e', 104, 78, 12), round(INK, 24, 75, 2), round(INK, 106, 75, 2)] },
  playful: face('#d9f2d2', '#9a6a44', '#e2bf97', 'round', [...[[14, 30, '#d8433d'], [112, 22, '#2b86dc'], [20, 64, '#f6c52e'], [116, 60, '#3aa268']].map(([x, y, fill]) => round(String(fill), Number(x), Number(y), 6)), smile]),
  raccoon: face('#e3e6ea', '#7c8794', '#eef1f4', 'pointed', [paper('#3b4654', 'M34 52C42 44 58 46 60 58C50 66 38 64 34 52ZM94 52C86 44 70 46 68 58C78 66 90 64 94 52Z'), round('#fff', 50, 55, 3), round('#fff', 78, 55, 3)]),
  savings: face('#f9dfe8', '#f0a0b8', '#f8c4d4', 'pointed', [round('#d8708f', 58, 72, 3), round('#d8708f', 70, 72, 3), round('#f2b01e', 64, 20, 10), line('#a86f00', 2, 'M64 14v12')]),
  spots: face('#fbe8d0', '#f7d39a', '#fff4e2', 'round', [...[[40, 42, 7], [88, 44, 6], [94, 70, 7], [34, 68, 5], [64, 34, 6]].map(([x, y, r]) => round('#dd4b93', x!, y!, r!))]),
  tackle: face('#dde7d0', '#6f8f56', '#b9cf9f', 'horns', [paper('#ffffff', 'M46 74l4 12 6-11ZM82 74l-4 12-6-11Z'), line(INK, 3.4, 'M44 46l12 3M84 46l-12 3')]),
  tantrum: { ground: '#ddd6ea', shapes: [puff(64, 50, 1.5, '#6d6390'), puff(64, 60, 1.2, '#857aab'), ...eyes(64, 50, 13), line(INK, 4, 'M42 38l14 7M86 38l-14 7'), line(INK, 2.6, 'M54 66q10-8 20 0'), paper('#ffd23f', 'M30 66L20 84H28L24 96L40 78H32ZM100 66L90 84H98L94 96L110 78H102Z')] },
  target: face('#fde0c8', '#e8b27a', '#fff1e0', 'long', [...['#d8433d', '#ffffff', '#d8433d'].map((fill, n) => round(fill, 112, 30, 14 - n * 5))]),
  upper: { ground: '#fde2c4', shapes: [...moved('translate(4 0)', [paper('#f6b73c', 'M48 90L56 30C58 10 80 10 84 28L96 36L92 46L76 46L78 90Z'), ...[[60, 58], [70, 72], [58, 80], [68, 40]].map(([x, y]) => round('#a8622a', x!, y!, 5)), line('#a8622a', 3.4, 'M62 18V4M74 18V4'), round('#a8622a', 62, 4, 4), round('#a8622a', 74, 4, 4), round(INK, 78, 28, 3.2)]), line('#f08a34', 4, 'M20 80V46M12 56l8-10 8 10M112 74V50M104 60l8-10 8 10')] },
  winner: face('#fff0c2', '#f6c52e', '#fff6d8', 'pointed', [...rays(['#ffe08a', '#ffd257'], 64, 16, 8, 18, 10), star('#f2b01e', 64, 16, 10), smile]),
  wisdom: { ground: '#d8dff2', shapes: [round('#8a6f4d', 64, 56, 40, 36), paper('#8a6f4d', 'M28 40L26 10L52 28ZM100 40L102 10L76 28Z'), round('#f4ead8', 48, 48, 16), round('#f4ead8', 80, 48, 16), round(INK, 48, 48, 7), round(INK, 80, 48, 7), round('#fff', 50, 46, 2.4), round('#fff', 82, 46, 2.4), paper('#f2b01e', 'M58 60h12l-6 12z'), ...bow(['#b79a72', '#cdb48f'], 64, 92, 18, 7)] },
};

const EARS: Ears[] = ['round', 'pointed', 'long', 'none', 'horns'];

/** The portrait of a Painter; one that nobody has drawn, of a box of one's own, is made from its id. */
export function portraitOf(id: string): Portrait {
  const drawn = PORTRAITS[id];
  if (drawn) return drawn;
  const next = numbersOf(id);
  const hue = next(360);
  const sign = [star('#f2b01e', 64, 22, 9), puff(64, 20, 0.5), round('#dd4b93', 64, 26, 7)][next(3)]!;
  return face(`hsl(${hue} 52% 88%)`, `hsl(${(hue + 30 + next(200)) % 360} 42% ${45 + next(20)}%)`, `hsl(${hue} 40% 92%)`, EARS[next(EARS.length)]!, [sign, smile]);
}
