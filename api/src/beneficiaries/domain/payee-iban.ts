import type { PayeeIbanState } from './payee-iban-states.js';

/** A beneficiary's own account, to which distributions of one waqf are to be paid. */
export interface PayeeIbanRecord {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly waqfId: string;
  /** User id of the beneficiary. */
  readonly personId: string;
  readonly iban: string;
  readonly state: PayeeIbanState;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
  readonly approvalId: string | null;
  readonly approvedAt: Date | null;
  /** Nothing is paid to the account before this time; null until it is approved. */
  readonly usableFrom: Date | null;
}

/** Waiting time of an approved account, so that a change from a stolen session is noticed before money is paid. */
export const ibanWaitMs = 48 * 60 * 60_000;

/** The fields of facts about an account; the complete IBAN is only in the table. */
export const ibanFactOf = ({ id, waqfId, beneficiaryId, personId, iban }: PayeeIbanRecord) => ({
  ibanId: id,
  waqfId,
  beneficiaryId,
  personId,
  ibanEnd: iban.slice(-4),
});
