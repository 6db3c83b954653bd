import type { PayeeIbanState } from './payee-iban-states.js';

/** An account of a beneficiary's own, to which distributions of one waqf are to be paid. */
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
  /** Nothing is paid to it before. */
  readonly usableFrom: Date | null;
}

/** How long an approved account waits, so that a change out of a stolen session is noticed before money follows it. */
export const ibanWaitMs = 48 * 60 * 60_000;

/** What facts about it carry: the whole number stands in the table alone. */
export const ibanFactOf = ({ id, waqfId, beneficiaryId, personId, iban }: PayeeIbanRecord) => ({
  ibanId: id,
  waqfId,
  beneficiaryId,
  personId,
  ibanEnd: iban.slice(-4),
});
