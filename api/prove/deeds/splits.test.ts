import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeDeed } from '../../test/deeds/generator/compose-deed.mjs';
import { dateForms, dayFrom } from '../../test/deeds/generator/dates.mjs';
import { listStyles } from '../../test/deeds/generator/lists.mjs';
import { fonts } from '../../test/deeds/generator/look.mjs';
import { areaInWords, inWords } from '../../test/deeds/generator/numbers.mjs';
import { someId } from '../../test/deeds/generator/people.mjs';
import { boundaries, districts } from '../../test/deeds/generator/places.mjs';
import { seeded } from '../../test/deeds/generator/random.mjs';
import { splits, wordingOf } from '../../test/deeds/generator/splits.mjs';

const names = Object.keys(splits) as (keyof typeof splits)[];
const pairs: [keyof typeof splits, keyof typeof splits][] = [
  ['train', 'calibration'],
  ['train', 'test'],
  ['calibration', 'test'],
];
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();
const shared = (left: Iterable<string>, right: Iterable<string>) => {
  const others = new Set([...right].map(plain));
  return [...left].map(plain).filter((one) => others.has(one));
};

/** Runs of five words of a sentence; slots are left out, because they contain facts. */
function runs(sentences: string[]): Set<string> {
  const found = new Set<string>();
  for (const part of sentences.flatMap((sentence) => sentence.split(/\{\w+\}|\n/))) {
    const words = plain(part).split(' ');
    for (let at = 0; at + 5 <= words.length; at += 1) found.add(words.slice(at, at + 5).join(' '));
  }
  return found;
}

describe.each(pairs)('%s and %s', (one, other) => {
  test('no label, title or item of a list is in both', () => {
    expect(shared(wordingOf(one).phrases, wordingOf(other).phrases)).toEqual([]);
  });

  test('no five words of their prose follow each other in both', () => {
    expect(shared(runs(wordingOf(one).sentences), runs(wordingOf(other).sentences))).toEqual([]);
  });

  test('no layout, list style, font, district or boundary is in both', () => {
    expect(shared(wordingOf(one).layouts, wordingOf(other).layouts)).toEqual([]);
    expect(shared(Object.keys(listStyles[one]), Object.keys(listStyles[other]))).toEqual([]);
    expect(shared(Object.keys(fonts[one]), Object.keys(fonts[other]))).toEqual([]);
    expect(shared(districts[one], districts[other])).toEqual([]);
    expect(shared(boundaries[one], boundaries[other])).toEqual([]);
  });
});

test('the check sees a phrase that crosses', () => {
  expect(shared(['رقمُ الصك'], wordingOf('train').phrases)).toHaveLength(1);
  expect(shared(runs(['قال: إني حبست أصل مزرعتي وسبّلت ثمرتها']), runs(wordingOf('train').sentences))).not.toEqual([]);
});

test('the test split uses no label of the sample deeds that the first rules were written from', () => {
  const folder = join(import.meta.dirname, '..', '..', 'test', 'deeds', 'truth');
  const known = new Set<string>();
  for (const name of readdirSync(folder)) {
    const { text } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { text: string };
    for (const cell of text.split(/[\n\t]/)) known.add(plain(cell.split(':')[0]!));
  }
  const labels = names.filter((name) => name !== 'train').flatMap((name) => [...wordingOf(name).phrases]);
  expect(labels.map(plain).filter((label) => known.has(label))).toEqual([]);
});

test('a deed is the same whenever it is made, and each type has prose, tables and lists', () => {
  expect(composeDeed('train', 7)).toEqual(composeDeed('train', 7));
  const made = Array.from({ length: 90 }, (_, index) => composeDeed('train', index).truth);
  const layoutsOf = (type: string) => made.filter((deed) => deed.type === type).map(({ layout }) => layout);
  for (const type of ['property_deed', 'waqf_deed', 'nazir_deed']) {
    expect(new Set(layoutsOf(type)).size).toBeGreaterThanOrEqual(8);
    expect(layoutsOf(type).some((layout) => layout.startsWith('prose'))).toBe(true);
  }
});

test('what the truth says stands in the deed', () => {
  for (const name of names) {
    for (let index = 0; index < 60; index += 1) {
      const { truth, body } = composeDeed(name, index);
      const page = plain(body.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)));
      const wanted = Object.entries(truth.fields)
        .filter(([field]) => !/Date$|area/.test(field))
        .flatMap(([, value]) => (typeof value === 'object' && value !== null ? Object.values(value) : [value]));
      expect(wanted.map((value) => plain(String(value))).filter((value) => !page.includes(value))).toEqual([]);
      expect(body).not.toMatch(/\{\w+\}|undefined/);
    }
  }
});

test('numbers, days and ids are as deeds write them', () => {
  expect(inWords(1421)).toBe('ألف وأربعمائة وواحد وعشرون');
  expect(areaInWords(1144.47, 'alef')).toBe('ألف ومائة وأربعة وأربعون متراً مربعاً وسبعة وأربعون سنتيمتراً مربعاً');
  const day = dayFrom('2000-05-15');
  expect(dateForms['h-padded'].write(day)).toBe('11/02/1421 هـ');
  expect(dateForms['both-reversed'].write(day)).toBe('2000/05/15م، 1421/02/11هـ');
  const digits = [...someId(seeded(3))].map(Number);
  const sum = digits.reduce(
    (total, digit, at) => total + (at % 2 === 0 ? Math.floor((digit * 2) / 10) + ((digit * 2) % 10) : digit),
    0,
  );
  expect(sum % 10).toBe(0);
});
