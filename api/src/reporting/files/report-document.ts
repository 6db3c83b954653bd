import type { Language } from '@waqf/contracts/identity';
import type { Report } from '@waqf/contracts/reporting';
import { displayGregorianDigits, displayHijri } from '@waqf/formats';
import { displayAmount, halalas, parseSignedAmount, sumHalalas } from '@waqf/money';
import type { DocumentContent } from '../typesetting/document-content.js';
import {
  asOfFact,
  documentFrame,
  type DocumentIdentity,
  type DocumentSettings,
  fact,
  inWords,
  isolated,
  issuedFacts,
  momentOf,
  periodFact,
  periodInBoth,
} from './document-frame.js';
import { comparesPeriods, type ReportColumn, type ReportTable } from './report-tables.js';

const words = {
  number: { ar: 'رقم التقرير', en: 'Number' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  everyWaqf: { ar: 'كل الأوقاف', en: 'Every waqf' },
  beneficiary: { ar: 'المستفيد', en: 'Beneficiary' },
  minor: { ar: 'القاصر', en: 'Minor' },
  guardian: { ar: 'الوليّ', en: 'Guardian' },
  received: { ar: 'المقبوض (ريال)', en: 'Received (SAR)' },
  period: { ar: 'المدة', en: 'Period' },
  before: { ar: 'المدة السابقة', en: 'Period before' },
  income: { ar: 'الإيراد (ريال)', en: 'Income (SAR)' },
  expenses: { ar: 'المصروف (ريال)', en: 'Expenses (SAR)' },
  net: { ar: 'الصافي (ريال)', en: 'Net (SAR)' },
  corpus: { ar: 'ما دخل على أصل الوقف (ريال)', en: 'Received for the corpus (SAR)' },
  apart: { ar: 'ليس من الإيراد ولا من الصافي', en: 'Neither income nor part of the net' },
  made: { ar: 'أُعدّ في', en: 'Made on' },
  nothing: { ar: 'لا شيء في هذه المدة', en: 'Nothing in this period' },
} as const;

/** The report as content for the template. */
export function documentOf(
  report: Report,
  tables: readonly ReportTable[],
  identity: DocumentIdentity,
  settings: DocumentSettings,
): DocumentContent {
  const { language } = settings;
  return {
    ...documentFrame(identity, settings),
    title: report.title[language],
    subtitle: periodInBoth(report.period, settings),
    'number-label': words.number[language],
    facts: [
      ...subjectFacts(report, language),
      ...periodFacts(report, settings),
      ...corpusFact(report, language),
      ...issuedFacts(identity, settings),
      ...asOfFact(report, settings),
    ],
    figures: keyFiguresOf(report, language),
    tables: tables.map(({ title, columns, rows, total }) => ({
      title: title[language],
      nothing: words.nothing[language],
      columns: columns.map((column) => ({
        title: column.title[language],
        amount: column.kind === 'amount',
        width: column.width,
      })),
      rows: rows.map((row) => row.map((cell, at) => textOf(cell, columns[at], settings))),
      total: total && total.map((cell, at) => textOf(cell, columns[at], settings)),
    })),
  };
}

/** What a sheet says above its tables: whose figures they are, of which days, and when it was made. */
export function aboutSheet(report: Report, madeAt: Date, settings: DocumentSettings): string[] {
  const { language } = settings;
  const facts = [
    ...subjectFacts(report, language),
    ...periodFacts(report, settings),
    ...corpusFact(report, language),
    ...fact(words.made[language], displayHijri(madeAt, language), momentOf(madeAt, settings)),
    ...asOfFact(report, settings),
  ];
  // A cell breaks no lines, so the no-break spaces of documents would only disturb a search.
  return facts.map(({ label, value, second }) =>
    `${label}: ${[value, second].filter(Boolean).join(' · ')}`.replaceAll('\u00A0', ' '),
  );
}

/** The period, and the one that a column of its tables compares it with. */
function periodFacts(report: Report, settings: DocumentSettings): DocumentContent['facts'] {
  const { period, before } = report;
  const { language } = settings;
  return [
    periodFact(words.period[language], period, settings),
    ...(before && comparesPeriods(report) ? [periodFact(words.before[language], before, settings)] : []),
  ];
}

/** The waqf; in a beneficiary's statement the person, and for a minor the guardian with the guardianship deed. */
function subjectFacts({ waqf, holder }: Report, language: Language): DocumentContent['facts'] {
  if (!holder) return fact(words.waqf[language], waqf?.name ?? words.everyWaqf[language]);
  if (!holder.guardian) return fact(words.beneficiary[language], holder.fullName);
  return [
    ...fact(words.minor[language], holder.fullName),
    ...fact(words.guardian[language], holder.guardian.fullName, holder.guardian.deed),
  ];
}

/** Receipts of the endowed asset; without them the listed entries would not add up to the net. */
const corpusFact = ({ figures }: Report, language: Language): DocumentContent['facts'] =>
  figures && figures.corpusCount !== 0
    ? fact(words.corpus[language], isolated(shown(figures.corpusAdditions, true)), words.apart[language])
    : [];

/** The total that a person received, also in words. */
function receivedFigure(sections: Report['sections'], language: Language): DocumentContent['figures'] {
  const received = sumHalalas(sections.map(({ total }) => parseSignedAmount(total.amount)));
  const amount = displayAmount(received);
  return [{ label: words.received[language], amount, words: inWords(received, language), net: true }];
}

function keyFiguresOf({ figures, holder, sections }: Report, language: Language): DocumentContent['figures'] {
  if (holder) return receivedFigure(sections, language);
  if (!figures) return [];
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
      words: inWords(parseSignedAmount(figures.net), language),
      net: true,
    },
  ];
}

const shown = (amount: string, signed = false): string =>
  displayAmount(parseSignedAmount(amount), signed ? { sign: 'always' } : {});

function textOf(
  cell: ReportTable['rows'][number][number],
  column: ReportColumn | undefined,
  { language, dateFormat }: DocumentSettings,
): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return cell[language];
  if (column?.kind === 'amount') return shown(cell);
  if (column?.kind !== 'day') return cell;
  // No line break inside a date; a narrow column puts the two calendars on two lines.
  return `${displayHijri(cell, language).replaceAll(' ', '\u00A0')} ${displayGregorianDigits(cell, dateFormat)}`;
}
