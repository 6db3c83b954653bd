import type { PageCharacter } from './page-characters.js';
import { arrangeBlocks, layOutPage } from './page-layout.js';
import type { Block } from './page-parts.js';

/** A line of words, set from the right margin at 550; ten words fill the line. */
function lineOf(text: string, line: number, right = 550, width = 40): Block {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    left: right - index * (width + 5) - width,
    right: right - index * (width + 5),
    top: line * 18,
    bottom: line * 18 + 13,
    size: 10,
  }));
  return {
    lines: [words],
    left: words.at(-1)!.left,
    right,
    top: line * 18,
    bottom: line * 18 + 13,
    size: 10,
    ruled: false,
  };
}
const continues = (...blocks: Block[]): boolean[] =>
  arrangeBlocks(1, blocks, { rules: [], width: 650, height: 800 }).rows.map((row) => row.continues);
const full = 'ا1 ب2 ت3 ث4 ج5 ح6 خ7 د8 ذ9 ر10';
const almost = 'ا1 ب2 ت3 ث4 ج5 ح6 خ7 د8 ذ9';

test('a full line runs on, and one with room for the next word was ended on purpose', () => {
  expect(continues(lineOf(full, 1), lineOf('ز11 س12', 2))).toEqual([true, false]);
  expect(continues(lineOf(full, 1), lineOf('ز11 س12 ش13', 2), lineOf(almost, 3), lineOf('ص1 ض2', 4, 550, 20))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('lines of a scan run on although its letters are measured too small for their distance', () => {
  const small = (text: string, line: number, certainty?: number): Block => {
    const block = lineOf(text, line);
    const lines = block.lines.map((words) => words.map((word) => ({ ...word, size: 6.6, certainty })));
    return { ...block, size: 6.6, lines: lines as Block['lines'] };
  };
  const page = (certainty?: number): Block[] =>
    [1, 2, 3, 5, 6].map((line) => small(line === 3 ? 'ز11 س12' : full, line, certainty));
  expect(continues(...page(0.9))).toEqual([true, true, false, true, false]);
  expect(continues(...page())).toEqual([false, false, false, false, false]);
});

test('a heading of a list begins anew under a full line', () => {
  expect(continues(lineOf(full, 1), lineOf('المصروف لهم', 2))).toEqual([false, false]);
});

test('a wrapped line in a column without rules runs on', () => {
  const heading = lineOf('الشروط', 1);
  expect(continues(heading, lineOf(full.slice(0, 23), 1, 370), lineOf('ي11 ك12', 2, 370), lineOf(full, 3))[0]).toBe(
    true,
  );
});

test('a caption in smaller letters is in the row of its value although their baselines differ', () => {
  const caption = { ...lineOf('رقم العقار', 1), top: 118.2, bottom: 129.9, size: 9 };
  const value = { ...lineOf('3370182', 1, 360), top: 119.1, bottom: 133.7, size: 11.3 };
  const placed = [caption, value].map((block) => ({
    ...block,
    lines: block.lines.map((words) => words.map((word) => ({ ...word, bottom: block.bottom, size: block.size }))),
  }));
  expect(arrangeBlocks(1, placed, { rules: [], width: 650, height: 800 }).rows).toHaveLength(1);
});

test('single letters of a stamp are no rows', () => {
  expect(
    arrangeBlocks(1, [lineOf(full, 1), lineOf('ك', 2), lineOf('7', 3)], { rules: [], width: 650, height: 800 }).rows,
  ).toHaveLength(2);
});

/** The blocks of a line of words of three letters, with these gaps between them, in letters of 10 points. */
function blocksOfLine(...gaps: number[]): number {
  let x = 560;
  const characters = [0, ...gaps].flatMap((gap) => {
    x -= gap;
    return [...'بتث'].map((text): PageCharacter => {
      x -= 5;
      return { text, x, y: 100, left: x, right: x + 5, penRight: x + 5, size: 10, angle: 0 };
    });
  });
  return layOutPage(1, { width: 600, height: 800, rules: [], shapes: [], characters }).rows[0]!.blocks.length;
}

test('in a line that is spread to both margins wide blanks part no cells', () => {
  expect(blocksOfLine(9.2, 9.5, 10, 9.4, 9.3)).toBe(1);
  expect(blocksOfLine(3, 3, 9.5, 3, 3)).toBe(2);
  expect(blocksOfLine(9.2, 9.5, 30, 9.4, 9.3)).toBe(2);
  expect(blocksOfLine(9.5, 9.5)).toBe(3);
});
