import * as z from 'zod/mini';

/**
 * `pending`: both balances in the books have changed, but the bank has not confirmed. `reversed`: the bank refused and
 * the money was returned. `awaiting_approval` and `rejected`: no money has moved.
 */
export const bankTransferStatus = z.enum(['completed', 'pending', 'reversed', 'awaiting_approval', 'rejected']);
export type BankTransferStatus = z.infer<typeof bankTransferStatus>;
