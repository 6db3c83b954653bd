import { officePattern } from '../lexicon/offices.js';
import type { EvidenceKind } from './evidence-kinds.js';
import type { Candidate } from './candidates.js';
import { trimmed } from './candidates.js';
import { calendarsApart, type DateMention } from '../entities/date-mentions.js';
import type { DeedText } from '../text/deed-text.js';
import { freeValueEnd, type LabelledRegion, regionsOf } from '../labels/labels.js';
import { isLabel } from '../labels/label-words.js';
import type { LabelSet } from '../labels/label-set.js';
import { isAlsoWord } from '../lexicon/given-names.js';
import { isBesideName, type NameMention } from '../entities/person-names.js';
import type { Bilingual } from '@waqf/contracts';

/** The folded deed with the dates and names that were found in it without labels. */
export interface Findings {
  deed: DeedText;
  dates: DateMention[];
  names: NameMention[];
}

/** Dates that labels or phrases point to. */
export function dateCandidates(
  { deed, dates }: Findings,
  labels: LabelSet,
  phrases: RegExp[],
  evidence: EvidenceKind = 'label',
): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  const add = (date: DateMention, weight: number, kind: EvidenceKind): void => {
    found.push({
      value: date.iso,
      key: date.iso,
      start: date.start,
      end: date.end,
      weight,
      evidence: kind,
      parts: { hijri: date.hijri },
    });
  };
  for (const region of regionsOf(deed, labels)) {
    const date = dates.find(
      (one) => one.start >= region.start - 1 && one.start < region.start + 40 && one.start < region.end,
    );
    if (!date) continue;
    // When there is another label between this label and the date, the date probably belongs to that one.
    const between = deed.text.slice(region.start, date.start);
    add(date, region.weight * (/تاريخ|:/.test(between) ? 0.4 : between.trim().length > 14 ? 0.8 : 1) * 0.95, evidence);
  }
  for (const phrase of phrases) {
    for (const match of deed.text.matchAll(phrase)) {
      const at = match.index + match[0].length;
      const date = dates.find((one) => one.start >= at - 1 && one.start < at + 45);
      if (date && !deed.text.slice(at, date.start).includes('\n')) add(date, 0.8, 'phrase');
    }
  }
  return found;
}

/** The dates of a deed, each as a value with its place in the text. */
export const daysOf = (
  dates: DateMention[],
): { value: string; start: number; end: number; parts: Record<string, string> }[] =>
  dates.map(({ iso, hijri, start, end }) => ({ value: iso, start, end, parts: { hijri } }));

/**
 * Why a date must be checked: its calendars differ, its weekday does not match or its words break off; null otherwise.
 */
export function dateDoubt(dates: DateMention[], iso: string): Bilingual | null {
  const named = dates.filter((date) => date.iso === iso);
  if (named.length > 0 && named.every(({ cut }) => cut))
    return {
      ar: 'كلمات التاريخ مقطوعة في الصك. قارنه به.',
      en: 'The words of the date break off. Compare it with the deed.',
    };
  // A gap of one day is accepted: the moon was often sighted a day earlier or later than the calendar says.
  if (named.some(({ weekdayGap }) => weekdayGap !== null && weekdayGap > 1))
    return {
      ar: 'اليوم المذكور من الأسبوع لا يوافق هذا التاريخ. قارنه بالصك.',
      en: 'The weekday in the deed is not that of this date. Compare it with the deed.',
    };
  const difference = Math.max(0, ...named.map((date) => date.difference ?? 0));
  if (difference === 0) return null;
  if (difference <= calendarsApart)
    return {
      ar: 'بين التاريخين الهجري والميلادي في الصك يوم أو يومان. أخذنا الميلادي المكتوب.',
      en: 'The Hijri and the Gregorian date in the deed are a day or two apart. The Gregorian one was taken.',
    };
  return {
    ar: 'التاريخ الهجري والميلادي في الصك لا يدلان على اليوم نفسه. أخذنا الهجري.',
    en: 'The Hijri and the Gregorian date in the deed are not the same day. The Hijri one was taken.',
  };
}

/** Persons that labels point to: a full name with بن, or the plain words of a value cell. */
export function nameCandidates({ deed, names }: Findings, labels: LabelSet): Candidate<string>[] {
  return regionsOf(deed, labels).flatMap((region) => nameInRegion(deed, names, region));
}

function nameInRegion(deed: DeedText, names: NameMention[], region: LabelledRegion): Candidate<string>[] {
  const name = names.find((one) => one.start >= region.start && one.start < Math.min(region.end, region.start + 30));
  if (name && !/[:\t]|(?:^|\s)(?:بتاريخ|رقم)\s/u.test(deed.text.slice(region.start, name.start))) {
    return [personCandidate(deed, wholeCell(deed, region, name), region.weight * 0.94, 'label')];
  }
  const end = region.how === 'inline' ? freeValueEnd(deed, region.start, region.end) : region.end;
  const text = deed.text.slice(region.start, end).replace(/\s+$/u, '');
  const words = text.split(/[\s،]+/u).filter(Boolean);
  const plain =
    words.length >= 2 &&
    words.length <= 7 &&
    words.every((word) => /^\p{L}+$/u.test(word) && (!isBesideName(word) || isAlsoWord(word))) &&
    !isLabel(text);
  if (!plain || (region.how === 'inline' && region.weight < 0.9)) return [];
  const value = trimmed(deed.original(region.start, region.start + text.length));
  return [
    {
      value,
      key: text,
      start: region.start,
      end: region.start + text.length,
      weight: region.weight * 0.75,
      evidence: 'label',
    },
  ];
}

/** In a cell of its own a name begins where the cell begins, even when its first word is not in a list of names. */
function wholeCell(deed: DeedText, region: LabelledRegion, name: NameMention): NameMention {
  if (region.how === 'inline') return name;
  const lead = deed.text.slice(region.start, name.start);
  const isName = /^\p{L}{3,}\s$/u.test(lead) && !isBesideName(lead.trim()) && !/^ال/u.test(lead);
  return isName ? { ...name, start: region.start } : name;
}

const wordStarts = new Map<RegExp, RegExp>();

/** The phrase at the start of a word, with or without و or ف before it: "له" must not match within "الغلة". */
export function atWordStart([phrase, weight]: [RegExp, number]): [RegExp, number] {
  let bounded = wordStarts.get(phrase);
  if (!bounded) {
    bounded = new RegExp(`(?<!\\p{L})(?:و|ف)?(?:${phrase.source})`, phrase.flags);
    wordStarts.set(phrase, bounded);
  }
  return [bounded, weight];
}

/** Persons that follow a phrase within `reach` letters. */
export function namesAfter(
  { deed, names }: Findings,
  phrases: [RegExp, number][],
  evidence: EvidenceKind = 'phrase',
  reach = 34,
): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  for (const [phrase, weight] of phrases.map(atWordStart)) {
    for (const match of deed.text.matchAll(phrase)) {
      const at = match.index + match[0].length;
      const name = names.find((one) => one.start >= at - 2 && one.start < at + reach);
      if (name && !/[\n.]/.test(deed.text.slice(at, name.start)))
        found.push(personCandidate(deed, name, weight, evidence));
    }
  }
  return found;
}

/** Titles that deeds write as part of a name, like "د." and "م.". Folded; "الدكتور/" is a label, not a title. */
const learnedTitle = /(?:^|[\s:/(])(?:[وف]?[بل])?((?:(?:ال)?(?:دكتور|مهندس)|الشريف)ه? )$/u;

export function personCandidate(
  deed: DeedText,
  name: NameMention,
  weight: number,
  evidence: EvidenceKind,
): Candidate<string> {
  const title = learnedTitle.exec(deed.text.slice(Math.max(0, name.start - 14), name.start))?.[1]?.length ?? 0;
  const value = trimmed(deed.original(name.start - title, name.end));
  return {
    value,
    key: deed.text.slice(name.start, name.end).replace(/\s+/g, ''),
    start: name.start,
    end: name.end,
    weight,
    evidence,
  };
}

const officialBefore = new RegExp(
  `(?:${officePattern}(?:\\s+(?!بن|بنت)\\p{L}+){0,2}|رييس\\s+\\p{L}+|انا|الموثق\\s+المعتمد|شاهد|الشهود|التوقيع|مدير \\p{L}+)\\s*[:/]?\\s*` +
    '(?:\\/|الشيخ|فضيله)?\\s*$',
  'u',
);
const officialAfter = new RegExp(`^ *،? *(?:${officePattern}|(?:ال)?(?:كاتب|رييس|مدير|شاهد))`, 'u');

/** Whether the person speaks or signs for the court, from the words before and after the name. */
export function isOfficial(deed: DeedText, name: NameMention): boolean {
  const before = deed.text.slice(Math.max(0, name.start - 40), name.start);
  const after = deed.text.slice(name.end, name.end + 26);
  return officialBefore.test(before) || officialAfter.test(after);
}

/** Free wording that labels point to. */
export function wordingCandidates(
  deed: DeedText,
  labels: LabelSet,
  accept: (folded: string) => boolean,
): Candidate<string>[] {
  return regionsOf(deed, labels).flatMap((region) => {
    const end = region.how === 'inline' ? freeValueEnd(deed, region.start, region.end) : region.end;
    return wordingBetween(deed, region.start, end, region.weight * 0.95, 'label', accept);
  });
}

export function wordingBetween(
  deed: DeedText,
  start: number,
  end: number,
  weight: number,
  evidence: EvidenceKind,
  accept: (folded: string) => boolean,
): Candidate<string>[] {
  const value = trimmed(deed.original(start, end));
  const folded = deed.text.slice(start, end).trim();
  if (value.length < 2 || value.length > 400 || !accept(folded)) return [];
  return [{ value, key: folded.replace(/[^\p{L}\p{N}]+/gu, ''), start, end, weight, evidence }];
}
