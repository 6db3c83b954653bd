import type { BankTransfer } from '@waqf/contracts/banking';
import { displayGregorianDay, displayHijri, displayTime, groupIban } from '@waqf/formats';
import { displayAmount, parseAmount } from '@waqf/money';
import type { DocumentContent } from '../typesetting/document-content.js';
import {
  dayInBoth,
  documentFrame,
  type DocumentIdentity,
  type DocumentSettings,
  fact,
  inWords,
  isolated,
  issuedFacts,
} from './document-frame.js';

const words = {
  title: { ar: 'إيصال تحويل', en: 'Transfer receipt' },
  number: { ar: 'رقم الإيصال', en: 'Number' },
  waqf: { ar: 'الوقف', en: 'Waqf' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  purpose: { ar: 'الغرض', en: 'Purpose' },
  reference: { ar: 'مرجع المصرف', en: 'Bank reference' },
  confirmed: { ar: 'أكده المصرف', en: 'Confirmed by the bank' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
} as const;

/** The receipt of a transfer that the bank has completed, as content for the template. */
export function transferDocumentOf(
  { waqfName, transfer }: { waqfName: string; transfer: BankTransfer },
  identity: DocumentIdentity,
  settings: DocumentSettings,
): DocumentContent {
  const { language, dateFormat } = settings;
  const amount = parseAmount(transfer.amount);
  const settledAt = transfer.settledAt === null ? null : new Date(transfer.settledAt);
  const say = (key: keyof typeof words): string => words[key][language];
  return {
    ...documentFrame(identity, settings),
    title: say('title'),
    subtitle: settledAt === null ? '' : dayInBoth(settledAt, settings),
    'number-label': say('number'),
    facts: [
      ...fact(say('waqf'), waqfName),
      ...fact(say('from'), transfer.from.label, isolated(groupIban(transfer.from.iban))),
      ...fact(say('to'), transfer.to.label, isolated(groupIban(transfer.to.iban))),
      ...fact(say('purpose'), transfer.description),
      ...fact(say('reference'), isolated(transfer.bankReference ?? '')),
      ...(settledAt === null
        ? []
        : fact(
            say('confirmed'),
            displayHijri(settledAt, language),
            `${displayGregorianDay(settledAt, language, dateFormat)} · ${displayTime(settledAt)}`,
          )),
      ...issuedFacts(identity, settings),
    ],
    figures: [
      {
        label: say('amount'),
        amount: displayAmount(amount),
        words: inWords(amount, language),
        net: true,
      },
    ],
    tables: [],
  };
}
