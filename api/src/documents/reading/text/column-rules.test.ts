import { columnRules, edgesOfCells } from './column-rules.js';
import type { Rule } from './page-shapes.js';

/** A line under the cells of a row, one piece from each end to the next. */
const line = (at: number, ...ends: number[]): Rule[] =>
  ends.slice(1).map((to, piece) => ({ direction: 'horizontal', at, from: ends[piece]!, to }));
const letter = (y: number, size = 10) => ({ y, size, text: 'ا' });

test('cells that draw only the lines above and below them have columns', () => {
  expect(columnRules([...line(100, 50, 300, 550), ...line(140, 50, 300, 550)], [letter(120)])).toEqual(
    [50, 300, 550].map((at) => ({ direction: 'vertical', at, from: 100, to: 140 })),
  );
});

test('the lower edge of a coloured cell and the upper one of the next are one line', () => {
  const edges = [...line(100, 50, 300, 550), ...line(140, 50, 300, 550), ...line(140.4, 50, 300, 550)];
  expect(columnRules([...edges, ...line(180, 50, 300, 550)], [letter(120), letter(160)])).toHaveLength(6);
});

test.each<[string, Rule[], ReturnType<typeof letter>[]]>([
  ['a line that is drawn whole', [...line(100, 50, 550), ...line(140, 50, 550)], [letter(120)]],
  ['pieces that end elsewhere', [...line(100, 50, 300, 550), ...line(140, 50, 200, 550)], [letter(120)]],
  ['pieces with room between them', [...line(100, 50, 300), ...line(100, 320, 550)], [letter(120)]],
  [
    'captions in small letters under their values',
    [...line(100, 50, 300, 550), ...line(140, 50, 300, 550)],
    [letter(115), letter(130, 8)],
  ],
  [
    'a table that is ruled between its columns as well',
    [...line(100, 50, 300, 550), ...line(140, 50, 300, 550), { direction: 'vertical', at: 300, from: 100, to: 140 }],
    [letter(120)],
  ],
  ['cards that are higher than rows', [...line(100, 50, 300, 550), ...line(400, 50, 300, 550)], [letter(120)]],
])('%s tells no columns', (_, rules, letters) => expect(columnRules(rules, letters)).toEqual([]));

test('coloured boxes side by side are cells of a row, and one alone is not', () => {
  const box = (left: number, right: number, top: number) => ({ left, right, top, bottom: top + 30 });
  expect(edgesOfCells([box(300, 550, 100), box(50, 300, 100)])).toEqual([
    ...line(100, 300, 550),
    ...line(130, 300, 550),
    ...line(100, 50, 300),
    ...line(130, 50, 300),
  ]);
  expect(edgesOfCells([box(50, 550, 100), box(50, 300, 140), box(320, 550, 140)])).toEqual([]);
});
