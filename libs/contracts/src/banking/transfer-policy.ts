import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
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
  approvalAbove: z.nullable(
    z
      .string(messageKey('finances.amountRequired'))
      .check(
        z.minLength(1, { error: messageKey('finances.amountRequired'), abort: true }),
        z.regex(/^\d{1,13}(\.\d{1,2})?$/, messageKey('finances.amount')),
      ),
  ),
});
export type SetTransferPolicy = z.infer<typeof setTransferPolicy>;
