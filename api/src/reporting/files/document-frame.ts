import type { Language } from '@waqf/contracts/identity';
import { displayGregorianDay, displayHijri, displayTime, type GregorianOrder, siteNameIn } from '@waqf/formats';
import { type Halalas, riyalsInWords } from '@waqf/money';
import { renderSVG } from 'uqr';
import type { DocumentContent } from '../typesetting/document-content.js';

/** What a document says about itself. */
export interface DocumentIdentity {
  readonly number: string;
  /** The address at which everybody can verify the document. */
  readonly address: string;
  /** Number of the document that this one replaces; null when there is none. */
  readonly supersedes: string | null;
  readonly issuedAt: Date;
  readonly issuedBy: string;
}

export interface DocumentSettings {
  readonly language: Language;
  readonly siteName: string;
  readonly dateFormat: GregorianOrder;
}

const words = {
  pages: { ar: 'صفحة {page} من {pages}', en: 'Page {page} of {pages}' },
  footer: { ar: 'صدر آليًا من', en: 'Issued by' },
  supersedes: { ar: 'تحل هذه الوثيقة محل الوثيقة رقم', en: 'This document supersedes number' },
  issued: { ar: 'صدرت', en: 'Issued' },
  issuedBy: { ar: 'أصدرها', en: 'Issued by' },
  asOf: { ar: 'الدفاتر كما كانت في', en: 'Books as of' },
  verify: { ar: 'تحقق من الوثيقة', en: 'Verify this document' },
  verifyText: {
    ar: 'امسح الرمز لتعرف هل صدرت الوثيقة من المنصة وهل حلت محلها أحدث منها. الأرقام من دفتر القيود وقت الإصدار.',
    en:
      'Scan the code to see whether the platform issued this document and whether a newer one supersedes it. ' +
      'Its figures are those of the books when it was issued.',
  },
} as const;

/** A number or code that keeps its own direction inside a line of the other direction. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

/** A fact as a list of one; an empty list when its value is not known. */
export const fact = (label: string, value: string | null | undefined, second = ''): DocumentContent['facts'] =>
  value === null || value === undefined ? [] : [{ label, value, second }];

/** The amount in words, for an Arabic document; empty in English, where amounts are not written in words. */
export const inWords = (amount: Halalas, language: Language): string =>
  language === 'ar' ? (riyalsInWords(amount) ?? '') : '';

/** The parts that every document made with `report.typ` has in common. */
export function documentFrame({ number, address, supersedes }: DocumentIdentity, settings: DocumentSettings) {
  const { language } = settings;
  const siteName = siteNameIn(settings.siteName, language);
  return {
    language,
    direction: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    site: siteName,
    number,
    pages: words.pages[language],
    footer: `${words.footer[language]} ${siteName}`,
    supersedes: supersedes === null ? '' : `${words.supersedes[language]} ${isolated(supersedes)}`,
    qr: renderSVG(address, { border: 0 }),
    verify: { title: words.verify[language], text: words.verifyText[language], address },
  };
}

/** The Gregorian day and the time of a moment. */
export const momentOf = (moment: Date, { language, dateFormat }: DocumentSettings): string =>
  `${displayGregorianDay(moment, language, dateFormat)} · ${displayTime(moment)}`;

/** When the document was issued, and by whom. */
export function issuedFacts(
  { issuedAt, issuedBy }: DocumentIdentity,
  settings: DocumentSettings,
): DocumentContent['facts'] {
  const { language } = settings;
  return [
    {
      label: words.issued[language],
      value: displayHijri(issuedAt, language),
      second: momentOf(issuedAt, settings),
    },
    { label: words.issuedBy[language], value: issuedBy, second: '' },
  ];
}

/** The moment of the figures, when they are older than the document. */
export function asOfFact(
  { asOf }: { readonly asOf?: string | undefined },
  settings: DocumentSettings,
): DocumentContent['facts'] {
  if (asOf === undefined) return [];
  const moment = new Date(asOf);
  const { language } = settings;
  return fact(words.asOf[language], displayHijri(moment, language), momentOf(moment, settings));
}

/** A day as a fact: the Hijri date, and the Gregorian date below it. */
export function dayFact(
  label: string,
  day: string | Date | null,
  { language, dateFormat }: DocumentSettings,
): DocumentContent['facts'] {
  if (day === null) return [];
  return fact(label, displayHijri(day, language), displayGregorianDay(day, language, dateFormat));
}

/** A day in both calendars, in one line. */
export const dayInBoth = (day: string | Date, { language, dateFormat }: DocumentSettings): string =>
  `${displayHijri(day, language)} · ${displayGregorianDay(day, language, dateFormat)}`;

/** The first and last day of a period in both calendars, in one line. */
export function periodInBoth(period: { from: string; to: string }, settings: DocumentSettings): string {
  const { value, second } = periodFact('', period, settings);
  return `${value} · ${second}`;
}

/** The first and last day of a period in both calendars, as a fact. */
export function periodFact(
  label: string,
  period: { from: string; to: string },
  { language, dateFormat }: DocumentSettings,
): DocumentContent['facts'][number] {
  const gregorian = (day: string) => displayGregorianDay(day, language, dateFormat);
  const between = (name: (day: string) => string): string =>
    // No-break spaces keep each date on one line; a period of a single day shows one date.
    [...new Set([name(period.from), name(period.to)])].map((day) => day.replaceAll(' ', '\u00A0')).join(' – ');
  return { label, value: between((day) => displayHijri(day, language)), second: between(gregorian) };
}

/** A table of lines and their amounts. @param heads titles of the two columns */
export function amountTable(
  title: string,
  heads: readonly [line: string, amount: string],
  { nothing, rows, total }: Pick<DocumentContent['tables'][number], 'nothing' | 'rows' | 'total'>,
): DocumentContent['tables'][number] {
  const [line, amount] = heads;
  return {
    title,
    nothing,
    columns: [
      { title: line, amount: false, width: 3 },
      { title: amount, amount: true, width: 1 },
    ],
    rows,
    total,
  };
}
