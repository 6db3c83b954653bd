import type { Language } from '@waqf/contracts/identity';
import type { Report } from '@waqf/contracts/reporting';
import { displayGregorianDay, displayHijri, displayTime, type GregorianOrder } from '@waqf/formats';
import { displayAmount, halalas, parseSignedAmount, riyalsInWords } from '@waqf/money';
import { renderSVG } from 'uqr';
import type { DocumentContent } from '../typesetting/document-content.js';
import type { ReportColumn, ReportTable } from './report-tables.js';

/** What a document says of itself. */
export interface DocumentIdentity {
  readonly number: string;
  /** Where everybody can verify it. */
  readonly address: string;
  /** Number of the document that it supersedes. */
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
  number: { ar: 'رقم التقرير', en: 'Number' },
  pages: { ar: 'صفحة {page} من {pages}', en: 'Page {page} of {pages}' },
  footer: { ar: 'صدر آليًا من', en: 'Issued by' },
  supersedes: { ar: 'تحل هذه الوثيقة محل الوثيقة رقم', en: 'This document supersedes number' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  everyWaqf: { ar: 'كل الأوقاف', en: 'Every waqf' },
  period: { ar: 'المدة', en: 'Period' },
  issued: { ar: 'صدرت', en: 'Issued' },
  issuedBy: { ar: 'أصدرها', en: 'Issued by' },
  income: { ar: 'الإيراد (ريال)', en: 'Income (SAR)' },
  expenses: { ar: 'المصروف (ريال)', en: 'Expenses (SAR)' },
  net: { ar: 'الصافي (ريال)', en: 'Net (SAR)' },
  nothing: { ar: 'لا شيء في هذه المدة', en: 'Nothing in this period' },
  verify: { ar: 'تحقق من الوثيقة', en: 'Verify this document' },
  verifyText: {
    ar: 'امسح الرمز لتعرف هل صدرت الوثيقة من المنصة وهل حلت محلها أحدث منها. الأرقام من دفتر القيود وقت الإصدار.',
    en:
      'Scan the code to see whether the platform issued this document and whether a newer one supersedes it. ' +
      'Its figures are those of the books when it was issued.',
  },
} as const;

/** The report as the template sets it. */
export function documentOf(
  report: Report,
  tables: readonly ReportTable[],
  identity: DocumentIdentity,
  { language, siteName, dateFormat }: DocumentSettings,
): DocumentContent {
  const hijri = (day: string | Date) => displayHijri(day, language);
  const gregorian = (day: string | Date) => displayGregorianDay(day, language, dateFormat);
  const { from, to } = report.period;
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    site: siteName,
    title: report.title[language],
    subtitle: `${hijri(from)} – ${hijri(to)}`,
    number: identity.number,
    'number-label': words.number[language],
    pages: words.pages[language],
    footer: `${words.footer[language]} ${siteName}`,
    supersedes: identity.supersedes === null ? '' : `${words.supersedes[language]} \u2066${identity.supersedes}\u2069`,
    facts: [
      { label: words.waqf[language], value: report.waqf?.name ?? words.everyWaqf[language], second: '' },
      {
        label: words.period[language],
        value: `${hijri(from)} – ${hijri(to)}`,
        second: `${gregorian(from)} – ${gregorian(to)}`,
      },
      {
        label: words.issued[language],
        value: hijri(identity.issuedAt),
        second: `${gregorian(identity.issuedAt)} · ${displayTime(identity.issuedAt)}`,
      },
      { label: words.issuedBy[language], value: identity.issuedBy, second: '' },
    ],
    figures: figuresOf(report, language),
    tables: tables.map(({ title, columns, rows, total }) => ({
      title: title[language],
      nothing: words.nothing[language],
      columns: columns.map((column) => ({
        title: column.title[language],
        amount: column.kind === 'amount',
        width: column.width,
      })),
      rows: rows.map((row) => row.map((cell, at) => textOf(cell, columns[at], language))),
      total: total && total.map((cell, at) => textOf(cell, columns[at], language)),
    })),
    qr: renderSVG(identity.address, { border: 0 }),
    verify: { title: words.verify[language], text: words.verifyText[language], address: identity.address },
  };
}

function figuresOf({ figures }: Report, language: Language): DocumentContent['figures'] {
  if (!figures) return [];
  const net = parseSignedAmount(figures.net);
  return [
    { label: words.income[language], amount: shown(figures.income, true), words: '', net: false },
    {
      label: words.expenses[language],
      amount: displayAmount(halalas(-parseSignedAmount(figures.expenses))),
      words: '',
      net: false,
    },
    {
      label: words.net[language],
      amount: shown(figures.net, true),
      words: language === 'ar' ? (riyalsInWords(net) ?? '') : '',
      net: true,
    },
  ];
}

const shown = (amount: string, signed = false): string =>
  displayAmount(parseSignedAmount(amount), signed ? { sign: 'always' } : {});

function textOf(
  cell: ReportTable['rows'][number][number],
  column: ReportColumn | undefined,
  language: Language,
): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return cell[language];
  if (column?.kind === 'amount') return shown(cell);
  return column?.kind === 'day' ? displayHijri(cell, language).replaceAll(' ', '\u00A0') : cell;
}
