import type { PaymentDetails } from '@waqf/contracts/distributions';
import { displayAmount, parseAmount, parseSignedAmount } from '@waqf/money';
import type { DocumentContent } from '../typesetting/document-content.js';
import {
  amountTable,
  dayFact,
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

const words = {
  title: { ar: 'إشعار توزيع', en: 'Notice of a distribution' },
  number: { ar: 'رقم الإشعار', en: 'Number' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  person: { ar: 'المستفيد', en: 'Beneficiary' },
  period: { ar: 'مدة الغلة', en: 'Period of the yield' },
  paid: { ar: 'صُرفت', en: 'Paid' },
  account: { ar: 'إلى حساب ينتهي بـ', en: 'To the account ending in' },
  reference: { ar: 'مرجع المصرف', en: 'Bank reference' },
  receipt: { ar: 'رقم السند', en: 'Receipt' },
  note: { ar: 'الحالة', en: 'Its state' },
  amount: { ar: 'نصيبك (ريال)', en: 'Your share (SAR)' },
  why: { ar: 'لماذا هذا المبلغ', en: 'Why this amount' },
  line: { ar: 'البند', en: 'Line' },
  riyals: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
  clause: { ar: 'من كلام الواقف', en: 'In the founder’s words' },
  none: { ar: 'لا بنود', en: 'No lines' },
} as const;

/** The notice of one payment, as content for the template; it has no name or amount of other beneficiaries. */
export function paymentDocumentOf(
  payment: PaymentDetails,
  fullName: string,
  identity: DocumentIdentity,
  settings: DocumentSettings,
): DocumentContent {
  const { language } = settings;
  const say = (key: keyof typeof words): string => words[key][language];
  const { because, amount, period, paidAt, note } = payment;
  const code = (text: string | null) => (text === null ? null : isolated(text));
  const total = parseAmount(amount);
  return {
    ...documentFrame(identity, settings),
    title: say('title'),
    subtitle: periodInBoth(period, settings),
    'number-label': say('number'),
    facts: [
      ...fact(say('person'), fullName),
      ...fact(say('waqf'), payment.waqfName),
      periodFact(say('period'), period, settings),
      ...dayFact(say('paid'), paidAt, settings),
      ...fact(say('account'), paidAt === null ? null : code(payment.ibanEnd)),
      ...fact(say('reference'), code(payment.bankReference)),
      ...fact(say('receipt'), code(payment.receiptNumber)),
      ...fact(say('note'), note?.[language]),
      ...fact(say('clause'), because.clause?.text),
      ...issuedFacts(identity, settings),
    ],
    figures: [{ label: say('amount'), amount: displayAmount(total), words: inWords(total, language), net: true }],
    tables: [
      amountTable(say('why'), [say('line'), say('riyals')], {
        nothing: say('none'),
        rows: because.steps.map((step) => [step[language], displayAmount(parseSignedAmount(step.amount))]),
        total: [say('amount'), displayAmount(total)],
      }),
    ],
  };
}
