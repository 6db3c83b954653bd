import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bankTransaction, transferEffect } from '../banking/index.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit } from '../request-fields.js';
import { id, instant, money } from '../wire.js';
import { proseText } from '../text-rules/index.js';

/** What a kind adds to its requests. */
const details = {
  transfer: z.optional(bankTransaction),
  /** While the transfer waits. */
  effect: z.optional(transferEffect),
};
export type ApprovalDetails = Pick<Approval, 'transfer' | 'effect'>;

/** A request that somebody else must approve before it is done. */
export const approval = z.object({
  id,
  /** Open: `bank_transfer`, and what later contexts register. An unknown kind is shown by `describe` and `amount`. */
  kind: z.string(),
  status: answered(['waiting', 'approved', 'rejected']),
  state: answered(['requested', 'approved', 'rejected', 'withdrawn', 'expired']),
  waqfId: id,
  waqfName: z.string(),
  /** Null where it is about no amount. */
  amount: z.nullable(money),
  /** What is asked for, in both languages. */
  describe: z.object({ ar: z.string(), en: z.string() }),
  /** SHA-256 of what is shown, in hex. */
  hash: z.string(),
  requestedBy: z.object({ id, fullName: z.string() }),
  requestedAt: instant,
  decidedBy: z.nullable(z.object({ id, fullName: z.string() })),
  decidedAt: z.nullable(instant),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  /** Who may decide, while it waits. The second person without a name: nobody is told whose a national id is. */
  waitsFor: z.optional(
    z.array(z.object({ role: answered(['waqif', 'nazir', 'second_person']), fullName: z.nullable(z.string()) })),
  ),
  /** Whether the person who reads may approve or reject it now. */
  mayDecide: z.boolean(),
  /** Whether the person who reads asked for it and may take it back. */
  mayWithdraw: z.boolean(),
  /** From when whoever asked may decide alone, where the waqf has nobody else; null: never. */
  selfApprovalFrom: z.nullable(instant),
  ...details,
});
export type Approval = z.infer<typeof approval>;

/** `GET /api/approvals?status&waqfId&limit&cursor`: what the person may decide or has asked for, newest first. */
export const approvalQuery = z.object({
  status: z.optional(z.enum(['waiting', 'decided'], messageKey('field.unknownChoice'))),
  waqfId: z.optional(z.guid(messageKey('waqf.choose'))),
  limit: pageLimit,
  cursor: pageCursor,
});
export type ApprovalQuery = z.infer<typeof approvalQuery>;
/** `waitingCount`: how many this person may decide now. */
export const approvalList = z.object({
  approvals: z.array(approval),
  waitingCount: z.number(),
  nextCursor: z.nullable(z.string()),
});
export type ApprovalList = z.infer<typeof approvalList>;

/**
 * `POST /api/approvals/{id}/approve` has an empty body, `POST /api/approvals/{id}/withdraw` too,
 * `POST /api/approvals/{id}/reject` the reason; all answer `{approval}`.
 */
export const rejectApproval = z.object({
  reason: proseText({
    least: 3,
    most: 300,
    short: messageKey('banking.rejectionRequired'),
    long: messageKey('banking.rejectionLong'),
  }),
});
export type RejectApproval = z.infer<typeof rejectApproval>;
export const approvalEnvelope = z.object({ approval });
