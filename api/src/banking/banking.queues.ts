import { defineQueue } from '../platform/index.js';

/** Asks the bank for one account; asks again later when there is no definite answer. */
export const openAccountQueue = defineQueue<{ accountId: string }>('banking.open-account');

/** Asks the bank whether an account is active, suspended or closed, and records the answer. */
export const followAccountQueue = defineQueue<{ accountId: string }>('banking.follow-account');
