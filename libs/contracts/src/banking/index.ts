import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit, positiveAmount } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { id, instant, money } from '../wire.js';
import { proseText } from '../text-rules/index.js';
import { accountTypes } from './accounts.js';
import { bankTransferStatus, type BankTransferStatus } from './transfer-status.js';

export * from './accounts.js';
export * from './account-status-labels.js';
export * from './transfer-status.js';
export * from './transfer-status-labels.js';
export * from './transfer-policy.js';

/** An account as one side of a transfer; `label` says whose account it is, in the reader's language. */
export const transferParty = z.object({
  id,
  accountType: answered(accountTypes),
  label: z.string(),
  iban: z.string(),
});
export type TransferParty = z.infer<typeof transferParty>;

export const bankTransfer = z.object({
  id,
  waqfId: id,
  description: z.string(),
  /** The bank's own reference; null until the bank has confirmed. */
  bankReference: z.nullable(z.string()),
  amount: money,
  status: answered(bankTransferStatus.options),
  createdAt: instant,
  from: transferParty,
  to: transferParty,
  /** From the point of view of the waqf's main account; `between` is from one sub-account to another. */
  direction: answered(['out', 'in', 'between']),
  /** When the bank confirmed or refused, or the founder rejected; null until then. */
  settledAt: z.nullable(instant),
  /** Why it was reversed or rejected, in the reader's language; null otherwise. */
  reason: z.nullable(z.string()),
});
export type BankTransfer = z.infer<typeof bankTransfer>;

const change = z.object({ before: money, after: money });
/** What a transfer that awaits approval would change, according to the books now. */
export const transferEffect = z.object({
  /** What the account may pay out: the yield for a main account, the whole balance for a sub-account. */
  available: change,
  /** The whole balance of the account. */
  balance: change,
  /** The corpus, which a transfer never changes; null for a sub-account. */
  corpus: z.nullable(money),
  /** Whether the payee was paid before today, or with an approval; null when the money goes back to the waqf. */
  payeeIsKnown: z.nullable(z.boolean()),
  /** What the account may pay per day without approval, and how much of that was used today. Both in riyals. */
  dayLimit: money,
  usedToday: money,
});
export type TransferEffect = z.infer<typeof transferEffect>;

const missing = messageKey('banking.dataMissing');
const longDescription = messageKey('banking.descriptionLong');

const transferAccount = z
  .string(missing)
  .check(z.minLength(1, { error: missing, abort: true }), z.guid(messageKey('banking.account')), z.toLowerCase());

/**
 * Body of `POST /api/bank-transfer` (optional header `Idempotency-Key`): 201 if recorded, 202 if it awaits approval.
 */
export const createTransfer = z
  .object({
    fromAccountId: transferAccount,
    toAccountId: transferAccount,
    amount: positiveAmount(messageKey('banking.dataMissing')),
    description: z.optional(
      z.nullable(proseText({ least: 0, most: 200, short: messageKey('field.invalid'), long: longDescription })),
    ),
  })
  .check(
    z.refine((transfer) => transfer.fromAccountId.toLowerCase() !== transfer.toAccountId.toLowerCase(), {
      error: messageKey('banking.sameAccount'),
      path: ['toAccountId'],
    }),
  );
export type CreateTransfer = z.infer<typeof createTransfer>;
/** What a client sends, before the schema transforms it. */
export type CreateTransferInput = z.input<typeof createTransfer>;
export const transferEnvelope = z.object({ transfer: bankTransfer });

/**
 * Query of `GET /api/bank-transactions?waqfId&status&limit&cursor`: newest first, 1 to 100 rows (default 50). Without
 * `waqfId` the answer covers every waqf that the user can see.
 */
export const bankTransferQuery = z.object({
  waqfId: z.optional(requestId(messageKey('waqf.choose'))),
  status: z.optional(z.enum(bankTransferStatus.options, messageKey('field.unknownChoice'))),
  limit: pageLimit,
  cursor: pageCursor,
});
export type BankTransferQuery = z.infer<typeof bankTransferQuery>;
export const bankTransferList = z.object({
  transactions: z.array(bankTransfer),
  nextCursor: z.nullable(z.string()),
  /**
   * Number of transfers that the bank has completed, of the waqf in the query or, without `waqfId`, of all waqfs that
   * the user can see. The status and the page of the query do not change it.
   */
  completedCount: z.number(),
});
export type BankTransferList = z.infer<typeof bankTransferList>;

/*
 * Names of before, for remotes that were written against them; they go with the next major version. Money from one
 * account to another is a transfer; a transaction is an income or an expense (`docs/glossary.md`).
 */
export {
  bankTransfer as bankTransaction,
  bankTransferList as bankTransactionList,
  bankTransferQuery as bankTransactionQuery,
  bankTransferStatus as bankTransactionStatus,
  type BankTransfer as BankTransaction,
  type BankTransferList as BankTransactionList,
  type BankTransferQuery as BankTransactionQuery,
  type BankTransferStatus as BankTransactionStatus,
};
