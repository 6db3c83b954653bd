import { defineEvent } from '../platform/index.js';

/** Transfers are in the books and on their way to the bank; one event for all that were recorded in one transaction. */
export const transfersRecorded = defineEvent<{ transfers: { id: string; waqfId: string }[] }>(
  'banking.transfers-recorded',
);

/**
 * The bank has confirmed transfers, or refused one and the money is back; one event for all that were written down in
 * one transaction.
 */
export const transfersEnded = defineEvent<{
  transfers: { id: string; waqfId: string; outcome: 'completed' | 'reversed' }[];
}>('banking.transfers-ended');
