import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { messageKey } from '../messages/message-key.js';
import { queryDay, statementQuery } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { day, id, instant, money } from '../wire.js';

export const accountTypes = ['main_waqf', 'beneficiary_sub'] as const;
export type AccountType = (typeof accountTypes)[number];
export const accountStatuses = ['active', 'suspended', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const bankAccount = z.object({
  id,
  waqfId: id,
  accountType: answered(accountTypes),
  accountStatus: answered(accountStatuses),
  isMainAccount: z.boolean(),
  bankName: z.string(),
  accountNumber: z.string(),
  /** `SA` and 22 digits, without spaces. */
  iban: z.string(),
  /** Balance in the books, in riyals; never the bank's figure. */
  balance: money,
  currency: answered(['SAR']),
  /** Null when the bank gives none. */
  branchCode: z.nullable(z.string()),
  /** The beneficiary of a sub-account; null for the main account. */
  beneficiaryId: z.nullable(id),
  createdAt: instant,
});
export type BankAccount = z.infer<typeof bankAccount>;

/**
 * Answer of `POST /api/waqf/{id}/bank-account` and `POST /api/beneficiary/{id}/bank-account` (empty bodies): 201 with
 * the open account, or 202 with null while the bank has not decided. A job then keeps asking the bank, and a
 * notification follows. A refusal by the bank is 422 with its reason.
 */
export const bankAccountOpened = z.object({ account: z.nullable(bankAccount), bankAccountCreated: z.boolean() });
export type BankAccountOpened = z.infer<typeof bankAccountOpened>;

/**
 * Answer of `GET /api/bank-account/{id}/balance`: the bank is asked at the time of the call and the books are not
 * changed; 503 when the bank does not answer.
 */
export const bankAccountBalance = z.object({
  account: bankAccount,
  /** Balance according to the bank. */
  bankBalance: money,
  /** Balance according to the ledger. */
  bookBalance: money,
  /** Balance of the bank minus balance of the books; `0.00` when they agree. */
  difference: money,
  /** When the bank answered. */
  askedAt: instant,
});
export type BankAccountBalance = z.infer<typeof bankAccountBalance>;

/** Query of `GET /api/bank-account/{id}/transactions`; days in Asia/Riyadh, both included. */
export const accountStatementQuery = statementQuery;
export type AccountStatementQuery = z.infer<typeof accountStatementQuery>;

/** Filters of the export `account-statement`: the account, and the days in Asia/Riyadh, both included. */
export const accountStatementExport = z
  .object({
    accountId: requestId(messageKey('banking.account')),
    from: z.nonoptional(queryDay, messageKey('field.periodStartRequired')),
    to: z.nonoptional(queryDay, messageKey('field.periodEndRequired')),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: messageKey('field.period'), path: ['from'] }));

/** One entry of the books from the point of view of this account. */
export const accountEntry = z.object({
  /** Id of the ledger entry. */
  id,
  occurredAt: instant,
  description: z.string(),
  kind: answered(['income', 'expense', 'movement']),
  /** In riyals; positive when the account received the amount, negative when it paid it. */
  amount: money,
  /** Balance of the account after this entry, in riyals. */
  balance: money,
  /** The entry that this one reverses; null when it reverses none. */
  reversesId: z.nullable(id),
});
export type AccountEntry = z.infer<typeof accountEntry>;

/** Answer of `GET /api/bank-account/{id}/transactions`: newest first. */
export const accountStatement = z.object({
  account: bankAccount,
  /** The days of the query; null when it has none. */
  from: z.nullable(day),
  to: z.nullable(day),
  /** The balance at the beginning of `from` and at the end of `to`, in riyals; each is left out without that day. */
  opening: z.optional(money),
  closing: z.optional(money),
  entries: z.array(accountEntry),
  nextCursor: z.nullable(z.string()),
});
export type AccountStatement = z.infer<typeof accountStatement>;
