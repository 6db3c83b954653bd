import { isNationalId } from '@waqf/formats';
import { fold } from '../arabic.js';
import { gregorianOfDeed, isHijriDayOfDeed } from '../sighted-days.js';
import type { NumberReading } from './number-readings.js';

/** A reading that fits must be at least this share of the best one; what is less likely would be made up. */
const leastShare = 0.01;
/** Of the readings that fit, one must be this likely, or nothing is settled. */
const clearly = 0.5;

/** What a number is taken for, and how surely among all readings that fit. */
export interface Settled {
  text: string;
  certainty: number;
}

const total = (readings: NumberReading[]): number => readings.reduce((sum, { chance }) => sum + chance, 0);
export const digitsIn = (text: string): string => fold(text).replace(/\D/g, '');

/**
 * The likeliest of the readings that fit, where it is clearly the likeliest of them; null otherwise. Readings are best
 * first.
 */
export function likeliest(readings: NumberReading[], fits: (text: string) => boolean): Settled | null {
  const fitting = readings.filter(({ text, chance }) => chance >= readings[0]!.chance * leastShare && fits(text));
  const [best] = fitting;
  if (!best) return null;
  const share = best.chance / total(fitting);
  if (share < clearly) return null;
  // What was not the likeliest at first sight is no surer than the rule made it likely.
  return { text: best.text, certainty: best === readings[0] ? share : Math.min(share, 0.85) };
}

/** Ten digits that begin with 1 or 2: a person's number, by its length and beginning. */
export const looksLikeId = (text: string): boolean =>
  /^[12]\d{9}$/.test(digitsIn(text)) && !/\d[/.,-]\d/.test(fold(text));
export const isId = (text: string): boolean => looksLikeId(text) && isNationalId(digitsIn(text));

export interface ReadDate {
  calendar: 'hijri' | 'gregorian' /** Days since 1970. */;
  day: number;
}

const numericDate = /^\D*(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})\s*(ه|م)?/u;

/**
 * The day that a word in digits names, or null where there is no such day. The calendar follows from the year; a letter
 * behind it must not contradict.
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

/** Digits with two signs between them, or one and a four-digit year: written to name a day. */
export const looksLikeDate = (text: string): boolean =>
  /\d[/-]\d{1,3}[/-]?\d{4}|\d{4}[/-]\d{1,2}[/-]\d|\d{1,2}[/.-]\d{1,2}[/.-]\d/.test(fold(text));

/** A year with its calendar's letter behind it: what is no year there was misread. */
export const looksLikeYear = (text: string): boolean => /^\D*\d{2,5}\s*(?:ه|م(?![\d\s]*\d))/u.test(fold(text));
export const isYear = (text: string): boolean => /^\D*(?:1[345]\d\d\s*ه|(?:19|20)\d\d\s*م)/u.test(fold(text));

/** A day in one calendar and the same day in the other: the likeliest pair that agrees, or null. */
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
        // Courts count from their own sighting of the moon: a day apart is the same day, though less often.
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

/** Shorter numbers are the same by chance. */
const shortestTwice = 9;

/**
 * A number that is written twice: the reading that is likeliest in both places together, or null where they are
 * different numbers.
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
 * The value of a word in digits: a comma before one or two last digits is a decimal one. Null for dates and long
 * numbers.
 */
export function valueIn(text: string): number | null {
  const match = /^\D*?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,8}(?:[.,]\d{1,2})?)(?!\d|[/.,-]\d)/.exec(fold(text));
  if (!match) return null;
  const raw = match[1]!;
  return Number(/^\d+,\d{1,2}$/.test(raw) ? raw.replace(',', '.') : raw.replace(/,/g, ''));
}
