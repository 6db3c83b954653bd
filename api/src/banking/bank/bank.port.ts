import type { Bilingual } from '@waqf/contracts';

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

/** The bank, as banking needs it. One question has one reference, and may be asked any number of times. */
export abstract class BankPort {
  /** @throws BankUnreachableError when there is no definite answer: nobody knows what the bank did, so ask again. */
  abstract openAccount(request: AccountRequest): Promise<OpeningAnswer>;
}

/** No answer, or one that can't be understood. The request may or may not have been carried out. */
export class BankUnreachableError extends Error {
  override readonly name = 'BankUnreachableError';
}
