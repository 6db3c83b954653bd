import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bankTransfer, transferEffect } from '../banking/index.js';
import { messageKey } from '../messages/message-key.js';
import { pageCursor, pageLimit } from '../request-fields.js';
import { requestId } from '../request-id.js';
import { id, instant, money } from '../wire.js';
import { proseText } from '../text-rules/index.js';
import { approvalStates } from './approval-states.js';

export * from './approval-states.js';
export * from './approval-state-labels.js';

/** Additional fields of a request, by its kind. */
const details = {
  transfer: z.optional(bankTransfer),
  /** What the transfer would change; set only while it awaits approval. */
  effect: z.optional(transferEffect),
  /** Address of the page that shows what is decided; absent when the request itself shows all of it. */
  subjectPage: z.optional(z.string()),
  /** True while what the request was made from has changed, so that it cannot be approved as it is. */
  outdated: z.optional(z.boolean()),
};
export type ApprovalDetails = Pick<Approval, 'transfer' | 'effect' | 'subjectPage' | 'outdated'>;

/** A request that somebody else must approve before it is done. */
export const approval = z.object({
  id,
  /**
   * Open list: `bank_transfer`, and what other contexts register. An unknown kind is shown by `describe` and `amount`.
   */
  kind: z.string(),
  status: answered(['waiting', 'approved', 'rejected']),
  state: answered(approvalStates),
  waqfId: id,
  waqfName: z.string(),
  /** In riyals; null when the request is not about an amount. */
  amount: z.nullable(money),
  /** What is asked for, in both languages. */
  describe: z.object({ ar: z.string(), en: z.string() }),
  /** SHA-256 of what the approver is shown, in hex. */
  hash: z.string(),
  requestedBy: z.object({ id, fullName: z.string() }),
  requestedAt: instant,
  /** Who decided and when; null while nobody has. */
  decidedBy: z.nullable(z.object({ id, fullName: z.string() })),
  decidedAt: z.nullable(instant),
  /** Why it was rejected; null otherwise. */
  reason: z.nullable(z.string()),
  /**
   * Who may decide while it is waiting. The second person has no name here, so as not to reveal the owner of a national
   * id.
   */
  waitsFor: z.optional(
    z.array(z.object({ role: answered(['waqif', 'nazir', 'second_person']), fullName: z.nullable(z.string()) })),
  ),
  /** Whether the reader may approve or reject it now. */
  mayDecide: z.boolean(),
  /** Whether the reader made the request and may withdraw it. */
  mayWithdraw: z.boolean(),
  /** When the requester may decide alone, if the waqf has nobody else who can; null when they never may. */
  selfApprovalFrom: z.nullable(instant),
  ...details,
});
export type Approval = z.infer<typeof approval>;

/**
 * Query of `GET /api/approvals?status&waqfId&limit&cursor`: what the user may decide or has requested, newest first.
 */
export const approvalQuery = z.object({
  status: z.optional(z.enum(['waiting', 'decided'], messageKey('field.unknownChoice'))),
  waqfId: z.optional(requestId(messageKey('waqf.choose'))),
  limit: pageLimit,
  cursor: pageCursor,
});
export type ApprovalQuery = z.infer<typeof approvalQuery>;
/** A decision that awaits the reader on a page of its own, such as proposed rules. */
export const decisionElsewhere = z.object({
  /** Unique in the list. */
  key: z.string(),
  waqfId: id,
  waqfName: z.string(),
  describe: z.object({ ar: z.string(), en: z.string() }),
  /** Name of the person who asks. */
  requestedBy: z.string(),
  requestedAt: instant,
  /** Address of the page on which it is decided. */
  to: z.string(),
});
export type DecisionElsewhere = z.infer<typeof decisionElsewhere>;

/**
 * `waitingCount` is the number of requests that this user may decide now. `elsewhere` are other decisions that await
 * the user, `askedElsewhere` those that the user asked others for; both are sent with the first page of the waiting
 * requests.
 */
export const approvalList = z.object({
  approvals: z.array(approval),
  waitingCount: z.number(),
  nextCursor: z.nullable(z.string()),
  elsewhere: z.optional(z.array(decisionElsewhere)),
  askedElsewhere: z.optional(z.array(decisionElsewhere)),
});
export type ApprovalList = z.infer<typeof approvalList>;

/**
 * Body of `POST /api/approvals/{id}/reject`. `POST /api/approvals/{id}/approve` and `POST /api/approvals/{id}/withdraw`
 * have an empty body. All answer `{approval}`.
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
