import type { Bilingual } from '@waqf/contracts';
import type { Halalas } from '@waqf/money';

/** What the bank is asked to open. `reference` is ours: the same reference never opens a second account. */
export interface AccountRequest {
  reference: string;
  product: 'WAQF_MAIN' | 'WAQF_SUB';
  holderName: string;
}

/** An account as the bank has it; `iban` has passed its check digits. */
export interface OpenedAccount {
  bankName: string;
  accountNumber: string;
  iban: string;
  branchCode: string | null;
}

/** A definite answer, or `in-progress`: the bank took the request and has not decided. */
export type OpeningAnswer =
  | { outcome: 'opened'; account: OpenedAccount }
  | { outcome: 'refused'; code: string; reason: Bilingual }
  | { outcome: 'in-progress' };

/**
 * A transfer that the bank is asked to make between two of its accounts. `reference` is ours: the same reference never
 * moves money twice.
 */
export interface TransferOrder {
  reference: string;
  debitIban: string;
  creditIban: string;
  amount: Halalas;
  description: string;
}

/** A definite answer, or `in-progress`: the bank took the order and has not decided. */
export type TransferAnswer =
  | { outcome: 'completed'; bankReference: string; bookedAt: Date }
  | { outcome: 'refused'; code: string; reason: Bilingual }
  | { outcome: 'in-progress' };

/** Payments from one account that the bank gets together. `reference` is ours: a batch is carried out once. */
export interface BatchOrder {
  reference: string;
  debitIban: string;
  payments: readonly { reference: string; creditIban: string; amount: Halalas; description: string }[];
}

/** Taken for execution, each payment on its own; or refused as a whole. */
export type BatchAnswer = { outcome: 'accepted' } | { outcome: 'refused'; code: string; reason: Bilingual };

/** A page of a batch: payments that have ended, by our references. Those still under way are left out. */
export interface BatchPage {
  outcome: 'known';
  ends: (
    | { id: string; outcome: 'completed'; bankReference: string }
    | { id: string; outcome: 'refused'; code: string; reason: Bilingual }
  )[];
  /** Null after the last page. */
  next: string | null;
}

/** A line of the bank's statement; `amount` is positive when money came in. */
export interface StatementLine {
  /** The bank's; stable. */
  id: string;
  bookedAt: Date;
  amount: Halalas;
  description: string;
  bankReference: string;
  /** Ours, of a transfer that we ordered. */
  reference: string | null;
}

/** What the bank booked on an account in a period, oldest first. */
export interface BankStatement {
  openingBalance: Halalas;
  closingBalance: Halalas;
  lines: StatementLine[];
}

/** Whether the bank lets an account be used. */
export type BankAccountState = 'active' | 'suspended' | 'closed';

/**
 * The bank, as banking needs it. One question has one reference, and may be asked any number of times. Every method
 * throws BankUnreachableError when there is no definite answer: nobody knows what the bank did, so ask again.
 */
export abstract class BankPort {
  abstract openAccount(request: AccountRequest): Promise<OpeningAnswer>;

  abstract transfer(order: TransferOrder): Promise<TransferAnswer>;

  /** What became of our reference; `unknown` says that the bank never got it, so that it may be ordered anew. */
  abstract transferStatus(reference: string): Promise<TransferAnswer | { outcome: 'unknown' }>;

  /**
   * Many transfers in one question, each with an end of its own, by reference. One that the bank gives no definite
   * answer to is not in the map.
   */
  abstract transferTogether(orders: readonly TransferOrder[]): Promise<ReadonlyMap<string, TransferAnswer>>;

  /** What became of many of our references, in one question; as `transferStatus`, by reference. */
  abstract transferStatuses(
    references: readonly string[],
  ): Promise<ReadonlyMap<string, TransferAnswer | { outcome: 'unknown' }>>;

  abstract sendBatch(batch: BatchOrder): Promise<BatchAnswer>;

  /**
   * What became of the payments of a batch; `unknown` says that the bank never got it, so that it may be sent anew.
   * @param after of the page before; null for the first
   */
  abstract batchStatus(reference: string, after: string | null): Promise<BatchPage | { outcome: 'unknown' }>;

  /** What the bank holds for this account now; null when it has no such account. */
  abstract balance(iban: string): Promise<Halalas | null>;

  /** Null when the bank has no such account. */
  abstract accountState(iban: string): Promise<BankAccountState | null>;

  /**
   * @param from first day, `YYYY-MM-DD` of Asia/Riyadh
   * @param to last day, included
   * @returns null when the bank has no such account
   */
  abstract statement(iban: string, from: string, to: string): Promise<BankStatement | null>;
}

/** No answer, or one that can't be understood. The request may or may not have been carried out. */
export class BankUnreachableError extends Error {
  override readonly name = 'BankUnreachableError';
}
