import type { TransactionType } from '@waqf/contracts/finances';
import { type AuditedAs, defineFact, type Json } from '../platform/index.js';

/** The data of the facts about a transaction. Amounts are halalas as text. */
export interface TransactionFact {
  readonly [key: string]: Json | undefined;
  readonly transactionId: string;
  readonly waqfId: string;
  readonly type: TransactionType;
  readonly source: string | null;
  readonly category: string | null;
  /** Always positive. */
  readonly amountHalalas: string;
  /** Positive for money into the waqf's main account, negative for money out of it: a reversed income is negative. */
  readonly signedAmountHalalas: string;
  readonly description: string;
  /** Day in Asia/Riyadh. */
  readonly occurredOn: string;
  /** Time as ISO text. */
  readonly occurredAt: string;
  /** The person who recorded it; null for the platform itself. */
  readonly recordedBy: string | null;
}

const about = ({ transactionId, waqfId, type, amountHalalas, source, category }: TransactionFact): AuditedAs => ({
  subject: { type: 'transaction', id: transactionId },
  waqfId,
  details: { type, amountHalalas, source, category },
});

/** An income or an expense was entered in the books. */
export const transactionRecorded = defineFact<
  TransactionFact & {
    /** Created from a line of the bank statement: the money moved at the bank before it was entered in the books. */
    readonly fromStatement: boolean;
    /** Imported from another system, with others: nobody is notified. */
    readonly imported: boolean;
  }
>('finances.transaction-recorded', {
  title: { ar: 'سُجّلت معاملة مالية', en: 'A financial transaction was recorded' },
  audit: about,
  refreshesWaqf: true,
});

/** A transaction was undone by another one that refers to it; the data is that of the reversal. */
export const transactionReversed = defineFact<
  TransactionFact & {
    /** Id of the transaction that was reversed. */
    readonly reverses: string;
    readonly reason: string;
  }
>('finances.transaction-reversed', {
  title: { ar: 'عُكست معاملة مالية', en: 'A financial transaction was reversed' },
  audit: (fact) => ({
    ...about(fact),
    details: { ...about(fact).details, reverses: fact.reverses },
    reason: fact.reason,
  }),
  refreshesWaqf: true,
});

/** A photo or file of the receipt was attached; an earlier one is kept. */
export const receiptKept = defineFact<{
  readonly transactionId: string;
  readonly waqfId: string;
  readonly fileName: string;
  readonly sha256: string;
}>('finances.receipt-kept', {
  title: { ar: 'أُرفق إيصال بمعاملة', en: 'A receipt was attached to a transaction' },
  audit: ({ transactionId, waqfId, fileName, sha256 }) => ({
    subject: { type: 'transaction', id: transactionId },
    waqfId,
    after: { fileName, sha256 },
  }),
  refreshesWaqf: true,
});

type RepeatingFact = {
  readonly [key: string]: Json | undefined;
  readonly repeatingId: string;
  readonly waqfId: string;
};
const aboutRepeating = ({ repeatingId, waqfId }: RepeatingFact): AuditedAs => ({
  subject: { type: 'repeating-transaction', id: repeatingId },
  waqfId,
});
type Planned = { readonly amount: string; readonly description: string; readonly lastOn: string | null };

/** A repeating transaction was planned; this alone enters nothing in the books. */
export const repeatingPlanned = defineFact<RepeatingFact & Planned>('finances.repeating-planned', {
  title: { ar: 'أُضيفت معاملة متكررة', en: 'A repeating transaction was added' },
  audit: (fact) => ({
    ...aboutRepeating(fact),
    after: { amount: fact.amount, description: fact.description, lastOn: fact.lastOn },
  }),
  refreshesWaqf: true,
});

/** The change applies to due occurrences without an answer and to future ones. */
export const repeatingChanged = defineFact<RepeatingFact & { before: Planned; after: Planned }>(
  'finances.repeating-changed',
  {
    title: { ar: 'عُدّلت معاملة متكررة', en: 'A repeating transaction was changed' },
    audit: (fact) => ({ ...aboutRepeating(fact), before: { ...fact.before }, after: { ...fact.after } }),
    refreshesWaqf: true,
  },
);

export const repeatingEnded = defineFact<RepeatingFact>('finances.repeating-ended', {
  title: { ar: 'أُنهيت معاملة متكررة', en: 'A repeating transaction was ended' },
  audit: (fact) => ({ ...aboutRepeating(fact), before: { active: true }, after: { active: false } }),
  refreshesWaqf: true,
});

/** The transaction expected on a day did not happen. */
export const repeatingSkipped = defineFact<RepeatingFact & { dueOn: string }>('finances.repeating-skipped', {
  title: { ar: 'تُخطّي موعد معاملة متكررة', en: 'An occurrence of a repeating transaction was skipped' },
  audit: (fact) => ({ ...aboutRepeating(fact), details: { dueOn: fact.dueOn } }),
  refreshesWaqf: true,
});
