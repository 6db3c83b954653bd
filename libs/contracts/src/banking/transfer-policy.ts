import * as z from 'zod/mini';
import { amount } from '../request-fields.js';
import { money } from '../wire.js';

/** Above which amount a transfer of a waqf awaits its founder. */
export const transferPolicy = z.object({
  approvalAbove: money,
  /** The platform's amount, which holds until the founder sets another. */
  usual: money,
  /** The founder has set one. */
  isOwn: z.boolean(),
  /** Whether the person who reads may set it. */
  mayChange: z.boolean(),
});
export type TransferPolicy = z.infer<typeof transferPolicy>;

/** Answer of `GET` and `PUT /api/waqf/{id}/transfer-policy`. */
export const transferPolicyEnvelope = z.object({ policy: transferPolicy });

/**
 * `PUT /api/waqf/{id}/transfer-policy`, the founder only: `"0"` lets every transfer wait, null takes the platform's
 * amount again.
 */
export const setTransferPolicy = z.object({
  approvalAbove: z.nullable(amount()),
});
export type SetTransferPolicy = z.infer<typeof setTransferPolicy>;
/** What a client sends. */
export type SetTransferPolicyInput = z.input<typeof setTransferPolicy>;
