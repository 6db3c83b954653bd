import { findAreas } from '../entities/area-mentions.js';
import { fold } from '../text/arabic.js';
import type { PageLayout, Word } from '../text/page-parts.js';
import type { NumberReading } from './number-readings.js';
import {
  agreeingDates,
  dateIn,
  digitsIn,
  isId,
  isYear,
  likeliest,
  looksLikeDate,
  looksLikeId,
  looksLikeYear,
  sameNumber,
  type Settled,
  valueIn,
} from './number-rules.js';

/** The highest certainty of a number that breaks the rule of its kind. */
const broken = 0.5;
/** The most words from a date to the same date in the other calendar, such as «هـ الموافق» and «( ». */
const dateReach = 4;
/** The most words between an area in digits and the same area in words. */
const areaReach = 24;

type NumberWord = Word & { readings: NumberReading[] };
const isNumber = (word: Word): word is NumberWord => (word.readings?.length ?? 0) > 0;

/**
 * Settles numbers of scanned pages by rules: an id passes its check digit, a date exists, both calendars name the same
 * day, an area in digits equals the one in words, and a number written twice is the same. Only a reading that the ink
 * or the area in words allows is taken, and only when it is clearly the likeliest that fits; a number that fits no rule
 * is kept with less certainty.
 * @returns the pages with settled words; a word's certainty is the chance of its reading among those that fit
 */
export function settleNumbers(pages: PageLayout[]): PageLayout[] {
  const words = pages.flatMap(({ rows }) => rows.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.flat())));
  if (!words.some(isNumber)) return pages;
  const settled = new Map<Word, Settled>();
  settleTwice(words.filter(isNumber), settled);
  settleDatePairs(words, settled);
  settleAreas(words, settled);
  for (const word of words) {
    const alone = isNumber(word) && !settled.has(word) ? settleAlone(word) : null;
    if (alone) settled.set(word, alone);
  }
  const replaced = (word: Word): Word => {
    const found = settled.get(word);
    return found ? { ...word, text: found.text, certainty: Math.round(found.certainty * 100) / 100 } : word;
  };
  return pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      blocks: row.blocks.map((block) => ({ ...block, lines: block.lines.map((line) => line.map(replaced)) })),
    })),
  }));
}

/** A kind of number: `seems` checks its form, `fits` checks that it is valid. */
interface Kind {
  seems: (text: string) => boolean;
  fits: (text: string) => boolean;
}
const kinds: Kind[] = [
  { seems: looksLikeDate, fits: (text) => dateIn(text) !== null },
  { seems: (text) => digitsIn(text).length >= 9 && digitsIn(text).length <= 11, fits: isId },
  { seems: (text) => looksLikeYear(text) && digitsIn(text).length > 2, fits: isYear },
];

/** Settles a date, an id, or a year with its calendar by its own rule; null when it is valid or of another kind. */
function settleAlone({ text, readings, certainty = 1 }: NumberWord): Settled | null {
  const kind = kinds.find(({ seems }) => seems(text));
  if (!kind || kind.fits(text)) return null;
  const mustFit = kind.fits !== isId || looksLikeId(text);
  return likeliest(readings, kind.fits) ?? (mustFit ? { text, certainty: Math.min(certainty, broken) } : null);
}

/** Settles dates that are given in both calendars, side by side. */
function settleDatePairs(words: Word[], settled: Map<Word, Settled>): void {
  const couldBeDate = (word: Word): word is NumberWord =>
    isNumber(word) && !settled.has(word) && word.readings.some(({ text }) => dateIn(text) !== null);
  words.forEach((word, at) => {
    if (!couldBeDate(word)) return;
    const other = words
      .slice(at + 1, at + 1 + dateReach)
      .find((one) => isNumber(one) && digitsIn(one.text).length >= 4);
    if (!other || !couldBeDate(other) || settled.has(word)) return;
    const pair = agreeingDates(word.readings, other.readings);
    if (!pair) return;
    settled.set(word, pair[0]);
    settled.set(other, pair[1]);
  });
}

/** Settles long numbers that appear twice, such as the deed's number in its heading and in its text. */
function settleTwice(words: NumberWord[], settled: Map<Word, Settled>): void {
  const long = words.filter(({ text }) => digitsIn(text).length >= 8);
  long.forEach((word, at) => {
    for (const other of long.slice(at + 1)) {
      if (settled.has(word)) return;
      const both = settled.has(other) ? null : sameNumber(word.readings, other.readings);
      if (!both || !/^\d+$/.test(fold(both[0].text).replace(/[^\d/.,-]/g, ''))) continue;
      settled.set(word, both[0]);
      settled.set(other, both[1]);
    }
  });
}

/** Settles areas in digits that are followed by the same area in words. */
function settleAreas(words: Word[], settled: Map<Word, Settled>): void {
  words.forEach((word, at) => {
    const length = digitsIn(word.text).length;
    if (!isNumber(word) || settled.has(word) || length < 2 || length > 8) return;
    const around = [words.slice(at + 1, at + 1 + areaReach), words.slice(Math.max(0, at - areaReach), at)];
    const values = around
      .flatMap((some) => findAreas(areaTextOf(some)))
      .filter(({ kind }) => kind === 'words')
      .map(({ value }) => value);
    if (values.length === 0) return;
    const found =
      likeliest(word.readings, (text) => values.includes(valueIn(text) ?? Number.NaN)) ??
      withPoint(word, values) ??
      withFirstDigit(word, values);
    if (found) settled.set(word, found);
  });
}

/** The folded words, in which what a form says "in words" of metres is an area: its digits have to agree with it. */
const areaTextOf = (words: Word[]): string =>
  fold(words.map(({ text }) => text).join(' '))
    .replace(/[()]/g, ' ')
    .replace(/(?<!\p{L})بالحروف\s*[:/]?/gu, 'مساحته');

/** Restores a lost decimal point, the sign that is missed most often, when an area in words has the same digits. */
function withPoint({ text, readings }: NumberWord, values: number[]): Settled | null {
  if (/\d[/-]\d/.test(fold(text))) return null;
  for (const value of values.filter((one) => !Number.isInteger(one))) {
    const [whole, part] = value.toFixed(2).split('.') as [string, string];
    const found = likeliest(readings, (other) =>
      [`${whole}${part}`, `${whole}${part.replace(/0$/, '')}`].includes(digitsIn(other)),
    );
    const match = found && /[\d٠-٩][\d٠-٩.,٫٬،]*/.exec(found.text);
    if (!found || !match) continue;
    const digits = match[0].replace(/[^\d٠-٩]/g, '');
    return {
      text:
        `${found.text.slice(0, match.index)}${digits.slice(0, whole.length)}.` +
        `${digits.slice(whole.length)}${found.text.slice(match.index + match[0].length)}`,
      certainty: found.certainty,
    };
  }
  return null;
}

/** The certainty of a number of which one digit is known only from the words. */
const fromWords = 0.6;

/** Restores a lost first digit, such as the 1 before the comma of "1,047.5", when an area in words has all others. */
function withFirstDigit({ text }: NumberWord, values: number[]): Settled | null {
  const digits = digitsIn(text);
  const at = text.search(/[\d٠-٩]/u);
  if (digits.length < 3 || /\d[/-]\d/.test(fold(text))) return null;
  for (const value of values) {
    const written = String(value).replace('.', '');
    if (written.length !== digits.length + 1 || !written.endsWith(digits)) continue;
    const first = /[٠-٩]/u.test(text) ? String.fromCharCode(0x660 + Number(written[0])) : written[0]!;
    const whole = `${text.slice(0, at)}${first}${text.slice(at)}`;
    if (valueIn(whole) === value) return { text: whole, certainty: fromWords };
  }
  return null;
}
