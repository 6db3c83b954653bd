import type { SignInOutcome } from '@waqf/contracts/identity';
import type { StepUpSubject } from '@waqf/contracts/step-up';

/** How many seconds a Nafath request stays valid, for a sign-in and for the confirmation of an act. */
export const requestSeconds = 200;

/** Nafath's answer to a request for a person's consent. */
export interface NafathRequest {
  readonly transactionId: string;
  /** Two digits that the person picks on the phone. */
  readonly random: string;
}

/** The person and the transaction that a verified token names. */
export interface NafathProof {
  readonly transactionId: string;
  readonly nationalId: string;
  /** The registered Arabic name; null when Nafath does not give one. */
  readonly fullName: string | null;
}

/** The part of the national sign-on that the platform uses. */
export abstract class Nafath {
  /**
   * Asks a person for consent on their phone.
   * @param requestId our own id; the callback returns it
   * @param confirms what the person confirms, for a phone that can show it
   * @throws IdentityNafathUnavailableError (503)
   */
  abstract request(nationalId: string, requestId: string, confirms?: StepUpSubject): Promise<NafathRequest>;

  /**
   * The state of a request. The answer is unsigned, so COMPLETED proves nothing here. @throws
   * IdentityNafathUnavailableError (503)
   */
  abstract status(nationalId: string, request: NafathRequest): Promise<SignInOutcome>;

  /** Checks a callback's token against Nafath's keys. @throws IdentityProofRefusedError (401) */
  abstract verify(token: string): Promise<NafathProof>;
}
