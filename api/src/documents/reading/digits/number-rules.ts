import { isNationalId } from '@waqf/formats';
import { fold } from '../text/arabic.js';
import { gregorianOfDeed, isHijriDayOfDeed } from '../entities/sighted-days.js';
import type { NumberReading } from './number-readings.js';

/** The least share of the best reading's chance for one that fits; anything less likely would be invented. */
const leastShare = 0.01;
/** The least share of one reading among those that fit; below it nothing is settled. */
const clearly = 0.5;

/** The chosen text of a number, and its certainty among all readings that fit. */
export interface Settled {
  text: string;
  certainty: number;
}

const total = (readings: NumberReading[]): number => readings.reduce((sum, { chance }) => sum + chance, 0);
export const digitsIn = (text: string): string => fold(text).replace(/\D/g, '');

/**
 * The likeliest of the readings that fit, when it is clearly the likeliest of them; null otherwise. The readings are
 * sorted best first.
 */
export function likeliest(readings: NumberReading[], fits: (text: string) => boolean): Settled | null {
  const fitting = readings.filter(({ text, chance }) => chance >= readings[0]!.chance * leastShare && fits(text));
  const [best] = fitting;
  if (!best) return null;
  const share = best.chance / total(fitting);
  if (share < clearly) return null;
  // A reading that was not the likeliest by its ink gets a limited certainty.
  return { text: best.text, certainty: best === readings[0] ? share : Math.min(share, 0.85) };
}

/** Whether a text has the form of a person's id: ten digits that begin with 1 or 2. */
export const looksLikeId = (text: string): boolean =>
  /^[12]\d{9}$/.test(digitsIn(text)) && !/\d[/.,-]\d/.test(fold(text));
export const isId = (text: string): boolean => looksLikeId(text) && isNationalId(digitsIn(text));

export interface ReadDate {
  calendar: 'hijri' | 'gregorian' /** Days since 1970. */;
  day: number;
}

const numericDate = /^\D*(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})\s*(ه|م)?/u;

/**
 * The date that a word in digits names, or null when there is no such date. The year determines the calendar; a
 * calendar letter after it must not contradict.
 */
export function dateIn(text: string): ReadDate | null {
  const match = numericDate.exec(fold(text));
  if (!match) return null;
  const yearFirst = match[1]!.length === 4;
  if (yearFirst ? match[4]!.length > 2 : match[1]!.length > 2 || match[4]!.length !== 4) return null;
  const [day, month, year] = [Number(match[yearFirst ? 4 : 1]), Number(match[3]), Number(match[yearFirst ? 1 : 4])];
  const calendar = year >= 1300 && year <= 1500 ? 'hijri' : year >= 1900 && year <= 2100 ? 'gregorian' : null;
  if (calendar === null || (match[5] === 'ه' && calendar === 'gregorian') || (match[5] === 'م' && calendar === 'hijri'))
    return null;
  const since = calendar === 'hijri' ? hijriDay(year, month, day) : gregorianDay(year, month, day);
  return since === null ? null : { calendar, day: since };
}

function hijriDay(year: number, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > 30 || !isHijriDayOfDeed({ year, month, day })) return null;
  return Date.parse(gregorianOfDeed({ year, month, day })) / 86_400_000;
}

function gregorianDay(year: number, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? date.getTime() / 86_400_000 : null;
}

/** Whether a text has the form of a date: digits with two separators, or with one and a four-digit year. */
export const looksLikeDate = (text: string): boolean =>
  /\d[/-]\d{1,3}[/-]?\d{4}|\d{4}[/-]\d{1,2}[/-]\d|\d{1,2}[/.-]\d{1,2}[/.-]\d/.test(fold(text));

/** Whether a text has the form of a year with a calendar letter; if it is not a valid year, it was misread. */
export const looksLikeYear = (text: string): boolean => /^\D*\d{2,5}\s*(?:ه|م(?![\d\s]*\d))/u.test(fold(text));
export const isYear = (text: string): boolean => /^\D*(?:1[345]\d\d\s*ه|(?:19|20)\d\d\s*م)/u.test(fold(text));

/** The likeliest pair of readings that name the same day in both calendars, or null. */
export function agreeingDates(first: NumberReading[], second: NumberReading[]): [Settled, Settled] | null {
  const dated = (readings: NumberReading[]) =>
    readings
      .filter(({ chance }) => chance >= readings[0]!.chance * leastShare)
      .flatMap((reading) => {
        const date = dateIn(reading.text);
        return date ? [{ ...reading, ...date }] : [];
      });
  const others = dated(second);
  const pairs = dated(first)
    .flatMap((one) =>
      others.flatMap((other) => {
        const apart = Math.abs(one.day - other.day);
        // Courts sight the moon themselves, so dates a day apart may be the same day, but this is less likely.
        return one.calendar === other.calendar || apart > 1
          ? []
          : [{ one: one.text, other: other.text, chance: one.chance * other.chance * (apart === 0 ? 1 : 0.1) }];
      }),
    )
    .sort((a, b) => b.chance - a.chance);
  const [best] = pairs;
  if (!best) return null;
  const share = best.chance / pairs.reduce((sum, { chance }) => sum + chance, 0);
  if (share < clearly) return null;
  return [
    { text: best.one, certainty: share },
    { text: best.other, certainty: share },
  ];
}

/** Shorter numbers may be equal by chance. */
const shortestTwice = 9;

/**
 * The likeliest common reading of a number that is written twice, or null when they are different numbers.
 */
export function sameNumber(first: NumberReading[], second: NumberReading[]): [Settled, Settled] | null {
  const inSecond = new Map(second.map(({ text, chance }) => [digitsIn(text), { text, chance }]));
  const shared = first
    .flatMap(({ text, chance }) => {
      const other = inSecond.get(digitsIn(text));
      return other && digitsIn(text).length >= shortestTwice
        ? [
            {
              one: text,
              other: other.text,
              chance: chance * other.chance,
              least: Math.min(chance / first[0]!.chance, other.chance / second[0]!.chance),
            },
          ]
        : [];
    })
    .sort((a, b) => b.chance - a.chance);
  const [best] = shared;
  if (!best || best.least < leastShare) return null;
  const share = best.chance / shared.reduce((sum, { chance }) => sum + chance, 0);
  return share < clearly
    ? null
    : [
        { text: best.one, certainty: share },
        { text: best.other, certainty: share },
      ];
}

/**
 * The value of a word in digits; a comma before the last one or two digits is a decimal comma. Null for dates and
 * long numbers.
 */
export function valueIn(text: string): number | null {
  const match = /^\D*?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,8}(?:[.,]\d{1,2})?)(?!\d|[/.,-]\d)/.exec(fold(text));
  if (!match) return null;
  const raw = match[1]!;
  return Number(/^\d+,\d{1,2}$/.test(raw) ? raw.replace(',', '.') : raw.replace(/,/g, ''));
}
