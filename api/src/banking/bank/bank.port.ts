import type { Bilingual } from '@waqf/contracts';
import type { Halalas } from '@waqf/money';

/** The account that the bank is asked to open. `reference` is ours: the same one never opens a second account. */
export interface AccountRequest {
  reference: string;
  product: 'WAQF_MAIN' | 'WAQF_SUB';
  holderName: string;
}

/** An account as the bank reports it; the check digits of `iban` are valid. */
export interface OpenedAccount {
  bankName: string;
  accountNumber: string;
  iban: string;
  branchCode: string | null;
}

/** A definite answer, or `in-progress`: the bank has accepted the request but not decided yet. */
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

/** A definite answer, or `in-progress`: the bank has accepted the order but not decided yet. */
export type TransferAnswer =
  | { outcome: 'completed'; bankReference: string; bookedAt: Date }
  | { outcome: 'refused'; code: string; reason: Bilingual }
  | { outcome: 'in-progress' };

/** Payments from one account that are sent to the bank together. `reference` is ours: a batch is executed once. */
export interface BatchOrder {
  reference: string;
  debitIban: string;
  payments: readonly { reference: string; creditIban: string; amount: Halalas; description: string }[];
}

/** Accepted for execution, each payment separately, or refused as a whole. */
export type BatchAnswer = { outcome: 'accepted' } | { outcome: 'refused'; code: string; reason: Bilingual };

/** A page of a batch: payments that have ended, by our references. Pending payments are left out. */
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
  /** The bank's id of the line; it never changes. */
  id: string;
  bookedAt: Date;
  amount: Halalas;
  description: string;
  bankReference: string;
  /** Our reference of a transfer that we ordered; null for other lines. */
  reference: string | null;
}

/** The bank's statement of an account for a period; lines oldest first. */
export interface BankStatement {
  openingBalance: Halalas;
  closingBalance: Halalas;
  lines: StatementLine[];
}

/** Whether an account can be used at the bank. */
export type BankAccountState = 'active' | 'suspended' | 'closed';

/**
 * The bank, as the banking context needs it. A request has one reference and may be repeated any number of times. Every
 * method throws BankUnreachableError when there is no definite answer: it is unknown what the bank did, so ask again.
 */
export abstract class BankPort {
  abstract openAccount(request: AccountRequest): Promise<OpeningAnswer>;

  abstract transfer(order: TransferOrder): Promise<TransferAnswer>;

  /** The status of our reference; `unknown` means that the bank never got it, so that it may be ordered again. */
  abstract transferStatus(reference: string): Promise<TransferAnswer | { outcome: 'unknown' }>;

  /**
   * Orders many transfers in one request; each has its own result, by reference. A transfer without a definite answer
   * is not in the map.
   */
  abstract transferTogether(orders: readonly TransferOrder[]): Promise<ReadonlyMap<string, TransferAnswer>>;

  /** The status of many of our references in one request, by reference; see `transferStatus`. */
  abstract transferStatuses(
    references: readonly string[],
  ): Promise<ReadonlyMap<string, TransferAnswer | { outcome: 'unknown' }>>;

  abstract sendBatch(batch: BatchOrder): Promise<BatchAnswer>;

  /**
   * The status of the payments of a batch; `unknown` means that the bank never got it, so that it may be sent again.
   * @param after `next` of the previous page; null for the first page
   */
  abstract batchStatus(reference: string, after: string | null): Promise<BatchPage | { outcome: 'unknown' }>;

  /** The current balance of the account at the bank; null when the bank has no such account. */
  abstract balance(iban: string): Promise<Halalas | null>;

  /** The state of an account; null when the bank has no such account. */
  abstract accountState(iban: string): Promise<BankAccountState | null>;

  /**
   * @param from first day, `YYYY-MM-DD` of Asia/Riyadh
   * @param to last day, included
   * @returns null when the bank has no such account
   */
  abstract statement(iban: string, from: string, to: string): Promise<BankStatement | null>;
}

/** There is no answer, or one that can't be understood. The request may or may not have been carried out. */
export class BankUnreachableError extends Error {
  override readonly name = 'BankUnreachableError';
  /** True when there was no connection to the bank, so that it never received the request. */
  readonly neverSent: boolean;

  constructor(message: string, { neverSent = false, ...options }: ErrorOptions & { neverSent?: boolean } = {}) {
    super(message, options);
    this.neverSent = neverSent;
  }
}
