import { blanksOfFile } from './file-blanks.js';
import { drawnBlanks, settleFloatingLetters } from './floating-letters.js';
import type { PageCharacter } from './page-characters.js';
import type { Shape } from './page-shapes.js';

const em = 10;
/** A letter 5 points wide whose ink begins at `left`. */
const letter = (text: string, left: number, y = 100, width = 5): PageCharacter => ({
  text,
  x: left,
  y,
  left,
  right: left + width,
  penRight: left + width,
  size: em,
  angle: 0,
});
const shape = (left: number, right: number, bottom = 100): Shape => ({ left, right, top: bottom - 6, bottom });
const blankAt = (left: number): Shape => ({ left, right: left, top: 100, bottom: 100 });
const textOf = (characters: PageCharacter[]): string => characters.map(({ text }) => text).join('');

describe('letters whose text hangs on their dots', () => {
  test('they come back to their line, in the place of their shape', () => {
    const settled = settleFloatingLetters(
      [letter('م', 60), letter('ن', 52, 95, 2), letter('ا', 40)],
      [shape(60, 65), shape(49, 57), shape(40, 45)],
    );
    expect(textOf(settled)).toBe('منا');
    expect(settled[1]).toMatchObject({ y: 100, left: 49, right: 57 });
  });

  test('blanks made up by the engine go, drawn ones part the words', () => {
    const madeUp = letter(' ', 70, 95, 0);
    const settled = settleFloatingLetters(
      [letter('م', 60), madeUp, letter('ن', 52, 95, 2), letter('ا', 40)],
      [shape(60, 65), shape(49, 57), blankAt(47), shape(40, 45)],
    );
    expect(textOf(settled)).toBe('من ا');
  });

  test('a letter that its shape carries as well is written once', () => {
    expect(
      textOf(settleFloatingLetters([letter('ر', 60), letter('ق', 52), letter('ق', 53, 96, 2), letter('م', 44)], [])),
    ).toBe('رقم');
  });

  test('lines of which no letter floats stay as they were', () => {
    const line = [letter('ب', 60), letter('ن', 52), letter(' ', 50, 100, 0), letter('ا', 40)];
    expect(settleFloatingLetters(line, [shape(60, 65)])).toBe(line);
  });

  test('a letter between two lines belongs to the one whose shape carries no other', () => {
    const settled = settleFloatingLetters(
      [letter('م', 60), letter('ن', 52, 107, 2), letter('ا', 40), letter('م', 60, 112), letter('د', 50, 112)],
      [shape(60, 65), shape(49, 57), shape(40, 45), shape(60, 65, 112), shape(50, 55, 112)],
    );
    expect(settled.filter(({ text }) => text === 'ن')).toMatchObject([{ y: 100, left: 49 }]);
  });

  test('the letters of the next line are no dots of this one', () => {
    const characters = [letter('ا', 60), letter('ن', 60, 112)];
    expect(settleFloatingLetters(characters, [])).toBe(characters);
  });

  test('a blank is a text object without ink on the line', () => {
    expect(drawnBlanks([blankAt(47), shape(40, 45), { ...blankAt(30), top: 130, bottom: 130 }], 100, em)).toEqual([47]);
  });
});

test('a caption beside a larger value stands a little higher, and its letters do not float', () => {
  const value = [letter('م', 90), letter('ع', 84)];
  const caption = [letter('و', 60, 98.5), letter('ق', 55, 98.5), letter('ف', 46, 98.5, 9), letter('ا', 40, 98.5)];
  const line = [...value, ...caption];
  expect(settleFloatingLetters(line, [shape(46, 55)])).toBe(line);
});

describe('fonts that draw letters in pieces', () => {
  test('a hamza finds its alef, though an alef is thinner than dots are wide', () => {
    const settled = settleFloatingLetters(
      [letter('ا', 60), letter('أ', 50, 92, 2), letter('ن', 40)],
      [shape(60, 65), { left: 51, right: 51.6, top: 94, bottom: 100 }, shape(40, 45)],
    );
    expect(settled[1]).toMatchObject({ text: 'أ', y: 100, left: 51 });
  });

  test('a shape that carries a letter already is not taken for another one', () => {
    const settled = settleFloatingLetters(
      [letter('ا', 60), letter('ن', 52, 95, 2), letter('ر', 48, 100, 4)],
      [shape(60, 65), shape(48, 52), shape(53, 58)],
    );
    expect(textOf(settled)).toBe('انر');
  });
});

describe('blanks of a file', () => {
  const line = ['م', 'ن', 'ه', 'ا', 'ل', 'ب'].map((text, at) => letter(text, 100 - at * 6));

  test('drawn ones and held ones are the blanks; made up ones are none', () => {
    expect(blanksOfFile(line, [blankAt(80)])).toEqual([{ x: 80, y: 100 }]);
    expect(blanksOfFile([...line, letter(' ', 80, 100, 3)], [])).toEqual([{ x: 80, y: 100 }]);
    expect(blanksOfFile([...line, { ...letter(' ', 80, 100, 0), made: true }], [])).toBeNull();
  });

  test('where nearly every letter has a piece without ink they say nothing', () => {
    expect(blanksOfFile(line, [blankAt(94), blankAt(80), blankAt(70)])).toBeNull();
  });
});
