import { addDays } from '@waqf/formats';
import { minorUntil } from './guardianship.js';

/**
 * Why a beneficiary must not be paid for now: their dispute is open, they have died and what is due belongs to the
 * heirs, or they are a minor without a guardian.
 */
export type HoldReason = 'dispute' | 'deceased' | 'no-guardian';

/** Why no transfer is made to a beneficiary: their payments are held, or they are entitled to nothing now. */
export type TransferHold = HoldReason | 'suspended' | 'removed';

/** What decides whether a beneficiary may be paid. Days are ISO days of Asia/Riyadh. */
export interface PayeeFacts {
  readonly isDisputed: boolean;
  readonly hasGuardian: boolean;
  readonly bornOn: string | null;
  readonly diedOn: string | null;
}

/** More days than eighteen Hijri years have: a person born earlier is of age. */
const longestMinorityDays = 18 * 355;

/** Nobody who was born on this day or before is a minor. */
export const bornAfter = (today: string): string => addDays(today, -longestMinorityDays);

/** The rule of what is held back, for every way of paying. With several reasons, the dispute is returned. */
export function holdOf({ isDisputed, hasGuardian, bornOn, diedOn }: PayeeFacts, today: string): HoldReason | null {
  if (isDisputed) return 'dispute';
  if (diedOn !== null) return 'deceased';
  const isMinor = bornOn !== null && bornOn > bornAfter(today) && today <= minorUntil(bornOn);
  return isMinor && !hasGuardian ? 'no-guardian' : null;
}

/**
 * A transfer names no period for which it is due, so it also needs an entitlement today. What a distribution allocated
 * before the entitlement ended is still paid.
 */
export function transferHoldOf(
  { isActive, isRemoved, ...facts }: PayeeFacts & { readonly isActive: boolean; readonly isRemoved: boolean },
  today: string,
): TransferHold | null {
  const held = holdOf(facts, today);
  if (held !== null) return held;
  if (isRemoved) return 'removed';
  return isActive ? null : 'suspended';
}
