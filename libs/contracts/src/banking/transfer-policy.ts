import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
import { amount, nationalId } from '../request-fields.js';
import { personName } from '../text-rules/index.js';
import { id, money } from '../wire.js';

/** Above which amount a transfer of a waqf awaits its founder, and who else decides. */
export const transferPolicy = z.object({
  approvalAbove: money,
  /** The platform's amount, which holds until the founder sets another. */
  usual: money,
  /** The founder has set one. */
  isOwn: z.boolean(),
  /** Decides beside the founder, by the name that the founder wrote. */
  secondApprover: z.nullable(z.object({ fullName: z.string() })),
  /** What left each account today without an approval: it counts towards the amount. An answer to a change has none. */
  usedToday: z.optional(z.array(z.object({ accountId: id, amount: money }))),
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
  /** Null takes the second person away; left out, things stay as they are. */
  secondApprover: z.optional(
    z.nullable(
      z.object({
        nationalId: nationalId(messageKey('beneficiaries.nationalId')),
        fullName: personName({
          least: 2,
          most: 200,
          short: messageKey('people.fullNameRequired'),
          long: messageKey('people.nameLong'),
        }),
      }),
    ),
  ),
});
export type SetTransferPolicy = z.infer<typeof setTransferPolicy>;
/** What a client sends. */
export type SetTransferPolicyInput = z.input<typeof setTransferPolicy>;
