import { describe, expect, it } from 'vitest';
import { behind, chunks, cuts, fitted, grouped, layOut, PAPERS, wordsHeight, type Piece } from '../src/studio/print/paper';

const piece = (group: string, more: Partial<Piece> = {}): Piece => ({ kind: 'cards', title: 'Cards', thing: { id: group }, name: group, text: '', width: 63, height: 88, words: true, longest: 0, picture: null, group, ...more });
const some = (count: number, group = 'gold'): Piece[] => Array.from({ length: count }, () => piece(group));

describe('pieces on paper', () => {
  it('lies nine poker cards on a sheet, where the sketch has them', () => {
    const [a4] = layOut(some(9), PAPERS.a4, false);
    expect([a4!.left, a4!.top, a4!.across, a4!.down]).toEqual([10.5, 16.5, 3, 3]);
    const [letter] = layOut(some(9), PAPERS.letter, false);
    expect([letter!.left.toFixed(2), letter!.top.toFixed(2), letter!.placed.length]).toEqual(['13.45', '7.70', 9]);
  });

  it('never goes over the edge, whatever the size', () => {
    for (const paper of Object.values(PAPERS)) {
      for (const [width, height] of [[63, 88], [88, 63], [90, 90], [20, 20], [35, 35]] as const) {
        for (const fold of [false, true]) {
          for (const sheet of layOut(some(50).map((one) => ({ ...one, width, height })), paper, fold)) {
            for (const at of sheet.placed) {
              const wide = fold ? 2 * width : width;
              expect(at.x).toBeGreaterThanOrEqual(7.4);
              expect(at.x + wide).toBeLessThanOrEqual(paper.width - 7.4);
              expect(at.y).toBeGreaterThanOrEqual(7.4);
              expect(at.y + height).toBeLessThanOrEqual(paper.height - 7.4);
            }
          }
        }
      }
    }
  });

  it('fills sheets of one group first and puts the rest together', () => {
    const mixed = [...some(12, 'blue'), ...some(10, 'gold'), ...some(2, 'red')];
    expect(chunks(mixed, 9).map((chunk) => chunk.map((one) => one.group[0]).join(''))).toEqual(['bbbbbbbbb', 'ggggggggg', 'bbbgrr']);
  });

  it('keeps kinds apart', () => {
    const sheets = layOut([...some(3), ...some(2).map((one) => ({ ...one, kind: 'tiles', width: 90, height: 90 }))], PAPERS.a4, false);
    expect(sheets.map((sheet) => [sheet.width, sheet.placed.length])).toEqual([[63, 3], [90, 2]]);
  });

  it('mirrors backs left to right', () => {
    const [sheet] = layOut(some(3), PAPERS.a4, false);
    const backs = sheet!.placed.map((at) => behind(at, PAPERS.a4));
    expect(backs).toEqual([136.5, 73.5, 10.5]);
  });

  it('puts the back beside the front where it is to be folded', () => {
    const [sheet] = layOut(some(2), PAPERS.a4, true);
    expect([sheet!.across, sheet!.placed[0]!.fold]).toEqual([1, sheet!.placed[0]!.x + 63]);
  });

  it('cuts along marks outside the pieces, small crosses between them, or lines', () => {
    const [sheet] = layOut(some(9), PAPERS.a4, false);
    const marks = cuts(sheet!, PAPERS.a4, 'corners');
    expect(marks).toHaveLength(16 + 8);
    const outer = marks.filter((line) => line.x1 === 10.5 && line.x2 === 10.5);
    expect(outer.map((line) => [line.y1, line.y2])).toEqual([[9.5, 14.5], [282.5, 287.5]]);
    expect(cuts(sheet!, PAPERS.a4, 'lines')).toHaveLength(8);
    expect(cuts(sheet!, PAPERS.a4, 'none')).toEqual([]);
  });

  it('keeps pictures whole and hashes readable', () => {
    expect(fitted({ width: 200, height: 100 }, 100, 100)).toBe(0.5);
    expect(fitted({ width: 100, height: 200 }, 100, 100)).toBe(0.5);
    expect(grouped(`7c1e9a40ffee1122${'0'.repeat(16)}`)).toBe('7c1e 9a40 ffee 1122');
    expect(grouped('tuned')).toBe('tuned');
  });
});

it('words leave the picture what they do not need, and never less than its share', () => {
  expect(wordsHeight(0, 56, 77)).toBeLessThan(wordsHeight(60, 56, 77));
  expect(wordsHeight(2000, 56, 77)).toBeCloseTo(77 * 0.55);
});
