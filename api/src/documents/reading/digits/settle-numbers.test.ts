import { isNationalId } from '@waqf/formats';
import fc from 'fast-check';
import type { PageLayout, Word } from '../text/page-parts.js';
import type { NumberReading } from './number-readings.js';
import { likeliestTexts } from './number-readings.js';
import { digitsIn } from './number-rules.js';
import { settleNumbers } from './settle-numbers.js';

const box = { left: 0, right: 9, top: 0, bottom: 9, size: 9 };

/** A word as the page reader returns it: a text, or readings with their chances. */
function wordOf(said: string | [string, number][]): Word {
  if (typeof said === 'string') return { ...box, text: said, certainty: 0.95 };
  const readings = said.map(([text, chance]): NumberReading => ({ text, chance }));
  return { ...box, text: readings[0]!.text, certainty: readings[0]!.chance, readings };
}

function settled(...said: (string | [string, number][])[]): Word[] {
  const block = { lines: [said.map(wordOf)], left: 0, right: 9, top: 0, bottom: 9, size: 9, ruled: false };
  const page: PageLayout = {
    number: 1,
    width: 9,
    height: 9,
    rows: [{ blocks: [block], top: 0, bottom: 9, continues: false }],
  };
  return settleNumbers([page])[0]!.rows[0]!.blocks[0]!.lines[0]!;
}
const texts = (...said: (string | [string, number][])[]): string[] => settled(...said).map(({ text }) => text);

describe("a person's number", () => {
  test('takes the likeliest reading that passes its check digit, in the digits of the page', () => {
    expect(
      texts([
        ['١٠٠٠٠٠٠٠٠٩', 0.6],
        ['١٠٠٠٠٠٠٠٠٨', 0.3],
        ['١٠٠٠٠٠٠٠٠٣', 0.05],
      ]),
    ).toEqual(['١٠٠٠٠٠٠٠٠٨']);
  });
  test('that passes stays', () =>
    expect(
      texts([
        ['1000000008', 0.5],
        ['1000000016', 0.4],
      ]),
    ).toEqual(['1000000008']));
  test('a sign too many or too few is set right as well', () =>
    expect(
      texts([
        ['100000008', 0.5],
        ['1000000008', 0.3],
      ]),
    ).toEqual(['1000000008']));
  test('where several readings pass and none is clearly the likeliest, stays and is less sure', () => {
    const [word] = settled([
      ['1000000009', 0.5],
      ['1000000008', 0.18],
      ['1000000016', 0.16],
      ['1000000164', 0.15],
    ]);
    expect(word!.text).toBe('1000000009');
    expect(word!.certainty).toBeLessThanOrEqual(0.5);
  });
  test('a reading that the ink hardly allows is not taken', () =>
    expect(
      texts([
        ['1000000009', 0.9],
        ['1000000008', 0.0001],
      ]),
    ).toEqual(['1000000009']));

  const reading = fc.tuple(fc.stringMatching(/^[12]\d{9}$/), fc.double({ min: 0.01, max: 1, noNaN: true }));
  test('a settled number is one of its readings, passes its check digit, and is no surer than before it was doubted', () => {
    fc.assert(
      fc.property(fc.array(reading, { minLength: 1, maxLength: 8 }), (some) => {
        const all = some.reduce((sum, [, chance]) => sum + chance, 0);
        const readings = some
          .map(([text, chance]): [string, number] => [text, chance / all])
          .sort((a, b) => b[1] - a[1]);
        const [word] = settled(readings);
        expect(readings.map(([text]) => text)).toContain(word!.text);
        if (word!.text !== readings[0]![0]) {
          expect(isNationalId(word!.text)).toBe(true);
          expect(word!.certainty).toBeLessThanOrEqual(0.85);
        }
      }),
    );
  });
});

describe('a day', () => {
  test('that does not exist gives way to one that does', () =>
    expect(
      texts([
        ['32/10/1433', 0.6],
        ['22/10/1433', 0.3],
      ]),
    ).toEqual(['22/10/1433']));
  test('in both calendars is the same day, with the letter behind it', () => {
    expect(
      texts(
        [
          ['٢٠/١١/١٤٣٣ه', 0.5],
          ['٣٠/١١/١٤٣٣ه', 0.4],
        ],
        'الموافق',
        [['١٦/١٠/٢٠١٢م', 0.9]],
      ),
    ).toEqual(['٣٠/١١/١٤٣٣ه', 'الموافق', '١٦/١٠/٢٠١٢م']);
  });
  test('is not made to agree with another day of the same calendar', () =>
    expect(
      texts(
        [
          ['20/11/1433', 0.5],
          ['30/11/1433', 0.4],
        ],
        'الموافق',
        [['30/11/1433', 0.9]],
      )[0],
    ).toBe('20/11/1433'));
  test('that no reading makes real stays and is less sure', () =>
    expect(
      settled([
        ['32/13/1433', 0.9],
        ['32/14/1433', 0.1],
      ])[0]!.certainty,
    ).toBe(0.5));
});

describe('an area', () => {
  const words = 'ألف وأربعمائة وسبعة وخمسون متراً مربعاً وستة وعشرون سنتيمتراً مربعاً'.split(' ');
  test('in digits is the one in words', () =>
    expect(
      texts(
        [
          ['1467.26', 0.6],
          ['1457.26', 0.3],
        ],
        'م2',
        ...words,
      )[0],
    ).toBe('1457.26'));
  test('is given its lost point back', () => expect(texts([['(145726', 0.8]], 'م2)', ...words)[0]).toBe('(1457.26'));
  test('is given its lost first digit back', () => {
    expect(texts([['457.26', 0.8]], 'م2', ...words)[0]).toBe('1457.26');
    expect(texts([['٤٥٧٫٢٦', 0.8]], 'م2', ...words)[0]).toBe('١٤٥٧٫٢٦');
  });
  test('is given it by what a form says of metres in words', () => {
    const form = 'بالحروف / ألف وسبعة وأربعون متراً ونصف ا لمتر'.split(' ');
    expect(texts([['047.5', 0.6]], ...form)[0]).toBe('1047.5');
  });
  test('stays where more is lost, or other digits', () => {
    expect(texts([['57.26', 0.8]], 'م2', ...words)[0]).toBe('57.26');
    expect(texts([['458.26', 0.8]], 'م2', ...words)[0]).toBe('458.26');
  });
  test('stays where the words say something else', () =>
    expect(
      texts(
        [
          ['3000', 0.6],
          ['3008', 0.3],
        ],
        'م2',
        ...words,
      )[0],
    ).toBe('3000'));
});

describe('a number written twice', () => {
  test('is read in both places together', () => {
    expect(
      texts(
        [
          ['482517432755', 0.5],
          ['485517432755', 0.4],
        ],
        'رقم',
        [
          ['485517432755', 0.7],
          ['482517432756', 0.1],
        ],
      ),
    ).toEqual(['485517432755', 'رقم', '485517432755']);
  });
  test('two different numbers remain two', () =>
    expect(texts([['482517432755', 0.9]], [['482517432799', 0.9]])).toEqual(['482517432755', '482517432799']));
});

test('whatever the readings, digits come from one of them, at most the first from words, and nothing else changes', () => {
  const chance = fc.double({ min: 0.01, max: 1, noNaN: true });
  const number = fc.array(fc.tuple(fc.stringMatching(/^[0-9]{1,4}[/.,]?[0-9]{0,4}[/]?[0-9]{0,6}$/), chance), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('الموافق', 'متراً', 'ألف', 'م2'), number), { maxLength: 6 }),
      (said) => {
        settled(...said).forEach(({ text }, at) => {
          const before = said[at]!;
          if (typeof before === 'string') expect(text).toBe(before);
          else
            expect(before.some(([one]) => [digitsIn(text), digitsIn(text).slice(1)].includes(digitsIn(one)))).toBe(
              true,
            );
        });
      },
    ),
  );
});

test('readings of a number are the products of its signs, over all ways to cut it', () => {
  const sign = (...choices: [string, number][]) => ({ choices: choices.map(([text, chance]) => ({ text, chance })) });
  const found = likeliestTexts([
    { signs: [sign(['1', 0.9], ['7', 0.1]), sign(['2', 1])], chance: 0.8 },
    { signs: [sign(['7', 1]), sign(['2', 1])], chance: 0.2 },
  ]);
  expect(found.map(({ text }) => text)).toEqual(['12', '72']);
  expect(found[0]!.chance).toBeCloseTo(0.72);
  expect(found[1]!.chance).toBeCloseTo(0.28);
});
