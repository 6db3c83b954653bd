import type { Block, Row } from './page-parts.js';
import { inSameColumns, joinWrappedCells } from './wrapped-cells.js';

/** A block of words of 40 points each, set from its right edge. */
function block(text: string, right: number, top: number): Block {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    left: right - at * 45 - 40,
    right: right - at * 45,
    top,
    bottom: top + 14,
    size: 10,
  }));
  return { lines: [words], left: words.at(-1)!.left, right, top, bottom: top + 14, size: 10, ruled: false };
}
const row = (top: number, ...texts: [string, number][]): Row => ({
  blocks: texts.map(([text, right]) => block(text, right, top)),
  top,
  bottom: top + 14,
  continues: false,
});
const textsOf = (rows: Row[]): string[][] =>
  rows.map(({ blocks }) =>
    blocks.map(({ lines }) =>
      lines
        .flat()
        .map(({ text }) => text)
        .join(' '),
    ),
  );

const head: [string, number][] = [
  ['المالك', 550],
  ['الهوية', 280],
];
const name = 'هيا بنت عبدالله بن راشد';
const cells: [string, number][] = [
  [name, 550],
  ['1871162663', 280],
];

test('the second line of a value goes back into its cell', () => {
  const rows = [row(100, ...head), row(122, ...cells), row(144, ['الربيعة', 550]), row(190, ...head)];
  expect(textsOf(joinWrappedCells(rows))[1]).toEqual([`${name} الربيعة`, '1871162663']);
});

test('where all rows are equally far apart, only the family of a name goes back', () => {
  const next = row(166, ...head);
  const family = [row(100, ...head), row(122, ...cells), row(144, ['الربيعة', 550]), next];
  expect(textsOf(joinWrappedCells(family))[1]![0]).toBe(`${name} الربيعة`);
  const words = [row(100, ...head), row(122, ...cells), row(144, ['طلبة العلم', 550]), next];
  expect(joinWrappedCells(words)).toHaveLength(4);
});

test('under two captions with their values, lines without a caption belong to the values', () => {
  const pairs: [string, number][] = [
    ['الطالب', 550],
    ['ظبية بنت ظافر', 480],
    ['الوقف', 330],
    ['دعم التعليم المستمر', 250],
  ];
  const rows = [row(100, ...pairs), row(122, ['1033091743', 480], ['للطلاب', 250]), row(144, ...pairs)];
  expect(textsOf(joinWrappedCells(rows))).toEqual([
    ['الطالب', 'ظبية بنت ظافر 1033091743', 'الوقف', 'دعم التعليم المستمر للطلاب'],
    pairs.map(([text]) => text),
  ]);
});

test('a second caption without its value is enough', () => {
  const three: [string, number][] = [
    ['الغرض', 550],
    ['دعم التعليم المستمر لذوي', 480],
    ['الأصول', 250],
  ];
  const rows = [row(100, ...three), row(122, ['الدخل', 480]), row(144, ...three)];
  expect(textsOf(joinWrappedCells(rows))[0]![1]).toBe('دعم التعليم المستمر لذوي الدخل');
});

test.each([
  ['a cell with room for the word', row(122, ['هيا بنت سعد', 550], ['1871162663', 280]), 'الربيعة'],
  ['a row with a colon', row(122, ...cells), 'رئيس الدائرة: سعد'],
  ['a label', row(122, ...cells), 'المالك'],
])('%s is not joined', (_, above, text) =>
  expect(joinWrappedCells([row(100, ...head), above, row(144, [text, 550]), row(190, ...head)])).toHaveLength(4),
);

test('rows of one table have as many blocks under each other', () => {
  expect(inSameColumns(row(100, ...head), row(122, ...cells))).toBe(true);
  expect(inSameColumns(row(100, ...head), row(122, [name, 550]))).toBe(false);
  expect(inSameColumns(row(100, ...head), row(122, [name, 550], ['1871162663', 240]))).toBe(false);
});
