import {
  type Glyph,
  joinLigatures,
  ligatureText,
  mirrorBrackets,
  orderLine,
  settleBlanksAndMarks,
  withoutTurnedText,
} from './text-repair.js';
import type { PageCharacter } from './page-characters.js';

/** Letters of 10 points set from right to left from x 200, as in a line of a page. */
function lineOf(texts: string[]): PageCharacter[] {
  return texts.map((text, index) => ({
    text,
    x: 200 - index * 5,
    y: 100,
    left: 200 - index * 5,
    right: 205 - index * 5,
    penRight: 205 - index * 5,
    size: 10,
    angle: 0,
  }));
}

const glyphsOf = (texts: string[]): Glyph[] => lineOf(texts).map((character, id) => ({ ...character, id }));
const textOf = ({ glyphs, apart }: { glyphs: Glyph[]; apart: boolean[] }): string =>
  glyphs.map((glyph, index) => glyph.text + (apart[index] ? ' ' : '')).join('');

describe('repair of text that a PDF engine gives', () => {
  test('an alef that stands over the tail of a ر has its origin and is no piece of its glyph', () => {
    const [jim, ra, alef] = lineOf(['ج', 'ر', 'ا']);
    const kerned = { ...alef!, x: ra!.x, left: ra!.left + 1, right: ra!.left + 2 };
    expect(joinLigatures([jim!, ra!, kerned]).map(({ text }) => text)).toEqual(['ج', 'ر', 'ا']);
    const shared = { ...alef!, x: ra!.x, left: ra!.left, right: ra!.right };
    expect(joinLigatures([jim!, ra!, shared])).toHaveLength(2);
  });

  test('an alef that stands in the bowl of its lam, as in Ruqaa, is a piece of the same glyph', () => {
    const [alef, lam, second] = lineOf(['ا', 'ل', 'ا']);
    const inBowl = { ...second!, x: lam!.x, left: lam!.left + 2, right: lam!.left + 3 };
    expect(joinLigatures([alef!, lam!, inBowl]).map(({ text }) => text)).toEqual(['ا', 'لا']);
  });

  test('a colon that shares the origin of a tanwin is no piece of its glyph', () => {
    const [lam, tanwin, alef, colon] = lineOf(['ل', '\u064b', 'ا', ':']);
    const at = { x: tanwin!.x };
    expect(joinLigatures([lam!, tanwin!, { ...alef!, ...at }, { ...colon!, ...at }]).map(({ text }) => text)).toEqual([
      'ل',
      'اً',
      ':',
    ]);
  });

  test('a number behind a tanwin is a word of its own', () => {
    expect(textOf(orderLine(glyphsOf(['م', 'ت', 'ر', 'اً', '3', '0']), new Map(), 0.15))).toBe('متراً 03');
    expect(textOf(orderLine(glyphsOf(['م', 'ت', 'ر', 'اً', ':']), new Map(), 0.15))).toBe('متراً:');
  });

  test('the pieces of a ligature come in reading order', () => {
    expect(ligatureText(['أ', 'ل'])).toBe('لأ');
    expect(ligatureText(['ر', 'ض'])).toBe('ضر');
    expect(ligatureText(['ً', 'ا'])).toBe('اً');
    expect(ligatureText(['ً', 'ا', 'ل'])).toBe('لاً');
    expect(ligatureText(['ل', 'ا'])).toBe('لا');
  });

  test('letters that share an origin become one character', () => {
    const [first, second, third] = lineOf(['ح', 'ر', 'ض']) as [PageCharacter, PageCharacter, PageCharacter];
    const joined = joinLigatures([first, second, { ...third, x: second.x }]);
    expect(joined.map(({ text }) => text)).toEqual(['ح', 'ضر']);
  });

  test('a turned watermark is left out, upright text stays', () => {
    const [upright, turned, full] = lineOf(['ا', 'و', 'ب']) as [PageCharacter, PageCharacter, PageCharacter];
    const kept = withoutTurnedText([upright, { ...turned, angle: 5.76 }, { ...full, angle: 6.283 }]);
    expect(kept.map(({ text }) => text)).toEqual(['ا', 'ب']);
  });

  test('a stamp that leans a little is left out of straight text; lines that all lean stay', () => {
    const line = lineOf([...'هذا الوقف على طلبة العلم وأهل القرآن'].filter((one) => one !== ' '));
    const leaning = (one: PageCharacter): PageCharacter => ({ ...one, angle: 6.265 });
    const [stamped] = lineOf(['خ']) as [PageCharacter];
    expect(withoutTurnedText([...line, leaning(stamped)])).toEqual(line);
    expect(withoutTurnedText(line.map(leaning))).toHaveLength(line.length);
  });

  test('numbers are turned, Arabic-Indic parts of a date with hyphens keep their order', () => {
    expect(textOf(orderLine(glyphsOf([...'م0002']), new Map(), 0.2))).toBe('م2000');
    expect(textOf(orderLine(glyphsOf([...'1241/20/11']), new Map(), 0.2))).toBe('11/02/1421');
    expect(textOf(orderLine(glyphsOf([...'٥٢٠٢-٠١-٨١']), new Map(), 0.2))).toBe('٢٠٢٥-١٠-١٨');
  });

  test('a blank stands at the edge of a number, wherever the file holds it', () => {
    // In the file: رقم, blank, 6, 5, 1. On the page from the right: رقم 1 5 6 of the number 651 read backwards.
    const line = glyphsOf(['م', '1', '5', '6', 'ب']);
    const ordered = orderLine(
      line,
      new Map([
        [0, 3],
        [1, 4],
      ]),
      0.2,
    );
    expect(textOf(ordered)).toBe('م 651 ب');
  });

  test('lone marks join the letter before them and blanks part words', () => {
    const { glyphs, partedFrom } = settleBlanksAndMarks(
      lineOf(['م', 'ُ', ' ', 'ن']).map((one) => (one.text === 'ُ' ? { ...one, x: 200 } : one)),
    );
    expect(glyphs.map(({ text }) => text)).toEqual(['مُ', 'ن']);
    expect([...partedFrom]).toEqual([[0, 3]]);
  });

  test('brackets open before a word and close after it, whichever way the file turned them', () => {
    const turned = [')', 'و', 'ق', 'ف', '('];
    expect(mirrorBrackets(turned, [false, false, false, false, false])).toEqual(['(', 'و', 'ق', 'ف', ')']);
    expect(mirrorBrackets(['(', '1', ')'], [false, false, false])).toEqual(['(', '1', ')']);
  });
});
