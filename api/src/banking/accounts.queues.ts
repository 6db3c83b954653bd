import { defineQueue } from '../platform/index.js';

/** Asks the bank whether an account is active, suspended or closed, and writes its word down. */
export const followAccountQueue = defineQueue<{ accountId: string }>('banking.follow-account');
