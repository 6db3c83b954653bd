import { labelOf } from '@waqf/contracts';
import type { DistributionRun, RunLine } from '@waqf/contracts/distributions';
import { wordList } from '@waqf/formats';
import { displayAmount, halalas, parseAmount, sumHalalas } from '@waqf/money';
import type { DocumentContent } from '../typesetting/document-content.js';
import {
  amountTable,
  dayFact,
  dayInBoth,
  documentFrame,
  type DocumentIdentity,
  type DocumentSettings,
  fact,
  inWords,
  isolated,
  issuedFacts,
  periodFact,
  periodInBoth,
} from './document-frame.js';

/** The data of a closed distribution that its statement shows. */
export interface RunStatement {
  readonly waqfName: string;
  readonly run: DistributionRun;
  /** The first lines only, in the order of the beneficiaries. */
  readonly lines: readonly RunLine[];
}

const words = {
  title: { ar: 'كشف دورة توزيع', en: 'Statement of a distribution' },
  number: { ar: 'رقم الكشف', en: 'Number' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  period: { ar: 'مدة الغلة', en: 'Period of the yield' },
  submitted: { ar: 'رفعها', en: 'Submitted by' },
  approved: { ar: 'وافق عليها', en: 'Approved by' },
  closed: { ar: 'أُقفلت', en: 'Closed' },
  seal: { ar: 'بصمة ما وُوفق عليه', en: 'Fingerprint of what was approved' },
  pool: { ar: 'الحصص (ريال)', en: 'Shares (SAR)' },
  paid: { ar: 'صُرف (ريال)', en: 'Paid (SAR)' },
  kept: { ar: 'محفوظ لأصحابه (ريال)', en: 'Kept for its owners (SAR)' },
  way: { ar: 'من الغلة إلى الحصص', en: 'From the yield to the shares' },
  line: { ar: 'البند', en: 'Line' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
  gross: { ar: 'إجمالي الغلة', en: 'Gross yield' },
  unallocated: { ar: 'بلا مستحق، يبقى في الغلة', en: 'Nobody is entitled to it; it stays in the yield' },
  shares: { ar: 'حصص المستفيدين', en: 'Shares of the beneficiaries' },
  person: { ar: 'المستفيد', en: 'Beneficiary' },
  state: { ar: 'ما تم فيها', en: 'Outcome' },
  rest: { ar: 'وباقي الحصص في المنصة', en: 'The other shares are on the platform' },
  total: { ar: 'المجموع', en: 'Total' },
  correction: { ar: 'تصحيح دورة سابقة', en: 'Correction of an earlier distribution' },
  receipt: { ar: 'سند', en: 'receipt' },
  reference: { ar: 'مرجع المصرف', en: 'bank reference' },
  none: { ar: 'لا حصص', en: 'No shares' },
} as const;

const states = {
  calculated: { ar: 'محسوبة', en: 'Calculated' },
  payable: { ar: 'جاهزة للصرف', en: 'Ready to be paid' },
  withheld: { ar: 'محفوظة لصاحبها', en: 'Kept for its owner' },
  excluded: { ar: 'بلا حصة في هذه الدورة', en: 'No share in this run' },
  sent: { ar: 'أُرسلت إلى المصرف', en: 'Sent to the bank' },
  paid: { ar: 'صُرفت', en: 'Paid' },
  failed: { ar: 'تعذّر صرفها، محفوظة لصاحبها', en: 'Refused by the bank, kept for its owner' },
} as const;

/** The statement of the distribution as content for the template. */
export function runDocumentOf(
  { waqfName, run, lines }: RunStatement,
  identity: DocumentIdentity,
  settings: DocumentSettings,
): DocumentContent {
  const { language } = settings;
  const say = (key: keyof typeof words): string => words[key][language];
  return {
    ...documentFrame(identity, settings),
    title: say('title'),
    subtitle: periodInBoth(run.period, settings),
    'number-label': say('number'),
    facts: [
      ...fact(say('waqf'), waqfName),
      periodFact(say('period'), run.period, settings),
      ...fact(say('submitted'), run.submittedBy),
      ...fact(say('approved'), run.decidedBy, run.decidedAt === null ? '' : dayInBoth(run.decidedAt, settings)),
      ...dayFact(say('closed'), run.closedAt, settings),
      ...fact(say('seal'), run.hash === null ? null : (run.hash.slice(0, 16).match(/.{4}/g) ?? []).join('-')),
      ...issuedFacts(identity, settings),
    ],
    figures: keyFiguresOf(run, settings, say),
    tables: [wayTable(run, settings, say), shareTable(run, lines, settings, say)],
  };
}

type Say = (key: keyof typeof words) => string;

const shown = (amount: string | null): string => (amount === null ? '' : displayAmount(parseAmount(amount)));

function keyFiguresOf({ allocated, counts }: DistributionRun, { language }: DocumentSettings, say: Say) {
  const kept = sumHalalas(
    [counts.withheld, counts.failed, counts.payable, counts.sent].map(({ amount }) => parseAmount(amount)),
  );
  const words = inWords(parseAmount(allocated ?? '0.00'), language);
  return [
    { label: say('paid'), amount: shown(counts.paid.amount), words: '', net: false },
    { label: say('kept'), amount: displayAmount(kept), words: '', net: false },
    { label: say('pool'), amount: shown(allocated), words, net: true },
  ];
}

/** The steps from the gross yield, through the deductions and what nobody is entitled to, to the sum of the shares. */
function wayTable(run: DistributionRun, { language }: DocumentSettings, say: Say): DocumentContent['tables'][number] {
  const taken = run.deductions.map(({ because, amount }) => [
    because[language],
    displayAmount(halalas(-parseAmount(amount))),
  ]);
  const open = parseAmount(run.unallocated ?? '0.00');
  return amountTable(say('way'), [say('line'), say('amount')], {
    nothing: say('none'),
    rows: [
      [say('gross'), shown(run.gross)],
      ...taken,
      ...(open > 0n ? [[say('unallocated'), displayAmount(halalas(-open))]] : []),
    ],
    total: [say('shares'), shown(run.allocated)],
  });
}

function shareTable(
  run: DistributionRun,
  lines: readonly RunLine[],
  { language }: DocumentSettings,
  say: Say,
): DocumentContent['tables'][number] {
  const all = run.counts.all.lines + run.counts.excluded.lines;
  const total = parseAmount(run.counts.all.amount);
  const rest = halalas(total - sumHalalas(lines.map(({ amount }) => parseAmount(amount))));
  return {
    title: say('shares'),
    nothing: say('none'),
    columns: [
      { title: say('person'), amount: false, width: 2 },
      { title: say('state'), amount: false, width: 2 },
      { title: say('amount'), amount: true, width: 1 },
    ],
    rows: [
      ...lines.map((line) => [line.fullName, outcomeOf(line, language, say), shown(line.amount)]),
      ...(all > lines.length ? [[`${say('rest')}: ${all - lines.length}`, '', displayAmount(rest)]] : []),
    ],
    total: [say('total'), '', displayAmount(total)],
  };
}

/** The outcome of a share, with the receipt number or bank reference that proves it. */
function outcomeOf(line: RunLine, language: 'ar' | 'en', say: Say): string {
  const known = labelOf(states, line.state, language);
  const state = line.correction ? wordList([say('correction'), known], language) : known;
  const proofOf = (word: string, number: string): string => wordList([state, `${word} ${isolated(number)}`], language);
  if (line.receiptNumber !== null) return proofOf(say('receipt'), line.receiptNumber);
  if (line.bankReference !== null) return proofOf(say('reference'), line.bankReference);
  return state;
}
