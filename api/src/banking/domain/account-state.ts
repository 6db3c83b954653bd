import type { Bilingual } from '@waqf/contracts';

/**
 * Life of a bank account: `opening` → `active` or `refused`; an open one may be suspended or closed.
 * A refused one can be asked for again, with a new reference, because the bank answers the old one with the same
 * refusal.
 */
export const accountStates = ['opening', 'active', 'suspended', 'closed', 'refused'] as const;
export type AccountState = (typeof accountStates)[number];

/** What another context may know about a waqf's main account before it exists. */
export type MainAccountState =
  | { state: 'none' }
  | { state: Exclude<AccountState, 'refused'> }
  | { state: 'refused'; reason: Bilingual };

/** Whether asking for the main account again starts a new request. */
export const mayAskAgain = (state: AccountState): boolean => state === 'refused';

const firstDelayMs = 1_000;
const longestDelayMs = 5 * 60_000;

/**
 * How long to wait before the bank is asked again, after so many attempts without a definite answer: doubles from one
 * second up to five minutes, because a bank that is down for an hour must not be hammered, nor forgotten.
 */
export function delayBeforeAsking(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(Math.max(attempts - 1, 0), 16));
}
