import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
import { amount, nationalId, seenFields } from '../request-fields.js';
import { personName } from '../text-rules/index.js';
import { id, money } from '../wire.js';

/** The amount above which a transfer of a waqf awaits its founder's approval, and who else decides. */
export const transferPolicy = z.object({
  /** In riyals. */
  approvalAbove: money,
  /** The platform's default amount in riyals, used until the founder sets another. */
  usual: money,
  /** Whether the founder has set an amount. */
  isOwn: z.boolean(),
  /** A second person who may also decide, with the name that the founder entered; null when there is none. */
  secondApprover: z.nullable(z.object({ fullName: z.string() })),
  /**
   * What each account paid today without approval; it counts towards the amount. Left out in the answer to a change.
   */
  usedToday: z.optional(z.array(z.object({ accountId: id, amount: money }))),
  /** Whether the reader may change the policy. */
  mayChange: z.boolean(),
});
export type TransferPolicy = z.infer<typeof transferPolicy>;

/** Answer of `GET` and `PUT /api/waqf/{id}/transfer-policy`. */
export const transferPolicyEnvelope = z.object({ policy: transferPolicy });

/**
 * Body of `PUT /api/waqf/{id}/transfer-policy`, for the founder only: with `"0"` every transfer awaits approval, null
 * restores the platform's default amount.
 */
export const setTransferPolicy = z.object({
  /** In riyals. */
  approvalAbove: z.nullable(amount()),
  /** Null removes the second person; when left out, nothing changes. */
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
  /** The amount is null where the platform's applied, the second person their name or null. */
  seen: seenFields(['approvalAbove', 'secondApprover']),
});
export type SetTransferPolicy = z.infer<typeof setTransferPolicy>;
/** What a client sends, before the schema transforms it. */
export type SetTransferPolicyInput = z.input<typeof setTransferPolicy>;
