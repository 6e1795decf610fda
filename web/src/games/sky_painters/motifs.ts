/** The pictures of the sky cards. One set of shapes each: pencil on the grey side, colours on the blue one. */
import { bow, line, moved, paper, puff, rays, round, star, type Shape } from './shapes';

const INK = '#20262e';
const MIST = '#e6f2fe';

function rising(fills: [string, string], discs: string[], y = 122, arc = 180): Shape[] {
  return [
    ...rays(fills, 100, y, 50, 78, 9, arc),
    ...discs.map((fill, n) => paper(fill, `M${56 + n * 12} ${y}a${44 - n * 12} ${44 - n * 12} 0 0 1 ${88 - n * 24} 0z`)),
    puff(52, y + 6, 0.95),
    puff(146, y + 8, 1.05, '#f4f9ff'),
    puff(100, y + 18, 1.1, MIST),
  ];
}

function ring(x: number, core: string, beads: number): Shape[] {
  return [
    round('#fdebb8', x, 82, 50),
    round('#9dcdf7', x, 82, 43),
    round('#fff3d1', x, 82, 36),
    round(core, x, 82, 27),
    round('#ffd98a', x, 82, 17),
    ...Array.from({ length: beads }, (_, n) => {
      const turn = (2 * Math.PI * n) / beads;
      return round('#fff3cf', Math.round(x + 47 * Math.cos(turn)), Math.round(82 + 47 * Math.sin(turn)), 5);
    }),
    puff(x - 12, 130, 1.1),
    puff(x + 38, 138, 0.7, MIST),
  ];
}

/** A bird in flight to the right: back wing, tail, body, belly, front wing, head. */
function bird(body: string, wing: string, belly: string, beak: string, extra: Shape[] = []): Shape[] {
  return [
    paper(wing, 'M104 92C88 70 84 44 92 18C118 36 132 60 132 88Z'),
    paper(wing, 'M64 104L14 124L30 132L72 120Z'),
    paper(body, 'M52 108C72 82 112 78 142 84C156 90 152 108 140 114C112 128 76 124 52 108Z'),
    paper(belly, 'M64 112C86 118 116 117 138 112C116 128 82 125 64 112Z'),
    round(body, 150, 84, 19),
    round(INK, 155, 80, 3.2),
    paper(beak, 'M166 80C178 82 182 88 184 94C174 96 168 94 164 92Z'),
    ...extra,
    paper(wing, 'M116 98C108 124 92 140 66 146C74 124 84 108 98 96Z'),
  ];
}

function balloon(fills: string[]): Shape[] {
  const gores = ['M100 18C64 18 54 52 58 68C64 92 84 106 94 116H106C116 106 136 92 142 68C146 52 136 18 100 18Z', 'M100 18C76 20 70 54 74 72C78 94 90 106 96 116H104C110 106 122 94 126 72C130 54 124 20 100 18Z', 'M100 18C88 24 86 54 88 72C90 94 96 106 98 116H102C104 106 110 94 112 72C114 54 112 24 100 18Z'];
  return [
    puff(38, 126, 0.8, MIST),
    puff(166, 60, 0.6),
    ...gores.map((d, n) => paper(fills[n]!, d)),
    line('#8d6a45', 1.6, 'M94 116L92 130M106 116L108 130'),
    paper('#a8743a', 'M89 130H111L108 146H92Z'),
  ];
}

function kite(left: string, right: string, low: string, lower: string, tail: string): Shape[] {
  return [
    puff(46, 60, 0.7, MIST),
    paper(left, 'M118 16L84 66H118Z'),
    paper(right, 'M118 16L152 66H118Z'),
    paper(low, 'M84 66H118V122Z'),
    paper(lower, 'M152 66H118V122Z'),
    line('#f6fbff', 2, 'M118 122C112 134 126 142 116 154C108 162 92 158 84 168'),
    paper(tail, 'M112 134l-10-5 2 11zM118 138l9-6 1 11z'),
    paper(tail, 'M104 156l-9-7-1 11zM110 158l4-11 6 9z'),
  ];
}

function flower(x: number, y: number, size: number, petals: string, core: string, count: number): Shape[] {
  return [
    line('#3d8b57', 4, `M${x} ${y}C${x - 4} ${y + 30} ${x + 6} ${y + 50} ${x} 180`),
    paper('#4fa46c', `M${x} ${y + 60}c-8-16-22-20-32-20c4 14 16 22 32 20z`),
    star(petals, x, y, size, count, 0.62),
    round(core, x, y, size * 0.4),
  ];
}

function moon(fill: string, shade: string): Shape[] {
  return [round(fill, 120, 74, 42), round(shade, 106, 62, 8), round(shade, 132, 88, 11), round(shade, 138, 58, 5)];
}

const stars = (fill: string, places: [number, number, number][]): Shape[] => places.map(([x, y, size]) => star(fill, x, y, size, 4, 0.34));

function wing(x: number, way: number, fill: string, under: string): Shape[] {
  return moved(`translate(${x} 84) scale(${way} 1)`, [
    paper(under, 'M0 34C30 40 66 20 74 -44C56 -40 20 -30 0 -6Z'),
    paper(fill, 'M0 26C24 28 52 12 60 -34C44 -30 16 -22 0 -4Z'),
    line(under, 2.4, 'M8 18C24 16 40 4 48 -20M4 8C16 6 28 -4 36 -20'),
  ]);
}

function insect(x: number, y: number, wings: string, body: Shape[]): Shape[] {
  return [
    ...[[-34, -22, -28], [34, -22, 28], [-26, 12, 24], [26, 12, -24]].map(([dx, dy, turn]) =>
      paper(wings, 'M-28 0a28 15 0 1 0 56 0a28 15 0 1 0-56 0Z', `translate(${x + dx!} ${y + dy!}) rotate(${turn})`),
    ),
    ...body,
    line(INK, 2, `M${x - 5} ${y - 34}q-6-10-14-11M${x + 5} ${y - 34}q6-10 14-11`),
  ];
}

export const MOTIFS: Record<string, Shape[]> = {
  A: [...rising(['#ffbf5a', '#ffd873'], ['#ffa94d', '#ffca5f', '#ffe9a8']), line('#2c4d77', 2.4, 'M150 40q7-7 13 0q7-7 13 0')],
  B: [round('#fff3d1', 100, 78, 34), round('#ffe2a0', 100, 78, 25), ...[66, 92, 118, 142].map((y, n) => paper(['#ffffff', '#dbeafa', '#ffffff', '#cfe3f8'][n]!, `M${n % 2 ? 20 : 44} ${y}h${n % 2 ? 120 : 136}a8 8 0 0 1 0 16h-${n % 2 ? 120 : 136}a8 8 0 0 1 0-16z`))],
  C: [...rays(['#ffb02e', '#ffd257'], 104, 82, 40, 72, 14), round('#ff9d2e', 104, 82, 38), round('#ffc64d', 104, 82, 28), round('#ffe59a', 104, 82, 16), puff(40, 136, 0.7), puff(170, 132, 0.6, MIST)],
  D: [round('#d96a86', 100, 112, 48), round('#f0907c', 100, 112, 37), round('#fbc08a', 100, 112, 25), paper('#6f5fa8', 'M10 112H190L176 126H24Z'), paper('#8d7cc4', 'M34 126H166L152 140H48Z'), ...stars('#fff3d1', [[46, 44, 7], [160, 58, 9], [128, 30, 5]])],
  '1': insect(104, 84, '#eaf6ff', [round('#f6c52e', 104, 88, 24, 32), paper(INK, 'M82 78h44v9H82zM81 96h46v9H81z'), round(INK, 104, 54, 16), round('#fff', 98, 51, 4), round('#fff', 110, 51, 4)]),
  '2': bird('#e4473c', '#2b6fc4', '#c2362d', '#2b2e36', [paper('#f6c52e', 'M106 94C92 76 90 56 94 38C112 52 122 70 126 90Z'), paper('#2f9e63', 'M60 106L18 140L34 142L70 122Z')]),
  '3': [puff(40, 140, 0.7, '#eaf4fe'), paper('#23406f', 'M22 44C66 36 104 52 122 88L100 106C84 82 58 60 22 44Z'), paper('#2f5590', 'M182 18C152 26 122 48 108 84L126 98C136 70 154 42 182 18Z'), paper('#1b3157', 'M124 74L176 62L142 82L180 92L120 98Z'), paper('#23406f', 'M70 132C72 106 92 82 118 76C132 74 138 86 130 100C118 120 96 134 70 132Z'), paper('#fff4e2', 'M70 132C84 128 102 118 112 106C118 98 126 92 132 92C130 106 108 132 84 134Z'), paper('#d9533f', 'M70 132C72 122 78 114 86 112C92 118 88 128 80 133Z'), round('#fff', 85, 113, 3.2), paper('#f2b01e', 'M72 126L56 142L76 135Z')],
  '4': kite('#e4473c', '#f6a63a', '#ffd257', '#fff4e2', '#e4473c'),
  '5': [...moved('translate(-14 -6) scale(.72)', bird('#ffd23f', '#f2b01e', '#ffe9a8', '#f08a34')), ...moved('translate(66 46) scale(.6)', bird('#ffe27a', '#f6c52e', '#fff3d1', '#f08a34')), line('#2c4d77', 2.4, 'M150 44v-18l14-4v16M146 44a4 4 0 1 0 8 0a4 4 0 1 0-8 0M160 38a4 4 0 1 0 8 0a4 4 0 1 0-8 0')],
  '6': [...insect(104, 78, '#c7f0ea', [round('#2a9d8f', 104, 66, 11, 17), paper('#37b8a5', 'M98 78L102 150L106 150L110 78Z'), round('#1f7a70', 104, 46, 12)]), line('#ffffff', 2.2, 'M40 152q60 12 128 0')],
  '7': [line('#3d8b57', 4, 'M30 170C70 140 120 150 176 120'), round('#d8433d', 104, 86, 38, 34), line(INK, 3, 'M104 52V120'), round(INK, 104, 54, 17, 13), ...[[86, 78], [122, 78], [88, 102], [120, 102]].map(([x, y]) => round(INK, x!, y!, 7)), round('#fff', 97, 52, 3.5), round('#fff', 111, 52, 3.5)],
  '8': balloon(['#8b6cc9', '#b79be6', '#e5d9fa']),
  '9': [...moved('translate(0 4)', [paper('#ffffff', 'M24 96L150 48L112 92Z'), paper('#dfeaf6', 'M112 92L150 48L128 128Z'), paper('#c5d8ec', 'M24 96L112 92L92 116Z'), paper('#f2f7fc', 'M112 92L128 128L92 116Z')]), line('#ffffff', 2.4, 'M30 120C54 134 82 140 110 138M18 110q8 6 16 8')],
  '10': insect(104, 84, '#f08a34', [round('#ffd98a', 76, 66, 7), round('#ffd98a', 132, 66, 7), round('#ffd98a', 84, 96, 5), round('#ffd98a', 124, 96, 5), round(INK, 104, 84, 6, 36)]),
  '11': [...flower(70, 84, 24, '#a06ad0', '#7d48b4', 14), ...flower(136, 62, 28, '#b583e0', '#8b57c6', 16), ...[[160, 34], [184, 50], [172, 76], [110, 34]].map(([x, y]) => line('#ffffff', 2, `M${x} ${y}l8-8M${x} ${y}l10-1M${x} ${y}l2-10`))],
  '12': [...flower(56, 92, 26, '#d8433d', INK, 7), ...flower(112, 72, 32, '#e4573f', INK, 8), ...flower(160, 104, 22, '#c2362d', INK, 7)],
  '13': [...flower(60, 104, 28, '#f6c52e', '#7a4a1e', 14), ...flower(128, 70, 36, '#ffd23f', '#8d5a24', 16)],
  '14': [...[40, 74, 108, 142, 172].flatMap((x, n) => [line('#4f9a5f', 4, `M${x} 180C${x} 150 ${x + 8} 120 ${x + 4 + n * 2} ${92 - (n % 3) * 12}`), paper(['#d98a4c', '#c9743a', '#e3a268'][n % 3]!, 'M0 24C-12 14-12-20 2-32C16-20 14 14 0 24Z', `translate(${x + 6 + n * 2} ${74 - (n % 3) * 12}) rotate(${8 + n * 3})`)])],
  '15': [...moon('#fdf3c8', '#f0dfa0'), paper('#2b2e36', 'M34 96C60 82 86 88 104 104L96 120C78 104 56 98 34 96Z'), paper('#3b3f4a', 'M86 112C92 90 112 84 132 88C142 92 140 106 130 112C114 122 98 122 86 112Z'), round('#3b3f4a', 138, 92, 12), round('#fff', 141, 90, 2.8), paper('#7b848e', 'M148 90L164 96L148 99Z')],
  '16': [...moon('#e8e3fa', '#d1c8ef'), paper('#4a3f6b', 'M100 78C84 62 60 62 28 82C44 80 50 88 52 98C62 88 74 92 80 102C86 94 94 94 100 100C106 94 114 94 120 102C126 92 138 88 148 98C150 88 156 80 172 82C140 62 116 62 100 78Z'), round('#4a3f6b', 100, 82, 13), paper('#4a3f6b', 'M89 76L90 60L98 70ZM111 76L110 60L102 70Z'), round('#ffd257', 95, 80, 2.6), round('#ffd257', 105, 80, 2.6)],
  '17': [paper('#6b4fa8', 'M0 120C40 84 90 100 130 70C160 48 180 44 200 46V120Z'), paper('#8b6cc9', 'M0 140C50 110 100 124 140 96C166 78 186 74 200 76V140Z'), paper('#b79be6', 'M0 156C50 138 110 146 150 120C172 106 188 104 200 104V156Z'), ...stars('#fff6d8', [[50, 60, 11], [98, 48, 7], [78, 88, 5], [150, 32, 6]])],
  '18': [line('#8d6a45', 2.4, 'M104 20V40'), paper('#c2362d', 'M84 40H124L130 52H78Z'), paper('#ffd98a', 'M78 52H130L122 108H86Z'), star('#fff8e0', 104, 80, 20), paper('#c2362d', 'M86 108H122L116 120H92Z'), ...stars('#fff6d8', [[44, 60, 9], [164, 72, 8], [150, 118, 6], [58, 112, 5]])],
  '19': [round('#c8553d', 108, 78, 40), paper('#a83f2b', 'M70 66C92 74 120 60 146 66L148 78C122 74 96 88 69 82Z'), paper('#dd7a5c', 'M76 98C100 104 122 96 142 100L134 110C116 108 98 114 84 110Z'), line('#f3c9a5', 6, 'M48 96C80 118 150 98 172 60'), ...stars('#fff6d8', [[44, 46, 8], [170, 118, 6]])],
  '20': ring(112, '#ffb648', 4),
  '21': ring(88, '#ff8f5c', 6),
  '22': [...rays(['#ffe08a', '#ffd257'], 100, 90, 40, 70, 11, 200), paper('#f2b01e', 'M58 118L50 66L78 92L100 54L122 92L150 66L142 118Z'), paper('#d08a0a', 'M58 112H142V124H58Z'), round('#d8433d', 100, 106, 6), round('#2b86dc', 76, 108, 5), round('#3aa268', 124, 108, 5)],
  '23': [paper('#ffd257', 'M100 150C60 140 40 100 46 60C66 84 80 84 92 76C84 50 96 26 118 14C116 40 128 54 140 64C150 60 158 50 160 40C174 84 154 140 100 150Z'), paper('#f08a34', 'M100 146C70 136 58 106 62 82C78 98 92 94 100 82C98 62 106 44 116 36C118 58 130 72 142 78C150 110 134 138 100 146Z'), paper('#d8433d', 'M102 140C84 130 80 110 86 98C96 106 104 100 108 90C118 100 128 108 126 118C122 130 114 138 102 140Z'), round('#fff4e2', 112, 62, 4)],
  '24': [line('#2f9e63', 20, 'M20 118C44 84 66 140 94 104S130 52 158 76'), line('#7fd6a3', 5, 'M20 118C44 84 66 140 94 104S130 52 158 76'), round('#2f9e63', 162, 74, 17), round('#fff', 168, 68, 4), round(INK, 169, 68, 2), line('#d8433d', 2.4, 'M178 78l12 2M178 78l10 7'), paper('#f6c52e', 'M150 60L146 44L158 56ZM164 58L170 42L172 58Z')],
  '25': [...bow(['#8b57c6', '#2b86dc', '#3aa268', '#f6c52e', '#f08a34', '#d8433d', '#9dcdf7'], 100, 136, 84, 9), puff(28, 140, 0.9), puff(172, 140, 0.9, MIST)],
  '26': [...wing(98, 1, '#ffffff', '#cfe0f2'), ...wing(90, -1, '#f6fbff', '#c1d6ec'), line('#f2b01e', 5, 'M74 34a20 8 0 1 0 40 0a20 8 0 1 0-40 0')],
  '27': [paper('#f2b01e', 'M40 112L128 74L168 48L176 116L134 94Z'), round('#ffd98a', 172, 82, 10, 34), round('#f7c9a8', 44, 104, 18), round('#8d5a24', 42, 92, 15, 9), ...moved('translate(-30 34) scale(.5)', wing(90, -1, '#ffffff', '#cfe0f2')), line('#ffffff', 2.4, 'M184 52q8-6 12-14M188 84h10M184 114q8 6 12 12')],
  '28': [puff(44, 76, 0.9), puff(108, 92, 1.15, '#f4f9ff'), puff(164, 70, 0.8, MIST), line('#3f6fa8', 2.4, 'M66 84q12 8 22 4M136 88q10-2 14-10'), round(INK, 118, 84, 3), round(INK, 52, 70, 2.5), round(INK, 170, 64, 2.5)],
  '29': [...[44, 96, 148].flatMap((x, n) => [puff(x, 90, 0.72, n ? '#f4f9ff' : '#ffffff'), round('#3b4654', x - 12, 106, 7), round('#3b4654', x + 14, 106, 7)]), round('#3b4654', 178, 82, 12, 14), round('#fff', 181, 78, 2.6), line('#7b848e', 3, 'M10 114H192')],
  '30': [puff(60, 116, 1.3), puff(146, 122, 1.2, '#f4f9ff'), paper('#a8743a', 'M70 92H134L122 110H82Z'), line('#7a4a1e', 3, 'M102 92V34'), paper('#ffffff', 'M106 38L138 82H106Z'), paper('#e4573f', 'M98 44L72 82H98Z'), puff(100, 138, 1.2, MIST)],
  '31': [puff(76, 60, 1.2, '#8b98a8'), puff(132, 66, 1.3, '#6f7d8e'), paper('#ffd23f', 'M112 76L84 116H102L92 148L132 104H112L124 76Z'), line('#dbeafa', 3, 'M60 94l-8 18M150 96l-8 18M168 92l-8 18')],
  '32': [[44, 66], [104, 44], [96, 98], [156, 82]].flatMap(([x, y]) => moved(`translate(${x} ${y})`, [paper('#ffffff', 'M0 6C-10-14-26-16-40-6C-26-6-12 0-2 12ZM0 6C10-14 26-16 40-6C26-6 12 0 2 12Z'), round('#f4f9ff', 0, 8, 7, 5), paper('#f2b01e', 'M6 8L14 11L6 12Z')])),
  '33': [...moved('rotate(-24 104 90)', [paper('#7fd6c0', 'M98 84C74 66 66 40 76 16C98 34 112 56 114 80Z'), paper('#2a9d8f', 'M62 108C76 86 108 80 132 84C146 88 142 104 130 108C106 118 82 118 62 108Z'), paper('#d84b93', 'M112 104C122 108 134 106 140 96C132 94 120 96 112 104Z'), round('#2a9d8f', 140, 86, 15), round('#fff', 145, 82, 3), line(INK, 2.6, 'M154 84L190 80'), paper('#1f7a70', 'M66 106L30 122L40 130L74 114Z')]), ...flower(182, 66, 15, '#f08a34', '#ffd257', 6)],
  '34': balloon(['#d8433d', '#f6c52e', '#2b86dc']),
  '35': kite('#d8433d', '#f08a34', '#3aa268', '#2b86dc', '#8b57c6'),
  '36': [line('#59626c', 4, 'M104 150V64M70 118H138'), paper('#d8433d', 'M76 62C70 40 84 32 98 44C108 52 124 50 132 38C142 50 138 72 120 78C104 84 86 80 76 62Z'), round('#d8433d', 134, 38, 11), paper('#f2b01e', 'M144 36L158 42L144 45Z'), paper('#f6a63a', 'M76 60C60 58 52 46 54 30C66 36 76 46 82 56Z'), round('#fff', 137, 35, 2.6), paper('#59626c', 'M138 111l16 7-16 7zM70 111l-16 7 16 7z')],
};
