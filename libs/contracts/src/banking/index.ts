import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit, positiveAmount } from '../request-fields.js';
import { id, instant, money } from '../wire.js';
import { proseText } from '../text-rules/index.js';

import { accountTypes } from './accounts.js';

export * from './accounts.js';
export * from './transfer-policy.js';

/** An account as one side of a transfer; `label` says whose it is, in the reader's language. */
export const transferParty = z.object({
  id,
  accountType: answered(accountTypes),
  label: z.string(),
  iban: z.string(),
});
export type TransferParty = z.infer<typeof transferParty>;

/**
 * `pending`: both book balances have moved, the bank has not confirmed. `reversed`: the bank refused, the money is
 * back. `awaiting_approval` and `rejected`: nothing has moved.
 */
export const bankTransactionStatus = z.enum(['completed', 'pending', 'reversed', 'awaiting_approval', 'rejected']);
export type BankTransactionStatus = z.infer<typeof bankTransactionStatus>;

export const bankTransaction = z.object({
  id,
  waqfId: id,
  description: z.string(),
  /** The bank's own reference; null until it has confirmed. */
  bankReference: z.nullable(z.string()),
  amount: money,
  status: answered(bankTransactionStatus.options),
  createdAt: instant,
  from: transferParty,
  to: transferParty,
  /** Seen from the waqf's main account; `between` is from one sub-account to another. */
  direction: answered(['out', 'in', 'between']),
  /** When the bank confirmed or refused, or the founder rejected; null before. */
  settledAt: z.nullable(instant),
  /** Why it was reversed or rejected, in the reader's language. */
  reason: z.nullable(z.string()),
});
export type BankTransaction = z.infer<typeof bankTransaction>;

const change = z.object({ before: money, after: money });
/** What a transfer that awaits approval would change, as the books stand now. */
export const transferEffect = z.object({
  /** What the account may pay out: the yield of a main account, all that a sub-account holds. */
  available: change,
  /** All that the account holds. */
  balance: change,
  /** Of a main account: a transfer never touches it. */
  corpus: z.nullable(money),
  /** Paid before today, or with an approval; null for money that goes back to the waqf. */
  payeeIsKnown: z.nullable(z.boolean()),
  /** What the account may pay in a day without an approval, and how much of it is used today. */
  dayLimit: money,
  usedToday: money,
});
export type TransferEffect = z.infer<typeof transferEffect>;

const missing = messageKey('banking.dataMissing');
const longDescription = messageKey('banking.descriptionLong');

const transferAccount = z
  .string(missing)
  .check(z.minLength(1, { error: missing, abort: true }), z.guid(messageKey('banking.account')));

/** `POST /api/bank-transfer` (optional header `Idempotency-Key`): 201 when recorded, 202 when it awaits approval. */
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
/** What a client sends. */
export type CreateTransferInput = z.input<typeof createTransfer>;
export const transferEnvelope = z.object({ transfer: bankTransaction });

/**
 * `GET /api/bank-transactions?waqfId&status&limit&cursor`: newest first, 1 to 100 rows (default 50). Without `waqfId`:
 * of every waqf that the person sees.
 */
export const bankTransactionQuery = z.object({
  waqfId: z.optional(z.guid(messageKey('waqf.choose'))),
  status: z.optional(z.enum(bankTransactionStatus.options, messageKey('field.unknownChoice'))),
  limit: pageLimit,
  cursor: pageCursor,
});
export type BankTransactionQuery = z.infer<typeof bankTransactionQuery>;
export const bankTransactionList = z.object({
  transactions: z.array(bankTransaction),
  nextCursor: z.nullable(z.string()),
  /**
   * How many transfers of the query's waqf (of all that the person sees, without `waqfId`) the bank has completed,
   * whatever the status and the page asked for.
   */
  completedCount: z.number(),
});
export type BankTransactionList = z.infer<typeof bankTransactionList>;
