import { defineEvent } from '../platform/index.js';

/** Transfers are in the books and on their way to the bank; one event for all that were recorded in one transaction. */
export const transfersRecorded = defineEvent<{ transfers: { id: string; waqfId: string }[] }>('banking.transfers-recorded');

/** The bank has confirmed a transfer, or refused it and the money is back. */
export const transferEnded = defineEvent<{ transferId: string; waqfId: string; outcome: 'completed' | 'reversed' }>('banking.transfer-ended');
