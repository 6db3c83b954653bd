import type { TransactionType } from '@waqf/contracts/finances';
import { type AuditedAs, defineFact, type Json } from '../platform/index.js';

/** What the facts about a transaction carry. Amounts are halalas as texts. */
export interface TransactionFact {
  readonly [key: string]: Json | undefined;
  readonly transactionId: string;
  readonly waqfId: string;
  readonly type: TransactionType;
  readonly source: string | null;
  readonly category: string | null;
  /** Positive. */
  readonly amountHalalas: string;
  /** Into the waqf's main account positive, out of it negative: a reversed income is negative. */
  readonly signedAmountHalalas: string;
  readonly description: string;
  /** Day of Asia/Riyadh. */
  readonly occurredOn: string;
  /** ISO moment. */
  readonly occurredAt: string;
  /** The person who recorded it; null for the platform itself. */
  readonly recordedBy: string | null;
}

const about = ({ transactionId, waqfId, type, amountHalalas, source, category }: TransactionFact): AuditedAs => ({
  subject: { type: 'transaction', id: transactionId },
  waqfId,
  details: { type, amountHalalas, source, category },
});

/** An income or an expense stands in the books. */
export const transactionRecorded = defineFact<
  TransactionFact & {
    /** Made from a line of the bank's statement: the money moved at the bank before it stood in the books. */
    readonly fromStatement: boolean;
    /** Taken over from somewhere else, with others: nobody gets a notice. */
    readonly imported: boolean;
  }
>('finances.transaction-recorded', {
  title: { ar: 'سُجّلت معاملة مالية', en: 'A financial transaction was recorded' },
  audit: about,
  refreshesWaqf: true,
});

/** A transaction was undone by another that names it; what is carried is of the other one. */
export const transactionReversed = defineFact<
  TransactionFact & {
    /** Id of the transaction that was undone. */
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

/** A photo or file of the receipt is attached; one from before is kept. */
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

/** Something is expected again and again; nothing is entered by it. */
export const repeatingPlanned = defineFact<RepeatingFact & Planned>('finances.repeating-planned', {
  title: { ar: 'أُضيفت معاملة متكررة', en: 'A repeating transaction was added' },
  audit: (fact) => ({
    ...aboutRepeating(fact),
    after: { amount: fact.amount, description: fact.description, lastOn: fact.lastOn },
  }),
  refreshesWaqf: true,
});

/** For the turns that wait and those to come. */
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

/** What was expected on a day did not come. */
export const repeatingSkipped = defineFact<RepeatingFact & { dueOn: string }>('finances.repeating-skipped', {
  title: { ar: 'تُخطّي موعد معاملة متكررة', en: 'An occurrence of a repeating transaction was skipped' },
  audit: (fact) => ({ ...aboutRepeating(fact), details: { dueOn: fact.dueOn } }),
  refreshesWaqf: true,
});
