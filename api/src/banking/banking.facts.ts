import type { Bilingual } from '@waqf/contracts';
import { type AuditedAs, defineFact, type Json } from '../platform/index.js';

type Values = Readonly<Record<string, Json>>;

/** The fields of every fact about an account. */
interface AccountFact {
  readonly [key: string]: Json | undefined;
  readonly accountId: string;
  readonly waqfId: string;
  /** Set for a sub-account only. */
  readonly beneficiaryId: string | null;
}

const aboutAccount = ({ accountId, waqfId }: AccountFact, after: Values): AuditedAs => ({
  subject: { type: 'bank-account', id: accountId },
  waqfId,
  after,
});

/** An account was requested; the bank has not decided yet. */
export const accountRequested = defineFact<AccountFact>('banking.account-requested', {
  title: { ar: 'طُلب فتح حساب بنكي', en: 'A bank account was requested' },
  audit: (fact) => aboutAccount(fact, { state: 'opening' }),
});

/** The bank has opened an account. */
export const accountOpened = defineFact<AccountFact & { holderName: string; bankName: string; ibanEnd: string }>(
  'banking.account-opened',
  {
    title: { ar: 'فُتح حساب بنكي', en: 'A bank account was opened' },
    audit: (fact) => aboutAccount(fact, { state: 'active' }),
    refreshesWaqf: true,
  },
);

/** The bank has refused to open an account, for good. */
export const accountRefused = defineFact<
  AccountFact & { holderName: string; code: string; reason: Bilingual & Values }
>('banking.account-refused', {
  title: { ar: 'رفض المصرف فتح حساب', en: 'The bank refused to open an account' },
  audit: (fact) => ({ ...aboutAccount(fact, { state: 'refused' }), details: { code: fact.code } }),
  refreshesWaqf: true,
});

/** The bank has suspended, closed or reactivated an account. */
export const accountStateChanged = defineFact<
  AccountFact & { state: 'active' | 'suspended' | 'closed'; ibanEnd: string }
>('banking.account-state-changed', {
  title: { ar: 'غيّر المصرف حالة حساب', en: 'The bank changed the state of an account' },
  audit: (fact) => aboutAccount(fact, { state: fact.state }),
  refreshesWaqf: true,
});

/** The fields of every fact about a transfer. */
export interface TransferFact {
  readonly [key: string]: Json | undefined;
  readonly transferId: string;
  readonly waqfId: string;
  /** The amount in halalas. */
  readonly amountHalalas: string;
  readonly fromAccountId: string;
  readonly toAccountId: string;
}

const aboutTransfer = (fact: TransferFact, more: Partial<AuditedAs> = {}): AuditedAs => ({
  subject: { type: 'bank-transfer', id: fact.transferId },
  waqfId: fact.waqfId,
  details: { amountHalalas: fact.amountHalalas, from: fact.fromAccountId, to: fact.toAccountId },
  ...more,
});

/** The transfer is in the books and will be sent to the bank. */
export const transferRecorded = defineFact<TransferFact>('banking.transfer-recorded', {
  title: { ar: 'سُجّل تحويل بنكي', en: 'A bank transfer was recorded' },
  audit: (fact) => aboutTransfer(fact),
});

/** The founder has rejected the transfer; nothing has moved. */
export const transferRejected = defineFact<TransferFact & { reason: string }>('banking.transfer-rejected', {
  title: { ar: 'رُفض تحويل بنكي', en: 'A bank transfer was rejected' },
  audit: (fact) => aboutTransfer(fact, { reason: fact.reason }),
});

/** The bank has confirmed the transfer. */
export const transferCompleted = defineFact<TransferFact>('banking.transfer-completed', {
  title: { ar: 'اكتمل تحويل بنكي', en: 'A bank transfer was completed' },
  audit: (fact) => aboutTransfer(fact),
});

type RefusedTransfer = TransferFact & { code: string; reason: Bilingual & Values };

/** The bank has refused the transfer and the money was returned. */
export const transferReversed = defineFact<RefusedTransfer>('banking.transfer-reversed', {
  title: { ar: 'رُفض تحويل وأُعيد المبلغ', en: 'A transfer was refused and the money was returned' },
  audit: (fact) => aboutTransfer(fact, { details: { code: fact.code, amountHalalas: fact.amountHalalas } }),
});

/** The transfer was refused, but the receiving account no longer holds the money. */
export const transferReversalDelayed = defineFact<RefusedTransfer>('banking.transfer-reversal-delayed', {
  title: { ar: 'تحويل مرفوض ينتظر الإعادة', en: 'A refused transfer waits to be returned' },
  audit: (fact) => aboutTransfer(fact, { details: { code: fact.code, amountHalalas: fact.amountHalalas } }),
});

/** The founder has set the amount above which transfers need approval, in riyals; null for the platform's threshold. */
export const transferPolicyChanged = defineFact<{ waqfId: string; before: string | null; after: string | null }>(
  'banking.transfer-policy-changed',
  {
    title: { ar: 'غُيّر حد الموافقة على التحويلات', en: 'The approval limit of transfers was changed' },
    audit: ({ waqfId, before, after }) => ({
      subject: { type: 'waqf', id: waqfId },
      waqfId,
      before: { approvalAbove: before },
      after: { approvalAbove: after },
    }),
  },
);

/** The founder has named or removed the second person who decides besides them; user ids. */
export const secondApproverNamed = defineFact<{ waqfId: string; before: string | null; after: string | null }>(
  'banking.second-approver-named',
  {
    title: { ar: 'تغيّر الشخص الثاني للموافقة على التحويلات', en: 'The second person for transfers was changed' },
    audit: ({ waqfId, before, after }) => ({
      subject: { type: 'waqf', id: waqfId },
      waqfId,
      before: { secondApprover: before },
      after: { secondApprover: after },
    }),
  },
);

/** A batch of payments out of the payable fund was recorded and will be sent to the bank. */
export const paymentBatchRecorded = defineFact<{
  waqfId: string;
  batchId: string;
  payments: number;
  amountHalalas: string;
}>('banking.payment-batch-recorded', {
  title: { ar: 'سُجّلت دفعة مدفوعات', en: 'A payment batch was recorded' },
  audit: ({ waqfId, batchId, payments, amountHalalas }) => ({
    subject: { type: 'payment-batch', id: batchId },
    waqfId,
    details: { payments, amountHalalas },
  }),
});

/** Payments of a batch were made, refused, or held before they were sent; what was made has left the payable fund. */
export const paymentsSettled = defineFact<{
  waqfId: string;
  batchId: string;
  completed: readonly { readonly id: string; readonly bankReference: string }[];
  refused: readonly { readonly id: string; readonly code: string; readonly reason: Bilingual & Values }[];
}>('banking.payments-settled', {
  title: { ar: 'انتهت مدفوعات من دفعة', en: 'Payments of a batch ended' },
  audit: ({ waqfId, batchId, completed, refused }) => ({
    subject: { type: 'payment-batch', id: batchId },
    waqfId,
    details: { completed: completed.length, refused: refused.length },
  }),
});
