import type { SignInOutcome } from '@waqf/contracts/identity';
import type { StepUpSubject } from '@waqf/contracts/step-up';

/** What Nafath answers to a request for somebody's consent. */
export interface NafathRequest {
  readonly transactionId: string;
  /** Two digits that the person picks on the phone. */
  readonly random: string;
}

/** Who a verified token speaks of. */
export interface NafathProof {
  readonly transactionId: string;
  readonly nationalId: string;
  /** The registered Arabic name; null when Nafath does not give one. */
  readonly fullName: string | null;
}

/** The national sign-on, as far as the platform needs it. */
export abstract class Nafath {
  /**
   * Asks a person for consent on their phone.
   * @param requestId ours; it comes back with the callback
   * @param confirms what the person confirms, for a phone that can show it
   * @throws IdentityNafathUnavailableError (503)
   */
  abstract request(nationalId: string, requestId: string, confirms?: StepUpSubject): Promise<NafathRequest>;

  /**
   * What became of a request. Unsigned, so COMPLETED here proves nothing. @throws IdentityNafathUnavailableError (503)
   */
  abstract status(nationalId: string, request: NafathRequest): Promise<SignInOutcome>;

  /** Checks a callback's token against Nafath's keys. @throws IdentityProofRefusedError (401) */
  abstract verify(token: string): Promise<NafathProof>;
}
