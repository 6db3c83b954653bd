import { addDays } from '@waqf/formats';
import { minorUntil } from './guardianship.js';

/**
 * Why a beneficiary must not be paid for now: their dispute is open, they have died and what is due belongs to the
 * heirs, they are a minor without a guardian, or the nazir has suspended them.
 */
export type HoldReason = 'dispute' | 'deceased' | 'no-guardian' | 'suspended';

/** Why no transfer is made to a beneficiary: their payments are held, or they are no beneficiary any more. */
export type TransferHold = HoldReason | 'removed';

/** What decides whether a beneficiary may be paid. Days are ISO days of Asia/Riyadh. */
export interface PayeeFacts {
  readonly isDisputed: boolean;
  readonly hasGuardian: boolean;
  readonly bornOn: string | null;
  readonly diedOn: string | null;
  readonly isActive: boolean;
  readonly isRemoved: boolean;
}

/** More days than eighteen Hijri years have: a person born earlier is of age. */
const longestMinorityDays = 18 * 355;

/** Nobody who was born on this day or before is a minor. */
export const bornAfter = (today: string): string => addDays(today, -longestMinorityDays);

/**
 * The rule of what is held back, for every way of paying. With several reasons, the dispute is returned. Who has left
 * can't be resumed, so what was allocated to them before is still paid.
 */
export function holdOf(
  { isDisputed, hasGuardian, bornOn, diedOn, isActive, isRemoved }: PayeeFacts,
  today: string,
): HoldReason | null {
  if (isDisputed) return 'dispute';
  if (diedOn !== null) return 'deceased';
  const isMinor = bornOn !== null && bornOn > bornAfter(today) && today <= minorUntil(bornOn);
  if (isMinor && !hasGuardian) return 'no-guardian';
  return isActive || isRemoved ? null : 'suspended';
}

/** A transfer names no period for which it is due, so whoever has left gets none. */
export const transferHoldOf = (facts: PayeeFacts, today: string): TransferHold | null =>
  holdOf(facts, today) ?? (facts.isRemoved ? 'removed' : null);
