import { defineQueue } from '../platform/index.js';

/** Asks the bank for one account; asks again later when there is no definite answer. */
export const openAccountQueue = defineQueue<{ accountId: string }>('banking.open-account');
